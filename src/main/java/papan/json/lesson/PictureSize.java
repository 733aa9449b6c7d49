package papan.json.lesson;

import java.util.Optional;

/**
 * How many pixels a picture says that it has, read from its header alone: whether it may be decoded is decided before
 * anything is.
 *
 * @param width in pixels, as an unsigned number; 0 in a broken file
 * @param height in pixels
 */
record PictureSize(long width, long height) {
    private static final int[] PNG = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R'};
    private static final int PNG_HEADER = 24;

    /** The size of a PNG or JPEG; empty if these are the bytes of neither. */
    static Optional<PictureSize> of(byte[] bytes) {
        return startsWith(bytes, PNG)
                ? png(bytes)
                : startsWith(bytes, new int[] {0xFF, 0xD8, 0xFF}) ? jpeg(bytes) : Optional.empty();
    }

    private static boolean startsWith(byte[] bytes, int[] magic) {
        for (int i = 0; i < magic.length; i++) {
            if (i >= bytes.length || (bytes[i] & 0xFF) != magic[i]) {
                return false;
            }
        }
        return true;
    }

    private static Optional<PictureSize> png(byte[] bytes) {
        return bytes.length < PNG_HEADER
                ? Optional.empty()
                : Optional.of(new PictureSize(number(bytes, 16, 4), number(bytes, 20, 4)));
    }

    /** Goes from segment to segment to the first that begins a frame. */
    private static Optional<PictureSize> jpeg(byte[] bytes) {
        int at = 2;
        while (at + 9 <= bytes.length && (bytes[at] & 0xFF) == 0xFF) {
            int marker = bytes[at + 1] & 0xFF;
            if (marker == 0xFF) {
                at++;
                continue;
            }
            if (isFrame(marker)) {
                return Optional.of(new PictureSize(number(bytes, at + 7, 2), number(bytes, at + 5, 2)));
            }
            at += 2 + (int) Math.max(2, number(bytes, at + 2, 2));
        }
        return Optional.empty();
    }

    private static boolean isFrame(int marker) {
        boolean tables = marker == 0xC4 || marker == 0xC8 || marker == 0xCC;
        return marker >= 0xC0 && marker <= 0xCF && !tables;
    }

    private static long number(byte[] bytes, int at, int length) {
        long number = 0;
        for (int i = at; i < at + length; i++) {
            number = (number << 8) | (bytes[i] & 0xFF);
        }
        return number;
    }
}
