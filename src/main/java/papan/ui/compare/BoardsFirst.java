package papan.ui.compare;

import java.awt.Component;
import java.awt.Insets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Set;
import papan.ui.common.Px;
import papan.ui.common.TextColumn;

/**
 * A page with choices, boards and what is told of them under one another. Where the choices would leave too little of the
 * height that is seen at once, the boards come first: they are what one looks at.
 */
class BoardsFirst extends TextColumn {
    /** How much of the boards has to be seen below the choices, of scale 1. */
    private static final int LEAST_SEEN = 200;

    private final Set<Component> choices = new HashSet<>();
    private final Set<Component> boards = new HashSet<>();
    private int aboveBoards;

    /** Adds choices with a gap, of scale 1, between them and what is beside them. */
    final void putChoices(TextColumn row, int gap) {
        choices.add(row);
        put(row, gap);
    }

    /** Adds boards, or what belongs right below them, with a gap, of scale 1, above. */
    final void putBoards(TextColumn row, int gap) {
        aboveBoards = boards.isEmpty() ? gap : aboveBoards;
        boards.add(row);
        put(row, gap);
    }

    @Override
    protected final Component[] inOrder(Component... things) {
        return isLow()
                ? Arrays.stream(things)
                        .sorted(Comparator.comparing(
                                each -> boards.contains(each) ? 0 : choices.contains(each) ? 1 : 2))
                        .toArray(Component[]::new)
                : things;
    }

    /** How much of the height that is seen at once is there for boards. */
    final int roomForBoards() {
        return isLow() ? seen() : leftByChoices();
    }

    private boolean isLow() {
        return leftByChoices() < Px.of(LEAST_SEEN);
    }

    private int seen() {
        return getParent() == null ? Integer.MAX_VALUE : getParent().getHeight() - getInsets().top;
    }

    private int leftByChoices() {
        if (getParent() == null) {
            return Integer.MAX_VALUE;
        }
        Insets in = getInsets();
        int width = getParent().getWidth() - in.left - in.right;
        return seen() - choices.stream().mapToInt(each -> heightOf(each, width)).sum() - Px.of(aboveBoards);
    }
}
