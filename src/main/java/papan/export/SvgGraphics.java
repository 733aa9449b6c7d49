package papan.export;

import com.formdev.flatlaf.util.Graphics2DProxy;
import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.Polygon;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.NoninvertibleTransformException;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.BufferedImageOp;
import java.awt.image.ImageObserver;
import java.awt.image.RenderedImage;
import java.awt.image.renderable.RenderableImage;
import java.text.AttributedCharacterIterator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Draws into an {@link Svg}. What Java can do with a state, such as a colour or a clip, a graphics of one pixel does;
 * this one only writes down what is drawn. Everything is shapes, also letters; a picture of pixels cannot be drawn. A way
 * to draw that is not here would be lost on that pixel.
 */
final class SvgGraphics extends Graphics2DProxy {
    private final Svg svg;
    private final Graphics2D state;

    /** On what this was created, and how that stood then; empty for the first. */
    private final Optional<Origin> origin;

    private boolean clipped;
    private Optional<Svg.Group> last = Optional.empty();
    private AffineTransform lastTransform = new AffineTransform();
    private @Nullable Shape lastClip;

    private record Origin(
            SvgGraphics graphics,
            AffineTransform transform,
            @Nullable Shape clip,
            boolean clipped) {}

    SvgGraphics(Svg svg) {
        this(svg, new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB).createGraphics(), Optional.empty());
    }

    private SvgGraphics(Svg svg, Graphics2D state, Optional<Origin> origin) {
        super(state);
        this.svg = svg;
        this.state = state;
        this.origin = origin;
    }

    @Override
    public Graphics create() {
        Origin here = new Origin(this, getTransform(), getClip(), clipped);
        return new SvgGraphics(svg, (Graphics2D) state.create(), Optional.of(here));
    }

    @Override
    public Graphics create(int x, int y, int width, int height) {
        Graphics part = create();
        part.translate(x, y);
        part.clipRect(0, 0, width, height);
        return part;
    }

    /** Where what is drawn now goes to: the last group if nothing has moved since, and it is still the uppermost. */
    private Svg.Group group() {
        return group(getTransform(), getClip(), clipped);
    }

    private Svg.Group group(AffineTransform transform, @Nullable Shape clip, boolean mine) {
        Svg.Group around = origin.map(o -> o.graphics().group(o.transform(), o.clip(), o.clipped()))
                .orElse(svg.root());
        Optional<Svg.Group> open = last.filter(each -> around.isUppermost(each)
                && transform.equals(lastTransform)
                && (clip == null ? lastClip == null : clip.equals(lastClip)));
        Svg.Group group = open.orElseGet(() -> around.group(
                relative(origin.map(Origin::transform).orElseGet(AffineTransform::new), transform),
                mine ? Optional.ofNullable(clip) : Optional.empty()));
        last = Optional.of(group);
        lastTransform = transform;
        lastClip = clip;
        return group;
    }

    private static AffineTransform relative(AffineTransform outer, AffineTransform inner) {
        try {
            AffineTransform relative = outer.createInverse();
            relative.concatenate(inner);
            return relative;
        } catch (NoninvertibleTransformException e) {
            // Nothing of it has a place anywhere.
            return AffineTransform.getScaleInstance(0, 0);
        }
    }

    private float opacity() {
        return getComposite() instanceof AlphaComposite alpha ? alpha.getAlpha() : 1;
    }

    @Override
    public void fill(Shape shape) {
        group().fill(shape, 0, 0, getPaint(), opacity());
    }

    @Override
    public void draw(Shape shape) {
        if (getStroke() instanceof BasicStroke line) {
            group().draw(shape, getPaint(), opacity(), line);
        } else {
            fill(getStroke().createStrokedShape(shape));
        }
    }

    @Override
    public void drawString(String text, float x, float y) {
        if (!text.isEmpty()) {
            drawGlyphVector(layout(text), x, y);
        }
    }

    private GlyphVector layout(String text) {
        char[] letters = text.toCharArray();
        return getFont()
                .layoutGlyphVector(getFontRenderContext(), letters, 0, letters.length, Font.LAYOUT_LEFT_TO_RIGHT);
    }

    /** Letter by letter, so that a letter that comes again is written once. */
    @Override
    public void drawGlyphVector(GlyphVector glyphs, float x, float y) {
        Svg.Group group = group();
        for (int i = 0; i < glyphs.getNumGlyphs(); i++) {
            Point2D at = glyphs.getGlyphPosition(i);
            AffineTransform home = AffineTransform.getTranslateInstance(-at.getX(), -at.getY());
            group.fill(
                    home.createTransformedShape(glyphs.getGlyphOutline(i)),
                    x + at.getX(),
                    y + at.getY(),
                    getPaint(),
                    opacity());
        }
    }

    @Override
    public void drawString(String text, int x, int y) {
        drawString(text, (float) x, (float) y);
    }

    @Override
    public void drawString(AttributedCharacterIterator text, int x, int y) {
        drawString(text, (float) x, (float) y);
    }

    @Override
    public void drawString(AttributedCharacterIterator text, float x, float y) {
        new TextLayout(text, getFontRenderContext()).draw(this, x, y);
    }

    @Override
    public void drawLine(int x1, int y1, int x2, int y2) {
        draw(new Line2D.Double(x1, y1, x2, y2));
    }

    @Override
    public void drawRect(int x, int y, int width, int height) {
        draw(new Rectangle(x, y, width, height));
    }

    @Override
    public void fillRect(int x, int y, int width, int height) {
        fill(new Rectangle(x, y, width, height));
    }

    @Override
    public void clearRect(int x, int y, int width, int height) {
        group().fill(new Rectangle(x, y, width, height), 0, 0, getBackground(), 1);
    }

    @Override
    public void drawRoundRect(int x, int y, int width, int height, int arcWidth, int arcHeight) {
        draw(new RoundRectangle2D.Double(x, y, width, height, arcWidth, arcHeight));
    }

    @Override
    public void fillRoundRect(int x, int y, int width, int height, int arcWidth, int arcHeight) {
        fill(new RoundRectangle2D.Double(x, y, width, height, arcWidth, arcHeight));
    }

    @Override
    public void drawOval(int x, int y, int width, int height) {
        draw(new Ellipse2D.Double(x, y, width, height));
    }

    @Override
    public void fillOval(int x, int y, int width, int height) {
        fill(new Ellipse2D.Double(x, y, width, height));
    }

    @Override
    public void drawArc(int x, int y, int width, int height, int from, int angle) {
        draw(new Arc2D.Double(x, y, width, height, from, angle, Arc2D.OPEN));
    }

    @Override
    public void fillArc(int x, int y, int width, int height, int from, int angle) {
        fill(new Arc2D.Double(x, y, width, height, from, angle, Arc2D.PIE));
    }

    @Override
    public void drawPolyline(int[] xs, int[] ys, int count) {
        for (int i = 1; i < count; i++) {
            drawLine(xs[i - 1], ys[i - 1], xs[i], ys[i]);
        }
    }

    @Override
    public void drawPolygon(int[] xs, int[] ys, int count) {
        draw(new Polygon(xs, ys, count));
    }

    @Override
    public void fillPolygon(int[] xs, int[] ys, int count) {
        fill(new Polygon(xs, ys, count));
    }

    @Override
    public void drawPolygon(Polygon polygon) {
        draw(polygon);
    }

    @Override
    public void fillPolygon(Polygon polygon) {
        fill(polygon);
    }

    @Override
    public void drawChars(char[] letters, int from, int count, int x, int y) {
        drawString(String.valueOf(letters, from, count), x, y);
    }

    private static UnsupportedOperationException noPixels() {
        return new UnsupportedOperationException("a picture of shapes has no pixels");
    }

    @Override
    public void drawBytes(byte[] letters, int from, int count, int x, int y) {
        throw noPixels();
    }

    @Override
    public void draw3DRect(int x, int y, int width, int height, boolean raised) {
        throw noPixels();
    }

    @Override
    public void fill3DRect(int x, int y, int width, int height, boolean raised) {
        throw noPixels();
    }

    @Override
    public boolean drawImage(Image image, AffineTransform transform, ImageObserver observer) {
        throw noPixels();
    }

    @Override
    public void drawImage(BufferedImage image, BufferedImageOp operation, int x, int y) {
        throw noPixels();
    }

    @Override
    public void drawRenderedImage(RenderedImage image, AffineTransform transform) {
        throw noPixels();
    }

    @Override
    public void drawRenderableImage(RenderableImage image, AffineTransform transform) {
        throw noPixels();
    }

    @Override
    public boolean drawImage(Image image, int x, int y, ImageObserver observer) {
        throw noPixels();
    }

    @Override
    public boolean drawImage(Image image, int x, int y, int width, int height, ImageObserver observer) {
        throw noPixels();
    }

    @Override
    public boolean drawImage(Image image, int x, int y, Color background, ImageObserver observer) {
        throw noPixels();
    }

    @Override
    public boolean drawImage(
            Image image, int x, int y, int width, int height, Color background, ImageObserver observer) {
        throw noPixels();
    }

    @Override
    public boolean drawImage(
            Image image, int x1, int y1, int x2, int y2, int u1, int v1, int u2, int v2, ImageObserver observer) {
        throw noPixels();
    }

    @Override
    public boolean drawImage(
            Image image,
            int x1,
            int y1,
            int x2,
            int y2,
            int u1,
            int v1,
            int u2,
            int v2,
            Color background,
            ImageObserver observer) {
        throw noPixels();
    }

    @Override
    public void copyArea(int x, int y, int width, int height, int dx, int dy) {
        throw noPixels();
    }

    @Override
    public void setXORMode(Color colour) {
        throw new UnsupportedOperationException("what is drawn stays");
    }

    @Override
    public void setClip(@Nullable Shape clip) {
        clipped = true;
        super.setClip(clip);
    }

    @Override
    public void setClip(int x, int y, int width, int height) {
        setClip(new Rectangle(x, y, width, height));
    }

    @Override
    public void clip(Shape clip) {
        clipped = true;
        super.clip(clip);
    }

    @Override
    public void clipRect(int x, int y, int width, int height) {
        clip(new Rectangle(x, y, width, height));
    }

    @Override
    public FontRenderContext getFontRenderContext() {
        return new FontRenderContext(null, true, true);
    }
}
