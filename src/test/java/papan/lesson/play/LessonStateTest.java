package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a learner's acts lead to. */
final class LessonStateTest {
    private static LessonState asked(String more) {
        return LessonState.of(LessonText.run(
                "{ 'id': 'q', 'kind': 'ask', 'question': { 'type': 'choice', 'text': 'Which?', 'options': ["
                        + "{ 'id': 'a', 'text': 'A', 'correct': true }, { 'id': 'b', 'text': 'B' }] }" + more + " },"
                        + "{ 'id': 'after', 'kind': 'show', 'position': 'start' }"));
    }

    private static String step(LessonState state) {
        return state.stage().step().head().id();
    }

    @Test
    void aQuestionCanBePassedUnlessItsAuthorSaysThatItMustBeAnswered() {
        LessonState may = asked("");
        assertThat(may.mayGoOn()).isTrue();
        assertThat(step(may.after(new Act.WentOn()))).isEqualTo("after");

        LessonState must = asked(", 'skippable': false");
        assertThat(must.mayGoOn()).isFalse();
        assertThat(must.after(new Act.WentOn())).as("nothing comes of it").isSameAs(must);
    }

    @Test
    void whoHasAnsweredMayGoOnRightOrWrong() {
        LessonState must = asked(", 'skippable': false");
        for (String answer : new String[] {"a", "b"}) {
            LessonState answered = must.after(new Act.Answered(answer));
            assertThat(answered.mayGoOn()).as(answer).isTrue();
            assertThat(step(answered.after(new Act.WentOn()))).isEqualTo("after");
        }
    }

    @Test
    void whoOpensTheQuestionAgainMustAnswerItAgain() {
        LessonState again =
                asked(", 'skippable': false").after(new Act.Answered("b")).after(new Act.TriedAgain());
        assertThat(again.isOpenQuestion()).isTrue();
        assertThat(again.mayGoOn()).isFalse();
    }

    @Test
    void whoIsShownTheAnswerMayGoOn() {
        assertThat(asked(", 'skippable': false").after(new Act.GaveUp()).mayGoOn())
                .isTrue();
    }

    @Test
    void atTheEndThereIsNothingToGoOnTo() {
        LessonState end = asked("").after(new Act.WentOn()).after(new Act.WentOn());
        assertThat(end.isFinished()).isTrue();
        assertThat(end.mayGoOn()).isFalse();
    }
}
