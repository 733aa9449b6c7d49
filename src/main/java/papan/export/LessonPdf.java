package papan.export;

import com.openhtmltopdf.extend.FSTextBreaker;
import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.text.BreakIterator;
import java.util.Locale;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;
import papan.narration.Language;

/**
 * A page of HTML on sheets of paper, as a browser would print it. Nothing is fetched for it, and its letters are in the
 * file.
 */
public final class LessonPdf {
    private static final String FAMILY = "Papan Sans SC";

    /** What paper has and a page in a browser has not: sheets, their numbers, and letters that come with the program. */
    private static final String STYLE = """
            @page{margin:11mm 18mm 13mm;@bottom-center{content:counter(page);font-family:'Papan Sans SC';font-size:9pt}}
            body{font-family:'Papan Sans SC';font-size:11pt;line-height:1.45}
            section,.ask{border-color:#000}
            figure,figcaption{display:block}
            section>figure{margin:4mm 0;padding-top:3mm}
            figure .board{width:auto}
            section>figure .board{width:112mm}
            .left .board{width:79mm}
            .many .board{width:78mm}
            .three .board{width:55mm}
            section,.ask,figure,tr{page-break-inside:avoid}
            h1,h2,h3{page-break-after:avoid;margin-bottom:3mm}
            """;

    private LessonPdf() {}

    /** The sheets that printers have. */
    public enum Size {
        A4("210mm 297mm"),
        LETTER("8.5in 11in");

        private final String css;

        Size(String css) {
            this.css = css;
        }
    }

    /**
     * Writes the whole document.
     *
     * @param page of HTML, as {@link Paper} makes it
     * @throws IOException if the stream cannot be written
     */
    public static void write(String page, Language language, Size size, OutputStream out) throws IOException {
        PdfRendererBuilder builder = new PdfRendererBuilder();
        builder.usePDDocument(QuietPdf.document(page));
        builder.usePdfUaAccessibility(true);
        builder.withProducer("Papan");
        // Whatever a lesson says, nothing is fetched; a picture may be in the page itself.
        builder.useUriResolver((base, uri) -> uri.startsWith("data:") ? uri : null);
        builder.useSVGDrawer(new PaperBoards());
        builder.useUnicodeLineBreaker(new Breaks(Locale.forLanguageTag(language.tag())));
        builder.useFont(ProgramFont::regular, FAMILY, 400, FontStyle.NORMAL, true);
        builder.useFont(ProgramFont::bold, FAMILY, 700, FontStyle.NORMAL, true);
        builder.withW3cDocument(onPaper(page, size), null);
        builder.toStream(out);
        builder.run();
    }

    private static Document onPaper(String page, Size size) {
        Document document = parsed(page);
        Element head = (Element) document.getElementsByTagName("head").item(0);
        Element style = document.createElement("style");
        style.setTextContent(STYLE + "@page{size:" + size.css + "}");
        head.appendChild(style);
        leaveOut(document.getElementsByTagName("details"));
        tellPictures(document.getElementsByTagName("svg"));
        return document;
    }

    /** What is folded away on the page: answers are not printed, nor what only the teacher is to read. */
    private static void leaveOut(NodeList folded) {
        for (int i = folded.getLength() - 1; i >= 0; i--) {
            Node each = folded.item(i);
            each.getParentNode().removeChild(each);
        }
    }

    /** A page of HTML tells a picture by its label, the maker of PDF knows only what tells an image. */
    private static void tellPictures(NodeList pictures) {
        for (int i = 0; i < pictures.getLength(); i++) {
            Element each = (Element) pictures.item(i);
            each.setAttribute("alt", each.getAttribute("aria-label"));
        }
    }

    /** The page is well-formed but for its first line, which no parser of XML is to follow. */
    private static Document parsed(String page) {
        String xml = page.substring(page.indexOf("<html"));
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            return factory.newDocumentBuilder().parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new IllegalStateException("the page of a hand-out is well-formed", e);
        }
    }

    /** Where a line may end: in Chinese between any two characters, but not before a full stop. */
    private static final class Breaks implements FSTextBreaker {
        private final BreakIterator lines;

        Breaks(Locale locale) {
            lines = BreakIterator.getLineInstance(locale);
        }

        @Override
        public int next() {
            return lines.next();
        }

        @Override
        public void setText(String text) {
            lines.setText(text);
        }
    }
}
