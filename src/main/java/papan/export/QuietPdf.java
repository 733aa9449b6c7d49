package papan.export;

import com.openhtmltopdf.util.XRLog;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.fontbox.FontBoxFont;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.font.CIDFontMapping;
import org.apache.pdfbox.pdmodel.font.FontMapper;
import org.apache.pdfbox.pdmodel.font.FontMappers;
import org.apache.pdfbox.pdmodel.font.FontMapping;
import org.apache.pdfbox.pdmodel.font.PDCIDSystemInfo;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the library that writes PDF to writing: it would warn on the terminal of fonts that nobody uses, look through all
 * fonts of the system, leave a list of them in the home folder, and note the time.
 */
final class QuietPdf {
    /** Held here, for a logger that nobody holds forgets its level. */
    private static final List<Logger> LOGGERS =
            List.of(Logger.getLogger("org.apache.pdfbox"), Logger.getLogger("org.apache.fontbox"));

    private QuietPdf() {}

    /** An empty document; the same content makes the same bytes. */
    static PDDocument document(String content) {
        XRLog.setLoggingEnabled(false);
        LOGGERS.forEach(logger -> logger.setLevel(Level.OFF));
        FontMappers.set(new OwnFont());
        PDDocument document = new Timeless();
        document.setVersion(1.7f);
        document.setDocumentId((long) content.hashCode());
        return document;
    }

    /** A document that doesn't say when it was written. */
    private static final class Timeless extends PDDocument {
        @Override
        public void setDocumentInformation(PDDocumentInformation info) {
            info.setCreationDate(null);
            super.setDocumentInformation(info);
        }
    }

    /** Knows of no font of the system: whatever is asked for, it is the program's own, which is in the file anyway. */
    private static final class OwnFont implements FontMapper {
        private @Nullable TrueTypeFont font;

        private synchronized TrueTypeFont font() {
            TrueTypeFont known = font;
            if (known == null) {
                try (InputStream file = ProgramFont.regular()) {
                    known = new TTFParser().parse(RandomAccessReadBuffer.createBufferFromStream(file));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                font = known;
            }
            return known;
        }

        @Override
        public FontMapping<TrueTypeFont> getTrueTypeFont(String name, @Nullable PDFontDescriptor descriptor) {
            return new FontMapping<>(font(), true);
        }

        @Override
        public FontMapping<FontBoxFont> getFontBoxFont(String name, @Nullable PDFontDescriptor descriptor) {
            return new FontMapping<>(font(), true);
        }

        @Override
        public CIDFontMapping getCIDFont(
                String name, @Nullable PDFontDescriptor descriptor, @Nullable PDCIDSystemInfo characters) {
            return new CIDFontMapping(null, font(), true);
        }
    }
}
