package papan.json.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.format.JsonTree;
import papan.lesson.kept.Answered;
import papan.lesson.kept.Bookmark;
import papan.lesson.kept.LessonProgress;
import papan.lesson.learner.Practice;
import papan.lesson.learner.Progress;
import papan.lesson.learner.Reviews;

/** Nothing that is written is refused when it is read, and what is damaged is not lost. */
class KeptProgressTest {
    private static final Instant NOW = Instant.parse("2026-03-01T09:00:00Z");

    @TempDir
    private Path folder;

    private static Answered answer(String step, int attempts, Instant time) {
        return answer(step, time, IntStream.range(0, attempts).mapToObj(i -> i + "x".repeat(100)));
    }

    private static Answered answer(String step, Instant time, Stream<String> given) {
        return new Answered(
                step,
                "print",
                "explain",
                "",
                "en",
                given.map(text -> new Answered.Attempt(text, false, time)).toList(),
                0,
                false,
                1,
                List.of(),
                0,
                time,
                false);
    }

    private static Progress filled(String learner, int lessons, int questions, int attempts) {
        Progress progress = Progress.of(learner);
        for (int l = 0; l < lessons; l++) {
            String lesson = "lesson-" + l;
            LessonProgress begun = Progress.of(learner)
                    .begun(lesson, 1, new Bookmark("x", 0, false), NOW)
                    .in(lesson)
                    .orElseThrow();
            List<Answered> answers = new ArrayList<>();
            List<Answered> aside = new ArrayList<>();
            for (int q = 0; q < questions; q++) {
                answers.add(answer("step-" + q, attempts, NOW));
                aside.add(answer("old-" + q, attempts, NOW));
            }
            LessonProgress full = begun.with(none -> Stream.concat(
                            answers.stream(), aside.stream().map(each -> each.aside(true)))
                    .toList());
            progress = progress.and(new Progress(learner, Map.of(lesson, full), Practice.NONE));
        }
        return progress;
    }

    @Test
    void aLongStoryIsKeptInFullFarBeyondAMebibyte() throws Exception {
        Progress story = filled("Aina", 10, 20, 25);
        ProgressFolder store = new ProgressFolder(folder);
        store.change("Aina", empty -> empty.and(story));
        assertThat(Files.size(store.fileOf("Aina"))).isGreaterThan(JsonTree.MAX_BYTES);
        assertThat(new ProgressFolder(folder).load("Aina")).isEqualTo(story);
    }

    @Test
    void whatIsTooMuchGoesWithTheLeastMissedFirstAndIsReadAgain() throws Exception {
        Progress much = filled("Aina", 40, 40, 16);
        ProgressFolder store = new ProgressFolder(folder);
        store.change("Aina", empty -> empty.and(much));
        assertThat(Files.size(store.fileOf("Aina"))).isLessThanOrEqualTo(Bounded.MOST);
        ProgressFolder again = new ProgressFolder(folder);
        Progress read = again.load("Aina");
        assertThat(again.trouble()).isEmpty();
        assertThat(read).as("it was too much").isNotEqualTo(much);
        assertThat(read.lessons()).hasSize(40);
        assertThat(read.lessons().values()).allSatisfy(lesson -> {
            assertThat(lesson.answers()).hasSize(40);
            assertThat(lesson.answers())
                    .allSatisfy(each ->
                            assertThat(each.first().orElseThrow().given()).startsWith("0x"));
        });
    }

    @Test
    void ofAnswersToQuestionsThatHaveChangedTheNewerHalfIsKept() throws Exception {
        String longest = "x".repeat(Answered.LONGEST);
        List<Answered> aside = IntStream.range(0, 2600)
                .mapToObj(i -> answer("old-" + i, NOW.plusSeconds(i), Stream.of(longest)))
                .toList();
        Progress much = Progress.of("Aina").begun("relay", 1, new Bookmark("x", 0, false), NOW);
        LessonProgress full = much.in("relay")
                .orElseThrow()
                .with(none -> aside.stream().map(each -> each.aside(true)).toList());
        byte[] bytes = Bounded.bytes(new Progress("Aina", Map.of("relay", full), Practice.NONE));
        Progress read = ProgressShape.KEPT
                .read(new String(bytes, StandardCharsets.UTF_8), "")
                .content();
        assertThat(read.in("relay").orElseThrow().setAside())
                .hasSize(1300)
                .extracting(Answered::step)
                .contains("old-1300", "old-2599");
    }

    @Test
    void anAnswerInOnesOwnWordsHasAnEnd() {
        assertThat(Answered.kept("a".repeat(1_000_000))).hasSize(Answered.LONGEST);
        assertThat(Answered.kept("short")).isEqualTo("short");
    }

