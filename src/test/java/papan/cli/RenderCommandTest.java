package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.AlphaComposite;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import papan.model.Move;
import papan.rules.RuleSet;
import papan.search.Exhibition;
import papan.search.Strategy;

class RenderCommandTest {
    private static final String CALL = "render --rules congklak-classic";

    @TempDir
    private Path folder;

    private Cli.Result render(String options) {
        String sized = options.contains("--size") ? options : "--size 640 " + options;
        return Cli.run((CALL + " " + sized).split(" +", -1));
    }

    private Path drawn(String name, String options) throws IOException {
        Path file = folder.resolve(name);
        Cli.Result result = render(options + " --out " + file);
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).isEmpty();
        assertThat(result.status()).isZero();
        try (var files = Files.list(folder)) {
            assertThat(files)
                    .as("nothing half written")
                    .noneMatch(each -> each.toString().endsWith(".part"));
        }
        return file;
    }

    /** Ninety-eight seeds, and what a turn leaves on the board: each seed is one that was written before. */
    @ParameterizedTest
    @ValueSource(strings = {"", "--moves S3", "--moves S3 --at 20 --theme dark"})
    void aBoardOfShapesIsASmallFile(String options) throws IOException {
        Path file = drawn("board.svg", "--size 1280 " + options);
        assertThat(Files.size(file)).isLessThan(60_000);
        assertThat(Files.readString(file)).contains("<use href=");
    }

    @Test
    void aPictureIsAsLargeAsAskedAndAsHighAsTheBoard() throws IOException {
        BufferedImage one = ImageIO.read(drawn("one.png", "").toFile());
        assertThat(one.getWidth()).isEqualTo(640);
        assertThat(one.getHeight()).isBetween(270, 310);
        BufferedImage two = ImageIO.read(drawn("two.png", "--scale 2").toFile());
        assertThat(two.getWidth()).isEqualTo(1280);
        assertThat(two.getHeight()).isEqualTo(2 * one.getHeight());
        BufferedImage both = ImageIO.read(drawn("both.png", "--size 700x500").toFile());
        assertThat(both.getWidth()).isEqualTo(700);
        assertThat(both.getHeight()).isEqualTo(500);
    }

    @Test
    void aThemeIsSeenBesideTheBoard() throws IOException {
        int light = ImageIO.read(drawn("light.png", "").toFile()).getRGB(1, 1);
        int dark = ImageIO.read(drawn("dark.png", "--theme dark").toFile()).getRGB(1, 1);
        assertThat(light & 255).isGreaterThan(200);
        assertThat(dark & 255).isLessThan(80);
    }

    @Test
    void aDrawingTellsWhoCannotSeeItHowItStands() throws Exception {
        Document start = svg(drawn("start.svg", ""));
        assertThat(text(start, "title")).isEqualTo("Congklak, classic: board with 7 houses a side");
        assertThat(text(start, "desc"))
                .contains("South, from house 1 on: 7, 7, 7, 7, 7, 7, 7. Store: 0.")
                .contains("South moves.");
        Document later = svg(drawn("later.svg", "--moves S3 --at 5 --lang sv"));
        assertThat(text(later, "title")).doesNotContain("board");
        assertThat(text(later, "desc")).contains("8, 8, 0, 7, 7, 7, 7");
        assertThat(later.getElementsByTagName("path").getLength()).isGreaterThan(100);
        assertThat(later.getElementsByTagName("radialGradient").getLength())
                .as("hollows and shells are round, each kind once")
                .isBetween(4, 15);
    }

    @Test
    void whatComesAfterTheMomentIsNotTold() throws Exception {
        String before = text(svg(drawn("before.svg", "--moves S3 --at 0")), "desc");
        assertThat(before).isEqualTo(text(svg(drawn("still.svg", "")), "desc"));
    }

    @Test
    void aPositionComesFromAFile() throws Exception {
        Path position = folder.resolve("position.json");
        String row = "[0, 0, 0, 0, 0, 0, 5]";
        Files.writeString(
                position,
                "{\"south\": %s, \"north\": %s, \"stores\": {\"south\": 40, \"north\": 48}, \"mover\": \"north\"}"
                        .formatted(row, row),
                StandardCharsets.UTF_8);
        Document document = svg(drawn("position.svg", "--position " + position));
        assertThat(text(document, "desc"))
                .contains("0, 0, 0, 0, 0, 0, 5. Store: 40.")
                .contains("North moves.");
    }

    @Test
    void movesMoveSeedBySeedAndBeginAnew() throws Exception {
        String moves = "--moves S3 --speed 2";
        List<Shown> frames = frames(drawn("s3.gif", moves));
        int events = (int) Cli.run("trace", "--rules", "congklak-classic", "--moves", "S3")
                .out()
                .lines()
                .count();
        assertThat(frames).hasSize(events + 1);
        assertThat(frames.get(0).loops()).isTrue();
        assertThat(frames.stream().skip(2).limit(7))
                .as("a seed every 450 ms, twice as fast")
                .allMatch(f -> f.hundredths() == 23);
        assertThat(frames.get(events).hundredths()).as("rests at the end").isGreaterThan(300);
        assertThat(frames.stream().skip(1)).as("only what changes").allMatch(f -> f.covered() < 0.7);
        assertSame(
                frames.get(9).whole(),
                ImageIO.read(drawn("s3.png", "--moves S3 --at 9").toFile()));
        assertSame(
                frames.get(events).whole(),
                ImageIO.read(drawn("end.png", "--moves S3").toFile()));
        assertThat(frames(drawn("part.gif", moves + " --at 4"))).hasSize(5);
    }

    /** The few colours of moving pictures are near those of a picture. */
    private static void assertSame(BufferedImage moving, BufferedImage still) {
        assertThat(moving.getWidth()).isEqualTo(still.getWidth());
        assertThat(moving.getHeight()).isEqualTo(still.getHeight());
        long off = 0;
        for (int y = 0; y < still.getHeight(); y++) {
            for (int x = 0; x < still.getWidth(); x++) {
                for (int shift = 0; shift < 24; shift += 8) {
                    off += Math.abs(((moving.getRGB(x, y) >> shift) & 255) - ((still.getRGB(x, y) >> shift) & 255));
                }
            }
        }
        assertThat(off / (3.0 * still.getWidth() * still.getHeight())).isLessThan(4);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--out board.bmp | --out board.bmp: the name must end with .png, .svg or .gif.",
                "--out board.gif | A .gif file shows moves: add --moves S3,…, or write a .png or .svg file.",
                "--out b.png --speed 2 | --speed is about moving pictures: write a .gif file, or leave it out.",
                "--out b.gif --moves S3 --speed 9 | --speed 9.0 is not between 0.25 and 8.",
                "--out b.gif --moves S3 --speed NaN | papan render: Invalid value for option '--speed': \"NaN\" is not a number such as 2 or 0.5. Try papan render --help.",
                "--out b.png --theme dusk | --theme \"dusk\" is unknown. Did you mean \"dark\"?",
                "--out b.png --scale 4 | --scale 4 is not between 1 and 3.",
                "--out b.png --size 12 | --size: width 12 is not between 100 and 4000.",
                "--out b.png --size 640x9 | --size: height 9 is not between 100 and 4000.",
                "--out b.png --moves S3 --at 99 | --at 99 is not between 0 and 23.",
                "--out b.png --moves S9 | --moves, number 1: \"S9\" is not a house of this board. Houses are S1 to S7 and N1 to N7."
            })
    void aWrongCallIsToldInOneSentence(String options, String sentence) {
        Cli.Result result = Cli.run(("render --rules congklak-classic " + options).split(" ", -1));
        assertThat(result.err().strip()).isEqualTo(sentence);
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
    }

    @Test
    void aSizeThatIsNoneOrTooLargeIsToldWithOneThatWouldDo() {
        assertThat(render("--size wide --out b.png").err().strip())
                .matches("--size \"wide\" is not a width, such as 1280, or a width and a height, such as 1280x\\d+\\.");
        Cli.Result large = render("--size 4000x4000 --scale 3 --out b.png");
        assertThat(large.status()).isEqualTo(2);
        assertThat(large.err().strip())
                .isEqualTo("--size 4000x4000 at --scale 3 has 144000000 pixels; at most 36000000 can be drawn, such as"
                        + " --size 2000x2000.");
    }

    @Test
    void aRefusedMoveIsToldAndNothingIsWritten() {
        Path file = folder.resolve("refused.gif");
        Cli.Result result = render("--moves S3,S3 --out " + file);
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.err()).isNotBlank();
        assertThat(file).doesNotExist();
    }

    @Test
    void whereNothingCanBeWrittenThatIsTold() {
        for (String name : List.of("board.png", "board.svg", "board.gif")) {
            Path file = folder.resolve("missing").resolve(name);
            Cli.Result result = render("--moves S3 --at 1 --out " + file);
            assertThat(result.status()).isEqualTo(3);
            assertThat(result.err().strip())
                    .isEqualTo("The file " + file + " cannot be written: there is no such folder.");
        }
    }

    @Test
    void movingPicturesHaveAnEnd() {
        Path file = folder.resolve("long.gif");
        RuleSet rules = RuleSetOption.find("congklak-classic");
        Strategy random = Strategy.parse("random").orElseThrow();
        String moves = Exhibition.moves(rules, random, random, 1, 3).stream()
                .map(Move::toString)
                .collect(Collectors.joining(","));
        Cli.Result result = render("--moves " + moves + " --out " + file);
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err().strip())
                .matches("Moving pictures of \\d+ events are too long: leave out moves, or end them with --at 599\\.");
        assertThat(file).doesNotExist();
    }

    private static Document svg(Path file) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(Files.readAllBytes(file)));
    }

    private static String text(Document document, String element) {
        return document.getElementsByTagName(element).item(0).getTextContent();
    }

    /**
     * One of the moving pictures, as it is seen.
     *
     * @param covered which share of the picture it brings anew
     */
    private record Shown(BufferedImage whole, int hundredths, boolean loops, double covered) {}

    private static List<Shown> frames(Path file) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        List<Shown> frames = new ArrayList<>();
        try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
            reader.setInput(in);
            BufferedImage seen = new BufferedImage(reader.getWidth(0), reader.getHeight(0), BufferedImage.TYPE_INT_RGB);
            for (int i = 0; i < reader.getNumImages(true); i++) {
                BufferedImage part = reader.read(i);
                IIOMetadataNode root =
                        (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
                Graphics2D g = seen.createGraphics();
                g.drawImage(
                        part,
                        number(root, "ImageDescriptor", "imageLeftPosition"),
                        number(root, "ImageDescriptor", "imageTopPosition"),
                        null);
                g.dispose();
                frames.add(new Shown(
                        copy(seen),
                        number(root, "GraphicControlExtension", "delayTime"),
                        root.getElementsByTagName("ApplicationExtension").getLength() == 1,
                        (double) part.getWidth() * part.getHeight() / seen.getWidth() / seen.getHeight()));
            }
        } finally {
            reader.dispose();
        }
        return frames;
    }

    private static int number(IIOMetadataNode root, String element, String attribute) {
        NodeList found = root.getElementsByTagName(element);
        return Integer.parseInt(((IIOMetadataNode) found.item(0)).getAttribute(attribute));
    }

    private static BufferedImage copy(BufferedImage image) {
        BufferedImage copy = new BufferedImage(image.getWidth(), image.getHeight(), image.getType());
        Graphics2D g = copy.createGraphics();
        g.setComposite(AlphaComposite.Src);
        g.drawImage(image, 0, 0, null);
        g.dispose();
        return copy;
    }
}
