package papan.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import papan.model.House;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.RuleSet;
import papan.testing.RuleFiles;

/** Sowing that would never end is found exactly: where stores are not sown, and nowhere else. */
class EndlessSowingTest {
    private static final int POSITIONS = 4000;

    private final RuleSet piles = RuleFiles.changed(
            "sungka",
            "\"storeUse\": \"pile\", \"onOwnStore\": \"turnEnds\", \"opposition\": \"none\", \"countCapture\": {\"sizes\": [9], \"side\": \"any\"}, \"board\": {\"housesPerSide\": 3, \"setup\": {\"uniform\": 3}}");
    private final Engine engine = new Engine(piles);

    @Test
    void aMoveIsRefusedAsEndlessExactlyIfAStateComesBack() {
        Random random = new Random(7);
        int endless = 0;
        for (int i = 0; i < POSITIONS; i++) {
            Position position = randomPosition(random);
            for (House house : piles.layout().row(Side.SOUTH)) {
                if (position.seedsIn(house) > 0) {
                    boolean comesBack = stateComesBack(position, house);
                    Optional<Refusal.Reason> reason =
                            engine.refuse(position, new Move(house)).map(Refusal::reason);
                    assertThat(reason.filter(r -> r == Refusal.Reason.ENDLESS).isPresent())
                            .as("%s from%n%s", house, position)
                            .isEqualTo(comesBack);
                    endless += comesBack ? 1 : 0;
                }
            }
        }
        assertThat(endless).as("endless moves among those tried").isGreaterThan(20);
    }

    @Test
    void anEndlessMoveIsNotMade() {
        Random random = new Random(7);
        Position position = randomPosition(random);
        while (engine.legalMoves(position).size() == occupied(position)) {
            position = randomPosition(random);
        }
        Position found = position;
        Move move = piles.layout().row(Side.SOUTH).stream()
                .map(Move::new)
                .filter(m -> found.seedsIn(m.from()) > 0)
                .filter(m -> engine.refuse(found, m).isPresent())
                .findFirst()
                .orElseThrow();
        assertThatThrownBy(() -> engine.play(found, move))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("endless");
    }

    private int occupied(Position position) {
        return (int) piles.layout().row(Side.SOUTH).stream()
                .filter(house -> position.seedsIn(house) > 0)
                .count();
    }

    private Position randomPosition(Random random) {
        int[] cells = new int[piles.layout().places()];
        for (int i = 0; i < 6; i++) {
            cells[i] = random.nextInt(4);
        }
        return Position.of(piles.layout(), cells, 0, Side.SOUTH, 1);
    }

    /** The plain way: remember every state. */
    private boolean stateComesBack(Position position, House house) {
        Layout layout = piles.layout();
        Sower sower = new Sower(piles, new Circuit(piles, 0), position.cells(), SowingListener.SILENT);
        Hand hand = new Hand(0);
        Set<String> seen = new HashSet<>();
        sower.lift(hand, layout.indexOf(house));
        sower.sow(hand);
        sower.judge(hand);
        while (hand.goesOnFrom != Hand.NOWHERE) {
            if (!seen.add(hand.goesOnFrom + Arrays.toString(sower.cells()))) {
                return true;
            }
            sower.lift(hand, hand.goesOnFrom);
            sower.sow(hand);
            sower.judge(hand);
        }
        return false;
    }
}
