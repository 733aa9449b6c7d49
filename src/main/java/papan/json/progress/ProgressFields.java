package papan.json.progress;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.JsonValue;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.Vocabulary;
import papan.lesson.kept.Act;
import papan.lesson.kept.Answered;
import papan.lesson.play.Votes;
import papan.model.Move;

/** What is kept of learners and classes is made of. */
final class ProgressFields {
    private static final Instant LATEST = Instant.parse("2200-01-01T00:00:00Z");

    static final Shape<Instant> TIME = Shapes.of(
            Shapes.keywords("type", "string", "format", "date-time"), ProgressFields::time, Instant::toString);

    /** How each of it is written. */
    static final Vocabulary ALL = new Vocabulary(Enum::name)
            .with(Instant.class, TIME)
            .with("kept", Shapes.text().as(Answered::kept, given -> given))
            .with(Move.class, Shapes.of(Shapes.keywords("type", "string"), ProgressFields::move, Move::toString))
            .with(
                    Votes.class,
                    Shapes.list(Shapes.map(Shapes.text(), Shapes.whole(0, Votes.MOST)))
                            .checked(ProgressFields::areTwo)
                            .with("maxItems", Votes.TWICE)
                            .as(Votes::new, Votes::taken));

    static {
        ALL.with(Act.OfLearner.class, ALL.union(Act.OfLearner.class, Map.of()));
    }

    private ProgressFields() {}

    private static boolean areTwo(List<?> votes, JsonValue at, Reading reading) {
        boolean are = votes.size() <= Votes.TWICE;
        if (!are) {
            reading.problems().error("E014", at, "A class votes twice at most.", "");
        }
        return are;
    }

    private static Optional<Instant> time(JsonValue value, Reading reading) {
        try {
            return Shapes.text().read(value, reading).map(Instant::parse).map(ProgressFields::possible);
        } catch (DateTimeException e) {
            reading.problems().error("E014", value, "This is not a time.", "Write 2026-01-31T13:45:00Z.");
            return Optional.empty();
        }
    }

    private static Optional<Move> move(JsonValue value, Reading reading) {
        Optional<String> text = Shapes.text().read(value, reading);
        Optional<Move> move = text.flatMap(Move::parse);
        if (text.isPresent() && move.isEmpty()) {
            reading.problems().error("E014", value, "This is not a move.", "Write S3.");
        }
        return move;
    }

    /** No clock was ever so wrong: such a time is a slip of the pen, or a prank, and no calendar knows it. */
    private static Instant possible(Instant time) {
        if (time.isBefore(Instant.EPOCH) || time.isAfter(LATEST)) {
            throw new DateTimeException("not between 1970 and 2200");
        }
        return time;
    }
}
