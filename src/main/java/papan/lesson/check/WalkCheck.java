package papan.lesson.check;

import java.util.List;
import papan.lesson.play.LessonRun;
import papan.lesson.scene.Effort;
import papan.lesson.scene.Findings;
import papan.lesson.script.Lesson;
import papan.lesson.script.LessonTest;

/** Runs the walks that an author has written down. */
final class WalkCheck {
    private final Lesson lesson;
    private final WalkMemory memory;
    private final Findings findings;

    WalkCheck(Lesson lesson, LessonRun run, Findings findings, Effort effort) {
        this.lesson = lesson;
        this.memory = new WalkMemory(run, effort);
        this.findings = findings;
    }

    void run() {
        for (int i = 0; i < lesson.tests().size(); i++) {
            LessonTest test = lesson.tests().get(i);
            Walk walk = Walk.of(memory, test);
            if (memory.effort().isSpent()) {
                findings.add(Effort.spent("tests[" + i + "]"));
                return;
            }
            compare("tests[" + i + "]", test, walk);
        }
    }

    private void compare(String path, LessonTest test, Walk walk) {
        String name = "Walk \"" + test.name() + "\"";
        if (walk.last().isEmpty()) {
            findings.error(
                    "X701",
                    path,
                    name + " has not ended after " + Walk.MAX_VISITS + " steps.",
                    "Let one of the steps go on to the end.");
            return;
        }
        test.visits().filter(steps -> !steps.equals(walk.visited())).ifPresent(steps -> {
            int at = 0;
            while (at < Math.min(steps.size(), walk.visited().size())
                    && steps.get(at).equals(walk.visited().get(at))) {
                at++;
            }
            findings.error(
                    "X701",
                    path + ".visits",
                    name + " expects " + at(steps, at) + " as step " + (at + 1) + ", the lesson goes to "
                            + at(walk.visited(), at) + " (" + String.join(", ", walk.visited()) + ").",
                    "Correct the walk or \"next\".");
        });
        for (int i = 0; i < test.mustVisit().size(); i++) {
            if (!walk.visited().contains(test.mustVisit().get(i))) {
                findings.error(
                        "X702",
                        path + ".mustVisit[" + i + "]",
                        name + " never comes to \"" + test.mustVisit().get(i) + "\" ("
                                + String.join(", ", walk.visited()) + ").",
                        "Correct the answers or \"next\".");
            }
        }
        test.ends()
                .filter(end -> !walk.last().get().equals(end))
                .ifPresent(end -> findings.error(
                        "X703",
                        path + ".ends",
                        name + " ends after \"" + walk.last().get() + "\", not after \"" + end + "\".",
                        "Correct the walk or \"next\"."));
    }

    private static String at(List<String> steps, int index) {
        return index < steps.size() ? "\"" + steps.get(index) + "\"" : "the end";
    }
}
