package papan.json.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import papan.cli.Schemas;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.format.Problem;
import papan.json.rules.RuleBooks;
import papan.model.Side;
import papan.replay.PlayedMatch;
import papan.replay.RecordedMatch;
import papan.replay.Variations;
import papan.rules.RuleSet;
import papan.search.Exhibition;
import papan.search.Strategy;

/** Recorded matches, read strictly and written so that they can be read again. */
class MatchReaderTest {
    private static final Path EXAMPLE = Path.of("examples/two-captures.match.json");
    private static final int DAMAGED = 2_000;

    private static RecordedMatch read(String text) throws FormatException {
        return MatchReader.read(text, "x.match.json", RuleBooks.shipped());
    }

    private static Problem problem(String text) {
        FormatException refused = catchThrowableOfType(FormatException.class, () -> read(text));
        assertThat(refused).as(text).isNotNull();
        return refused.problems().get(0);
    }

    private static String match(String rest) {
        return "{\"format\": \"match/1\", \"rules\": {\"id\": \"congklak-classic\", \"revision\": 1}, " + rest + "}";
    }

    @Test
    void theExampleIsReadAndWrittenAsItIs() throws Exception {
        RecordedMatch match = MatchReader.read(EXAMPLE, RuleBooks.shipped());
        assertThat(match.variations().main().size()).isGreaterThan(3);
        assertThat(match.variations().branches()).hasSize(1);
        assertThat(new String(MatchWriter.write(match), StandardCharsets.UTF_8)).isEqualTo(Files.readString(EXAMPLE));
    }

