package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.event.Winner;
import papan.format.Problem;
import papan.json.rules.RuleBooks;
import papan.lesson.check.LessonCheck;
import papan.lesson.kept.Waypoint;
import papan.lesson.scene.Finding;
import papan.lesson.script.Circumstances;
import papan.lesson.script.Condition;
import papan.lesson.script.Expectation;
import papan.lesson.script.Range;
import papan.lesson.script.Reply;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.model.Store;

/** Conditions, branches, detours, tries and the walks through them. */
final class BranchingLessonTest {
    private static final String ASK = """
            { 'id': 'where', 'kind': 'ask', 'question': { 'type': 'landing', 'move': 'S3', 'until': 'firstLap' }, %s },
            """;

    private static String ask(String next) {
        return ASK.formatted("'next': " + next).strip();
    }

    private static String trying(String fields) {
        return "{ 'id': 't', 'kind': 'try', " + fields + " }";
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            { 'id': 'a', 'kind': 'show', 'next': 'c' }, { 'id': 'b', 'kind': 'play', 'from': 'start', 'moves': ['S3'] }, { 'id': 'c', 'kind': 'show' } | E701 steps[1]  Step "b" cannot be reached. Let "next" of another step name it.
            { 'id': 'a', 'kind': 'show' }, { 'id': 'b', 'kind': 'show', 'next': 'b' } | E704 steps[0].next  There is no way to the end from "a". Let a "next" on the way name a later step, or "end". ; E704 steps[1].next  There is no way to the end from "b". Let a "next" on the way name a later step, or "end".
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'landing', 'move': 'S3', 'until': 'turn' }, 'next': [{ 'if': { 'correct': true }, 'go': 'end' }, 'a'] } | E702 steps[0].next  Steps a → a never leave the circle when the learner keeps answering wrongly. Let one of them go on after some attempts, or make it a detour with "return": true.
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'landing', 'move': 'S3', 'until': 'turn' }, 'next': [{ 'if': { 'attempts': { 'gte': 3 } }, 'go': 'end' }, 'a'] } | E702 steps[0].next  Steps a → a never leave the circle when the learner skips everything. Let one of them go on after some attempts, or make it a detour with "return": true.
            { 'id': 't', 'kind': 'try', 'goal': { 'ruling': 'capture', 'count': { 'gte': 2 } }, 'moves': { 'lte': 1 } } | E601 steps[0].goal  The goal cannot be reached: tried all 7 moves of lines of up to 1 move. Change the goal or the position, or allow more moves.
            { 'id': 't', 'kind': 'try', 'goal': { 'ruling': 'extraTurn' }, 'moves': 1, 'expect': { 'solutions': ['S6'] } } | X401 steps[0].expect.solutions  The lesson expects the first moves that reach the goal to be S6, the rules give S7. Correct the expectation or the step.
            { 'id': 't', 'kind': 'try', 'goal': { 'ruling': 'extraTurn', 'count': 2 }, 'moves': 3, 'par': 1 } | E603 steps[0].par  Nobody reaches the goal in 1 move; it takes 2. Write 2, or leave "par" out.
            { 'id': 't', 'kind': 'try', 'goal': { 'at': 'S3', 'gte': 3 } } | E604 steps[0].goal  The goal is true before anything has been tried. Ask for something that is still to come.
            { 'id': 't', 'kind': 'try', 'goal': { 'event': 'capture' }, 'opponent': ['S1'] } | E605 steps[0].opponent[0]  "S1" is south's house, who is the learner here. Name a house of north's.
            { 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'stopAt': { 'ruling': 'relay' } }, { 'id': 't', 'kind': 'try', 'goal': { 'event': 'capture' } } | E606 steps[1]  The move before was stopped and is not finished, so nothing can be tried. Give the step a "position", or let the step before finish the move.
            { 'id': 'a', 'kind': 'show', 'expect': { 'solutions': ['S6'] } } | E608 steps[0].expect.solutions  The step does not let try, so it has no solutions. Leave "solutions" out.
            """)
    void tellsWhatIsWrong(String steps, String findings) {
        assertThat(String.join(" ; ", findings(steps))).isEqualTo(findings);
    }

    @Test
    void whoSkipsEverythingGivesUpWhatMustBeAnswered() throws Exception {
        assertThat(findings(ask("'end'")
                        .replace("'kind': 'ask',", "'kind': 'ask', 'skippable': false,")
                        .replaceAll(",$", "")))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            { 'id': 'a', 'kind': 'show', 'next': 'lap3' }, { 'id': 'lap2', 'kind': 'show' } | 9:38  E703 steps[0].next: There is no step "lap3". Did you mean "lap2"?
            { 'id': 'a', 'kind': 'show', 'next': ['end', 'a'] } | 9:39  E705 steps[0].next[0]: Nothing after this is ever read: it is true for everybody. End the list, and only the list, with a plain step id or "end".
            { 'id': 'a', 'kind': 'show', 'next': [{ 'if': { 'mover': 'south' }, 'go': 'a' }] } | 9:39  E705 steps[0].next[0]: The last entry must be a step for everybody else. End the list, and only the list, with a plain step id or "end".
            { 'id': 'a', 'kind': 'show', 'next': [{ 'if': { 'question': 'b', 'correct': true }, 'go': 'a' }, 'end'] } | 9:61  E706 steps[0].next[0].if.question: There is no question "b". No step asks anything.
            { 'id': 't', 'kind': 'try', 'goal': {} } | 9:37  E711 steps[0].goal: This is no condition. Write for example { "event": "capture" } or { "at": "S.store", "gte": 10 }.
            { 'id': 't', 'kind': 'try', 'goal': { 'x-at': 'S1', 'gte': 1 } } | 9:37  E711 steps[0].goal: This is no condition. Write for example { "event": "capture" } or { "at": "S.store", "gte": 10 }.
            { 'id': 't', 'kind': 'try', 'goal': { '$schema': 's' } } | 9:37  E711 steps[0].goal: This is no condition. Write for example { "event": "capture" } or { "at": "S.store", "gte": 10 }.
            { 'id': 't', 'kind': 'try', 'goal': { 'mover': 'south', 'roundOver': true } } | 9:37  E711 steps[0].goal: These are several conditions at once: mover, roundOver. Write { "all": [ … ] } around them.
            { 'id': 't', 'kind': 'try', 'goal': { 'correct': true } } | 9:50  E714 steps[0].goal.correct: Answers count only where a lesson branches, in "next". Ask for something on the board.
            { 'id': 't', 'kind': 'try', 'goal': { 'at': 'S1' } } | 9:37  E713 steps[0].goal: The bounds are missing. Write "gte" (at least), "lte" (at most) or "eq" (exactly).
            { 'id': 't', 'kind': 'try', 'goal': { 'moves': { 'gte': 5, 'lte': 3 } } } | 9:48  E713 steps[0].goal.moves: No number is so great and so small at once. Write "gte" (at least), "lte" (at most) or "eq" (exactly).
            { 'id': 't', 'kind': 'try', 'goal': { 'not': { 'not': { 'not': { 'not': { 'not': { 'not': { 'mover': 'south' } } } } } } } } | 9:91  E712 steps[0].goal.not.not.not.not.not.not: The condition is deeper than 6 or has more than 40 parts. Make several steps of it.
            { 'id': 'a', 'kind': 'show', 'position': { 'generate': { 'seed': 1, 'where': { 'at': 'S.store', 'gte': 99 }, 'tries': 50 } } } | 9:56  E215 steps[0].position.generate: No position met "where" in 50 tries. Ask for less, or write the position out.
            { 'id': 'a', 'kind': 'show', 'position': { 'generate': { 'seed': 1, 'where': { 'moves': 3 } } } } | 9:89  E714 steps[0].position.generate.where.moves: No moves are known that lead to a generated position. Ask for something on the board: "at", "mover" or "position".
            { 'id': 't', 'kind': 'try', 'goal': { 'evnt': 'capture' } } | 9:39  E015 steps[0].goal.evnt: The field "evnt" is unknown here. Did you mean "event"?
            { 'id': 't', 'kind': 'try', 'goal': { 'event': 'capture' }, 'opponent': 'engin' } | 9:73  E014 steps[0].opponent: "engin" is unknown here. Did you mean "engine"?
            { 'id': 't', 'kind': 'try', 'goal': { 'event': 'capture' }, 'moves': 0 } | 9:70  E609 steps[0].moves: This must say how many moves may be made at most, 1 to 50. Write { "lte": 3 }.
            """)
    void tellsWhatCannotBeRead(String steps, String problem) {
        assertThat(LessonText.problems(LessonText.around(steps)))
                .extracting(p -> p.line().replace("small.lesson.json:", ""))
                .contains(problem);
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "12, 0", "13, 1"})
    void aStepBranchesAtMostTwelveTimes(int branches, int problems) {
        String ways = "{ 'if': { 'mover': 'south' }, 'go': 'b' }, ".repeat(branches);
        assertThat(LessonText.problems(LessonText.around(
                        "{ 'id': 'a', 'kind': 'show', 'next': [" + ways + "'end'] }, { 'id': 'b', 'kind': 'show' }")))
                .hasSize(problems)
                .allMatch(problem -> problem.code().equals("E705")
                        && problem.line().contains("A list of ways has 1 to 12 branches and a plain step id."));
    }

    @Test
    void aListOfWaysWithoutAnyIsNone() {
        assertThat(LessonText.problems(LessonText.around("{ 'id': 'a', 'kind': 'show', 'next': [] }")))
                .extracting(Problem::code)
                .containsExactly("E705");
    }

    @Test
    void conditionsLookAtBoardAndEvents() {
        Position few =
                LessonText.lesson("{ 'id': 'a', 'kind': 'show' }").positions().get("few");
        Circumstances now = Circumstances.of(few);

        assertThat(new Condition.Seeds(new House(Side.SOUTH, 6), new Range(2, 2)).holds(now))
                .isTrue();
        assertThat(new Condition.Seeds(new Store(Side.SOUTH), Range.SOME).holds(now))
                .isFalse();
        assertThat(new Condition.Mover(Side.SOUTH).holds(now)).isTrue();
        assertThat(new Condition.Not(new Condition.Mover(Side.SOUTH)).holds(now))
                .isFalse();
        assertThat(new Condition.RoundOver(false).holds(now)).isTrue();
        assertThat(new Condition.Won(Winner.DRAW).holds(now)).isFalse();
        assertThat(new Condition.All(List.of()).holds(now)).isTrue();
        assertThat(new Condition.Any(List.of()).holds(now)).isFalse();
        Expectation.Board board = new Expectation.Board(
                Map.of(Side.SOUTH, List.of(0, 1, 0, 0, 0, 2, 0)),
                Map.of(Side.NORTH, 0),
                Optional.of(Side.SOUTH),
                Optional.empty(),
                OptionalInt.empty());
        assertThat(new Condition.Looks(board).holds(now)).isTrue();
        assertThat(new Condition.Looks(board).holds(Circumstances.of(few.withToMove(Side.NORTH))))
                .isFalse();
    }

    @Test
    void aDetourIsMadeOnceAndComesBack() {
        LessonRun run = LessonText.run(ask("[{ 'if': { 'correct': false, 'attempts': { 'gte': 2 } }, 'go': 'help',"
                        + " 'return': true }, 'last']")
                + "{ 'id': 'last', 'kind': 'show', 'next': 'end' }, { 'id': 'help', 'kind': 'show' }");
        Map<String, Reply> once = Map.of("where", new Reply(false, 1, "N5"));
        Map<String, Reply> twice = Map.of("where", new Reply(false, 2, "N5"));

        assertThat(run.detour(Waypoint.START, once)).isEmpty();
        Waypoint away = run.detour(Waypoint.START, twice).orElseThrow();
        assertThat(away.step()).isEqualTo(2);
        Waypoint back = run.onwards(away, Optional.empty(), twice);
        assertThat(back.step()).isZero();
        assertThat(back.ended()).isFalse();
        assertThat(run.detour(back, twice)).isEmpty();
        Waypoint on = run.onwards(back, Optional.empty(), twice);
        assertThat(on.step()).isEqualTo(1);
        assertThat(run.onwards(on, Optional.empty(), twice).ended()).isTrue();
    }

    @Test
    void walksAreRunAndCompared() {
        String steps = ask("[{ 'if': { 'correct': false, 'attempts': { 'gte': 2 } }, 'go': 'help', 'return': true },"
                        + " 'goal']")
                + trying("'goal': { 'ruling': 'extraTurn' }, 'moves': 1, 'next': 'end'")
                        .replace("'t'", "'goal'")
                + ", { 'id': 'help', 'kind': 'show' }";
        assertThat(walked(steps, """
                { 'name': 'straight', 'answers': { 'where': 'N4' }, 'visits': ['where', 'goal'], 'ends': 'goal' },
                { 'name': 'stuck', 'answers': { 'where': ['N5', 'N6', 'N4'] }, 'mustVisit': ['help'], 'visits': ['where', 'help', 'where', 'goal'] }""")).isEmpty();
        assertThat(walked(steps, """
                { 'name': 'wrong', 'visits': ['where', 'help'], 'mustVisit': ['help'], 'ends': 'help' }"""))
                .containsExactly(
                        "X703 tests[0].ends: Walk \"wrong\" ends after \"goal\", not after \"help\". Correct the walk or \"next\".",
                        "X701 tests[0].visits: Walk \"wrong\" expects \"help\" as step 2, the lesson goes to \"goal\" (where, goal). Correct the walk or \"next\".",
                        "X702 tests[0].mustVisit[0]: Walk \"wrong\" never comes to \"help\" (where, goal). Correct the answers or \"next\".");
    }

    private static List<String> walked(String steps, String tests) {
        String text = LessonText.around(steps).stripTrailing();
        String with = text.substring(0, text.length() - 1) + (", 'tests': [" + tests + "] }").replace('\'', '"');
        return LessonText.problems(with).stream()
                .map(p -> p.line().replaceFirst("^\\S+\\s+", ""))
                .sorted(java.util.Comparator.comparing(l -> l.contains("X703") ? 0 : l.contains("X701") ? 1 : 2))
                .toList();
    }

    @Test
    void aTryEndsAtItsGoalOrWhenNobodyAnswers() {
        LessonRun run = LessonText.run(trying("'goal': { 'ruling': 'extraTurn' }, 'moves': 2"));
        Trial begun = run.begin(run.stages().get(0));

        assertThat(begun.play(move("S7")).outcome()).isEqualTo(Trial.Outcome.REACHED);
        assertThat(begun.play(move("S3")).outcome()).isEqualTo(Trial.Outcome.OVER);
        assertThat(begun.play(move("S3")).undo().moves()).isEmpty();
        assertThat(begun.refuse(move("N3"))).isPresent();
        assertThat(run.solution(run.stages().get(0))).containsExactly(move("S7"));
    }

    @Test
    void anOpponentAnswersAsScriptedOrAsThePrograms() {
        LessonRun scripted = LessonText.run(
                trying(
                        "'goal': { 'moves': { 'gte': 2 } }, 'moves': 2, 'opponent': ['N1', 'N2'], 'fail': { 'event': 'capture', 'by': 'south', 'count': 2 }"));
        Trial once = scripted.begin(scripted.stages().get(0)).play(move("S3"));
        assertThat(once.outcome()).isEqualTo(Trial.Outcome.OPEN);
        assertThat(once.position().toMove()).isEqualTo(Side.SOUTH);

        LessonRun engine = LessonText.run(
                trying("'goal': { 'moves': { 'gte': 2 } }, 'moves': 2, 'opponent': 'engine', 'level': 2"));
        Trial begun = engine.begin(engine.stages().get(0));
        assertThat(begun.play(move("S3")).events())
                .isEqualTo(begun.play(move("S3")).events());
        assertThat(begun.play(move("S3")).outcome()).isEqualTo(Trial.Outcome.OPEN);
    }

    @Test
    void chanceFindsTheSamePositionForTheSameSeed() {
        String step = "{ 'id': 'a', 'kind': 'show', 'position': { 'generate': { 'seed': 42, 'where': { 'all':"
                + " [{ 'at': 'S.store', 'gte': 20 }, { 'mover': 'north' }] } } } }";
        Position first = LessonText.run(step).stages().get(0).timeline().positionAt(0);

        assertThat(first.inStore(Side.SOUTH)).isGreaterThanOrEqualTo(20);
        assertThat(first.toMove()).isEqualTo(Side.NORTH);
        assertThat(first.total()).isEqualTo(98);
        assertThat(LessonText.run(step).stages().get(0).timeline().positionAt(0))
                .isEqualTo(first);
    }

    @Test
    void stepsAfterATryGoOnFromBeforeIt() {
        LessonRun run = LessonText.run("{ 'id': 'p', 'kind': 'play', 'moves': ['S3'] },"
                + trying("'position': 'start', 'goal': { 'ruling': 'extraTurn' }")
                + ", { 'id': 'q', 'kind': 'play', 'moves': ['N3'] }");

        assertThat(run.stages().get(2).start()).isEqualTo(run.stages().get(0).end());
    }

    private static Move move(String house) {
        return new Move(House.parseHouse(house).orElseThrow());
    }

    private static List<String> findings(String steps) {
        return LessonCheck.check(LessonText.lesson(steps), RuleBooks.shipped()).stream()
                .map(Finding::toString)
                .toList();
    }
}
