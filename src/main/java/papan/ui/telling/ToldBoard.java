package papan.ui.telling;

import java.util.Optional;
import java.util.Set;
import papan.model.House;
import papan.model.Place;
import papan.ui.board.BoardBox;
import papan.ui.board.BoardHighlight;
import papan.ui.board.BoardView;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;

/** A board that is compared, with what has just happened on it and the rule that decided it below, and marks where it differs. */
public final class ToldBoard extends TextColumn {
    /** So many boards leave room for rules below them; of more, who points at a sentence is told the rule. */
    private static final int RULED = 2;

    private final BoardView board;
    private final ReadOnlyText caption = new TwoLines("Papan.body.font", "Papan.text");
    private final ReadOnlyText rule = new TwoLines("Papan.small.font", "Papan.secondary");
    private final ReadOnlyText soFar = new TwoLines("Papan.small.font", "Papan.secondary");

    /**
     * A board of which nothing is told as yet.
     *
     * @param boards how many there are
     */
    public ToldBoard(BoardView board, int boards) {
        this.board = board;
        rule.setFocusable(false);
        soFar.setFocusable(false);
        rule.setVisible(boards <= RULED);
        put(new BoardBox(board), 0);
        put(caption, 4);
        put(rule, 2);
        put(soFar, 2);
    }

    /** Leaves only the sentence below it. */
    public void hideRules() {
        rule.setVisible(false);
        soFar.setVisible(false);
    }

    /** Leaves no room for what was decided on it before: it is told elsewhere, or the board needs it. */
    public void showSoFar(boolean on) {
        soFar.setVisible(on);
    }

    public BoardView board() {
        return board;
    }

    public ReadOnlyText caption() {
        return caption;
    }

    public ReadOnlyText rule() {
        return rule;
    }

    ReadOnlyText soFar() {
        return soFar;
    }

    /** Tells what was decided on it up to now; empty for nothing. */
    void tellSoFar(String rulings) {
        soFar.setText(rulings);
    }

    /**
     * Tells what has just happened on it.
     *
     * @param sentence empty if nothing is to be told
     * @param decided the rule that decided it, as a sentence; empty where none did
     */
    public void tell(String sentence, Optional<String> decided) {
        caption.setText(sentence);
        rule.setText(decided.orElse(""));
        caption.setToolTipText(decided.orElse(null));
        caption.getAccessibleContext().setAccessibleDescription(rule.getText());
    }

    /** Marks houses that may be chosen, and places where the boards differ. */
    public void mark(Set<House> legal, Set<Place> differing) {
        board.mark(
                differing.stream()
                        .map(place -> new BoardHighlight(place, BoardHighlight.Role.COMPARE))
                        .toList(),
                legal);
    }
}
