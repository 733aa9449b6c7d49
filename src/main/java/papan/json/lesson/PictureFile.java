package papan.json.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import papan.format.Visible;
import papan.lesson.script.Picture;

/**
 * A picture beside a lesson. A lesson is a stranger's: only files inside its own folder are read, and only pictures of
 * bounded size.
 *
 * @param folder where the lesson lies
 * @param name as the author wrote it
 */
record PictureFile(Path folder, String name) implements Picture.Source {
    /** The most bytes. */
    static final int MAX_BYTES = 2 << 20;
    /** The most pixels of either side. */
    static final int MAX_SIDE = 4000;

    /** A name that is not of dots alone; no backslash, no colon, nothing unseen. */
    private static final String SEGMENT = "(?!\\.+(?:/|$))[^/\\\\:*?\"<>|\\p{Cntrl}]+";

    private static final Pattern INSIDE = Pattern.compile(SEGMENT + "(?:/" + SEGMENT + ")*");

    static final int MAX_NAME = 200;

    /**
     * Why a picture is not shown.
     *
     * @param code of the message
     * @param message what is wrong
     * @param fix what would be right
     */
    record Refusal(String code, String message, String fix) {}

    /** Why a name is not that of a file inside the lesson's folder, whatever lies there. */
    static Optional<Refusal> refuseName(String name) {
        return name.length() <= MAX_NAME && INSIDE.matcher(name).matches()
                ? Optional.empty()
                : Optional.of(outside(name));
    }

    /**
     * A file in a lesson's folder; empty if its name leads out of it.
     *
     * @throws IOException if there is no such file
     */
    static Optional<Path> inside(Path folder, String name) throws IOException {
        if (refuseName(name).isPresent()) {
            return Optional.empty();
        }
        Path home = folder.toRealPath();
        Path file = home.resolve(name).toRealPath();
        // Anything but a plain file could keep whoever reads it waiting for ever.
        if (file.startsWith(home) && !Files.isRegularFile(file)) {
            throw new NoSuchFileException(name);
        }
        return Optional.of(file).filter(found -> found.startsWith(home));
    }

    /** Why the file is not shown; empty if it is. */
    Optional<Refusal> refuse() {
        return look().refusal;
    }

    /** The picture to be shown later: out of a package, which is closed by then, it is taken now. */
    Picture.Source kept() {
        if (folder.getFileSystem().equals(FileSystems.getDefault())) {
            return this;
        }
        Optional<byte[]> bytes = read();
        return () -> bytes;
    }

    @Override
    public Optional<byte[]> read() {
        Read read = look();
        return read.refusal.isEmpty() ? Optional.of(read.bytes) : Optional.empty();
    }

    /** What was found in the file: either its bytes, or why they are not shown. */
    private static final class Read {
        private final byte[] bytes;
        private final Optional<Refusal> refusal;

        Read(byte[] bytes, Optional<Refusal> refusal) {
            this.bytes = bytes;
            this.refusal = refusal;
        }

        static Read refused(Refusal refusal) {
            return new Read(new byte[0], Optional.of(refusal));
        }
    }

    private Read look() {
        try {
            Optional<Path> file = inside(folder, name);
            if (file.isEmpty()) {
                return Read.refused(outside(name));
            }
            try (InputStream in = Files.newInputStream(file.get())) {
                return judged(in.readNBytes(MAX_BYTES + 1));
            }
        } catch (IOException | InvalidPathException e) {
            return Read.refused(missing());
        }
    }

    private Read judged(byte[] bytes) {
        if (bytes.length > MAX_BYTES) {
            return Read.refused(new Refusal(
                    "E454",
                    "The picture has more than " + MAX_BYTES + " bytes.",
                    "Make it smaller; a board on a projector has less than 2000 pixels in width."));
        }
        Optional<PictureSize> size = PictureSize.of(bytes);
        if (size.isEmpty()) {
            return Read.refused(new Refusal(
                    "E453",
                    "\"" + Visible.shortened(name) + "\" is neither a PNG nor a JPEG.",
                    "Save the picture as PNG or JPEG."));
        }
        long width = size.get().width();
        long height = size.get().height();
        if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE) {
            return Read.refused(new Refusal(
                    "E455",
                    "The picture is " + width + " by " + height + " pixels; 1 by 1 to " + MAX_SIDE + " by " + MAX_SIDE
                            + " are shown.",
                    "Make it smaller."));
        }
        return new Read(bytes, Optional.empty());
    }

    private static Refusal outside(String name) {
        return new Refusal(
                "E451",
                "\"" + Visible.shortened(name) + "\" is not a file inside the lesson's own folder.",
                "Put the picture beside the lesson and write its name, such as \"board.png\".");
    }

    private Refusal missing() {
        return new Refusal(
                "E452",
                "There is no picture \"" + Visible.shortened(name) + "\" beside the lesson.",
                "Put it beside the lesson, and mind capitals.");
    }
}
