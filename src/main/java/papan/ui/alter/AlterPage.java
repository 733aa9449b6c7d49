package papan.ui.alter;

import java.awt.BorderLayout;
import java.awt.Container;
import java.awt.Dimension;
import java.util.function.Consumer;
import javax.swing.JPanel;
import papan.ui.common.ArrangedPage;
import papan.ui.common.Arrangement;
import papan.ui.common.Px;
import papan.ui.common.QuietScroll;
import papan.ui.common.WindowText;

/** What is chosen and what becomes of it, beside one another where there is room, in the place of a board. */
public final class AlterPage extends JPanel {
    /** What both need to stand beside one another, of scale 1. */
    private static final int BESIDE = 640;

    private static final int GAP = 24;

    private final AlterChoices choices;
    private final AlterOutcome outcome;

    /** Nothing is altered yet. */
    public AlterPage(Altering altering, WindowText words, AlterActs acts) {
        super(new BorderLayout());
        choices = new AlterChoices(altering, words);
        outcome = new AlterOutcome(altering, words, acts);
        ArrangedPage page = new ArrangedPage(new Both());
        page.add(choices);
        page.add(outcome);
        setOpaque(false);
        add(new QuietScroll(page).leavePaging());
    }

    /** Says who hears what is chosen, drawn and found. */
    public void onSaid(Consumer<String> listener) {
        choices.onSaid(listener);
        outcome.onSaid(listener);
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Px.of(BESIDE), Px.of(420));
    }

    /** Where both lie. */
    private final class Both extends Arrangement {
        @Override
        public int leastHeight(int width, int seen) {
            if (width < Px.of(BESIDE)) {
                return choices.heightFor(width) + Px.of(GAP) + outcome.heightFor(width);
            }
            int half = half(width);
            return Math.max(choices.heightFor(half), outcome.heightFor(half));
        }

        @Override
        public void layoutContainer(Container parent) {
            int width = parent.getWidth();
            if (width < Px.of(BESIDE)) {
                int upper = choices.heightFor(width);
                choices.setBounds(0, 0, width, upper);
                outcome.setBounds(0, upper + Px.of(GAP), width, outcome.heightFor(width));
            } else {
                int half = half(width);
                choices.setBounds(0, 0, half, choices.heightFor(half));
                outcome.setBounds(width - half, 0, half, outcome.heightFor(half));
            }
        }

        private int half(int width) {
            return (width - Px.of(GAP)) / 2;
        }
    }
}
