package papan.json.lesson;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.JsonOut;
import papan.json.match.PositionWriter;
import papan.lesson.check.LessonCheck;
import papan.lesson.scene.Finding;
import papan.lesson.script.Lesson;
import papan.lesson.script.SameHouse;
import papan.model.Move;
import papan.model.Position;
import papan.rules.ClauseId;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/** Writes a lesson step, as a teacher would paste it into a lesson. */
public final class StepWriter {
    private StepWriter() {}

    /**
     * One of the boards.
     *
     * @param rules what is played; with clauses of another rule set, the rule set that they were put into
     * @param borrowed clauses that come from another rule set
     * @param from that rule set
     */
    public record Board(RuleSet rules, List<ClauseId> borrowed, Optional<RuleSet> from) {
        public Board {
            borrowed = List.copyOf(borrowed);
        }
    }

    /**
     * The JSON text of a step that compares boards.
     *
     * @param position where all boards begin; empty for each rule set's own start
     * @param pairing what keeps the boards in step
     */
    public static String compare(List<Board> boards, Optional<Position> position, List<Move> moves, String pairing) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = JsonOut.to(text).useDefaultPrettyPrinter()) {
            out.writeStartObject();
            out.writeStringField("id", "compare");
            out.writeStringField("kind", "compare");
            out.writeStringField("sync", pairing);
            out.writeStringField("houses", SameHouse.RING.id());
            out.writeArrayFieldStart("boards");
            for (int i = 0; i < boards.size(); i++) {
                board(out, (char) ('A' + i), boards.get(i));
                if (i == 0) {
                    // The other boards begin and move alike.
                    course(out, "position", boards.get(i).rules(), position, moves);
                }
                out.writeEndObject();
            }
            out.writeEndArray();
            out.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /** The JSON text of a step that plays moves by a lesson's rules; what is expected is left to be recorded. */
    public static String play(RuleSet rules, Optional<Position> position, List<Move> moves) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = JsonOut.to(text).useDefaultPrettyPrinter()) {
            out.writeStartObject();
            out.writeStringField("id", "what-if");
            out.writeStringField("kind", "play");
            course(out, "from", rules, position, moves);
            out.writeObjectFieldStart("expect");
            out.writeEndObject();
            out.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private static void board(JsonGenerator out, char id, Board board) throws IOException {
        out.writeStartObject();
        out.writeStringField("id", String.valueOf(id));
        out.writeStringField("rules", board.rules().id());
        if (board.from().isPresent() && !board.borrowed().isEmpty()) {
            out.writeObjectFieldStart("set");
            for (ClauseId clause : board.borrowed()) {
                out.writeObjectFieldStart(clause.id());
                out.writeStringField("as", board.from().get().id());
                out.writeEndObject();
            }
            out.writeEndObject();
        }
    }

    private static void course(
            JsonGenerator out, String from, RuleSet rules, Optional<Position> position, List<Move> moves)
            throws IOException {
        out.writeFieldName(from);
        if (position.isPresent()) {
            out.writeStartObject();
            PositionWriter.fields(position.get(), out);
            if (position.get().total() != rules.board().total()) {
                out.writeBooleanField("partial", true);
            }
            out.writeEndObject();
        } else {
            out.writeString("start");
        }
        out.writeArrayFieldStart("moves");
        for (Move move : moves) {
            out.writeString(move.toString());
        }
        out.writeEndArray();
    }

    /** Why no lesson could have a step: what the reader and the check say first; empty if it is in order. */
    public static Optional<String> problem(String step, RuleBook book) {
        String lesson = String.format(Locale.ROOT, """
                {"format": "lesson/1", "id": "step", "revision": 1, "language": "en", "title": "Step",
                 "meta": {"audience": {"ages": [8, 99], "level": "beginner"}, "minutes": 5,
                          "goals": [{"id": "G1", "text": "Compare."}], "license": "CC0-1.0"},
                 "rules": {"id": "%s", "revision": 1}, "steps": [%s]}
                """, book.ids().iterator().next(), step);
        try {
            Lesson read = LessonReader.read(lesson, "step", book);
            return LessonCheck.check(read, book).stream()
                    .filter(finding -> finding.severity() == Finding.Severity.ERROR)
                    .map(finding -> finding.message() + " " + finding.fix())
                    .findFirst();
        } catch (FormatException e) {
            return e.problems().stream()
                    .map(problem -> problem.message() + " " + problem.fix())
                    .findFirst();
        }
    }
}
