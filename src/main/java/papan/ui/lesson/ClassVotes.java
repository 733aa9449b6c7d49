package papan.ui.lesson;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.lesson.learner.ClassHands;
import papan.lesson.learner.ClassResults;
import papan.lesson.page.Block;
import papan.lesson.play.Votes;
import papan.ui.common.WindowText;

/** How classes voted, question by question: the second vote beside the first. */
record ClassVotes(List<ClassHands> all) {
    ClassVotes {
        all = List.copyOf(all);
    }

    /** Questions for which hands were up and that nobody of the class has answered alone. */
    List<ClassResults.Question> beside(List<ClassResults.Question> answered) {
        Set<ClassResults.Question> more = new LinkedHashSet<>();
        all.stream()
                .filter(hands -> answered.stream().noneMatch(question -> isAbout(hands, question)))
                .forEach(hands -> more.add(new ClassResults.Question(
                        hands.lesson(), hands.step(), hands.question(), "", 0, 0, List.of(), List.of())));
        return List.copyOf(more);
    }

    private static boolean isAbout(ClassHands hands, ClassResults.Question question) {
        return hands.lesson().equals(question.lesson())
                && hands.step().equals(question.step())
                && hands.question().equals(question.print());
    }

    /** Shows the votes on a question, class by class, the latest first. */
    void put(LibraryPage page, ClassResults.Question question, Optional<Rehearsal.Question> asking, WindowText words) {
        for (int i = all.size() - 1; i >= 0; i--) {
            ClassHands hands = all.get(i);
            if (isAbout(hands, question)) {
                Optional<Block.Asked> asked = asking.flatMap(Rehearsal.Question::settled);
                List<String> right = asked.map(Block.Asked::right).orElse(List.of());
                page.text("Papan.small.font", "Papan.secondary", said(hands, right, words), 8)
                        .setName("class.hands");
                AnswerBars bars = new AnswerBars();
                bars.show(lines(hands.votes(), right, asked));
                page.put(bars, 4);
            }
        }
    }

    private static String said(ClassHands hands, List<String> right, WindowText words) {
        Votes votes = hands.votes();
        int first = right.stream().mapToInt(votes::first).sum();
        int second = right.stream()
                .mapToInt(option -> votes.second(option).orElse(0))
                .sum();
        int up = votes.taken().get(0).values().stream()
                .mapToInt(Integer::intValue)
                .sum();
        String day = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(Locale.forLanguageTag(words.language().tag()))
                .format(hands.begun().atZone(ZoneId.systemDefault()));
        String key = right.isEmpty() ? "class.hands" : votes.isSecond() ? "class.hands.both" : "class.hands.first";
        return words.text(key, Map.of("day", day, "hands", up, "first", first, "second", second));
    }

    /** Those for which a hand was up, and the right one. */
    private static List<AnswerBars.Line> lines(Votes votes, List<String> right, Optional<Block.Asked> asked) {
        Map<String, String> labels = new LinkedHashMap<>();
        asked.ifPresentOrElse(
                question -> question.lettered().forEach(option -> labels.put(option.id(), option.label())),
                () -> votes.taken()
                        .forEach(vote -> vote.keySet().stream().sorted().forEach(id -> labels.put(id, id))));
        return labels.entrySet().stream()
                .filter(each -> right.contains(each.getKey())
                        || votes.of(each.getKey()).stream().anyMatch(hands -> hands > 0))
                .map(each -> new AnswerBars.Line(
                        "",
                        each.getValue(),
                        votes.of(each.getKey()),
                        Optional.of(right.contains(each.getKey())).filter(any -> asked.isPresent())))
                .toList();
    }
}
