package papan.lesson.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import papan.lesson.kind.Diagnosis;
import papan.lesson.kind.QuestionCheck;
import papan.lesson.kind.QuestionKind;
import papan.lesson.kind.QuestionKinds;
import papan.lesson.kind.RightAnswer;
import papan.lesson.scene.Findings;
import papan.lesson.scene.Spoken;
import papan.lesson.script.Misconception;
import papan.lesson.script.Say;
import papan.lesson.script.Step;
import papan.model.Layout;

/**
 * Checks a question and the feedback to its answers against the rules, and whether the answer can be read before it is asked
 * for.
 *
 * @param layout of the board on which it is asked
 */
record AskCheck(Layout layout, Spoken spoken, Findings findings) {
    /**
     * Checks a question.
     *
     * @param path where in the file its step stands
     */
    void step(String path, Step.Ask ask, RightAnswer right) {
        QuestionKind kind = QuestionKinds.of(ask.question());
        kind.check(right, new QuestionCheck(path, findings));
        ask.feedback().byAnswer().keySet().forEach(answer -> known(path, kind, answer));
        if (ask.feedback().consequence() && !kind.hasConsequence()) {
            findings.error(
                    "E830",
                    path + ".feedback.showConsequence",
                    "Answers to this question have no consequence that could be played.",
                    "Ask for a \"bestMove\", or for the \"landing\" of the \"firstLap\"; or leave it out.");
        }
        if (right.finding().isEmpty()) {
            kind.told(right, spoken).ifPresent(answer -> leaks(path, ask, answer));
        }
    }

    private void known(String path, QuestionKind kind, String answer) {
        kind.notation(layout)
                .cure(answer)
                .ifPresent(fix -> findings.error(
                        "E811",
                        path + ".feedback.byAnswer." + answer,
                        "Nobody can answer \"" + answer + "\" here.",
                        fix));
    }

    /** Looks for the answer in the question itself, and in what is said with it. */
    private void leaks(String path, Step.Ask ask, String answer) {
        leak(path + ".question.text", ask.question().text(), answer);
        List<Say> said = ask.head().say();
        for (int i = 0; i < said.size(); i++) {
            leak(path + ".say[" + i + "]", said.get(i).text(), answer);
        }
        leak(path + ".title", ask.head().title(), answer);
    }

    private void leak(String path, String text, String answer) {
        Optional<String> said = spoken.readable(text);
        boolean whole = said.isPresent()
                && Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(answer) + "(?![\\p{L}\\p{N}])")
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

    /** Warns where the misconceptions that an author asks for give the same answer, or none. */
    void diagnosis(String stepPath, Step.Ask ask, Diagnosis diagnosis) {
        String path = stepPath + ".feedback.misconceptions";
        List<Misconception> among = ask.feedback().misconceptions();
        if (among.isEmpty()) {
            return;
        }
        if (!Diagnosis.canTell(ask.question())) {
            findings.error(
                    "E822",
                    path,
                    "The answers to this question do not come from rules that could be mistaken.",
                    "Leave it out; landing, rule, number and fillCounts questions can have it.");
            return;
        }
        Map<String, List<Misconception>> byAnswer = new TreeMap<>();
        diagnosis
                .answers(among)
                .forEach((each, answer) ->
                        byAnswer.computeIfAbsent(answer, a -> new ArrayList<>()).add(each));
        byAnswer.forEach((answer, alike) -> {
            if (alike.size() > 1) {
                findings.warning(
                        "W811",
                        path,
                        "Misconceptions " + quoted(alike) + " give the same answer \"" + answer
                                + "\" here; the diagnosis will name "
                                + (alike.size() == 2 ? "both." : "all of them."),
                        "Ask about another move or position, or list only those that you look for.");
            }
        });
        if (byAnswer.isEmpty()) {
            findings.warning(
                    "W812",
                    path,
                    "None of the misconceptions leads to a wrong answer here.",
                    "Ask about another move or position, or leave it out.");
        }
    }

    private static String quoted(List<Misconception> alike) {
        List<String> ids = alike.stream().map(each -> "\"" + each.id() + "\"").collect(Collectors.toList());
        String last = ids.remove(ids.size() - 1);
        return String.join(", ", ids) + " and " + last;
    }
}
