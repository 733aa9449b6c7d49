package papan.json.lesson;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.Field;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.format.ObjectShape;
import papan.format.Problems;
import papan.format.Shape;
import papan.format.Shapes;
import papan.lesson.scene.LessonBook;
import papan.lesson.script.Claim;
import papan.lesson.script.Claims;
import papan.lesson.script.Lesson;
import papan.rules.RuleBook;

/** The claims of the shipped lessons, each in a file of its own: {@code src/test/claims}. */
public final class ClaimsFile {
    private static final Path FOLDER = Path.of("src/test/claims");
    private static final String ENDING = ".claims.json";

    private static final Field<List<Claim>> META =
            Field.optional("meta", ClaimShape.ALL, List.of(), "Of title, summary and what else stands in no step.");
    private static final Field<Map<String, List<Claim>>> STEPS = Field.optional(
            "steps",
            Shapes.map(Shapes.text(), ClaimShape.ALL),
            Map.of(),
            "By the id of the step, or of the question for later.");
    private static final Shape<Claims> CLAIMS = ObjectShape.<Claims>of(
            "What proves a lesson's sentences.", in -> new Claims(in.get(META), in.get(STEPS)), META, STEPS);

    private ClaimsFile() {}

    /** The files that are there. */
    public static List<Path> all() throws IOException {
        try (var files = Files.list(FOLDER)) {
            return files.sorted().toList();
        }
    }

    /** Where the claims of a lesson lie, if it has any. */
    public static Path of(String lesson) {
        return FOLDER.resolve(lesson + ENDING);
    }

    /** Those of a shipped lesson. */
    public static Claims of(Lesson lesson, RuleBook book) throws IOException, FormatException {
        Path file = of(lesson.id());
        return Files.exists(file)
                ? read(Files.readString(file), String.valueOf(file.getFileName()), lesson, book)
                : Claims.NONE;
    }

    /** Reads the text of such a file. */
    public static Claims read(String text, String file, Lesson lesson, RuleBook book) throws FormatException {
        Problems problems = new Problems(file);
        RuleBook all = lesson.rules().in(book);
        LessonContext context = LessonContext.of(
                all,
                LessonBook.rulesOf(lesson, all),
                problems,
                List.of(),
                new LessonContext.Around(book, Optional.empty(), false));
        context.positions().putAll(lesson.positions());
        context.charts().putAll(lesson.charts());
        Optional<Claims> claims = CLAIMS.read(JsonTree.read(text, file), context.reading());
        problems.throwIfAny();
        return claims.orElseThrow();
    }
}
