package papan.ui.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;
import papan.analysis.SeedCurve;

/** Axes that label what is worth labelling: the seeds sown so far, and none, half and all of the seeds. */
final class Ticks {
    private Ticks() {}

    /** The horizontal axis: x is a point, the labels count seeds sown, laps or turns, and end at the cursor. */
    static final class Course extends NumberAxis {
        private final transient RevealedSeeds seeds;

        Course(RevealedSeeds seeds) {
            this.seeds = seeds;
        }

        @Override
        public List<NumberTick> refreshTicks(Graphics2D g2, AxisState state, Rectangle2D dataArea, RectangleEdge edge) {
            List<NumberTick> ticks = new ArrayList<>();
            SeedCurve curve = seeds.curve();
            int last = curve.number(seeds.spacing(), seeds.cursor());
            double room = g2.getFontMetrics(getTickLabelFont()).stringWidth(Integer.toString(last)) + ChartLook.px(28);
            int step = step(last, seeds.here() / getRange().getLength() * dataArea.getWidth() / room);
            for (int number = 0; number <= last; number += step) {
                int cursor = curve.firstWith(seeds.spacing(), number, seeds.cursor());
                ticks.add(tick(seeds.pointOf(cursor), number, TextAnchor.TOP_CENTER));
            }
            return ticks;
        }

        /** The smallest of 1, 2, 5, 10, 20, 50 … of which no more than so many fit into a number. */
        private static int step(int last, double most) {
            int step = 1;
            for (int k = 0; last / (double) step > Math.max(1, most); k++) {
                step = k % 3 == 1 ? step / 2 * 5 : step * 2;
            }
            return step;
        }
    }

    /** The vertical axis: none, half and all. */
    static final class Seeds extends NumberAxis {
        private final transient RevealedSeeds seeds;

        Seeds(RevealedSeeds seeds) {
            this.seeds = seeds;
        }

        @Override
        public List<NumberTick> refreshTicks(Graphics2D g2, AxisState state, Rectangle2D dataArea, RectangleEdge edge) {
            int total = seeds.curve().total();
            List<NumberTick> ticks = new ArrayList<>();
            ticks.add(tick(0, 0, TextAnchor.CENTER_RIGHT));
            if (total % 2 == 0 && total > 0) {
                ticks.add(tick(total / 2, total / 2, TextAnchor.CENTER_RIGHT));
            }
            ticks.add(tick(total, total, TextAnchor.CENTER_RIGHT));
            return ticks;
        }
    }

    private static NumberTick tick(double at, int number, TextAnchor anchor) {
        return new NumberTick(at, Integer.toString(number), anchor, TextAnchor.CENTER, 0);
    }
}
