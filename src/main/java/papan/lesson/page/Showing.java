package papan.lesson.page;

/**
 * What stands before whoever looks at a lesson, beside how far it has come: nothing of it is the lesson's to say.
 *
 * @param board what is on the board
 * @param moved whether something was sown on a free board
 * @param thinks whether the other player thinks, or a way to the goal is looked for
 * @param plays whether seeds are still to be seen moving
 * @param practises whether it is one of the boards that are practised until somebody stops
 */
public record Showing(Board board, boolean moved, boolean thinks, boolean plays, boolean practises) {
    /** The lesson itself, all of it played. */
    public static final Showing AT_REST = new Showing(Board.LESSONS, false, false, false, false);

    /** What is on the board. */
    public enum Board {
        LESSONS,
        /** What would come of a wrong answer. */
        SUPPOSED,
        /** What somebody tries. */
        FREE
    }

    /** Whether the board shows something else than the lesson. */
    public boolean isElsewhere() {
        return board != Board.LESSONS;
    }
}
