package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.engine.Engine;
import papan.lesson.kept.Act;
import papan.lesson.kept.LessonProgress;
import papan.lesson.page.Block;
import papan.lesson.page.Page;
import papan.lesson.scene.Scene;
import papan.lesson.script.From;
import papan.lesson.script.Lesson;
import papan.lesson.script.Rung;
import papan.lesson.script.Step;
import papan.lesson.text.Translation;
import papan.model.Move;
import papan.model.Side;
import papan.rules.RuleSet;

/** A drill: boards that the rules have been asked about, the easier ones first, one after another. */
final class DrillStepTest {
    private static final String EXTRA =
            "{ 'id': 'd', 'kind': 'drill', 'goal': { 'ruling': 'extraTurn', 'count': { 'gte': 1 } }, 'rungs': 4, 'seeds': 30 }";
    private static final String TWICE =
            "{ 'id': 'd', 'kind': 'drill', 'goal': { 'ruling': 'extraTurn', 'count': { 'gte': 2 } }, 'rungs': 6, 'look': 2 }";
    private static final String UNIQUE =
            "{ 'id': 'd', 'kind': 'drill', 'goal': { 'event': 'capture', 'count': { 'gte': 1 } }, 'rungs': 5, 'unique': true }";

    static Stream<String> drills() {
        return Stream.of(EXTRA, TWICE, UNIQUE);
    }

    private static Step.Trying step(String drill) {
        return LessonText.lesson(drill).steps().get(0).asTrying().orElseThrow();
    }

    private static LessonState begun(String drill) {
        return LessonState.of(LessonText.run(drill));
    }

    private static Trial trial(LessonState state) {
        return state.trial().orElseThrow();
    }

    private static Rung rung(Trial trial) {
        return trial.step().rungs().stream()
                .filter(rung -> rung.position().equals(trial.restart().position()))
                .findFirst()
                .orElseThrow();
    }

    private static LessonState move(LessonState state, Move move) {
        return state.after(new Act.Moved(move));
    }

    /** Whether a goal can be reached with a first move, tried out move by move. */
    private static boolean leads(Trial trial) {
        return trial.isDone()
                || (trial.outcome() == Trial.Outcome.OPEN
                        && trial.legalMoves().stream().anyMatch(move -> leads(trial.play(move))));
    }

    @ParameterizedTest
    @MethodSource("drills")
    void onEachBoardAllRightMovesAreKnownAndOneIsWrong(String drill) {
        RuleSet rules = LessonText.rules();
        Step.Trying step = step(drill);
        for (Rung rung : step.rungs()) {
            Scene scene = Scene.of(new Engine(rules), new From.Given(rung.position()));
            Step.Try one = Step.Try.alone(Step.Head.alone("", new From.Keep()), step.goal(), rung.moves());
            Trial begun = Trial.of(one, rules, scene);
            assertThat(begun.legalMoves().stream().filter(move -> leads(begun.play(move))))
                    .containsExactlyInAnyOrderElementsOf(rung.firsts())
                    .hasSizeLessThan(begun.legalMoves().size());
        }
        assertThat(new HashSet<>(step.rungs())).hasSameSizeAs(step.rungs());
    }

    @Test
    void theBoardsAreAsWished() {
        assertThat(step(EXTRA).rungs())
                .hasSize(4)
                .allSatisfy(rung -> assertThat(rung.position().total()).isLessThanOrEqualTo(30))
                .allSatisfy(rung -> assertThat(rung.position().inStore(Side.SOUTH)
                                + rung.position().inStore(Side.NORTH))
                        .isZero());
        assertThat(step(EXTRA.replace("'rungs': 4", "'rungs': 4, 'laps': 1")).rungs())
                .allSatisfy(rung -> assertThat(rung.firsts())
                        .as("as many seeds as steps, on a ring of fifteen places")
                        .allMatch(move -> rung.position().seedsIn(move.from()) % 15
                                == move.from().number()));
        assertThat(step(TWICE).rungs())
                .allSatisfy(rung -> assertThat(rung.moves()).isEqualTo(2));
        assertThat(step(UNIQUE).rungs())
                .allSatisfy(rung -> assertThat(rung.firsts()).hasSize(1));
        assertThat(step(EXTRA).rungs()).isEqualTo(step(EXTRA).rungs());
        assertThat(step(EXTRA.replace("'seeds': 30", "'seed': 3")).rungs())
                .isNotEqualTo(step(EXTRA).rungs());
    }

