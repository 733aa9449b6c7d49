package papan.narration;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.event.BoardEvent;
import papan.event.Fact;
import papan.event.Ruling;
import papan.event.SowingEvent.Ruled;
import papan.model.Side;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.FirstMove;
import papan.rules.RuleSet;

/**
 * Puts a ruling's reasons into words: which rule, why, and why not another.
 *
 * @param words in which words
 * @param rules the rule set in force
 */
public record Reasoning(CaptionText words, RuleSet rules) {

    /** The clause by which something happened; empty for what merely moves seeds, and for a free choice. */
    public Optional<ClauseId> clause(BoardEvent event) {
        return DecidedBy.clause(event)
                .filter(id -> id != ClauseId.FIRST_MOVE || !(rules.firstMove() instanceof FirstMove.Free));
    }

    /** Whether a rule decided something in an event. */
    public static boolean isDecision(BoardEvent event) {
        return DecidedBy.clause(event).isPresent();
    }

    /** What a card about an event is headed with: what came of a last seed, or the question that the clause answers. */
    public String title(BoardEvent event, ClauseId clause) {
        return event instanceof Ruled ruled ? title(ruled) : question(clause);
    }

    /** What came of the last seed, such as "Relay" or "Capture by number". */
    public String title(Ruled ruled) {
        String special = ruled.ruling() == Ruling.CAPTURE
                ? Outcomes.special(ruled.clause()).map(name -> "." + name).orElse("")
                : "";
        return words.text("ruling." + ruled.ruling().id() + special);
    }

    /**
     * The rule itself, in a sentence or two, with its numbers, the rule set's own words for house and store, and what its
     * other rules take away from it.
     */
    public String sentence(ClauseId id) {
        ClauseLimits limits = new ClauseLimits(rules);
        Map<String, Object> args = new HashMap<>(ClauseNumbers.of(id, rules));
        args.putAll(limits.words(id));
        return words.text(limits.key(id), args);
    }

    /** The rule in a few words, mostly without numbers. */
    public String cell(ClauseId id) {
        return words.text(new ClauseLimits(rules).key(id) + ".short", ClauseNumbers.of(id, rules));
    }

    /** The rule in a few words, with the numbers that belong to it: in brackets, unless the words have them. */
    public String brief(ClauseId id) {
        String detail = ClauseAnswer.of(id, rules).detail();
        if (detail.isEmpty() || id == ClauseId.ROUNDS) {
            return cell(id);
        }
        Map<String, Object> args = new HashMap<>(ClauseNumbers.of(id, rules));
        args.put("brief", cell(id));
        args.put("detail", detail);
        return words.text(id == ClauseId.REFILL ? "clause.detail.refill" : "clause.detail", args);
    }

    /** What question a clause answers, such as "The last seed in your own store". */
    public String question(ClauseId id) {
        return words.text("clause." + id.id());
    }

    /** The facts on which the ruling rests, one sentence each. */
    public List<String> why(Ruled ruled) {
        return ruled.because().stream().map(fact -> fact(fact, ruled.player())).toList();
    }

    /** What could have come of the last seed instead, with the facts that ruled it out. */
    public List<String> whyNot(Ruled ruled) {
        return new Outcomes(words, rules).missed(ruled);
    }

    /**
     * A fact as a sentence.
     *
     * @param player whose last seed it is about
     */
    public String fact(Fact fact, Side player) {
        String answer = fact.value() == 0 ? "none" : "some";
        return words.text(
                "fact." + fact.kind().id() + "." + answer,
                Map.of("player", player, "place", fact.at(), "count", fact.value()));
    }

    /** A fact that ruled something out: how many seeds lay there does not matter, only that some did. */
    String shortly(Fact fact, Side player) {
        boolean filled =
                fact.value() > 0 && (fact.kind() == Fact.Kind.HELD_BEFORE || fact.kind() == Fact.Kind.OPPOSITE_HOLDS);
        return filled
                ? words.text("fact." + fact.kind().id() + ".not", Map.of("place", fact.at()))
                : fact(fact, player);
    }

    /** What the next house holds, where that decided. */
    static Optional<Fact> nextHolds(Ruled ruled) {
        return ruled.because().stream()
                .filter(fact -> fact.kind() == Fact.Kind.NEXT_HOLDS)
                .findFirst();
    }

    /** Whether a ruling rests on something that is so. */
    static boolean says(Ruled ruled, Fact.Kind kind) {
        return ruled.because().stream().anyMatch(fact -> fact.kind() == kind && fact.value() > 0);
    }

    /** How many seeds lay in the house before the last one; 0 for a store. */
    static int heldBefore(Ruled ruled) {
        return ruled.because().stream()
                .filter(fact -> fact.kind() == Fact.Kind.HELD_BEFORE)
                .mapToInt(Fact::value)
                .findFirst()
                .orElse(0);
    }
}
