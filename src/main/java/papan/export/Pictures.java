package papan.export;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import papan.format.Visible;

/** Makes picture files of drawings. */
public final class Pictures {
    private Pictures() {}

    /**
     * A drawing as pixels.
     *
     * @param scale pixels for each unit of the drawing: 2 for a sharp picture on paper
     */
    public static BufferedImage pixels(Drawing drawing, int width, int height, int scale) {
        BufferedImage image = new BufferedImage(width * scale, height * scale, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.scale(scale, scale);
        drawing.draw(g, width, height);
        g.dispose();
        return image;
    }

    /** The bytes of a PNG file. */
    public static byte[] png(BufferedImage image) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /**
     * The bytes of an SVG file. Letters become shapes, so that it looks the same where a font is missing; what they say is
     * kept as title and description.
     */
    public static byte[] svg(Drawing drawing, int width, int height, String title, String description) {
        try {
            Document document =
                    DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
            Element root = document.createElementNS("http://www.w3.org/2000/svg", "svg");
            document.appendChild(root);
            SVGGeneratorContext context = SVGGeneratorContext.createDefault(document);
            context.setComment(null);
            context.setExtensionHandler(new Gradients());
            SVGGraphics2D g = new SVGGraphics2D(context, true);
            g.setSVGCanvasSize(new Dimension(width, height));
            drawing.draw(g, width, height);
            Element svg = g.getRoot(root);
            svg.setAttributeNS(null, "viewBox", "0 0 " + width + " " + height);
            svg.setAttributeNS(null, "role", "img");
            insert(document, svg, "desc", description);
            insert(document, svg, "title", title);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            TransformerFactory.newInstance().newTransformer().transform(new DOMSource(svg), new StreamResult(out));
            return out.toByteArray();
        } catch (ParserConfigurationException | TransformerException e) {
            throw new IllegalStateException("this Java cannot write XML", e);
        }
    }

    private static void insert(Document document, Element svg, String name, String text) {
        Element element = document.createElementNS("http://www.w3.org/2000/svg", name);
        element.appendChild(document.createTextNode(Visible.text(text)));
        svg.insertBefore(element, svg.getFirstChild());
    }
}
