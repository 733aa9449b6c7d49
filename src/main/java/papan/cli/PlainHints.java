package papan.cli;

import papan.lesson.kept.Act;
import papan.lesson.page.Offers;

/** The ladder of help of one stage on a terminal: a rung for each wish, offered when its time has come. */
final class PlainHints {
    /** What a learner types who wants one. */
    static final String WISH = "?";

    private final PlainTerminal terminal;
    private final PlainLearner learner;
    /** When the question was put, or the latest hint given. */
    private long since;

    /** The help for a question that is put now. */
    PlainHints(PlainTerminal terminal, PlainLearner learner) {
        this.terminal = terminal;
        this.learner = learner;
        since = terminal.clock().getAsLong();
    }

    /** Gives the next one, or says that there are no more. */
    void give() {
        since = terminal.clock().getAsLong();
        int before = given();
        learner.act(new Act.AskedForHint());
        if (given() == before) {
            terminal.say("", "cli.noMoreHints");
        }
    }

    /** Says that there is another, if its time has come. */
    void offer() {
        double waited = (terminal.clock().getAsLong() - since) / 1_000.0;
        int misses = learner.state().reply().misses();
        if (Offers.of(learner.state())
                .hint()
                .filter(after -> after.hasCome(misses, waited))
                .isPresent()) {
            terminal.say("", "cli.hintOffered");
        }
    }

    private int given() {
        return learner.state().here().hints();
    }
}
