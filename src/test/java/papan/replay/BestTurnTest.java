package papan.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import papan.json.rules.RuleBooks;
import papan.model.House;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.RuleSet;

class BestTurnTest {
    private static final RuleSet KALAH = RuleBooks.shipped().find("kalah").orElseThrow();

    private static PlayedMatch from(String... seeds) {
        Layout layout = KALAH.layout();
        int[] cells = new int[layout.places()];
        for (String each : seeds) {
            String[] parts = each.split("=", -1);
            cells[layout.indexOf(House.parseHouse(parts[0]).orElseThrow())] = Integer.parseInt(parts[1]);
        }
        return PlayedMatch.begin(KALAH, Optional.of(Position.of(layout, cells, 0, Side.SOUTH, 1)));
    }

    private static Move move(String house) {
        return Move.parse(house).orElseThrow();
    }

    @Test
    void theTurnThatStoredMostIsFoundForEachPlayer() {
        PlayedMatch match = from("S2=1", "S6=1", "S5=1", "N1=4", "N5=2", "N2=1");
        for (String house : List.of("S6", "S5", "N5")) {
            match = match.with(move(house));
        }
        assertThat(BestTurn.of(match, Side.SOUTH))
                .as("one, then four and the one that took them")
                .contains(new BestTurn(1, 5));
        assertThat(BestTurn.of(match, Side.NORTH)).contains(new BestTurn(2, 1));
    }

    @Test
    void whatIsLeftInARowAtTheEndOfARoundIsNothingThatTheTurnBrought() {
        PlayedMatch match = from("S1=5", "S5=1", "N1=3").with(move("S5"));
        assertThat(match.isOver()).isTrue();
        assertThat(match.match().position().inStore(Side.SOUTH)).isEqualTo(9);
        assertThat(BestTurn.of(match, Side.SOUTH)).contains(new BestTurn(0, 4));
    }

    @Test
    void whereNothingWasStoredThereIsNone() {
        PlayedMatch match = from("S1=1", "N1=3", "N3=2");
        assertThat(BestTurn.of(match, Side.SOUTH)).isEmpty();
        assertThat(BestTurn.of(match.with(move("S1")), Side.SOUTH)).isEmpty();
    }
}
