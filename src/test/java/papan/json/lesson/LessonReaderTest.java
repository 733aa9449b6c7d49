package papan.json.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papan.format.FormatException;
import papan.format.Problem;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonText;

/** What authors get wrong, with the exact words, lines and columns that they are told. */
final class LessonReaderTest {
    private static final String SHOW = "{ 'id': 's', 'kind': 'show' }";

    @Test
    void aLessonInOrderHasNoProblems() {
        assertThat(lines(LessonText.around(SHOW))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            { 'id': 's', 'kind': 'shwo' } | 9:22  E403 steps[0].kind: Step kind "shwo" is unknown. Did you mean "show"?
            { 'id': 's', 'kind': 'show', 'colour': 'red' } | 9:30  E015 steps[0].colour: The field "colour" is unknown here. Known: kind, id, position, title, say, teacher, minutes, highlight, hints, expect, skippable, next, panels, cites, image, alt.
            { 'id': 's', 'kind': 'show', 'titel': 'x' } | 9:30  E015 steps[0].titel: The field "titel" is unknown here. Did you mean "title"?
            { 'id': 'My Step', 'kind': 'show' } | 9:9  E103 steps[0].id: "My Step" is not an id. An id has small letters, digits and hyphens, 40 at most. Try "my-step".
            { 'id': 's', 'kind': 'show', 'position': 'fwe' } | 9:42  E217 steps[0].position: There is no position "fwe". Did you mean "few"?
            { 'id': 's', 'kind': 'show', 'minutes': 21 } | 9:41  E013 steps[0].minutes: This must be a number from 0.2 to 20.0.
            { 'id': 's', 'kind': 'show', 'highlight': [{ 'what': 'S3', 'role': 'focus' }] } | 9:54  E014 steps[0].highlight[0].what: "S3" is unknown here. Did you mean "house:S3"?
            { 'id': 's', 'kind': 'show', 'say': 7 } | 9:37  E011 steps[0].say: This must be a text or a list, not a number. Put it in "quotes".
            { 'id': 's', 'kind': 'show', 'say': [{ 'on': { 'event': 'relay' }, 'text': 'x' }] } | 9:57  E519 steps[0].say[0].on.event: "relay" is a ruling, not an event. Write "ruling": "relay".
            { 'id': 's', 'kind': 'show', 'say': [{ 'on': { 'event': 'captured' }, 'text': 'x' }] } | 9:57  E014 steps[0].say[0].on.event: "captured" is unknown here. Did you mean "capture"?
            { 'id': 'p', 'kind': 'play', 'moves': ['S8'] } | 9:40  E216 steps[0].moves[0]: "S8" is not a house of this board. Houses are S1 to S7 and N1 to N7.
            { 'id': 'p', 'kind': 'play', 'moves': ['s6'] } | 9:40  E216 steps[0].moves[0]: "s6" is not a house of this board. Did you mean "S6"? Houses are S1 to S7 and N1 to N7.
            { 'id': 'p', 'kind': 'play', 'moves': ['house:S6'] } | 9:40  E216 steps[0].moves[0]: "house:S6" is not a house of this board. Did you mean "S6"? Houses are S1 to S7 and N1 to N7.
            { 'id': 'p', 'kind': 'play', 'moves': 'S6' } | 9:39  E011 steps[0].moves: This must be a list, not a text. Write ["S6"].
            { 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'continue': 'true' } | 9:59  E011 steps[0].continue: This must be true or false, not a text. Remove the quotes: write true.
            { 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'minutes': '1.5' } | 9:58  E013 steps[0].minutes: This must be a number from 0.2 to 20.0. Remove the quotes: write 1.5.
            { 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'expect': { 'at': 'store:south' } } | 9:65  E216 steps[0].expect.at: "store:south" is not a place of this board. Did you mean "S.store"? Places are S1 to S7, N1 to N7, S.store and N.store.
            { 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'expect': { 'store.south': 1 } } | 9:59  E015 steps[0].expect.store.south: The field "store.south" is unknown here. Did you mean "store:south"?
            { 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'expect': { 'S.store': 1 } } | 9:59  E015 steps[0].expect.S.store: The field "S.store" is unknown here. Did you mean "store:south"?
            { 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'expect': { 'S3': 1 } } | 9:59  E015 steps[0].expect.S3: The field "S3" is unknown here. Did you mean "house:S3"?
            { 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'expect': { 'zzzzzzzzz': 1 } } | 9:59  E015 steps[0].expect.zzzzzzzzz: The field "zzzzzzzzz" is unknown here. Known: position, hand, at, mover, events, exact, rules, answer, laps, captured, matchOver, solutions. Places are house:S1 and so on, store:south and store:north.
            { 'id': 'p', 'kind': 'play' } | 9:1  E508 steps[0]: This step plays nothing. Write "moves": ["S1"], or "continue": true.
            { 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'expect': { 'solutions': [] } } | 9:72  E608 steps[0].expect.solutions: The step does not let try, so it has no solutions. Leave "solutions" out.
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'talli' } } | 9:51  E814 steps[0].question.type: Question type "talli" is unknown. Did you mean "tally"?
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'landnig' } } | 9:51  E814 steps[0].question.type: Question type "landnig" is unknown. Did you mean "landing"?
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'number', 'move': 'S6', 'of': 'lap' } } | 9:81  E014 steps[0].question.of: "lap" is unknown here. Did you mean "laps"?
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'number', 'move': 'S6', 'of': 'house:S9' } } | 9:81  E216 steps[0].question.of: "S9" is not a house of this board. Houses are S1 to S7 and N1 to N7.
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'fillCounts', 'move': 'S6', 'houses': ['S1', 'S1'] } } | 9:89  E820 steps[0].question.houses: These must be one to 8 houses, each of them once. Write "houses": ["S1", "S2"].
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'fillCounts', 'move': 'S6', 'houses': ['S1'], 'answer': [1, 2] } } | 9:107  E820 steps[0].question.answer: These are 2 counts, not 1. Write one count for each house, or "auto".
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'bestMove', 'depth': 3 } } | 9:72  E821 steps[0].question.depth: Only a search looks ahead. Write "by": "search", or leave "depth" out.
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'bestMove', 'by': 'serach' } } | 9:69  E014 steps[0].question.by: "serach" is unknown here. Did you mean "search"?
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'order', 'move': 'S6', 'events': [{ 'event': 'captrue' }] } } | 9:96  E014 steps[0].question.events[0].event: "captrue" is unknown here. Did you mean "capture"?
            { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'explain', 'text': 'Why?' } } | 9:41  E010 steps[0].question: "model" is missing.
            { 'id': 'a', 'kind': 'ask' } | 9:1  E010 steps[0]: "question" is missing.
            { 'id': 'p', 'kind': 'play', 'moves': ['N9'], 'pace': 'sede' } | 9:40  E216 steps[0].moves[0]: "N9" is not a house of this board. Houses are S1 to S7 and N1 to N7. ; 9:55  E014 steps[0].pace: "sede" is unknown here. Did you mean "seed"?
            """)
    void namesWhatIsWrongInAStep(String step, String expected) {
        assertThat(String.join(" ; ", lines(LessonText.around(step)))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] }] } | 9:43  E651 steps[0].boards: There is one board. Compare 2 to 4.
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] }, { 'id': 'B', 'rules': 'sungka' }, { 'id': 'C', 'rules': 'sungka' }, { 'id': 'D', 'rules': 'sungka' }, { 'id': 'E', 'rules': 'sungka' }] } | 9:43  E651 steps[0].boards: There are 5 boards. Compare 2 to 4.
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] }, { 'id': 'B', 'rules': 'congklak-simpel' }] } | 9:127  E201 steps[0].boards[1].rules: Rule set "congklak-simpel" is unknown; 65 are installed. Did you mean "congklak-simple"?
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] }, { 'id': 'A', 'rules': 'congklak-simple' }] } | 9:113  E652 steps[0].boards[1].id: Two boards are called "A". Give each board of the step an id of its own.
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] }, { 'id': 'rules', 'rules': 'congklak-simple' }] } | 9:113  E657 steps[0].boards[1].id: No board can be called "rules": in "expect" the word has another meaning. Call it "A" or "B".
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] }, { 'id': '2nd', 'rules': 'congklak-simple' }] } | 9:113  E103 steps[0].boards[1].id: "2nd" is not an id of a board. It has letters, digits and hyphens, 40 at most, a letter first: "A".
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic' }, { 'id': 'B', 'rules': 'congklak-simple' }] } | 9:44  E656 steps[0].boards[0]: Nothing is played on this board. Write "moves": ["S1"].
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] }, { 'id': 'B', 'rules': 'congklak-simple', 'position': 'few' }] } | 9:158  E655 steps[0].boards[1].position: This board begins elsewhere than board A. Leave "position" out: only the rules may differ.
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] }, { 'id': 'B', 'rules': 'congklak-simple', 'moves': ['S4'] }] } | 9:155  E655 steps[0].boards[1].moves: This board moves otherwise than board A. Leave "moves" out: only the rules may differ.
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] }, { 'id': 'B', 'rules': 'congklak-simple', 'moves': ['S8'] }] } | 9:156  E216 steps[0].boards[1].moves[0]: "S8" is not a house of this board. Houses are S1 to S7 and N1 to N7.
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'position': 'few', 'moves': ['S2'] }, { 'id': 'B', 'rules': 'kalah' }] } | 9:124  E654 steps[0].boards[1]: The position has 7 houses a side; kalah has 6. Compare boards of different sizes from "start".
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S7'] }, { 'id': 'B', 'rules': 'kalah' }] } | 9:105  E216 steps[0].boards[1]: "S7" is not a house of this board. Houses are S1 to S6 and N1 to N6.
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] }, { 'id': 'B', 'rules': 'congklak-classic', 'switch': { 'clause': 'winner', 'as': 'congklak-simple' } }] } | 9:169  E653 steps[0].boards[1].switch.clause: congklak-classic cannot have the clause "winner" of congklak-simple alone: it follows from other clauses. It can have capturing-seed, no-move, round-end, rounds.
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] }, { 'id': 'B', 'rules': 'congklak-simple', 'switch': { 'clause': 'burnt-house', 'as': 'congklak-classic' } }] } | 9:168  E653 steps[0].boards[1].switch.clause: congklak-simple cannot have the clause "burnt-house" of congklak-classic alone: it is about something that one of the two has not. It can have capturing-seed, no-move, round-end, leftovers.
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] }, { 'id': 'B', 'rules': 'congklak-classic', 'switch': { 'clause': 'capturing-sed', 'as': 'congklak-simple' } }] } | 9:169  E014 steps[0].boards[1].switch.clause: "capturing-sed" is unknown here. Did you mean "capturing-seed"?
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] }, { 'id': 'B', 'rules': 'congklak-simple' }], 'sync': 'laps', 'ask': 'similarity' } | 9:157  E014 steps[0].sync: "laps" is unknown here. Did you mean "lap"? ; 9:172  E014 steps[0].ask: "similarity" is unknown here. Did you mean "similarities"?
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] }, { 'id': 'B', 'rules': 'congklak-simple', 'position': 'keep' }] } | 9:158  E217 steps[0].boards[1].position: There is no position "keep". Known: few, start.
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3', 'S3'] }, { 'id': 'B', 'rules': 'congklak-simple' }] } | 9:95  E510 steps[0].boards[0].moves: There are 201 moves; one step plays at most 200. Make several steps of them.
            { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] }, { 'id': 'B', 'rules': 'congklak-simple' }], 'expect': { 'differBy': ['capturing-sed'], 'C': {} } } | 9:174  E014 steps[0].expect.differBy[0]: "capturing-sed" is unknown here. Did you mean "capturing-seed"? ; 9:192  E015 steps[0].expect.C: The field "C" is unknown here. Did you mean "A"?
            { 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'expect': { 'differBy': [] } } | 9:59  E015 steps[0].expect.differBy: The field "differBy" is unknown here. Known: position, hand, at, mover, events, exact, rules, answer, laps, captured, matchOver, solutions. Places are house:S1 and so on, store:south and store:north.
            { 'id': 'h', 'kind': 'chart', 'chart': 'store' } | 9:40  E901 steps[0].chart: There is no chart "store". Did you mean "stores"?
            { 'id': 'h', 'kind': 'chart', 'chart': 'margins' } | 9:40  E902 steps[0].chart: The chart "margins" is about many rounds; a lesson shows what happened on its board. Choose one of seeds, houses, stores, lead, mobility, empty, evenness, rounds, laps, captures; or say with "rounds" what is played for it.
            { 'id': 'h', 'kind': 'chart', 'chart': 'laps', 'per': 'lap' } | 9:55  E903 steps[0].per: The chart "laps" has no points along the moves, so "per" says nothing. Leave "per" out.
            { 'id': 'h', 'kind': 'chart', 'chart': 'seeds', 'predictFirst': true } | 9:65  E904 steps[0].predictFirst: The chart "seeds" has no line that a learner could draw. Leave "predictFirst" out, or choose one of stores, lead, mobility, empty, evenness.
            { 'id': 'h', 'kind': 'chart', 'chart': 'lead', 'per': 'event', 'position': 'start' } | 9:55  E014 steps[0].per: "event" is unknown here. Known: seed, lap, turn, round. ; 9:64  E015 steps[0].position: The field "position" is unknown here. Known: kind, id, title, say, teacher, minutes, highlight, hints, expect, skippable, next, panels, cites, predictFirst, chart, per, rounds, tally.
            """)
    void namesWhatIsWrongWithBoardsAndCharts(String step, String expected) {
        assertThat(String.join(" ; ", lines(LessonText.around(step)))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "lesson/1" | "lesson/2" | 2:13  E101 format: Format "lesson/2" is newer than this program, which reads "lesson/1". Update the program, or ask the author for an older copy.
            "lesson/1" | "rules/1" | 2:13  E101 format: Format "rules/1" is that of a rule set, not of a lesson. Look whether it is the file that you mean.
            "lesson/1" | "lessons" | 2:13  E101 format: Format "lessons" is not that of a lesson. Write "lesson/1".
            congklak-classic | congklak-clasic | 5:20  E201 rules.id: Rule set "congklak-clasic" is unknown; COUNT are installed. Did you mean "congklak-classic"?
            "en" | "english" | 3:45  E104 language: "english" is not a language tag. Did you mean "en"?
            "title": "Small" | "title": "" | 3:60  E012 title: "title" is empty.
            "title": "Small" | "title": "\u200b \u3000" | 3:60  E012 title: "title" is empty.
            "title": "Small" | "title": { "en": "Small" } | 3:60  E011 title: This must be a text, not an object. Write a text in "quotes" instead.
            "title": "Small" | "title": 7 | 3:60  E011 title: This must be a text, not a number. Put it in "quotes".
            [0,1,0,0,0,2,0] | [0,1,0,0,2,0] | 7:36  E211 positions.few.south: south has 6 numbers; congklak-classic has 7 houses a side.
            , "partial": true | `` | 7:25  E212 positions.few: The position holds 8 seeds; congklak-classic is played with 98. Correct the numbers, or write "partial": true.
            "players" | "charts": { "c": { "title": "t", "kind": "heat", "compare": true } }, "players" | 6:63  E109 charts.c.compare: The field "compare" is not read by this version. Leave it out, or use a newer version.
            "players" | "x-mine": {}, "players" | ``
            "players" | "needs": ["drawCurve"], "players" | 6:13  E102 needs[0]: The lesson needs "drawCurve", which this version cannot do. Use a newer version.
            "minutes": 5 | "minutes": NaN | 4:24  E002 meta.minutes: NaN is not a number here. Write a number in digits.
            "minutes": 5 | "minutes": "5" | 4:24  E013 meta.minutes: This must be a whole number from 1 to 90, not a text. Remove the quotes: write 5.
            "minutes": 5 | "minutes": "five" | 4:24  E013 meta.minutes: This must be a whole number from 1 to 90, not a text.
            "minutes": 5 | "minutes": 1e999 | 4:24  E013 meta.minutes: This must be a whole number from 1 to 90, not Infinity.
            "minutes": 5 | "minutes": 91 | 4:24  E013 meta.minutes: This must be a whole number from 1 to 90, not 91.
            "minutes": 5 | "minutes": 5, "minutes": 6 | 4:27  E004 "minutes" is given twice, first in column 13. Keep one of them.
            "minutes": 5 | "minutes": null | 4:24  E013 meta.minutes: This must be a whole number from 1 to 90, not null.
            """)
    void namesWhatIsWrongAtTheTop(String right, String wrong, String expected) {
        String text = LessonText.around(SHOW).replace(right, wrong);

        String count = Integer.toString(RuleBooks.shipped().ids().size());
        assertThat(String.join(" ; ", lines(text))).isEqualTo(expected.replace("COUNT", count));
    }

    @Test
    void anIdUsedTwiceIsNamedWithBothLines() {
        assertThat(lines(LessonText.around(SHOW + ",\n" + SHOW)))
                .containsExactly("10:9  E402 steps[1].id: The id \"s\" is used twice: in lines 9 and 10."
                        + " Give each of them an id of its own.");
    }

    @Test
    void noStepsAndTooManyStepsAreRefused() {
        assertThat(lines(LessonText.around("")))
                .containsExactly("8:12  E401 steps: A lesson without steps teaches nothing. Write at least one step.");
        String many = SHOW.replace("'s'", "'s0'") + ",\n" + SHOW.repeat(200).replace("}{", "},{");
        assertThat(lines(LessonText.around(many)))
                .contains(
                        "8:12  E404 steps: There are 201 steps; a lesson has at most 200. Make several lessons of them.");
    }

    @Test
    void aByteOrderMarkIsPassedOver() {
        assertThat(lines("\uFEFF" + LessonText.around(SHOW))).isEmpty();
    }

    @Test
    void whereTheRulesAreUnknownOnlyWhatIsWrongByAnyRulesIsTold() {
        String text = LessonText.around("{ 'id': 'far', 'kind': 'play', 'moves': ['S40'], 'sais': '' }")
                .replace("congklak-classic", "no-such-rules");
        assertThat(lines(text)).hasSize(2);
        assertThat(lines(text).get(0)).contains("E201");
        assertThat(lines(text).get(1)).contains("E015");
    }

    @Test
    void aFileThatEndsInTheMiddleSaysSo() {
        String whole = LessonText.around(SHOW);
        for (int end = 1; end < whole.stripTrailing().length(); end++) {
            assertThat(lines(whole.substring(0, end)))
                    .as("the first %d characters", end)
                    .singleElement()
                    .asString()
                    .contains("E00");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "[]",
                "7",
                "\"lesson/1\"",
                "null",
                "true",
                "{",
                "{}",
                "{\"format\":[]}",
                "\u0000",
                "<html>"
            })
    void whatIsNoLessonIsRefusedWithASentence(String text) {
        List<Problem> problems = LessonText.problems(text);

        assertThat(problems).isNotEmpty().allMatch(p -> p.message().endsWith("."), "ends as a sentence");
    }

    @Test
    void deepNestingIsRefused() {
        assertThat(lines("[".repeat(100_000))).singleElement().asString().contains("E005");
        assertThat(lines(LessonText.around("{ 'a': ".repeat(500))))
                .singleElement()
                .asString()
                .contains("E005");
    }

    @Test
    void aFileOfTwoMegabytesIsRefusedUnread(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("big.lesson.json");
        Files.writeString(file, " ".repeat(2 << 20));

        assertThat(LessonReader.check(file, RuleBooks.shipped()))
                .extracting(Problem::line)
                .containsExactly("big.lesson.json:1:1  E005 The file has 2097152 bytes; at most 1048576 are read."
                        + " Look whether it is the file that you mean.");
    }

    @Test
    void onlyALessonOfSeveralStepsIsToBecomeSeveralLessons(@TempDir Path folder) throws IOException {
        String step = "{ 'id': 's', 'kind': 'show', 'say': 'x' }";
        String filler = "'x-note': '" + "é".repeat(600_000) + "'";
        String several = "Make several lessons of its steps.";
        String other = "Look whether it is the file that you mean.";
        assertThat(cureOfLarge(folder, LessonText.around(step + ("," + step).repeat(40_000))))
                .isEqualTo(several);
        assertThat(cureOfLarge(folder, "{ 'steps': [" + step + ", " + step + "], " + filler + " }"))
                .isEqualTo(several);
        assertThat(cureOfLarge(folder, "{ 'steps': [" + step + "], " + filler + " }"))
                .isEqualTo(other);
        assertThat(cureOfLarge(folder, "{ 'steps': 3, 'a': { 'steps': [{}, {}, {}] }, " + filler + " }"))
                .isEqualTo(other);
        assertThat(cureOfLarge(folder, "[" + "{},".repeat(400_000) + "{}]")).isEqualTo(other);
    }

    private static String cureOfLarge(Path folder, String text) throws IOException {
        Path file = Files.writeString(folder.resolve("big.lesson.json"), text.replace('\'', '"'));
        List<Problem> problems = LessonReader.check(file, RuleBooks.shipped());
        assertThat(problems)
                .singleElement()
                .extracting(Problem::message)
                .isEqualTo("The file has " + Files.size(file) + " bytes; at most 1048576 are read.");
        return problems.get(0).fix();
    }

    /** Every value of a lesson replaced by every kind of wrong one: there is always a sentence and never an exception. */
    @Test
    void wrongTypesAnywhereAreToldAndNothingBreaks() {
        String text = LessonText.around("""
                { 'id': 'p', 'kind': 'play', 'from': 'start', 'moves': ['S3'], 'pace': 'lap', 'continue': false,
                  'stopAt': { 'event': 'ruling', 'nth': 1, 'when': 'before' }, 'minutes': 5, 'title': 't', 'skippable': true,
                  'say': [ { 'on': { 'event': 'lift', 'house': 'S3', 'player': 'south', 'lap': 1 }, 'mode': 'after', 'text': 'x' } ],
                  'highlight': [ { 'what': 'ring', 'role': 'path', 'label': 'l' } ],
                  'expect': { 'at': 'N4', 'hand': 0, 'mover': 'south', 'laps': 1, 'captured': 0, 'rules': [], 'exact': false,
                    'events': [ { 'event': 'lift', 'seeds': 7 } ], 'house:S3': 0, 'store:south': 1,
                    'position': { 'south': [8,8,0,7,7,7,7], 'stores': { 'south': 1 }, 'burnt': [], 'round': 1 } } },
                { 'id': 'a', 'kind': 'ask', 'hints': [ { 'text': 'h', 'highlight': [] } ],
                  'question': { 'type': 'rule', 'text': 'q', 'options': ['relay', 'capture'], 'answer': 'relay' },
                  'feedback': { 'correct': 'c', 'wrong': 'w', 'byAnswer': { 'capture': 'x' }, 'why': true } },
                { 'id': 'c', 'kind': 'ask', 'question': { 'type': 'choice', 'text': 'q', 'several': false,
                  'options': [ { 'id': 'o', 'text': 'O', 'correct': true, 'feedback': 'f' } ] } },
                { 'id': 'l', 'kind': 'ask', 'position': 'few', 'question': { 'type': 'landing', 'move': 'S2', 'until': { 'lap': 1 }, 'answer': 'S1' } }""");
        assertThat(lines(text)).isEmpty();
        List<String> wrong = List.of(
                "null", "true", "-1", "1e308", "0.5", "\"\"", "\"zzz\"", "[]", "{}", "[[]]", "[{}]", "{\"a\":1}");
        java.util.regex.Matcher m = java.util.regex.Pattern.compile(": (\"[^\"]*\"|true|false|-?[0-9.]+)")
                .matcher(text);
        int told = 0;
        while (m.find()) {
            for (String value : wrong) {
                String broken = text.substring(0, m.start(1)) + value + text.substring(m.end(1));
                List<Problem> problems = LessonText.problems(broken);
                told += problems.isEmpty() ? 0 : 1;
                assertThat(problems)
                        .allMatch(p -> p.message().endsWith(".") && p.spot().line() >= 1);
            }
        }
        assertThat(told).isGreaterThan(700);
    }

    private static List<String> lines(String text) {
        return LessonText.problems(text).stream()
                .map(p -> p.line().replaceFirst("^small\\.lesson\\.json:", ""))
                .toList();
    }

    @Test
    void howTheBoardIsShownIsReadWithinBounds() throws FormatException {
        assertThat(view("{}")).isEqualTo(papan.lesson.script.Lesson.View.USUAL);
        assertThat(view("{ 'labels': false, 'counts': false, 'seedMs': 50, 'motion': 'short', 'orientation': 'north',"
                        + " 'panels': ['rule', 'history'] }"))
                .isEqualTo(new papan.lesson.script.Lesson.View(
                        false,
                        false,
                        50,
                        Optional.of(papan.lesson.script.Lesson.Motion.SHORT),
                        papan.model.Side.NORTH,
                        Optional.of(Set.of(papan.lesson.script.Panel.RULE, papan.lesson.script.Panel.HISTORY))));
        for (String wrong : List.of("49", "2001", "70.5", "'fast'", "1e300")) {
            assertThat(papan.lesson.play.LessonText.problems(withView("{ 'seedMs': " + wrong + " }")))
                    .as(wrong)
                    .extracting(Problem::code)
                    .containsExactly("E301");
        }
        assertThat(papan.lesson.play.LessonText.problems(withView("{ 'seedMs': 20 }"))
                        .get(0)
                        .line())
                .endsWith("Write 50.");
        for (String wrong : List.of("'motion': 'none'", "'orientation': 'south-east'", "'panels': ['charts']")) {
            assertThat(papan.lesson.play.LessonText.problems(withView("{ " + wrong + " }")))
                    .as(wrong)
                    .extracting(Problem::code)
                    .containsExactly("E014");
        }
    }

    private static papan.lesson.script.Lesson.View view(String view) throws FormatException {
        return LessonReader.read(withView(view), "small.lesson.json", RuleBooks.shipped())
                .view();
    }

    private static String withView(String view) {
        return papan.lesson.play.LessonText.around("{ 'id': 's', 'kind': 'show', 'position': 'start' }")
                .replace("\"steps\"", ("'view': " + view + ", 'steps'").replace('\'', '"'));
    }
}
