package papan.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import papan.analysis.Courses;
import papan.engine.Engine;
import papan.engine.Refusal;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.event.TurnCounter;
import papan.format.JsonValue;
import papan.json.match.EventWriter;
import papan.model.Move;
import papan.model.Position;
import papan.narration.CaptionText;
import papan.narration.Narrator;
import papan.replay.Refusals;
import papan.rules.RuleSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code papan trace}: every event of given moves, as the trace contract lays down. */
@Command(
        name = "trace",
        description = "Prints every event of given moves.",
        footer = "  papan trace --rules congklak-classic --moves S3 --format text")
final class TraceCommand extends SpeakingCommand {
    @Mixin
    private RuleSetOption ruleSet;

    @Mixin
    private PositionOption position;

    @Mixin
    private MovesOption moves;

    @Option(names = "--events", paramLabel = "all|moves", defaultValue = "all", description = "which events")
    private Events events;

    @Option(names = "--format", paramLabel = "jsonl|text", defaultValue = "jsonl", description = "how to print them")
    private Format format;

    @Option(names = "--batch", paramLabel = "FILE|-", description = "many traces, one JSON object a line")
    private Optional<String> batch = Optional.empty();

    private enum Events {
        ALL,
        MOVES
    }

    private enum Format {
        JSONL,
        TEXT
    }

    @Override
    public Integer call() throws IOException {
        RuleSet rules = ruleSet.rules();
        boolean onlyMoves = events == Events.MOVES;
        boolean text = format == Format.TEXT;
        CaptionText words = words(rules);
        PrintWriter out = out();
        if (batch.isPresent()) {
            if (position.isGiven() || moves.isGiven()) {
                throw CallException.wrong(
                        "--batch brings its own positions and moves: leave out --position and --moves.");
            }
            if (text) {
                throw CallException.wrong("--batch prints JSON Lines only: leave out --format text.");
            }
            try (BufferedReader in = around().open(batch.get())) {
                return new Batch(rules, words, onlyMoves, out, err()).run(in, batch.get());
            }
        }
        EventWriter writer = new EventWriter(out);
        Tracer.Printer printer = text
                ? new TextPrinter(words, onlyMoves, out)
                : new JsonPrinter(words, onlyMoves, writer, Optional.empty());
        List<Move> made = moves.read(rules.layout());
        Optional<Position> from = position.read(around(), rules);
        boolean done = new Tracer(new Engine(rules), printer).trace(from, made);
        writer.flush();
        if (done) {
            // A choice that waits for the other hand is made all the same: programs give their choices one by one.
            LackingChoice.tell(Courses.play(rules, from, made), made, err());
        }
        return done ? Exit.DONE : Exit.NO;
    }

    /** Whether an event is printed by {@code --events moves}. */
    static boolean isMove(BoardEvent event) {
        return event instanceof SowingEvent.TurnEnded
                || event instanceof RoundEvent.RoundStarted
                || event instanceof RoundEvent.Passed
                || event instanceof RoundEvent.RoundEnded
                || event instanceof RoundEvent.MatchEnded;
    }

    /** Prints JSON Lines. */
    record JsonPrinter(CaptionText words, boolean onlyMoves, EventWriter writer, Optional<JsonValue> id)
            implements Tracer.Printer {
        @Override
        public void print(int index, TurnCounter counter, BoardEvent event, Position after) throws IOException {
            if (!onlyMoves || isMove(event)) {
                writer.write(id, index, counter, event, after);
            }
        }

        @Override
        public void refuse(Refusal refusal) throws IOException {
            String message = words.format(Refusals.caption(refusal));
            writer.writeRefusal(id, refusal.move(), refusal.reason().id(), message, refusal.legal());
        }
    }

    /** Prints sentences. */
    private record TextPrinter(CaptionText words, boolean onlyMoves, PrintWriter out) implements Tracer.Printer {
        @Override
        public void print(int index, TurnCounter counter, BoardEvent event, Position after) {
            if (!onlyMoves || isMove(event)) {
                out.println(words.format(Narrator.caption(event)));
            }
        }

        @Override
        public void refuse(Refusal refusal) {
            out.println(words.format(Refusals.caption(refusal)));
        }
    }
}