    @Test
    void theExampleFitsTheSchema() throws Exception {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Schemas.text("match").orElseThrow(), InputFormat.JSON);
        String example = Files.readString(EXAMPLE);
        assertThat(schema.validate(example, InputFormat.JSON)).isEmpty();
        assertThat(schema.validate(example.replace("\"after\"", "\"affter\""), InputFormat.JSON))
                .isNotEmpty();
    }

    @Test
    void whoeverWatchesHearsHowFarItHasComeAndCanEndIt() throws Exception {
        List<Double> parts = new ArrayList<>();
        Optional<RecordedMatch> all = MatchReader.read(EXAMPLE, RuleBooks.shipped(), part -> parts.add(part));
        assertThat(all).isPresent();
        assertThat(parts).isSorted().startsWith(0.0).allMatch(part -> part < 1);
        assertThat(parts.get(parts.size() - 1))
                .as("the branch is played after the match")
                .isGreaterThan(0.5);
        List<Double> heard = new ArrayList<>();
        Optional<RecordedMatch> none = MatchReader.read(EXAMPLE, RuleBooks.shipped(), part -> {
            heard.add(part);
            return heard.size() < 3;
        });
        assertThat(none).isEmpty();
        assertThat(heard).isEqualTo(parts.subList(0, 3));
    }

    @Test
    void aMatchOfEveryRuleSetIsTheSameAfterWritingAndReading() throws FormatException {
        Strategy dice = new Strategy(Strategy.Kind.RANDOM, 0);
        for (RuleSet rules : RuleBooks.shipped().all()) {
            PlayedMatch played = PlayedMatch.play(rules, Optional.empty(), Exhibition.moves(rules, dice, dice, 3, 1))
                    .played();
            String text = new String(
                    MatchWriter.write(new RecordedMatch(Variations.of(played), Map.of(Side.SOUTH, "Aina"))),
                    StandardCharsets.UTF_8);
            RecordedMatch again = read(text);
            assertThat(again.variations().main().moves()).as(rules.id()).isEqualTo(played.moves());
            assertThat(again.players()).containsEntry(Side.SOUTH, "Aina");
        }
    }

    @Test
    void aMoveThatCannotBeMadeIsNamedWithThoseThatCan() {
        Problem problem = problem(match("\"moves\": [\"S1\",\n \"N9\"]"));
        assertThat(problem.code()).isEqualTo("E216");
        assertThat(problem.spot().line()).isEqualTo(2);
        Problem illegal = problem(match("\"moves\": [\"N1\"]"));
        assertThat(illegal.code()).isEqualTo("E956");
        assertThat(illegal.message()).contains("Move 1, N1", "not your house");
        assertThat(illegal.fix()).contains("S1, S2");
    }

    @Test
    void aMatchOfAnotherRevisionIsNotPlayedUnderTodaysRules() {
        Problem problem = problem(
                "{\"format\": \"match/1\", \"rules\": {\"id\": \"congkak\", \"revision\": 1}, \"moves\": [\"S3\"]}");
        assertThat(problem.code()).isEqualTo("E953");
        assertThat(problem.fix()).isEqualTo("Write 3 to play it under the rules as they are now.");
    }

    @Test
    void eachMistakeHasItsSentence() {
        assertThat(problem("{}").code()).isEqualTo("E010");
        assertThat(problem("{\"format\": \"match/2\"}").code()).isEqualTo("E951");
        Problem unknown = problem("{\"format\": \"match/1\", \"rules\": {\"id\": \"conklak-classic\", \"revision\": 1},"
                + " \"moves\": []}");
        assertThat(unknown.code()).isEqualTo("E952");
        assertThat(unknown.fix()).contains("congklak-classic");
        assertThat(problem("{\"format\": \"match/1\", \"rules\": {\"id\": \"congklak-classic\", \"revision\": 99},"
                                + " \"moves\": []}")
                        .code())
                .isEqualTo("E953");
        assertThat(problem(match("\"players\": {\"south\": \"" + "x".repeat(61) + "\"}, \"moves\": []"))
                        .code())
                .isEqualTo("E954");
        assertThat(problem(match("\"moves\": [" + "\"S1\",".repeat(40_000) + "\"S1\"]"))
                        .code())
                .isEqualTo("E955");
        String branch = "{\"after\": 0, \"moves\": [\"S2\"]}";
        assertThat(problem(match("\"moves\": [\"S1\"], \"branches\": [" + (branch + ",").repeat(8) + branch + "]"))
                        .code())
                .isEqualTo("E958");
        assertThat(problem(match("\"moves\": [\"S1\"], \"branches\": [{\"after\": 0, \"moves\": [\"S1\"]}]"))
                        .code())
                .isEqualTo("E959");
        assertThat(problem(match("\"moves\": [], \"move\": 1")).fix()).contains("moves");
    }

    @Test
    void aDamagedFileIsReadOrRefusedWithAPlace() throws IOException {
        String whole = Files.readString(EXAMPLE);
        Random random = new Random(5);
        int refused = 0;
        for (int i = 0; i < DAMAGED; i++) {
            StringBuilder text = new StringBuilder(whole);
            int at = random.nextInt(text.length());
            switch (random.nextInt(4)) {
                case 0 -> text.setLength(at);
                case 1 -> text.deleteCharAt(at);
                case 2 ->
                    text.insert(at, List.of("[", "}", "\"", "9", ",", "null").get(random.nextInt(6)));
                default -> text.setCharAt(at, (char) random.nextInt(0x3000));
            }
            try {
                read(text.toString());
            } catch (FormatException e) {
                refused++;
                assertThat(e.problems()).isNotEmpty().allSatisfy(problem -> {
                    assertThat(problem.spot().line()).isPositive();
                    assertThat(problem.message()).isNotBlank();
                });
            }
        }
        assertThat(refused).isGreaterThan(DAMAGED / 2);
    }

    @Test
    void aMatchThatIsTooLargeIsToBeShortenedAndNotSplit() {
        Problem problem = problem(" ".repeat(JsonTree.MAX_BYTES + 1));

        assertThat(problem.code()).isEqualTo("E005");
        assertThat(problem.fix()).isEqualTo("Leave out branches, or let the match end with an earlier move.");
    }

    @Test
    void whatIsNotAFileIsRefused() {
        assertThatThrownBy(() -> MatchReader.read(Path.of("examples"), RuleBooks.shipped()))
                .isInstanceOf(FormatException.class);
    }
}
