package papan.ui.plot;

/** Places rows of equal height one below the other, each as near as possible to where it wants to be. */
final class Stack {
    private Stack() {}

    /**
     * Where the rows' centres go so that no two overlap and all stay within bounds.
     *
     * @param wanted the centres that the rows would like, from top to bottom, ascending
     * @param row height of a row; if all do not fit they are packed as well as can be
     */
    static double[] spread(double[] wanted, double row, double top, double bottom) {
        int n = wanted.length;
        double height = n == 0 ? row : Math.min(row, (bottom - top) / n);
        double[] at = wanted.clone();
        double least = top + height / 2;
        for (int i = 0; i < n; i++) {
            at[i] = Math.max(at[i], least);
            least = at[i] + height;
        }
        double most = bottom - height / 2;
        for (int i = n - 1; i >= 0; i--) {
            at[i] = Math.min(at[i], most);
            most = at[i] - height;
        }
        return at;
    }

    /** How many rows of a height fit. */
    static int room(double row, double top, double bottom) {
        return (int) Math.floor((bottom - top) / row);
    }
}
