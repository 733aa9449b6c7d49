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
            double room = g2.getFontMetrics(getTickLabelFont()).stringWidth(Integer.toString(last)) + ChartLook.px(14);
            int step = step(room * getRange().getLength() / dataArea.getWidth());
            for (int number = 0; number <= last; number += step) {
                int cursor = curve.firstWith(seeds.spacing(), number, seeds.cursor());
                ticks.add(tick(seeds.pointOf(cursor), number, TextAnchor.TOP_CENTER));
            }
            return ticks;
        }

        /** The smallest of 1, 2, 5, 10, 20, 50 … that is not below a number; each count is at least a point wide. */
        private static int step(double least) {
            int step = 1;
            for (int k = 0; step < least; k++) {
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
            int half = total / 2;
            if (2 * half == total && half > 0) {
                ticks.add(tick(half, half, TextAnchor.CENTER_RIGHT));
            }
            ticks.add(tick(total, total, TextAnchor.CENTER_RIGHT));
            return ticks;
        }
    }

    private static NumberTick tick(double at, int number, TextAnchor anchor) {
        return new NumberTick(at, Integer.toString(number), anchor, TextAnchor.CENTER, 0);
    }
}
