package papan.cli;

import java.io.IOException;
import java.util.Optional;
import papan.lesson.kept.Act;
import papan.lesson.page.Block;
import papan.lesson.play.Votes;

/** Takes the hands of a class on a terminal: twice, if wanted, with both votes side by side. */
record PlainTally(PlainLearner learner) {
    private static final int WIDEST = 40;

    void take() throws IOException {
        Block.Asked asked = learner.block(Block.Asked.class);
        asked.lettered().forEach(option -> learner.print("    " + option.label()));
        learner.print("  " + asked.how());
        Votes taken = learner.state().here().votes();
        while (!taken.isSecond()) {
            Optional<String> line = learner.answer();
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
                bars();
            }
            if (!taken.isSecond()) {
                learner.say("  ", taken.isBegun() ? "ask.secondVote" : "ask.typeTally");
            }
        }
    }

    private void bars() {
        int most = Math.max(WIDEST, learner.state().here().votes().most());
        for (Block.Asked.Option option : learner.block(Block.Asked.class).lettered()) {
            learner.print("  " + option.label());
            for (int hands : option.hands()) {
                String bar = "#".repeat((int) Math.round((double) hands * WIDEST / most));
                learner.print("    " + bar + (hands == 0 ? "" : " ") + hands);
            }
        }
    }
}
