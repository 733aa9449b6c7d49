package papan.json.lesson;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.format.Problem;
import papan.json.FileShape;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonText;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.narration.Language;

/** A lesson and what lies beside it in one file, which may come from anybody. */
class LessonPackageTest {
    private static final String PLAIN = LessonText.around("{ 'id': 's', 'kind': 'show', 'position': 'start' }");

    @TempDir
    private Path folder;

    private Path lesson;
    private Path packed;

    @BeforeEach
    void write() throws IOException {
        Path home = Files.createDirectories(folder.resolve("home").resolve("pictures"))
                .resolveSibling("");
        lesson = home.resolve("five.lesson.json");
        packed = folder.resolve("five.papan");
        String text = LessonText.around("{ 'id': 's', 'kind': 'show', 'position': 'start', 'say': 'Look.',"
                + " 'image': 'pictures/board.png', 'alt': 'A board.' }");
        Files.writeString(
                lesson,
                text.replace("{ \"id\": \"congklak-classic\", \"revision\": 1 }", "{ \"file\": \"kampung.json\" }"));
        String kampung = Files.readString(Path.of("examples/congklak-no-relay.json"));
        Files.writeString(home.resolve("kampung.json"), kampung.replace("congklak-no-relay", "kampung"));
        ByteArrayOutputStream picture = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(30, 20, BufferedImage.TYPE_INT_RGB), "png", picture);
        Files.write(home.resolve("pictures/board.png"), picture.toByteArray());
        Files.writeString(home.resolve("five.ms.strings.json"), """
                { "format": "lesson-strings/1", "lesson": "small", "language": "ms",
                  "strings": { "title": { "from": "Small", "to": "Kecil" } } }
                """);
        Files.writeString(home.resolve("notes.txt"), "Not for others.");
    }

    @Test
    void aPackageIsReadAsTheLessonThatWasPutIntoIt() throws Exception {
        Files.write(packed, LessonPacker.pack(lesson));
        assertThat(FileShape.of(packed)).isEqualTo(FileShape.LESSON);
        LessonFile before = LessonFile.read(lesson, RuleBooks.shipped());
        LessonFile after = LessonFile.read(packed, RuleBooks.shipped());

        assertThat(after.problems()).isEmpty();
        assertThat(after.name()).isEqualTo("five.papan");
        Lesson read = after.lesson().orElseThrow();
        assertThat(read.id()).isEqualTo(before.lesson().orElseThrow().id());
        assertThat(read.rules()).isEqualTo(before.lesson().orElseThrow().rules());
        assertThat(after.catalogues()).isEqualTo(before.catalogues()).containsKey(Language.MALAY);
        Step.Show show = (Step.Show) read.steps().get(0);
        assertThat(show.picture().orElseThrow().source().read().orElseThrow())
                .isEqualTo(Files.readAllBytes(lesson.resolveSibling("pictures/board.png")));
        assertThat(LessonReader.check(packed, RuleBooks.shipped()))
                .extracting(Problem::message)
                .isEqualTo(LessonReader.check(lesson, RuleBooks.shipped()).stream()
                        .map(Problem::message)
                        .toList());
    }

    @Test
    void aPackageIsPackedTheSameAgain() throws Exception {
        Files.write(packed, LessonPacker.pack(LessonPackage.lessonOf(lesson.resolveSibling(""))));
        assertThat(LessonPacker.pack(packed)).isEqualTo(Files.readAllBytes(packed));
        Files.delete(packed); // and nothing keeps it open
    }

    private String told(Map<String, byte[]> files) throws IOException {
        Files.write(packed, zip(files));
        return told();
    }

    private String told() throws IOException {
        assertThat(LessonFile.read(packed, RuleBooks.shipped()).lesson()).isEmpty();
        return LessonReader.check(packed, RuleBooks.shipped()).get(0).line();
    }

    private static byte[] zip(Map<String, byte[]> files) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue());
            }
        }
        return bytes.toByteArray();
    }

    private static Map<String, byte[]> with(String name, byte[] content) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("a.lesson.json", PLAIN.getBytes(UTF_8));
        files.put(name, content);
        return files;
    }

    @Test
    void aPackageHasOneLesson() throws IOException {
        assertThat(told(Map.of("a.txt", new byte[3])))
                .startsWith("five.papan:1:1  E464 A package has one lesson; this has none.");
        assertThat(told(Map.of())).contains("E464 A package has one lesson; this has none.");
        assertThat(told(with("b/b.lesson.json", PLAIN.getBytes(UTF_8))))
                .contains("E464 A package has one lesson; this has 2.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"../evil.json", "/etc/evil", "a/../../evil", "a\\evil", "C:evil", "a\nb", "./evil"})
    void aNameThatLeadsElsewhereIsRefused(String name) throws IOException {
        assertThat(told(with(name, new byte[1]))).contains("E463 ").contains("is no name of a file inside it");
    }

    @Test
    void aNameThatIsThereTwiceIsRefused() throws IOException {
        String bytes = new String(zip(with("b.lesson.json", new byte[1])), ISO_8859_1);
        Files.write(packed, bytes.replace("b.lesson.json", "a.lesson.json").getBytes(ISO_8859_1));
        assertThat(told()).contains("E463 \"a.lesson.json\" is in it twice.");
        assertThat(told(with("A.LESSON.json", new byte[1]))).contains("is in it twice.");
    }

    @Test
    void aPackageInAPackageIsRefused() throws IOException {
        byte[] inner = zip(Map.of("a.lesson.json", PLAIN.getBytes(UTF_8)));
        assertThat(told(with("inner.png", inner))).contains("E463 \"inner.png\" is a package or an archive itself.");
    }

    @Test
    void whatIsTooMuchIsNotRead() throws IOException {
        assertThat(told(with("bomb.json", new byte[LessonPackage.MOST_INSIDE])))
                .contains("E462 There is more in the package than 33554432 bytes.");
        Map<String, byte[]> many = with("b", new byte[0]);
        for (int i = 0; i < LessonPackage.MOST_FILES; i++) {
            many.put("file" + i, new byte[0]);
        }
        assertThat(told(many)).contains("E462 The package has more than 200 files.");
        Files.write(packed, Arrays.copyOf(zip(many), LessonPackage.MOST_BYTES + 1));
        assertThat(told()).contains("E462 The package has 16777217 bytes; at most 16777216 are read.");
    }

    @Test
    void aPackageThatIsCutOrSpoiltIsToldInASentence() throws Exception {
        byte[] whole = LessonPacker.pack(lesson);
        for (int length = 4; length < whole.length; length += 97) {
            Files.write(packed, Arrays.copyOf(whole, length));
            assertThat(told())
                    .as("%d bytes", length)
                    .isEqualTo("five.papan:1:1  E461 The package is damaged or not whole. Ask for it once more.");
        }
        for (int at = 4; at < whole.length; at += 41) {
            byte[] spoilt = whole.clone();
            spoilt[at] ^= 0x55;
            Files.write(packed, spoilt);
            LessonFile read = LessonFile.read(packed, RuleBooks.shipped());
            assertThat(read.lesson().isPresent() || !read.problems().isEmpty())
                    .as("byte %d", at)
                    .isTrue();
        }
    }
}
