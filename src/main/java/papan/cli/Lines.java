package papan.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;
import papan.format.JsonTree;
import papan.format.Problem;
import papan.format.Spot;

/** Lines that people and programs send, one at a time; of one that is too long no more is kept than may be. */
final class Lines {
    /** How many characters a line may have: as many as a whole file may have bytes. */
    static final int LONGEST = JsonTree.MAX_BYTES;

    private static final int END = -1;

    private final BufferedReader in;
    private final String name;
    private int number;
    private boolean afterReturn;

    /**
     * The lines of an input.
     *
     * @param name what it is called in messages
     */
    Lines(BufferedReader in, String name) {
        this.in = in;
        this.name = name;
    }

    /**
     * A line without its end.
     *
     * @param number 1-based
     * @param text its beginning if it is too long
     * @param excess what is wrong with it if it is too long
     */
    record Line(int number, String text, Optional<Problem> excess) {}

    /** The next line; empty at the end of the input. */
    Optional<Line> next() throws IOException {
        StringBuilder text = new StringBuilder();
        boolean tooLong = false;
        int c = first();
        if (c == END) {
            return Optional.empty();
        }
        while (c != END && c != '\n' && c != '\r') {
            tooLong = text.length() == LONGEST;
            if (!tooLong) {
                text.append((char) c);
            }
            c = in.read();
        }
        afterReturn = c == '\r';
        number++;
        return Optional.of(new Line(number, text.toString(), tooLong ? Optional.of(excess()) : Optional.empty()));
    }

    /** The first character of a line; the second half of the end before it is none. */
    private int first() throws IOException {
        int c = in.read();
        return afterReturn && c == '\n' ? in.read() : c;
    }

    /** Whether the next line, or its beginning, is there without waiting for it. */
    boolean ready() throws IOException {
        if (afterReturn && in.ready()) {
            in.mark(1);
            if (in.read() == '\n') {
                afterReturn = false;
            } else {
                in.reset();
            }
        }
        return in.ready();
    }

    private Problem excess() {
        return new Problem(
                "E005",
                Problem.Severity.ERROR,
                name,
                new Spot(number, 1),
                "",
                "The line has more than " + LONGEST + " characters; no longer ones are read.",
                "");
    }
}
