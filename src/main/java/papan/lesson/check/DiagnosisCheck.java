package papan.lesson.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import papan.lesson.kind.Diagnosis;
import papan.lesson.scene.Findings;
import papan.lesson.script.Misconception;
import papan.lesson.script.Step;

/** Warns where the misconceptions that an author asks for give the same answer, or none. */
final class DiagnosisCheck {
    private final String path;
    private final Findings findings;

    DiagnosisCheck(String stepPath, Findings findings) {
        this.path = stepPath + ".feedback.misconceptions";
        this.findings = findings;
    }

    void step(Step.Ask ask, Diagnosis diagnosis) {
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
