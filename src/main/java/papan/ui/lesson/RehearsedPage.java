package papan.ui.lesson;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import papan.ui.common.WindowText;

/** How the questions of the day went, and when the next ones come. */
final class RehearsedPage {
    private RehearsedPage() {}

    static LibraryPage of(Rehearsal done, Journal journal, WindowText words, Runnable back) {
        LibraryPage page = LibraryPage.with(words, back, words.text("today.title"));
        page.text(
                        "Papan.heading.font",
                        "Papan.text",
                        words.text(
                                "today.result",
                                Map.of(
                                        "right",
                                        done.right(),
                                        "questions",
                                        done.questions().size())),
                        10)
                .setName("today.result");
        for (int i = 0; i < done.questions().size(); i++) {
            Rehearsal.Question question = done.questions().get(i);
            Optional<Boolean> first = done.firsts().get(i);
            page.text(
                    "Papan.strong.font", "Papan.text", AnswersPage.asked(question.run(), question.stage(), words), 16);
            String how = first.isEmpty() ? "today.skipped" : first.get() ? "today.right" : "today.wrong";
            page.text(
                    "Papan.body.font",
                    "Papan.text",
                    words.text(how, Map.of("lesson", question.run().lesson().title())),
                    4);
        }
        journal.nextDue()
                .ifPresent(day -> page.text(
                        "Papan.body.font", "Papan.text", words.text("today.next", Map.of("day", day(day, words))), 20));
        return page;
    }

    static String day(LocalDate day, WindowText words) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                .withLocale(Locale.forLanguageTag(words.language().tag()))
                .format(day);
    }
}
