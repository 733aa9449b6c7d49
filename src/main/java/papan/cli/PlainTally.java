package papan.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import papan.lesson.kind.AnswerOption;
import papan.lesson.play.Act;
import papan.lesson.play.AnswerWords;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.lesson.play.Votes;

/** Takes the hands of a class on a terminal: twice, if wanted, with both votes side by side. */
record PlainTally(LessonRun run, AnswerWords spoken, PrintWriter out) {
    private static final int WIDEST = 40;

    void take(PlainLearner learner, PlainDialogue dialogue) throws IOException {
        Stage stage = learner.stage();
        List<AnswerOption> options = run.options(stage);
        for (AnswerOption option : options) {
            out.println("    " + option.text());
        }
        out.println("  " + spoken.howToType(stage));
        Votes taken = learner.state().here().votes();
        while (!taken.isSecond()) {
            Optional<String> line = dialogue.answer();
            if (line.isEmpty()) {
                if (learner.state().isOpenQuestion()) {
                    learner.act(new Act.GaveUp());
                }
                return;
            }
            learner.act(new Act.Answered(line.get()));
            Votes before = taken;
            taken = learner.state().here().votes();
            if (!taken.equals(before)) {
                bars(options, taken);
            }
            if (!taken.isSecond()) {
                out.println("  " + spoken.words().text(taken.isBegun() ? "ask.secondVote" : "ask.typeTally"));
            }
        }
    }

    private void bars(List<AnswerOption> options, Votes taken) {
        int most = taken.most();
        for (AnswerOption option : options) {
            out.println("  " + option.text());
            for (int hands : taken.of(option.id())) {
                out.println("    " + "#".repeat((int) Math.round((double) hands * WIDEST / Math.max(WIDEST, most)))
                        + (hands == 0 ? "" : " ") + hands);
            }
        }
    }
}
