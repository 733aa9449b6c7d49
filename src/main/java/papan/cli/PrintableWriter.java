package papan.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import papan.format.Visible;

/**
 * Lets no control characters through to a terminal, which would obey them, and none that turn the order of letters round,
 * which would show another text than is there; texts come from strangers.
 */
final class PrintableWriter extends FilterWriter {
    private static final char REPLACEMENT = '\uFFFD';

    PrintableWriter(Writer out) {
        super(out);
    }

    @Override
    public void write(int c) throws IOException {
        write(new char[] {(char) c}, 0, 1);
    }

    @Override
    public void write(String text, int from, int length) throws IOException {
        if (text.equals(ProgressLine.CLEAR)) {
            out.write(text, from, length);
        } else {
            write(text.toCharArray(), from, length);
        }
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
        char[] clean = new char[length];
        for (int i = 0; i < length; i++) {
            char c = text[from + i];
            boolean line = c == '\r' && i + 1 < length && text[from + i + 1] == '\n';
            boolean obeyed = Character.isISOControl(c) && c != '\n' && c != '\t' && !line;
            clean[i] = obeyed || Visible.turns(c) ? REPLACEMENT : c;
        }
        out.write(clean, 0, length);
    }

    /** A printer below keeps to itself that it could not write; here it is told on. */
    @Override
    public void flush() throws IOException {
        super.flush();
        if (out instanceof PrintWriter printer && printer.checkError()) {
            throw new IOException("not all of it could be written");
        }
    }
}
