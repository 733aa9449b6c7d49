package papan.ui.board;

import java.util.Map;

/** The board's texts in the language of the window; the keys are those of {@code board_en.properties} beside this class. */
@FunctionalInterface
public interface BoardWords {

    /**
     * The text of a key.
     *
     * @param args whole numbers and texts by the names that the pattern uses
     */
    String text(String key, Map<String, ?> args);
}
