package papan.ui.app;

import java.awt.AWTEvent;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.PaintEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.Timer;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Lesson;
import papan.ui.common.Edt;

/**
 * Brings a window and its lessons together: they are read in the background while the window comes to the screen, and
 * shown when it has been painted for the first time.
 */
final class StartUp implements AWTEventListener {
    /** Milliseconds after which a window on the screen counts as painted, should the system never say so. */
    private static final int PATIENCE = 2000;

    private final PapanApp.Options options;
    private final Consumer<PapanFrame> opened;
    private final Timer patience = new Timer(PATIENCE, event -> painted());
    private Optional<PapanFrame> frame = Optional.empty();
    private Optional<Course> course = Optional.empty();
    private boolean painted;

    /**
     * What is read before the window can show it.
     *
     * @param first the lesson to begin with, played through its rules
     * @param kept which files and folders of lessons are remembered
     */
    record Course(OwnLessons source, List<Lesson> all, Optional<LessonRun> first, OwnFiles.Kept kept) {
        static Course of(OwnLessons source, Optional<String> id, OwnFiles files) {
            OwnFiles.Kept kept = files.load();
            List<Lesson> course = source.all();
            id.filter(wanted -> course.stream().noneMatch(each -> each.id().equals(wanted)))
                    .ifPresent(wanted -> source.recall(wanted, kept));
            List<Lesson> all = source.known();
            Optional<Lesson> lesson = all.stream()
                    .filter(each -> id.isEmpty() || id.get().equals(each.id()))
                    .findFirst();
            return new Course(source, all, lesson.flatMap(source::ready), kept);
        }

        /** Where the lessons cannot be read: the other workspaces do without them. */
        static Course none(OwnLessons source) {
            return new Course(source, List.of(), Optional.empty(), OwnFiles.Kept.NOTHING);
        }
    }

    StartUp(PapanApp.Options options, Consumer<PapanFrame> opened) {
        this.options = options;
        this.opened = opened;
    }

    /** Shows the window. */
    void show(PapanFrame window) {
        Edt.check();
        frame = Optional.of(window);
        Toolkit.getDefaultToolkit().addAWTEventListener(this, AWTEvent.PAINT_EVENT_MASK);
        window.setVisible(true);
        patience.setRepeats(false);
        patience.start();
    }

    /** Takes the lessons. */
    void read(Course all) {
        Edt.check();
        course = Optional.of(all);
        fill();
    }

    @Override
    public void eventDispatched(AWTEvent event) {
        if (event instanceof PaintEvent
                && frame.filter(f -> f == event.getSource()).isPresent()) {
            // This event is the system's wish; the painting itself comes after it.
            Edt.later(() -> Edt.later(this::painted));
        }
    }

    private void painted() {
        patience.stop();
        Toolkit.getDefaultToolkit().removeAWTEventListener(this);
        if (!painted) {
            painted = true;
            frame.ifPresent(PapanFrame::furnish);
            fill();
        }
    }

    private void fill() {
        if (painted && frame.isPresent() && course.isPresent()) {
            PapanFrame window = frame.get();
            frame = Optional.empty();
            window.load(course.get(), options);
            opened.accept(window);
        }
    }
}
