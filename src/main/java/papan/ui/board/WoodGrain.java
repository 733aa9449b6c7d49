package papan.ui.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import papan.ui.common.DevicePixels;

/** Draws the grain of a plank: long lines that part around two hearts, and short dark pores. The same every time. */
final class WoodGrain {
    private static final int POINTS = 72;

    private final BoardPalette palette;
    private final double p;

    WoodGrain(BoardPalette palette, double pitch) {
        this.palette = palette;
        this.p = pitch;
    }

    /** How it is drawn. */
    enum As {
        /** As pixels of the device, which must {@linkplain DevicePixels#fit fit}. */
        PIXELS,
        /** As shapes, which look the same. */
        SHAPES,
        /** As a few shapes that take little room in a file. */
        FEW_SHAPES
    }

    /** Draws it. */
    void paint(Graphics2D g, Rectangle2D plank, As how) {
        List<Fibre> fibres = new ArrayList<>();
        bands(plank, fibres);
        lines(plank, fibres);
        switch (how) {
            case PIXELS -> FibrePixels.paint(g, plank, fibres);
            case SHAPES -> fibres.forEach(fibre -> fibre.paint(g, plank));
            case FEW_SHAPES -> Fibre.paintFew(g, plank, p, fibres);
        }
        if (how != As.FEW_SHAPES) {
            pores(g, plank);
        }
    }

    /** Broad, faint stripes of early and late wood. */
    private void bands(Rectangle2D plank, List<Fibre> fibres) {
        Random random = new Random(11);
        for (int k = 0; k < 26; k++) {
            double y = plank.getMinY() + plank.getHeight() * (k + random.nextDouble()) / 26;
            boolean late = random.nextInt(3) > 0;
            double width = 0.03 + 0.09 * random.nextDouble();
            fibres.add(fibre(
                    plank,
                    y,
                    random.nextDouble() * 0.02,
                    width,
                    palette.colour(late ? BoardColour.GRAIN : BoardColour.GLEAM, late ? 0.075 : 0.06)));
        }
    }

    private void lines(Rectangle2D plank, List<Fibre> fibres) {
        Random random = new Random(23);
        double y = plank.getMinY() - p * 0.2;
        while (y < plank.getMaxY() + p * 0.2) {
            y += p * (0.008 + 0.034 * random.nextDouble() * random.nextDouble());
            double strength = random.nextDouble();
            boolean bright = random.nextInt(5) == 0;
            double width = 0.004 + 0.007 * random.nextDouble();
            fibres.add(fibre(
                    plank,
                    y,
                    0.012 * random.nextDouble(),
                    width,
                    palette.colour(
                            bright ? BoardColour.GLEAM : BoardColour.GRAIN,
                            bright ? 0.10 * strength : 0.06 + 0.24 * strength * strength)));
        }
    }

    private void pores(Graphics2D g, Rectangle2D plank) {
        Random random = new Random(5);
        int count = (int) (plank.getWidth() * plank.getHeight() / (p * p) * 30);
        g.setStroke(new BasicStroke((float) (p * 0.006), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        Path2D pores = new Path2D.Double();
        for (int k = 0; k < count; k++) {
            double x = plank.getMinX() + random.nextDouble() * plank.getWidth();
            double y = plank.getMinY() + random.nextDouble() * plank.getHeight();
            double length = p * (0.02 + 0.09 * random.nextDouble());
            pores.moveTo(x, y + bend(plank, x, y));
            pores.lineTo(x + length, y + bend(plank, x + length, y));
        }
        g.setColor(palette.colour(BoardColour.GRAIN, 0.20));
        g.draw(pores);
    }

    /** A fibre that begins at a height, trembles, and is so many pitches wide. */
    private Fibre fibre(Rectangle2D plank, double y, double tremble, double width, Color colour) {
        double[] heights = new double[POINTS + 1];
        for (int k = 0; k <= POINTS; k++) {
            double x = plank.getMinX() + plank.getWidth() * k / POINTS;
            heights[k] = y + bend(plank, x, y) + tremble * p * Math.sin(x / p * 9 + y / p * 40);
        }
        return new Fibre(heights, p * width, colour);
    }

    /** How far a line that begins at a height has wandered at a place: slow waves, and a bulge around each heart. */
    private double bend(Rectangle2D plank, double x, double y) {
        double u = (x - plank.getMinX()) / p;
        double v = (y - plank.getMinY()) / p;
        double wave = 0.055 * Math.sin(u * 0.55 + v * 0.35) + 0.025 * Math.sin(u * 1.35 - v * 0.8 + 1.7);
        double w = plank.getWidth() / p;
        return p * (wave + heart(u - 0.27 * w, v - 1.15, 1.7) + heart(u - 0.76 * w, v - 2.35, 2.3));
    }

    private static double heart(double du, double dv, double length) {
        double along = Math.exp(-du * du / (length * length));
        return 0.30 * along * dv / (0.16 + dv * dv) * 0.42;
    }
}
