package papan.ui.playback;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import papan.ui.common.Px;

/**
 * A whole match in a strip: its rounds as blocks with their turns, the part that the line below shows in detail, what is
 * looked for, and under it a lane for each branch. A press or a drag goes there; the wheel lets the line show more or
 * less.
 */
final class Overview extends CursorStrip {
    private final transient TimelineModel model;
    private final transient Transport transport;
    private transient LaneListener lanes = (number, cursor) -> {};

    Overview(TimelineModel model) {
        super("overview", model.transport());
        this.model = model;
        this.transport = model.transport();
        Pointer pointer = new Pointer();
        addMouseListener(pointer);
        addMouseMotionListener(pointer);
        addMouseWheelListener(pointer);
    }

    void setLaneListener(LaneListener listener) {
        lanes = listener;
    }

    /** Where cursors lie: the longest line takes the whole width. */
    TimelineScale scale() {
        int longest = transport.limit();
        for (Lane lane : model.lanes()) {
            longest = Math.max(longest, lane.reel().size());
        }
        int edge = Px.of(8);
        return new TimelineScale(edge, getWidth() - 2 * edge, 0, longest);
    }

    @Override
    protected void paintComponent(Graphics g) {
        new OverviewPainter(model, scale(), this).paint(g);
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Px.of(320), Px.of(OverviewPainter.height(model)));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(Px.of(80), getPreferredSize().height);
    }

    /** Goes where the pointer goes. */
    private final class Pointer extends MouseAdapter {
        @Override
        public void mousePressed(MouseEvent event) {
            requestFocusInWindow();
            int cursor = scale().cursorAt(event.getX());
            int lane = OverviewPainter.laneAt(model, event.getY());
            if (!model.lanes().isEmpty() && lane < model.lanes().size()) {
                Lane chosen = model.lanes().get(lane);
                if (chosen.number() != model.lane()) {
                    lanes.laneChosen(
                            chosen.number(),
                            Math.max(
                                    chosen.parted(),
                                    Math.min(cursor, chosen.reel().size())));
                    return;
                }
            }
            transport.seek(cursor);
        }

        @Override
        public void mouseDragged(MouseEvent event) {
            transport.seek(scale().cursorAt(event.getX()));
        }

        @Override
        public void mouseWheelMoved(MouseWheelEvent event) {
            model.zoom(event.getWheelRotation() < 0 ? 1 : -1);
        }
    }
}
