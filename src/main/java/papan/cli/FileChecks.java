package papan.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.CheckedFile;
import papan.format.Problem;

/** Checks files, one after the other; one that cannot be read is told of at once and takes no other with it. */
final class FileChecks {
    private final String what;
    private final AnyCommand command;
    private final CliText words;
    private final List<CheckedFile> checked = new ArrayList<>();
    private boolean unread;

    /**
     * Checks that have not begun.
     *
     * @param what how to call such a file, such as "lesson file"
     */
    FileChecks(String what, AnyCommand command, CliText words) {
        this.what = what;
        this.command = command;
        this.words = words;
    }

    /** Tells what is wrong with a file. */
    @FunctionalInterface
    interface Check {
        List<Problem> of(Path file) throws IOException;
    }

    /** Checks a file; empty if it cannot be read. */
    Optional<CheckedFile> check(String file, Check check) {
        Optional<Problem> problem = UnreadFile.of(what, file);
        if (problem.isEmpty()) {
            try {
                CheckedFile found = new CheckedFile(file, check.of(Path.of(file)));
                checked.add(found);
                return Optional.of(found);
            } catch (IOException e) {
                problem = Optional.of(UnreadFile.closed(what, file));
            }
        }
        unread = true;
        checked.add(new CheckedFile(file, List.of(problem.get())));
        command.out().flush(); // on a terminal it stands below what came before
        command.err().println(UnreadFile.said(problem.get()));
        return Optional.empty();
    }

    /** Takes what was found elsewhere, of something that is no file. */
    Optional<CheckedFile> checked(CheckedFile found) {
        checked.add(found);
        return Optional.of(found);
    }

    /** Prints what is wrong with a file, a line each, or that nothing is. */
    void print(CheckedFile file) {
        file.problems().forEach(problem -> command.out().println(problem.line()));
        if (file.problems().isEmpty()) {
            command.out().println(words.text("check.in-order", Map.of("file", Arguments.nameOf(file.path()))));
        }
    }

    /** What is wrong with all that were checked, those that cannot be read among them. */
    List<Problem> problems() {
        return checked.stream().flatMap(file -> file.problems().stream()).toList();
    }

    /**
     * How the command ends.
     *
     * @param strict whether warnings count as errors
     */
    int status(boolean strict) {
        boolean bad = problems().stream().anyMatch(p -> strict || p.severity() == Problem.Severity.ERROR);
        return unread ? Exit.FILE : bad ? Exit.NO : Exit.DONE;
    }
}
