package papan.json.lesson;

import java.util.Optional;
import papan.format.JsonValue;
import papan.format.Problems;
import papan.json.match.PositionReader;
import papan.model.Position;
import papan.rules.NoMove;
import papan.rules.RuleSet;

/** Reads the positions of a lesson: those of the trace contract in which somebody has something to sow. */
final class LessonPositions {
    private final RuleSet rules;
    private final Problems problems;

    LessonPositions(RuleSet rules, Problems problems) {
        this.rules = rules;
        this.problems = problems;
    }

    Optional<Position> read(JsonValue value) {
        Optional<Position> position = new PositionReader(rules, problems).read(value);
        position.filter(p -> p.inRow(p.toMove()) == 0 && !passes(p)).ifPresent(p -> {
            String mover = p.toMove().id();
            problems.error(
                    "E214",
                    value,
                    "It is " + mover + "'s move, but " + mover + " has no seed to sow.",
                    "Give a house of " + mover + "'s seeds, or let the other player move.");
        });
        return position;
    }

    /** A player without seeds may be shown where the rule set lets that player pass. */
    private boolean passes(Position position) {
        return rules.ending().noMove() == NoMove.PASS
                && position.inRow(position.toMove().opponent()) > 0;
    }
}
