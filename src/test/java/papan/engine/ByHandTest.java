package papan.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.engine.MatchByHand.Reading;
import papan.json.rules.EvidenceFile;
import papan.model.House;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.Evidence;
import papan.rules.RuleSet;
import papan.testing.RuleFiles;
import papan.testing.Slow;

/** Whole matches of congkak, turn by turn as a person plays them from the text. */
class ByHandTest {
    private static final int ROUNDS = 40;

    private int rounds;

    @ParameterizedTest
    @CsvSource({"congkak, HOUSE_BY_HOUSE", "congkak-forfeit, FORFEITS", "congkak-even, EVENLY"})
    void aFewMatchesAreAsAPersonPlaysThem(String id, Reading reading) {
        assertThat(turnsThatAgree(id, reading, 3)).isGreaterThan(500);
    }

    /** The figures that the page of evidence gives for these rule sets. */
    @ParameterizedTest
    @CsvSource({"congkak, HOUSE_BY_HOUSE", "congkak-forfeit, FORFEITS", "congkak-even, EVENLY"})
    @Slow
    void asManyTurnsAgreeAsThePageOfEvidenceSays(String id, Reading reading) {
        Evidence.Row told = EvidenceFile.shipped().of(id).get(0);
        assertThat(told.with()).isEqualTo("matches");
        assertThat(turnsThatAgree(id, reading, 105)).isEqualTo(told.turns()).isEqualTo(told.agreed());
        assertThat(told.note()).isEqualTo(String.format(Locale.ROOT, "%,d rounds", rounds));
    }

    /** Plays matches, each to its end or so many rounds, and holds each turn against the engine; how many turns those were. */
    private int turnsThatAgree(String id, Reading reading, int matches) {
        RuleSet rules = RuleFiles.shipped(id);
        int turns = 0;
        for (int seed = 0; seed < matches; seed++) {
            Random random = new Random(seed);
            OpeningByHand opening = new OpeningByHand(random);
            opening.play();
            Match match = Match.fromStart(new Engine(rules));
            for (Move move : opening.chosen) {
                match = match.choose(move);
            }
            MatchByHand byHand = new MatchByHand(reading, opening);
            for (Optional<Move> move = next(byHand, random); move.isPresent(); move = next(byHand, random)) {
                assertThat(match.position()).as("%s, seed %s", id, seed).isEqualTo(position(byHand, rules.layout()));
                match = match.choose(move.get());
                byHand.play(move.get());
                turns++;
            }
            rounds += byHand.over ? byHand.round : byHand.round - 1;
            assertThat(match.isOver()).isEqualTo(byHand.over);
            assertThat(match.winner()).isEqualTo(byHand.winner);
        }
        return turns;
    }

    private static Optional<Move> next(MatchByHand byHand, Random random) {
        return byHand.over || byHand.round > ROUNDS ? Optional.empty() : byHand.lot(random);
    }

    private static Position position(MatchByHand byHand, Layout layout) {
        int[] cells = new int[layout.places()];
        int burnt = 0;
        for (Side side : Side.values()) {
            for (int i = 0; i < layout.houses(); i++) {
                int house = layout.indexOf(new House(side, i + 1));
                cells[house] = byHand.rows[side.index()][i];
                burnt |= byHand.burnt[side.index()][i] ? 1 << house : 0;
            }
            cells[layout.store(side.index())] = byHand.stores[side.index()];
        }
        return Position.of(layout, cells, burnt, Side.of(byHand.mover), byHand.round);
    }
}
