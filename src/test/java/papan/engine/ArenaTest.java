package papan.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.json.rules.RuleBooks;
import papan.model.Move;
import papan.model.Position;
import papan.rules.FirstMove;
import papan.rules.RuleSet;
import papan.testing.Attacks;
import papan.testing.RuleFiles;

/** The arena and the round that tells everything play the same game. */
class ArenaTest {
    private static final int ROUNDS = Attacks.rounds(15);
    private static final int MAX_CHOICES = 500;

    static Stream<RuleSet> everyRuleSet() {
        return Stream.concat(
                RuleBooks.shipped().all().stream(),
                Stream.of(
                        RuleFiles.changed("congklak-classic", "\"originHouse\": \"skipped\""),
                        RuleFiles.changed("congklak-classic", "\"direction\": \"chosenEachMove\""),
                        RuleFiles.changed("congklak-classic", "\"roundEnd\": \"majority\""),
                        RuleFiles.changed(
                                "congklak-classic",
                                "\"opposition\":{\"capturingSeed\":\"taken\",\"loneSeed\":\"stays\",\"circuit\":\"needed\"}"),
                        RuleFiles.changed(
                                "congklak-classic", "\"countCapture\": {\"inPassing\": \"owner\", \"size\": 4}"),
                        RuleFiles.changed(
                                "sungka",
                                "\"storeUse\": \"pile\", \"onOwnStore\": \"turnEnds\", \"board\": {\"housesPerSide\": 4, \"setup\": {\"uniform\": 3}}")));
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void theArenaStandsWhereTheRoundStandsAfterEveryChoice(RuleSet rules) {
        Arena arena = new Arena(rules);
        for (int seed = 0; seed < ROUNDS; seed++) {
            Random random = new Random(seed);
            Round round = opened(rules, random);
            arena.set(round.position());
            boolean forced =
                    round.legalMoves().size() == 1 && rules.forcedFirstMove().isPresent();
            if (forced) {
                arena.begin();
            }
            for (int i = 0; i < MAX_CHOICES && !round.isOver(); i++) {
                List<Move> legal = round.legalMoves();
                assertThat(movesOf(arena))
                        .as("%s, seed %d", rules.id(), seed)
                        .containsExactlyInAnyOrderElementsOf(legal);
                Move move = legal.get(random.nextInt(legal.size()));
                arena.play(arena.numberOf(move));
                round = round.choose(move);
                assertThat(arena.position())
                        .as("%s, seed %d, choice %d", rules.id(), seed, i)
                        .isEqualTo(round.position());
            }
            assertThat(arena.isOver()).as("%s, seed %d", rules.id(), seed).isEqualTo(round.isOver());
        }
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void aSavedStandingCanBeRestored(RuleSet rules) {
        Arena arena = new Arena(rules);
        Random random = new Random(1);
        int[] frame = new int[arena.frameSize()];
        for (int i = 0; i < MAX_CHOICES && !arena.isOver(); i++) {
            Position before = arena.position();
            List<Move> legal = movesOf(arena);
            arena.save(frame, 0);
            for (Move move : legal) {
                arena.play(arena.numberOf(move));
                arena.restore(frame, 0);
                assertThat(arena.position()).isEqualTo(before);
                assertThat(movesOf(arena)).isEqualTo(legal);
            }
            arena.play(arena.numberOf(legal.get(random.nextInt(legal.size()))));
        }
    }

    static Stream<RuleSet> simultaneous() {
        return RuleBooks.shipped().all().stream().filter(rules -> rules.firstMove() instanceof FirstMove.Simultaneous);
    }

    @ParameterizedTest
    @MethodSource("simultaneous")
    void theArenaOpensAsTheRoundDoes(RuleSet rules) {
        Arena arena = new Arena(rules);
        for (int seed = 0; seed < 4 * ROUNDS; seed++) {
            Random random = new Random(seed);
            List<Integer> choices = new ArrayList<>();
            Round round = Round.fromStart(new Engine(rules));
            while (round.isOpening() && !round.isOver()) {
                List<Move> legal = round.legalMoves();
                Move move = legal.get(random.nextInt(legal.size()));
                choices.add(move.from().number() - 1);
                round = round.choose(move);
            }
            Iterator<Integer> next = choices.iterator();
            arena.open((FirstMove.Simultaneous) rules.firstMove(), (side, legal) -> {
                int choice = next.next();
                assertThat(legal >> choice & 1).isOne();
                return choice;
            });
            assertThat(next.hasNext()).isFalse();
            assertThat(arena.position()).as("%s, seed %d", rules.id(), seed).isEqualTo(round.position());
            assertThat(arena.isOver()).isEqualTo(round.isOver());
        }
    }

    /** A round whose simultaneous opening, if it has one, is over. */
    private static Round opened(RuleSet rules, Random random) {
        Round round = Round.fromStart(new Engine(rules));
        while (round.isOpening() && !round.isOver()) {
            List<Move> legal = round.legalMoves();
            round = round.choose(legal.get(random.nextInt(legal.size())));
        }
        return round;
    }

    private static List<Move> movesOf(Arena arena) {
        return IntStream.range(0, 2 * arena.rules().layout().houses())
                .filter(i -> (arena.legal() >> i & 1) != 0)
                .mapToObj(arena::moveOf)
                .toList();
    }
}
