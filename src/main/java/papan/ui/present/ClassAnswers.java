package papan.ui.present;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import papan.lesson.kind.AnswerForm;
import papan.lesson.kind.AnswerOption;
import papan.lesson.play.AnswerWords;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.lesson.play.Votes;
import papan.ui.lesson.AnswerLetters;
import papan.ui.lesson.LearnSession;

/**
 * What a class sees of the answers to the question that is shown: those to choose from, its votes, and in the end the right
 * one.
 */
final class ClassAnswers {
    private final LearnSession session;

    ClassAnswers(LearnSession session) {
        this.session = session;
    }

    /** How the question is answered. */
    AnswerForm form() {
        return session.stage().form();
    }

    /** The answers to choose from, or the right ones where something is written; none where a place is pointed at. */
    List<BigOptions.Line> lines() {
        Stage stage = session.stage();
        LessonRun run = session.lesson();
        AnswerForm form = form();
        // A wrong answer can be followed by another try.
        List<String> right = form.isScored() && session.attempt().isSettled()
                ? List.of(run.rightAnswer(stage).split(",", -1))
                : List.of();
        List<AnswerOption> offered = run.options(stage);
        return switch (form) {
            case NUMBERS -> numbers(offered, right);
            case ORDERED -> inOrder(offered, right);
            default -> choices(offered, form, right);
        };
    }

    private List<BigOptions.Line> choices(List<AnswerOption> offered, AnswerForm form, List<String> right) {
        Votes votes = session.votes();
        AnswerWords spoken = new AnswerWords(session.lesson(), session.lesson().words());
        List<BigOptions.Line> lines = new ArrayList<>();
        for (AnswerOption option : offered) {
            boolean worthALine = votes.has(option.id()) || right.contains(option.id());
            if (form == AnswerForm.PLACE && !worthALine) {
                continue;
            }
            String letter = AnswerLetters.of(form, lines.size(), option);
            String text = spoken.label(option, form);
            lines.add(line(
                    option,
                    letter,
                    text.equals(letter) ? "" : text,
                    right.isEmpty() ? Optional.empty() : Optional.of(right.contains(option.id()))));
        }
        return lines;
    }

    /** As they were asked, and once that is known, one after the other as they happen. */
    private List<BigOptions.Line> inOrder(List<AnswerOption> offered, List<String> right) {
        List<AnswerOption> ordered = new ArrayList<>(offered);
        if (!right.isEmpty()) {
            ordered.sort(Comparator.comparingInt(option -> right.indexOf(option.id())));
        }
        Optional<Boolean> known = right.isEmpty() ? Optional.empty() : Optional.of(true);
        return ordered.stream()
                .map(option -> line(option, AnswerLetters.of(AnswerForm.ORDERED, 0, option), option.text(), known))
                .toList();
    }

    /** Nothing to choose from, but what is right in the end: a number, or one for each house. */
    private static List<BigOptions.Line> numbers(List<AnswerOption> offered, List<String> right) {
        List<BigOptions.Line> lines = new ArrayList<>();
        for (int i = 0; i < right.size(); i++) {
            boolean named = offered.size() == right.size();
            lines.add(new BigOptions.Line(
                    named ? offered.get(i).text() : right.get(i),
                    named ? right.get(i) : "",
                    0,
                    Optional.empty(),
                    Optional.of(true)));
        }
        return lines;
    }

    private BigOptions.Line line(AnswerOption option, String letter, String text, Optional<Boolean> right) {
        Votes votes = session.votes();
        return new BigOptions.Line(letter, text, votes.first(option.id()), votes.second(option.id()), right);
    }
}
