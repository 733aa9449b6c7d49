package papan.ui.plot;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;
import papan.analysis.Course;
import papan.analysis.Spacing;

/** Axes that label what is worth labelling. */
final class Ticks {
    private Ticks() {}

    /** The horizontal axis of a course: x is a point, the labels count seeds sown, laps, turns or rounds. */
    static final class Along extends NumberAxis {
        /** Between the end of the axis and what it counts. */
        private static final double GAP = 18;

        private final transient VisibleChart shown;
        private final double shift;
        /** The pixels at the right of the axis. */
        private double room;

        /**
         * An axis.
         *
         * @param shift where a point stands on the axis, from its number: a half for fields that begin at 0
         */
        Along(VisibleChart shown, double shift) {
            this.shown = shown;
            this.shift = shift;
        }

        /** Says how many pixels there are at its right for what it counts. */
        void setRoom(double pixels) {
            room = pixels;
        }

        /** What it counts stands at the right of the numbers and needs no line of its own. */
        @Override
        protected Rectangle2D getLabelEnclosure(Graphics2D g2, RectangleEdge edge) {
            return new Rectangle2D.Double();
        }

        @Override
        protected AxisState drawLabel(
                String label,
                Graphics2D g2,
                Rectangle2D plotArea,
                Rectangle2D dataArea,
                RectangleEdge edge,
                AxisState state) {
            g2.setFont(getLabelFont());
            g2.setPaint(getLabelPaint());
            double baseline =
                    dataArea.getMaxY() + ChartLook.px(4) + g2.getFontMetrics().getAscent();
            g2.drawString(label, (float) labelLeft(g2, dataArea), (float) baseline);
            return state;
        }

        private double labelLeft(Graphics2D g2, Rectangle2D dataArea) {
            String label = getLabel() == null ? "" : getLabel();
            double width = g2.getFontMetrics(getLabelFont()).stringWidth(label);
            return dataArea.getMaxX() + Math.min(ChartLook.px(GAP), room - width - ChartLook.px(4));
        }

        @Override
        public List<NumberTick> refreshTicks(Graphics2D g2, AxisState state, Rectangle2D dataArea, RectangleEdge edge) {
            List<NumberTick> ticks = new ArrayList<>();
            int entry = shown.longest();
            Course course = shown.course(entry);
            Spacing spacing = shown.chart().spacing();
            int upTo = shown.upTo(entry);
            int last = course.number(spacing, upTo);
            int here = course.pointOf(spacing, upTo);
            // As far as another rule set's course goes, or a line can be foretold, points are counted that are not
            // here.
            int points = Math.max(shown.reach(), shown.chart().rows(shown.cursor()));
            int foretold = last + Math.max(0, points - 1 - here);
            double needed =
                    g2.getFontMetrics(getTickLabelFont()).stringWidth(Integer.toString(foretold)) + ChartLook.px(14);
            int step = step(needed * getRange().getLength() / dataArea.getWidth());
            for (int number = 0; number <= last; number += step) {
                int cursor = course.firstWith(spacing, number, upTo);
                ticks.add(
                        tick(course.pointOf(spacing, cursor) + shift, Integer.toString(number), TextAnchor.TOP_CENTER));
            }
            for (int number = (last / step + 1) * step; number <= foretold; number += step) {
                ticks.add(tick(here + number - last + shift, Integer.toString(number), TextAnchor.TOP_CENTER));
            }
            double end = labelLeft(g2, dataArea) - needed / 2;
            ticks.removeIf(tick -> valueToJava2D(tick.getValue(), dataArea, edge) > end);
            return ticks;
        }
    }

    /** An axis of whole numbers from whatever its range begins with; fields between the numbers, or places at them. */
    static final class Whole extends NumberAxis {
        private final transient IntFunction<String> name;
        private final double shift;

        /**
         * An axis.
         *
         * @param shift where a number stands on the axis, from the number itself: a half for bars that begin at 0
         */
        Whole(double shift, IntFunction<String> name) {
            this.shift = shift;
            this.name = name;
        }

