package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.json.rules.RuleBooks;

/**
 * Turns, openings and rounds that a second, independent implementation of the documents agreed with seed by seed when
 * they were recorded.
 */
class RecordedTracesTest {
    private static final int DOCUMENT_RULE_SETS = 8;
    private static final Path FOLDER = Path.of("src/test/resources/papan/traces");

    static Stream<String> ids() {
        return RuleBooks.shipped().ids().stream().limit(DOCUMENT_RULE_SETS);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyRecordedTraceComesOutTheSame(String id) throws IOException {
        Cli.Result result = Cli.run(
                "trace",
                "--rules",
                rulesOf(id),
                "--batch",
                FOLDER.resolve(id + ".in.jsonl").toString());
        assertThat(result.out()).isEqualTo(Files.readString(FOLDER.resolve(id + ".out.jsonl")));
        assertThat(result.err()).isEmpty();
    }

    /** Where a rule set has been asked more since the recording, the rules as they were then. */
    private static String rulesOf(String id) {
        Path then = Path.of("src/test/resources/papan/rules-before", id + "-1.json");
        return Files.exists(then) ? then.toString() : id;
    }

    @Test
    void thereIsOneRecordingForEachRuleSet() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(files).hasSize(2 * DOCUMENT_RULE_SETS);
        }
    }
}
