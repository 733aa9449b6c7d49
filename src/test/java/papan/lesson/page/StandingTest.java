package papan.lesson.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.LessonText;

/** How a step can stand after one thing was done in it. */
final class StandingTest {
    private static List<Standing> all(String step) {
        return Standing.all(LessonState.of(LessonText.run(step)));
    }

    @Test
    void everyAnswerThatIsOfferedIsJudged() {
        List<Standing> all = all("{ 'id': 'q', 'kind': 'ask', 'question': { 'type': 'choice', 'text': 'Which?',"
                + " 'options': [{ 'id': 'a', 'text': 'A' }, { 'id': 'b', 'text': 'B', 'correct': true },"
                + " { 'id': 'c', 'text': 'C' }] } }");
        assertThat(all)
                .extracting(Standing::given)
                .containsExactly(Optional.of("b"), Optional.of("a"), Optional.of("c"), Optional.empty());
        assertThat(all).extracting(each -> each.state().here().isSettled()).containsExactly(true, false, false, true);
        assertThat(all.get(3).shown()).isTrue();
    }

    @Test
    void eachHintComesAfterTheOnesBefore() {
        LessonRun run = LessonText.run("{ 'id': 'q', 'kind': 'ask', 'question': { 'type': 'explain', 'text': 'Why?',"
                + " 'model': 'So.' }, 'hints': [{ 'text': 'Look.' }, { 'text': 'Think.' }] }");
        List<Standing> all = Standing.all(LessonState.of(run));
        assertThat(all).extracting(Standing::hints).containsExactly(1, 2, 0);
        assertThat(all).extracting(each -> each.state().here().hints()).containsExactly(1, 2, 0);
    }

    @Test
    void whereNothingIsWantedNothingIsDone() {
        assertThat(all("{ 'id': 's', 'kind': 'show', 'position': 'start' }")).isEmpty();
    }
}
