package papan.ui.playback;

/**
 * Where cursors lie on a line of pixels.
 *
 * @param left where cursor 0 lies
 * @param length how long the line is
 * @param last the cursor at its right end
 */
record TimelineScale(int left, int length, int last) {

    /** Where a cursor, or a point between two, lies. */
    double xOf(double cursor) {
        return last == 0 ? left : left + cursor * length / last;
    }

    /** The cursor nearest to a pixel. */
    int cursorAt(int x) {
        if (length <= 0) {
            return 0;
        }
        long cursor = Math.round((double) (x - left) * last / length);
        return (int) Math.max(0, Math.min(last, cursor));
    }
}
