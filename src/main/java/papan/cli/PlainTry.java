package papan.cli;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import papan.engine.Refusal;
import papan.lesson.kept.Act;
import papan.lesson.play.Trial;
import papan.lesson.script.Aim;
import papan.model.House;
import papan.model.Move;
import papan.replay.Refusals;

/** Lets a learner try on a terminal to reach the goal of a stage. */
record PlainTry(PlainTerminal terminal, PlainLearner learner) {
    private static final String BACK = "-";

    /** Takes houses until the goal is reached; {@value #BACK} takes a move back, an empty line shows a way, or leaves a game. */
    void attempt() throws IOException {
        PlainHints hints = new PlainHints(terminal, learner);
        if (!trial().isUnderWay()) {
            learner.act(new Act.StartedOver());
        }
        aims();
        while (trial().outcome() != Trial.Outcome.REACHED) {
            if (trial().outcome() == Trial.Outcome.CLIMBED) {
                terminal.say("", trial().captionKey(), trial().captionArgs());
                learner.act(new Act.WentOn());
                tell(trial());
                continue;
            }
            String goal = terminal.words().text(trial().captionKey(), trial().captionArgs());
            terminal.say("? " + goal + " ", trial().step().isPlayedOut() ? "cli.game" : "cli.try");
            Optional<String> line = terminal.answer();
            if (line.isEmpty()) {
                if (!trial().step().isPlayedOut()) {
                    shown();
                }
                return;
            }
            String typed = line.get();
            Optional<House> house = House.parseHouse(typed.toUpperCase(Locale.ROOT))
                    .filter(terminal.run().rules().layout()::contains);
            if (typed.equals(PlainHints.WISH) && trial().step().isPlayedOut()) {
                learner.act(new Act.AskedForHint());
            } else if (typed.equals(PlainHints.WISH)) {
                hints.give();
            } else if (typed.equals(BACK)) {
                learner.act(new Act.TookBack());
                terminal.board(trial().position());
            } else if (house.isPresent() && trial().outcome() == Trial.Outcome.OPEN) {
                move(house.get(), hints);
            } else {
                terminal.say("", "try.illegal");
            }
        }
        terminal.say("", trial().captionKey(), trial().captionArgs());
        aims();
    }

    /** What is worth bringing about, and whether it has been. */
    private void aims() {
        Trial trial = trial();
        for (Aim aim : trial.step().aims()) {
            String mark = trial.reached().contains(aim) ? "  [x] " : "  [ ] ";
            terminal.out().println(mark + terminal.run().text(aim.text()));
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

    private void move(House house, PlainHints hints) {
        Trial before = trial();
        learner.act(new Act.Moved(before.from(house)));
        Optional<Refusal> refusal = learner.state().here().refusal();
        if (refusal.isPresent()) {
            terminal.out()
                    .println(
                            before.step().allowIllegal()
                                    ? terminal.words().format(Refusals.caption(refusal.get()))
                                    : terminal.words().text("try.illegal"));
            return;
        }
        tell(trial());
        Trial.Outcome now = trial().outcome();
        if (now != Trial.Outcome.OPEN && now != Trial.Outcome.REACHED) {
            hints.offer();
        }
    }

    private void tell(Trial trial) {
        terminal.events("  ", trial.timeline(), trial.latest());
        terminal.board(trial.position());
    }
}
