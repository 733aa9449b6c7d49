package papan.lesson.check;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.lesson.kind.AnswerForm;
import papan.lesson.kind.QuestionKind;
import papan.lesson.kind.QuestionKinds;
import papan.lesson.scene.Findings;
import papan.lesson.script.Asking;
import papan.lesson.script.BankQuestion;
import papan.lesson.script.Condition;
import papan.lesson.script.Lesson;
import papan.lesson.script.Next;
import papan.lesson.script.Step;

/** Checks that questions can be asked as they are written, and that some question checks each goal of the lesson. */
final class AskingCheck {
    private final Lesson lesson;
    private final Findings findings;
    private final Map<String, Asking> byStep = new HashMap<>();

    AskingCheck(Lesson lesson, Findings findings) {
        this.lesson = lesson;
        this.findings = findings;
        for (Step step : lesson.steps()) {
            step.asAsk().ifPresent(ask -> byStep.put(ask.head().id(), ask.asking()));
        }
    }

    void run() {
        goals();
        List<BankQuestion> bank = lesson.bank();
        for (int i = 0; i < bank.size(); i++) {
            question(BankQuestion.path(i) + ".question", bank.get(i).ask());
        }
        for (int i = 0; i < lesson.steps().size(); i++) {
            Step step = lesson.steps().get(i);
            String asked = "steps[" + i + "].question";
            step.asAsk().ifPresent(ask -> question(asked, ask));
            boolean before = lesson.steps().subList(0, i).stream()
                    .anyMatch(each -> each.letsTry() || each.asShowChart().isPresent());
            if (!before && step.asAsk().filter(ask -> ask.asking().looksBack()).isPresent()) {
                pointless(asked + ".looksBack", "Nothing is tried and no chart is shown before it.");
            }
            List<Next.Branch> branches = step.head().next().branches();
            for (int j = 0; j < branches.size(); j++) {
                String path = "steps[" + i + "].next[" + j + "].if";
                condition(path, step.head().id(), branches.get(j).when());
            }
        }
    }

    private void goals() {
        Set<String> asked = new HashSet<>();
        byStep.values().forEach(asking -> asked.add(asking.goal()));
        lesson.steps().stream().flatMap(step -> step.asTrying().stream()).forEach(tried -> {
            asked.add(tried.ticks());
            tried.aims().forEach(aim -> asked.add(aim.ticks()));
        });
        lesson.bank().forEach(later -> asked.add(later.ask().asking().goal()));
        List<Lesson.Goal> goals = lesson.meta().goals();
        for (int i = 0; i < goals.size(); i++) {
            if (!asked.contains(goals.get(i).id())) {
                findings.warning(
                        "W121",
                        "meta.goals[" + i + "]",
                        "No question checks goal \"" + goals.get(i).id() + "\".",
                        "Write \"goal\": \"" + goals.get(i).id() + "\" in the question that does, or ask one.");
            }
        }
    }

    private void question(String path, Step.Ask ask) {
        QuestionKind kind = QuestionKinds.of(ask.question());
        AnswerForm form = kind.form();
        if (!form.isScored() && ask.asking().confidence()) {
            pointless(path + ".confidence", "Nothing is right or wrong here, so nobody can be sure.");
        }
        if (!form.isScored() && ask.asking().attempts() > 0) {
            pointless(path + ".attempts", "Nothing is right or wrong here, so no attempt is the last one.");
        }
        if (ask.asking().looksBack() && !isWritten(kind)) {
            pointless(path + ".looksBack", "The answer is read off the question’s own board.");
        }
        boolean free = (form == AnswerForm.ONE || form == AnswerForm.SEVERAL) && !kind.isOrdered();
        if (ask.asking().shuffled().isPresent() && !free) {
            pointless(path + ".shuffle", "Nothing is offered here whose order is free.");
        }
    }

    /** Whether its answers are the author's, whatever stands on the board. */
    private static boolean isWritten(QuestionKind kind) {
        return kind.isShuffled() || !kind.form().isScored();
    }

    private void pointless(String path, String message) {
        findings.error("E832", path, message, "Leave it out.");
    }

    private void condition(String path, String step, Condition condition) {
        if (condition instanceof Condition.All all) {
            all.parts().forEach(part -> condition(path, step, part));
        } else if (condition instanceof Condition.Any any) {
            any.parts().forEach(part -> condition(path, step, part));
        } else if (condition instanceof Condition.Not not) {
            condition(path, step, not.part());
        } else if (condition instanceof Condition.Answered answered
                && answered.confidence().isPresent()) {
            String asked = answered.step().orElse(step);
            if (Optional.ofNullable(byStep.get(asked))
                    .filter(Asking::confidence)
                    .isEmpty()) {
                findings.error(
                        "E715",
                        path,
                        "Step \"" + asked + "\" does not ask how sure the learner is.",
                        "Write \"confidence\": true in its question.");
            }
        } else if (condition instanceof Condition.Mastery mastery
                && mastery.steps().isEmpty()) {
            findings.error(
                    "E716",
                    path,
                    "No question checks goal \"" + mastery.goal() + "\", so it is never mastered.",
                    "Write \"goal\": \"" + mastery.goal() + "\" in the questions that do.");
        }
    }
}
