package papan.json.progress;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.Schemas;
import papan.lesson.learner.ClassHands;
import papan.lesson.play.Votes;
import papan.testing.PublishedSchema;

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
    void theSchemaIsPublishedAsItIsDeclared() throws IOException {
        PublishedSchema.isAsDeclared("hands-1", HandsShape.schema());
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
    void aFileThatCannotBeUnderstoodIsSetAside() throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "{ torn");
        assertThat(kept.all()).isEmpty();
        kept.keep(hands(NOW, "one", Map.of("N4", 3)));
        assertThat(kept.all()).isEqualTo(List.of(hands(NOW, "one", Map.of("N4", 3))));
        assertThat(folder.resolve("below").resolve("hands.json.broken")).hasContent("{ torn");
    }

    @Test
    void nothingIsWrittenWhereNothingChanges() {
        kept.clear();
        assertThat(file).doesNotExist();
    }
}
