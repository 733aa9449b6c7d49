package papan.format;

import java.util.function.UnaryOperator;

/**
 * A kind of file that is read: how large it may be, and what to advise where one is larger.
 *
 * @param most the largest such file that is read, in bytes
 * @param smaller what makes a file smaller, as a sentence, from as much of it as was read
 */
public record FileKind(int most, UnaryOperator<String> smaller) {
    /** A file of no kind in particular, which is never so large if it is what it says. */
    public static final FileKind OTHER =
            new FileKind(JsonTree.MAX_BYTES, beginning -> "Look whether it is the file that you mean.");

    /** What makes this file smaller, as a sentence. */
    String smaller(String beginning) {
        return smaller.apply(beginning);
    }
}
