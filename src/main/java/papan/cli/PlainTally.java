package papan.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import papan.lesson.kept.Act;
import papan.lesson.kind.AnswerOption;
import papan.lesson.play.AnswerWords;
import papan.lesson.play.Stage;
import papan.lesson.play.Votes;

/** Takes the hands of a class on a terminal: twice, if wanted, with both votes side by side. */
record PlainTally(PlainTerminal terminal, PlainLearner learner, AnswerWords spoken) {
    private static final int WIDEST = 40;

    void take() throws IOException {
        Stage stage = learner.stage();
        List<AnswerOption> options = terminal.run().options(stage);
        for (AnswerOption option : options) {
            terminal.out().println("    " + option.text());
        }
        terminal.out().println("  " + spoken.howToType(stage));
        Votes taken = learner.state().here().votes();
        while (!taken.isSecond()) {
            Optional<String> line = terminal.answer();
            if (line.isEmpty()) {
                if (learner.state().isOpenQuestion()) {
                    learner.act(new Act.GaveUp());
                }
                return;
            }
            learner.act(new Act.TriedAgain());
            learner.act(new Act.Answered(line.get()));
            Votes before = taken;
            taken = learner.state().here().votes();
            if (!taken.equals(before)) {
                bars(options, taken);
            }
            if (!taken.isSecond()) {
                terminal.say("  ", taken.isBegun() ? "ask.secondVote" : "ask.typeTally");
            }
        }
    }

    private void bars(List<AnswerOption> options, Votes taken) {
        int most = taken.most();
        for (AnswerOption option : options) {
            terminal.out().println("  " + option.text());
            for (int hands : taken.of(option.id())) {
                String bar = "#".repeat((int) Math.round((double) hands * WIDEST / Math.max(WIDEST, most)));
                terminal.out().println("    " + bar + (hands == 0 ? "" : " ") + hands);
            }
        }
    }
}
