package papan.json.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.lesson.learner.TodaysPlan;

class PlanFileTest {
    private static final TodaysPlan BLUE = TodaysPlan.asWritten("relay", "6 Blue")
            .withNote("one", "Ask Aina first.")
            .withHidden("two", true)
            .withHidden("gone", true)
            .withOrder(List.of("three", "gone", "one"))
            .withMinutes(20);

    private static final TodaysPlan OTHER = TodaysPlan.asWritten("other", "7a");

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("below").resolve("plans.json");
    }

    @Test
    void eachClassHasItsPlanAndTheOneThatWasUsedLastIsLatest() {
        TodaysPlan red = TodaysPlan.asWritten("relay", "6 Red").withMinutes(30);
        PlanFile kept = new PlanFile(file);
        assertThat(kept.keep(BLUE)).isTrue();
        kept.keep(red);
        assertThat(new PlanFile(file).all()).containsExactly(BLUE, red);
        assertThat(new PlanFile(file).latest("relay")).contains(red);
        kept.keep(BLUE);
        assertThat(new PlanFile(file).latest("relay")).contains(BLUE);
        assertThat(new PlanFile(file).latest("other")).isEmpty();
    }

    @Test
    void aFileThatCannotBeUnderstoodIsSetAsideEachTimeUnderANameOfItsOwn() throws IOException {
        Files.createDirectories(file.getParent());
        PlanFile kept = new PlanFile(file);
        for (String broken : List.of("{ no", "{ \"format\": \"plans/1\" }", "again")) {
            Files.writeString(file, broken);
            assertThat(kept.all()).isEmpty();
            assertThat(file).as("reading changes nothing").hasContent(broken);
            assertThat(kept.keep(BLUE)).isTrue();
        }
        assertThat(kept.trouble().orElseThrow().file()).isEqualTo("plans.json.broken-3");
        assertThat(file.resolveSibling("plans.json.broken-1")).hasContent("{ no");
        assertThat(file.resolveSibling("plans.json.broken-3")).hasContent("again");
        assertThat(kept.all()).containsExactly(BLUE);
    }

    @Test
    void manyLongNotesAreReadAgain() {
        PlanFile kept = new PlanFile(file);
        TodaysPlan noted = BLUE;
        for (int step = 0; step < 600; step++) {
            noted = noted.withNote("step-" + step, "n".repeat(2_000));
        }
        assertThat(kept.keep(noted)).isTrue();
        assertThat(file)
                .satisfies(written -> assertThat(written.toFile().length()).isGreaterThan(1 << 20));
        assertThat(kept.keep(OTHER)).isTrue();
        assertThat(new PlanFile(file).all()).containsExactly(noted, OTHER);
    }

    @Test
    void whatCouldNotBeReadAgainIsNotWritten() {
        PlanFile kept = new PlanFile(file);
        assertThat(kept.keep(OTHER)).isTrue();
        assertThat(kept.keep(BLUE.withNote("one", "n".repeat(17 << 20)))).isFalse();
        assertThat(new PlanFile(file).all()).containsExactly(OTHER);
        assertThat(kept.keep(BLUE)).isTrue();
        assertThat(new PlanFile(file).all()).containsExactly(OTHER, BLUE);
    }

    @Test
    void anEmptyFileAndAHugeOneAreSetAside() throws IOException {
        Files.createDirectories(file.getParent());
        PlanFile kept = new PlanFile(file);
        for (String broken : List.of("", "[".repeat(50 << 20))) {
            Files.writeString(file, broken);
            assertThat(kept.all()).isEmpty();
            assertThat(kept.keep(BLUE)).isTrue();
            assertThat(kept.all()).containsExactly(BLUE);
        }
    }
}
