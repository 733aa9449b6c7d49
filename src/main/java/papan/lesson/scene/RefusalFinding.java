package papan.lesson.scene;

import java.util.List;
import java.util.stream.Collectors;
import papan.engine.Refusal;
import papan.engine.Refusal.Reason;
import papan.model.Move;
import papan.model.Side;

/** Says of a move in a lesson why it cannot be made, and which can. */
public final class RefusalFinding {
    private RefusalFinding() {}

    /** What is wrong with a move that is refused. */
    public static Finding of(String path, Refusal refusal) {
        String mover = refusal.mover().id();
        String move = "\"" + refusal.move() + "\"";
        String message = switch (refusal.reason()) {
            case ROUND_OVER -> move + " cannot be sown: the round is over.";
            case NOT_YOUR_HOUSE ->
                move + " is " + refusal.mover().opponent().id() + "'s house, but " + mover + " is to move.";
            case BURNT_HOUSE -> move + " cannot be sown: it is burnt.";
            case EMPTY_HOUSE -> move + " cannot be sown: it is empty.";
            case TOO_FEW_SEEDS -> move + " cannot be sown: it holds too few seeds.";
            case DIRECTION -> move + " must name a direction exactly where the rule set leaves it open.";
            case FORCED_HOUSE -> move + " cannot be sown: the rule set names another house for this move.";
            case RESERVED_HOUSE -> move + " cannot be sown: the other player's relay must lift it.";
            case MUST_FEED -> move + " cannot be sown: it would leave the opponent without seeds.";
            case ENDLESS -> move + " cannot be sown: the sowing would never end.";
        };
        String code = refusal.reason() == Reason.NOT_YOUR_HOUSE
                ? "E502"
                : refusal.reason() == Reason.ENDLESS ? "E504" : "E501";
        String fix = legal(refusal.mover(), refusal.legal());
        return new Finding(code, Finding.Severity.ERROR, path, message, fix);
    }

    /** What a player may choose; empty if nothing. */
    public static String legal(Side mover, List<Move> moves) {
        String houses = moves.stream().map(Move::toString).collect(Collectors.joining(", "));
        return houses.isEmpty() ? "" : capital(mover.id()) + " may sow " + houses + ".";
    }

    private static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }
}
