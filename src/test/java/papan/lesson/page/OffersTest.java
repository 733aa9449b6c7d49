package papan.lesson.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import papan.lesson.kept.Act;
import papan.lesson.page.Offers.Action;
import papan.lesson.page.Offers.Offer;
import papan.lesson.page.Showing.Board;
import papan.lesson.play.LessonState;
import papan.lesson.play.LessonText;

/** What can be done while seeds move, somebody thinks, or the board shows something else. */
class OffersTest {
    private static final Showing PLAYS = new Showing(Board.LESSONS, false, false, true, false);
    private static final Showing THINKS = new Showing(Board.LESSONS, false, true, false, false);

    private static LessonState begun(String step) {
        return LessonState.of(LessonText.run(step + ", { 'id': 'after', 'kind': 'show', 'position': 'start' }"));
    }

    private static LessonState asked() {
        return begun(
                "{ 'id': 'q', 'kind': 'ask', 'question': { 'type': 'landing', 'move': 'S3', 'until': 'firstLap' } }");
    }

    private static LessonState tried() {
        return begun("{ 'id': 't', 'kind': 'try', 'position': 'start', 'goal': { 'event': 'capture' }, 'moves': 1 }");
    }

    @Test
    void onceTheAnswerIsRightTheWayOnIsFilledWhileSeedsStillMove() {
        LessonState asked = asked();
        LessonState right = asked.after(
                new Act.Answered(asked.run().rightAnswer(asked.stage()).written()));
        assertThat(Offers.of(right, PLAYS).main()).contains(new Offer(Action.GO_ON, "question.continue", true, true));
        LessonState played = begun("{ 'id': 'p', 'kind': 'play', 'moves': ['S3'] }");
        assertThat(Offers.of(played, PLAYS).main()).contains(new Offer(Action.GO_ON, Offers.SKIP, true, false));
        assertThat(Offers.of(played).main()).contains(new Offer(Action.GO_ON, "question.continue", true, true));
    }

    @Test
    void whileTheOtherPlayerThinksThereIsOnlyToStop() {
        Offers offers = Offers.of(tried(), THINKS);
        assertThat(offers.all()).containsExactly(Action.STOP_THINKING);
        assertThat(offers.main()).contains(new Offer(Action.STOP_THINKING, "try.stop", true, true));
        assertThat(offers.others()).isEmpty();
        assertThat(offers.press()).as("a clicker waits").isEmpty();
    }

    @Test
    void aFreeBoardLeadsBackToTheLessonAndCanBeTakenBackOnceSomethingWasSown() {
        Offers begun = Offers.of(asked(), new Showing(Board.FREE, false, false, false, false));
        assertThat(begun.main().map(Offer::called)).contains("free.leave");
        assertThat(begun.others()).extracting(Offer::enabled).containsExactly(false, false);
        Offers sown = Offers.of(asked(), new Showing(Board.FREE, true, false, false, false));
        assertThat(sown.others()).extracting(Offer::action).containsExactly(Action.TAKE_BACK, Action.KEEP_FOUND);
        assertThat(sown.others()).allMatch(Offer::enabled);
    }

    @Test
    void aPressOfAClickerShowsTheAnswerOrAWayBeforeItGoesOn() {
        LessonState asked = asked();
        assertThat(Offers.of(asked).press()).contains(Action.GIVE_UP);
        LessonState shown = asked.after(new Act.GaveUp());
        assertThat(Offers.of(shown, PLAYS).press())
                .as("seeds come to rest first")
                .isEmpty();
        assertThat(Offers.of(shown).press()).contains(Action.GO_ON);
        assertThat(Offers.of(tried()).press()).contains(Action.GIVE_UP);
        assertThat(Offers.of(tried().after(new Act.GaveUp())).press()).isEqualTo(Optional.of(Action.GO_ON));
    }
}
