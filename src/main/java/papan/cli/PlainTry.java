package papan.cli;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import papan.lesson.kept.Act;
import papan.lesson.page.Block;
import papan.lesson.play.Trial;
import papan.model.House;
import papan.model.Move;

/** Lets a learner try on a terminal to reach the goal of a stage. */
record PlainTry(PlainLearner learner) {
    private static final String BACK = "-";

    /** Takes houses until the goal is reached; {@value #BACK} takes a move back, an empty line shows a way, or leaves a game. */
    void attempt() throws IOException {
        learner.isAsked();
        if (!trial().isUnderWay()) {
            learner.act(new Act.StartedOver());
        }
        aims();
        while (trial().outcome() != Trial.Outcome.REACHED) {
            if (trial().outcome() == Trial.Outcome.CLIMBED) {
                learner.say("", trial().captionKey(), trial().captionArgs());
                learner.act(new Act.WentOn());
                tell(trial());
                continue;
            }
            String goal = learner.words().text(trial().captionKey(), trial().captionArgs());
            learner.say("? " + goal + " ", trial().step().isPlayedOut() ? "cli.game" : "cli.try");
            Optional<String> line = learner.answer();
            if (line.isEmpty()) {
                if (!trial().step().isPlayedOut()) {
                    shown();
                }
                return;
            }
            String typed = line.get();
            Optional<House> house = House.parseHouse(typed.toUpperCase(Locale.ROOT))
                    .filter(learner.run().rules().layout()::contains);
            if (typed.equals(PlainLearner.WISH) && trial().step().isPlayedOut()) {
                learner.act(new Act.AskedForHint());
            } else if (typed.equals(PlainLearner.WISH)) {
                learner.help();
            } else if (typed.equals(BACK)) {
                learner.act(new Act.TookBack());
                learner.board(trial().position());
            } else if (house.isPresent() && trial().outcome() == Trial.Outcome.OPEN) {
                move(house.get());
            } else {
                learner.say("", "try.illegal");
            }
        }
        learner.say("", trial().captionKey(), trial().captionArgs());
        aims();
    }

    /** What is worth bringing about, and whether it has been. */
    private void aims() {
        for (Block.Tried.Aim aim : learner.block(Block.Tried.class).aims()) {
            learner.print((aim.reached() ? "  [x] " : "  [ ] ") + aim.text());
        }
    }

    private Trial trial() {
        return learner.state().trial().orElseThrow();
    }

    /** A shortest way to the goal, for whoever gives up. */
    private void shown() {
        learner.act(new Act.GaveUp());
        Trial shown = trial().restart();
        for (Move move : trial().movesHere()) {
            shown = shown.play(move);
            tell(shown);
        }
    }

    private void move(House house) {
        learner.act(new Act.Moved(trial().from(house)));
        String refused = learner.block(Block.Tried.class).refused();
        if (!refused.isEmpty()) {
            learner.print(refused);
            return;
        }
        tell(trial());
        Trial.Outcome now = trial().outcome();
        if (now != Trial.Outcome.OPEN && now != Trial.Outcome.REACHED) {
            learner.offerHelp();
        }
    }

    private void tell(Trial trial) {
        learner.events("  ", trial.timeline(), trial.latest());
        learner.board(trial.position());
    }
}
