package papan.json.progress;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papan.cli.Schemas;
import papan.lesson.learner.Practised;
import papan.lesson.learner.Progress;
import papan.lesson.play.Act;
import papan.testing.PublishedSchema;

class ProgressShapeTest {
    /** What stands for them is written with an answer, and as the moves of a try. */
    private static final List<Class<?>> STOOD_FOR =
            List.of(Act.WasSure.class, Act.Moved.class, Act.TookBack.class, Act.StartedOver.class);

    /** What a class does is nobody's own. */
    private static final List<Class<?>> OF_A_CLASS =
            List.of(Act.Gathered.class, Act.Counted.class, Act.VotedAgain.class);

    @Test
    void everyKindOfActOfALearnerHasAWordOrAnotherStandsForIt() {
        assertThat(Stream.of(Act.class.getPermittedSubclasses())
                        .filter(kind -> ActShape.word(kind).isEmpty()))
                .containsExactlyInAnyOrderElementsOf(
                        Stream.concat(STOOD_FOR.stream(), OF_A_CLASS.stream()).toList());
        assertThat(Stream.of(Act.class.getPermittedSubclasses()).flatMap(kind -> ActShape.word(kind).stream()))
                .hasSizeGreaterThan(10)
                .doesNotHaveDuplicates();
    }

    @Test
    void whatIsWrittenFitsTheSchema() throws Exception {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Schemas.text("progress").orElseThrow(), InputFormat.JSON);
        String acts = """
                { "format": "progress/2", "learner": "Ana", "lessons": [{ "lesson": "relay", "revision": 2, "acts": [
                  { "did": "began", "step": "one", "time": "2026-03-01T09:00:00Z" },
                  { "did": "answered", "step": "one", "given": "a", "question": "q", "type": "choice", "correct": true,
                    "hints": 1, "misconceptions": ["counts-start"], "time": "2026-03-01T09:00:00Z", "seconds": 4 },
                  { "did": "wentOn", "step": "one", "to": "two", "time": "2026-03-01T09:00:00Z" },
                  { "did": "saw", "step": "two", "cursor": 1, "time": "2026-03-01T09:00:00Z" }] }] }""";
        KeptFormat.Found<Progress> found = ProgressShape.KEPT.read(acts, "ana.progress.json");
        assertThat(found.problems()).isEmpty();
        assertThat(schema.validate(
                        new String(ProgressWriter.bytes(found.content()), StandardCharsets.UTF_8), InputFormat.JSON))
                .isEmpty();
        assertThat(schema.validate(acts.replace("began", "begun"), InputFormat.JSON))
                .isNotEmpty();
        assertThat(schema.validate(acts.replace("\"to\"", "\"cursor\""), InputFormat.JSON))
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
                { "format": "progress/2", "learner": "Ana", "practice": { "boards": [
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
    void whatIsWrongWithAnActIsToldAndTakesNoOtherWithIt() throws Exception {
        String text = """
                { "format": "progress/2", "learner": "Ana", "lessons": [{ "lesson": "relay", "acts": [
                  { "did": "began", "step": "one", "time": "2026-03-01T09:00:00Z", "cursor": 3 },
                  { "did": "answerd", "step": "one", "given": "a", "time": "2026-03-01T09:00:00Z" },
                  { "did": "answered", "step": "one", "time": "2026-03-01T09:00:00Z" },
                  { "did": "wentOn", "step": "one", "to": "two", "time": "yesterday" },
                  { "did": "saw", "step": "two", "cursor": -1, "time": "2026-03-01T09:00:00Z" }] }] }""";
        KeptFormat.Found<Progress> found = ProgressShape.KEPT.read(text, "ana.progress.json");
        assertThat(found.problems().stream().map(problem -> problem.line()))
                .containsExactly(
                        "ana.progress.json:2:68  E015 lessons[0].acts[0].cursor: The field \"cursor\" is unknown here."
                                + " Known: did, step, question, type, goal, language, correct, hints, revealed,"
                                + " misconceptions, confidence, time, seconds, apart, aside.",
                        "ana.progress.json:3:12  E014 lessons[0].acts[1].did: \"answerd\" is unknown here."
                                + " Did you mean \"answered\"?",
                        "ana.progress.json:4:3  E010 lessons[0].acts[2]: \"given\" is missing.",
                        "ana.progress.json:5:58  E014 lessons[0].acts[3].time: This is not a time."
                                + " Write 2026-01-31T13:45:00Z.",
                        "ana.progress.json:6:44  E013 lessons[0].acts[4].cursor:"
                                + " This must be a whole number from 0 to 2147483647, not -1.");
        assertThat(found.content().in("relay").orElseThrow().acts())
                .extracting(done -> done.act().getClass().getSimpleName())
                .containsExactly("Began", "Saw");
    }
}
