package papan.ui.lesson;

import java.util.LinkedHashMap;
import java.util.Map;
import papan.engine.Refusal;
import papan.lesson.Trial;
import papan.model.House;
import papan.model.Side;
import papan.ui.board.Choosing;
import papan.ui.board.Choosing.Bar;

/** Which houses a learner may sow in a try, and why not the others. */
final class Choices {
    private Choices() {}

    static Choosing of(Trial trial) {
        Map<House, Bar> bars = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            for (House house : trial.position().layout().row(side)) {
                trial.refuse(trial.from(house)).ifPresent(refusal -> bars.put(house, bar(refusal)));
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
