package papan.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.MatchEndReason;
import papan.event.RoundEvent.Burnt;
import papan.event.RoundEvent.MatchEnded;
import papan.event.RoundEvent.Refilled;
import papan.event.RoundEvent.RoundEnded;
import papan.event.RoundEvent.RoundStarted;
import papan.event.RoundEvent.Swept;
import papan.event.Winner;
import papan.json.rules.RuleBooks;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.Rounds;
import papan.rules.RuleSet;
import papan.rules.StoreUse;
import papan.testing.Attacks;
import papan.testing.Boards;
import papan.testing.RuleFiles;
import papan.testing.Slow;

/** What lies between rounds, and how a match ends. */
class MatchTest {
    private static final int MATCHES = Attacks.rounds(3);
    private static final int MAX_CHOICES = 1500;

    /** One move from the end of a round: south sows its last seed into the store. */
    private static Match nearTheEnd(String rules, String picture) {
        return Match.from(new Engine(RuleFiles.shipped(rules)), Boards.south(picture));
    }

    private static Move s1() {
        return new Move(new House(Side.SOUTH, 1));
    }

    private static <T> List<T> only(List<BoardEvent> events, Class<T> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    @Test
    void seventyTwoAndTwentySixRefillAsTheClassicDocumentPrints() {
        Match match = nearTheEnd("congklak-classic", """
                0 0 0 0 0 0 0 | 26
                1 0 0 0 0 0 0 | 71""").choose(s1());
        assertThat(Boards.picture(match.position())).isEqualTo("""
                        x x x x 7 7 7 | 5
                        7 7 7 7 7 7 7 | 23""");
        assertThat(match.position().round()).isEqualTo(2);
        assertThat(only(match.latest(), Burnt.class))
                .extracting(Burnt::at)
                .extracting(House::name)
                .containsExactly("N4", "N5", "N6", "N7");
        assertThat(only(match.latest(), RoundStarted.class)).hasSize(1);
    }

    @Test
    void congkakFillsTheLastHousePartly() {
        Match match = nearTheEnd("congkak", """
                0 0 0 0 0 0 0 | 26
                1 0 0 0 0 0 0 | 71""").choose(s1());
        assertThat(Boards.picture(match.position())).isEqualTo("""
                        x x x 5 7 7 7 | 0
                        7 7 7 7 7 7 7 | 23""");
        assertThat(match.mover()).as("the loser starts").isEqualTo(Side.NORTH);
    }

    @Test
    void filledEvenlyNoHouseIsBurnt() {
        Match match = nearTheEnd("congkak-even", """
                0 0 0 0 0 0 0 | 26
                1 0 0 0 0 0 0 | 71""").choose(s1());
        assertThat(Boards.picture(match.position())).isEqualTo("""
                        3 3 4 4 4 4 4 | 0
                        7 7 7 7 7 7 7 | 23""");
        assertThat(only(match.latest(), Refilled.class)).hasSize(14);
    }

    @Test
    void sungkaIsFilledFromTheStoresEnd() {
        Match match = Match.from(new Engine(RuleFiles.shipped("sungka")), Boards.south("""
                                0 0 0 0 0 0 0 | 26
                                0 0 0 0 0 0 1 | 71"""))
                .choose(new Move(new House(Side.SOUTH, 7)));
        assertThat(Boards.picture(match.position())).isEqualTo("""
                        7 7 7 x x x x | 5
                        7 7 7 7 7 7 7 | 23""");
    }

    @Test
    void aPlayerWhoCannotFillOneHouseHasLostTheMatch() {
        Match match = nearTheEnd("congklak-classic", """
                0 0 0 0 0 0 0 | 6
                1 0 0 0 0 0 0 | 91""").choose(s1());
        assertThat(match.isOver()).isTrue();
        assertThat(match.latest()).last().isEqualTo(new MatchEnded(MatchEndReason.CANNOT_FILL, Winner.SOUTH));
        assertThat(match.refuse(s1())).map(Refusal::reason).contains(Refusal.Reason.ROUND_OVER);
    }

    @Test
    void whereOnlyTheLoserFillsTheWinnersRowStaysAsItIs() {
        Match match = nearTheEnd("jongkak-hanson", """
                0 0 0 0 0 0 0 | 20
                2 0 3 0 0 0 1 | 44""").choose(new Move(new House(Side.SOUTH, 7)));
        assertThat(Boards.picture(match.position())).isEqualTo("""
                        x x x 5 5 5 5 | 0
                        2 0 3 0 0 0 0 | 45""");
        assertThat(match.mover()).as("the winner starts").isEqualTo(Side.SOUTH);
        assertThat(only(match.latest(), Swept.class)).isEmpty();
        assertThat(only(match.latest(), RoundEnded.class))
                .extracting(RoundEnded::winner)
                .containsExactly(Winner.SOUTH);
    }

    @Test
    void aMatchIsOverWhereNobodyCouldMoveInAnotherRound() {
        Match match = nearTheEnd("jongkak-hanson", """
                0 0 0 0 0 0 0 | 21
                0 0 0 0 0 0 1 | 48""").choose(new Move(new House(Side.SOUTH, 7)));
        assertThat(match.isOver()).isTrue();
        assertThat(match.latest()).last().isEqualTo(new MatchEnded(MatchEndReason.NO_MOVE, Winner.SOUTH));
    }

    @Test
    void aBurntHouseIsWonBackWhenItCanBeFilledAgain() {
        Match match = nearTheEnd("congklak-classic", """
                x x x 0 0 0 0 | 49
                1 0 0 0 0 0 0 | 48""").choose(s1());
        assertThat(match.position().burnt()).isEmpty();
    }

    static Stream<RuleSet> shipped() {
        return RuleBooks.shipped().all().stream();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    @Slow
    void noSeedIsLostFromRoundToRound(RuleSet rules) {
        for (long seed = 0; seed < MATCHES; seed++) {
            Random random = new Random(seed);
            Match match = Match.fromStart(new Engine(rules));
            Position position = new Engine(rules).start();
            int total = position.total();
            List<BoardEvent> events = new ArrayList<>(match.latest());
            for (int i = 0; !match.isOver() && i < MAX_CHOICES; i++) {
                List<Move> legal = match.legalMoves();
                match = match.choose(legal.get(random.nextInt(legal.size())));
                events.addAll(match.latest());
            }
            for (BoardEvent event : events) {
                position = Fold.after(position, event);
                assertThat(position.total())
                        .as("%s, seed %d, after %s", rules.id(), seed, event)
                        .isEqualTo(total);
            }
            assertThat(position).as("%s, seed %d", rules.id(), seed).isEqualTo(match.position());
            boolean manyRounds = rules.rounds() instanceof Rounds.UntilBroke
                    && rules.sowing().stores() == StoreUse.OWN;
            assertThat(only(events, RoundStarted.class))
                    .as("rounds of %s, seed %d", rules.id(), seed)
                    .hasSizeGreaterThan(manyRounds && !match.isOver() ? 5 : 0);
        }
    }

    @Test
    void afterADrawWhoeverMovedSecondAfterTheOpeningBegins() {
        RuleSet small = RuleFiles.changed("congkak", "\"board\": {\"housesPerSide\": 2, \"setup\": {\"uniform\": 7}}");
        Set<Side> began = EnumSet.noneOf(Side.class);
        for (long seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            Match match = Match.fromStart(new Engine(small));
            while (match.round().isOpening()) {
                match = chosen(match, random);
            }
            if (!only(match.latest(), RoundEnded.class).isEmpty()) {
                continue;
            }
            Side first = match.mover();
            while (only(match.latest(), RoundEnded.class).isEmpty()) {
                match = chosen(match, random);
            }
            if (only(match.latest(), RoundEnded.class).get(0).winner() == Winner.DRAW && !match.isOver()) {
                began.add(first);
                assertThat(match.mover()).isEqualTo(first.opponent());
            }
        }
        assertThat(began).containsExactlyInAnyOrder(Side.values());
    }

    private static Match chosen(Match match, Random random) {
        List<Move> legal = match.legalMoves();
        return match.choose(legal.get(random.nextInt(legal.size())));
    }
}
