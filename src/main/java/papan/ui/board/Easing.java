package papan.ui.board;

/** How motion runs: every value 0 to 1, never beyond its end. */
final class Easing {
    private Easing() {}

    /** Fast at first, then slower and slower. */
    static double out(double t) {
        double left = 1 - t;
        return 1 - left * left * left;
    }

    /** Slow at both ends. */
    static double inOut(double t) {
        return t * t * (3 - 2 * t);
    }

    /**
     * The time of one of a group that sets off one after another and all arrives by the end.
     *
     * @param spread how much later the last sets off than the first, as a share of the whole time
     */
    static double staggered(double t, int index, int count, double spread) {
        double late = count < 2 ? 0 : spread * index / (count - 1);
        return Math.max(0, Math.min(1, (t - late) / (1 - spread)));
    }
}
