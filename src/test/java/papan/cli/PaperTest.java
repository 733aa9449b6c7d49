package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What others read in a lesson on paper, and what is left beside it. */
class PaperTest {
    @TempDir
    private Path folder;

    private Path paper(String name) {
        Path file = folder.resolve(name);
        Cli.Result result = Cli.run("export", "first-turn", "--to", "pdf", "--out", file.toString());
        assertThat(result.status()).isZero();
        assertThat(result.err()).isEmpty();
        return file;
    }

    @Test
    void whoHearsThePaperIsToldEveryBoard() throws IOException {
        try (PDDocument paper = Loader.loadPDF(paper("a.pdf").toFile())) {
            assertThat(paper.getDocumentCatalog().getMarkInfo().isMarked()).isTrue();
            assertThat(paper.getDocumentCatalog().getLanguage()).isEqualTo("en");
            assertThat(paper.getDocumentInformation().getTitle()).isNotBlank();
            List<PDStructureElement> figures = new ArrayList<>();
            collect(paper.getDocumentCatalog().getStructureTreeRoot(), figures);
            assertThat(figures).hasSizeGreaterThan(5);
            assertThat(figures)
                    .allSatisfy(figure ->
                            assertThat(figure.getAlternateDescription()).contains("N1", "S7"));
        }
    }

    private static void collect(PDStructureNode node, List<PDStructureElement> figures) {
        for (Object kid : node.getKids()) {
            if (kid instanceof PDStructureElement element) {
                if ("Figure".equals(element.getStructureType())) {
                    figures.add(element);
                }
                collect(element, figures);
            }
        }
    }

    @Test
    void theSameLessonMakesTheSameBytes() throws IOException {
        assertThat(paper("a.pdf")).hasSameBinaryContentAs(paper("b.pdf"));
    }

    @Test
    void nothingIsSaidBesideAndNoListOfFontsIsLeft() throws IOException {
        List<String> said = new ArrayList<>();
        Handler ear = new Handler() {
            @Override
            public void publish(LogRecord told) {
                said.add(told.getLoggerName() + ": " + told.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Path home = Files.createDirectory(folder.resolve("home"));
        String before = System.setProperty("pdfbox.fontcache", home.toString());
        Logger.getLogger("").addHandler(ear);
        try {
            paper("a.pdf");
        } finally {
            Logger.getLogger("").removeHandler(ear);
            if (before == null) {
                System.clearProperty("pdfbox.fontcache");
            } else {
                System.setProperty("pdfbox.fontcache", before);
            }
        }
        assertThat(said).isEmpty();
        try (Stream<Path> left = Files.list(home)) {
            assertThat(left).isEmpty();
        }
    }
}
