package papan.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;

/**
 * Asks a learner on a terminal for a line.
 *
 * @param answers where lines come from; at its end every answer is missing
 */
record PlainDialogue(Lines answers, PrintWriter out) {

    /** What is typed; empty for a blank line, and at the end of the input. */
    Optional<String> answer() throws IOException {
        Optional<String> line = line().map(String::strip).filter(typed -> !typed.isEmpty());
        if (line.isEmpty()) {
            out.println();
        }
        return line;
    }

    /** Waits for a line, blank or not; empty at the end of the input. What follows begins below it. */
    Optional<String> anyLine() throws IOException {
        Optional<String> line = line();
        out.println();
        return line;
    }

    private Optional<String> line() throws IOException {
        out.print("> ");
        out.flush();
        Optional<Lines.Line> line = answers.next();
        line.flatMap(Lines.Line::excess).ifPresent(problem -> {
            throw CallException.file(problem.line());
        });
        return line.map(Lines.Line::text);
    }
}
