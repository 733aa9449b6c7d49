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
import papan.testing.PublishedSchema;

class PlanFileTest {
    private static final TodaysPlan BLUE = TodaysPlan.asWritten("relay", "6 Blue")
            .withNote("one", "Ask Aina first.")
            .withHidden("two", true)
            .withHidden("gone", true)
            .withOrder(List.of("three", "gone", "one"))
            .withMinutes(20);

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("below").resolve("plans.json");
    }

    @Test
    void theSchemaIsPublishedAsItIsDeclared() throws IOException {
        PublishedSchema.isAsDeclared("plans-1", PlanShape.schema());
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
        assertThat(kept.setAside()).contains("plans.json.broken3");
        assertThat(file.resolveSibling("plans.json.broken")).hasContent("{ no");
        assertThat(file.resolveSibling("plans.json.broken3")).hasContent("again");
        assertThat(kept.all()).containsExactly(BLUE);
    }
}
