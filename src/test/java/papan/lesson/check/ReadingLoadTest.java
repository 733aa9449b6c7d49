package papan.lesson.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonText;
import papan.lesson.scene.Effort;
import papan.lesson.scene.Finding;

class ReadingLoadTest {
    private static final String ASK = """
            { 'id': 'a', 'kind': 'ask', 'title': 'Two words', 'say': 'Three words here.',
              'question': { 'type': 'choice', 'text': 'Which of these four?', 'options': [
                { 'id': 'x', 'text': 'The first', 'correct': true, 'feedback': 'Yes. That one it is.' },
                { 'id': 'y', 'text': 'Another', 'feedback': 'No.' } ] },
              'feedback': { 'wrong': 'Look at it again.' },
              'hints': [{ 'text': 'It is the one that begins with an F.' }] }""";

    private static final String LOOK = "{ 'id': '%s', 'kind': 'play', 'from': 'start', 'moves': ['S7'] }";

    @Test
    void titleSayQuestionAndOptionsAreOnTheScreenAtOnceAndFeedbackByItself() {
        ReadingLoad load = load(ASK);

        assertThat(load.screens())
                .contains(
                        entry("steps[0]", 2 + 3 + 4 + 2 + 1),
                        entry("steps[0].question.options[0].feedback", 5),
                        entry("steps[0].feedback.wrong", 4));
        assertThat(Collections.max(load.screens().values())).isEqualTo(12);
    }

    @Test
    void sentencesAreThoseOfTheScreenAndOfHints() {
        ReadingLoad load = load(ASK);

        assertThat(load.sentences())
                .contains(
                        entry("steps[0]", 4),
                        entry("steps[0].question.options[0].feedback", 4),
                        entry("steps[0].hints[0].text", 9));
        assertThat(Collections.max(load.sentences().values())).isEqualTo(9);
    }

    @Test
    void ofAMoveOnlyOneSentenceIsOnTheScreenAtATime() {
        ReadingLoad load = load("""
                { 'id': 'p', 'kind': 'play', 'title': 'Title', 'moves': ['S7'], 'say': [
                    'One two three four five six.',
                    { 'on': { 'event': 'sow' }, 'text': 'One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen.' } ] }""");

        assertThat(load.screens()).containsEntry("steps[0]", 1 + 15);
    }

    @Test
    void aTryIsReadOnceWithItsGoal() {
        ReadingLoad load = load("""
                { 'id': 't', 'kind': 'try', 'title': 'Title', 'say': 'One two three.', 'position': 'start',
                  'goal': { 'ruling': 'extraTurn' }, 'moves': 1 }""");

        int goal = new Words("en").count("Your move!");
        assertThat(load.screens()).containsEntry("steps[0]", 1 + 3 + goal);
    }

    @Test
    void theGoalsOfAGameAreReadWithIt() {
        String game = """
                { 'id': 'g', 'kind': 'game', 'title': 'Title', 'position': 'few', 'goals': [
                    { 'text': 'Finish the round%s.', 'when': { 'roundOver': true } } ] }""";
        int before = Collections.max(load(game.formatted("")).screens().values());

        assertThat(Collections.max(
                        load(game.formatted(" in five words")).screens().values()))
                .isEqualTo(before + 3);
    }

    @Test
    void whereBoardsAreComparedItIsReadWhatToLookFor() {
        ReadingLoad load = load("""
                { 'id': 'c', 'kind': 'compare', 'title': 'Title', 'ask': 'similarities', 'say': 'This comes afterwards.',
                  'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] },
                             { 'id': 'B', 'rules': 'congklak-simple' }] }""");

        Words english = new Words("en");
        int look = english.count("What do the boards have in common?");
        int longestCaption =
                english.count("The last seed landed in S3, an empty house in Aina’s row. That’s a capture.");
        assertThat(load.screens()).containsEntry("steps[0]", 1 + look + longestCaption);
        assertThat(load.lookedOn()).containsExactly(1);
    }

    @Test
    void stepsAreCountedInWhichTheLearnerOnlyLooksOn() {
        ReadingLoad load = load(String.join(
                ",",
                LOOK.formatted("a"),
                LOOK.formatted("b"),
                ASK.replace("'id': 'a'", "'id': 'c'"),
                LOOK.formatted("d"),
                "{ 'id': 'e', 'kind': 'chart', 'chart': 'stores' }",
                "{ 'id': 'f', 'kind': 'chart', 'chart': 'stores', 'predictFirst': true }",
                LOOK.formatted("g")));

        assertThat(load.lookedOn()).containsExactly(1, 2, 0, 1, 2, 0, 1);
        assertThat(Collections.max(load.lookedOn())).isEqualTo(2);
    }

    @Test
    void aLessonThatCostsTooMuchIsNotRead() {
        assertThat(ReadingLoad.of(LessonText.run(ASK), List.of(), new Effort(10)))
                .isEmpty();
    }

    @Test
    void aFullScreenIsWarnedOf() {
        String seven = "Each sentence here has just seven words. ";
        String ask = """
                { 'id': 'a', 'kind': 'ask', 'title': 'Title', 'question': { 'type': 'choice', 'text': '%s', 'options': [
                    { 'id': 'x', 'text': '%s', 'correct': true, 'feedback': 'x' },
                    { 'id': 'y', 'text': 'Two more, and then five more words%s', 'feedback': 'y' } ] } }""";
        // 1 + 28 + 29 + 7, and five or six more
        assertThat(findings(ask.formatted(seven.repeat(4), (seven.repeat(4) + "Yes."), " here and here and here")))
                .isEmpty();
        assertThat(findings(ask.formatted(seven.repeat(4), (seven.repeat(4) + "Yes."), " here and here and here too")))
                .containsExactly("W538 steps[0]  71 words are on the screen at once; aim at 70."
                        + " Say it in fewer words, or make two steps of it.");
    }

