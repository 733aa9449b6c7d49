package papan.export;

import com.openhtmltopdf.css.sheet.FontFaceRule;
import com.openhtmltopdf.css.style.CssContext;
import com.openhtmltopdf.extend.OutputDevice;
import com.openhtmltopdf.extend.SVGDrawer;
import com.openhtmltopdf.layout.SharedContext;
import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.render.Box;
import com.openhtmltopdf.render.RenderingContext;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.io.File;
import java.util.List;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Draws the boards of a hand-out on paper: of SVG the rectangles, circles and words of which {@link BoardSvg} makes them. */
final class PaperBoards implements SVGDrawer {
    /** How large a board is drawn, in pixels of CSS for one of its units, where that is not wider than the paper. */
    private static final double USUAL = 0.8;

    private static final double WIDEST = 630;
    private static final float LINE = 2;
    private static final float LIFT = 6;
    private static final float[] BURNT = {4, 4};
    private static final float COUNT = 24;
    private static final float NAME = 16;

    private final Font regular = ProgramFont.font(ProgramFont.regular());
    private final Font bold = ProgramFont.font(ProgramFont.bold());

    @Override
    public SVGImage buildSVGImage(
            Element svg, Box box, CssContext context, double cssWidth, double cssHeight, double dotsPerPixel) {
        String[] view = svg.getAttribute("viewBox").split(" ", -1);
        double width = Double.parseDouble(view[2]);
        double height = Double.parseDouble(view[3]);
        double usual = cssWidth > 0 ? cssWidth / dotsPerPixel / width : Math.min(USUAL, WIDEST / width);
        return new Board(svg, width, height, usual, dotsPerPixel);
    }

    /**
     * One board.
     *
     * <p>{@code scale} is from its own units to pixels of CSS, each of which is so many {@code dots} of the paper.
     */
    private final class Board implements SVGImage {
        private final Element svg;
        private final double width;
        private final double height;
        private final double scale;
        private final double dots;

        Board(Element svg, double width, double height, double scale, double dots) {
            this.svg = svg;
            this.width = width;
            this.height = height;
            this.scale = scale;
            this.dots = dots;
        }

        @Override
        public int getIntrinsicWidth() {
            return (int) Math.round(width * scale * dots);
        }

        @Override
        public int getIntrinsicHeight() {
            return (int) Math.round(height * scale * dots);
        }

        @Override
        public void drawSVG(OutputDevice paper, RenderingContext context, double x, double y) {
            paper.drawWithGraphics((float) x, (float) y, getIntrinsicWidth(), getIntrinsicHeight(), this::draw);
        }

        private void draw(Graphics2D g) {
            g.scale(scale, scale);
            g.setColor(Color.BLACK);
            NodeList all = svg.getChildNodes();
            for (int i = 0; i < all.getLength(); i++) {
                Node each = all.item(i);
                if (each instanceof Element element) {
                    draw(g, element);
                }
            }
        }

        private void draw(Graphics2D g, Element e) {
            switch (e.getTagName()) {
                case "rect" ->
                    line(
                            g,
                            e,
                            new RoundRectangle2D.Double(
                                    number(e, "x"),
                                    number(e, "y"),
                                    number(e, "width"),
                                    number(e, "height"),
                                    2 * number(e, "rx"),
                                    2 * number(e, "rx")));
                case "circle" -> {
                    double r = number(e, "r");
                    line(g, e, new Ellipse2D.Double(number(e, "cx") - r, number(e, "cy") - r, 2 * r, 2 * r));
                }
                case "text" -> word(g, e);
                default -> throw new IllegalArgumentException("a board has no " + e.getTagName());
            }
        }

        private void line(Graphics2D g, Element e, Shape shape) {
            g.setStroke(
                    switch (e.getAttribute("class")) {
                        case "line burnt" ->
                            new BasicStroke(LINE, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, BURNT, 0);
                        case "lift" -> new BasicStroke(LIFT);
                        default -> new BasicStroke(LINE);
                    });
            g.draw(shape);
        }

        /** In the middle of its place, as an outline: it is a picture, whose words stand beside it. */
        private void word(Graphics2D g, Element e) {
            boolean count = e.getAttribute("class").equals("count");
            Font font = count ? bold.deriveFont(COUNT) : regular.deriveFont(NAME);
            Shape outline = font.createGlyphVector(new FontRenderContext(null, true, true), e.getTextContent())
                    .getOutline();
            Rectangle2D size = outline.getBounds2D();
            g.fill(AffineTransform.getTranslateInstance(number(e, "x") - size.getCenterX(), number(e, "y"))
                    .createTransformedShape(outline));
        }

        private static double number(Element e, String name) {
            return Double.parseDouble(e.getAttribute(name));
        }
    }

    @Override
    public void importFontFaceRules(List<FontFaceRule> rules, SharedContext context) {}

    @Override
    public void addFontFile(File file, String family, Integer weight, FontStyle style) {}

    @Override
    public void close() {}
}
