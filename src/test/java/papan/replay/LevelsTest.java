package papan.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import papan.json.rules.RuleBooks;
import papan.model.Move;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.search.Exhibition;
import papan.search.Strategy;

/** Rounds, turns, laps and seeds of whole matches. */
class LevelsTest {
    private static final Strategy DICE = new Strategy(Strategy.Kind.RANDOM, 0);

    static PlayedMatch match(String id, int rounds) {
        RuleSet rules = RuleBooks.shipped().find(id).orElseThrow();
        List<Move> moves = Exhibition.moves(rules, DICE, DICE, 7, rounds);
        return PlayedMatch.play(rules, Optional.empty(), moves).played();
    }

    @Test
    void everyCursorStandsInTheStretchThatHoldsItsEvent() {
        for (String id : List.of("congklak-classic", "congkak", "kalah")) {
            Timeline timeline = match(id, 3).timeline();
            Levels levels = Levels.of(timeline);
            assertThat(timeline.size()).isGreaterThan(100);
            for (Grain grain : List.of(Grain.ROUND, Grain.TURN, Grain.LAP)) {
                for (int cursor = 1; cursor <= timeline.size(); cursor++) {
                    int index = levels.indexAt(grain, cursor);
                    assertThat(levels.start(grain, index)).isLessThan(cursor);
                    assertThat(levels.start(grain, index + 1)).isGreaterThanOrEqualTo(cursor);
                }
                assertThat(levels.start(grain, levels.count(grain))).isEqualTo(timeline.size());
            }
        }
    }

    @Test
    void placesAreNumberedAsTheTimelineNumbersThem() {
        Timeline timeline = match("congklak-classic", 3).timeline();
        Levels levels = Levels.of(timeline);
        assertThat(levels.at(0)).isEqualTo(Whereabouts.START);
        for (int cursor = 1; cursor <= timeline.size(); cursor++) {
            Whereabouts at = levels.at(cursor);
            assertThat(at.round()).isEqualTo(timeline.roundAt(cursor));
            assertThat(at.turn()).isEqualTo(timeline.turnOf(cursor - 1));
        }
        // The first choice sows seven seeds.
        assertThat(levels.at(2)).isEqualTo(new Whereabouts(1, 1, 1, 0));
        assertThat(levels.at(5)).isEqualTo(new Whereabouts(1, 1, 1, 3));
    }

    @Test
    void aTimelineThatGrowsIsTheSameAsOneMadeAtOnce() {
        PlayedMatch whole = match("congkak", 2);
        PlayedMatch grown = PlayedMatch.begin(whole.rules(), Optional.empty());
        for (Move move : whole.moves()) {
            grown = grown.with(move);
        }
        assertSame(grown.timeline(), whole.timeline());
        PlayedMatch shorter = whole.upTo(whole.size() / 2);
        for (Move move : whole.moves().subList(whole.size() / 2, whole.size())) {
            shorter = shorter.with(move);
        }
        assertSame(shorter.timeline(), whole.timeline());
    }

    private static void assertSame(Timeline one, Timeline other) {
        assertThat(one.events()).isEqualTo(other.events());
        assertThat(one.marks()).isEqualTo(other.marks());
        for (int cursor = 0; cursor <= other.size(); cursor++) {
            assertThat(one.positionAt(cursor)).isEqualTo(other.positionAt(cursor));
            for (Grain grain : Grain.values()) {
                assertThat(one.stopsAt(cursor, grain)).isEqualTo(other.stopsAt(cursor, grain));
            }
            if (cursor > 0) {
                assertThat(one.turnAt(cursor)).isEqualTo(other.turnAt(cursor));
                assertThat(one.roundAt(cursor)).isEqualTo(other.roundAt(cursor));
            }
        }
    }

    @Test
    void aFilterFindsOneKindOfMomentOrOneClause() {
        Timeline timeline = match("congklak-classic", 2).timeline();
        int[] captures = new MarkFilter.Kind(Mark.Kind.CAPTURE).cursors(timeline);
        assertThat(captures).isNotEmpty().isSorted();
        assertThat(timeline.survey().clauses()).contains(ClauseId.OCCUPIED_HOUSE);
        assertThat(timeline.survey()).isSameAs(timeline.survey());
        assertThat(timeline.first(3).survey().levels().size()).isEqualTo(3);
        int[] relays = new MarkFilter.Clause(ClauseId.OCCUPIED_HOUSE).cursors(timeline);
        assertThat(relays).isEqualTo(new MarkFilter.Kind(Mark.Kind.RELAY).cursors(timeline));
        int[] all = new MarkFilter.Everything().cursors(timeline);
        assertThat(all).isSorted();
        assertThat(Arrays.stream(captures).allMatch(cursor -> Arrays.binarySearch(all, cursor) >= 0))
                .isTrue();
    }
}
