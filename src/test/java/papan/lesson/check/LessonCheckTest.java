package papan.lesson.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonText;
import papan.lesson.scene.Finding;
import papan.lesson.script.Lesson;

/** Each finding with its exact words; rows are the step and the finding. */
final class LessonCheckTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            { 'id': 'p', 'kind': 'play', 'from': 'few', 'moves': ['S4'] } | E501 steps[0].moves[0]  "S4" cannot be sown: it is empty. South may sow S2, S6.
            { 'id': 'p', 'kind': 'play', 'from': 'few', 'moves': ['N2'] } | E502 steps[0].moves[0]  "N2" is north's house, but south is to move. South may sow S2, S6.
            { 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'stopAt': { 'ruling': 'relay', 'nth': 3 } } | E503 steps[0].stopAt  stopAt relay nth 3: this move has only 1. Events: 2 lift, 15 sow, 1 ruling relay, 1 skip, 1 ruling capture, 1 capture, 1 turnEnd.
            { 'id': 'p', 'kind': 'play', 'continue': true } | E505 steps[0].continue  No move was stopped before this step, so nothing can go on. Leave "continue" out, or stop the move before with "stopAt".
            { 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'expect': { 'store:south': 9 } } | X401 steps[0].expect.store:south  The lesson expects S.store to hold 9, the rules give 10 (last event: turnEnd next north reason capture). It would be so with clause "capturing-seed" as in congklak-simple, congklak-simple-literal or congkak-hellier, or with clause "occupied-house" as in congklak-simple-literal. Take such a rule set, correct the expectation or the step, or accept what the rules give: lesson record --step p.
            { 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'expect': { 'position': { 'north': [8,8,8,0,8,8,8] } } } | X401 steps[0].expect.position.north[4]  The lesson expects N5 to hold 8, the rules give 0 (last event: turnEnd next north reason capture). It would be so with clause "empty-own-house" as in dentuman-lamban, chungcajon or pallanguzhi, or with clause "occupied-house" as in congklak-simple-literal, vai-lung-thlan or ot-tjin. Take such a rule set, correct the expectation or the step, or accept what the rules give: lesson record --step p.
            { 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'expect': { 'laps': 3 } } | X401 steps[0].expect.laps  The lesson expects the laps to be 3, the rules give 2 (last event: turnEnd next north reason capture). It would be so with clause "stores" as in bay-khom. Take such a rule set, correct the expectation or the step, or accept what the rules give: lesson record --step p.
            { 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'expect': { 'rules': ['lone-seed'] } } | X401 steps[0].expect.rules[0]  The clause "lone-seed" was expected to decide; those that did are empty-own-house, occupied-house, stores (last event: turnEnd next north reason capture). Correct the expectation or the step.
            { 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'expect': { 'events': [ { 'event': 'capture', 'seeds': 8 } ] } } | X401 steps[0].expect.events[0]  capture {seeds=8} was expected, but there is only capture from S3, N5 seeds 9 to S.store (last event: turnEnd next north reason capture). It would be so with clause "capturing-seed" as in congklak-simple, congklak-simple-literal or congkak-hellier, or with clause "count-capture" as in mangala. Take such a rule set, correct the expectation or the step, or accept what the rules give: lesson record --step p.
            { 'id': 's', 'kind': 'show', 'say': 'x', 'position': 'few', 'highlight': [ { 'what': 'sowable:3', 'role': 'focus' } ] } | X403 steps[0].highlight[0].what  Of houses that may be sown there should be 3 here; there are 2: S2, S6. Correct the number, and the sentence that goes with it, or the position.
            { 'id': 's', 'kind': 'show', 'say': 'x', 'highlight': [ { 'what': 'burnt:1', 'role': 'warn' } ] } | X403 steps[0].highlight[0].what  Of houses that are burnt there should be 1 here; there are 0. Correct the number, and the sentence that goes with it, or the position.
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'landing', 'move': 'S3', 'until': 'firstLap', 'answer': 'N5' } } | E801 steps[0].question.answer  The answer "N5" is stated, the rules give "N4". Write "N4" or "auto".
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'landing', 'move': 'S3', 'until': { 'lap': 3 } } } | E807 steps[0].question.until  This move has 2 laps, so no last seed of lap 3 lands. Ask for an earlier lap, or for the "turn".
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'rule' } } | E806 steps[0].question  No last seed is waiting to be judged here. Stop the move before with "stopAt": { "event": "ruling", "when": "before" }.
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'choice', 'text': '?', 'options': [ { 'id': 'x', 'text': 'X', 'feedback': 'x' } ] } } | E802 steps[0].question.options  No option is correct. Write "correct": true in one of them.
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'landing', 'move': 'S3', 'until': 'firstLap' }, 'feedback': { 'byAnswer': { 'S9': 'x' } } } | E811 steps[0].feedback.byAnswer.S9  Nobody can answer "S9" here. Did you mean "S1"?
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'choice', 'text': '?', 'several': true, 'options': [ { 'id': 'left', 'text': 'X', 'correct': true, 'feedback': 'x' }, { 'id': 'right', 'text': 'Y', 'feedback': 'y' } ] }, 'feedback': { 'byAnswer': { 'left,rihgt': 'x' } } } | E811 steps[0].feedback.byAnswer.left,rihgt  Nobody can answer "left,rihgt" here. Did you mean "right"?
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'choice', 'text': '?', 'several': true, 'options': [ { 'id': 'left', 'text': 'X', 'correct': true, 'feedback': 'x' }, { 'id': 'right', 'text': 'Y', 'feedback': 'y' } ] }, 'feedback': { 'byAnswer': { ',': 'x' } } } | E811 steps[0].feedback.byAnswer.,  Nobody can answer "," here. Known: left, right.
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'number', 'text': '?', 'of': 'store:south', 'move': 'S3' }, 'feedback': { 'byAnswer': { 'ten': 'x' } } } | E811 steps[0].feedback.byAnswer.ten  Nobody can answer "ten" here. Write a whole number.
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'fillCounts', 'houses': ['S4', 'S5'], 'move': 'S3', 'answer': 'auto' }, 'feedback': { 'byAnswer': { '8': 'x' } } } | E811 steps[0].feedback.byAnswer.8  Nobody can answer "8" here. Write 2 whole numbers with commas between them.
            { 'id': 's', 'kind': 'show', 'say': '{landing} is far.' } | E530 steps[0].say[0]  The text uses {landing}, which it does not have. Available: south, north, house:S1, store:south.
            { 'id': 's', 'kind': 'show', 'say': '{house:S9} is far.' } | E533 steps[0].say[0]  {house:S9} is not a house of this board. Houses are S1 to S7 and N1 to N7.
            { 'id': 's', 'kind': 'show', 'say': '{South} begins.' } | E530 steps[0].say[0]  The text uses {South}, which it does not have. Did you mean "{south}"? Available: south, north, house:S1, store:south.
            { 'id': 's', 'kind': 'show', 'say': '{S3} is full.' } | E530 steps[0].say[0]  The text uses {S3}, which it does not have. Did you mean "{house:S3}"? Available: south, north, house:S1, store:south.
            { 'id': 's', 'kind': 'show', 'say': '{house:s3} is full.' } | E533 steps[0].say[0]  {house:s3} is not a house of this board. Did you mean "{house:S3}"? Houses are S1 to S7 and N1 to N7.
            { 'id': 's', 'kind': 'show', 'say': '{house S3} is full.' } | E531 steps[0].say[0]  The text cannot be read: "," is missing at character 8 of "{house S3} is full.". Write {house:S3} instead of {house S3}.
            { 'id': 's', 'kind': 'show', 'say': '{a, plural, one {b}}' } | E531 steps[0].say[0]  The text cannot be read: plural without "other" at character 21 of "{a, plural, one {b}}".
            { 'id': 's', 'kind': 'show', 'teacher': 'Say {x' } | E531 steps[0].teacher  The text cannot be read: "," is missing at character 7 of "Say {x".
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'choice', 'text': '?', 'options': [ { 'id': 'x', 'text': 'Three {', 'correct': true, 'feedback': 'x' }, { 'id': 'y', 'text': 'Two', 'feedback': 'y' } ] } } | E531 steps[0].question.options[0].text  The text cannot be read: a name is missing at character 8 of "Three {".
            { 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'say': [ { 'on': { 'event': 'capture' }, 'text': 'She takes 8 seeds.' } ] } | W535 steps[0].say[0]  The text says "8", but the event (capture from S3, N5 seeds 9 to S.store) has no such number. Use a placeholder such as {seeds} instead.
            { 'id': 'p', 'kind': 'play', 'moves': ['S7'], 'say': [ { 'on': { 'event': 'capture' }, 'text': 'Taken.' } ] } | W536 steps[0].say[0].on  This is never said: the step has no such capture. Events: 1 lift, 7 sow, 1 ruling extraTurn, 1 turnEnd.
            { 'id': 'p', 'kind': 'play', 'moves': ['S7'], 'say': [ { 'on': { 'event': 'lift' }, 'text': 'Up.' }, { 'on': { 'event': 'lift' }, 'text': 'Again.' } ] } | E520 steps[0].say[1].on  say[0] is meant for the same lift and is no less specific. Add "nth", "house", "player", "lap", "rule" or "first" to one of them.
            """)
    void tellsWhatIsWrong(String step, String finding) {
        assertThat(findings(step)).containsExactly(finding);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'position': 'few', 'moves': ['S2', 'S3'] }, { 'id': 'B', 'rules': 'congklak-simple' }] } | E502 steps[0].boards[0].moves[1]  On board A, "S3" is south's house, but north is to move. North may sow N2. ; E502 steps[0].boards[1].moves[1]  On board B, "S3" is south's house, but north is to move. North may sow N2.
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S7'] }, { 'id': 'B', 'rules': 'congklak-simple' }] } | W651 steps[0].boards[1]  Boards A and B never differ on these moves. Smallest contrast: south 1,0,0,0,0,0,0 north 0,0,0,0,0,0,0, move S1, 1 seed, clause rounds.
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] }, { 'id': 'B', 'rules': 'congklak-classic', 'switch': { 'clause': 'capturing-seed', 'as': 'congklak-simple' } }], 'expect': { 'differBy': ['lone-seed'] } } | X401 steps[0].expect.differBy  The lesson expects the boards to differ by lone-seed, the rules give capturing-seed. Correct the expectation or the step.
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] }, { 'id': 'B', 'rules': 'congklak-simple' }], 'expect': { 'A': { 'store:south': 10 }, 'B': { 'captured': 9 } } } | X401 steps[0].expect.B.captured  The lesson expects the captured seeds to be 9, the rules give 8 (last event: turnEnd next north reason capture). Correct the expectation or the step.
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'], 'label': '{house:S9}' }, { 'id': 'B', 'rules': 'congklak-simple' }] } | E533 steps[0].boards[0].label  {house:S9} is not a house of this board. Houses are S1 to S7 and N1 to N7.
            { 'id': 'h', 'kind': 'chart', 'chart': 'stores' } | W905 steps[0]  Nothing has happened on the board yet, so the chart shows its beginning only. Play a move before.
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'sungka', 'moves': ['S3'] }, { 'id': 'B', 'rules': 'raja-pasu' }] } | W652 steps[0].boards[1]  Boards A and B differ by 2 clauses; for a first contrast use one. Smallest contrast: south 1,0,0,0,0,0,0 north 0,0,0,0,0,0,0, move S1, 1 seed, clause no-move.
            """)
    void tellsWhatIsWrongWithBoardsAndCharts(String step, String findings) {
        assertThat(String.join(" ; ", findings(step))).isEqualTo(findings);
    }

    @Test
    void longNarrationIsWarnedOf() {
        String words = "One sentence of thirteen words is not long, but two make it so. "
                .repeat(2)
                .strip();

        assertThat(findings("{ 'id': 's', 'kind': 'show', 'say': '" + words + "' }"))
                .containsExactly("W532 steps[0].say[0]  26 words in one narration; aim at 25."
                        + " One or two sentences are enough; the rest can be another step.");
    }

    @Test
    void stepsAfterOneThatCannotBePlayedAreNotBlamed() {
        assertThat(findings("""
                { 'id': 'p', 'kind': 'play', 'from': 'few', 'moves': ['S4'] },
                { 'id': 'q', 'kind': 'play', 'moves': ['S3'], 'expect': { 'laps': 9 } },
                { 'id': 'r', 'kind': 'play', 'from': 'start', 'moves': ['S3'], 'expect': { 'laps': 9 } }""")).hasSize(2).last().asString().startsWith("X401 steps[2].expect.laps");
    }

    @Test
    void onlyTheFirstOfSeveralUnmetExpectationsIsToldWithItsCause() {
        assertThat(
                        findings(
                                "{ 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'expect': { 'captured': 8, 'store:south': 9 } }"))
                .satisfiesExactly(
                        first -> assertThat(first).contains("It would be so with clause \"capturing-seed\" as in"),
                        second -> assertThat(second).endsWith("Correct the expectation or the step."));
    }

    /** Who sits below sees the other row from right to left. */
    @Test
    void aNorthRowThatWasWrittenTheWrongWayRoundIsGuessed() {
        assertThat(findings(
                        "{ 'id': 'p', 'kind': 'play', 'from': 'few', 'moves': ['S2'], 'expect': { 'captured': 0 } }"))
                .singleElement()
                .asString()
                .endsWith(
                        "It would be so with \"north\" of the position \"few\" the other way round: [2, 0, 0, 0, 0, 3, 0]."
                                + " Each row is written as its own player sees it, from the left.");
        assertThat(
                        findings(
                                "{ 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'expect': { 'position': { 'north': [8,8,0,0,8,8,8] } } }"))
                .singleElement()
                .asString()
                .startsWith("X401 steps[0].expect.position.north")
                .contains("Write [8, 8, 8, 0, 0, 8, 8]: each row is written as its own player sees it");
    }

    @Test
    void anExpectationThatNoSingleClauseWouldMeetHasNoCause() {
        assertThat(findings("{ 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'expect': { 'laps': 9 } }"))
                .singleElement()
                .asString()
                .endsWith("Correct the expectation or the step.");
    }

    @Test
    void lessonsThatRequireOneAnotherInACircleAreToldTheWholeCircle() {
        Lesson one = requiring("one", "two");
        Lesson two = requiring("two", "three");
        Lesson three = requiring("three", "one");
        Lesson apart = requiring("apart", "one");
        List<Lesson> all = List.of(one, two, three, apart);

        assertThat(LessonCheck.check(two, all, RuleBooks.shipped()))
                .extracting(Finding::toString)
                .containsExactly("E116 meta.audience.requires  The lesson requires itself: two → three → one → two."
                        + " Leave one of them out, so that a lesson can come first.");
        assertThat(LessonCheck.check(apart, all, RuleBooks.shipped())).isEmpty();
        assertThat(LessonCheck.check(two, RuleBooks.shipped())).isEmpty();
        assertThat(LessonCheck.check(requiring("self", "self"), RuleBooks.shipped()))
                .extracting(Finding::code)
                .containsExactly("E116");
    }

    private static Lesson requiring(String id, String required) {
        String text = LessonText.around("{ 'id': 's', 'kind': 'show' }")
                .replace("\"small\"", "\"" + id + "\"")
                .replace("\"minutes\": 5", "\"minutes\": 5, \"audience\": { \"requires\": [\"" + required + "\"] }");
        return LessonText.read(text);
    }

    @Test
    void threeStepsWithNothingToDoAreWarnedOf() {
        assertThat(findings(
                        "{ 'id': 'a', 'kind': 'show' }, { 'id': 'b', 'kind': 'show' }, { 'id': 'c', 'kind': 'show' }"))
                .containsExactly("W533 steps[2]  This is the third step in a row with nothing to do."
                        + " Ask something, or play a move.");
    }

    /** The lesson is planned for five minutes. */
    @ParameterizedTest
    @CsvSource({"2.4, 1", "2.5, 0", "3, 0", "7, 0", "7.5, 0", "7.6, 1"})
    void stepsThatTakeLessOrMoreThanHalfOfThePlannedMinutesAreWarnedOf(double minutes, int warnings) {
        assertThat(findings("{ 'id': 's', 'kind': 'show', 'minutes': " + minutes + " }"))
                .hasSize(warnings)
                .allMatch(finding ->
                        finding.equals("W120 meta.minutes  The lesson is planned for 5 minutes, its steps for "
                                + minutes + " together. Bring the two within half of each other."));
    }

    private static List<String> findings(String steps) {
        return LessonCheck.check(LessonText.lesson(steps), RuleBooks.shipped()).stream()
                .map(Finding::toString)
                .toList();
    }
}
