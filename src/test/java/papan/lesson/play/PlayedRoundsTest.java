package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.format.FormatException;
import papan.format.Problem;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.model.House;
import papan.model.Position;
import papan.model.Side;

/** Steps that play openings, passes and the way from one round into the next. */
final class PlayedRoundsTest {
    private static final String LAST = "{ 'south': [1,0,0,0,0,0,0], 'north': [0,0,0,0,0,0,0],"
            + " 'stores': { 'south': 71, 'north': 26 }, 'mover': 'south' }";
    private static final String STUCK = "{ 'south': [0,0,0,0,1,0,2], 'north': [0,0,0,0,0,0,0],"
            + " 'stores': { 'south': 0, 'north': 0 }, 'mover': 'south', 'partial': true }";

    private static String play(String from, String moves) {
        return "{ 'id': 'p', 'kind': 'play', 'from': %s, 'moves': [%s] }".formatted(from, moves);
    }

    private static String by(String rules, String steps) {
        return LessonText.around(steps).replace("congklak-classic", rules);
    }

    private static LessonRun run(String rules, String steps) {
        try {
            return LessonRun.of(
                    LessonReader.read(by(rules, steps), "small.lesson.json", RuleBooks.shipped()), RuleBooks.shipped());
        } catch (FormatException e) {
            throw new AssertionError(e);
        }
    }

    private static Position end(LessonRun run, int step) {
        Stage stage = run.stages().get(step);
        return stage.timeline().positionAt(stage.end());
    }

    private static List<Integer> row(Position position, Side side) {
        return IntStream.rangeClosed(1, position.houses())
                .mapToObj(i -> position.seedsIn(new House(side, i)))
                .toList();
    }

    @Test
    void aRoundThatIsOverWaitsForTheRefill() {
        LessonRun run = run("congklak-classic", play(LAST, "'S1'"));

        List<BoardEvent> events = run.stages().get(0).timeline().events();
        assertThat(events.get(events.size() - 1)).isInstanceOf(RoundEvent.RoundEnded.class);
        assertThat(end(run, 0).round()).isEqualTo(1);
        assertThat(end(run, 0).inStore(Side.SOUTH)).isEqualTo(72);
    }

    @Test
    void aRefillIsThePrintedExample() {
        String refill = "{ 'action': 'refill', 'burn': ['N4', 'N5', 'N6', 'N7'] }";
        LessonRun run = run("congklak-classic", play(LAST, "'S1', " + refill + ", 'N3'"));

        Stage stage = run.stages().get(0);
        int begun = stage.timeline().events().stream()
                        .map(RoundEvent.RoundStarted.class::isInstance)
                        .toList()
                        .indexOf(true)
                + 1;
        Position filled = stage.timeline().positionAt(begun);
        assertThat(row(filled, Side.SOUTH)).containsOnly(7);
        assertThat(row(filled, Side.NORTH)).containsExactly(7, 7, 7, 0, 0, 0, 0);
        assertThat(filled.inStore(Side.SOUTH)).isEqualTo(23);
        assertThat(filled.inStore(Side.NORTH)).isEqualTo(5);
        assertThat(filled.toMove()).isEqualTo(Side.NORTH);
        assertThat(filled.round()).isEqualTo(2);
        assertThat(end(run, 0).total()).isEqualTo(98);
    }

    @Test
    void aRefillMayBeAStepOfItsOwn() {
        LessonRun run = run(
                "congklak-classic",
                play(LAST, "'S1'") + ", { 'id': 'q', 'kind': 'play', 'moves': [{ 'action': 'refill' }, 'N1'] }");

        assertThat(run.stages().get(1).opensScene()).isFalse();
        assertThat(end(run, 1).round()).isEqualTo(2);
    }

    @Test
    void aRefillThatNobodyCanMakeEndsTheMatch() {
        String poor = LAST.replace("71", "92").replace("26", "5");
        LessonRun run = run("congklak-classic", play(poor, "'S1', { 'action': 'refill', 'burn': [] }"));

        List<BoardEvent> events = run.stages().get(0).timeline().events();
        assertThat(events.get(events.size() - 1)).isInstanceOf(RoundEvent.MatchEnded.class);
    }

