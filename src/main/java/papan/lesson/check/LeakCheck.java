package papan.lesson.check;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import papan.lesson.kind.QuestionKinds;
import papan.lesson.kind.RightAnswer;
import papan.lesson.scene.Findings;
import papan.lesson.scene.Spoken;
import papan.lesson.script.Lesson;
import papan.lesson.script.Say;
import papan.lesson.script.Step;
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
        Optional<String> answer = QuestionKinds.of(ask.question()).told(right, spoken);
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

    private void text(String path, String text, String answer) {
        Optional<String> said = spoken.readable(text);
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
