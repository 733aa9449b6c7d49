package papan.cli;

import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.LongSupplier;
import papan.lesson.Hint;
import papan.lesson.Reply;
import papan.narration.CaptionText;

/** The ladder of help of one stage on a terminal: a rung for each wish, offered when its time has come. */
final class PlainHints {
    /** What a learner types who wants one. */
    static final String WISH = "?";

    private final Deque<Hint> left;
    private final LongSupplier clock;
    private final CaptionText words;
    private final PrintWriter out;
    /** When the question was put, or the latest hint given. */
    private long since;

    /**
     * The help for a question that is put now.
     *
     * @param clock tells milliseconds
     */
    PlainHints(List<Hint> hints, LongSupplier clock, CaptionText words, PrintWriter out) {
        this.left = new ArrayDeque<>(hints);
        this.clock = clock;
        this.words = words;
        this.out = out;
        since = clock.getAsLong();
    }

    /** Gives the next one, or says that there are no more. */
    void give() {
        since = clock.getAsLong();
        out.println(
                left.isEmpty() ? words.text("cli.noMoreHints") : left.remove().text());
    }

    /** Says that there is another, if its time has come. */
    void offer(Reply reply) {
        double waited = (clock.getAsLong() - since) / 1_000.0;
        if (!left.isEmpty() && left.element().after().hasCome(reply.misses(), waited)) {
            out.println(words.text("cli.hintOffered"));
        }
    }
}
