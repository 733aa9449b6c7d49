package papan.json.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.lesson.kept.Answered;
import papan.lesson.kept.Bookmark;
import papan.lesson.learner.ClassFolder;
import papan.lesson.learner.Practice;
import papan.lesson.learner.Progress;

class HandingInTest {
    private static final Instant NOW = Instant.parse("2026-03-01T09:00:00Z");

    @TempDir
    private Path folder;

    private static Progress ana() {
        return Progress.of("Ana").begun("relay", 1, new Bookmark("one", 0, false), NOW);
    }

    private static Progress answered(Progress before, String step, int after) {
        Instant time = NOW.plusSeconds(after);
        return before.answered(
                "relay",
                new Answered(
                        step,
                        "print",
                        "landing",
                        "",
                        "en",
                        List.of(new Answered.Attempt("N4", true, time)),
                        0,
                        false,
                        3,
                        List.of(),
                        0,
                        time,
                        false));
    }

    @Test
    void itIsWhatTheClassReadsAndHoldsNothingButLessons() throws IOException {
        Progress done = answered(ana(), "one", 9);
        Path file = HandingIn.write(
                folder,
                new Progress(
                        "Ana", done.lessons(), new Practice(Set.of("congkak"), Set.of(), List.of(), Optional.empty())));
        assertThat(file).isEqualTo(new ProgressFolder(folder).fileOf("Ana"));
        assertThat(file).content().doesNotContain("practice");
        ClassFolder read = ClassFolders.read(folder);
        assertThat(read.told()).isEmpty();
        assertThat(read.handed().get(0).progress()).isEqualTo(done);
    }

    @Test
    void whoHasGoneOnReplacesTheFileAndAnotherOfThatNameDoesNot() throws IOException {
        Progress first = answered(ana(), "one", 9);
        Progress other = answered(ana(), "one", 77);
        Path mine = HandingIn.write(folder, first);
        Path theirs = HandingIn.write(folder, other);
        assertThat(theirs).isNotEqualTo(mine);
        assertThat(HandingIn.write(folder, answered(other, "two", 99))).isEqualTo(theirs);
        assertThat(HandingIn.write(folder, answered(first, "two", 20))).isEqualTo(mine);
        assertThat(ClassFolders.read(folder).handed())
                .extracting(handed ->
                        handed.progress().lessons().get("relay").answers().size())
                .containsExactly(2, 2);
        try (var files = Files.list(folder)) {
            assertThat(files).as("and no drafts").hasSize(2);
        }
    }

    @Test
    void whatCannotBeReadIsNotReplaced() throws IOException {
        Path there = new ProgressFolder(folder).fileOf("Ana");
        Files.writeString(there, "{ torn");
        assertThat(HandingIn.write(folder, ana())).isNotEqualTo(there);
        assertThat(there).hasContent("{ torn");
    }

    /** A share that is not there must not become a folder of this computer. */
    @Test
    void aFolderThatIsGoneIsNotMade() {
        Path gone = folder.resolve("gone");
        assertThatThrownBy(() -> HandingIn.write(gone, ana())).isInstanceOf(NotDirectoryException.class);
        assertThat(gone).doesNotExist();
    }
}
