package papan.cli;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import papan.analysis.SideBySide;
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
        BorrowedClause asked = BorrowedClause.read("--switch", text, "otherwise");
        RuleSet other = asked.from();
        if (!ClauseAnswer.differing(one, other).contains(asked.clause())) {
            throw CallException.wrong(asked.call() + ": " + one.id() + " and " + other.id()
                    + " do not differ in this clause." + possible(one, other));
        }
        RuleSet taken = ClauseSwitch.take(one, other, asked.clause())
                .orElseThrow(() -> CallException.wrong(asked.call() + ": " + one.id() + " cannot have this clause of "
                        + other.id() + " without others." + possible(one, other)));
        return new ComparedBoard(
                new SideBySide.Seat(taken, OptionalInt.empty(), List.of(asked.clause())), Optional.of(other));
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
        return from.map(other -> rules().id() + "[" + seat.borrowed().get(0).id() + "=" + other.id()
                        + (seat.since().isPresent() ? "@" + seat.since().getAsInt() : "") + "]")
                .orElseGet(() -> rules().id());
    }
}
