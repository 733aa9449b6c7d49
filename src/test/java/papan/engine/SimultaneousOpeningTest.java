package papan.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.engine.SimultaneousOpening.Played;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.SowingEvent;
import papan.event.SowingEvent.Lifted;
import papan.event.TurnEndReason;
import papan.json.rules.RuleBooks;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.FirstMove.Schedule;
import papan.rules.RuleSet;
import papan.testing.RuleFiles;
import papan.testing.Slow;

/** The two hands of a simultaneous opening acting in any order. */
class SimultaneousOpeningTest {
    private static final RuleSet CONGKAK = RuleFiles.shipped("congkak");
    private static final OpeningOrder TURNS = new OpeningOrder(List.of());

    static Stream<RuleSet> everySimultaneousRuleSet() {
        return Stream.concat(
                RuleBooks.shipped().all().stream()
                        .filter(rules -> SimultaneousOpening.in(rules).isPresent()),
                Stream.of(RuleFiles.changed("congkak", "\"firstMove\": {\"simultaneous\": \"bySeed\"}")));
    }

    private static Map<Side, List<Move>> choices(String south, String north) {
        return Map.of(Side.SOUTH, moves(south), Side.NORTH, moves(north));
    }

    private static List<Move> moves(String names) {
        return Stream.of(names.split(","))
                .map(name -> Move.parse(name).orElseThrow())
                .toList();
    }

    /** A round opened by a die, up to the end of the opening. */
    private record Opened(Round round, List<BoardEvent> events, Map<Side, List<Move>> choices) {
        static Opened by(RuleSet rules, Random die) {
            Round round = Round.fromStart(new Engine(rules));
            List<BoardEvent> events = new ArrayList<>();
            Map<Side, List<Move>> choices = new EnumMap<>(Side.class);
            while (round.isOpening()) {
                List<Move> legal = round.legalMoves();
                Move move = legal.get(die.nextInt(legal.size()));
                choices.computeIfAbsent(round.mover(), side -> new ArrayList<>())
                        .add(move);
                round = round.choose(move);
                events.addAll(round.latest());
            }
            return new Opened(round, events, choices);
        }
    }

    private static OpeningOrder random(Random die, int acts) {
        return new OpeningOrder(
                Stream.generate(() -> Side.of(die.nextInt(2))).limit(acts).toList());
    }

    private static int[] board(Position position) {
        return position.cells();
    }

