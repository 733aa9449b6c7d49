package papan.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import papan.engine.Engine;
import papan.model.House;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.testing.RuleFiles;

/** The games of West Asia, by positions worked out by hand. */
class WestAsiaTest {
    private static Position played(String rules, int[] south, int[] north, int store, int other, String house) {
        Engine engine = new Engine(RuleFiles.shipped(rules));
        Layout layout = engine.rules().layout();
        int[] cells = new int[layout.places()];
        System.arraycopy(south, 0, cells, 0, south.length);
        System.arraycopy(north, 0, cells, south.length, north.length);
        cells[layout.store(0)] = store;
        cells[layout.store(1)] = other;
        Position before = Position.of(layout, cells, 0, Side.SOUTH, 1);
        return engine.play(before, new Move(House.parseHouse(house).orElseThrow()))
                .after();
    }

    private static int[] row(int... seeds) {
        return seeds;
    }

    @Test
    void inMangalaTheFirstStoneStaysAndTheLastInTheStoreEarnsAnotherTurn() {
        Position after = played("mangala", row(4, 4, 4, 4, 4, 4), row(4, 4, 4, 4, 4, 4), 0, 0, "S4");
        assertThat(after.seedsIn(new House(Side.SOUTH, 4))).isEqualTo(1);
        assertThat(after.inStore(Side.SOUTH)).isEqualTo(1);
        assertThat(after.toMove()).isEqualTo(Side.SOUTH);
    }

    @Test
    void inMangalaASingleStoneMovesOn() {
        Position after = played("mangala", row(1, 0, 4, 4, 4, 4), row(4, 4, 4, 4, 0, 4), 0, 0, "S1");
        assertThat(after.seedsIn(new House(Side.SOUTH, 1))).isZero();
        assertThat(after.seedsIn(new House(Side.SOUTH, 2))).isEqualTo(1);
    }

    @Test
    void inMangalaAnEvenHouseOfTheOpponentsIsCaptured() {
        Position after = played("mangala", row(4, 4, 4, 4, 4, 4), row(4, 3, 4, 4, 4, 4), 0, 1, "S6");
        assertThat(after.inStore(Side.SOUTH))
                .as("N2 held 3; S6 sows itself, the store, N1 and N2")
                .isEqualTo(5);
    }

    @Test
    void inMangalaWhoRunsOutTakesTheRest() {
        Position after = played("mangala", row(0, 0, 0, 0, 0, 1), row(5, 0, 0, 0, 0, 4), 20, 18, "S6");
        assertThat(after.inStore(Side.SOUTH)).isEqualTo(30);
        assertThat(after.inStore(Side.NORTH)).isEqualTo(18);
    }

    @Test
    void hydesHalusaCapturesBackwards() {
        int[] south = row(2, 1, 1, 0, 0, 0);
        int[] north = row(0, 0, 1, 0, 0, 1);
        assertThat(played("halusa-hyde", south, north, 30, 36, "S1").inStore(Side.SOUTH))
                .isEqualTo(34);
        assertThat(played("halusa", south, north, 30, 36, "S1").seedsIn(new House(Side.SOUTH, 2)))
                .isEqualTo(2);
    }
}
