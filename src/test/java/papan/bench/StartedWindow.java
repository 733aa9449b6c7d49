package papan.bench;

import com.formdev.flatlaf.FlatLightLaf;
import java.awt.AWTEvent;
import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.Toolkit;
import java.awt.event.PaintEvent;
import java.util.Locale;
import java.util.stream.Stream;
import javax.swing.JFrame;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.ChartPanel;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import papan.Main;
import papan.ui.app.PapanFrame;

/**
 * One start of a window, for {@link FirstPaint}: prints after how many milliseconds it was painted and after how many
 * everything was there, and ends.
 */
final class StartedWindow {
    private StartedWindow() {}

    /** Arguments: {@code bare} or {@code papan}, and when the process was started. */
    public static void main(String[] args) {
        Toolkit.getDefaultToolkit().getSystemEventQueue().push(new Watch(Long.parseLong(args[1])));
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

    /** Watches the events until the window is painted, and then until nothing is left to do. */
    private static final class Watch extends EventQueue {
        private final long start;
        private long painted;

        Watch(long start) {
            this.start = start;
        }

        @Override
        protected void dispatchEvent(AWTEvent event) {
            super.dispatchEvent(event);
            if (painted == 0 && event instanceof PaintEvent && event.getSource() instanceof JFrame) {
                Toolkit.getDefaultToolkit().sync();
                painted = System.currentTimeMillis();
            }
            if (painted > 0 && peekEvent() == null && isComplete()) {
                System.out.printf(Locale.ROOT, "%d %d%n", painted - start, System.currentTimeMillis() - start);
                Runtime.getRuntime().halt(0);
            }
        }

        private static boolean isComplete() {
            return Stream.of(Frame.getFrames())
                    .filter(Frame::isShowing)
                    .allMatch(frame -> !(frame instanceof PapanFrame papan)
                            || (!papan.contents().learn().lessons().isEmpty()
                                    && papan.contents().learn().hasChart()));
        }
    }
}
