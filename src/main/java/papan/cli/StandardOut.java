package papan.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Where results go, in UTF-8. It knows whether nobody reads any more, which is no fault: whoever stops has enough. */
public final class StandardOut extends PrintWriter {
    private final Watched watched;

    private StandardOut(Watched watched) {
        super(watched, false, StandardCharsets.UTF_8);
        this.watched = watched;
    }

    /** The standard output of this program. */
    public static StandardOut open() {
        return to(new FileOutputStream(FileDescriptor.out));
    }

    static StandardOut to(OutputStream out) {
        return new StandardOut(new Watched(out));
    }

    /** Whether the reader at the other end of the pipe has gone. */
    boolean isHungUp() {
        IOException failure = watched.failure;
        return failure != null
                && String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
    }

    /** Remembers why it could not be written; a printer forgets. */
    private static final class Watched extends FilterOutputStream {
        private @Nullable IOException failure;

        Watched(OutputStream out) {
            super(out);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            try {
                out.write(bytes, from, length);
            } catch (IOException e) {
                failure = e;
                throw e;
            }
        }
    }
}
