package papan.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.engine.Engine;
import papan.engine.Turn;
import papan.event.BoardEvent;
import papan.event.RoundEvent.RoundEnded;
import papan.event.SowingEvent.Banked;
import papan.event.SowingEvent.Captured;
import papan.event.SowingEvent.TurnEnded;
import papan.event.Winner;
import papan.json.rules.RuleBooks;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.RuleSet;
import papan.search.Exhibition;
import papan.search.Strategy;
import papan.testing.RuleFiles;

/** What must hold of the numbers behind every chart, in matches of every rule set that a die plays. */
class ChartDataTest {
    private static final Strategy BY_CHANCE = new Strategy(Strategy.Kind.RANDOM, 0);
    private static final int ROUNDS = 2;

    static Stream<RuleSet> all() {
        return RuleBooks.shipped().all().stream();
    }

    private static Course course(RuleSet rules, long seed) {
        List<Move> moves = Exhibition.moves(rules, BY_CHANCE, BY_CHANCE, seed, ROUNDS);
        return Courses.play(rules, Optional.empty(), moves).firstRounds(ROUNDS).course();
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyRowOfAStackAndOfAHeatMapIsAllSeeds(RuleSet rules) {
        Course course = course(rules, 5);
        for (ChartKind kind : List.of(ChartKind.SEEDS, ChartKind.HOUSES)) {
            for (Spacing spacing : Spacing.values()) {
                CourseChart chart = new CourseChart(kind, course, spacing);
                for (int row = 0; row < chart.rows(chart.size()); row++) {
                    assertThat(sum(chart, row, chart.size()))
                            .as("seed 5, %s by %s, row %d", kind, spacing, row)
                            .isEqualTo(course.total());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void whatIsReadUpToACursorDoesNotDependOnWhatFollows(RuleSet rules) {
        Course whole = course(rules, 6);
        Position before = new Engine(rules).start();
        for (int cursor = 0; cursor <= whole.size(); cursor += 1 + whole.size() / 23) {
            Course part = Course.of(rules, before, whole.events().subList(0, cursor));
            for (ChartKind kind : ChartKind.offered()) {
                if (kind.followsACourse()) {
                    assertThat(rows(CourseCharts.of(ChartPlan.of(kind, Spacing.TURN), whole), cursor))
                            .as("seed 6, %s up to %d", kind, cursor)
                            .isEqualTo(rows(CourseCharts.of(ChartPlan.of(kind, Spacing.TURN), part), cursor));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void whatRoundsBroughtIsWhatTheEventsSay(RuleSet rules) {
        Course course = course(rules, 7);
        RoundsChart chart = RoundsChart.of(course);
        int rows = chart.rows(chart.size());
        // A round in which players go on in circles is cut off before its end; it has a row all the same.
        assertThat(rows).isEqualTo(Math.max(1, (int) count(course, RoundEnded.class)));
        int captured = course.events().stream()
                .mapToInt(e -> e instanceof Captured c ? c.seeds() : e instanceof Banked b ? b.seeds() : 0)
                .sum();
        assertThat(column(chart, 0) + column(chart, 1)).as("captured").isEqualTo((double) captured);
        long won = course.events().stream()
                .filter(e -> e instanceof RoundEnded ended && ended.winner() == Winner.SOUTH)
                .count();
        assertThat(chart.value(rows - 1, 8, chart.size()))
                .as("rounds won by south")
                .isEqualTo((double) won);
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyTurnAndEveryCaptureIsCountedOnce(RuleSet rules) {
        Course course = course(rules, 8);
        HistogramChart laps = HistogramChart.of(ChartKind.LAPS, course);
        assertThat(column(laps, 0) + column(laps, 1)).isEqualTo((double) count(course, TurnEnded.class));
        HistogramChart captures = HistogramChart.of(ChartKind.CAPTURES, course);
        double seeds = IntStream.range(0, captures.rows(captures.size()))
                .mapToDouble(row -> captures.number(row, captures.size()) * sum(captures, row, captures.size()))
                .sum();
        int captured = course.events().stream()
                .mapToInt(e -> e instanceof Captured c ? c.seeds() : 0)
                .sum();
        assertThat(seeds).isEqualTo((double) captured);
    }

    @ParameterizedTest
    @MethodSource("all")
    void aRowLeadsToACursorThatLeadsBack(RuleSet rules) {
        Course course = course(rules, 9);
        for (ChartKind kind : ChartKind.offered()) {
            if (!kind.followsACourse()) {
                continue;
            }
            ChartData chart = CourseCharts.of(ChartPlan.of(kind, Spacing.LAP), course);
            for (int row = 0; row < chart.rows(chart.size()); row++) {
                int at = row;
                chart.cursorOf(row, chart.size())
                        .ifPresent(cursor -> assertThat(chart.rowOf(cursor, chart.size()))
                                .as("%s, row %d", kind, at)
                                .hasValue(at));
            }
        }
    }

    @Test
    void evennessIsOneWhereAllIsTheSameAndNoneWhereAllIsInOneHouse() {
        RuleSet rules = RuleFiles.shipped("congklak-classic");
        int[] cells = rules.board().cells();
        for (int house = 7; house < 14; house++) {
            cells[house] = house == 9 ? 5 : 0;
        }
        Course course = Course.of(rules, Position.of(rules.layout(), cells, 0, Side.SOUTH, 1), List.of());
        assertThat(course.evenness(Side.SOUTH, 0)).isCloseTo(1, within(1e-12));
        assertThat(course.evenness(Side.NORTH, 0)).isEqualTo(0);
        cells[9] = 0;
        Course bare = Course.of(rules, Position.of(rules.layout(), cells, 0, Side.SOUTH, 1), List.of());
        assertThat(bare.evenness(Side.NORTH, 0)).isNaN();
    }

    @ParameterizedTest
    @MethodSource("all")
    void mobilityIsTheNumberOfHousesThatCanBeChosen(RuleSet rules) {
        Course course = course(rules, 10);
        Engine engine = new Engine(rules);
        Position position = engine.start();
        int checked = 0;
        for (int i = 0; i < course.size(); i++) {
            BoardEvent event = course.events().get(i);
            position = papan.event.Fold.after(position, event);
            if (event instanceof TurnEnded && course.inHands(i + 1) == 0) {
                long houses = engine.legalMoves(position).stream()
                        .map(Move::from)
                        .distinct()
                        .count();
                assertThat(course.mobility(position.toMove(), i + 1))
                        .as("seed 10, event %d", i)
                        .isEqualTo((int) houses);
                checked++;
            }
        }
        assertThat(checked).isGreaterThan(2);
    }

    @Test
    void ofSeveralChangesOfTheSameSizeTheFirstIsTheSteepest() {
        RuleSet rules = RuleFiles.shipped("congklak-classic");
        Turn turn = new Engine(rules)
                .play(new Engine(rules).start(), Move.parse("S3").orElseThrow());
        CourseChart chart =
                new CourseChart(ChartKind.SEEDS, Course.of(rules, turn.before(), turn.events()), Spacing.SEED);
        int hands = Part.HANDS.index();
        assertThat(chart.columns().get(hands)).isEqualTo(Part.HANDS.column());
        assertThat(chart.steepest(hands, 0, 8)).as("seven seeds are lifted").isEqualTo(1);
        assertThat(chart.steepest(hands, 1, 8)).as("and each is sown alone").isEqualTo(2);
        assertThat(chart.steepest(hands, 4, 8)).isEqualTo(5);
    }

    private static long count(Course course, Class<? extends BoardEvent> kind) {
        return course.events().stream().filter(kind::isInstance).count();
    }

    private static double column(ChartData chart, int column) {
        return IntStream.range(0, chart.rows(chart.size()))
                .mapToDouble(row -> chart.value(row, column, chart.size()))
                .sum();
    }

    private static double sum(ChartData chart, int row, int upTo) {
        return IntStream.range(0, chart.columns().size())
                .mapToDouble(column -> chart.value(row, column, upTo))
                .sum();
    }

    private static List<List<Double>> rows(ChartData chart, int upTo) {
        return IntStream.range(0, chart.rows(upTo))
                .mapToObj(row -> Stream.concat(
                                Stream.of((double) chart.number(row, upTo)),
                                IntStream.range(0, chart.columns().size())
                                        .mapToObj(column -> chart.value(row, column, upTo)))
                        .toList())
                .toList();
    }
}
