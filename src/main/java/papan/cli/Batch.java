package papan.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import papan.engine.Engine;
import papan.format.FormatException;
import papan.format.Problem;
import papan.format.Spot;
import papan.json.match.EventWriter;
import papan.narration.CaptionText;
import papan.rules.RuleSet;

/**
 * Many traces in one go: reads a line, plays it, prints it, forgets it. A line that cannot be read is named on standard
 * error and the others go on; the exit status remembers.
 */
final class Batch {
    private final RuleSet rules;
    private final CaptionText words;
    private final boolean onlyMoves;
    /** After so many lines it is asked whether anybody still reads. */
    private static final int LINES_TO_ASK = 256;

    private final PrintWriter out;
    private final PrintWriter err;
    private final EventWriter writer;

    Batch(RuleSet rules, CaptionText words, boolean onlyMoves, PrintWriter out, PrintWriter err) {
        this.rules = rules;
        this.words = words;
        this.onlyMoves = onlyMoves;
        this.out = out;
        this.err = err;
        this.writer = new EventWriter(out);
    }

    int run(BufferedReader in, String name) throws IOException {
        int status = Exit.DONE;
        Lines lines = new Lines(in, Arguments.nameOf(name));
        for (Optional<Lines.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
            if (!line.get().text().isBlank()) {
                status = Math.max(status, runLine(line.get(), name));
            }
            // Whoever waits for an answer before the next line gets it, and when nobody reads any more it is over.
            if (!lines.ready() || line.get().number() % LINES_TO_ASK == 0) {
                writer.flush();
                if (out.checkError()) {
                    break;
                }
            }
        }
        writer.flush();
        return status;
    }

    private int runLine(Lines.Line line, String name) throws IOException {
        if (line.excess().isPresent()) {
            return unread(line.excess().get());
        }
        PlayedMoves task;
        try {
            task = PlayedMoves.read(line.text(), Arguments.nameOf(name), rules, true);
        } catch (FormatException e) {
            Problem first = e.problems().get(0);
            return unread(first.at(new Spot(line.number(), first.spot().column())));
        }
        Tracer.Printer printer = new TraceCommand.JsonPrinter(words, onlyMoves, writer, task.id());
        return new Tracer(new Engine(rules), printer).trace(task.position(), task.moves()) ? Exit.DONE : Exit.NO;
    }

    private int unread(Problem problem) {
        err.println(problem.line());
        err.flush();
        return Exit.WRONG_CALL;
    }
}
