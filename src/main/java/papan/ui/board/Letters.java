package papan.ui.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import papan.model.House;
import papan.model.Side;

/** Draws names, and numbers in their pills. South's pills have round ends and a disc, north's have points and a diamond. */
final class Letters {
    /** The size of a number's type, as a share of its pill's height. */
    private static final double NUMBER_SIZE = 0.722;
    /** The triangle where a lap begins, as a share of the height of its pill. */
    private static final double MARK_SIZE = 0.52;
    /** The type of words where the window's own lacks a letter. */
    private static final Font ANY = new Font(Font.DIALOG, Font.BOLD, 12);

    private final BoardPalette palette;
    private final double p;

    Letters(BoardPalette palette, double pitch) {
        this.palette = palette;
        this.p = pitch;
    }

    /** A house's short name, in type of a size, with the mark of its side. */
    void name(Graphics2D g, House house, Point2D at, double size) {
        Font font = palette.font(size);
        double width = font.createGlyphVector(context(), house.name())
                .getLogicalBounds()
                .getWidth();
        double mark = size * 0.25;
        double left = at.getX() - width / 2;
        g.setColor(palette.colour(BoardColour.NAME));
        centred(g, font, house.name(), at.getX() + mark * 1.2, at.getY());
        g.setColor(palette.inlay(house.side()));
        g.fill(mark(house.side(), left - mark * 1.4, at.getY(), mark));
    }

    /** A disc for south, a diamond for north. */
    static Shape mark(Side side, double x, double y, double radius) {
        if (side == Side.SOUTH) {
            return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
        }
        double r = radius * 1.3;
        Path2D diamond = new Path2D.Double();
        diamond.moveTo(x, y - r);
        diamond.lineTo(x + r, y);
        diamond.lineTo(x, y + r);
        diamond.lineTo(x - r, y);
        diamond.closePath();
        return diamond;
    }

    /** How a pill looks. */
    enum Tone {
        PLAIN,
        LIT,
        SIDE
    }

    /** A number in a pill around the origin. */
    void pill(Graphics2D g, Side side, int number, Tone tone, double height) {
        String text = Integer.toString(number);
        body(g, pillShape(side, pillWidth(text.length(), height), height), side, tone);
        g.setColor(palette.colour(tone == Tone.SIDE ? BoardColour.NUMBER_ON_COLOUR : BoardColour.NUMBER));
        centred(g, pillFont(height), text, 0, 0);
    }

    private Font pillFont(double height) {
        return palette.font(NUMBER_SIZE * height);
    }

    private void body(Graphics2D g, Shape shape, Side side, Tone tone) {
        Graphics2D shadow = (Graphics2D) g.create();
        shadow.translate(0, p * 0.016);
        shadow.setColor(palette.colour(BoardColour.SHADOW, 0.38));
        shadow.fill(shape);
        shadow.dispose();
        g.setColor(
                switch (tone) {
                    case PLAIN -> palette.colour(BoardColour.PILL);
                    case LIT -> palette.colour(BoardColour.LIGHT);
                    case SIDE -> palette.side(side);
                });
        g.fill(shape);
        if (tone == Tone.SIDE) {
            g.setColor(new Color(255, 255, 255, 70));
            g.setStroke(new BasicStroke((float) (p * 0.012)));
            g.draw(shape);
        }
    }

    /** Numbers of a trail in a pill around the origin, after a triangle if a lap began there. */
    void trail(Graphics2D g, Side side, String text, boolean lifted, double height) {
        double width = trailWidth(text, lifted, height);
        body(g, pillShape(side, width, height), side, Tone.SIDE);
        g.setColor(palette.colour(BoardColour.NUMBER_ON_COLOUR));
        double mark = lifted ? markWidth(text, height) : 0;
        double written = written(text, height);
        double left = -(mark + written) / 2;
        if (lifted) {
            double size = height * MARK_SIZE;
            g.fill(TrailNumbers.triangle(new Point2D.Double(left + size * 0.55, 0), size));
        }
        if (!text.isEmpty()) {
            centred(g, pillFont(height), text, left + mark + written / 2, 0);
        }
    }

    /** How wide the pill of {@link #trail} is. */
    double trailWidth(String text, boolean lifted, double height) {
        double inside = written(text, height) + (lifted ? markWidth(text, height) : 0);
        return Math.max(pillWidth(1, height), inside + height * 0.72);
    }

