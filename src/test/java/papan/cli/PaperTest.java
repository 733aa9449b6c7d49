package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
                    .allSatisfy(figure -> assertThat(figure.getAlternateDescription())
                            .containsPattern("N1(?s:.*)S7|An empty board to write in"));
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

    /** In a Java of its own: once an earlier paper has made its list of fonts, none is made any more. */
    @Test
    void nothingIsSaidBesideAndNoListOfFontsIsLeft() throws IOException, InterruptedException {
        Path home = Files.createDirectory(folder.resolve("home"));
        Path paper = folder.resolve("a.pdf");
        AnotherJava.Called papan =
                AnotherJava.run(home, Map.of(), "export", "first-turn", "--to", "pdf", "--out", paper.toString());
        assertThat(papan.said()).isEmpty();
        assertThat(papan.status()).isZero();
        assertThat(paper).isNotEmptyFile();
        // Java itself keeps there what it knows of the system's fonts, whatever program it runs.
        try (Stream<Path> left = Files.list(home)) {
            assertThat(left).allMatch(each -> each.endsWith(".java"));
        }
    }
}
