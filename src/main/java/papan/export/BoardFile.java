package papan.export;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The files that a board can become. The end of a file's name says which. */
public enum BoardFile {
    /** A picture of pixels. */
    PNG,
    /** A picture of lines and shapes, sharp at any size. */
    SVG,
    /** Moving pictures, which any browser and any slide can show. */
    GIF;

    /** The kind that a file's name asks for; empty if it asks for none. */
    public static Optional<BoardFile> of(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(kind -> name.endsWith("." + kind.name().toLowerCase(Locale.ROOT)))
                .findFirst();
    }
}
