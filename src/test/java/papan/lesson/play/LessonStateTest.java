package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import papan.lesson.kept.Act;
import papan.lesson.kept.LessonProgress;
import papan.lesson.learner.PlannedWay;
import papan.lesson.learner.TodaysPlan;

/** What a learner's acts lead to. */
final class LessonStateTest {
    private static LessonState asked(String more) {
        return question("", more);
    }

    private static LessonState question(String inIt, String beside) {
        return LessonState.of(LessonText.run(
                "{ 'id': 'q', 'kind': 'ask', 'question': { 'type': 'choice', 'text': 'Which?', 'options': ["
                        + "{ 'id': 'a', 'text': 'A', 'correct': true }, { 'id': 'b', 'text': 'B' }]" + inIt + " }"
                        + beside + " }, { 'id': 'after', 'kind': 'show', 'position': 'start' }"));
    }

    private static LessonState after(LessonState state, Act... acts) {
        LessonState now = state;
        for (Act act : acts) {
            now = now.after(act);
        }
        return now;
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
    void whoHasUsedUpAllAnswersIsToldAndHasAsManyAgainFromTheBeginning() {
        LessonState told = after(
                question(", 'attempts': 2", ""), new Act.Answered("b"), new Act.TriedAgain(), new Act.Answered("b"));
        assertThat(told.here().isSettled()).isTrue();
        assertThat(told.reply().shown()).isTrue();

        LessonState wrongOnce = after(told, new Act.BeganAgain(), new Act.Answered("b"));
        assertThat(wrongOnce.mayTryAgain()).as("one of two").isTrue();
    }

    @Test
    void whileItIsAskedHowSureAnAnswerIsNoOtherIsWanted() {
        LessonState asked = question(", 'confidence': true", "");
        assertThat(asked.mayAnswer()).isTrue();
        LessonState waiting = asked.after(new Act.Answered("b"));
        assertThat(waiting.isOpenQuestion()).isTrue();
        assertThat(waiting.mayAnswer()).isFalse();
        assertThat(waiting.after(new Act.WasSure(2)).mayAnswer())
                .as("wrong, and once more")
                .isTrue();
    }

    @Test
    void nothingComesOfAnAnswerThatIsNotWanted() {
        LessonState waiting = question(", 'confidence': true", "").after(new Act.Answered("b"));
        assertThat(waiting.after(new Act.Answered("a")))
                .as("while the first waits")
                .isSameAs(waiting);
        LessonState right = asked("").after(new Act.Answered("a"));
        assertThat(right.after(new Act.Answered("b"))).as("after the right one").isSameAs(right);
        LessonState told = asked("").after(new Act.GaveUp());
        assertThat(told.after(new Act.Answered("b"))).as("after it was told").isSameAs(told);
        LessonState leads = planned(List.of()).after(new Act.Answered("b"));
        assertThat(leads.after(new Act.Answered("a")))
                .as("where its author leads aside first")
                .isSameAs(leads);
    }

    @Test
    void allHintsThatWereShownComeBackThoughTheWayIsNotToldAnyMore() {
        LessonState asked =
                question("", ", 'hints': [{ 'text': '1' }, { 'text': '2' }, { 'text': '3' }, { 'text': '4' }]");
        LessonProgress kept = LessonProgress.begin("small", 1, asked.bookmark(0), Instant.EPOCH);
        LessonState now = asked;
        for (int i = 0; i < 4; i++) {
            LessonState next = now.after(new Act.AskedForHint());
            kept = written(kept, now, new Act.AskedForHint(), next);
            now = next;
        }
        Act answer = new Act.Answered("b");
        kept = written(kept, now, answer, now.after(answer)).withoutWay();
        assertThat(LessonState.resumed(asked.run(), kept, asked.run()).here().hints())
                .isEqualTo(4);
    }

    private static LessonProgress written(LessonProgress kept, LessonState before, Act act, LessonState after) {
        return kept.did(1, WrittenAct.of(before, act, after, "en", false).orElseThrow(), 0, Instant.EPOCH);
    }

    @Test
    void whoIsShownTheAnswerMayGoOn() {
        assertThat(asked(", 'skippable': false").after(new Act.GaveUp()).mayGoOn())
                .isTrue();
    }

    /** A question from which a wrong answer leads aside, on a way of another order on which some steps are left out. */
    private static LessonState planned(List<String> order, String... out) {
        LessonState begun = LessonState.of(LessonText.run("{ 'id': 'q', 'kind': 'ask', 'question': { 'type': 'choice',"
                + " 'text': 'Which?', 'options': [{ 'id': 'a', 'text': 'A', 'correct': true }, { 'id': 'b', 'text': 'B' }] },"
                + " 'next': [{ 'if': { 'correct': false }, 'go': 'help', 'return': true }, 'after'] },"
                + " { 'id': 'help', 'kind': 'show', 'position': 'start', 'next': 'end' },"
                + " { 'id': 'after', 'kind': 'show', 'position': 'start' }"));
        TodaysPlan plan = TodaysPlan.asWritten("small", "").withOrder(order).withHidden(Set.of(out));
        return begun.along(Optional.of(new PlannedWay(begun.run().lesson().steps(), plan)));
    }

    @Test
    void aPlanSaysWhatComesNextAndBeforeAndTheLessonEndsWithIt() {
        LessonState begun = planned(List.of("after", "q", "help"), "help").after(new Act.WentTo("after"));
        assertThat(step(begun.after(new Act.WentBack())))
                .as("nothing before it")
                .isEqualTo("after");
        LessonState question = begun.after(new Act.WentOn());
        assertThat(step(question)).isEqualTo("q");
        assertThat(step(question.after(new Act.WentBack()))).isEqualTo("after");
        assertThat(after(question, new Act.Answered("a"), new Act.WentOn()).isFinished())
                .isTrue();
    }

    @Test
    void aDetourIsMadeOnceOnAPlanToo() {
        LessonState aside = after(planned(List.of()), new Act.Answered("b"), new Act.WentOn());
        assertThat(step(aside)).isEqualTo("help");
        LessonState back = aside.after(new Act.WentOn());
        assertThat(step(back)).isEqualTo("q");
        assertThat(step(back.after(new Act.WentOn())))
                .as("the next of the plan")
                .isEqualTo("help");
        LessonState later = after(back, new Act.WentOn(), new Act.WentBack(), new Act.WentOn());
        assertThat(later.route().here().back()).as("made before").isEmpty();
    }

    @Test
    void noDetourLeadsToWhatIsLeftOutToday() {
        LessonState wrong = planned(List.of(), "help").after(new Act.Answered("b"));
        assertThat(step(wrong.after(new Act.WentOn()))).isEqualTo("after");
        assertThat(wrong.mayAnswer()).isTrue();
        LessonState again = wrong.after(new Act.TriedAgain());
        assertThat(step(again)).isEqualTo("q");
        assertThat(again.isOpenQuestion()).isTrue();
    }

    @Test
    void atTheEndThereIsNothingToGoOnTo() {
        LessonState end = asked("").after(new Act.WentOn()).after(new Act.WentOn());
        assertThat(end.isFinished()).isTrue();
        assertThat(end.mayGoOn()).isFalse();
    }

    @Test
    void whatWentWrongComesOnceMoreBeforeTheEnd() {
        LessonState wrong = asked("").after(new Act.Answered("b")).after(new Act.WentOn());
        LessonState again = wrong.after(new Act.WentOn());
        assertThat(step(again)).isEqualTo("q");
        assertThat(again.isRepeating()).isTrue();
        assertThat(again.isOpenQuestion()).as("as if never asked").isTrue();
        assertThat(again.here().missed()).isEmpty();

        LessonState right = again.after(new Act.Answered("a")).after(new Act.WentOn());
        assertThat(right.isFinished()).isTrue();
        assertThat(step(right)).as("behind the last step").isEqualTo("after");
        assertThat(Ending.of(right).atFirst()).isZero();
        assertThat(Ending.of(right).open()).isEmpty();
    }

    @Test
    void whatIsWrongOnceMoreDoesNotComeAThirdTime() {
        LessonState again =
                asked("").after(new Act.Answered("b")).after(new Act.WentOn()).after(new Act.WentOn());
        LessonState end = again.after(new Act.Answered("b")).after(new Act.WentOn());
        assertThat(end.isFinished()).isTrue();
        LessonState lookedBack = end.after(new Act.WentTo("after")).after(new Act.WentOn());
        assertThat(lookedBack.isFinished()).as("after a look back, too").isTrue();
    }

    @Test
    void whatWasShownComesOnceMoreAndIsNotRightAtTheFirstTry() {
        LessonState shown = asked("").after(new Act.GaveUp()).after(new Act.WentOn());
        LessonState again = shown.after(new Act.WentOn());
        assertThat(again.isRepeating()).isTrue();
        LessonState end = again.after(new Act.Answered("a")).after(new Act.WentOn());
        assertThat(Ending.of(end).atFirst()).isZero();
    }

    @Test
    void whatWasRightOrPassedByDoesNotComeAgain() {
        LessonState right = asked("").after(new Act.Answered("a")).after(new Act.WentOn());
        assertThat(right.after(new Act.WentOn()).isFinished()).isTrue();
        LessonState passed = asked("").after(new Act.WentOn());
        assertThat(passed.after(new Act.WentOn()).isFinished()).isTrue();
    }
}
