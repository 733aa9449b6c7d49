package papan.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import papan.event.RoundEvent;
import papan.event.Winner;
import papan.json.rules.RuleBooks;
import papan.model.House;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.RuleSet;

/** What each round came to, and who begins again. */
class StandingTest {
    /** Between equals a match may go on for very long. */
    private static final int MOST = 6_000;

    private static RuleSet rules(String id) {
        return RuleBooks.shipped().find(id).orElseThrow();
    }

    private static PlayedMatch played(String id, long seed) {
        PlayedMatch match = PlayedMatch.begin(rules(id), Optional.empty());
        Random random = new Random(seed);
        while (!match.isOver() && match.timeline().size() < MOST) {
            List<Move> moves = match.match().legalMoves();
            match = match.with(moves.get(random.nextInt(moves.size())));
        }
        return match;
    }

    @Test
    void eachRoundIsCountedOnceItIsOverAndItsSeedsAreThoseOfBothPlayers() {
        for (String id : List.of("congkak", "congklak-classic", "kalah", "oware", "sungka")) {
            PlayedMatch match = played(id, 7);
            int total = match.timeline().positionAt(0).total();
            int south = 0;
            int north = 0;
            for (int end : Standing.ends(match.timeline())) {
                assertThat(Standing.at(match, end - 1).result()).isEmpty();
                Standing.Result result = Standing.at(match, end).result().orElseThrow();
                south += result.winner() == Winner.SOUTH ? 1 : 0;
                north += result.winner() == Winner.NORTH ? 1 : 0;
                assertThat(result.south() + result.north()).as(id).isEqualTo(total);
                assertThat(Winner.byCount(result.south(), result.north()))
                        .as(id)
                        .isEqualTo(result.winner());
                assertThat(Standing.at(match, end).rounds(Side.SOUTH)).isEqualTo(south);
                assertThat(Standing.at(match, end).rounds(Side.NORTH)).isEqualTo(north);
            }
            Standing last = Standing.at(match, match.timeline().size());
            assertThat(last.result().filter(Standing.Result::endsMatch).isPresent())
                    .as(id)
                    .isEqualTo(match.isOver());
        }
    }

    @Test
    void aRoundAfterWhichAnotherFollowsEndsNoMatch() {
        PlayedMatch match = played("congklak-classic", 3);
        List<Integer> ends = Standing.ends(match.timeline());
        assertThat(ends).hasSizeGreaterThan(1);
        int first = ends.get(0);
        assertThat(Standing.at(match, first).result().orElseThrow().endsMatch()).isFalse();
        assertThat(Standing.at(match, first + 1).result())
                .as("seeds are filled in again")
                .isEmpty();
    }

    @Test
    void whereThereAreNoRoundsTheOtherPlayerBeginsAgain() {
        PlayedMatch match = played("kalah", 1);
        PlayedMatch again = match.rematch();
        assertThat(again.match().mover()).isEqualTo(Side.NORTH);
        assertThat(again.timeline().positionAt(0).cells())
                .isEqualTo(match.timeline().positionAt(0).cells());
        PlayedMatch third = again;
        Random random = new Random(1);
        while (!third.isOver()) {
            List<Move> moves = third.match().legalMoves();
            third = third.with(moves.get(random.nextInt(moves.size())));
        }
        assertThat(third.rematch().match().mover()).isEqualTo(Side.SOUTH);
    }

    @Test
    void whereTheRulesNameTheLoserOfARoundTheLoserBegins() {
        RuleSet rules = rules("congkak-wikipedia");
        Layout layout = rules.layout();
        int[] cells = new int[layout.places()];
        cells[layout.indexOf(new House(Side.SOUTH, 1))] = 1;
        cells[layout.indexOf(new House(Side.SOUTH, 7))] = 1;
        cells[layout.store(1)] = 5;
        PlayedMatch match = PlayedMatch.begin(rules, Optional.of(Position.of(layout, cells, 0, Side.SOUTH, 1)));
        while (!match.isOver()) {
            match = match.with(match.match().legalMoves().get(0));
        }
        assertThat(match.match().winner()).contains(Side.NORTH);
        assertThat(match.match().nextStarter()).isEqualTo(Side.SOUTH);
        assertThat(match.rematch().from()).as("the position that was chosen").isEqualTo(match.from());
    }

    @Test
    void anOpeningThatTheRulesNameStaysAsItIs() {
        PlayedMatch match = played("congkak", 2);
        assertThat(match.rematch().match().round().isOpening()).isTrue();
        assertThat(match.timeline().events()).anyMatch(RoundEvent.RoundEnded.class::isInstance);
    }
}
