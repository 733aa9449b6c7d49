package papan.lesson.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.lesson.play.LessonText;
import papan.lesson.script.Lesson;

class GameWordsTest {
    @ParameterizedTest
    @CsvSource({
        "She captures both, capture",
        "Seeds are SOWN anticlockwise, 'seed,sow,clockwise'",
        "An extra turn, 'turn,extra turn'",
        "A story around a lapdog, ''",
        "Swept into the storehouse, 'store,sweep'"
    })
    void aWordIsFoundInAllItsFormsAndNowhereElse(String text, String words) {
        assertThat(String.join(",", GameWords.in(text)).split(",", -1)).containsExactlyInAnyOrder(words.split(",", -1));
    }

    @Test
    void whatNobodyReadsIsNotCounted() {
        Lesson lesson = lesson("one", "", """
                { 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'teacher': 'A relay.', 'say': [
                    { 'on': { 'event': 'lift' }, 'text': '{house} has {seeds, plural, one {one} other {# of them}}.' },
                    { 'on': { 'event': 'capture' }, 'text': 'All in the {term.store}.' } ] }""");

        assertThat(GameWords.newIn(lesson, List.of())).containsExactly("store");
    }

    @Test
    void whatALessonRequiresIsNotNewAlsoByWayOfAnother() {
        Lesson one = lesson("one", "", show("A house with a seed."));
        Lesson two = lesson("two", "'one'", show("A seed for the store."));
        Lesson three = lesson("three", "'two'", show("A house, a seed, a store and a lap."));

        assertThat(GameWords.newIn(two, List.of(one, two, three))).containsExactly("store");
        assertThat(GameWords.newIn(three, List.of(one, two, three))).containsExactly("lap");
        assertThat(GameWords.newIn(three, List.of(two))).containsExactly("house", "lap");
        assertThat(GameWords.newIn(three, List.of())).hasSize(4);
    }

    @Test
    void theFormsOfAnotherLanguageAreNotKnown() {
        String swedish = LessonText.around(show("En relay.")).replace("\"language\": \"en\"", "\"language\": \"sv\"");

        assertThat(GameWords.newIn(LessonText.read(swedish), List.of())).isEmpty();
    }

    private static String show(String say) {
        return "{ 'id': 's', 'kind': 'show', 'say': '" + say + "' }";
    }

    private static Lesson lesson(String id, String requires, String steps) {
        String text = LessonText.around(steps)
                .replace("\"small\"", "\"" + id + "\"")
                .replace(
                        "\"minutes\": 5",
                        "'minutes': 5, 'audience': { 'requires': [%s] }"
                                .formatted(requires)
                                .replace('\'', '"'));
        return LessonText.read(text);
    }
}
