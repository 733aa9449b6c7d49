package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import papan.lesson.kept.Act;

/** The hands of a class that votes on questions, beside the answers. */
final class ClassVotesTest {
    private static final LessonState ASKED = LessonState.of(LessonText.run(question("q") + "," + question("r")
            + ", { 'id': 'say', 'kind': 'ask', 'question': { 'type': 'explain', 'text': 'Why?', 'model': 'So.' } }"));

    private static String question(String id) {
        return "{ 'id': '" + id + "', 'kind': 'ask', 'question': { 'type': 'choice', 'text': 'Which?', 'options': ["
                + "{ 'id': 'a', 'text': 'A', 'correct': true }, { 'id': 'b', 'text': 'B' }] } }";
    }

    private static LessonState after(LessonState state, Act... acts) {
        LessonState now = state;
        for (Act act : acts) {
            now = now.after(act);
        }
        return now;
    }

    @Test
    void handsAreCountedBeforeTheClassHasTalkedAndAfter() {
        LessonState voted = after(
                ASKED,
                new Act.Counted("q", "a", 3),
                new Act.Counted("q", "b", 20),
                new Act.VotedAgain("q"),
                new Act.Counted("q", "a", 19));
        Votes votes = voted.here().votes();
        assertThat(votes.of("a")).containsExactly(3, 19);
        assertThat(votes.of("b")).containsExactly(20, 0);
        assertThat(voted.isOpenQuestion()).as("a vote is no answer").isTrue();
        assertThat(voted.replies()).isEmpty();
    }

    @Test
    void noClassHasFewerHandsThanNoneOrMoreThanFourDigitsOfThem() {
        assertThat(ASKED.after(new Act.Counted("q", "a", Votes.MOST))
                        .here()
                        .votes()
                        .of("a"))
                .containsExactly(9999);
        assertThat(ASKED.after(new Act.Counted("q", "a", 10_000)).here().votes().of("a"))
                .containsExactly(9999);
        assertThat(ASKED.after(new Act.Counted("q", "a", -1)).here().votes().of("a"))
                .containsExactly(0);
    }

    @Test
    void whatIsNotOfferedIsNotCountedAndNobodyVotesAgainWhoHasNotVoted() {
        assertThat(ASKED.after(new Act.Counted("q", "c", 3))).isSameAs(ASKED);
        assertThat(ASKED.after(new Act.VotedAgain("q"))).isSameAs(ASKED);
        LessonState said = ASKED.after(new Act.WentTo("say"));
        assertThat(said.mayVote()).isFalse();
        assertThat(said.after(new Act.Counted("say", "a", 3))).isSameAs(said);
        assertThat(said.after(new Act.Counted("nowhere", "a", 3))).isSameAs(said);
    }

    @Test
    void eachQuestionKeepsItsVotesWhereverTheClassGoesMeanwhile() {
        LessonState back = after(
                ASKED,
                new Act.Counted("q", "b", 7),
                new Act.Answered("b"),
                new Act.WentOn(),
                new Act.Counted("r", "a", 2),
                new Act.WentBack());
        assertThat(back.here().votes().of("b")).containsExactly(7);
        assertThat(back.at(1).votes().of("a")).containsExactly(2);
        LessonState again = back.after(new Act.BeganAgain());
        assertThat(again.isOpenQuestion()).isTrue();
        assertThat(again.here().votes().of("b")).as("begun again").containsExactly(7);
    }

    @Test
    void anotherClassBeginsWithNobodysHands() {
        LessonState voted = after(ASKED, new Act.Counted("q", "b", 7), new Act.Answered("b"));
        LessonState another = voted.after(new Act.Gathered());
        assertThat(another.here().votes()).isEqualTo(Votes.NONE);
        assertThat(another.here().verdict())
                .as("the rest stays")
                .isEqualTo(voted.here().verdict());
        assertThat(another.after(new Act.Gathered())).isSameAs(another);
    }

    @Test
    void nothingOfItIsWrittenForALearner() {
        LessonState state = ASKED;
        for (Act act : List.of(new Act.Counted("q", "b", 7), new Act.VotedAgain("q"), new Act.Gathered())) {
            LessonState next = state.after(act);
            assertThat(next).isNotSameAs(state);
            assertThat(WrittenAct.of(state, act, next, "en", false)).isEmpty();
            state = next;
        }
    }
}
