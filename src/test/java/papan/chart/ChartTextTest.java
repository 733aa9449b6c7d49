package papan.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papan.analysis.ChartKind;
import papan.analysis.Column;
import papan.analysis.Course;
import papan.analysis.Courses;
import papan.analysis.Spacing;
import papan.analysis.Unit;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.TextFamily;
import papan.narration.Wording;
import papan.rules.RuleSet;
import papan.search.Exhibition;
import papan.search.Simulation;
import papan.search.Statistics;
import papan.search.Strategy;
import papan.search.Watch;
import papan.testing.RuleFiles;

class ChartTextTest {
    private static final Strategy BY_CHANCE = new Strategy(Strategy.Kind.RANDOM, 0);
    private static final RuleSet RULES = RuleFiles.shipped("congkak");
    private static final Course COURSE = Courses.play(
                    RULES, Optional.empty(), Exhibition.moves(RULES, BY_CHANCE, BY_CHANCE, 1, 2))
            .firstRounds(2)
            .course();
    private static final Statistics SAMPLE = Simulation.run(
            new Simulation.Plan(RULES, false, 200, BY_CHANCE, BY_CHANCE, 1, 1, Simulation.ByTurn.LEAD), Watch.NOBODY);

    /** Keys that are put together from a name: of a kind, a spacing, a unit, a column or a verdict. */
    private static final List<String> BUILT = List.of(
            "question.", "kind.", "unit.", "spacing.", "row.", "axis.", "column.", "at.", "sentence.", "charts.");

    private static Chart chart(ChartKind kind) {
        return kind.followsACourse()
                ? Chart.of(kind, Spacing.TURN, List.of(COURSE))
                : Chart.ofSamples(kind, List.of(new Chart.Sample(RULES, SAMPLE, true)));
    }

    private static ChartText words(Language language) {
        return new ChartText(new CaptionText(Wording.of(language).withTerms(RULES)));
    }

    /** Title, sentence and headings of every kind at every stage, in every language: nothing is missing. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void everyChartSpeaksEveryLanguage(Language language) {
        ChartText words = words(language);
        for (ChartKind kind : ChartKind.offered()) {
            Chart chart = chart(kind);
            for (int cursor = 0; cursor <= chart.size(); cursor += 1 + chart.size() / 17) {
                assertThat(words.title(chart) + words.kind(kind) + words.sentence(chart, cursor))
                        .as("%s at %d", kind, cursor)
                        .doesNotContain("[", "]", "{", "}");
            }
            assertThat(new ChartTable(chart, chart.size()).read(words).get(0))
                    .allSatisfy(heading -> assertThat(heading).isNotBlank().doesNotContain("[", "{"));
        }
    }

    @Test
    void theSentenceAnswersTheQuestion() {
        ChartText english = words(Language.ENGLISH);
        assertThat(english.sentence(chart(ChartKind.LEAD), 0)).isEqualTo("Before the first turn: nobody is ahead.");
        assertThat(english.sentence(chart(ChartKind.FIRST), 0))
                .matches("Congkak: the first player wins [0-9.]+ % of 200 rounds \\(95 %: [0-9.]+ to [0-9.]+\\)\\. .*");
        Chart uneven = Chart.ofSamples(ChartKind.FIRST, List.of(new Chart.Sample(RULES, SAMPLE, false)));
        assertThat(english.sentence(uneven, 0)).contains("says nothing about moving first");
    }

    @Test
    void numbersAreWrittenAsTheLanguageWritesThem() {
        assertThat(words(Language.ENGLISH).decimals(-1234.5, 1)).isEqualTo("−1,234.5");
        assertThat(words(Language.INDONESIAN).decimals(1234.5, 1)).isEqualTo("1.234,5");
        assertThat(words(Language.CHINESE).decimals(1234.5, 1)).isEqualTo("1234.5");
        assertThat(words(Language.CHINESE).count(5_000)).isEqualTo("5000");
        assertThat(words(Language.SWEDISH).count(5_000)).isEqualTo("5\u00a0000");
        assertThat(words(Language.SWEDISH).decimals(Double.NaN, 1)).isEqualTo("–");
        assertThat(ChartCsv.number(-1234.5)).isEqualTo("-1234.5");
        assertThat(ChartCsv.number(1 / 3.0)).isEqualTo("0.333333");
        assertThat(ChartCsv.number(Double.NaN)).isEmpty();
    }

    private static Column column(Unit unit) {
        return new Column("any", "any", unit, Optional.empty(), Optional.empty());
    }

    @Test
    void aNumberHasTheDecimalsThatItsUnitAndItsChartNeed() {
        ChartText english = words(Language.ENGLISH);
        assertThat(english.number(7, Unit.SEEDS)).isEqualTo("7");
        assertThat(english.number(7.25, Unit.SEEDS)).isEqualTo("7.2");
        assertThat(english.number(0.4567, Unit.SHARE)).isEqualTo("0.46");
        Column seeds = column(Unit.SEEDS);
        Column share = column(Unit.SHARE);
        assertThat(english.number(7, seeds, ChartKind.USUAL)).isEqualTo("7");
        assertThat(english.number(7.254, seeds, ChartKind.USUAL)).isEqualTo("7.25");
        assertThat(english.number(0.45678, share, ChartKind.EVENNESS)).isEqualTo("0.457");
        assertThat(english.number(0.45678, share, ChartKind.FIRST))
                .as("in percent")
                .isEqualTo("45.68");
        assertThat(english.number(0.45678, share, ChartKind.MARGINS)).isEqualTo("45.68");
        assertThat(english.number(12, seeds, ChartKind.MARGINS)).isEqualTo("12");
    }

    @Test
    void everyKeyIsUsedAndEveryUsedKeyIsThere() throws IOException {
        Set<String> literals = new TreeSet<>();
        for (String folder : List.of("chart", "ui/chart", "ui/plot", "ui/app")) {
            try (Stream<Path> files = Files.list(Path.of("src/main/java/papan", folder))) {
                for (Path file :
                        files.filter(f -> f.toString().endsWith(".java")).toList()) {
                    Matcher matcher =
                            Pattern.compile("\"([a-z]+(?:[.-][a-zA-Z]+)*)\"").matcher(Files.readString(file));
                    while (matcher.find()) {
                        literals.add(matcher.group(1));
                    }
                }
            }
        }
        Set<String> keys =
                new TextFamily(ChartText.class, "chart").in(Language.ENGLISH).keySet();
        assertThat(keys)
                .filteredOn(key -> BUILT.stream().noneMatch(key::startsWith))
                .allMatch(literals::contains);
        assertThat(keys)
                .filteredOn(key -> key.startsWith("charts."))
                .filteredOn(key -> !key.endsWith(".tip"))
                .allMatch(literals::contains);
    }
}