    @Test
    void aPassIsShownOnceWhetherItIsWrittenOrNot() {
        String pass = "{ 'action': 'pass' }";
        LessonRun written = run("congklak-classic", play(STUCK, "'S5', " + pass + ", 'S7', " + pass));
        LessonRun silent = run("congklak-classic", play(STUCK, "'S5', 'S7'"));

        assertThat(written.stages().get(0).timeline().events())
                .isEqualTo(silent.stages().get(0).timeline().events());
        assertThat(written.stages().get(0).timeline().events())
                .filteredOn(RoundEvent.Passed.class::isInstance)
                .hasSize(2);
    }

    @Test
    void aStepThatBeginsWithAPassShowsIt() {
        String stuck = STUCK.replace("'mover': 'south'", "'mover': 'north'");
        LessonRun run = run("congklak-classic", play(stuck, "{ 'action': 'pass' }, 'S7'"));

        Stage stage = run.stages().get(0);
        assertThat(stage.start()).isZero();
        assertThat(stage.timeline().positionAt(0).toMove()).isEqualTo(Side.NORTH);
        assertThat(stage.timeline().events().get(0)).isInstanceOf(RoundEvent.Passed.class);
    }

    @Test
    void aMoveStoppedBeforeThePassGoesOnWithIt() {
        String stopped = "{ 'id': 'p', 'kind': 'play', 'from': " + STUCK
                + ", 'moves': ['S5'], 'stopAt': { 'event': 'pass', 'when': 'before' } }";
        LessonRun run = run(
                "congklak-classic", stopped + ", { 'id': 'q', 'kind': 'play', 'moves': [{ 'action': 'pass' }, 'S7'] }");

        assertThat(run.stages().get(0).timeline().events()).noneMatch(RoundEvent.Passed.class::isInstance);
        assertThat(run.stages().get(1).timeline().events()).anyMatch(RoundEvent.Passed.class::isInstance);
    }

    @Test
    void bothPlayersOpenTogetherAsTheRuleSetSays() {
        LessonRun together = run("congkak", play("'start'", "{ 'together': ['N5', 'S2'], 'schedule': 'byLap' }"));
        LessonRun oneByOne = run("congkak", play("'start'", "'S2', 'N5'"));

        assertThat(together.stages().get(0).timeline().events())
                .isEqualTo(oneByOne.stages().get(0).timeline().events());
        assertThat(row(end(together, 0), Side.SOUTH)).containsExactly(3, 5, 12, 2, 12, 0, 12);
    }

    @Test
    void inAnotherOrderTheOpeningEndsElsewhere() {
        String together = "{ 'together': ['S2', 'N5'], 'schedule': '%s' }";
        LessonRun bySeed = run("congkak", play("'start'", together.formatted("bySeed") + ", 'N7'"));
        LessonRun acts = run("congkak", play("'start'", together.formatted("SSSSS")));

        assertThat(bySeed.stages().get(0).timeline().events().stream()
                        .filter(SowingEvent.TurnEnded.class::isInstance)
                        .map(e -> ((SowingEvent.TurnEnded) e).player()))
                .startsWith(Side.NORTH, Side.SOUTH, Side.NORTH);
        assertThat(end(acts, 0)).isNotEqualTo(end(bySeed, 0));
        assertThat(end(acts, 0).total()).isEqualTo(98);
    }

    @Test
    void aFurtherChoiceIsMadeWhenItIsDue() {
        LessonRun run =
                run("congkak", play("'start'", "{ 'together': ['S7', 'N6'], 'then': { 'south': ['S4'] } }, 'N1'"));

        assertThat(run.stages().get(0).timeline().events())
                .filteredOn(e -> e instanceof SowingEvent.Lifted lifted && lifted.lap() == 1)
                .extracting(e -> ((SowingEvent.Lifted) e).at().name())
                .startsWith("S7", "N6", "S4", "N1");
    }

