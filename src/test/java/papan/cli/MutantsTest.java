package papan.cli;

import static java.time.Duration.ofSeconds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papan.testing.Attacks;
import papan.testing.Mutant;
import papan.testing.Slow;

/**
 * Files that somebody has spoilt, through every command that reads such files: whatever is in them, the program says a
 * sentence and ends.
 */
@Slow
class MutantsTest {
    private static final int SECONDS = 10;

    @TempDir
    private Path folder;

    /** A kind of file, what becomes of it, and how many mutants a short attack makes. */
    private enum Kind {
        LESSON(
                6,
                "small.lesson.json",
                List.of(
                        "examples/own-store.lesson.json",
                        "src/test/lessons/first-turn.lesson.json",
                        "examples/ways.lesson.json"),
                "lesson check FILE",
                "lesson play FILE",
                "export FILE --to html --out OUT.html",
                "export FILE --to gift --out OUT.gift"),
        RULES(
                20,
                "mine.json",
                List.of(
                        "examples/congklak-five.json",
                        "examples/congkak-by-seed.json",
                        "src/main/resources/papan/rules/congkak.json",
                        "src/main/resources/papan/rules/olinda-keliya.json",
                        "src/main/resources/papan/rules/oware.json"),
                "rules check FILE",
                "rules show FILE",
                "simulate --rules FILE --matches 2",
                "chart --rules FILE --kind seeds",
                "search --rules FILE --depth 2 --time 1",
                "compare --rules FILE,sungka --moves S1"),
        MATCH(30, "my.match.json", List.of("examples/two-captures.match.json"), "match FILE --text"),
        POSITION(
                30,
                "my.position.json",
                List.of("examples/near-the-end.position.json"),
                "trace --rules congklak-classic --position FILE --moves S1",
                "trace --rules olinda-keliya --position FILE --moves S1:cw",
                "search --rules olinda-keliya --position FILE --depth 2 --time 1"),
        PROGRESS(
                20,
                "siti.progress.json",
                List.of("docs/results/siti.progress.json", "docs/results/tom.progress.json"),
                "results FILE",
                "results FILE --class",
                "results FILE --format json"),
        STRINGS(
                10,
                "first-turn.ms.strings.json",
                List.of("src/test/lessons/first-turn.ms.strings.json"),
                "lesson strings status LESSON",
                "lesson check LESSON"),
        BATCH(30, "three.jsonl", List.of("examples/three-traces.jsonl"), "trace --rules congkak --batch FILE");

        private final int mutants;
        private final String name;
        private final String sound;
        private final String commands;

        Kind(int mutants, String name, List<String> sound, String... commands) {
            this.mutants = mutants;
            this.name = name;
            this.sound = String.join(" ", sound);
            this.commands = String.join(";", commands);
        }
    }

    /** Seeds that have found something; they are tried for ever. */
    private static final Map<Kind, List<Long>> KEPT = Map.of();

    private static String text(Kind kind, long seed) throws IOException {
        String[] sound = kind.sound.split(" ", -1);
        return Mutant.of(Files.readString(Path.of(sound[(int) (seed % sound.length)])), seed);
    }

    private String[] call(String command, Path file) {
        return Stream.of(command.split(" ", -1))
                .map(word -> word.replace("FILE", file.toString())
                        .replace(
                                "LESSON",
                                folder.resolve("first-turn.lesson.json").toString())
                        .replace("OUT", folder.resolve("out").toString()))
                .toArray(String[]::new);
    }

    /** What is wrong with how a command has ended; nothing where all is well. */
    private static List<String> wrong(Cli.Result result) {
        List<String> wrong = new ArrayList<>();
        String said = result.out() + result.err();
        for (String never : List.of("\tat ", "Something went wrong", "not enough memory", "Exception")) {
            if (said.contains(never)) {
                wrong.add("says “" + never.strip() + "”");
            }
        }
        if (result.status() < 0 || result.status() > 2) {
            wrong.add("ends with " + result.status());
        }
        if (result.status() == 2 && said.isBlank()) {
            wrong.add("is silent");
        }
        String last = result.err().lines().reduce("", (before, line) -> line.isBlank() ? before : line);
        if (!last.isEmpty() && !last.matches(".*[.?!…:”\")]")) {
            wrong.add("has no full stop: " + last);
        }
        return wrong;
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void whateverIsInAFileTheProgramSaysASentence(Kind kind) throws IOException {
        Map<String, String> wrong = new TreeMap<>();
        Files.copy(Path.of("src/test/lessons/first-turn.lesson.json"), folder.resolve("first-turn.lesson.json"));
        Path file = folder.resolve(kind.name);
        long[] seeds = LongStream.concat(
                        KEPT.getOrDefault(kind, List.of()).stream().mapToLong(Long::longValue),
                        LongStream.rangeClosed(1, Attacks.rounds(kind.mutants)))
                .toArray();
        for (long seed : seeds) {
            Files.writeString(file, text(kind, seed));
            for (String command : kind.commands.split(";", -1)) {
                Cli.Result result = assertTimeoutPreemptively(
                        ofSeconds(SECONDS),
                        () -> Cli.run(call(command, file)),
                        () -> kind + " " + seed + ": " + command + " does not end");
                wrong(result).forEach(what -> wrong.put(kind + " " + seed + ": " + command, what));
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(seeds).hasSizeGreaterThanOrEqualTo(kind.mutants);
    }
}
