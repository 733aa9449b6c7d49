package papan.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import papan.json.lesson.LessonReader;
import papan.json.progress.ProgressFolder;
import papan.json.rules.RuleBooks;
import papan.lesson.kept.Answered;
import papan.lesson.kept.LessonProgress;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonText;
import papan.lesson.play.Trial;
import papan.lesson.script.Panel;
import papan.model.House;
import papan.replay.Grain;
import papan.testing.Attacks;
import papan.ui.common.Idle;

/** Where a learner is, comes back to, and what is written down on the way. */
class LearnSessionTest extends OpenSession {
    private LessonRun ways;

    @BeforeEach
    void read() throws Exception {
        ways = LessonRun.of(
                LessonReader.read(Path.of("examples/ways.lesson.json"), RuleBooks.shipped()), RuleBooks.shipped());
    }

    /** Waits for what is thought out in the background. */
    private void think() throws Exception {
        while (onEdt(session::isThinking)) {
            Idle.awaitBackground();
        }
    }

    private Trial trial() throws Exception {
        return onEdt(() -> session.trial().orElseThrow());
    }

    private void choose(String house) throws Exception {
        run(() -> {
            session.trying().move(House.parseHouse(house).orElseThrow());
            session.playback().last();
        });
        think();
        run(() -> session.playback().last());
    }

    private void intoTheDetour() throws Exception {
        run(() -> session.open(ways, 0));
        for (int i = 0; i < 2; i++) {
            run(() -> session.answer("N5"));
            run(session::tryAgain);
        }
        assertThat(step()).isEqualTo("help");
    }

    @Test
    void whoStoppedInADetourComesBackToItAndThenReturns() throws Exception {
        intoTheDetour();
        assertThat(kept(ways).place().back()).containsExactly("where");
        assertThat(kept(ways).place().made()).containsExactly("where/help");
        reopen(ways);
        assertThat(step()).isEqualTo("help");
        run(session::next);
        assertThat(step()).isEqualTo("where");
        run(() -> session.answer("N5"));
        run(session::tryAgain);
        assertThat(step()).as("a detour is made once").isEqualTo("where");
        run(() -> session.answer("N4"));
        run(session::next);
        assertThat(step()).as("not right at once").isEqualTo("watch");
    }

    @Test
    void pageUpIsTheOppositeOfPageDownAfterAnyJump() throws Exception {
        LessonRun ten = tenSteps();
        run(() -> session.open(ten, 0));
        run(session::next);
        run(() -> session.show(7));
        run(session::next);
        assertThat(stepsBack(3)).containsExactly(7, 1, 0);

        run(() -> session.show(8));
        run(() -> session.show(4));
        run(session::next);
        assertThat(stepsBack(4)).as("a jump back leaves nothing later behind").containsExactly(4, 0, 0, 0);

        run(() -> session.open(ten, 5));
        assertThat(stepsBack(3)).as("begun in the middle").containsExactly(4, 3, 2);
        run(session::next);
        assertThat(stepsBack(2)).containsExactly(2, 1);
    }

    @Test
    void everyJumpCanBeGoneBack() throws Exception {
        LessonRun ten = tenSteps();
        Random random = new Random(20_261_123);
        run(() -> session.open(ten, 0));
        for (int i = 0; i < Attacks.rounds(100); i++) {
            int to = random.nextInt(9);
            run(() -> session.show(to));
            int from = onEdt(session::index);
            run(session::next);
            run(session::previous);
            assertThat(onEdt(session::index)).as("jump %d to %d", i, to).isEqualTo(from);
        }
    }

