package papan.ui.playback;

import papan.event.Ruling;
import papan.replay.Mark;
import papan.ui.common.Icons;

/** Which symbol stands for what happens in a game. The symbols of the game are named only here: they mean nothing else. */
public final class MarkIcon {
    private MarkIcon() {}

    /** The symbol of what a last seed decides. */
    public static Icons of(Ruling ruling) {
        return of(
                switch (ruling) {
                    case RELAY -> Mark.Kind.RELAY;
                    case EXTRA_TURN -> Mark.Kind.EXTRA_TURN;
                    case CAPTURE -> Mark.Kind.CAPTURE;
                    case BANK -> Mark.Kind.BANK;
                    case CONTESTED, TURN_OVER -> Mark.Kind.TURN_OVER;
                });
    }

    public static Icons of(Mark.Kind kind) {
        return switch (kind) {
            case CHOICE -> Icons.CHOICE;
            case RELAY -> Icons.RELAY;
            case EXTRA_TURN -> Icons.EXTRA_TURN;
            case CAPTURE -> Icons.CAPTURE;
            case BANK -> Icons.BANK;
            case TURN_OVER -> Icons.TURN_OVER;
            case PASS -> Icons.PASS;
            case FORFEIT -> Icons.FORFEIT;
            case BURNT -> Icons.BURNT;
            case REFILL -> Icons.REFILL;
            case ROUND_END -> Icons.ROUND_END;
            case PARTING -> Icons.PARTING;
        };
    }
}
