package papan.ui.plot;

import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.JFreeChart;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.ui.common.TextWrap;

/**
 * A chart as a picture for paper, documents and files, with its title above and its sentence below. Drawn under the theme
 * that is installed, on the event dispatch thread.
 */
public final class ChartPicture {
    private static final double MARGIN = 20;
    private static final double GAP = 16;

    private final Chart chart;
    private final ChartText words;
    private final int cursor;
    private final boolean overlay;

    public ChartPicture(Chart chart, ChartText words, int cursor, boolean overlay) {
        this.chart = chart;
        this.words = words;
        this.cursor = cursor;
        this.overlay = overlay;
    }

    /** Draws it into a rectangle from 0, 0. */
    public void draw(Graphics2D g, int width, int height) {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        ChartLook look = ChartLook.current(height);
        g.setColor(look.ground());
        g.fill(new Rectangle2D.Double(0, 0, width, height));
        double margin = ChartLook.px(MARGIN);
        double top = title(g, look, margin, width - 2 * margin);
        double bottom = sentence(g, look, margin, width - 2 * margin, height - margin);
        grid(g, look, new Rectangle2D.Double(margin, top, width - 2 * margin, bottom - top));
    }

    private double title(Graphics2D g, ChartLook look, double margin, double width) {
        Font font = look.label().deriveFont(look.label().getSize2D() * 1.15f);
        g.setFont(font);
        g.setColor(look.text());
        return lines(g, words.title(chart), margin, margin, width) + ChartLook.px(GAP) / 2;
    }

    /** Paints the sentence at the foot and tells where it begins. */
    private double sentence(Graphics2D g, ChartLook look, double margin, double width, double bottom) {
        g.setFont(look.axis());
        g.setColor(look.quiet());
        String sentence = words.sentence(chart, cursor);
        FontMetrics metrics = g.getFontMetrics();
        int count = 0;
        for (String line : sentence.lines().toList()) {
            count += TextWrap.lines(line, metrics, (int) width).size();
        }
        double top = bottom - count * metrics.getHeight();
        double y = top;
        for (String line : sentence.lines().toList()) {
            y = lines(g, line, margin, y, width);
        }
        return top - ChartLook.px(GAP) / 2;
    }

    private static double lines(Graphics2D g, String text, double x, double y, double width) {
        FontMetrics metrics = g.getFontMetrics();
        double at = y;
        for (String line : TextWrap.lines(text, metrics, (int) width)) {
            g.drawString(line, (float) x, (float) (at + metrics.getAscent()));
            at += metrics.getHeight();
        }
        return at;
    }

    private void grid(Graphics2D g, ChartLook look, Rectangle2D whole) {
        ChartGrid grid = new ChartGrid(chart, words, overlay);
        int count = grid.charts().size();
        grid.plots().forEach(plot -> plot.dress(look, g.getFontMetrics(look.label())));
        double legendHeight = count == 1
                ? 0
                : ChartLegend.above(g, grid.plots().get(0), look, whole.getX(), whole.getY(), whole.getWidth(), true);
        Rectangle2D area = new Rectangle2D.Double(
                whole.getX(), whole.getY() + legendHeight, whole.getWidth(), whole.getHeight() - legendHeight);
        int columns = ChartGrid.columns(count, area.getWidth(), area.getHeight());
        int rows = (count + columns - 1) / columns;
        double gap = ChartLook.px(GAP);
        double width = (area.getWidth() - (columns - 1) * gap) / columns;
        double height = (area.getHeight() - (rows - 1) * gap) / rows;
        grid.plots().forEach(ChartPlot::keep);
        grid.reveal(cursor);
        for (int i = 0; i < count; i++) {
            double x = area.getX() + i % columns * (width + gap);
            int line = i / columns;
            double y = area.getY() + line * (height + gap);
            double head = count == 1 ? 0 : name(g, look, grid.plots().get(i), x, y);
            JFreeChart picture = grid.charts().get(i);
            picture.setAntiAlias(true);
            picture.draw(g, new Rectangle2D.Double(x, y + head, width, height - head));
        }
    }

    /** Above one of several drawings: whose it is. */
    private double name(Graphics2D g, ChartLook look, ChartPlot plot, double x, double y) {
        int entry = plot.content().shown().entries().get(0);
        g.setFont(look.label());
        g.setColor(look.text());
        FontMetrics metrics = g.getFontMetrics();
        g.drawString(words.rules(chart.entries().get(entry).rules()), (float) x, (float) (y + metrics.getAscent()));
        return metrics.getHeight();
    }
}
