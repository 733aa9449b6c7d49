package papan.bench;

import com.formdev.flatlaf.FlatLightLaf;
import java.awt.AWTEvent;
import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.Toolkit;
import java.awt.event.PaintEvent;
import java.time.Duration;
import java.util.Arrays;
import javax.swing.JFrame;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.ChartPanel;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import papan.Main;
import papan.ui.app.PapanFrame;
import papan.ui.lesson.LearnWorkspace;

/**
 * One start of a window, for {@link Start}: prints how many milliseconds of processor time the process has used when it
 * is painted, and Papan also when the learner's home can be used, and when the first lesson of the course can, which is
 * opened there. Then it ends.
 */
final class StartedWindow {
    private StartedWindow() {}

    /** Argument: {@code bare} or {@code papan}. */
    public static void main(String[] args) {
        Toolkit.getDefaultToolkit().getSystemEventQueue().push(new Watch());
        if (args[0].equals("papan")) {
            Main.main(new String[0]);
        } else {
            EventQueue.invokeLater(StartedWindow::bare);
        }
    }

    private static void bare() {
        FlatLightLaf.setup();
        XYSeries series = new XYSeries("seeds");
        for (int i = 0; i < 100; i++) {
            series.add(i, i % 15);
        }
        JFrame frame = new JFrame("bare");
        frame.add(new ChartPanel(ChartFactory.createXYLineChart("", "", "", new XYSeriesCollection(series))));
        frame.setSize(1280, 800);
        frame.setVisible(true);
    }

    /** Watches the events; what is there can be used when no event is left to be dispatched. */
    private static final class Watch extends EventQueue {
        private boolean painted;
        private boolean atHome;

        @Override
        protected void dispatchEvent(AWTEvent event) {
            super.dispatchEvent(event);
            if (!painted && event instanceof PaintEvent && event.getSource() instanceof JFrame) {
                painted = true;
                tell();
            }
            if (painted && peekEvent() == null) {
                Arrays.stream(Frame.getFrames()).filter(Frame::isShowing).forEach(this::look);
            }
        }

        private void look(Frame frame) {
            if (!(frame instanceof PapanFrame papan)) {
                System.exit(0);
                return;
            }
            LearnWorkspace learn = papan.contents().learn();
            if (atHome && learn.showsLesson()) {
                tell();
                System.exit(0);
            } else if (!atHome && !learn.lessons().isEmpty() && learn.hasChart()) {
                atHome = true;
                tell();
                learn.open(learn.lessons().get(0));
            }
        }

        private static void tell() {
            Toolkit.getDefaultToolkit().sync();
            Duration used = ProcessHandle.current().info().totalCpuDuration().orElseThrow();
            System.out.println(used.toMillis());
        }
    }
}
