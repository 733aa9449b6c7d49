package papan.lesson.script;

import java.util.Optional;
import papan.model.Says;

/**
 * A picture of the author's.
 *
 * @param file its name as the author wrote it
 * @param alt what is to be seen on it, for those who cannot see it; never blank
 * @param source where it comes from
 */
public record Picture(String file, @Says(translated = true) String alt, Source source) {

    /** Where the bytes of a picture come from. */
    @FunctionalInterface
    public interface Source {
        /**
         * The bytes of a PNG or JPEG of bounded size, checked anew each time; empty if there is no such file any more.
         * May take long; safe on any thread.
         */
        Optional<byte[]> read();
    }
}
