package papan.replay;

import java.util.Map;
import java.util.Set;
import papan.engine.Refusal;
import papan.model.Move;
import papan.narration.Caption;

/** What there is to say about a move that cannot be made. */
public final class Refusals {
    private Refusals() {}

    /** Why the move cannot be made, and which can. */
    public static Caption caption(Refusal refusal) {
        return new Caption(
                "refusal." + refusal.reason().id(),
                Map.of(
                        "player",
                        refusal.mover(),
                        "house",
                        refusal.move().from(),
                        "legal",
                        new Caption.AnyOf(
                                refusal.legal().stream().map(Move::toString).toList()),
                        "count",
                        refusal.legal().size()),
                Set.of(refusal.move().from()),
                Caption.Volume.SPOKEN);
    }
}
