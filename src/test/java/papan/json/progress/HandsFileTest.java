package papan.json.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.cli.Schemas;
import papan.format.JsonTree;
import papan.format.Problem;
import papan.format.Problems;
import papan.format.Reading;
import papan.lesson.learner.ClassHands;
import papan.lesson.learner.ProgressStore.Kind;
import papan.lesson.learner.ProgressStore.Trouble;
import papan.lesson.play.Votes;

class HandsFileTest {
    private static final Instant NOW = Instant.parse("2026-03-01T09:00:00Z");

    @TempDir
    private Path folder;

    private Path file;
    private HandsFile kept;

    @BeforeEach
    void open() {
        file = folder.resolve("below").resolve("hands.json");
        kept = new HandsFile(file);
    }

    private static ClassHands hands(Instant begun, String step, Map<String, Integer> vote) {
        return new ClassHands(begun, "relay", step, "0123456789ab", Votes.NONE.and(vote));
    }

    @Test
    void aQuestionOfAClassIsKeptOnceAndEachClassForItself() throws IOException {
        assertThat(kept.all()).isEmpty();
        kept.keep(hands(NOW, "one", Map.of("N4", 3)));
        kept.keep(hands(NOW.plusSeconds(60), "one", Map.of("N4", 5)));
        ClassHands again = new ClassHands(
                NOW,
                "relay",
                "one",
                "0123456789ab",
                Votes.NONE.and(Map.of("N4", 12)).and(Map.of("N4", 20)));
        kept.keep(again);
        assertThat(new HandsFile(file).all())
                .containsExactly(hands(NOW.plusSeconds(60), "one", Map.of("N4", 5)), again);
        assertThat(SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                        .getSchema(Schemas.text("hands").orElseThrow(), InputFormat.JSON)
                        .validate(Files.readString(file), InputFormat.JSON))
                .isEmpty();
        kept.drop(again);
        assertThat(kept.all()).hasSize(1);
        kept.clear();
        assertThat(kept.all()).isEmpty();
    }

    @Test
    void handsThatWereCountedOnceTooOftenAreSaidAndTakeNoOthersWithThem() throws Exception {
        String text = """
                { "format": "hands/1", "hands": [
                  { "begun": "2026-03-01T09:00:00Z", "lesson": "relay", "step": "one", "question": "q",
                    "votes": [{ "a": 1 }, { "a": 2 }, { "a": 3 }] },
                  { "begun": "2026-03-01T09:00:00Z", "lesson": "relay", "step": "two", "question": "q", "votes": [] }] }""";
        Problems problems = new Problems("hands.json");
        assertThat(HandsFile.FORMAT
                        .shape()
                        .read(JsonTree.read(text, "hands.json"), Reading.of(problems))
                        .orElseThrow())
                .extracting(ClassHands::step)
                .containsExactly("two");
        assertThat(problems.inOrder().stream().map(Problem::line))
                .containsExactly("hands.json:3:14  E014 hands[0].votes: A class votes twice at most.");
    }

    @Test
    void aFileThatCannotBeUnderstoodIsSetAside() throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "{ torn");
        assertThat(kept.all()).isEmpty();
        kept.keep(hands(NOW, "one", Map.of("N4", 3)));
        assertThat(kept.all()).isEqualTo(List.of(hands(NOW, "one", Map.of("N4", 3))));
        assertThat(folder.resolve("below").resolve("hands.json.broken-1")).hasContent("{ torn");
    }

    @Test
    void aFileOfALaterVersionIsPutAsideAndThatIsTold() throws IOException {
        String later = "{ \"format\": \"hands/2\", \"fingers\": 5 }";
        Files.createDirectories(file.getParent());
        Files.writeString(file, later);
        assertThat(kept.keep(hands(NOW, "one", Map.of("N4", 3)))).isTrue();
        assertThat(kept.trouble()).contains(new Trouble(Kind.NEWER, "hands.json.newer-1", ""));
        assertThat(file.resolveSibling("hands.json.newer-1")).hasContent(later);
    }

    @Test
    void oneQuestionThatCannotBeReadTakesNoOtherWithItAndThatIsTold() throws IOException {
        ClassHands good = hands(NOW, "one", Map.of("N4", 3));
        kept.keep(good);
        kept.keep(hands(NOW, "two", Map.of("N4", 7)));
        String hurt = Files.readString(file).replace("\"two\"", "2");
        Files.writeString(file, hurt);
        kept.drop(good);
        kept.keep(good);
        assertThat(kept.all()).containsExactly(good);
        assertThat(kept.trouble().orElseThrow().kind()).isEqualTo(Kind.BROKEN);
        assertThat(file.resolveSibling("hands.json.broken-1")).hasContent(hurt);
    }

    @Test
    void twoWindowsNeverLoseEachOthersHands() throws InterruptedException {
        List<Thread> windows = IntStream.range(0, 4)
                .mapToObj(window -> new Thread(() -> {
                    HandsFile mine = new HandsFile(file);
                    for (int i = 0; i < 10; i++) {
                        mine.keep(hands(NOW, window + "." + i, Map.of("N4", 3)));
                    }
                }))
                .toList();
        windows.forEach(Thread::start);
        for (Thread window : windows) {
            window.join();
        }
        assertThat(kept.all()).hasSize(40);
    }

    @Test
    void handsForWhichThereIsNoRoomStayInMemoryAndAreWrittenWhenThereIs() {
        AtomicBoolean full = new AtomicBoolean(true);
        kept = new HandsFile(ProgressFolderTest.disk(file.getParent(), full), file);
        ClassHands first = hands(NOW, "one", Map.of("N4", 3));
        ClassHands second = hands(NOW, "two", Map.of("N4", 7));
        assertThat(kept.keep(first)).isFalse();
        assertThat(kept.all()).containsExactly(first);
        assertThat(kept.trouble()).contains(new Trouble(Kind.NOT_WRITTEN, file.toString(), "No space left on device"));
        full.set(false);
        assertThat(kept.keep(second)).isTrue();
        assertThat(kept.trouble()).isEmpty();
        assertThat(new HandsFile(file).all()).containsExactly(first, second);
    }

    @Test
    void handsAreNobodyElsesToRead() throws IOException {
        assumeThat(file.getFileSystem().supportedFileAttributeViews()).contains("posix");
        Files.createDirectories(file.getParent());
        Files.writeString(file, "{ \"format\": \"hands/1\", \"hands\": [] }");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        kept.keep(hands(NOW, "one", Map.of("N4", 3)));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    @Test
    void nothingIsWrittenWhereNothingChanges() {
        kept.clear();
        assertThat(file).doesNotExist();
    }
}