    @ParameterizedTest
    @MethodSource("everySimultaneousRuleSet")
    void theRuleSetsOwnScheduleIsWhatARoundPlays(RuleSet rules) {
        Schedule schedule = SimultaneousOpening.ruleOf(rules).schedule();
        for (int seed = 0; seed < 60; seed++) {
            Opened opened = Opened.by(rules, new Random(seed));
            Played played =
                    SimultaneousOpening.bySchedule(rules, new Engine(rules).start(), opened.choices(), schedule);
            assertThat(played.events()).as("%s, seed %d", rules.id(), seed).isEqualTo(opened.events());
            assertThat(played.after()).isEqualTo(opened.round().position());
            assertThat(played.resting()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("everySimultaneousRuleSet")
    void theOrderOfAScheduleBringsAboutTheBoardOfTheSchedule(RuleSet rules) {
        Schedule schedule = SimultaneousOpening.ruleOf(rules).schedule();
        for (int seed = 0; seed < 60; seed++) {
            Opened opened = Opened.by(rules, new Random(seed));
            Position start = new Engine(rules).start();
            Played scheduled = SimultaneousOpening.bySchedule(rules, start, opened.choices(), schedule);
            Played ordered = SimultaneousOpening.play(rules, start, opened.choices(), scheduled.order());
            assertThat(ordered.acts()).as("%s, seed %d", rules.id(), seed).isEqualTo(scheduled.acts());
            if (ordered.first() == scheduled.first()) {
                assertThat(ordered.events()).isEqualTo(scheduled.events());
                assertThat(board(ordered.after()))
                        .isEqualTo(board(opened.round().position()));
            }
            assertThat(board(Fold.after(start, ordered.events().subList(0, sown(ordered)))))
                    .isEqualTo(board(Fold.after(start, scheduled.events().subList(0, sown(scheduled)))));
        }
    }

    /** How many events there are before what follows the opening by itself. */
    private static int sown(Played played) {
        return played.acts().get(played.acts().size() - 1).to();
    }

    @ParameterizedTest
    @MethodSource("everySimultaneousRuleSet")
    @Slow
    void inAnyOrderNoSeedIsLostAndEachActIsOneHands(RuleSet rules) {
        Position start = new Engine(rules).start();
        Random die = new Random(7);
        for (int i = 0; i < 300; i++) {
            Opened opened = Opened.by(rules, die);
            Played played =
                    SimultaneousOpening.play(rules, start, opened.choices(), random(die, 40 + die.nextInt(200)));
            Position position = start;
            for (BoardEvent event : played.events()) {
                position = Fold.after(position, event);
                assertThat(position.total()).isEqualTo(start.total());
            }
            assertThat(played.resting().isEmpty() ? position : position.withToMove(played.first()))
                    .isEqualTo(played.after());
            assertThat(played.after().inHand(Side.SOUTH)).isZero();
            assertThat(played.after().inHand(Side.NORTH)).isZero();
            assertThat(played.acts())
                    .allSatisfy(act -> assertThat(played.events().subList(act.from(), act.to()))
                            .filteredOn(SowingEvent.class::isInstance)
                            .filteredOn(event -> act.kind() != OpeningAct.Kind.FINISH)
                            .extracting(event -> ((SowingEvent) event).player())
                            .allMatch(act.side()::equals));
        }
    }

    @ParameterizedTest
    @MethodSource("everySimultaneousRuleSet")
    void whatIsTriedSilentlyIsWhatIsPlayed(RuleSet rules) {
        Position start = new Engine(rules).start();
        Random die = new Random(11);
        for (int i = 0; i < 60; i++) {
            Opened opened = Opened.by(rules, die);
            Played played = SimultaneousOpening.play(rules, start, opened.choices(), random(die, 60));
            OpeningState state = OpeningState.start(rules, start, opened.choices());
            for (OpeningAct act : played.acts()) {
                assertThat(state.canAct(act.side())).isTrue();
                state = state.after(act.side());
            }
            assertThat(state.isOver()).isTrue();
            assertThat(state.first()).contains(played.first());
            assertThat(state.board())
                    .isEqualTo(board(Fold.after(start, played.events().subList(0, sown(played)))));
        }
    }

    @Test
    void anOrderThatIsOverLetsTheHandsTakeTurns() {
        Played played = SimultaneousOpening.play(CONGKAK, new Engine(CONGKAK).start(), choices("S3", "N5"), TURNS);
        assertThat(played.order().toString()).startsWith("SNSNSNSNSNSNSNSN");
    }

    @Test
    void oneHandMayGoThroughToTheEndBeforeTheOtherLifts() {
        OpeningOrder northFirst = OpeningOrder.parse("N".repeat(500)).orElseThrow();
        Played played = SimultaneousOpening.play(CONGKAK, new Engine(CONGKAK).start(), choices("S3", "N5"), northFirst);
        assertThat(played.order().toString()).matches("N+S+");
        assertThat(played.first()).isEqualTo(Side.NORTH);
        Position start = new Engine(CONGKAK).start().withToMove(Side.NORTH);
        Turn alone = new Engine(CONGKAK).play(start, moves("N5").get(0));
        assertThat(played.events().subList(0, alone.events().size() - 1))
                .isEqualTo(alone.events().subList(0, alone.events().size() - 1));
    }

    @Test
    void aHandWithoutAChoiceForItsExtraTurnRests() {
        Played played = SimultaneousOpening.play(CONGKAK, new Engine(CONGKAK).start(), choices("S7", "N3"), TURNS);
        Played longer = SimultaneousOpening.play(CONGKAK, new Engine(CONGKAK).start(), choices("S7,S3", "N3"), TURNS);
        assertThat(played.resting()).contains(Side.SOUTH);
        assertThat(lifts(played, Side.SOUTH)).isEqualTo(1);
        assertThat(lifts(longer, Side.SOUTH)).isGreaterThan(1);
    }

    private static long lifts(Played played, Side side) {
        return played.events().stream()
                .filter(Lifted.class::isInstance)
                .filter(event -> ((Lifted) event).player() == side)
                .count();
    }

    @Test
    void aSowingThatWouldNeverEndIsStopped() {
        RuleSet pile = RuleFiles.changed(
                "congkak",
                "\"storeUse\": \"pile\", \"onOwnStore\": \"turnEnds\", \"board\": {\"housesPerSide\": 4, \"setup\": {\"uniform\": 3}}");
        Random die = new Random(3);
        List<Played> all = new ArrayList<>();
        for (int i = 0; i < 2000; i++) {
            int[] cells = die.ints(10, 0, 4).toArray();
            Position start = Position.of(pile.layout(), cells, 0, Side.SOUTH, 1);
            Map<Side, List<Move>> choices = choices("S" + (1 + die.nextInt(4)), "N" + (1 + die.nextInt(4)));
            Played played = SimultaneousOpening.play(pile, start, choices, random(die, die.nextInt(30)));
            assertThat(played.after().total()).isEqualTo(start.total());
            all.add(played);
        }
        assertThat(all)
                .filteredOn(Played::endless)
                .isNotEmpty()
                .allSatisfy(played -> assertThat(played.events())
                        .filteredOn(SowingEvent.TurnEnded.class::isInstance)
                        .extracting(event -> ((SowingEvent.TurnEnded) event).reason())
                        .contains(TurnEndReason.ENDLESS));
    }

    @Test
    void whatIsNoChoiceOfThatSideIsRefused() {
        Position start = new Engine(CONGKAK).start();
        assertThatThrownBy(() -> SimultaneousOpening.play(CONGKAK, start, choices("N3", "N3"), TURNS))
                .hasMessageContaining("N3 is not a house of south");
        assertThatThrownBy(
                        () -> SimultaneousOpening.play(RuleFiles.shipped("kalah"), start, choices("S3", "N3"), TURNS))
                .hasMessageContaining("kalah has no simultaneous opening");
    }

    @Test
    void anOrderIsReadAsItIsWritten() {
        assertThat(OpeningOrder.parse("SNNS")).map(OpeningOrder::toString).contains("SNNS");
        assertThat(OpeningOrder.parse("SNX")).isEmpty();
        assertThat(OpeningOrder.parse("SNNS").orElseThrow().exchanged(0).toString())
                .isEqualTo("NSNS");
    }
}
