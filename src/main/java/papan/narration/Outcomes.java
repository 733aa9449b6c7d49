package papan.narration;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.event.Rejection;
import papan.event.Ruling;
import papan.event.SowingEvent.Ruled;
import papan.rules.ClauseId;
import papan.rules.LastSeed;
import papan.rules.OccupiedHouse;
import papan.rules.Opposition;
import papan.rules.OwnStore;
import papan.rules.RuleSet;

/**
 * Lists what else a last seed could have brought about, each thing once, with all the facts that ruled it out. Several
 * rules can bring about the same thing; what came about all the same is left out.
 */
record Outcomes(CaptionText words, RuleSet rules) {
    private static final String TURN_OVER = "turn-over";
    private static final String CAPTURE = "capture";

    /** One line for each set of facts. */
    List<String> missed(Ruled ruled) {
        Map<String, Set<String>> facts = new LinkedHashMap<>();
        for (Rejection rejection : ruled.rejected()) {
            String outcome = missed(of(rejection.clause()), ruled);
            if (!cameAbout(outcome, ruled)) {
                facts.computeIfAbsent(outcome, o -> new LinkedHashSet<>())
                        .add(new Reasoning(words, rules).shortly(rejection.because(), ruled.player()));
            }
        }
        Map<Set<String>, List<String>> together = new LinkedHashMap<>();
        facts.forEach((outcome, why) ->
                together.computeIfAbsent(why, w -> new ArrayList<>()).add(words.text("outcome." + outcome)));
        return together.entrySet().stream()
                .map(line -> line(line.getValue(), String.join(" ", line.getKey())))
                .toList();
    }

    private String line(List<String> outcomes, String why) {
        String all = outcomes.stream()
                .reduce((one, more) -> words.text("rejected.and", Map.of("rule", one, "more", more)))
                .orElseThrow();
        return words.text("rejected", Map.of("rule", all, "fact", why));
    }

    /** After a capture the turn ends, too, but not for nothing. */
    private static String missed(String outcome, Ruled ruled) {
        return outcome.equals(TURN_OVER) && ruled.ruling() == Ruling.CAPTURE ? "empty-handed" : outcome;
    }

    private static boolean cameAbout(String outcome, Ruled ruled) {
        return switch (ruled.ruling()) {
            case TURN_OVER, CONTESTED -> outcome.equals(TURN_OVER);
            case CAPTURE -> outcome.equals(special(ruled.clause()).orElse(CAPTURE));
            case RELAY -> outcome.equals("relay");
            case EXTRA_TURN -> outcome.equals("extra-turn");
            case BANK -> outcome.equals("bank");
        };
    }

    /** What a clause brings about in these rules. */
    private String of(ClauseId clause) {
        LastSeed last = rules.lastSeed();
        return switch (clause) {
            case OWN_STORE -> last.ownStore() == OwnStore.EXTRA_TURN ? "extra-turn" : TURN_OVER;
            case OCCUPIED_HOUSE -> occupied(last.occupied());
            case EMPTY_OWN_HOUSE -> rules.opposite().isPresent() ? CAPTURE : TURN_OVER;
            case EMPTY_OPPOSING_HOUSE -> capturesAnywhere(last) ? CAPTURE : TURN_OVER;
            case BURNT_HOUSE -> "forfeit";
            default -> special(clause).orElse(TURN_OVER);
        };
    }

    private static String occupied(OccupiedHouse occupied) {
        return switch (occupied) {
            case RELAY, RELAY_FROM_NEXT -> "relay";
            case BANK -> "bank";
            case TURN_ENDS -> TURN_OVER;
        };
    }

    private static boolean capturesAnywhere(LastSeed last) {
        return last.opposition() instanceof Opposition.Opposite opposite
                && opposite.where() == Opposition.Where.ANY_EMPTY;
    }

    /** The name of a capture that is not simply one of the house across. */
    static Optional<String> special(ClauseId clause) {
        return switch (clause) {
            case LONE_SEED, COUNT_CAPTURE, GAP_CAPTURE, NEIGHBOUR_CAPTURE -> Optional.of(clause.id());
            default -> Optional.empty();
        };
    }
}
