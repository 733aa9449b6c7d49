package papan.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.json.rules.RuleBooks;
import papan.model.Direction;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.DirectionChoice;
import papan.rules.RuleSet;
import papan.rules.StoreUse;
import papan.testing.Attacks;
import papan.testing.RandomPlay;
import papan.testing.RuleFiles;
import papan.testing.Slow;

/** What must hold in every round of every rule set. */
class RandomRoundsTest {
    private static final int ROUNDS = Attacks.rounds(8);

    static Stream<RuleSet> everyRuleSet() {
        return Stream.concat(
                RuleBooks.shipped().all().stream(),
                Stream.of(
                        RuleFiles.changed("congkak", "\"firstMove\": {\"simultaneous\": \"bySeed\"}"),
                        RuleFiles.changed("congklak-classic", "\"originHouse\": \"skipped\""),
                        RuleFiles.changed(
                                "sungka",
                                "\"storeUse\": \"pile\", \"onOwnStore\": \"turnEnds\", \"board\": {\"housesPerSide\": 4, \"setup\": {\"uniform\": 3}}")));
    }

    /** Where every time round a store keeps a seed, no round can go on for ever. */
    static Stream<RuleSet> rulesWithSownStores() {
        return everyRuleSet().filter(rules -> rules.sowing().stores() == StoreUse.OWN);
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void seedsAreNeverLostOrMade(RuleSet rules) {
        forEachRound(
                (seed, played) -> {
                    Position position = new Engine(rules).start();
                    int total = position.total();
                    for (BoardEvent event : played.events()) {
                        position = Fold.after(position, event);
                        assertThat(position.total())
                                .as("%s, seed %d, after %s", rules.id(), seed, event)
                                .isEqualTo(total);
                    }
                },
                rules);
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void thePositionIsTheFoldOfTheEvents(RuleSet rules) {
        forEachRound(
                (seed, played) -> {
                    Round last = played.rounds().get(played.rounds().size() - 1);
                    assertThat(played.after())
                            .as("%s, seed %d", rules.id(), seed)
                            .isEqualTo(last.position());
                },
                rules);
    }

    @ParameterizedTest
    @MethodSource("rulesWithSownStores")
    void everyRoundEndsAndThenNothingCanBeChosen(RuleSet rules) {
        forEachRound(
                (seed, played) -> {
                    Round last = played.rounds().get(played.rounds().size() - 1);
                    assertThat(last.isOver())
                            .as("%s, seed %d", rules.id(), seed)
                            .isTrue();
                    assertThat(last.legalMoves()).isEmpty();
                    assertThat(last.refuse(new Move(new House(Side.SOUTH, 1))))
                            .map(Refusal::reason)
                            .contains(Refusal.Reason.ROUND_OVER);
                },
                rules);
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void theSameChoicesBringAboutTheSameEvents(RuleSet rules) {
        forEachRound(
                (seed, played) -> assertThat(RandomPlay.round(rules, seed).events())
                        .as("%s, seed %d", rules.id(), seed)
                        .isEqualTo(played.events()),
                rules);
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    @Slow
    void aHouseCanBeChosenExactlyIfItIsNotRefused(RuleSet rules) {
        forEachRound(
                (seed, played) -> {
                    for (Round round : played.rounds()) {
                        List<Move> notRefused = new ArrayList<>();
                        for (Side side : Side.values()) {
                            for (House house : rules.layout().row(side)) {
                                movesFrom(rules, house)
                                        .filter(move -> round.refuse(move).isEmpty())
                                        .forEach(notRefused::add);
                            }
                        }
                        assertThat(notRefused)
                                .as("%s, seed %d", rules.id(), seed)
                                .isEqualTo(round.legalMoves());
                    }
                },
                rules);
    }

    private static Stream<Move> movesFrom(RuleSet rules, House house) {
        return rules.sowing().choice() == DirectionChoice.FIXED
                ? Stream.of(new Move(house))
                : Stream.concat(
                        Stream.of(new Move(house)),
                        Arrays.stream(Direction.values()).map(way -> new Move(house, Optional.of(way))));
    }

    private interface Check {
        void check(long seed, RandomPlay.Played played);
    }

    private static void forEachRound(Check check, RuleSet rules) {
        LongStream.range(0, ROUNDS).forEach(seed -> check.check(seed, RandomPlay.round(rules, seed)));
    }
}
