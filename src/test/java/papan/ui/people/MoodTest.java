package papan.ui.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import papan.event.BoardEvent;
import papan.event.RoundEvent.RoundEnded;
import papan.event.RoundEvent.RoundStarted;
import papan.event.SowingEvent.Captured;
import papan.event.SowingEvent.Lifted;
import papan.event.SowingEvent.TurnEnded;
import papan.event.Winner;
import papan.json.rules.RuleBooks;
import papan.model.Side;
import papan.replay.PlayedMatch;
import papan.replay.Timeline;
import papan.rules.RuleSet;
import papan.search.Exhibition;
import papan.search.Strategy;

/** What a face says is what has happened on the board, all through a match. */
class MoodTest {
    private static final RuleSet RULES =
            RuleBooks.shipped().find("congklak-simple").orElseThrow();
    private static final Timeline TIMELINE = timeline();

    private static Timeline timeline() {
        Strategy greedy = new Strategy(Strategy.Kind.GREEDY, 0);
        return PlayedMatch.play(RULES, Optional.empty(), Exhibition.moves(RULES, greedy, greedy, 1, 1))
                .played()
                .timeline();
    }

    private static BoardEvent event(int cursor) {
        return TIMELINE.events().get(cursor - 1);
    }

    /** The cursors just after events of a kind. */
    private static List<Integer> after(Class<? extends BoardEvent> kind) {
        List<Integer> found = IntStream.rangeClosed(1, TIMELINE.size())
                .filter(cursor -> kind.isInstance(event(cursor)))
                .boxed()
                .toList();
        assertThat(found).as(kind.getSimpleName()).isNotEmpty();
        return found;
    }

    private static Mood of(Side side, int cursor) {
        return Mood.of(side, TIMELINE, cursor);
    }

    @Test
    void whoeverCapturesIsGladAndTheOtherSaysOh() {
        for (int cursor : after(Captured.class)) {
            Side player = ((Captured) event(cursor)).player();
            assertThat(of(player, cursor)).isEqualTo(Mood.GLAD);
            assertThat(of(player.opponent(), cursor)).isEqualTo(Mood.OH);
        }
    }

    @Test
    void thatLastsUntilTheNextHandIsFilled() {
        for (int cursor : after(Lifted.class)) {
            if (((Lifted) event(cursor)).lap() == 1) {
                assertThat(Side.values()).allMatch(side -> of(side, cursor) == Mood.CALM);
            }
        }
    }

    @Test
    void whoeverIsToChooseThinksAndTheOtherDoesNot() {
        for (int cursor : after(TurnEnded.class)) {
            Side next = ((TurnEnded) event(cursor)).next();
            assertThat(of(next, cursor)).isIn(Mood.THINKING, Mood.GLAD, Mood.OH);
            assertThat(of(next.opponent(), cursor)).isNotEqualTo(Mood.THINKING);
        }
        int first = after(RoundStarted.class).get(0);
        assertThat(of(TIMELINE.positionAt(first).toMove(), first)).isEqualTo(Mood.THINKING);
        assertThat(of(Side.SOUTH, 0)).isEqualTo(Mood.CALM);
    }

    @Test
    void atTheEndTheWinnerIsGladAndTheLoserSaysOh() {
        int end = TIMELINE.size();
        Winner winner = ((RoundEnded) event(end)).winner();
        assertThat(winner).isNotEqualTo(Winner.DRAW);
        Side won = winner == Winner.SOUTH ? Side.SOUTH : Side.NORTH;
        assertThat(of(won, end)).isEqualTo(Mood.GLAD);
        assertThat(of(won.opponent(), end)).isEqualTo(Mood.OH);
    }
}