    /** The first house is one of them. */
    @ParameterizedTest
    @CsvSource({"18, false", "19, false", "20, true"})
    void aPlayerChoosesAtMostTwentyHousesInAnOpening(int further, boolean tooMany) {
        String houses = String.join(", ", Collections.nCopies(further, "'S1'"));
        String opening = "{ 'together': ['S7', 'N6'], 'then': { 'south': [" + houses + "] } }";
        assertThat(LessonText.problems(by("congkak", play("'start'", opening))).stream()
                        .anyMatch(problem -> problem.line()
                                .endsWith("A player chooses at most 20 houses in an opening. Write fewer.")))
                .isEqualTo(tooMany);
    }

    @Test
    void pausesAreTheCursorsAfterTheirEvents() {
        String step =
                "{ 'id': 'p', 'kind': 'play', 'from': 'start', 'moves': ['S3'], 'pauseOn': [{ 'event': 'capture' },"
                        + " { 'event': 'sow', 'nth': 2 }, { 'ruling': 'relay' }] }";
        LessonRun run = run("congklak-classic", step);
        Stage stage = run.stages().get(0);

        assertThat(run.pauses(stage)).hasSize(3).isSorted().startsWith(3, 9);
        assertThat(stage.timeline().events().get(run.pauses(stage).get(2) - 1))
                .isInstanceOf(SowingEvent.Captured.class);
        assertThat(LessonText.problems(LessonText.around(step.replace("capture", "pass"))))
                .extracting(Problem::code)
                .containsExactly("W537");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "congklak-classic | 'start' | { 'action': 'pass' }              | E511 | moves[0]",
                "congklak-classic | LAST    | 'S1', { 'action': 'pass' }         | E511 | moves[1]",
                "congklak-classic | 'start' | { 'together': ['S1', 'N1'] }       | E512 | moves[0]",
                "congkak          | 'start' | 'S2', { 'together': ['S1', 'N1'] } | E512 | moves[1]",
                "congkak          | 'start' | { 'together': ['S7', 'N6'] }       | E513 | moves[0]",
                "congkak | 'start' | { 'together': ['S7', 'N6'], 'schedule': 'bySeed' } | E513 | moves[0]",
                "congkak | 'start' | { 'together': ['S2', 'N5'], 'then': { 'north': ['N1'] } } | E514 | moves[0]",
                "congkak | 'start' | { 'together': ['S2', 'N5'], 'then': { 'north': ['N1'] }, 'schedule': 'SN' } | E514 | moves[0]",
                "congklak-classic | 'start' | { 'action': 'refill' }             | E515 | moves[0]",
                "congklak-simple  | LAST    | 'S1', { 'action': 'refill' }       | E515 | moves[1]",
                "congklak-classic | LAST    | 'S1', 'N1'                         | E501 | moves[1]",
                "congklak-classic | LAST    | 'S1', { 'action': 'refill', 'burn': ['N7'] } | X402 | moves[1].burn",
                "congkak | 'start' | { 'together': ['S2', 'S5'] }               | E516 | moves[0].together",
                "congkak | 'start' | { 'together': ['S2', 'N5'], 'then': { 'south': ['N1'] } } | E516 | moves[0].then.south",
                "congkak | 'start' | { 'together': ['S2', 'N5'], 'schedule': 'byHand' } | E516 | moves[0].schedule",
                "congkak | 'start' | { 'action': 'sweep' }                       | E014 | moves[0].action",
                "congkak | 'start' | { 'action': 'pass', 'burn': ['N7'] }        | E015 | moves[0].burn",
            },
            quoteCharacter = '"')
    void whatCannotBePlayedIsToldWithItsPlace(String rules, String from, String moves, String code, String path) {
        List<Problem> problems = LessonText.problems(by(rules, play(from.equals("LAST") ? LAST : from, moves)));

        assertThat(problems).extracting(Problem::code).contains(code);
        assertThat(problems).extracting(Problem::path).contains("steps[0]." + path);
    }
}
