package papan.export;

import java.awt.Color;
import java.awt.LinearGradientPaint;
import java.awt.MultipleGradientPaint;
import java.awt.Paint;
import java.awt.RadialGradientPaint;
import java.awt.geom.AffineTransform;
import java.util.Locale;
import org.apache.batik.svggen.DefaultExtensionHandler;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGPaintDescriptor;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Element;

/** Writes colours that pass into one another, which the generator of SVG leaves out by itself. */
final class Gradients extends DefaultExtensionHandler {
    private static final String SVG = "http://www.w3.org/2000/svg";

    @Override
    public @Nullable SVGPaintDescriptor handlePaint(Paint paint, SVGGeneratorContext context) {
        if (paint instanceof RadialGradientPaint radial) {
            Element element = context.getDOMFactory().createElementNS(SVG, "radialGradient");
            set(element, "cx", radial.getCenterPoint().getX());
            set(element, "cy", radial.getCenterPoint().getY());
            set(element, "fx", radial.getFocusPoint().getX());
            set(element, "fy", radial.getFocusPoint().getY());
            set(element, "r", radial.getRadius());
            return described(element, radial, context);
        }
        if (paint instanceof LinearGradientPaint linear) {
            Element element = context.getDOMFactory().createElementNS(SVG, "linearGradient");
            set(element, "x1", linear.getStartPoint().getX());
            set(element, "y1", linear.getStartPoint().getY());
            set(element, "x2", linear.getEndPoint().getX());
            set(element, "y2", linear.getEndPoint().getY());
            return described(element, linear, context);
        }
        return super.handlePaint(paint, context);
    }

    private static SVGPaintDescriptor described(
            Element element, MultipleGradientPaint paint, SVGGeneratorContext context) {
        String id = context.getIDGenerator().generateID("gradient");
        element.setAttributeNS(null, "id", id);
        element.setAttributeNS(null, "gradientUnits", "userSpaceOnUse");
        element.setAttributeNS(
                null,
                "spreadMethod",
                switch (paint.getCycleMethod()) {
                    case NO_CYCLE -> "pad";
                    case REFLECT -> "reflect";
                    case REPEAT -> "repeat";
                });
        AffineTransform t = paint.getTransform();
        if (!t.isIdentity()) {
            double[] m = new double[6];
            t.getMatrix(m);
            element.setAttributeNS(
                    null,
                    "gradientTransform",
                    String.format(
                            Locale.ROOT, "matrix(%.5f %.5f %.5f %.5f %.3f %.3f)", m[0], m[1], m[2], m[3], m[4], m[5]));
        }
        for (int i = 0; i < paint.getFractions().length; i++) {
            Color colour = paint.getColors()[i];
            Element stop = context.getDOMFactory().createElementNS(SVG, "stop");
            set(stop, "offset", paint.getFractions()[i]);
            stop.setAttributeNS(null, "stop-color", String.format(Locale.ROOT, "#%06x", colour.getRGB() & 0xFFFFFF));
            set(stop, "stop-opacity", colour.getAlpha() / 255.0);
            element.appendChild(stop);
        }
        return new SVGPaintDescriptor("url(#" + id + ")", "1", element);
    }

    private static void set(Element element, String attribute, double value) {
        element.setAttributeNS(null, attribute, String.format(Locale.ROOT, "%.4f", value));
    }
}
