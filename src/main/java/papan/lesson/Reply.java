package papan.lesson;

/**
 * What a learner has made of a step that asks or lets try.
 *
 * @param correct whether the last answer was right, or the goal was reached
 * @param attempts how many answers were given, or how often the try began
 * @param answer the last answer as it was understood; empty if there was none
 */
public record Reply(boolean correct, int attempts, String answer) {
    /** Nothing has been answered. */
    public static final Reply NONE = new Reply(false, 0, "");

    /** After one more answer. */
    public Reply answered(boolean right, String given) {
        return new Reply(right, attempts + 1, given);
    }
}