    @Test
    void anImpossibleTimeIsAProblemOfThatAnswerAlone() throws Exception {
        ProgressFolder store = new ProgressFolder(folder);
        store.change(
                "Aina",
                empty -> empty.begun("relay", 1, new Bookmark("x", 0, true), NOW)
                        .answered("relay", answer("good", 1, NOW))
                        .answered("relay", answer("bad", 1, NOW.plusSeconds(7)))
                        .at("relay", 1, new Bookmark("x", 0, true), 1, NOW));
        Path file = store.fileOf("Aina");
        String text = Files.readString(file);
        Files.writeString(file, text.replace("2026-03-01T09:00:07Z", "+1000000000-12-31T23:59:59Z"));
        Progress read = new ProgressFolder(folder).load("Aina");
        assertThat(read.in("relay").orElseThrow().answers())
                .extracting(Answered::step)
                .containsExactly("good");
        assertThat(Reviews.due(read, LocalDate.of(2026, 3, 9), ZoneOffset.UTC, lesson -> List.of(), all -> true))
                .hasSize(1);
    }

    @Test
    void aClockThatWasWrongKeepsNothingBack() {
        Instant future = Instant.parse("2031-01-01T00:00:00Z");
        Progress done = Progress.of("Aina")
                .begun("relay", 1, new Bookmark("x", 0, true), future)
                .answered("relay", answer("one", 1, future))
                .at("relay", 1, new Bookmark("x", 0, true), 1, future);
        assertThat(Reviews.due(done, LocalDate.of(2026, 3, 9), ZoneOffset.UTC, lesson -> List.of(), all -> true))
                .extracting(Reviews.Due::step)
                .containsExactly("one");
        Progress back = done.answered("relay", answer("two", 1, NOW));
        assertThat(back.in("relay").orElseThrow().answersOfThisTime())
                .as("answered after the clock was put back")
                .extracting(Answered::step)
                .contains("two");
    }

    @Test
    void whatWasPutAsideIsRepairedAsFarAsItCanBeRead() throws Exception {
        ProgressFolder store = new ProgressFolder(folder);
        store.change("Aina", empty -> empty.and(filled("Aina", 3, 4, 2)));
        Path file = store.fileOf("Aina");
        String text = Files.readString(file);
        int third = text.indexOf("\"lesson-2\"");
        Files.writeString(file, text.substring(0, third + 40) + "\u0001{{" + text.substring(third + 40));
        ProgressFolder again = new ProgressFolder(folder);
        assertThat(again.load("Aina").lessons()).isEmpty();
        assertThat(again.mayRepair("Aina")).isTrue();
        assertThat(again.repair("Aina")).isEqualTo(8);
        assertThat(again.load("Aina").lessons()).containsKeys("lesson-0", "lesson-1");
        assertThat(again.mayRepair("Aina")).isFalse();
        assertThat(Path.of(file + ".repaired-1")).content().contains("{{");
    }

    @Test
    void anAnswerInWhichSomethingIsQuotedIsRepairedToo() throws Exception {
        Progress said = Progress.of("Aina")
                .begun("relay", 1, new Bookmark("x", 0, false), NOW)
                .answered("relay", answer("one", NOW, Stream.of("She said \"{\" \\")))
                .answered("relay", answer("two", 1, NOW));
        String text = new String(Bounded.bytes(said), StandardCharsets.UTF_8);
        Path file = folder.resolve("damaged");
        Files.writeString(file, text.substring(0, text.indexOf("\"two\"")));
        Progress found = Salvage.read(file).orElseThrow();
        assertThat(found.in("relay").orElseThrow().answers())
                .singleElement()
                .satisfies(one -> assertThat(one.first().orElseThrow().given()).isEqualTo("She said \"{\" \\"));
    }

    @Test
    void filesAreTheirOwnersAlone() throws IOException {
        assumeThat(FileSystems.getDefault().supportedFileAttributeViews()).contains("posix");
        Path learners = Files.createDirectory(folder.resolve("learners"));
        ProgressFolder store = new ProgressFolder(learners);
        Path old = Files.writeString(
                store.fileOf("Aina"), new String(ProgressWriter.bytes(Progress.of("Aina")), StandardCharsets.UTF_8));
        Files.setPosixFilePermissions(old, PosixFilePermissions.fromString("rw-r--r--"));
        store.change("Aina", before -> before.begun("relay", 1, new Bookmark("x", 0, false), NOW));
        store.change("Ben", before -> before.begun("relay", 1, new Bookmark("x", 0, false), NOW));
        for (String learner : List.of("Aina", "Ben")) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(store.fileOf(learner))))
                    .isEqualTo("rw-------");
        }
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(learners)))
                .isEqualTo("rwx------");
    }

    @Test
    void draftsThatNobodyWritesAnyMoreAreRemoved() throws IOException {
        Path old = Files.writeString(folder.resolve(".papan-1.part"), "half");
        Path young = Files.writeString(folder.resolve(".papan-2.part"), "half");
        Instant before = Files.getLastModifiedTime(young).toInstant().minusSeconds(2 * 24 * 3600);
        Files.setLastModifiedTime(old, FileTime.from(before));
        new ProgressFolder(folder).load("Aina");
        assertThat(old).doesNotExist();
        assertThat(young).exists();
    }
}