    private static double markWidth(String text, double height) {
        return height * MARK_SIZE * (text.isEmpty() ? 1.1 : 1.45);
    }

    private double written(String text, double height) {
        return text.isEmpty()
                ? 0
                : pillFont(height)
                        .createGlyphVector(context(), text)
                        .getLogicalBounds()
                        .getWidth();
    }

    /** A word on a tag that points to a place. */
    void tag(Graphics2D g, Tags.Tag tag) {
        Rectangle2D area = tag.area();
        double arc = area.getHeight() * 0.5;
        Path2D shape = new Path2D.Double(
                new RoundRectangle2D.Double(area.getX(), area.getY(), area.getWidth(), area.getHeight(), arc, arc));
        double half = area.getHeight() * 0.22;
        double root = Math.max(
                area.getMinX() + arc, Math.min(area.getMaxX() - arc, tag.tip().getX()));
        Path2D point = new Path2D.Double();
        point.moveTo(root - half, area.getCenterY());
        point.lineTo(tag.tip().getX(), tag.tip().getY());
        point.lineTo(root + half, area.getCenterY());
        point.closePath();
        for (Path2D part : new Path2D[] {point, shape}) {
            g.setColor(palette.colour(BoardColour.NUMBER));
            g.setStroke(new BasicStroke((float) (p * 0.03)));
            g.draw(part);
            g.setColor(palette.colour(BoardColour.PILL));
            g.fill(part);
        }
        g.setColor(palette.colour(BoardColour.NUMBER));
        centred(g, wordFont(tag.text(), tag.type()), tag.text(), area.getCenterX(), area.getCenterY());
    }

    /** How wide words are in a size of type. */
    double writtenWords(String text, double size) {
        return wordFont(text, size)
                .createGlyphVector(context(), text)
                .getLogicalBounds()
                .getWidth();
    }

    private Font wordFont(String text, double size) {
        Font own = palette.font(size);
        return own.canDisplayUpTo(text) < 0 ? own : ANY.deriveFont((float) size);
    }

    /** How wide a pill is for a number of digits. */
    static double pillWidth(int digits, double height) {
        return height * (1.28 + 0.36 * Math.max(0, digits - 1));
    }

    private static Shape pillShape(Side side, double width, double height) {
        double h = height / 2;
        double w = width / 2;
        if (side == Side.SOUTH) {
            return new RoundRectangle2D.Double(-w, -h, width, height, height, height);
        }
        double point = h * 0.58;
        double e = w + h * 0.08;
        double[][] corners = {{-e, 0}, {-e + point, -h}, {e - point, -h}, {e, 0}, {e - point, h}, {-e + point, h}};
        return rounded(corners, h * 0.24);
    }

    /** A polygon whose corners are cut off by curves at a distance. */
    private static Path2D rounded(double[][] corners, double cut) {
        Path2D path = new Path2D.Double();
        for (int k = 0; k < corners.length; k++) {
            double[] c = corners[k];
            double[] in = towards(c, corners[(k + corners.length - 1) % corners.length], cut);
            double[] out = towards(c, corners[(k + 1) % corners.length], cut);
            if (k == 0) {
                path.moveTo(in[0], in[1]);
            } else {
                path.lineTo(in[0], in[1]);
            }
            path.quadTo(c[0], c[1], out[0], out[1]);
        }
        path.closePath();
        return path;
    }

    private static double[] towards(double[] from, double[] to, double distance) {
        double share = distance / Math.hypot(to[0] - from[0], to[1] - from[1]);
        return new double[] {from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share};
    }

    /** Text whose capital letters and digits are centred on a point. */
    static void centred(Graphics2D g, Font font, String text, double x, double y) {
        GlyphVector glyphs = font.createGlyphVector(context(), text);
        Rectangle2D logical = glyphs.getLogicalBounds();
        Rectangle2D digit = font.createGlyphVector(context(), "0").getVisualBounds();
        float left = (float) (x - logical.getWidth() / 2);
        float base = (float) (y - digit.getY() - digit.getHeight() / 2);
        // Letter by letter: in a file of shapes each is written once.
        for (int i = 0; i < glyphs.getNumGlyphs(); i++) {
            g.fill(glyphs.getGlyphOutline(i, left, base));
        }
    }

    private static FontRenderContext context() {
        return new FontRenderContext(null, true, true);
    }
}
