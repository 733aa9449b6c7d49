package papan.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

class PicturesTest {
    @Test
    void whateverATitleHoldsAnSvgFileIsXml() throws Exception {
        byte[] svg = Pictures.svg(
                (g, width, height) -> g.fillRect(0, 0, width, height), 10, 10, "a\u001b[2J\uFFFFb", "c\u0000\nd<&>");
        Document read =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(svg));
        assertThat(read.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("a\uFFFD[2J\uFFFDb");
        assertThat(read.getElementsByTagName("desc").item(0).getTextContent()).isEqualTo("c\uFFFD\nd<&>");
    }
}
