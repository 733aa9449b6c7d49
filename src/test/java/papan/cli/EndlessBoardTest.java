package papan.cli;

import static java.time.Duration.ofSeconds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.testing.Slow;

/** A board on which a sowing comes back to where it was only after more laps than anybody can wait for. */
@Slow
class EndlessBoardTest {
    private static final String BOARD = """
            "south": [1, 11, 36, 9, 12, 52, 36], "north": [48, 58, 44, 23, 3, 39, 18],
            "stores": {"south": 0, "north": 0}, "mover": "south", "partial": true""";

    @TempDir
    private Path folder;

    @BeforeEach
    void write() throws IOException {
        Files.writeString(folder.resolve("board"), "{" + BOARD + "}");
        Files.writeString(folder.resolve("match"), """
                {"format": "match/1", "rules": {"id": "olinda-keliya", "revision": 1},
                 "position": {%s}, "moves": ["S3:cw"]}
                """.formatted(BOARD));
        Files.writeString(folder.resolve("lesson"), """
                {"format": "lesson/1", "id": "endless", "revision": 1, "language": "en", "title": "A long way",
                 "meta": {"minutes": 5},
                 "rules": {"id": "olinda-keliya", "revision": 1},
                 "steps": [{"id": "a", "kind": "show", "position": {%s}, "say": "Look."}]}
                """.formatted(BOARD));
    }

    private Cli.Result run(String call) {
        String[] words = call.split(" ", -1);
        for (int i = 0; i < words.length; i++) {
            words[i] = words[i].startsWith("@")
                    ? folder.resolve(words[i].substring(1)).toString()
                    : words[i];
        }
        return assertTimeoutPreemptively(ofSeconds(60), () -> Cli.run(words));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "trace --rules olinda-keliya --position @board --moves S3:cw",
                "search --rules olinda-keliya --position @board --time 3",
                "compare --rules olinda-keliya,sungka --position @board --moves S3:cw",
                "render --rules olinda-keliya --position @board --out @x.png",
                "match @match --text",
                "lesson check @lesson",
                "lesson play @lesson",
            })
    void keepsNoCommandBusy(String call) {
        Cli.Result result = run(call);
        assertThat(result.status()).as(result.out() + result.err()).isBetween(0, 2);
    }

    @Test
    void isSaidToBeEndless() {
        List<String> said = IntStream.rangeClosed(1, 7)
                .boxed()
                .flatMap(house -> Stream.of("S" + house + ":cw", "S" + house + ":acw"))
                .map(move -> run("trace --rules olinda-keliya --position @board --events moves --moves " + move)
                        .out())
                .filter(out -> out.contains("\"reason\":\"endless\""))
                .toList();
        assertThat(said).isNotEmpty();
    }

    /** What the author says is looked up once for a step, not once for each of its thousands of events. */
    @Test
    void aLongTurnIsToldInTime() throws IOException {
        String row = "[150, 150, 150, 150, 150, 150, 150]";
        String steps =
                IntStream.range(0, 40).mapToObj(step -> """
                        {"id": "s%d", "kind": "play", "from": "p", "moves": ["S7"],
                         "say": [{"on": {"event": "turnEnd"}, "text": "Phew."}]}""".formatted(step)).collect(Collectors.joining(",\n"));
        Files.writeString(folder.resolve("long"), """
                {"format": "lesson/1", "id": "long", "revision": 1, "language": "en", "title": "A long way",
                 "meta": {"minutes": 5},
                 "rules": {"id": "congklak-classic", "revision": 1},
                 "positions": {"p": {"south": %s, "north": %s, "stores": {"south": 0, "north": 0},
                                     "mover": "south", "partial": true}},
                 "steps": [%s]}
                """.formatted(row, row, steps));
        Cli.Result result = assertTimeoutPreemptively(ofSeconds(30), () -> run("export @long --to transcript"));
        assertThat(result.err()).isEmpty();
        assertThat(result.out().lines().filter(line -> line.contains("Phew."))).hasSize(40);
        assertThat(result.out().lines().count()).isGreaterThan(4_000);
    }
}
