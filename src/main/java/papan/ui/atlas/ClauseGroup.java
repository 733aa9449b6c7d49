package papan.ui.atlas;

import java.util.List;
import java.util.Locale;
import papan.rules.ClauseId;

/** The headings under which clauses stand. */
enum ClauseGroup {
    BOARD,
    SOWING,
    LAST_SEED,
    ROUND_END,
    ROUNDS;

    /** Its clauses in the order in which they are shown. */
    List<ClauseId> clauses() {
        return switch (this) {
            case BOARD -> List.of(ClauseId.SEEDS, ClauseId.STORES, ClauseId.DIRECTION);
            case SOWING ->
                List.of(
                        ClauseId.FIRST_MOVE,
                        ClauseId.CONTESTED_HOUSE,
                        ClauseId.FINISHED_TOGETHER,
                        ClauseId.PLAYABLE,
                        ClauseId.FEEDING,
                        ClauseId.ORIGIN,
                        ClauseId.ENDLESS);
            case LAST_SEED ->
                List.of(
                        ClauseId.OCCUPIED_HOUSE,
                        ClauseId.OWN_STORE,
                        ClauseId.EMPTY_OWN_HOUSE,
                        ClauseId.CAPTURING_SEED,
                        ClauseId.LONE_SEED,
                        ClauseId.CIRCUIT,
                        ClauseId.EMPTY_OPPOSING_HOUSE,
                        ClauseId.COUNT_CAPTURE,
                        ClauseId.GAP_CAPTURE,
                        ClauseId.NEIGHBOUR_CAPTURE,
                        ClauseId.AFTER_CAPTURE,
                        ClauseId.GRAND_SLAM);
            case ROUND_END -> List.of(ClauseId.NO_MOVE, ClauseId.ROUND_END, ClauseId.LEFTOVERS);
            case ROUNDS ->
                List.of(ClauseId.ROUNDS, ClauseId.REFILL, ClauseId.BURNT_HOUSE, ClauseId.NEXT_STARTER, ClauseId.WINNER);
        };
    }

    String key() {
        return "atlas.group." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
