package papan.ui.present;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import papan.ui.common.Arrangement;
import papan.ui.common.CardLine;
import papan.ui.common.FlowRow;
import papan.ui.common.Paints;
import papan.ui.common.PillButton;
import papan.ui.common.WindowText;
import papan.ui.playback.ClassView;

/** What the audience sees of a workspace beside the lessons: its boards or its chart, its words, and a card. */
final class WorkspacePage extends JPanel {
    private final transient Presentation presentation;
    private final BigText title = new BigText();
    private final BigText sentence = new BigText();
    private final BigCard card;
    private final FlowRow ways = new FlowRow(24);
    private transient List<String> offered = List.of();
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
        ways.setName("audience.workspace.ways");
        for (JComponent part : List.of(title, sentence, ways, card)) {
            add(part);
        }
    }

    /**
     * Brings everything up to date, unless the picture is frozen.
     *
     * @param only whether there is no other screen on which something could be chosen
     */
    void refresh(boolean only) {
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
        shown.ifPresent(view -> view.view().setVisible(view.isSeen()));
        offer(only ? shown.map(ClassView::ways).orElse(List.of()) : List.of());
        getAccessibleContext().setAccessibleName((title.text() + " " + sentence.text()).strip());
        revalidate();
        repaint();
    }

    private void offer(List<ClassView.Way> next) {
        List<String> captions = next.stream().map(ClassView.Way::caption).toList();
        if (captions.equals(offered)) {
            return;
        }
        offered = captions;
        ways.removeAll();
        for (ClassView.Way way : next) {
            PillButton button = new PillButton(null);
            button.setText(way.caption());
            button.addActionListener(event -> way.choose().run());
            ways.add(button);
        }
        ways.setVisible(!next.isEmpty());
        if (next.isEmpty()) {
            entry().requestFocusInWindow();
        } else {
            ways.getComponent(0).requestFocusInWindow();
        }
    }

    /** What takes the focus where this is the only screen. */
    JComponent entry() {
        return shown.map(ClassView::entry).orElse(this);
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

    /** Turns to the page before; false if there is none. */
    boolean turnCardBack() {
        return card.isVisible() && card.turnBack();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBackground(Paints.colour("Papan.background"));
    }

    /** A title above, a sentence at the foot, what is seen between them; a card to the right of it, or below several boards. */
    private final class Lay extends Arrangement {
        /** Of the width, or at most of the height, in percent. */
        private static final int CARD = 40;

        private static final int CARD_BELOW = 45;

        /** Of the width, in percent: a board is read from the back of the room. */
        private static final int LEAST_BOARD = 56;

        @Override
        public void layoutContainer(Container parent) {
            float size = BigText.size(parent.getHeight());
            int edge = Math.round(size * 0.8f);
            int width = parent.getWidth() - 2 * edge;
            title.setSize(size);
            sentence.setSize(size);
            card.setSize(size);
            shown.ifPresent(view -> view.setLetters(size));
            int head = title.heightFor(width);
            int foot = sentence.heightFor(width);
            int row = ways.isVisible() ? choices(size, width) : 0;
            int top = edge / 2 + head + (head > 0 ? edge / 2 : 0);
            int bottom = parent.getHeight() - edge / 2 - row;
            ways.setBounds(edge, bottom, width, row);
            sentence.setBounds(edge, bottom - foot, width, foot);
            title.setBounds(edge, edge / 2, width, head);
            int high = bottom - foot - (foot > 0 ? edge / 2 : 0) - top;
            between(new Rectangle(edge, top, width, Math.max(0, high)), edge / 2, parent.getWidth());
        }

        /** How high the row of what is to be chosen is, in letters of a size. */
        private int choices(float size, int width) {
            for (Component way : ways.getComponents()) {
                way.setFont(way.getFont().deriveFont(size));
            }
            return ways.heightFor(width);
        }

        /** What is seen, and the card beside it, below it or alone. */
        private void between(Rectangle room, int gap, int whole) {
            Rectangle view = new Rectangle(room);
            Rectangle beside = new Rectangle(room);
            boolean seen = shown.filter(ClassView::isSeen).isPresent();
            if (card.isVisible() && seen && shown.filter(ClassView::isSeveral).isPresent()) {
                int needed = Math.min(card.heightFor(room.width), room.height * CARD_BELOW / 100);
                beside.setBounds(room.x, room.y + room.height - needed, room.width, needed);
                view.height -= needed + gap;
            } else if (card.isVisible() && seen) {
                int wide = Math.min(room.width * CARD / 100, room.width - gap - whole * LEAST_BOARD / 100);
                beside.setBounds(room.x + room.width - wide, room.y, wide, room.height);
                view.width -= wide + gap;
            }
            card.setBounds(beside);
            shown.ifPresent(now -> now.view().setBounds(view));
        }
    }
}