        @Override
        public List<NumberTick> refreshTicks(Graphics2D g2, AxisState state, Rectangle2D dataArea, RectangleEdge edge) {
            var metrics = g2.getFontMetrics(getTickLabelFont());
            boolean below = RectangleEdge.isTopOrBottom(edge);
            int first = (int) Math.ceil(getRange().getLowerBound() - shift);
            int last = (int) Math.floor(getRange().getUpperBound() - shift);
            double pixels = below ? dataArea.getWidth() : dataArea.getHeight();
            double each = below
                    ? Math.max(metrics.stringWidth(name.apply(first)), metrics.stringWidth(name.apply(last)))
                            + ChartLook.px(14)
                    : metrics.getHeight() * 1.6;
            int step = step(each * getRange().getLength() / pixels);
            List<NumberTick> ticks = new ArrayList<>();
            for (int number = Math.floorDiv(first + step - 1, step) * step; number <= last; number += step) {
                ticks.add(tick(
                        number + shift, name.apply(number), below ? TextAnchor.TOP_CENTER : TextAnchor.CENTER_RIGHT));
            }
            return ticks;
        }
    }

    /** An axis from none to all: none, half and all of a whole number, or quarters of a share. */
    static final class Parts extends NumberAxis {
        private final transient int parts;
        private final transient java.util.function.DoubleFunction<String> name;

        Parts(int parts, java.util.function.DoubleFunction<String> name) {
            this.parts = parts;
            this.name = name;
        }

        @Override
        public List<NumberTick> refreshTicks(Graphics2D g2, AxisState state, Rectangle2D dataArea, RectangleEdge edge) {
            boolean below = RectangleEdge.isTopOrBottom(edge);
            List<NumberTick> ticks = new ArrayList<>();
            for (int i = 0; i <= parts; i++) {
                double at = getRange().getLowerBound() + getRange().getLength() * i / parts;
                String label = name.apply(at);
                if (!label.isEmpty()) {
                    ticks.add(tick(at, label, below ? TextAnchor.TOP_CENTER : TextAnchor.CENTER_RIGHT));
                }
            }
            return ticks;
        }
    }

    /** An axis of shares, told in percent. */
    static final class Share extends NumberAxis {
        @Override
        public List<NumberTick> refreshTicks(Graphics2D g2, AxisState state, Rectangle2D dataArea, RectangleEdge edge) {
            boolean below = RectangleEdge.isTopOrBottom(edge);
            var metrics = g2.getFontMetrics(getTickLabelFont());
            double room = below ? metrics.stringWidth("100 %") + ChartLook.px(14) : metrics.getHeight() * 1.6;
            double pixels = below ? dataArea.getWidth() : dataArea.getHeight();
            // In tenths of a percent.
            int step = step(1000 * room * getRange().getLength() / pixels);
            List<NumberTick> ticks = new ArrayList<>();
            int first = (int) Math.ceil(1000 * getRange().getLowerBound() / step);
            for (int i = first; i * step <= 1000 * getRange().getUpperBound() + 1e-9; i++) {
                double percent = i * step / 10.0;
                String label = (percent == Math.rint(percent) ? "" + (int) percent : "" + percent) + " %";
                ticks.add(tick(i * step / 1000.0, label, below ? TextAnchor.TOP_CENTER : TextAnchor.CENTER_RIGHT));
            }
            return ticks;
        }
    }

    /** An axis that names fields of height 1, the first at the top. */
    static final class Names extends NumberAxis {
        private transient List<String> names = List.of();

        void setNames(List<String> next) {
            names = List.copyOf(next);
        }

        @Override
        public List<NumberTick> refreshTicks(Graphics2D g2, AxisState state, Rectangle2D dataArea, RectangleEdge edge) {
            List<NumberTick> ticks = new ArrayList<>();
            double needed = g2.getFontMetrics(getTickLabelFont()).getHeight() * 0.86;
            int step = step(needed / (dataArea.getHeight() / getRange().getLength()));
            for (int i = 0; i < names.size(); i += step) {
                ticks.add(tick(getRange().getUpperBound() - i - 0.5, names.get(i), TextAnchor.CENTER_RIGHT));
            }
            return ticks;
        }
    }

    /** The smallest of 1, 2, 5, 10, 20, 50 … that is not below a number. */
    private static int step(double least) {
        int step = 1;
        for (int k = 0; step < least && step < 1_000_000_000; k++) {
            step = k % 3 == 1 ? step / 2 * 5 : step * 2;
        }
        return step;
    }

    private static NumberTick tick(double at, String label, TextAnchor anchor) {
        return new NumberTick(at, label, anchor, TextAnchor.CENTER, 0);
    }
}
