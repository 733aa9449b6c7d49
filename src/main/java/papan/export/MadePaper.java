package papan.export;

import java.awt.image.BufferedImage;
import java.awt.print.PrinterException;
import java.awt.print.PrinterJob;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.printing.PDFPageable;
import org.apache.pdfbox.rendering.PDFRenderer;
import papan.narration.Language;

/** Sheets of paper as they come out of a printer: what is looked at, printed and saved is one and the same file. */
public final class MadePaper {
    private static final float POINTS_PER_INCH = 72;

    private final byte[] pdf;

    private MadePaper(byte[] pdf) {
        this.pdf = pdf;
    }

    /** Makes the sheets of a page of HTML, as {@link Paper} writes it. */
    public static MadePaper of(String page, Language language, LessonPdf.Size size) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            LessonPdf.write(page, language, size, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new MadePaper(out.toByteArray());
    }

    /** The bytes of a PDF file. */
    public byte[] pdf() {
        return pdf.clone();
    }

    /** Each sheet as it looks, so many pixels wide. */
    public List<BufferedImage> sheets(int width) {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            PDFRenderer renderer = new PDFRenderer(document);
            List<BufferedImage> sheets = new ArrayList<>();
            for (int i = 0; i < document.getNumberOfPages(); i++) {
                float inches = document.getPage(i).getMediaBox().getWidth() / POINTS_PER_INCH;
                sheets.add(renderer.renderImageWithDPI(i, width / inches));
            }
            return sheets;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Asks which printer is to be used, and prints.
     *
     * @param name under which it stands in the printer's queue
     * @return why it could not be printed; empty if it was, or if nobody wanted it after all
     */
    public String print(String name) {
        PrinterJob job = PrinterJob.getPrinterJob();
        job.setJobName(name);
        try (PDDocument document = Loader.loadPDF(pdf)) {
            job.setPageable(new PDFPageable(document));
            if (job.printDialog()) {
                job.print();
            }
            return "";
        } catch (IOException | PrinterException e) {
            return String.valueOf(e.getMessage());
        }
    }
}
