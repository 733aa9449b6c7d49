package papan.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A file is what it says it is, whatever it is called and whatever else is wrong with it. */
class FileShapeTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "LESSON|{\"format\": \"lesson/1\"}",
                "LESSON|{\"format\": \"lesson/7\", \"steps\": 3",
                "LESSON|{\"id\": \"x\", \"steps\": [}",
                "STRINGS|{\"language\": \"ms\", \"format\": \"lesson-strings/1\"}",
                "RULES|{\"format\": \"rules/1\"}",
                "RULES|{\"extends\": \"congkak\", }",
                "MATCH|{\"format\": \"match/1\"}",
                "MATCH|{\"rules\": {}, \"moves\": []}",
                "POSITION|{\"south\": [1], \"north\": [1], \"mover\": \"south\"}",
                "COURSE|{\"format\": \"course/1\"}",
                "PROGRESS|{\"format\": \"progress/1\"}",
                "OTHER|{\"format\": \"shopping/1\", \"steps\": []}",
                "OTHER|{\"eggs\": 12}",
                "OTHER|[1, 2]",
                "OTHER|not JSON",
            })
    void theFormatDecidesOrWhatStandsInTheFile(FileShape shape, String text) throws Exception {
        assertThat(FileShape.of(Files.writeString(folder.resolve("some.json"), text)))
                .isEqualTo(shape);
    }

    @Test
    void theNameCountsOnlyWhereTheFileSaysNothing() throws Exception {
        assertThat(FileShape.of(Files.writeString(folder.resolve("new.lesson.json"), "")))
                .isEqualTo(FileShape.LESSON);
        assertThat(FileShape.of(Files.writeString(folder.resolve("a.match.json"), "{\"format\": \"lesson/1\"}")))
                .isEqualTo(FileShape.LESSON);
        assertThat(FileShape.of(folder)).isEqualTo(FileShape.OTHER);
    }

    @Test
    void everyShippedFileIsWhatItIs() throws Exception {
        try (var files = Files.list(Path.of("lessons"))) {
            assertThat(files.filter(f -> f.toString().endsWith(".lesson.json")).toList())
                    .hasSizeGreaterThan(15)
                    .allSatisfy(file -> assertThat(FileShape.of(file)).isEqualTo(FileShape.LESSON));
        }
        assertThat(FileShape.of(Path.of("examples/near-the-end.position.json"))).isEqualTo(FileShape.POSITION);
        assertThat(FileShape.of(Path.of("src/main/resources/papan/rules/congkak.json")))
                .isEqualTo(FileShape.RULES);
    }
}
