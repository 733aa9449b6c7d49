package papan.lesson.script;

import papan.model.Says;

/** Something that is worth bringing about on the way to the goal of a try. */
@Says(name = "aim")
public record Aim(
        @Says(
                value = "What is worth bringing about, as the learner reads it.",
                filled = true,
                translated = true,
                key = "")
        String text,

        @Says(value = "When it counts; looked at once the round is over.", as = "onBoard")
        Condition when,

        @Says(value = Step.TICKS, as = "goal", usual = "") String ticks) {
    /** The most of one game. */
    public static final int MOST = 5;
}
