package papan.ui.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import papan.lesson.kept.Answered;
import papan.lesson.kept.LessonProgress;
import papan.lesson.play.AnswerWords;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.lesson.script.Given;
import papan.lesson.script.Lesson;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.WindowText;

/** What a learner has done in a lesson, question by question. Nothing is told of questions that were not answered yet. */
final class AnswersPage {
    private AnswersPage() {}

    static LibraryPage of(
            Lesson lesson, LessonRun run, Journal journal, WindowText words, Runnable back, LibraryActs acts) {
        LibraryPage page =
                LibraryPage.with(words, back, words.text("lessons.answers", Map.of("lesson", lesson.title())));
        Optional<LessonProgress> progress = journal.in(lesson.id());
        progress.ifPresent(done -> page.text(
                "Papan.body.font",
                "Papan.secondary",
                words.text(done.finished() ? "lessons.done" : "lessons.begun", Map.of("minutes", done.minutes())),
                8));
        boolean any = false;
        for (Rehearsal.Question question : Rehearsal.Question.all(run).toList()) {
            Optional<Answered> answer = progress.flatMap(done -> done.answer(question.id()));
            if (answer.isPresent()) {
                any = true;
                put(page, question.run(), question.stage(), answer.get(), words);
            }
        }
        if (!any) {
            page.text("Papan.body.font", "Papan.text", words.text("answers.none"), 16);
        }
        page.put(buttons(lesson, words, acts), 22);
        return page;
    }

    private static void put(LibraryPage page, LessonRun run, Stage stage, Answered answer, WindowText words) {
        page.text("Papan.strong.font", "Papan.text", asked(run, stage, words), 16);
        List<String> given = answer.attempts().stream()
                .map(each -> words.text(
                        each.correct() ? "answers.right" : "answers.wrong",
                        Map.of("answer", given(run, stage, each.given()))))
                .toList();
        String said = given.isEmpty()
                ? words.text("answers.skipped")
                : given.stream().collect(Collectors.joining(words.text("answers.then")));
        String help = answer.revealed()
                ? words.text("answers.revealed")
                : answer.hints() > 0 ? words.text("answers.hints", Map.of("hints", answer.hints())) : "";
        page.text("Papan.body.font", "Papan.text", help.isEmpty() ? said : said + "\n" + help, 4);
    }

    /** What a step asks, or what there is to try. */
    static String asked(LessonRun run, Stage stage, WindowText words) {
        return stage.asked()
                .map(ask -> new AnswerWords(run, run.words()).question(ask.question()))
                .orElseGet(() ->
                        run.said(stage).orElse(run.text(stage.step().head().title())));
    }

    /** What was answered, in words. */
    static String given(LessonRun run, Stage stage, String ids) {
        Given answer = Given.of(ids);
        return stage.step().asks()
                ? new AnswerWords(run, run.words()).answer(stage, answer)
                : String.join(" ", answer.parts());
    }

    private static FlowRow buttons(Lesson lesson, WindowText words, LibraryActs acts) {
        FlowRow row = new FlowRow(8);
        PillButton open = LibraryPage.button(
                "look." + lesson.id(), words.text("answers.open"), Icons.PLAY, () -> acts.open(lesson));
        open.setPrimary(true);
        row.put(open, 0);
        row.put(
                LibraryPage.button(
                        "again." + lesson.id(), words.text("end.again"), Icons.RESTART, () -> acts.again(lesson)),
                0);
        PillButton forget = new PillButton(null);
        forget.setName("forget." + lesson.id());
        forget.setText(words.text("lessons.forget"));
        String sure = words.text("lessons.forget.sure");
        forget.addActionListener(event -> {
            if (forget.getText().equals(sure)) {
                acts.forget(lesson);
            } else {
                forget.setText(sure);
                row.revalidate();
            }
        });
        row.put(forget, 0);
        return row;
    }
}
