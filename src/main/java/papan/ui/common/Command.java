package papan.ui.common;

import java.util.Locale;

/** What a key or a button can ask of the window. Its caption is the window text {@code command.<id>}. */
public enum Command {
    FORWARD,
    BACK,
    NEXT_LAP,
    PREVIOUS_LAP,
    NEXT_TURN,
    PREVIOUS_TURN,
    NEXT_ROUND,
    PREVIOUS_ROUND,
    FIRST,
    LAST,
    NEXT_FIRING,
    PREVIOUS_FIRING,
    PLAY,
    NEXT_STEP,
    PREVIOUS_STEP,
    RESTART,
    FASTER,
    SLOWER,
    NORMAL_SPEED,
    ZOOM_IN,
    ZOOM_OUT,
    ZOOM_RESET,
    WHY,
    WHY_NOT,
    DOCUMENTS,
    VERDICT,
    HINT,
    WATCH_AGAIN,
    PLAY_THIS,
    READ_AGAIN,
    EARLIER_SENTENCE,
    LATER_SENTENCE,
    WHERE_AM_I,
    WHICH_HOUSES,
    WHAT_CHANGED,
    NEAR_ROW,
    FAR_ROW,
    NEXT_REGION,
    PREVIOUS_REGION,
    LEARN,
    EXPLORE,
    RULES,
    CHARTS,
    COMPARE,
    TRY_HERE,
    KEEP_FOUND,
    UNDO,
    REDO,
    COPY,
    PASTE,
    OPEN_FILE,
    SAVE,
    HAND_OUT,
    TODAYS_PLAN,
    PRESENT,
    PRESENT_FROM_HERE,
    BLANK,
    FREEZE,
    LEAVE,
    FULL_SCREEN,
    SOUND,
    KEYS,
    WORDS,
    ACCESSIBLE_TREE,
    CHOOSE_HOUSE,
    CHOOSE_HIGH_HOUSE,
    MOVE_ON_BOARD,
    TURN_BOARD,
    LABELS;

    /** Its name in catalogues. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public String captionKey() {
        return "command." + id();
    }
}
