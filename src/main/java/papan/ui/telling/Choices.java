package papan.ui.telling;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import papan.engine.Refusal;
import papan.model.House;
import papan.model.Layout;
import papan.model.Side;
import papan.ui.board.Choosing;
import papan.ui.board.Choosing.Bar;

/** Which houses may be sown now, and why not the others. */
public final class Choices {
    private Choices() {}

    /**
     * What a board is told.
     *
     * @param refuse why a house cannot be chosen; empty if it can
     */
    public static Choosing of(Layout layout, Function<House, Optional<Refusal>> refuse) {
        Map<House, Bar> bars = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            for (House house : layout.row(side)) {
                refuse.apply(house).ifPresent(refusal -> bars.put(house, bar(refusal)));
            }
        }
        return Choosing.sowing(bars);
    }

    private static Bar bar(Refusal refusal) {
        return switch (refusal.reason()) {
            case ROUND_OVER -> Bar.OVER;
            case NOT_YOUR_HOUSE -> Bar.turnOf(refusal.mover());
            case BURNT_HOUSE -> Bar.BURNT;
            case EMPTY_HOUSE -> Bar.EMPTY;
            case TOO_FEW_SEEDS -> Bar.FEW;
            case FORCED_HOUSE, RESERVED_HOUSE -> Bar.FORCED;
            case MUST_FEED -> Bar.FEED;
            case ENDLESS -> Bar.ENDLESS;
            case DIRECTION -> Bar.RULES;
        };
    }
}
