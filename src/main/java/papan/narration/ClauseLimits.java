package papan.narration;

import java.util.Map;
import java.util.Optional;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.CountCapture.ByLastSeed;
import papan.rules.CountCapture.InPassing;
import papan.rules.CountCapture.Whose;
import papan.rules.FirstMove.Simultaneous;
import papan.rules.GapCapture.Beyond;
import papan.rules.Key;
import papan.rules.NeighbourCapture;
import papan.rules.OccupiedHouse;
import papan.rules.Opposition.Circuit;
import papan.rules.Opposition.Opposite;
import papan.rules.Opposition.Where;
import papan.rules.Playable.AfterCapture;
import papan.rules.RuleSet;
import papan.rules.StoreUse;

/**
 * Fits the sentence of a clause to the other answers of its rule set, so that all its sentences are true together:
 * another sentence may take its place, or it names an exception.
 */
final class ClauseLimits {
    private final RuleSet rules;
    private final boolean fromNext;
    private final boolean gaps;

    ClauseLimits(RuleSet rules) {
        this.rules = rules;
        this.fromNext = rules.lastSeed().occupied() == OccupiedHouse.RELAY_FROM_NEXT;
        this.gaps = rules.lastSeed().gaps() instanceof Beyond;
    }

    /** The key of a clause's sentence: that of its answer, or of what decides in its place. */
    String key(ClauseId id) {
        String answer = ClauseAnswer.of(id, rules).key();
        return "clause." + id.id() + "."
                + switch (id) {
                    case EMPTY_OWN_HOUSE, EMPTY_OPPOSING_HOUSE ->
                        countsOne(id) ? "byNumber" : fromNext ? "byNext" : answer;
                    case CAPTURING_SEED, LONE_SEED, CIRCUIT -> capturesAcross() ? answer : "none";
                    default -> answer;
                };
    }

    private boolean capturesAcross() {
        return rules.opposite()
                .filter(o -> !countsOne(ClauseId.EMPTY_OWN_HOUSE)
                        || (o.where() == Where.ANY_EMPTY && !countsOne(ClauseId.EMPTY_OPPOSING_HOUSE)))
                .isPresent();
    }

    /** Whether a last seed in an empty house makes a number that captures. */
    private boolean countsOne(ClauseId id) {
        Whose elsewhere = id == ClauseId.EMPTY_OWN_HOUSE ? Whose.OPPONENT : Whose.OWN;
        return rules.lastSeed().counts() instanceof ByLastSeed last
                && last.sizes().contains(1)
                && last.side() != elsewhere;
    }

    /** What fills the gaps in a clause's sentence; "" where it excepts nothing. */
    Map<String, Object> words(ClauseId id) {
        Optional<Opposite> across = rules.opposite();
        boolean round = across.filter(o -> o.circuit() == Circuit.NEEDED).isPresent();
        boolean more = rules.playable().afterCapture() == AfterCapture.ONE_MORE_MOVE;
        String stop = gaps && id == ClauseId.OCCUPIED_HOUSE ? "beyond" : "turnEnds";
        Map<String, Object> stores = Map.of("stores", rules.sowing().stores() == StoreUse.PILE ? "pile" : "sown");
        return Map.of(
                "judged",
                rules.firstMove() instanceof Simultaneous both ? word("clause.judged." + Key.of(both.schedule())) : "",
                "unless",
                unless(id),
                "round",
                round ? word("clause.round") : "",
                "where",
                across.filter(o -> o.where() == Where.ANY_EMPTY).isPresent() ? "any" : "own",
                "then",
                word("clause.then." + (more ? "oneMoreMove" : "turnEnds")),
                "stop",
                new Caption.Word("clause.stop." + stop, stores),
                "gap",
                word("clause.gap." + (fromNext ? "next" : "here")),
                "decides",
                fromNext ? "next" : "here");
    }

    private Object unless(ClauseId id) {
        return switch (id) {
            case OCCUPIED_HOUSE -> unlessCounted();
            case EMPTY_OWN_HOUSE -> gaps ? word("clause.unless.beyond") : "";
            case EMPTY_OPPOSING_HOUSE ->
                gaps
                        ? word("clause.unless.beyond")
                        : rules.lastSeed().neighbours() == NeighbourCapture.ON ? word("clause.unless.neighbours") : "";
            default -> "";
        };
    }

    private Object unlessCounted() {
        Map<String, Object> sizes = ClauseNumbers.of(ClauseId.COUNT_CAPTURE, rules);
        if (rules.lastSeed().counts() instanceof ByLastSeed last
                && (fromNext || last.sizes().stream().anyMatch(size -> size > 1))) {
            return new Caption.Word(
                    switch (last.side()) {
                        case ANY -> "clause.unless.any";
                        case OPPONENT -> "clause.unless.opponent";
                        case OWN -> "clause.unless.own";
                    },
                    sizes);
        }
        return rules.lastSeed().counts() instanceof InPassing && !fromNext
                ? new Caption.Word("clause.unless.any", sizes)
                : "";
    }

    private static Caption.Word word(String key) {
        return new Caption.Word(key, Map.of());
    }
}
