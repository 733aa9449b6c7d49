package papan.ui.telling;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Cursor;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.function.IntConsumer;
import javax.swing.AbstractListModel;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import papan.narration.CaptionText;
import papan.ui.common.CallAction;
import papan.ui.common.Card;
import papan.ui.common.CoalescedTask;
import papan.ui.common.Px;
import papan.ui.common.QuietScroll;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;
import papan.ui.playback.Playback;

/** What happened so far, up to the cursor and never beyond. A click, or Enter, goes back to a line. */
public final class History extends Card {
    private final Playback playback;
    private final WindowText words;
    private final IntConsumer jump;
    private final TextLabel title = new TextLabel("Papan.smallStrong.font", "Papan.secondary");
    private final ReadOnlyText nothing = new ReadOnlyText("Papan.body.font", "Papan.secondary");
    private final Lines model = new Lines();
    private final JList<HistoryLines.Line> list = new Narrow(model);
    private final CoalescedTask toLast = new CoalescedTask(this::showLast);
    private final CoalescedTask following = new CoalescedTask(this::followNow);
    private HistoryLines lines;
    private CaptionText captions;
    /** Up to where it has been told: the cursor itself may be elsewhere already. */
    private int until;

    /**
     * A history of what a playback shows.
     *
     * @param jump is given the cursor of a line that was chosen
     */
    public History(Playback playback, WindowText words, CaptionText captions, IntConsumer jump) {
        super(new BorderLayout());
        this.playback = playback;
        this.words = words;
        this.captions = captions;
        this.jump = jump;
        this.lines = new HistoryLines(playback.timeline());
        setName("history");
        list.setName("history.list");
        list.setCellRenderer(new Row());
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setOpaque(false);
        list.setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        ReadOnlyText.leaveKeysToTheWindow(list);
        list.addMouseListener(new Click());
        list.addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent event) {
                if (list.isSelectionEmpty()) {
                    list.setSelectedIndex(model.getSize() - 1);
                }
            }
        });
        CallAction.on(list, KeyEvent.VK_ENTER, () -> go(list.getSelectedIndex()));
        QuietScroll scroll = new QuietScroll(list).leavePaging();
        // Not only when the card is resized: a scroll bar that comes takes width as well.
        scroll.getViewport().addComponentListener(new Measure());
        TextColumn head = new TextColumn();
        head.put(title, 0);
        head.put(nothing, 8);
        head.setBorder(Px.pad(0, 0, 4, 0));
        add(head, BorderLayout.NORTH);
        add(scroll);
        words.bind(title, "history");
        words.bind(nothing, "history.nothing");
        words.name(nothing, "history");
        words.name(list, "history");
        updateUI();
    }

    /** Tells another timeline, or the same in other words. */
    public void load(CaptionText next) {
        captions = next;
        lines = new HistoryLines(playback.timeline());
        following.now();
        measure();
    }

    /** Follows the cursor, soon. */
    public void follow() {
        following.ask();
    }

    private void followNow() {
        until = playback.cursor();
        model.show(lines.until(until));
        int last = model.getSize() - 1;
        nothing.setVisible(last < 0);
        list.clearSelection();
        // An empty list would be a stop at which nothing is seen.
        list.setFocusable(last >= 0);
        if (last >= 0) {
            toLast.ask();
        }
        list.repaint();
    }

    /** Scrolls to the last line, once everything has its place. */
    private void showLast() {
        list.ensureIndexIsVisible(model.getSize() - 1);
    }

    /** What takes the focus. */
    public JComponent entry() {
        return nothing.isVisible() ? nothing : list;
    }

    private void go(int index) {
        if (index >= 0 && index < model.getSize()) {
            jump.accept(Math.min(model.getElementAt(index).to(), playback.limit()));
        }
    }

    /** Makes the list ask again how high its rows are. */
    private void measure() {
        list.setFixedCellHeight(10);
        list.setFixedCellHeight(-1);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(Px.pad(20, 20, 12, 12));
        if (list != null) {
            measure();
        }
    }

    /** A list as wide as there is room: its lines wrap. */
    private static final class Narrow extends JList<HistoryLines.Line> {
        Narrow(Lines model) {
            super(model);
        }

        @Override
        public boolean getScrollableTracksViewportWidth() {
            return true;
        }
    }

    /** The lines up to the cursor. */
    private static final class Lines extends AbstractListModel<HistoryLines.Line> {
        private List<HistoryLines.Line> shown = List.of();

        void show(List<HistoryLines.Line> next) {
            int before = shown.size();
            shown = List.copyOf(next);
            if (before > 0) {
                fireContentsChanged(this, 0, Math.min(before, shown.size()));
            }
            if (shown.size() > before) {
                fireIntervalAdded(this, before, shown.size() - 1);
            } else if (shown.size() < before) {
                fireIntervalRemoved(this, shown.size(), before - 1);
            }
        }

        @Override
        public int getSize() {
            return shown.size();
        }

        @Override
        public HistoryLines.Line getElementAt(int index) {
            return shown.get(index);
        }
    }

    /** The latest line is bold. */
    private final class Row implements ListCellRenderer<HistoryLines.Line> {
        private final HistoryRow row = new HistoryRow();

        @Override
        public Component getListCellRendererComponent(
                JList<? extends HistoryLines.Line> of,
                HistoryLines.Line line,
                int index,
                boolean selected,
                boolean focused) {
            boolean latest = index == model.getSize() - 1;
            row.show(
                    lines.text(line, until, captions, words),
                    latest ? "Papan.strong.font" : "Papan.body.font",
                    latest || line.spoken() ? "Papan.text" : "Papan.secondary",
                    selected && list.isFocusOwner());
            row.setSize(Math.max(Px.of(80), list.getParent().getWidth()), Short.MAX_VALUE);
            return row;
        }
    }

    /** Goes to the line under the pointer. */
    private final class Click extends MouseAdapter {
        @Override
        public void mouseClicked(MouseEvent event) {
            int index = list.locationToIndex(event.getPoint());
            Rectangle cell = index < 0 ? null : list.getCellBounds(index, index);
            if (cell != null && cell.contains(event.getPoint())) {
                go(index);
            }
        }
    }

    /** Wraps again at another width. */
    private final class Measure extends ComponentAdapter {
        @Override
        public void componentResized(ComponentEvent event) {
            measure();
            toLast.ask();
        }
    }
}
