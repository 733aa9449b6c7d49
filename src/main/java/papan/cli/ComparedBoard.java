package papan.cli;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import papan.analysis.SideBySide;
import papan.format.Nearest;
import papan.model.Layout;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.ClauseSwitch;
import papan.rules.RuleSet;

/**
 * One of the boards that {@code papan compare} is asked for.
 *
 * @param seat the rules that are played there
 * @param from the rule set from which its borrowed clause comes; empty for a rule set as it is
 */
public record ComparedBoard(SideBySide.Seat seat, Optional<RuleSet> from) {
    private static final String LIKE = "=";

    /** A rule set as it is. */
    static ComparedBoard of(RuleSet rules) {
        return new ComparedBoard(SideBySide.Seat.of(rules), Optional.empty());
    }

    /**
     * The first board's rule set with one clause of another.
     *
     * @param text {@code CLAUSE=ID}
     */
    static ComparedBoard switched(RuleSet one, String text) {
        String[] parts = text.split(LIKE, 2);
        if (parts.length < 2) {
            throw CallException.wrong(
                    "--switch \"" + text + "\" must be CLAUSE=ID: a clause, and the rule set that has it otherwise.");
        }
        List<String> ids = List.of(ClauseId.values()).stream().map(ClauseId::id).toList();
        ClauseId clause = ClauseId.parse(parts[0].strip())
                .orElseThrow(() -> CallException.wrong("--switch " + text + ": the clause \"" + parts[0]
                        + "\" is unknown. " + Nearest.suggestion(parts[0], ids)));
        RuleSet other = RuleSetOption.find(parts[1].strip());
        if (!ClauseAnswer.differing(one, other).contains(clause)) {
            throw CallException.wrong("--switch " + text + ": " + one.id() + " and " + other.id()
                    + " do not differ in this clause." + possible(one, other));
        }
        RuleSet taken = ClauseSwitch.take(one, other, clause)
                .orElseThrow(() -> CallException.wrong("--switch " + text + ": " + one.id()
                        + " cannot have this clause of " + other.id() + " without others." + possible(one, other)));
        return new ComparedBoard(new SideBySide.Seat(taken, OptionalInt.empty(), List.of(clause)), Optional.of(other));
    }

    private static String possible(RuleSet one, RuleSet other) {
        List<String> possible = ClauseAnswer.differing(one, other).stream()
                .filter(id -> ClauseSwitch.take(one, other, id).isPresent())
                .map(ClauseId::id)
                .toList();
        return possible.isEmpty() ? "" : " It can have " + String.join(", ", possible) + ".";
    }

    /** The same, but its clause comes into force only after so many events of the first board. */
    ComparedBoard since(int event, Layout layout) {
        if (!rules().layout().equals(layout)) {
            throw CallException.wrong("--from-event " + event + ": the number of houses cannot change in the middle.");
        }
        return new ComparedBoard(new SideBySide.Seat(rules(), OptionalInt.of(event), seat.borrowed()), from);
    }

    boolean isSwitched() {
        return from.isPresent();
    }

    RuleSet rules() {
        return seat.rules();
    }

    /** What it is called: {@code congkak}, {@code congkak[lone-seed=sungka]} or, from an event on, {@code …@40]}. */
    String name() {
        return from.map(other -> rules().id() + "[" + seat.borrowed().get(0).id() + LIKE + other.id()
                        + (seat.since().isPresent() ? "@" + seat.since().getAsInt() : "") + "]")
                .orElseGet(() -> rules().id());
    }
}
