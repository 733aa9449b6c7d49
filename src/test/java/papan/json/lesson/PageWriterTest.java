package papan.json.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.cli.Schemas;
import papan.lesson.kept.Act;
import papan.lesson.page.Block;
import papan.lesson.page.Page;
import papan.lesson.page.Standing;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.LessonText;
import papan.lesson.play.Stage;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Side;
import papan.testing.PlayedLessons;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** What is written of a page is what its published schema says, and all that a page holds is written. */
final class PageWriterTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** What is called otherwise, or more than one thing, in JSON. */
    private static final Map<String, Set<String>> OTHERWISE = Map.of(
            "sowing", Set.of("direction", "oneWay"),
            "cursor", Set.of(),
            "event", Set.of("places"),
            // The marks tell what is right, what is to be typed how a line is drawn, and the chart what is asked of it.
            "right", Set.of(),
            "sheet", Set.of(),
            "asked", Set.of());

    private final Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(Schemas.text("page").orElseThrow(), InputFormat.JSON);

    static Stream<LessonRun> shipped() {
        return PlayedLessons.shipped().stream();
    }

    @Test
    void everyKindOfBlockIsDescribedWithAllThatItHolds() {
        List<Set<String>> described =
                JSON.readTree(Schemas.text("page").orElseThrow()).get("$defs").properties().stream()
                        .filter(kind -> kind.getKey().startsWith("block-"))
                        .map(kind -> fields(kind.getValue().get("properties")))
                        .toList();
        List<Set<String>> held = Stream.of(Block.class.getPermittedSubclasses())
                .map(PageWriterTest::held)
                .toList();
        assertThat(described).containsExactlyInAnyOrderElementsOf(held);
    }

    private static Set<String> fields(JsonNode properties) {
        Set<String> fields = new TreeSet<>();
        properties.propertyNames().forEach(fields::add);
        fields.remove("kind");
        return fields;
    }

    private static Set<String> held(Class<?> block) {
        return Stream.of(block.getRecordComponents())
                .map(RecordComponent::getName)
                .flatMap(name -> OTHERWISE.getOrDefault(name, Set.of(name)).stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void everyStepOfEveryLessonFitsTheSchemaWhateverIsDoneInIt(LessonRun run) {
        for (Stage stage : run.stages()) {
            LessonState fresh = LessonState.of(run, stage.index());
            for (int cursor = stage.start(); cursor <= stage.end(); cursor++) {
                fits(fresh, Page.of(fresh, cursor, run.words()), cursor);
            }
            for (LessonState state : states(fresh)) {
                fits(state, Page.of(state, stage.end(), run.words()), stage.end());
                fits(state, Page.read(state, run.words()), stage.end());
            }
        }
    }

    @Test
    void aPageOnOneLine() {
        LessonRun run = LessonText.run("{ 'id': 'q', 'kind': 'ask', 'title': 'One?', 'teacher': 'Slowly.',"
                + " 'position': 'few', 'highlight': [{ 'what': 'store:south', 'role': 'warn', 'label': 'mind' }],"
                + " 'question': { 'type': 'choice', 'text': 'Which?', 'options': ["
                + " { 'id': 'a', 'text': 'A', 'correct': true }, { 'id': 'b', 'text': 'B', 'feedback': 'No.' }] } }");
        LessonState wrong = LessonState.of(run).after(new Act.Answered("b"));
        assertThat(PageWriter.line(run.lesson(), 0, Page.of(wrong, 0, run.words())))
                .isEqualTo("""
                {"format":"page/1","lesson":"small","language":"en","bottom":"south",\
                "step":"q","number":1,"steps":1,"cursor":0,"title":"One?","blocks":[\
                {"kind":"board","position":{"south":[0,1,0,0,0,2,0],"north":[0,3,0,0,0,0,2],\
                "stores":{"south":0,"north":0},"mover":"south","burnt":[],"round":1},\
                "direction":"clockwise","oneWay":true,\
                "marks":[{"what":"store:south","role":"warn","label":"mind"}],"known":false},\
                {"kind":"asked","question":"Which?","form":"one","options":[\
                {"id":"a","label":"A","mark":"open"},{"id":"b","label":"B","mark":"wrong"}],"how":""},\
                {"kind":"judged","correct":false,"given":"B","gap":"","feedback":["No."]}],\
                "actions":["answer","goOn","tryAgain","giveUp"],"notes":"Slowly."}""");
    }

    @Test
    void aPageThatStandsAfterSomethingSaysAfterWhat() {
        LessonRun shipped = shipped().findFirst().orElseThrow();
        assertThat(shipped.stages().stream()
                        .flatMap(stage -> Standing.all(LessonState.of(shipped, stage.index())).stream())
                        .peek(after -> fits(PageWriter.line(after, shipped.words()))))
                .hasSizeGreaterThan(20);

        LessonRun run = LessonText.run("{ 'id': 'q', 'kind': 'ask', 'question': { 'type': 'choice', 'text': 'Which?',"
                + " 'options': [{ 'id': 'a', 'text': 'A', 'correct': true }, { 'id': 'b', 'text': 'B' }] },"
                + " 'hints': [{ 'text': 'Look.' }] }");
        assertThat(Standing.all(LessonState.of(run)).stream()
                        .map(after -> JSON.readTree(PageWriter.line(after, run.words())))
                        .map(line -> line.get("after") + " " + kinds(line)))
                .containsExactly(
                        "{\"hints\":1} [\"board\", \"asked\", \"hint\"]",
                        "{\"given\":\"a\"} [\"board\", \"asked\", \"judged\"]",
                        "{\"given\":\"b\"} [\"board\", \"asked\", \"judged\"]",
                        "{\"shown\":true} [\"board\", \"asked\", \"answer\"]");
    }

    private static List<JsonNode> kinds(JsonNode line) {
        return line.get("blocks").findValues("kind");
    }

    private void fits(LessonState state, Page page, int cursor) {
        String line = PageWriter.line(state.run().lesson(), cursor, page);
        fits(line);
        assertThat(JSON.readTree(line).get("blocks")).hasSize(page.blocks().size());
    }

    private void fits(String line) {
        assertThat(schema.validate(line, InputFormat.JSON)).as(line).isEmpty();
    }

    /** How a step may stand: with all hints, after each answer, after the right one, solved, explained, drawn. */
    private static List<LessonState> states(LessonState fresh) {
        LessonRun run = fresh.run();
        Stage stage = fresh.stage();
        List<LessonState> states = new ArrayList<>();
        LessonState helped = fresh;
        for (int i = 0; i < run.hints(stage, run.words()).size(); i++) {
            helped = helped.after(new Act.AskedForHint());
        }
        states.add(helped);
        if (stage.step().asks()) {
            List<String> answers = new ArrayList<>(
                    run.options(stage, "").stream().map(option -> option.id()).toList());
            answers.add(run.rightAnswer(stage).written());
            for (String answer : answers) {
                LessonState answered = helped.after(new Act.Answered(answer)).after(new Act.WasSure(3));
                states.add(answered);
                states.add(answered.after(new Act.TriedAgain()));
            }
        }
        if (fresh.trial().isPresent()) {
            Layout layout = run.rules(stage).layout();
            layout.row(Side.SOUTH).forEach(house -> states.add(fresh.after(new Act.Moved(new Move(house)))));
        }
        if (fresh.isDrawn()) {
            states.add(fresh.after(new Act.Drew(run.rightAnswer(stage).written())));
        }
        states.add(fresh.after(new Act.Looked()));
        states.add(fresh.after(new Act.GaveUp()));
        return states;
    }
}
