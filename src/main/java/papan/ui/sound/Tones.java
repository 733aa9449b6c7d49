package papan.ui.sound;

import java.util.List;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.model.Direction;
import papan.model.Layout;
import papan.model.Place;
import papan.model.Side;

/** What an event sounds like: tones one after another; none if it is not heard. */
final class Tones {
    /** How long a seed is heard, in milliseconds. */
    static final int SEED_MS = 70;

    private static final double LEFT = 0.15;
    private static final double RIGHT = 0.85;

    private final Layout layout;
    private final Direction direction;

    Tones(Layout layout, Direction direction) {
        this.layout = layout;
        this.direction = direction;
    }

    private static double ear(Side side) {
        return side == Side.SOUTH ? LEFT : RIGHT;
    }

    private List<Tone> seed(Side player, Place into) {
        double hertz = Pitch.hertz(Pitch.position(layout, direction, player, into));
        return List.of(new Tone(hertz, SEED_MS, ear(into.side()), 0.5));
    }

    /** Seeds that go into a store together: three notes of a chord, upwards. */
    private static List<Tone> taken(Side into) {
        double pan = ear(into);
        return List.of(new Tone(523.25, 60, pan, 0.5), new Tone(659.26, 60, pan, 0.5), new Tone(783.99, 160, pan, 0.5));
    }

    /** Two low notes, downwards. */
    private static List<Tone> over(double pan) {
        return List.of(new Tone(196.0, 110, pan, 0.4), new Tone(130.81, 220, pan, 0.4));
    }

    List<Tone> of(BoardEvent event) {
        if (event instanceof SowingEvent.Sown sown) {
            return seed(sown.player(), sown.at());
        }
        if (event instanceof SowingEvent.Forfeited forfeited) {
            return seed(forfeited.player(), forfeited.to());
        }
        if (event instanceof SowingEvent.Captured captured) {
            return taken(captured.to().side());
        }
        if (event instanceof SowingEvent.Banked banked) {
            return taken(banked.to().side());
        }
        if (event instanceof RoundEvent.Swept swept) {
            return taken(swept.to().side());
        }
        if (event instanceof SowingEvent.TurnEnded ended) {
            return over(ear(ended.player()));
        }
        return event instanceof RoundEvent.Passed passed ? over(ear(passed.player())) : List.of();
    }
}