    @Test
    void longFeedbackIsWarnedOfWhereItStands() {
        assertThat(findings(ASK.replace("'Look at it again.'", "'" + "No. ".repeat(71) + "'")))
                .containsExactly("W538 steps[0].feedback.wrong  71 words are on the screen at once; aim at 70."
                        + " Say it in fewer words, or make two steps of it.");
    }

    @Test
    void aLongSentenceIsWarnedOf() {
        assertThat(findings(ASK.replace("F.", "F" + " more".repeat(11) + "."))).isEmpty();
        assertThat(findings(ASK.replace("F.", "F" + " more".repeat(12) + ".")))
                .containsExactly("W539 steps[0].hints[0].text  The longest sentence here has 21 words; aim at 20."
                        + " Make two sentences of it.");
    }

    @Test
    void manyNewWordsInAShortTimeAreWarnedOf() {
        String ten = "House, store, seed, sow, clockwise, opposite, turn, lap, relay, capture";

        assertThat(findings("{ 'id': 's', 'kind': 'show', 'say': '" + ten + ".' }"))
                .isEmpty();
        assertThat(findings("{ 'id': 's', 'kind': 'show', 'say': '" + ten + ", pass.' }"))
                .containsExactly("W123 meta.minutes  11 words of the game are new in 5 minutes; aim at 2 a minute:"
                        + " house, store, seed, sow, clockwise, opposite, turn, lap, relay, capture, pass."
                        + " Leave some for another lesson, require the lesson that explains them, or plan more time.");
    }

    @Test
    void whatARequiredShippedLessonExplainsIsNotNew() {
        String text = LessonText.around(
                        "{ 'id': 's', 'kind': 'show', 'say': 'House, store, seed.' }".replace('\'', '"'))
                .replace("\"minutes\": 5", "\"minutes\": 1");
        String requiring =
                text.replace("\"minutes\": 1", "\"minutes\": 1, \"audience\": { \"requires\": [\"relay\"] }");

        assertThat(codes(text)).containsExactly("W123");
        assertThat(codes(requiring)).isEmpty();
    }

    @Test
    void fourStepsInARowInWhichTheLearnerOnlyLooksOnAreWarnedOfOnce() {
        List<String> ids = List.of("a", "b", "c", "d", "e", "f");

        assertThat(findings(looks(ids.subList(0, 3)))).isEmpty();
        assertThat(findings(looks(ids)))
                .containsExactly("W540 steps[3]  This is step 4 in a row in which the learner only looks on."
                        + " Ask something before it, or let the learner move.");
    }

    @Test
    void aSentenceThatPointsAtWhatIsNotThereIsWarnedOf() {
        String asks = "{ 'id': 'q', 'kind': 'ask', 'position': 'few', 'question': { 'type': 'choice', "
                + "'text': 'What does it tell?', 'options': [{ 'id': 'a', 'text': 'A', 'correct': true }, "
                + "{ 'id': 'b', 'text': 'B', 'feedback': 'Look at the chart.' }] } }";
        String chart = "{ 'id': 'p', 'kind': 'play', 'from': 'few', 'moves': ['S6'] },"
                + "{ 'id': 'c', 'kind': 'chart', 'chart': 'stores', 'say': 'Look at the line.' },";

        assertThat(findings(chart + asks))
                .filteredOn(told -> told.startsWith("W543"))
                .singleElement()
                .asString()
                .startsWith("W543 steps[2].question.options[1].feedback  \"Look at the chart\" points at something");
        assertThat(findings(chart + asks.replace("'text': 'What", "'looksBack': true, 'text': 'What")))
                .noneMatch(told -> told.startsWith("W543"));
        assertThat(findings("{ 'id': 's', 'kind': 'show', 'say': 'The card on the right says why.' }"))
                .filteredOn(told -> told.startsWith("W543"))
                .singleElement()
                .asString()
                .startsWith("W543 steps[0].say[0]  \"The card on the right\"");
        assertThat(findings(asks.replace("Look at the chart", "Look at the board")
                        .replace("'type'", "'looksBack': true, 'type'")))
                .filteredOn(told -> told.startsWith("E832"))
                .singleElement()
                .asString()
                .startsWith("E832 steps[0].question.looksBack");
    }

    @Test
    void nothingIsSaidOfTheLoadOfALessonWithErrors() {
        String wrong = "{ 'id': 'w', 'kind': 'play', 'from': 'few', 'moves': ['S4'] }";

        assertThat(findings(looks(List.of("a", "b", "c", "d", "e")) + "," + wrong))
                .singleElement()
                .asString()
                .startsWith("E501");
    }

    private static String looks(List<String> ids) {
        return String.join(",", ids.stream().map(LOOK::formatted).toList());
    }

    private static ReadingLoad load(String steps) {
        return ReadingLoad.of(LessonText.run(steps), List.of(), new Effort(Effort.MOST))
                .orElseThrow();
    }

    private static List<String> findings(String steps) {
        return LessonCheck.check(LessonText.lesson(steps), RuleBooks.shipped()).stream()
                .map(Finding::toString)
                .toList();
    }

    private static List<String> codes(String text) {
        return LessonReader.check(text, "small.lesson.json", RuleBooks.shipped()).stream()
                .map(problem -> problem.code())
                .toList();
    }
}
