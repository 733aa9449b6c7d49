package papan.json.lesson;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.format.Problem;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonText;
import papan.lesson.script.Picture;
import papan.lesson.script.Step;
import papan.lesson.text.LessonStrings;

/** Which pictures a lesson may show: small ones that lie beside it, with words for those who cannot see them. */
class LessonPictureTest {
    @TempDir
    private Path folder;

    private static byte[] encoded(String format, int width, int height) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), format, out);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /** A PNG whose header claims a size that its bytes do not have. */
    private static byte[] claiming(int width, int height) {
        byte[] bytes = encoded("png", 1, 1);
        ByteBuffer.wrap(bytes).putInt(16, width).putInt(20, height);
        return bytes;
    }

    private Path lesson(String fields) throws IOException {
        return Files.writeString(
                home().resolve("small.lesson.json"),
                LessonText.around("{ 'id': 's', 'kind': 'show', 'position': 'start', " + fields + " }"));
    }

    private Path home() throws IOException {
        return Files.createDirectories(folder.resolve("home"));
    }

    private void put(String name, byte[] bytes) throws IOException {
        Path file = home().resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
    }

    private List<String> codes(String fields) throws IOException {
        return LessonReader.check(lesson(fields), RuleBooks.shipped()).stream()
                .map(Problem::code)
                .toList();
    }

    private List<String> codesOf(String image) throws IOException {
        return codes("'image': '" + image + "', 'alt': 'A board.'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"board.png", "board.jpg", "in/side/a board.png", "..board.png", "a..b.png"})
    void aSmallPictureBesideTheLessonIsShown(String name) throws Exception {
        put(name, encoded(name.endsWith("jpg") ? "jpeg" : "png", 4000, 30));
        assertThat(codesOf(name)).isEmpty();

        Step.Show show =
                (Step.Show) LessonReader.read(lesson("'image': '" + name + "', 'alt': 'A board.'"), RuleBooks.shipped())
                        .steps()
                        .get(0);
        Picture picture = show.picture().orElseThrow();
        assertThat(picture.alt()).isEqualTo("A board.");
        assertThat(picture.source().read().orElseThrow()).isEqualTo(Files.readAllBytes(home().resolve(name)));
        assertThat(show.showsBoard()).isTrue();
    }

    @Test
    void whatIsToBeSeenMustBeSaid() throws IOException {
        put("board.png", encoded("png", 2, 2));
        assertThat(codes("'image': 'board.png'")).containsExactly("E450");
        assertThat(codes("'image': 'board.png', 'alt': '  '")).containsExactly("E450");
        assertThat(codes("'alt': 'A board.'")).containsExactly("E456");
    }

    @Test
    void whatIsToBeSeenIsTranslated() throws Exception {
        put("board.png", encoded("png", 2, 2));
        assertThat(LessonStrings.of(
                        LessonReader.read(lesson("'image': 'board.png', 'alt': 'A board.'"), RuleBooks.shipped())))
                .containsEntry("steps.s.alt", "A board.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/etc/board.png",
                "../board.png",
                "in/../../board.png",
                "in/..",
                ".",
                "in//board.png",
                "C:/board.png",
                "..\\\\board.png",
                "file:board.png",
                "https://example.org/board.png",
                "board.png\\u0000",
                "board.png/"
            })
    void nothingOutsideTheFolderIsRead(String name) throws IOException {
        Files.write(folder.resolve("board.png"), encoded("png", 2, 2));
        put("in/board.png", encoded("png", 2, 2));
        assertThat(codesOf(name)).containsExactly("E451");
        String text = LessonText.around("{ 'id': 's', 'kind': 'show', 'image': '" + name + "', 'alt': 'A board.' }");
        assertThat(LessonText.problems(text)).extracting(Problem::code).containsExactly("E451");
    }

    @Test
    void aLongNameIsRefusedAtOnce() throws IOException {
        assertThat(codesOf("a".repeat(199) + ":")).containsExactly("E451");
        assertThat(codesOf("a/".repeat(200) + "b")).containsExactly("E451");
    }

    @Test
    void aLinkMustNotLeadOutside() throws IOException {
        Files.write(folder.resolve("board.png"), encoded("png", 2, 2));
        put("inside.png", encoded("png", 2, 2));
        Files.createSymbolicLink(home().resolve("link.png"), folder.resolve("board.png"));
        Files.createSymbolicLink(home().resolve("out"), folder);
        Files.createSymbolicLink(home().resolve("within.png"), home().resolve("inside.png"));
        assertThat(codesOf("link.png")).containsExactly("E451");
        assertThat(codesOf("out/board.png")).containsExactly("E451");
        assertThat(codesOf("within.png")).isEmpty();
    }

    @Test
    void whatIsNotThereIsNoPicture() throws IOException {
        Files.createDirectories(home().resolve("folder.png"));
        assertThat(codesOf("none.png")).containsExactly("E452");
        assertThat(codesOf("folder.png")).containsExactly("E452");
    }

    @Test
    void theBytesSayWhatItIsAndNotTheName() throws IOException {
        put("page.png", "<svg xmlns='http://www.w3.org/2000/svg'/>".getBytes(ISO_8859_1));
        put("short.png", Arrays.copyOf(encoded("png", 2, 2), 20));
        put("empty.png", new byte[0]);
        put("gif.png", encoded("gif", 2, 2));
        put("endless.jpg", new byte[] {(byte) 0xFF, (byte) 0xD8, (byte) 0xFF, (byte) 0xE0, 0, 0, 0, 0, 0, 0, 0, 0});
        for (String name : List.of("page.png", "short.png", "empty.png", "gif.png", "endless.jpg")) {
            assertThat(codesOf(name)).as(name).containsExactly("E453");
        }
    }

    @Test
    void aLargeFileIsNotRead() throws IOException {
        put("fits.png", Arrays.copyOf(encoded("png", 2, 2), PictureFile.MAX_BYTES));
        put("large.png", Arrays.copyOf(encoded("png", 2, 2), PictureFile.MAX_BYTES + 1));
        assertThat(codesOf("fits.png")).isEmpty();
        assertThat(codesOf("large.png")).containsExactly("E454");
    }

    @Test
    void aPictureThatWouldGrowIsRefusedByItsHeader() throws IOException {
        put("bomb.png", claiming(100_000, 100_000));
        put("wide.png", claiming(4001, 1));
        put("negative.png", claiming(-1, 1));
        put("nothing.png", claiming(0, 5));
        byte[] jpeg = encoded("jpeg", 2, 2);
        int frame = new String(jpeg, ISO_8859_1).indexOf("\u00ff\u00c0");
        ByteBuffer.wrap(jpeg).putShort(frame + 5, (short) 65_535).putShort(frame + 7, (short) 65_535);
        put("bomb.jpg", jpeg);
        for (String name : List.of("bomb.png", "wide.png", "negative.png", "nothing.png", "bomb.jpg")) {
            assertThat(codesOf(name)).as(name).containsExactly("E455");
        }
    }

    @Test
    void aPictureThatHasBecomeABombSinceIsNotShown() throws Exception {
        put("board.png", encoded("png", 2, 2));
        Step.Show show =
                (Step.Show) LessonReader.read(lesson("'image': 'board.png', 'alt': 'A board.'"), RuleBooks.shipped())
                        .steps()
                        .get(0);
        put("board.png", claiming(100_000, 100_000));
        assertThat(show.picture().orElseThrow().source().read()).isEqualTo(Optional.empty());
    }

    @Test
    void onlyAStepThatShowsHasAPicture() throws IOException {
        put("board.png", encoded("png", 2, 2));
        Path file = Files.writeString(
                home().resolve("play.lesson.json"),
                LessonText.around(
                        "{ 'id': 'p', 'kind': 'play', 'from': 'start', 'moves': ['S3'], 'image': 'board.png', 'alt': 'x' }"));
        assertThat(LessonReader.check(file, RuleBooks.shipped()))
                .extracting(Problem::code)
                .containsExactly("E015", "E015");
    }
}
