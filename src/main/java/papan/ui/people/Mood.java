package papan.ui.people;

import java.util.List;
import papan.event.BoardEvent;
import papan.event.RoundEvent.MatchEnded;
import papan.event.RoundEvent.Passed;
import papan.event.RoundEvent.RoundEnded;
import papan.event.RoundEvent.RoundStarted;
import papan.event.SowingEvent.Captured;
import papan.event.SowingEvent.Lifted;
import papan.event.SowingEvent.TurnEnded;
import papan.event.Winner;
import papan.model.Side;
import papan.replay.Timeline;

/** What the face of somebody who plays says of what has just happened; the words beside it say it too. */
public enum Mood {
    /** Looks on, or sows. */
    CALM,
    /** Chooses a house. */
    THINKING,
    /** Has captured seeds, or has won. */
    GLAD,
    /** Has lost seeds to a capture, or has lost. */
    OH;

    /** The mood of a side at a cursor: what has happened in the turn that is shown, up to there. */
    public static Mood of(Side side, Timeline timeline, int cursor) {
        List<BoardEvent> events = timeline.events();
        for (int i = cursor - 1; i >= 0; i--) {
            BoardEvent event = events.get(i);
            if (event instanceof MatchEnded ended) {
                return after(ended.winner(), side);
            } else if (event instanceof RoundEnded ended) {
                return after(ended.winner(), side);
            } else if (event instanceof Captured captured) {
                return captured.player() == side ? GLAD : OH;
            } else if (event instanceof RoundStarted || (event instanceof Lifted lifted && lifted.lap() == 1)) {
                break;
            }
        }
        return chooses(side, timeline, cursor) ? THINKING : CALM;
    }

    private static boolean chooses(Side side, Timeline timeline, int cursor) {
        if (cursor == 0 || timeline.positionAt(cursor).toMove() != side) {
            return false;
        }
        BoardEvent latest = timeline.events().get(cursor - 1);
        return latest instanceof TurnEnded || latest instanceof Passed || latest instanceof RoundStarted;
    }

    private static Mood after(Winner winner, Side side) {
        return winner == Winner.DRAW ? CALM : (winner == Winner.SOUTH) == (side == Side.SOUTH) ? GLAD : OH;
    }
}
