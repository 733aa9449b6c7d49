package papan.format;

import java.util.List;
import java.util.stream.Collectors;

/** A file that cannot be used, with everything that is wrong with it. */
public class FormatException extends Exception {
    private static final long serialVersionUID = 1L;
    private static final int MOST_IN_MESSAGE = 20;

    private final transient List<Problem> problems;

    /** One problem or more. */
    public FormatException(List<Problem> problems) {
        super(problems.stream().limit(MOST_IN_MESSAGE).map(Problem::line).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    /** A single problem. */
    public FormatException(Problem problem) {
        this(List.of(problem));
    }

    /** What is wrong, in the order of the file. */
    public final List<Problem> problems() {
        return problems;
    }
}
