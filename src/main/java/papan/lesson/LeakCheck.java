package papan.lesson;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import papan.model.Place;
import papan.rules.RuleSet;

/** Looks whether an answer can be read before it is asked for: in the question itself, or in what is said with it. */
final class LeakCheck {
    private final Spoken spoken;
    private final Findings findings;

    LeakCheck(Lesson lesson, RuleSet rules, Findings findings) {
        this.spoken = Spoken.of(lesson, rules);
        this.findings = findings;
    }

    void step(String path, Step.Ask ask, RightAnswer right) {
        Optional<String> answer = told(ask.question(), right);
        if (right.finding().isPresent() || answer.isEmpty()) {
            return;
        }
        text(path + ".question.text", ask.question().text(), answer.get());
        List<Say> said = ask.head().say();
        for (int i = 0; i < said.size(); i++) {
            text(path + ".say[" + i + "]", said.get(i).text(), answer.get());
        }
        text(path + ".title", ask.head().title(), answer.get());
    }

    /** The answer as it would be told; empty where a word of it may well be said, such as the house that is lifted. */
    private Optional<String> told(Question question, RightAnswer right) {
        if (question instanceof Question.Landing landing) {
            return Place.parse(right.answer())
                    .filter(place -> !place.equals(landing.move().from()))
                    .map(spoken.words()::place);
        }
        if (question instanceof Question.Choice choice) {
            return choice.options().stream()
                    .filter(option -> option.id().equals(right.answer()))
                    .flatMap(option -> said(option.text()).stream())
                    .filter(text -> text.length() > 2)
                    .findFirst();
        }
        return Optional.empty();
    }

    /** A text as it is told; empty where it cannot be read, which is told elsewhere. */
    private Optional<String> said(String text) {
        try {
            return Optional.of(spoken.text(text));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private void text(String path, String text, String answer) {
        Optional<String> said = said(text);
        if (said.isEmpty()) {
            return;
        }
        boolean whole = Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(answer) + "(?![\\p{L}\\p{N}])")
                .matcher(said.get())
                .find();
        if (whole) {
            findings.warning(
                    "W813",
                    path,
                    "The answer, \"" + answer + "\", can be read here before it is given.",
                    "Say it after the question, or ask for something else.");
        }
    }
}
