package papan.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.testing.Attacks;
import papan.testing.Slow;

/** Whatever becomes of the readers, they say of every file and of its mutants what they said before. */
class CorpusTest {
    private static final boolean ATTACK = Attacks.rounds(1) > 1;

    @TempDir
    private Path scratch;

    @Test
    @Slow
    void whatTheReadersSayIsWhatTheySaidWhenItWasRecorded() throws IOException {
        Map<String, String> recorded = new TreeMap<>();
        for (String line : Files.readAllLines(Corpus.RECORDED)) {
            String[] cells = line.split(" ", 3);
            recorded.put(cells[2], cells[ATTACK ? 1 : 0]);
        }
        Corpus corpus = new Corpus(scratch);
        Map<String, String> said = new TreeMap<>();
        for (Path file : Corpus.files()) {
            said.put(Corpus.name(file), corpus.hash(file, ATTACK ? Corpus.MANY : Corpus.FEW));
        }

        List<String> changed = recorded.keySet().stream()
                .filter(file -> said.containsKey(file) && !said.get(file).equals(recorded.get(file)))
                .toList();
        assertThat(changed).as("""
                        files of which something else is said than before, or which are others themselves.
                        To see the messages: mvn -q -Pcorpus test-compile exec:java -Dexec.args=FILE
                        To record them anew: mvn -q -Pcorpus test-compile exec:java
                        """).isEmpty();
        assertThat(said.keySet())
                .as("files; those that are new are to be recorded")
                .isEqualTo(recorded.keySet());
        assertThat(said).hasSizeGreaterThan(350);
    }
}
