package papan.json.progress;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import papan.cli.Schemas;
import papan.lesson.kept.Act;
import papan.lesson.kept.Answered;
import papan.lesson.learner.Practised;
import papan.lesson.learner.Progress;
import papan.testing.PublishedSchema;

class ProgressShapeTest {
    @Test
    void everyActOfALearnerHasAWordAndNoneOfAClassHas() {
        assertThat(ProgressFields.ALL.kinds(Act.OfLearner.class).keySet())
                .hasSize(Act.OfLearner.class.getPermittedSubclasses().length)
                .allMatch(word -> word.matches("[a-z]+[A-Za-z]*"));
        assertThat(Act.class.getPermittedSubclasses())
                .containsExactlyInAnyOrder(
                        Act.OfLearner.class, Act.Gathered.class, Act.Counted.class, Act.VotedAgain.class);
    }

    @Test
    void whatIsWrittenFitsTheSchema() throws Exception {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Schemas.text("progress").orElseThrow(), InputFormat.JSON);
        String acts = """
                { "format": "progress/3", "learner": "Ana", "lessons": [{ "lesson": "relay", "revision": 2,
                  "place": { "step": "two", "cursor": 1 }, "finished": true, "begun": "2026-03-01T09:00:00Z",
                  "time": "2026-03-01T09:00:00Z", "results": [
                  { "step": "one", "question": "q", "type": "choice", "hints": 1, "misconceptions": ["counts-start"],
                    "attempts": [{ "given": "a", "correct": true, "time": "2026-03-01T09:00:00Z" }],
                    "time": "2026-03-01T09:00:00Z", "seconds": 4 }],
                  "way": [
                  { "step": "one", "act": { "did": "began" } },
                  { "step": "one", "act": { "did": "answered", "given": "a" }, "question": "q" },
                  { "step": "one", "act": { "did": "wentOn" }, "to": { "step": "two" } },
                  { "step": "two", "act": { "did": "moved", "move": "S3" }, "question": "r" },
                  { "step": "two", "act": { "did": "saw", "cursor": 1 } }] }] }""";
        KeptFormat.Found<Progress> found = ProgressShape.KEPT.read(acts, "ana.progress.json");
        assertThat(found.problems()).isEmpty();
        assertThat(schema.validate(
                        new String(ProgressWriter.bytes(found.content()), StandardCharsets.UTF_8), InputFormat.JSON))
                .isEmpty();
        assertThat(schema.validate(acts.replace("began", "begun"), InputFormat.JSON))
                .isNotEmpty();
        assertThat(schema.validate(acts.replace("\"to\"", "\"from\""), InputFormat.JSON))
                .isNotEmpty();
    }

    @Test
    void whatWasPractisedIsReadAsItWasWritten() throws Exception {
        Instant time = Instant.parse("2026-03-01T09:00:00Z");
        Progress written = Progress.of("Ana")
                .practised(practice -> practice.choosing("dakon", false)
                        .did(new Practised("congklak", "relay", "climb", 0, "0123456789ab", true, time))
                        .did(new Practised(
                                "congklak", "relay", "climb", 2, "ba9876543210", false, time.plusSeconds(9))));
        String text = new String(ProgressWriter.bytes(written), StandardCharsets.UTF_8);
        KeptFormat.Found<Progress> found = ProgressShape.KEPT.read(text, "ana.progress.json");
        assertThat(found.problems()).isEmpty();
        assertThat(found.content()).isEqualTo(written);
        assertThat(text.lines().filter(line -> line.contains("0123456789ab")))
                .as("a board a line")
                .hasSize(1)
                .allMatch(line -> line.contains("relay") && line.contains("09:00:00Z"));
        assertThat(SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                        .getSchema(Schemas.text("progress").orElseThrow(), InputFormat.JSON)
                        .validate(text, InputFormat.JSON))
                .isEmpty();
    }

    @Test
    void aBoardThatCannotBeReadTakesNoOtherWithIt() throws Exception {
        String text = """
                { "format": "progress/3", "learner": "Ana", "practice": { "boards": [
                  { "rules": "congklak", "lesson": "relay", "step": "climb", "board": "a", "right": "yes",
                    "time": "2026-03-01T09:00:00Z" },
                  { "rules": "congklak", "lesson": "relay", "step": "climb", "board": "b", "right": true,
                    "time": "2026-03-01T09:00:00Z" }] } }""";
        KeptFormat.Found<Progress> found = ProgressShape.KEPT.read(text, "ana.progress.json");
        assertThat(found.problems()).hasSize(1);
        assertThat(found.content().practice().boards())
                .extracting(Practised::board)
                .containsExactly("b");
    }

    @Test
    void theExampleOfTheSchemaIsRead() throws Exception {
        KeptFormat.Found<Progress> found = ProgressShape.KEPT.read(PublishedSchema.example("progress"), "x");
        assertThat(found.problems()).isEmpty();
        assertThat(found.content().lessons()).isNotEmpty();
    }

    @Test
    void whatIsWrongWithAnActOrAResultIsToldAndTakesNoOtherWithIt() throws Exception {
        String text = """
                { "format": "progress/3", "learner": "Ana", "lessons": [{ "lesson": "relay", "place": { "step": "two" },
                  "begun": "2026-03-01T09:00:00Z", "time": "2026-03-01T09:00:00Z", "results": [
                  { "step": "one", "question": "q", "type": "choice", "time": "yesterday" },
                  { "step": "two", "question": "q", "type": "choice", "hint": 1, "time": "2026-03-01T09:00:00Z" }],
                  "way": [
                  { "step": "one", "act": { "did": "began" } },
                  { "step": "one", "act": { "did": "answerd", "given": "a" } },
                  { "step": "one", "act": { "did": "answered" } },
                  { "step": "one", "act": { "did": "moved", "move": "3" } },
                  { "step": "two", "act": { "did": "saw", "cursor": -1 } },
                  { "step": "two", "act": { "did": "saw", "cursor": 1 } }] }] }""";
        KeptFormat.Found<Progress> found = ProgressShape.KEPT.read(text, "ana.progress.json");
        assertThat(found.problems().stream().map(problem -> problem.line()))
                .containsExactly(
                        "ana.progress.json:3:63  E014 lessons[0].results[0].time: This is not a time."
                                + " Write 2026-01-31T13:45:00Z.",
                        "ana.progress.json:4:55  E015 lessons[0].results[1].hint: The field \"hint\" is unknown here."
                                + " Did you mean \"hints\"?",
                        "ana.progress.json:7:36  E014 lessons[0].way[1].act.did: \"answerd\" is unknown here."
                                + " Did you mean \"answered\"?",
                        "ana.progress.json:8:27  E010 lessons[0].way[2].act: \"given\" is missing.",
                        "ana.progress.json:9:53  E014 lessons[0].way[3].act.move: This is not a move. Write S3.",
                        "ana.progress.json:10:53  E013 lessons[0].way[4].act.cursor:"
                                + " This must be a whole number from 0 to 2147483647, not -1.");
        assertThat(found.content().in("relay").orElseThrow().results())
                .extracting(Answered::step)
                .containsExactly("two");
        assertThat(found.content().in("relay").orElseThrow().way())
                .extracting(done -> done.act().getClass().getSimpleName())
                .containsExactly("Began", "Saw", "Saw");
    }
}
