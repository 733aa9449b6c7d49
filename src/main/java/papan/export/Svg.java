package papan.export;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.LinearGradientPaint;
import java.awt.MultipleGradientPaint;
import java.awt.Paint;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A file of SVG. What is drawn several times, be it a shape or a group of shapes, is written once and used again, and
 * looks are classes: a seed costs little more than the place where it lies.
 */
final class Svg {
    /** Numbers in transforms that stretch or turn have so many places, all others this many fewer. */
    private static final int FINE = 4;

    /** Shapes larger than this are written to tenths, smaller ones to hundredths. */
    private static final double SMALL = 40;

    private final Group root = new Group(this, new AffineTransform(), Optional.empty());
    private final Map<String, String> classes = new LinkedHashMap<>();
    private final Map<String, String> definitions = new LinkedHashMap<>();
    private final Map<String, Piece> pieces = new LinkedHashMap<>();

    Group root() {
        return root;
    }

    /** The whole file. */
    String written(int width, int height, String title, String description) {
        StringBuilder drawn = new StringBuilder();
        write(piece(root), drawn);
        StringBuilder svg = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"");
        svg.append(width).append("\" height=\"").append(height).append("\" viewBox=\"0 0 ");
        svg.append(width).append(' ').append(height).append("\">\n<title>");
        svg.append(Html.escape(title)).append("</title>\n<desc>").append(Html.escape(description));
        svg.append("</desc>\n<style>\nsvg{fill:none;stroke-miterlimit:10}\n");
        classes.forEach((look, name) ->
                svg.append('.').append(name).append('{').append(look).append("}\n"));
        svg.append("</style>\n<defs>\n");
        definitions.forEach((definition, id) -> svg.append(definition.replace("ID", id)));
        for (Piece piece : pieces.values().stream().filter(Piece::isUsedAgain).toList()) {
            define(piece, svg);
        }
        return svg.append("</defs>\n").append(drawn).append("</svg>\n").toString();
    }

    private static String name(String letter, int number) {
        return letter + Integer.toString(number, Character.MAX_RADIX);
    }

    /** The id of something that is only referred to; {@code ID} stands for it. */
    private String defined(String definition) {
        return definitions.computeIfAbsent(definition + "\n", any -> name("d", definitions.size()));
    }

    /** Something as it is drawn from its own beginning: a path, or uses of others. It is the same one wherever it is drawn. */
    private static final class Piece {
        private final String id;
        private final String path;
        private final List<Use> uses;
        private int drawn;

        Piece(String id, String path, List<Use> uses) {
            this.id = id;
            this.path = path;
            this.uses = uses;
        }

        boolean isUsedAgain() {
            return drawn > 1;
        }
    }

    /** Where a piece is drawn, and with which attributes. */
    private record Use(Piece piece, double x, double y, String attributes) {
        String key() {
            return piece.id + " " + number(x, 2) + " " + number(y, 2) + attributes;
        }

        /** The path where it is drawn, for one that is drawn nowhere else. */
        String placed() {
            return piece.path.startsWith(BEGINNING)
                    ? "M" + number(x, 2) + " " + number(y, 2) + piece.path.substring(BEGINNING.length())
                    : piece.path;
        }
    }

    private Piece path(String path) {
        return pieces.computeIfAbsent(path, any -> new Piece(name("p", pieces.size()), path, List.of()));
    }

    private Piece piece(Group group) {
        List<Use> uses = new ArrayList<>();
        for (Object each : group.drawn) {
            if (each instanceof Use use) {
                uses.add(use);
            } else if (each instanceof Group inner && !inner.drawn.isEmpty()) {
                uses.add(new Use(piece(inner), 0, 0, inner.attributes()));
            }
        }
        String key = String.join("\n", uses.stream().map(Use::key).toList());
        Piece known = pieces.get(key);
        if (known != null) {
            return known;
        }
        uses.forEach(use -> use.piece().drawn++);
        Piece made = new Piece(name("p", pieces.size()), "", uses);
        pieces.put(key, made);
        return made;
    }

    private static void define(Piece piece, StringBuilder out) {
        if (piece.path.isEmpty()) {
            out.append("<g id=\"").append(piece.id).append("\">\n");
            write(piece, out);
            out.append("</g>\n");
        } else {
            out.append("<path id=\"")
                    .append(piece.id)
                    .append("\" d=\"")
                    .append(piece.path)
                    .append("\"/>\n");
        }
    }

    private static void write(Piece piece, StringBuilder out) {
        for (Use use : piece.uses) {
            Piece used = use.piece();
            if (used.isUsedAgain()) {
                out.append("<use href=\"#").append(used.id).append('"').append(use.attributes());
                out.append(use.x() == 0 ? "" : " x=\"" + number(use.x(), 2) + "\"");
                out.append(use.y() == 0 ? "" : " y=\"" + number(use.y(), 2) + "\"")
                        .append("/>\n");
            } else if (used.path.isEmpty()) {
                out.append("<g").append(use.attributes()).append(">\n");
                write(used, out);
                out.append("</g>\n");
            } else {
                out.append("<path")
                        .append(use.attributes())
                        .append(" d=\"")
                        .append(use.placed())
                        .append("\"/>\n");
            }
        }
    }

    /** A number as short as it can be written. */
    private static String number(double value, int places) {
        BigDecimal rounded = BigDecimal.valueOf(value).setScale(places, RoundingMode.HALF_UP);
        String text = rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
        if (text.startsWith("0.")) {
            return text.substring(1);
        }
        return text.startsWith("-0.") ? "-" + text.substring(2) : text;
    }

    private static String attribute(String name, double value) {
        return " " + name + "=\"" + number(value, 2) + "\"";
    }

    private static String transform(String name, AffineTransform t) {
        if (t.isIdentity()) {
            return "";
        }
        String translation = number(t.getTranslateX(), 2) + " " + number(t.getTranslateY(), 2);
        boolean moved = t.getType() == AffineTransform.TYPE_TRANSLATION;
        String stretched = moved
                ? ""
                : String.join(
                        " ",
                        number(t.getScaleX(), FINE),
                        number(t.getShearY(), FINE),
                        number(t.getShearX(), FINE),
                        number(t.getScaleY(), FINE),
                        "");
        return " " + name + "=\"" + (moved ? "translate(" : "matrix(") + stretched + translation + ")\"";
    }

    private static final String BEGINNING = "m0 0";

    /** A path from its own beginning, and where that is. */
    private record Outline(String path, double x, double y) {
        /** The path from the beginning of all places. */
        String inPlace() {
            return "M" + number(x, 2) + " " + number(y, 2) + path.substring(BEGINNING.length());
        }

        static Optional<Outline> of(Shape shape) {
            PathIterator steps = shape.getPathIterator(null);
            if (steps.isDone()) {
                return Optional.empty();
            }
            double[] c = new double[6];
            steps.currentSegment(c);
            Pen pen = new Pen(c[0], c[1], Math.max(width(shape), height(shape)) < SMALL ? 2 : 1);
            for (; !steps.isDone(); steps.next()) {
                pen.step(steps.currentSegment(c), c);
            }
            return Optional.of(new Outline(pen.path.toString(), pen.originX, pen.originY));
        }

        private static double width(Shape shape) {
            return shape.getBounds2D().getWidth();
        }

        private static double height(Shape shape) {
            return shape.getBounds2D().getHeight();
        }
    }

    /** Writes the steps of a path relative to one another; what is rounded away at one is made good at the next. */
    private static final class Pen {
        private final StringBuilder path = new StringBuilder();
        private final double originX;
        private final double originY;
        private final int places;
        private final double parts;
        private char last;
        private long x;
        private long y;
        private long startX;
        private long startY;

        Pen(double originX, double originY, int places) {
            this.originX = originX;
            this.originY = originY;
            this.places = places;
            this.parts = Math.pow(10, places);
        }

        void step(int kind, double[] c) {
            switch (kind) {
                case PathIterator.SEG_MOVETO -> {
                    to('m', c, 1);
                    startX = x;
                    startY = y;
                }
                case PathIterator.SEG_LINETO -> to('l', c, 1);
                case PathIterator.SEG_QUADTO -> to('q', c, 2);
                case PathIterator.SEG_CUBICTO -> to('c', c, 3);
                default -> {
                    path.append('z');
                    last = 'z';
                    x = startX;
                    y = startY;
                }
            }
        }

        private void to(char command, double[] c, int points) {
            if (command != last || command == 'm') {
                path.append(command);
                last = command;
            }
            long fromX = x;
            long fromY = y;
            for (int i = 0; i < points; i++) {
                x = Math.round((c[2 * i] - originX) * parts);
                y = Math.round((c[2 * i + 1] - originY) * parts);
                put(x - fromX);
                put(y - fromY);
            }
        }

        private void put(long value) {
            String text = number(value / parts, places);
            boolean apart = Character.isLetter(path.charAt(path.length() - 1)) || text.startsWith("-");
            path.append(apart ? "" : " ").append(text);
        }
    }

    /** What is drawn under the same transform and the same clip. */
    static final class Group {
        private final Svg svg;
        private final AffineTransform relative;
        private final Optional<Shape> clip;
        /** Uses and groups, the lowest first. */
        private final List<Object> drawn = new ArrayList<>();

        private Group(Svg svg, AffineTransform relative, Optional<Shape> clip) {
            this.svg = svg;
            this.relative = relative;
            this.clip = clip;
        }

        /** A new group, the uppermost in this one. */
        Group group(AffineTransform transform, Optional<Shape> clipped) {
            Group group = new Group(svg, transform, clipped);
            drawn.add(group);
            return group;
        }

        boolean isUppermost(Group group) {
            return !drawn.isEmpty() && drawn.get(drawn.size() - 1) == group;
        }

        /** Fills a shape that is moved to a place. */
        void fill(Shape shape, double x, double y, Paint paint, float opacity) {
            boolean evenOdd = shape.getPathIterator(null).getWindingRule() == PathIterator.WIND_EVEN_ODD;
            add(shape, x, y, "fill", paint, opacity, evenOdd ? ";fill-rule:evenodd" : "");
        }

        void draw(Shape shape, Paint paint, float opacity, BasicStroke line) {
            add(shape, 0, 0, "stroke", paint, opacity, look(line));
        }

        private void add(Shape shape, double dx, double dy, String kind, Paint paint, float opacity, String more) {
            Outline.of(shape).ifPresent(outline -> {
                String look = look(kind, paint, opacity) + more;
                String name = svg.classes.computeIfAbsent(look, any -> name("l", svg.classes.size()));
                // Colours that pass into one another have a place of their own, from which the shape must not be moved.
                boolean moves = paint instanceof Color;
                String path = moves ? outline.path() : outline.inPlace();
                double x = moves ? outline.x() + dx : dx;
                double y = moves ? outline.y() + dy : dy;
                drawn.add(new Use(svg.path(path), x, y, " class=\"" + name + "\""));
            });
        }

        private String attributes() {
            String clipping = clip.flatMap(Outline::of)
                    .map(outline ->
                            svg.defined("<clipPath id=\"ID\"><path d=\"" + outline.inPlace() + "\"/></clipPath>"))
                    .map(id -> " clip-path=\"url(#" + id + ")\"")
                    .orElse("");
            return transform("transform", relative) + clipping;
        }

        private static String look(BasicStroke line) {
            StringBuilder look = new StringBuilder(";stroke-width:" + number(line.getLineWidth(), 2));
            switch (line.getEndCap()) {
                case BasicStroke.CAP_ROUND -> look.append(";stroke-linecap:round");
                case BasicStroke.CAP_SQUARE -> look.append(";stroke-linecap:square");
                default -> {}
            }
            switch (line.getLineJoin()) {
                case BasicStroke.JOIN_ROUND -> look.append(";stroke-linejoin:round");
                case BasicStroke.JOIN_BEVEL -> look.append(";stroke-linejoin:bevel");
                default -> {}
            }
            float[] dashes = line.getDashArray();
            if (dashes != null) {
                look.append(";stroke-dasharray:");
                for (float dash : dashes) {
                    look.append(number(dash, 2)).append(' ');
                }
                look.append(";stroke-dashoffset:").append(number(line.getDashPhase(), 2));
            }
            return look.toString();
        }

        private String look(String kind, Paint paint, float opacity) {
            if (paint instanceof Color colour) {
                double alpha = colour.getAlpha() / 255.0 * opacity;
                return kind + ":" + hex(colour) + (alpha < 1 ? ";" + kind + "-opacity:" + number(alpha, 3) : "");
            }
            String shade = opacity < 1 ? ";" + kind + "-opacity:" + number(opacity, 3) : "";
            return kind + ":url(#" + svg.defined(gradient(paint)) + ")" + shade;
        }

        private static String gradient(Paint paint) {
            if (paint instanceof GradientPaint two) {
                Color[] colours = {two.getColor1(), two.getColor2()};
                return linear(two.getPoint1(), two.getPoint2())
                        + (two.isCyclic() ? " spreadMethod=\"reflect\">" : ">")
                        + stops(new float[] {0, 1}, colours)
                        + "</linearGradient>";
            }
            if (paint instanceof LinearGradientPaint line) {
                return linear(line.getStartPoint(), line.getEndPoint()) + spread(line) + "</linearGradient>";
            }
            if (paint instanceof RadialGradientPaint round) {
                Point2D centre = round.getCenterPoint();
                Point2D focus = round.getFocusPoint();
                return "<radialGradient id=\"ID\" gradientUnits=\"userSpaceOnUse\""
                        + attribute("cx", centre.getX())
                        + attribute("cy", centre.getY())
                        + attribute("fx", focus.getX())
                        + attribute("fy", focus.getY())
                        + attribute("r", round.getRadius())
                        + spread(round)
                        + "</radialGradient>";
            }
            throw new UnsupportedOperationException("a picture of shapes has no " + paint);
        }

        private static String linear(Point2D from, Point2D to) {
            return "<linearGradient id=\"ID\" gradientUnits=\"userSpaceOnUse\""
                    + attribute("x1", from.getX())
                    + attribute("y1", from.getY())
                    + attribute("x2", to.getX())
                    + attribute("y2", to.getY());
        }

        private static String spread(MultipleGradientPaint paint) {
            String method = switch (paint.getCycleMethod()) {
                case NO_CYCLE -> "";
                case REFLECT -> " spreadMethod=\"reflect\"";
                case REPEAT -> " spreadMethod=\"repeat\"";
            };
            return method + transform("gradientTransform", paint.getTransform()) + ">"
                    + stops(paint.getFractions(), paint.getColors());
        }

        private static String stops(float[] fractions, Color[] colours) {
            StringBuilder stops = new StringBuilder();
            for (int i = 0; i < fractions.length; i++) {
                stops.append("<stop").append(attribute("offset", fractions[i]));
                stops.append(" stop-color=\"").append(hex(colours[i])).append('"');
                if (colours[i].getAlpha() < 255) {
                    stops.append(" stop-opacity=\"")
                            .append(number(colours[i].getAlpha() / 255.0, 3))
                            .append('"');
                }
                stops.append("/>");
            }
            return stops.toString();
        }

        private static String hex(Color colour) {
            String digits = Integer.toHexString(colour.getRGB() & 0xFFFFFF);
            return "#" + "0".repeat(6 - digits.length()) + digits;
        }
    }
}
