package papan.ui.playback;

import papan.replay.Mark;
import papan.ui.common.Icons;

/** Which symbol stands for a kind of mark, wherever marks are drawn. */
public final class MarkIcon {
    private MarkIcon() {}

    /** The symbol of a kind of mark. */
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
