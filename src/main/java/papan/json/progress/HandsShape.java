package papan.json.progress;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import papan.format.Field;
import papan.format.FileFormat;
import papan.format.ObjectShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.UnionShape;
import papan.lesson.learner.ClassHands;
import papan.lesson.play.Votes;

/** What a file with the hands of classes looks like: {@code hands/1}. */
final class HandsShape {
    static final String FORMAT = "hands/1";

    private static final Field<Instant> BEGUN = Field.required("begun", ProgressFields.TIME, "When the class began.");
    private static final Field<String> STEP = Field.filled("step", Shapes.text(), "The id of the step that asked.");
    private static final Field<String> QUESTION =
            Field.filled("question", Shapes.text(), "The fingerprint of what was asked.");
    private static final Field<List<Map<String, Integer>>> VOTES = Field.required(
            "votes",
            Shapes.list(Shapes.map(Shapes.text(), Shapes.whole(0, Votes.MOST)), 2),
            "How many hands were up for each answer, by the answer's id: before the class talked, and after.");

    private static final Shape<ClassHands> HANDS = ObjectShape.of(
                    "The hands of a class for one question.",
                    in -> new ClassHands(
                            in.get(BEGUN),
                            in.get(ProgressFields.LESSON),
                            in.get(STEP),
                            in.get(QUESTION),
                            new Votes(in.get(VOTES))),
                    BEGUN.from(ClassHands::begun),
                    ProgressFields.LESSON.from(ClassHands::lesson),
                    STEP.from(ClassHands::step),
                    QUESTION.from(ClassHands::question),
                    VOTES.from(hands -> hands.votes().taken()))
            .named("hands");

    private static final Field<List<ClassHands>> ALL =
            Field.required("hands", Shapes.list(HANDS), "The hands, the earliest first.");

    static final Shape<List<ClassHands>> FILE = new UnionShape<>(
            "format",
            "The version of the format.",
            Map.of(
                    FORMAT,
                    ObjectShape.of("The hands of classes, without names.", in -> in.get(ALL), ALL.from(all -> all))),
            "file",
            all -> FORMAT,
            (word, at, reading) -> Shapes.words(Map.of(FORMAT, FORMAT)).read(at, reading));

    private static final String EXAMPLE = """
            { 'format': 'hands/1', 'hands': [
              { 'begun': '2026-03-01T09:00:00Z', 'lesson': 'keep-going', 'step': 'one', 'question': '0123456789ab',
                'votes': [{ 'S1': 12, 'N4': 9 }, { 'S1': 3, 'N4': 18 }] }] }""";

    private HandsShape() {}

    /** The format. */
    static FileFormat<?> format() {
        return new FileFormat<>(FORMAT, FILE, EXAMPLE);
    }
}