    @Test
    void oneBoardComesAfterAnotherUntilTheLast() {
        LessonState state = begun(EXTRA);
        for (int i = 1; i <= 4; i++) {
            assertThat(trial(state).captionArgs()).containsEntry("rung", i);
            state = move(state, rung(trial(state)).firsts().get(0));
            assertThat(trial(state).outcome()).isEqualTo(i < 4 ? Trial.Outcome.CLIMBED : Trial.Outcome.REACHED);
            assertThat(state.reply().correct()).isEqualTo(i == 4);
            state = i < 4 ? state.after(new Act.WentOn()) : state;
        }
        assertThat(sentence(state)).isEqualTo("You did all 4 boards, 4 of them on the first try.");
        assertThat(state.after(new Act.WentOn()).isFinished()).isTrue();
    }

    private static String sentence(LessonState state) {
        return Page.of(state, trial(state).timeline().size(), state.run().words()).blocks().stream()
                .filter(Block.Tried.class::isInstance)
                .map(block -> ((Block.Tried) block).sentence())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aMissIsTakenBackAndCountedOnce() {
        LessonState state = begun(EXTRA);
        Trial first = trial(state);
        Move wrong = first.legalMoves().stream()
                .filter(move -> !rung(first).firsts().contains(move))
                .findFirst()
                .orElseThrow();
        for (int i = 0; i < 2; i++) {
            state = move(state, wrong);
            assertThat(sentence(state)).isEqualTo("Not this time. Take it back and look again.");
            state = state.after(new Act.TookBack());
        }
        for (int i = 0; i < 4; i++) {
            state = move(state, rung(trial(state)).firsts().get(0));
            state = i < 3 ? state.after(new Act.WentOn()) : state;
        }
        assertThat(sentence(state)).isEqualTo("You did all 4 boards, 3 of them on the first try.");
    }

    @Test
    void aMissIsRememberedWhereAFileTellsThatItWasTakenBack() {
        LessonState state = begun(EXTRA);
        Move wrong = trial(state).legalMoves().stream()
                .filter(move -> !rung(trial(begun(EXTRA))).firsts().contains(move))
                .findFirst()
                .orElseThrow();
        LessonProgress kept = LessonProgress.begin("x", 1, state.bookmark(0), Instant.EPOCH);
        for (Act act : List.of(new Act.Moved(wrong), new Act.TookBack())) {
            LessonState next = state.after(act);
            kept = kept.did(1, WrittenAct.of(state, act, next, "en", false).orElseThrow(), 0, Instant.EPOCH);
            state = next;
        }
        state = LessonState.resumed(state.run(), kept, state.run());
        assertThat(trial(state).moves()).isEmpty();
        assertThat(trial(state).captionArgs()).containsEntry("first", 3);
    }

    @Test
    void whoIsShownAWayGoesOnFromThere() {
        LessonState shown = begun(TWICE).after(new Act.GaveUp());
        assertThat(trial(shown).outcome()).isEqualTo(Trial.Outcome.CLIMBED);
        LessonState next = shown.after(new Act.WentOn());
        assertThat(trial(next).captionArgs()).containsEntry("rung", 2);
        assertThat(trial(next).outcome()).isEqualTo(Trial.Outcome.OPEN);
    }

    @Test
    void theMovesOfAllBoardsLeadToTheSamePlaceAgain() {
        LessonState state = begun(EXTRA);
        state = move(state, rung(trial(state)).firsts().get(0)).after(new Act.WentOn());
        state = move(state, rung(trial(state)).firsts().get(0));
        List<String> moves = trial(state).moves().stream().map(Move::toString).toList();
        Trial again = state.run().begin(state.stage()).replay(moves, () -> false);
        assertThat(again.position()).isEqualTo(trial(state).position());
        assertThat(again.captionArgs()).isEqualTo(trial(state).captionArgs());
    }

    @Test
    void whoNeedsMoreMovesThanTheAuthorIsToldSo() {
        String twice = "{ 'id': 't', 'kind': 'try', 'position': 'few', 'goal': { 'moves': { 'gte': 1 } }, 'moves': 3 }";
        LessonState plain = begun(twice);
        plain = move(plain, trial(plain).legalMoves().get(0));
        assertThat(sentence(plain)).isEqualTo("You did it, in just 1 move!");
        LessonState slow =
                begun(twice.replace("1 }", "2 }").replace("'moves': 3", "'moves': 3, 'par': 1, 'opponent': 'friend'"));
        slow = move(slow, trial(slow).legalMoves().get(0));
        slow = move(slow, trial(slow).legalMoves().get(0));
        assertThat(sentence(slow)).isEqualTo("You did it, in 2 moves! It can be done in 1.");
    }

    @Test
    void whatIsNowhereToBeFoundIsToldWhenTheFileIsRead() {
        String drill = "{ 'id': 'd', 'kind': 'drill', 'goal': { 'at': 'N.store', 'gte': 98 }, 'seeds': 3 }";
        assertThat(LessonText.problems(LessonText.around(drill)))
                .anySatisfy(problem -> assertThat(problem.code()).isEqualTo("E614"));
    }

    private static LessonState practised(String drill, int rung) {
        LessonRun run = LessonText.run(drill);
        return LessonState.of(run.practising(
                "d", run.stages().get(0).step().asTrying().orElseThrow().rungs().get(rung)));
    }

    @Test
    void eachOfItsBoardsCanBePractisedAlone() {
        List<Rung> rungs = step(TWICE).rungs();
        for (int i = 0; i < rungs.size(); i++) {
            LessonState state = practised(TWICE, i);
            assertThat(state.run().isApart()).isTrue();
            assertThat(state.run().stages()).hasSize(1);
            assertThat(trial(state).position()).isEqualTo(rungs.get(i).position());
            assertThat(Exercise.outcome(state)).as("nothing is decided").isEmpty();
            LessonState solved = state.after(new Act.Moved(
                    LessonRun.solved(trial(state), () -> false).moves().get(0)));
            assertThat(trial(solved).step().moves()).isEqualTo(rungs.get(i).moves());
            LessonState again = state.in(state.run().in(Translation.none(LessonText.lesson(TWICE))));
            assertThat(trial(again).position()).isEqualTo(rungs.get(i).position());
        }
    }

    @Test
    void rightAtTheFirstGoIsNeitherAfterAMissNorAfterAWayWasShown() {
        LessonState begun = practised(EXTRA, 0);
        Rung rung = step(EXTRA).rungs().get(0);
        Move right = rung.firsts().get(0);
        Move wrong = trial(begun).legalMoves().stream()
                .filter(move -> !rung.firsts().contains(move))
                .findFirst()
                .orElseThrow();
        assertThat(rung.moves()).isEqualTo(1);
        assertThat(Exercise.outcome(move(begun, right))).contains(true);
        LessonState missed = move(begun, wrong);
        assertThat(Exercise.outcome(missed)).contains(false);
        assertThat(Exercise.outcome(move(missed.after(new Act.TookBack()), right)))
                .contains(false);
        LessonState shown = begun.after(new Act.GaveUp());
        assertThat(Exercise.outcome(shown)).contains(false);
        assertThat(Exercise.outcome(move(shown.after(new Act.StartedOver()), right)))
                .contains(false);
        assertThat(Exercise.outcome(begun.after(new Act.AskedForHint()))).isEmpty();
    }

    @Test
    void aWishWithAnotherNumberGivesOtherBoardsAlwaysTheSame() {
        Lesson lesson = LessonText.lesson(EXTRA);
        RuleSet rules = LessonText.run(EXTRA).rules();
        Drill drill =
                new Drills(List.of(lesson), any -> Optional.of(rules)).all().get(0);
        Set<String> prints = new HashSet<>();
        for (int number = 0; number < 4; number++) {
            List<Exercise> boards = new Drills(List.of(lesson), any -> Optional.of(rules)).boards(drill, number);
            assertThat(boards).hasSize(4);
            assertThat(new Drills(List.of(lesson), any -> Optional.of(rules)).boards(drill, number))
                    .isEqualTo(boards);
            boards.forEach(board -> prints.add(board.print()));
        }
        assertThat(prints).as("nearly all are new").hasSizeGreaterThan(8);
        assertThat(new Drills(List.of(lesson), any -> Optional.empty()).boards(drill, 1))
                .isEmpty();
    }
}
