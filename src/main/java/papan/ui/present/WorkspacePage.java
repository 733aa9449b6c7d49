package papan.ui.present;

import java.awt.Container;
import java.awt.Dimension;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import papan.ui.common.Arrangement;
import papan.ui.common.CardLine;
import papan.ui.common.Paints;
import papan.ui.common.WindowText;
import papan.ui.playback.ClassView;

/** What the audience sees of a workspace beside the lessons: its boards or its chart, its words, and a card. */
final class WorkspacePage extends JPanel {
    private final transient Presentation presentation;
    private final BigText title = new BigText();
    private final BigText sentence = new BigText();
    private final BigCard card;
    private transient Optional<ClassView> shown = Optional.empty();

    WorkspacePage(Presentation presentation, WindowText words) {
        this.presentation = presentation;
        card = new BigCard(words);
        setName("audience.workspace");
        title.setName("audience.workspace.title");
        sentence.setName("audience.workspace.sentence");
        card.setName("audience.workspace.card");
        // With one screen only it covers the presenter's window, and keys need somewhere to go.
        setFocusable(true);
        setFocusTraversalKeysEnabled(false);
        setLayout(new Lay());
        for (JComponent part : List.of(title, sentence, card)) {
            add(part);
        }
    }

    /** Brings everything up to date, unless the picture is frozen. */
    void refresh() {
        if (presentation.isOn() && presentation.isFrozen()) {
            return;
        }
        Optional<ClassView> next = presentation.workspace();
        if (!next.equals(shown)) {
            shown.ifPresent(before -> remove(before.view()));
            shown = next;
            shown.ifPresent(now -> {
                // Another theme may have come while it was not in a window.
                SwingUtilities.updateComponentTreeUI(now.view());
                add(now.view());
            });
        }
        title.setText(shown.map(ClassView::title).orElse(""));
        sentence.setText(shown.map(ClassView::sentence).orElse(""));
        card.show(shown.map(this::onCard).orElse(List.of()));
        // Whether there is anything to be seen but words may have changed as well.
        shown.ifPresent(ClassView::view);
        getAccessibleContext().setAccessibleName((title.text() + " " + sentence.text()).strip());
        revalidate();
        repaint();
    }

    private List<CardLine> onCard(ClassView view) {
        List<CardLine> asked =
                presentation.card().map(which -> CardWords.of(which, view)).orElse(List.of());
        return asked.isEmpty() ? view.card() : asked;
    }

    /** Turns to the next page of the card; false if there is none. */
    boolean turnCard() {
        return card.isVisible() && card.turn();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBackground(Paints.colour("Papan.background"));
    }

    /** A title above, a sentence at the foot, what is seen between them; a card to the right of it, or below several boards. */
    private final class Lay extends Arrangement {
        /** Of the width, or of the height, in percent. */
        private static final int CARD = 40;

        private static final int CARD_BELOW = 45;

        @Override
        public void layoutContainer(Container parent) {
            float size = BigText.size(parent.getHeight());
            int edge = Math.round(size * 0.8f);
            int width = parent.getWidth() - 2 * edge;
            title.setSize(size);
            sentence.setSize(size);
            card.setSize(size);
            shown.ifPresent(view -> view.setLetters(size));
            boolean seen = shown.filter(view -> view.view().isVisible()).isPresent();
            boolean below = seen && shown.filter(ClassView::isSeveral).isPresent();
            int head = title.heightFor(width);
            int top = edge / 2 + head + (head > 0 ? edge / 2 : 0);
            int foot = sentence.heightFor(width);
            int high = parent.getHeight() - edge / 2 - foot - (foot > 0 ? edge / 2 : 0) - top;
            title.setBounds(edge, edge / 2, width, head);
            sentence.setBounds(edge, parent.getHeight() - edge / 2 - foot, width, foot);
            Dimension beside = !card.isVisible()
                    ? new Dimension()
                    : !seen
                            ? new Dimension(width, high)
                            : below
                                    ? new Dimension(width, high * CARD_BELOW / 100)
                                    : new Dimension(width * CARD / 100, high);
            card.setBounds(edge + width - beside.width, top + high - beside.height, beside.width, beside.height);
            int wide = card.isVisible() && !below ? width - beside.width - edge / 2 : width;
            int tall = card.isVisible() && below ? high - beside.height - edge / 2 : high;
            shown.ifPresent(view -> view.view().setBounds(edge, top, Math.max(0, wide), Math.max(0, tall)));
        }
    }
}
