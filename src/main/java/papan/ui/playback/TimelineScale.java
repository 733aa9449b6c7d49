package papan.ui.playback;

/**
 * Where cursors lie on a line of pixels.
 *
 * @param left where the first cursor lies
 * @param length how long the line is
 * @param first the cursor at its left end
 * @param last the cursor at its right end
 */
record TimelineScale(int left, int length, int first, int last) {

    /** Where a cursor, or a point between two, lies. */
    double xOf(double cursor) {
        return last == first ? left : left + (cursor - first) * length / (last - first);
    }

    /** The cursor nearest to a pixel. */
    int cursorAt(int x) {
        if (length <= 0) {
            return first;
        }
        long cursor = first + Math.round((double) (x - left) * (last - first) / length);
        return (int) Math.max(first, Math.min(last, cursor));
    }
}
