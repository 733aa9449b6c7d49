package papan.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import papan.model.House;
import papan.model.Place;
import papan.model.Side;
import papan.model.Store;
import papan.ui.board.SeedSpots.Spot;

class SeedSpotsTest {
    @Test
    void aSpotIsTheSameWheneverItIsAskedFor() {
        Place place = new House(Side.SOUTH, 3);
        Spot fifth = SeedSpots.of(place).spot(4);
        SeedSpots.of(place).spot(60);
        assertThat(SeedSpots.of(place).spot(4)).isEqualTo(fifth);
    }

    @Test
    void everySeedHasASpotOfItsOwnInsideTheHollow() {
        House house = new House(Side.NORTH, 2);
        Store store = new Store(Side.NORTH);
        Set<Spot> spots = new HashSet<>();
        for (int k = 0; k < 98; k++) {
            Spot inHouse = SeedSpots.of(house).spot(k);
            Spot inStore = SeedSpots.of(store).spot(k);
            assertThat(Math.hypot(inHouse.dx(), inHouse.dy())).isLessThan(0.40);
            assertThat(Math.hypot(inStore.dx() / 0.42, inStore.dy() / 0.76)).isLessThan(1);
            spots.add(inHouse);
        }
        assertThat(spots).hasSize(98);
    }

    @Test
    void theFirstTwelveSeedsOfAHouseLieApart() {
        for (Side side : Side.values()) {
            for (int number = 1; number <= 12; number++) {
                SeedSpots spots = SeedSpots.of(new House(side, number));
                for (int i = 0; i < 12; i++) {
                    for (int j = 0; j < i; j++) {
                        double apart = Math.hypot(
                                spots.spot(i).dx() - spots.spot(j).dx(),
                                spots.spot(i).dy() - spots.spot(j).dy());
                        assertThat(apart)
                                .as("%s%d: %d and %d", side, number, i, j)
                                .isGreaterThan(0.12);
                    }
                }
            }
        }
    }
}
