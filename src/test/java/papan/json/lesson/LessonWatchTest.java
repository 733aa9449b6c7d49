package papan.json.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.rules.RuleBooks;

/** Folders of lessons are looked at again and again; only what has changed is told. */
class LessonWatchTest {
    @TempDir
    private Path folder;

    private final LessonWatch watch = new LessonWatch(RuleBooks.shipped());
    private long clock = 1_000_000;
    private String text;

    @BeforeEach
    void read() throws Exception {
        text = Files.readString(Path.of("examples/first.lesson.json"));
    }

    private Path write(String name, String content) throws Exception {
        Path file = Files.writeString(folder.resolve(name), content);
        // So that a change is one however fast the disk is.
        clock += 10_000;
        return Files.setLastModifiedTime(file, FileTime.fromMillis(clock));
    }

    private Optional<LessonWatch.Found> look() {
        return watch.look(List.of(folder), Map.of());
    }

    private List<LessonFile> lessons() {
        return look().orElseThrow().folders().get(0).lessons();
    }

    @Test
    void onlyWhatChangesIsTold() throws Exception {
        write("own.lesson.json", text);
        write("shopping.json", "{\"eggs\": 12}");
        assertThat(lessons())
                .singleElement()
                .satisfies(file -> assertThat(file.lesson()).isPresent());
        assertThat(look()).isEmpty();
        write("own.lesson.json", text.replaceFirst("\"title\"", "\"titel\""));
        assertThat(lessons())
                .singleElement()
                .satisfies(file -> assertThat(file.problems()).isNotEmpty());
        assertThat(look()).isEmpty();
        Files.delete(folder.resolve("own.lesson.json"));
        assertThat(lessons()).isEmpty();
    }

    @Test
    void aPackageIsListedUnlessItsLessonLiesBesideIt() throws Exception {
        Path lesson = write("own.lesson.json", text);
        Files.write(folder.resolve("given.papan"), LessonPacker.pack(lesson));
        assertThat(lessons()).extracting(LessonFile::name).containsExactly("own.lesson.json");
        Files.delete(lesson);
        assertThat(lessons()).singleElement().satisfies(file -> {
            assertThat(file.name()).isEqualTo("given.papan");
            assertThat(file.lesson()).isPresent();
        });
    }

    @Test
    void textsInOtherLanguagesTakeNoLessonsPlaceAndWhatIsLeftOutIsCounted() throws Exception {
        for (int i = 100; i < 100 + LessonWatch.MOST; i++) {
            write(i + ".ms.strings.json", "{}");
        }
        write("own.lesson.json", text);
        assertThat(look().orElseThrow().folders().get(0)).satisfies(found -> {
            assertThat(found.lessons()).hasSize(1);
            assertThat(found.left()).isZero();
        });
        for (int i = 100; i < 100 + LessonWatch.MOST; i++) {
            write(i + ".json", "{}");
        }
        assertThat(look().orElseThrow().folders().get(0)).satisfies(found -> {
            assertThat(found.lessons()).isEmpty();
            assertThat(found.left()).isEqualTo(1);
        });
    }

    @Test
    void aLessonChangesWithTheRuleSetBesideIt() throws Exception {
        String rules = Files.readString(Path.of("examples/congklak-no-relay.json"));
        write("kampung.json", rules);
        Path lesson = write(
                "own.lesson.json",
                text.replaceFirst("\"rules\": \\{[^}]*}", "\"rules\": {\"file\": \"kampung.json\"}"));
        LessonFile before = watch.look(List.of(), Map.of(lesson, RuleBooks.shipped()))
                .orElseThrow()
                .alone()
                .get(0);
        write("kampung.json", rules.replaceFirst("\"revision\": 1", "\"revision\": 2"));
        LessonFile after = watch.look(List.of(), Map.of(lesson, RuleBooks.shipped()))
                .orElseThrow()
                .alone()
                .get(0);
        assertThat(after).isNotEqualTo(before);
    }

    @Test
    void aFolderMayGoAndComeBack() throws Exception {
        write("own.lesson.json", text);
        assertThat(lessons()).hasSize(1);
        Path away = folder.resolveSibling(folder.getFileName() + "-away");
        Files.move(folder, away);
        assertThat(look().orElseThrow().folders().get(0).there()).isFalse();
        Files.move(away, folder);
        assertThat(lessons()).hasSize(1);
    }
}
