package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import papan.format.Problem;

/** Events may be selected by the rule that decided, and the first of a whole lesson may be told from those after it. */
final class RuleAndFirstTest {
    private static String play(String id, String house, String more) {
        return "{ 'id': '%s', 'kind': 'play', 'moves': ['%s']%s }".formatted(id, house, more);
    }

    private static String said(LessonRun run, int step) {
        Stage stage = run.stages().get(step);
        StringBuilder said = new StringBuilder();
        for (int cursor = stage.start() + 1; cursor <= stage.end(); cursor++) {
            run.sentence(stage, cursor, run.words())
                    .filter(s -> s.startsWith("!"))
                    .ifPresent(said::append);
        }
        return said.toString();
    }

    private static List<String> told(String steps) {
        return LessonText.problems(LessonText.around(steps)).stream()
                .map(problem -> problem.code() + " " + problem.path() + " " + problem.message())
                .toList();
    }

    @Test
    void aRuleSelectsWhatItDecides() {
        String say = ", 'say': [{ 'on': { 'rule': 'occupied-house' }, 'text': '!{place}' },"
                + " { 'on': { 'rule': 'stores' }, 'text': '!skip' }]";
        // South's hand relays in N7 and then passes north's store by.
        LessonRun run = LessonText.run(play("a", "S6", say));
        assertThat(said(run, 0)).isEqualTo("!N7!skip");
        assertThat(told(play("a", "S6", say.replace("stores", "burnt-house"))))
                .containsExactly("W536 steps[0].say[1].on This is never said:"
                        + " the step has no such skip by the rule burnt-house.");
    }

    @Test
    void aRulingMayBeNarrowedToARule() {
        assertThat(told(play(
                        "a", "S6", ", 'say': [{ 'on': { 'ruling': 'relay', 'rule': 'own-store' }, 'text': 'x' }]")))
                .containsExactly(
                        "W536 steps[0].say[0].on This is never said: the step has no such relay by the rule own-store.");
    }

    @Test
    void whatNamesNoRuleCannotBeSelectedByOne() {
        assertThat(told(play("a", "S6", ", 'pauseOn': [{ 'event': 'capture', 'rule': 'empty-own-house' }]")))
                .containsExactly("E524 steps[0].pauseOn[0].rule No capture says because of which rule it happened;"
                        + " a ruling does, and a skip.");
        assertThat(told(play("a", "S6", ", 'pauseOn': [{ 'rule': 'relay' }]")))
                .allSatisfy(line -> assertThat(line).startsWith("E014 steps[0].pauseOn[0].rule"));
    }

    @Test
    void theFirstOfTheLessonIsSaidOnceAndOnlyThere() {
        String say = ", 'say': [{ 'on': { 'ruling': 'relay', 'first': true }, 'text': '!first' },"
                + " { 'on': { 'ruling': 'relay' }, 'text': '!more' }]";
        LessonRun run = LessonText.run(play("a", "S6", say) + "," + play("b", "N3", say));
        assertThat(said(run, 0)).isEqualTo("!first");
        assertThat(said(run, 1)).startsWith("!more!more").doesNotContain("first");
        assertThat(told(play("a", "S6", say) + "," + play("b", "N3", say)))
                .containsExactly(
                        "W536 steps[1].say[0].on This is never said: the first relay of the lesson is in step \"a\".");
    }

    @Test
    void aMoveIsStoppedAtTheFirstOfTheLesson() {
        String stop = ", 'stopAt': { 'ruling': 'relay', 'first': true }";
        assertThat(told(play("a", "S6", stop))).isEmpty();
        assertThat(told(play("a", "S6", "") + "," + play("b", "N3", stop)))
                .containsExactly("E503 steps[1].stopAt stopAt relay first: the lesson has had one before this move.");
        assertThat(told("{ 'id': 'a', 'kind': 'play', 'moves': ['S6', 'N3']" + stop + " }"))
                .containsExactly("E503 steps[0].stopAt stopAt relay first: the lesson has had one before this move.");
    }

    @Test
    void theLearnerPausesAtTheFirstOfTheLesson() {
        String pause = ", 'pauseOn': [{ 'rule': 'occupied-house', 'first': true }]";
        LessonRun run = LessonText.run(play("a", "S6", "") + "," + play("b", "N3", pause));
        assertThat(run.pauses(run.stages().get(1))).isEmpty();
        assertThat(told(play("a", "S6", "") + "," + play("b", "N3", pause)))
                .containsExactly(
                        "W537 steps[1].pauseOn[0] Nobody pauses here: the first ruling by the rule occupied-house"
                                + " of the lesson is in step \"a\".");
        LessonRun alone = LessonText.run(play("b", "S6", pause));
        assertThat(alone.pauses(alone.stages().get(0))).hasSize(1);
    }

    @Test
    void firstAndNthContradictEachOther() {
        assertThat(LessonText.problems(LessonText.around(
                        play("a", "S6", ", 'pauseOn': [{ 'event': 'sow', 'nth': 2, 'first': true }]"))))
                .extracting(Problem::code)
                .containsExactly("E523");
    }
}
