package papan.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.engine.Engine;
import papan.json.EventWriter;
import papan.json.FormatException;
import papan.json.JsonObjectReader;
import papan.json.JsonTree;
import papan.json.JsonValue;
import papan.json.JsonValue.JsonNull;
import papan.json.PositionReader;
import papan.json.Problem;
import papan.json.Problems;
import papan.json.Spot;
import papan.model.Move;
import papan.model.Position;
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
    private final PrintWriter err;
    private final EventWriter writer;

    Batch(RuleSet rules, CaptionText words, boolean onlyMoves, PrintWriter out, PrintWriter err) {
        this.rules = rules;
        this.words = words;
        this.onlyMoves = onlyMoves;
        this.err = err;
        this.writer = new EventWriter(out);
    }

    /** What one line asks for. */
    private record Task(Optional<JsonValue> id, Optional<Position> position, List<Move> moves) {}

    int run(BufferedReader in, String name) throws IOException {
        int status = Exit.DONE;
        int number = 0;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            number++;
            if (!line.isBlank()) {
                status = Math.max(status, runLine(line, number, name));
            }
        }
        writer.flush();
        return status;
    }

    private int runLine(String line, int number, String name) throws IOException {
        Task task;
        try {
            task = read(line, name);
        } catch (FormatException e) {
            Problem first = e.problems().get(0);
            Spot spot = new Spot(number, first.spot().column());
            err.println(new Problem(
                            first.code(),
                            first.severity(),
                            first.file(),
                            spot,
                            first.path(),
                            first.message(),
                            first.fix())
                    .line());
            err.flush();
            return Exit.WRONG_CALL;
        }
        Tracer.Printer printer = new TraceCommand.JsonPrinter(words, onlyMoves, writer, task.id());
        return new Tracer(new Engine(rules), printer).trace(task.position(), task.moves()) ? Exit.DONE : Exit.NO;
    }

    private Task read(String line, String name) throws FormatException {
        Problems problems = new Problems(Arguments.nameOf(name));
        Optional<Task> task = JsonObjectReader.of(JsonTree.read(line, problems.file()), problems)
                .map(in -> {
                    Optional<JsonValue> id = in.required("id");
                    Optional<Position> position = in.value("position")
                            .filter(v -> !(v instanceof JsonNull))
                            .flatMap(v -> new PositionReader(rules, problems).read(v));
                    in.required("moves");
                    List<Move> moves = new ArrayList<>(in.list("moves", v -> move(in, v, problems)));
                    in.finish();
                    return new Task(id, position, moves);
                });
        problems.throwIfAny();
        return task.orElseThrow();
    }

    private Optional<Move> move(JsonObjectReader in, JsonValue value, Problems problems) {
        Optional<String> name = in.asText(value);
        Optional<Move> move =
                name.flatMap(Move::parse).filter(m -> rules.layout().contains(m.from()));
        if (name.isPresent() && move.isEmpty()) {
            int n = rules.layout().houses();
            problems.error(
                    "E216",
                    value,
                    "\"" + name.get() + "\" is not a house of this board.",
                    "Houses are S1 to S" + n + " and N1 to N" + n + ".");
        }
        return move;
    }
}
