package papan.json.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.cli.Schemas;
import papan.format.JsonTree;
import papan.format.Problems;
import papan.format.Reading;
import papan.json.FileShape;
import papan.json.FolderFiles;
import papan.json.match.MatchReader;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonText;
import papan.testing.PublishedSchema;

/** Each schema has an example, and each kind of question and step; all of them are read. */
class SchemaExamplesTest {
    /** They stand in documents as a whole, for people who type them and have no schema beside them yet. */
    private static final Set<String> TO_BE_TYPED =
            Set.of("congklak-no-relay.json", "first.lesson.json", "one-more-turn.lesson.json");

    private static void fits(String text, String schema) {
        assertThat(SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                        .getSchema(Schemas.text(schema).orElseThrow(), InputFormat.JSON)
                        .validate(text, InputFormat.JSON))
                .as(text)
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"course", "hands", "lesson", "lesson-strings", "match", "page", "plans", "progress", "rules"})
    void anExampleFitsItsSchema(String kind) {
        fits(PublishedSchema.example(kind), kind);
    }

    @Test
    void anExampleIsReadAsItStands() throws Exception {
        assertThat(LessonText.problems(PublishedSchema.example("lesson"))).isEmpty();
        String rules = PublishedSchema.example("rules");
        assertThat(RuleBooks.read(JsonTree.read(rules, "x"), "x").id()).isEqualTo("no-relay");
        MatchReader.read(PublishedSchema.example("match"), "x", RuleBooks.shipped());
        Problems problems = new Problems("x");
        assertThat(CourseFile.FORMAT
                        .shape()
                        .read(JsonTree.read(PublishedSchema.example("course"), "x"), Reading.of(problems)))
                .isNotEqualTo(Optional.empty());
        assertThat(problems.inOrder()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"lessons", "examples"})
    void lessonsAndRuleSetsNameTheSchemaByWhichAnEditorCompletesThem(String folder) throws IOException {
        for (Path file : FolderFiles.ending(Path.of(folder), ".json")) {
            FileShape shape = FileShape.of(file);
            boolean isTyped = TO_BE_TYPED.contains(String.valueOf(file.getFileName()));
            if (!isTyped && (shape == FileShape.LESSON || shape == FileShape.RULES)) {
                String format = shape == FileShape.LESSON ? "lesson" : "rules";
                assertThat(Files.readString(file))
                        .as(file.toString())
                        .contains("\"$schema\": \"" + format + "-1.schema.json\"");
            }
        }
    }

    @Test
    void everyKindOfQuestionAndStepHasAnExample() {
        Map<String, String> questions = PublishedSchema.examples("lesson", "question");
        Map<String, String> steps = PublishedSchema.examples("lesson", "step");
        assertThat(questions).hasSizeGreaterThanOrEqualTo(12);
        assertThat(steps).hasSizeGreaterThanOrEqualTo(6);
        questions.forEach((type, question) -> {
            assertThat(question).startsWith("{\"type\":\"" + type + "\"");
            inALesson("{ 'id': 'a', 'kind': 'ask', 'question': " + question + " }");
        });
        steps.forEach((kind, step) -> {
            assertThat(step).contains("\"kind\":\"" + kind + "\"");
            inALesson(step);
        });
    }

    private static void inALesson(String step) {
        assertThat(LessonText.lesson(step).steps()).as(step).hasSize(1);
        fits(LessonText.around(step), "lesson");
    }
}
