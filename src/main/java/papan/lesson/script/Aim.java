package papan.lesson.script;

import papan.model.Says;

/**
 * Something that is worth bringing about on the way to the goal of a try.
 *
 * @param text what it is, as the learner reads it
 * @param when it is brought about; what holds from the beginning is looked at when the try has reached its goal
 * @param ticks the id of the lesson's goal that is shown by it; empty if none
 */
public record Aim(@Says(translated = true, key = "") String text, Condition when, String ticks) {
    /** The most of one game. */
    public static final int MOST = 5;
}
