package papan.ui.board;

import java.util.Locale;

/** What can be drawn on a board beside wood, seeds and names, for a legend of it. */
public enum BoardSign {
    COUNT,
    IN_PLAY,
    MAY_CHOOSE,
    CHOSEN,
    FOCUS,
    PATH,
    COMPARE,
    TAKE,
    WARN,
    LID,
    SOUTH,
    NORTH,
    ARROWS,
    TRAIL,
    NUMBERS;

    /** Its name in catalogues. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
