package papan.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.LongSupplier;
import papan.lesson.play.Act;
import papan.lesson.script.Hint;
import papan.narration.CaptionText;

/** The ladder of help of one stage on a terminal: a rung for each wish, offered when its time has come. */
final class PlainHints {
    /** What a learner types who wants one. */
    static final String WISH = "?";

    private final PlainLearner learner;
    private final List<Hint> ladder;
    private final LongSupplier clock;
    private final CaptionText words;
    private final PrintWriter out;
    /** When the question was put, or the latest hint given. */
    private long since;

    /**
     * The help for a question that is put now.
     *
     * @param ladder all that there are
     * @param clock tells milliseconds
     */
    PlainHints(PlainLearner learner, List<Hint> ladder, LongSupplier clock, CaptionText words, PrintWriter out) {
        this.learner = learner;
        this.ladder = ladder;
        this.clock = clock;
        this.words = words;
        this.out = out;
        since = clock.getAsLong();
    }

    /** Gives the next one, or says that there are no more. */
    void give() {
        since = clock.getAsLong();
        int before = given();
        learner.act(new Act.AskedForHint());
        if (given() == before) {
            out.println(words.text("cli.noMoreHints"));
        }
    }

    /** Says that there is another, if its time has come. */
    void offer() {
        double waited = (clock.getAsLong() - since) / 1_000.0;
        int misses = learner.state().reply().misses();
        if (given() < ladder.size() && ladder.get(given()).after().hasCome(misses, waited)) {
            out.println(words.text("cli.hintOffered"));
        }
    }

    private int given() {
        return learner.state().here().hints();
    }
}
