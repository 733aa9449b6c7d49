package papan.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Polygon;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.font.TextAttribute;
import java.io.ByteArrayInputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.text.AttributedCharacterIterator;
import java.text.AttributedString;
import java.util.Map;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;

class PicturesTest {
    private static final Font LETTERS = new Font(Font.DIALOG, Font.PLAIN, 12);

    @Test
    void whateverATitleHoldsAnSvgFileIsXml() throws Exception {
        byte[] svg = Pictures.svg(
                (g, width, height) -> g.fillRect(0, 0, width, height), 10, 10, "a\u001b[2J\uFFFFb", "c\u0000\nd<&>");
        Document read =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(svg));
        assertThat(read.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("a\uFFFD[2J\uFFFDb");
        assertThat(read.getElementsByTagName("desc").item(0).getTextContent()).isEqualTo("c\uFFFD\nd<&>");
    }

    static Stream<Method> waysToDraw() {
        return Stream.of(Graphics2D.class.getMethods())
                .filter(way -> way.getName().matches("(draw|fill|clearRect|copyArea).*"));
    }

    /** What would be drawn nowhere is refused. */
    @ParameterizedTest
    @MethodSource("waysToDraw")
    void whateverIsDrawnIsInAnSvgFileOrRefused(Method way) throws Exception {
        Object[] given =
                Stream.of(way.getParameterTypes()).map(PicturesTest::something).toArray();
        String nothing = drawn(g -> {});
        try {
            assertThat(drawn(g -> way.invoke(g, given))).isNotEqualTo(nothing);
        } catch (InvocationTargetException e) {
            assertThat(e).hasCauseInstanceOf(UnsupportedOperationException.class);
        }
    }

    @Test
    void whatIsDrawnOnAPartIsThere() throws Exception {
        assertThat(drawn(g -> g.create(1, 1, 5, 5).fillRect(0, 0, 3, 3))).contains("<path");
    }

    private interface Act {
        void on(Graphics2D g) throws ReflectiveOperationException;
    }

    private static String drawn(Act act) throws ReflectiveOperationException {
        Svg svg = new Svg();
        act.on(new SvgGraphics(svg));
        return svg.written(10, 10, "", "");
    }

    /** A value of a type; for pictures there is none. */
    private static Object something(Class<?> type) {
        if (type == boolean.class) {
            return true;
        } else if (type == int.class) {
            return 2;
        } else if (type == float.class) {
            return 2f;
        } else if (type == int[].class) {
            return new int[] {1, 2};
        } else if (type == char[].class) {
            return "abcd".toCharArray();
        } else if (type == String.class) {
            return "a";
        } else if (type == Polygon.class) {
            return new Polygon(new int[] {1, 2, 3}, new int[] {1, 3, 1}, 3);
        } else if (type == Shape.class) {
            return new Rectangle(1, 1, 2, 2);
        } else if (type == GlyphVector.class) {
            return LETTERS.createGlyphVector(new FontRenderContext(null, true, true), "a");
        }
        return type == AttributedCharacterIterator.class
                ? new AttributedString("a", Map.of(TextAttribute.FONT, LETTERS)).getIterator()
                : null;
    }
}
