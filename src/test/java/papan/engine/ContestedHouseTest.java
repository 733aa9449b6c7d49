package papan.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import papan.event.BoardEvent;
import papan.event.Fact.Kind;
import papan.event.Ruling;
import papan.event.SowingEvent;
import papan.event.SowingEvent.Lifted;
import papan.event.SowingEvent.Ruled;
import papan.event.SowingEvent.TurnEnded;
import papan.event.TurnEndReason;
import papan.json.rules.RuleBooks;
import papan.model.House;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.FirstMove.FinishedTogether;
import papan.rules.RuleSet;
import papan.testing.RuleFiles;
import papan.testing.Slow;

/** Openings in which both hands must lift the same house, and what is told of them. */
class ContestedHouseTest {
    private static final int OPENINGS = 40;
    private static final int MOST_CHOICES = 60;

    static Stream<String> everyRuleSet() {
        return RuleBooks.shipped().ids().stream();
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    @Slow
    void noRelayIsToldWithoutItsLift(String id) {
        Random random = new Random(7);
        int relays = 0;
        for (int i = 0; i < OPENINGS; i++) {
            relays += checkRelays(events(new Engine(RuleFiles.shipped(id)), random));
        }
        assertThat(relays > 0 || !relaysIn(id)).as("relays seen in " + id).isTrue();
    }

    private static boolean relaysIn(String id) {
        String answer =
                ClauseAnswer.of(ClauseId.OCCUPIED_HOUSE, RuleFiles.shipped(id)).key();
        return answer.startsWith("relay");
    }

    /** How many relays are told, each followed by that player's lift. */
    private static int checkRelays(List<BoardEvent> events) {
        int relays = 0;
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i) instanceof Ruled ruled && ruled.ruling() == Ruling.RELAY) {
                relays++;
                assertThat(events.subList(i + 1, events.size()).stream()
                                .filter(event -> event instanceof SowingEvent act && act.player() == ruled.player())
                                .findFirst())
                        .as("after " + ruled)
                        .containsInstanceOf(Lifted.class);
            }
        }
        return relays;
    }

    private static List<BoardEvent> events(Engine engine, Random random) {
        Round round = Round.fromStart(engine);
        List<BoardEvent> events = new ArrayList<>(round.latest());
        for (int i = 0;
                i < MOST_CHOICES && !round.isOver() && !round.legalMoves().isEmpty();
                i++) {
            round = round.choose(
                    round.legalMoves().get(random.nextInt(round.legalMoves().size())));
            events.addAll(round.latest());
        }
        return events;
    }

    private static RuleSet congkak(String schedule, String answer) {
        return RuleFiles.changed(
                "congkak",
                "\"firstMove\": {\"simultaneous\": \"" + schedule + "\", \"contestedHouse\": \"" + answer + "\"}");
    }

    /** The rulings and ends of turns after both hands have fallen into N3 for the first time. */
    private static List<SowingEvent> contest(RuleSet rules) {
        Round round = Round.fromStart(new Engine(rules)).choose(move("S3"));
        List<BoardEvent> events = new ArrayList<>(round.latest());
        events.addAll(round.choose(move("N5")).latest());
        List<SowingEvent> told = events.stream()
                .filter(event -> event instanceof Ruled || event instanceof TurnEnded)
                .map(SowingEvent.class::cast)
                .toList();
        int first = 0;
        while (!(told.get(first) instanceof Ruled ruled && ruled.ruling() == Ruling.CONTESTED)) {
            first++;
        }
        return told.subList(first, told.size());
    }

    private static Move move(String house) {
        return new Move(House.parseHouse(house).orElseThrow());
    }

    @Test
    void theFirstToArriveGoesOnAndTheOtherHasFinished() {
        List<SowingEvent> told = contest(RuleFiles.shipped("congkak"));
        assertThat(told.get(0)).isInstanceOfSatisfying(Ruled.class, ruled -> {
            assertThat(ruled.player()).isEqualTo(Side.SOUTH);
            assertThat(ruled.clause()).isEqualTo(ClauseId.CONTESTED_HOUSE);
            assertThat(ruled.because())
                    .extracting(fact -> fact.kind())
                    .containsExactly(Kind.HELD_BEFORE, Kind.BOTH_MUST_LIFT, Kind.OTHER_FELL_FIRST, Kind.OTHER_LIFTS);
        });
        assertThat(told.get(1)).isEqualTo(new TurnEnded(Side.SOUTH, Side.NORTH, TurnEndReason.CONTESTED));
        assertThat(told.get(2)).isInstanceOfSatisfying(Ruled.class, ruled -> {
            assertThat(ruled.player()).isEqualTo(Side.NORTH);
            assertThat(ruled.ruling()).isEqualTo(Ruling.RELAY);
        });
    }

    @Test
    void southGoesOnWhereTheRuleSetSaysSo() {
        List<SowingEvent> told = contest(congkak("byLap", "south"));
        assertThat(told.subList(0, 2)).extracting(SowingEvent::player).containsExactly(Side.NORTH, Side.NORTH);
        assertThat(told.get(1)).isEqualTo(new TurnEnded(Side.NORTH, Side.SOUTH, TurnEndReason.CONTESTED));
    }

    @Test
    void neitherGoesOnWhereTheRuleSetSaysSo() {
        assertThat(contest(congkak("byLap", "neither")))
                .filteredOn(TurnEnded.class::isInstance)
                .containsExactly(
                        new TurnEnded(Side.SOUTH, Side.NORTH, TurnEndReason.CONTESTED),
                        new TurnEnded(
                                Side.NORTH,
                                Side.NORTH,
                                TurnEndReason.CONTESTED,
                                Optional.of(FinishedTogether.FIRST_TO_ARRIVE)));
    }

    @ParameterizedTest
    @CsvSource({"firstToArrive, NORTH", "south, NORTH", "neither, SOUTH"})
    void seedBySeedSouthIsThereFirst(String answer, Side firstToBeTold) {
        Engine engine = new Engine(congkak("bySeed", answer));
        Random random = new Random(1);
        List<Ruled> contested = Stream.generate(() -> events(engine, random))
                .limit(400)
                .flatMap(events -> events.stream()
                        .filter(event -> event instanceof Ruled ruled && ruled.ruling() == Ruling.CONTESTED)
                        .limit(1))
                .map(Ruled.class::cast)
                .filter(ruled -> ruled.because().size() > 1)
                .toList();
        assertThat(contested).isNotEmpty().extracting(Ruled::player).containsOnly(firstToBeTold);
    }

    @Test
    void whoFindsTheHouseEmptiedByACaptureIsToldSoAndHasFinished() {
        RuleSet rules = RuleFiles.shipped("congkak");
        Layout layout = rules.layout();
        int[] cells = new int[layout.places()];
        List.of("S7", "S6", "N3")
                .forEach(house -> cells[layout.indexOf(move(house).from())] = 1);
        cells[layout.indexOf(move("N7").from())] = 1;
        SimultaneousOpening.Played played = SimultaneousOpening.bySchedule(
                rules,
                Position.of(layout, cells, 0, Side.SOUTH, 1),
                Map.of(Side.SOUTH, List.of(move("S7")), Side.NORTH, List.of(move("N3"))),
                SimultaneousOpening.ruleOf(rules).schedule());
        assertThat(checkRelays(played.events())).isZero();
        assertThat(played.events())
                .filteredOn(event -> event instanceof Ruled ruled && ruled.player() == Side.SOUTH)
                .singleElement()
                .isInstanceOfSatisfying(Ruled.class, ruled -> {
                    assertThat(ruled.ruling()).isEqualTo(Ruling.TURN_OVER);
                    assertThat(ruled.because()).extracting(fact -> fact.kind()).containsExactly(Kind.TAKEN_MEANWHILE);
                });
        assertThat(played.first()).isEqualTo(Side.NORTH);
    }
}
