package papan.lesson.scene;

import java.util.concurrent.atomic.AtomicLong;

/**
 * What playing, searching and checking one lesson may cost together. It is counted, not timed, so that the same lesson
 * ends at the same point on every machine. One unit is an event that is played or looked at, or a position that is
 * searched. Used by one thread.
 */
public final class Effort {
    /** Far more than any lesson for people costs; well under a second's work. */
    public static final long MOST = 1_000_000;

    private final AtomicLong left;

    public Effort(long most) {
        this.left = new AtomicLong(most);
    }

    /** For reading a lesson: what is spent on it is not spent on playing it. */
    public static Effort ofReading() {
        return new Effort(MOST);
    }

    /** Notes that something was done. */
    public void spend(long units) {
        left.addAndGet(-Math.max(0, units));
    }

    /** What may still be done; not negative. */
    public long left() {
        return Math.max(0, left.get());
    }

    /** Whether nothing more may be done. */
    public boolean isSpent() {
        return left.get() <= 0;
    }

    /** That it was used up at a step. */
    public static Finding spent(String stepPath) {
        return new Finding(
                "E522",
                Finding.Severity.ERROR,
                stepPath,
                "Up to here the lesson takes more than " + MOST + " events and positions to be played and looked at.",
                "Make this step cheaper: fewer moves, a smaller position, less \"depth\"; or make two lessons of it.");
    }
}