    private List<Integer> stepsBack(int times) throws Exception {
        List<Integer> steps = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            run(session::previous);
            steps.add(onEdt(session::index));
        }
        return steps;
    }

    private static LessonRun tenSteps() {
        return LessonText.run(IntStream.rangeClosed(1, 10)
                .mapToObj("{ 'id': 's%d', 'kind': 'show', 'position': 'start' }"::formatted)
                .collect(Collectors.joining(", ")));
    }

    @Test
    void aQuestionThatMustBeAnsweredCannotBePassed() throws Exception {
        LessonRun lesson = LessonText.run("{ 'id': 'q', 'kind': 'ask', 'skippable': false,"
                + " 'question': { 'type': 'landing', 'move': 'S3', 'until': 'firstLap' } },"
                + " { 'id': 'after', 'kind': 'show', 'position': 'start' }");
        run(() -> session.open(lesson, 0));
        assertThat(onEdt(session::mayGoOn)).isFalse();
        run(session::next);
        assertThat(step()).isEqualTo("q");
        run(() -> session.answer("N5"));
        assertThat(onEdt(session::mayGoOn)).as("answered, if wrongly").isTrue();
        run(session::tryAgain);
        run(session::next);
        assertThat(step()).as("open again").isEqualTo("q");
        run(() -> session.answer("N4"));
        run(session::next);
        assertThat(step()).isEqualTo("after");
    }

    @Test
    void whoGoesBackFromADetourComesToTheQuestion() throws Exception {
        intoTheDetour();
        reopen(ways);
        run(session::previous);
        assertThat(step()).isEqualTo("where");
    }

    @Test
    void aPlaceToWhichNoWayIsToldIsGoneOnFrom() throws Exception {
        run(() -> session.open(ways, 1));
        Path file = new ProgressFolder(folder).fileOf("Ana");
        assertThat(Files.readString(file)).doesNotContain("\"back\"", "\"made\"", "\"moves\"");
        Files.writeString(file, """
                { "format": "progress/3", "learner": "Ana", "lessons": [{ "lesson": "ways",
                  "place": { "step": "help", "back": ["gone", "where"] },
                  "begun": "2026-03-01T09:00:00Z", "time": "2026-03-01T09:00:00Z" }] }""");
        reopen(ways);
        run(session::next);
        assertThat(step()).as("steps that are gone are passed over").isEqualTo("where");
    }

    @Test
    void triesAreWrittenDownAndGoneOnWith() throws Exception {
        run(() -> session.open(ways, 2));
        choose("S7");
        assertThat(kept(ways).place().moves()).containsExactly("S7");
        assertThat(kept(ways).answers()).as("it is not over").isEmpty();
        reopen(ways);
        assertThat(step()).isEqualTo("goal");
        assertThat(trial().moves()).hasToString("[S7]");
        assertThat(onEdt(() -> session.playback().cursor()))
                .isEqualTo(trial().timeline().size());
        run(() -> session.trying().undo());
        assertThat(kept(ways).place().moves()).isEmpty();
        choose("S3");
        assertThat(trial().outcome()).isEqualTo(Trial.Outcome.OVER);
        run(() -> session.trying().restart());
        run(session::hint);
        run(() -> session.trying().showSolution());
        think();
        assertThat(trial().outcome()).isEqualTo(Trial.Outcome.REACHED);
        Answered tried = kept(ways).answer("goal").orElseThrow();
        assertThat(tried.type()).isEqualTo("try");
        assertThat(tried.attempts()).extracting(Answered.Attempt::given).containsExactly("S3");
        assertThat(tried.attempts()).extracting(Answered.Attempt::correct).containsExactly(false);
        assertThat(tried.revealed()).isTrue();
        assertThat(tried.hints()).isEqualTo(1);
        reopen(ways);
        assertThat(kept(ways).setAside()).isEmpty();
    }

    private static LessonRun against(String opponent) throws Exception {
        return LessonRun.of(
                LessonReader.read(
                        LessonText.around(
                                "{ 'id': 't', 'kind': 'try', 'position': 'start', 'goal': { 'moves': { 'gte': 2 } },"
                                        + " 'moves': 2,"
                                        + opponent
                                        + " }, { 'id': 'after', 'kind': 'show', 'position': 'start', 'say': 'Done.' }"),
                        "small.lesson.json",
                        RuleBooks.shipped()),
                RuleBooks.shipped());
    }

    @Test
    void anOpponentThinksInTheBackgroundAndCanBeStopped() throws Exception {
        LessonRun lesson = against("'opponent': 'engine', 'level': 3");
        run(() -> session.open(lesson, 0));
        List<Boolean> seen = new ArrayList<>();
        run(() -> session.addListener(() -> seen.add(session.isThinking())));
        run(() -> {
            session.trying().move(House.parseHouse("S3").orElseThrow());
            assertThat(session.isThinking()).isTrue();
            session.trying().move(House.parseHouse("S4").orElseThrow());
            session.trying().stop();
        });
        Idle.awaitBackground();
        assertThat(onEdt(session::isThinking)).isFalse();
        assertThat(trial().moves()).as("nothing has happened").isEmpty();
        choose("S3");
        assertThat(trial().moves()).hasSize(1);
        assertThat(seen).contains(true, false);
        List<?> events = trial().events();
        reopen(lesson);
        run(session::keep);
        think();
        assertThat(trial().events()).as("the same replies").isEqualTo(events);
        assertThat(kept(lesson).place().moves()).containsExactly("S3");
    }

    @Test
    void whatIsThoughtOutForAStepThatIsLeftIsNeverShown() throws Exception {
        LessonRun lesson = against("'opponent': 'engine', 'level': 3");
        run(() -> session.open(lesson, 0));
        run(() -> {
            session.trying().move(House.parseHouse("S3").orElseThrow());
            session.next();
        });
        Idle.awaitBackground();
        assertThat(step()).isEqualTo("after");
        assertThat(onEdt(() -> session.playback().timeline().size()))
                .as("nothing happens there")
                .isZero();
        run(session::previous);
        assertThat(trial().moves()).isEmpty();
    }

    @Test
    void questionsOfTheDayLeaveTheLessonWhereItIs() throws Exception {
        run(() -> session.open(ways, 1));
        LessonProgress before = kept(ways);
        AtomicReference<Rehearsal> done = new AtomicReference<>();
        run(() -> session.rehearse(
                List.of(
                        new Rehearsal.Question(ways, ways.stages().get(0)),
                        new Rehearsal.Question(ways, ways.stages().get(0))),
                done::set));
        run(() -> session.answer("N5"));
        run(session::tryAgain);
        run(() -> session.answer("N4"));
        run(session::next);
        assertThat(done.get()).isNull();
        assertThat(onEdt(() -> session.rehearsal().orElseThrow().number())).isEqualTo(1);
        run(() -> session.answer("N4"));
        run(session::next);
        assertThat(done.get().right()).isEqualTo(1);
        assertThat(onEdt(session::run)).isEmpty();
        assertThat(kept(ways).place()).isEqualTo(before.place());
        assertThat(kept(ways).answer("where").orElseThrow().attempts())
                .extracting(Answered.Attempt::given)
                .containsExactly("N5", "N4", "N4");
    }

    @Test
    void whatWasTriedAsAQuestionOfTheDayIsThereWhenItIsAskedAgain() throws Exception {
        LessonRun lesson =
                LessonText.run("{ 'id': 't', 'kind': 'try', 'position': 'start', 'opponent': 'friend', 'moves': 5,"
                        + " 'goal': { 'event': 'roundEnd' } }");
        List<Rehearsal.Question> asked =
                List.of(new Rehearsal.Question(lesson, lesson.stages().get(0)));
        for (Runnable left : List.<Runnable>of(session::close, () -> session.open(ways, 0))) {
            run(() -> session.rehearse(asked, any -> {}));
            choose("S3");
            run(left);
            run(() -> session.rehearse(asked, any -> {}));
            assertThat(trial().moves()).hasSize(1);
            run(session.trying()::restart);
        }
        run(session::somebodyElse);
        run(() -> session.rehearse(asked, any -> {}));
        assertThat(trial().mayUndo()).as("of somebody else").isFalse();
    }

    @Test
    void aQuestionOfTheBankIsAskedOnItsOwnBoardAndItsAnswerIsKeptWithTheLesson() throws Exception {
        LessonRun lesson = LessonRun.of(
                LessonReader.read(
                        LessonText.around("{ 'id': 'go', 'kind': 'play', 'moves': ['S3'] }")
                                .replace("\"players\"", """
                                    "bank": [{ "id": "later", "moves": ["S5"], "stopAt": { "ruling": "capture", "when": "before" },
                                      "question": { "type": "rule", "goal": "G1" } }], "players\"\
                                    """)
                                .replace(
                                        "\"minutes\": 5",
                                        "\"minutes\": 5, \"goals\": [{ \"id\": \"G1\", \"text\": \"t\" }]"),
                        "bank.lesson.json",
                        RuleBooks.shipped()),
                RuleBooks.shipped());
        LessonRun bank = lesson.bank().orElseThrow();
        run(() -> session.open(lesson, 0));
        AtomicReference<Rehearsal> done = new AtomicReference<>();
        run(() -> session.rehearse(
                List.of(new Rehearsal.Question(bank, bank.stages().get(0))), done::set));
        assertThat(onEdt(() -> session.playback().isLocked())).isTrue();
        assertThat(onEdt(() -> session.playback().position().inHand(papan.model.Side.SOUTH)))
                .isZero();
        run(() -> session.answer("capture"));
        run(session::next);
        assertThat(done.get().right()).isEqualTo(1);
        assertThat(kept(lesson).answer("later").orElseThrow().correctFirst()).isTrue();
    }

    @Test
    void aStepWithAPaceSetsItAndGivesTheLearnersOwnBack() throws Exception {
        LessonRun paced = LessonRun.of(
                LessonReader.read(LessonText.around("""
                    { 'id': 'a', 'kind': 'show', 'position': 'start' },
                    { 'id': 'b', 'kind': 'play', 'moves': ['S6'], 'pace': 'lap' },
                    { 'id': 'c', 'kind': 'play', 'moves': ['N3'] },
                    { 'id': 'd', 'kind': 'play', 'from': 'start', 'moves': ['S6'], 'pace': 'turn' },
                    { 'id': 'e', 'kind': 'play', 'moves': ['N3'] }\
                    """), "paced.lesson.json", RuleBooks.shipped()),
                RuleBooks.shipped());
        run(() -> session.playback().setGrain(Grain.ROUND));
        run(() -> session.open(paced, 0));
        assertThat(grain()).isEqualTo(Grain.ROUND);
        run(session::next);
        assertThat(grain()).isEqualTo(Grain.LAP);
        assertThat(onEdt(session::ownGrain)).isEqualTo(Grain.ROUND);
        run(session::next);
        assertThat(grain()).isEqualTo(Grain.ROUND);
        run(session::next);
        assertThat(grain()).isEqualTo(Grain.TURN);
        run(() -> session.playback().setGrain(Grain.SEED));
        run(session::next);
        assertThat(grain()).isEqualTo(Grain.SEED);
        run(() -> session.show(1));
        assertThat(grain()).isEqualTo(Grain.LAP);
        run(session::close);
        assertThat(grain()).isEqualTo(Grain.SEED);
    }

    private Grain grain() throws Exception {
        return onEdt(() -> session.playback().grain());
    }

    private static LessonRun withPanels(String first) throws Exception {
        return LessonRun.of(
                LessonReader.read(
                        LessonText.around(
                                """
                                { 'id': 'a', 'kind': 'show', 'position': 'start'%s },
                                { 'id': 'b', 'kind': 'play', 'moves': ['S6']%s },
                                { 'id': 'c', 'kind': 'chart', 'chart': 'stores' },
                                { 'id': 'd', 'kind': 'show' }\
                                """.formatted(first, first.isEmpty() ? "" : ", 'panels':" + " ['rule', 'history']")),
                        "panels.lesson.json",
                        RuleBooks.shipped()),
                RuleBooks.shipped());
    }

    private List<Panel> revealed() throws Exception {
        return onEdt(() -> java.util.Arrays.stream(Panel.values())
                .filter(session::isRevealed)
                .toList());
    }

    @Test
    void panelsAreRevealedOneAfterTheOther() throws Exception {
        run(() -> session.open(withPanelsOf(", 'panels': []"), 0));
        assertThat(revealed()).isEmpty();
        run(session::next);
        assertThat(revealed()).containsExactly(Panel.RULE, Panel.HISTORY);
        run(session::next);
        assertThat(revealed()).containsExactly(Panel.CHART, Panel.RULE, Panel.HISTORY);
        run(session::next);
        assertThat(revealed()).containsExactly(Panel.RULE, Panel.HISTORY);
        run(() -> session.show(0));
        assertThat(revealed()).containsExactly(Panel.RULE, Panel.HISTORY);
        run(() -> session.open(withPanelsOf(", 'panels': []"), 3));
        assertThat(revealed()).containsExactly(Panel.RULE, Panel.HISTORY);
    }

    @Test
    void aLessonBeginsWithThePanelsOfItsView() throws Exception {
        String text = LessonText.around("""
            { 'id': 'a', 'kind': 'show', 'position': 'start' },
            { 'id': 'b', 'kind': 'show', 'panels': ['rule', 'history'] }\
            """)
                .replace("\"steps\"", "\"view\":" + " { \"panels\":" + " [\"history\"]" + " }, \"steps\"");
        LessonRun lesson =
                LessonRun.of(LessonReader.read(text, "panels.lesson.json", RuleBooks.shipped()), RuleBooks.shipped());
        run(() -> session.open(lesson, 0));
        assertThat(revealed()).containsExactly(Panel.HISTORY);
        run(session::next);
        assertThat(revealed()).containsExactly(Panel.RULE, Panel.HISTORY);
        assertThat(onEdt(() -> session.reveals(Panel.RULE))).isTrue();
        assertThat(onEdt(() -> session.reveals(Panel.HISTORY)))
                .as("it was there")
                .isFalse();
    }

    @Test
    void withoutPanelsAllAreThere() throws Exception {
        run(() -> session.open(withPanelsOf(""), 0));
        assertThat(revealed()).containsExactly(Panel.values());
    }

    private static LessonRun withPanelsOf(String first) {
        try {
            return withPanels(first);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }
}
