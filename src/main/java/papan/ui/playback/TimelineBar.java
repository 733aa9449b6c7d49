package papan.ui.playback;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import papan.replay.Mark;
import papan.ui.common.WindowText;
import papan.ui.playback.PlaybackListener.Change;

/**
 * What can be reached, from left to right, with a mark of its own shape for each moment worth finding. Marks appear when
 * they have been revealed, never before. A press or a drag goes to the event under the pointer at once.
 */
final class TimelineBar extends CursorStrip {
    /** So many marks on either side of a pixel are looked at. */
    private static final int NEAR = 40;

    private final Transport playback;
    private final transient TimelineModel model;
    private final WindowText words;
    private final Function<Mark, String> describe;

    TimelineBar(TimelineModel model, WindowText words, Function<Mark, String> describe) {
        super("timeline", model.transport());
        this.model = model;
        this.playback = model.transport();
        this.words = words;
        this.describe = describe;
        setToolTipText("");
        Pointer pointer = new Pointer();
        addMouseListener(pointer);
        addMouseMotionListener(pointer);
        addMouseWheelListener(pointer);
        model.onChange(this::repaint);
        playback.addListener(change -> {
            if (change != Change.FRACTION) {
                tell();
            }
        });
        words.follow(() -> {
            getAccessibleContext().setAccessibleName(words.text("timeline"));
            tell();
        });
    }

    private void tell() {
        getAccessibleContext().setAccessibleDescription(at(playback.cursor()));
    }

    private String at(int cursor) {
        return words.text("timeline.at", Map.of("event", cursor, "last", playback.limit()));
    }

    private TimelineScale scale() {
        return new TimelineScale(
                UIScale.scale(12),
                getWidth() - 2 * UIScale.scale(12),
                model.from(),
                Math.max(model.from(), model.to()));
    }

    @Override
    protected void paintComponent(Graphics g) {
        TimelinePainter.paint(g, this, model, scale());
    }

    @Override
    public String getToolTipText(MouseEvent event) {
        return markAt(event.getX()).map(describe).orElseGet(() -> at(scale().cursorAt(event.getX())));
    }

    /** The revealed mark under the pointer. */
    Optional<Mark> markAt(int x) {
        TimelineScale scale = scale();
        int reach = UIScale.scale(10);
        List<Mark> marks = playback.reel().marks();
        int at = TimelinePainter.firstFrom(marks, scale.cursorAt(x));
        return marks.subList(Math.max(0, at - NEAR), Math.min(marks.size(), at + NEAR)).stream()
                .filter(mark -> mark.cursor() <= playback.revealed())
                .filter(mark -> Math.abs(scale.xOf(mark.cursor()) - x) <= reach)
                .min(Comparator.comparingDouble(mark -> Math.abs(scale.xOf(mark.cursor()) - x)));
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(UIScale.scale(320), UIScale.scale(56));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(UIScale.scale(80), UIScale.scale(32));
    }

    /** Goes where the pointer goes. */
    private final class Pointer extends MouseAdapter {
        @Override
        public void mousePressed(MouseEvent event) {
            requestFocusInWindow();
            playback.seek(markAt(event.getX())
                    .filter(mark -> TimelinePainter.inMarks(TimelineBar.this, event.getY()))
                    .map(Mark::cursor)
                    .orElseGet(() -> scale().cursorAt(event.getX())));
        }

        @Override
        public void mouseWheelMoved(MouseWheelEvent event) {
            if (model.isLong()) {
                model.zoom(event.getWheelRotation() < 0 ? 1 : -1);
            }
        }

        @Override
        public void mouseDragged(MouseEvent event) {
            playback.seek(scale().cursorAt(event.getX()));
        }
    }
}
