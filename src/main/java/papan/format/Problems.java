package papan.format;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/** Collects what is wrong with one file while it is being read. */
public final class Problems {
    /** What is told of one file at most; a file with more is not one that somebody mends message by message. */
    public static final int MOST = 500;

    private final String file;
    private final List<Problem> list;
    private final Predicate<String> isNoted;

    /** An empty collection for a file. */
    public Problems(String file) {
        this(file, new ArrayList<>(), code -> true);
    }

    private Problems(String file, List<Problem> list, Predicate<String> isNoted) {
        this.file = file;
        this.list = list;
        this.isNoted = isNoted;
    }

    /** The same collection for whoever can be trusted in some things only. */
    public Problems of(Predicate<String> codes) {
        return new Problems(file, list, codes);
    }

    /** What the file is called. */
    public String file() {
        return file;
    }

    /** Notes an error at a value. */
    public void error(String code, JsonValue at, String message, String fix) {
        add(code, Problem.Severity.ERROR, at.spot(), at.path(), message, fix);
    }

    /** Notes a warning at a value. */
    public void warning(String code, JsonValue at, String message, String fix) {
        add(code, Problem.Severity.WARNING, at.spot(), at.path(), message, fix);
    }

    /** Notes a problem anywhere. */
    public void add(String code, Problem.Severity severity, Spot spot, String path, String message, String fix) {
        if (!isNoted.test(code)) {
            return;
        }
        if (list.size() < MOST) {
            list.add(new Problem(code, severity, file, spot, path, message, fix));
        } else if (!isFull()) {
            list.add(new Problem(
                    "E006",
                    Problem.Severity.ERROR,
                    file,
                    spot,
                    path,
                    "There are more than " + MOST + " problems; no more are told.",
                    "Put these right first."));
        }
    }

    /** Notes what was found elsewhere. */
    public void add(Problem found) {
        add(found.code(), found.severity(), found.spot(), found.path(), found.message(), found.fix());
    }

    /** Whether nothing more is noted. */
    public boolean isFull() {
        return list.size() > MOST;
    }

    /** Everything noted, in the order of the file. */
    public List<Problem> inOrder() {
        return list.stream()
                .sorted(Comparator.comparingInt((Problem p) -> p.spot().line())
                        .thenComparingInt(p -> p.spot().column()))
                .toList();
    }

    /** Whether anything is an error. */
    public boolean hasErrors() {
        return list.stream().anyMatch(p -> p.severity() == Problem.Severity.ERROR);
    }

    /**
     * Ends the reading if anything is an error.
     *
     * @throws FormatException with everything noted
     */
    public void throwIfAny() throws FormatException {
        if (hasErrors()) {
            throw new FormatException(inOrder());
        }
    }
}
