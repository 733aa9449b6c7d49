package papan.lesson.kind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonText;
import papan.lesson.play.Stage;
import papan.lesson.script.Highlight;
import papan.lesson.script.Hint;
import papan.narration.Language;

/** The help that is offered where the author has thought of none. */
final class HintLadderTest {
    private static final String STOPPED =
            "{ 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'stopAt': { 'event': 'ruling', 'when': 'before' } },";

    private static List<String> hints(String steps, Language language) {
        LessonRun run = LessonText.run(steps);
        Stage stage = run.stages().get(run.stages().size() - 1);
        return run.hints(stage, run.captions(language)).stream().map(Hint::text).toList();
    }

    private static List<String> hints(String question) {
        return hints("{ 'id': 'a', 'kind': 'ask', 'question': " + question + " }", Language.ENGLISH);
    }

    @Test
    void aLandingIsCountedUpToTheLastSeed() {
        assertThat(hints("{ 'type': 'landing', 'move': 'S3', 'until': 'firstLap' }"))
                .containsExactly(
                        "Follow the hand from S3.",
                        "Count along: 1 S2, 2 S1, 3 Aina’s store …",
                        "Count along: 1 S2, 2 S1, 3 Aina’s store, 4 N7, 5 N6, 6 N5 … One seed is left in the hand.");
    }

    /** With fewer there would be nothing between the way and all but the last seed. */
    @ParameterizedTest
    @CsvSource({"1, 2", "2, 2", "3, 2", "4, 3", "5, 3"})
    void halfOfTheWayIsCountedFromFourSeedsOn(int seeds, int rungs) {
        String position = "{ 'south': [0,0,0,0,%d,0,0], 'north': [0,0,0,0,0,0,1], 'stores': { 'south': 0, 'north': 0 },"
                + " 'mover': 'south', 'partial': true }";
        assertThat(hints(
                        "{ 'id': 's', 'kind': 'show', 'position': " + position.formatted(seeds) + " },"
                                + "{ 'id': 'a', 'kind': 'ask', 'question': { 'type': 'landing', 'move': 'S5', 'until': 'firstLap' } }",
                        Language.ENGLISH))
                .hasSize(rungs);
    }

    @Test
    void ofSeveralLapsTheMiddleOneIsTold() {
        assertThat(hints("{ 'type': 'number', 'move': 'S3', 'of': 'captured' }"))
                .containsExactly(
                        "Follow the hand from S3.",
                        "Lap 1 ends in N4. What happens there?",
                        "Count along: 1 N3, 2 N2, 3 N1, 4 S7, 5 S6, 6 S5, 7 S4 … One seed is left in the hand.");
    }

    @Test
    void howManyLapsThereAreIsNotGivenAway() {
        assertThat(hints("{ 'type': 'number', 'move': 'S3', 'of': 'laps' }"))
                .containsExactly("Follow the hand from S3.", "Lap 1 ends in N4. What happens there?");
    }

    @Test
    void factsAreTurnedUpBeforeARuling() {
        assertThat(hints(STOPPED + "{ 'id': 'a', 'kind': 'ask', 'question': { 'type': 'rule' } }", Language.ENGLISH))
                .containsExactly(
                        "Look at N4, where the last seed landed.",
                        "N4 isn’t Aina’s own store.",
                        "N4 already had 7 seeds.");
    }

    @Test
    void wrongMovesAreRuledOutButForOne() {
        assertThat(hints("{ 'type': 'bestMove', 'answer': ['S1'] }"))
                .containsExactly(
                        "Look at each house you can play. Count to see where its last seed lands.",
                        "It isn’t S2, S3 or S4.",
                        "Look at these again: S1 and S7.");
    }

    @Test
    void theAuthorsOwnComeFirst() {
        assertThat(hints(
                        "{ 'id': 'a', 'kind': 'ask', 'question': { 'type': 'landing', 'move': 'S3', 'until': 'turn' }, 'hints': [{ 'text': 'Look, {south}.' }] }",
                        Language.ENGLISH))
                .containsExactly("Look, Aina.");
        assertThat(hints("{ 'type': 'explain', 'text': '?', 'model': 'm' }")).isEmpty();
    }

    @Test
    void theWayIsHighlighted() {
        LessonRun run = LessonText.run(
                "{ 'id': 'a', 'kind': 'ask', 'question': { 'type': 'landing', 'move': 'S3', 'until': 'firstLap' } }");
        List<Hint> hints = run.hints(run.stages().get(0), run.words());
        assertThat(hints.get(0).highlights()).extracting(Highlight::target).contains(new Highlight.Target.Ring());
        assertThat(hints).allSatisfy(hint -> assertThat(hint.highlights()).isNotEmpty());
    }

    /** The place in which the last seed lands is named only where the hand has passed it before. */
    @ParameterizedTest
    @CsvSource({"S1", "S2", "S3", "S4", "S5", "S6", "S7"})
    void theAnswerIsNotNamed(String move) {
        String question = "{ 'type': 'landing', 'move': '" + move + "', 'until': 'firstLap' }";
        LessonRun run = LessonText.run("{ 'id': 'a', 'kind': 'ask', 'question': " + question + " }");
        String right = run.rightAnswer(run.stages().get(0)).written();
        assertThat(hints(question))
                .isNotEmpty()
                .allSatisfy(hint -> assertThat(hint)
                        .doesNotContainPattern("\\b" + right.replace("S.store", "Aina’s store") + "\\b"));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyRungIsToldInEveryLanguage(Language language) {
        for (String question : List.of(
                "{ 'type': 'landing', 'move': 'S3', 'until': 'firstLap' }",
                "{ 'type': 'number', 'move': 'S3', 'of': 'captured' }",
                "{ 'type': 'fillCounts', 'move': 'S3', 'houses': ['S1'] }",
                "{ 'type': 'bestMove', 'answer': ['S1'] }")) {
            assertThat(hints("{ 'id': 'a', 'kind': 'ask', 'question': " + question + " }", language))
                    .hasSize(3)
                    .allSatisfy(hint -> assertThat(hint).doesNotContain("[", "{"));
        }
    }
}
