package papan.lesson.script;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import papan.engine.OpeningOrder;
import papan.model.House;
import papan.model.Move;
import papan.model.Side;
import papan.rules.FirstMove.Schedule;

/** What is done next in a step that plays. */
public sealed interface LessonMove {

    /** What is chosen, as moves are written; empty where the rules act. */
    default String written() {
        return "";
    }

    /** The player to move chooses a house. */
    record Choice(Move move) implements LessonMove {
        @Override
        public String written() {
            return move.toString();
        }
    }

    /**
     * Both players choose at once, and the whole opening follows.
     *
     * @param choices by side: the house chosen at first, then those for extra turns; for each side at least one and at most
     *     {@value #MAX_CHOICES}
     * @param order whose seeds fall when; as the rule set says if empty
     */
    record Together(Map<Side, List<Move>> choices, Optional<Order> order) implements LessonMove {
        /** The most houses that one player chooses in an opening. */
        public static final int MAX_CHOICES = 20;

        /** The most acts that an order of the author's names. */
        public static final int MAX_ACTS = 2_000;

        public Together {
            choices = Map.copyOf(choices);
        }

        @Override
        public String written() {
            return Arrays.stream(Side.values())
                    .map(side -> of(side).stream().map(Move::toString).collect(Collectors.joining(" ")))
                    .collect(Collectors.joining(" + "));
        }

        /** The houses that a player chooses, in order. */
        public List<Move> of(Side side) {
            return choices.getOrDefault(side, List.of());
        }
    }

    /** In which order the hands of a simultaneous opening act. */
    sealed interface Order {
        /** As a schedule of the rules has it. */
        record Scheduled(Schedule schedule) implements Order {}

        /** Act by act, as the author wants it. */
        record Acts(OpeningOrder order) implements Order {}
    }

    /** The player to move cannot, and the other one is next. The rules pass by themselves; this says that they do. */
    record Pass() implements LessonMove {}

    /**
     * What follows a round: houses are filled and the next round begins, or the match is over.
     *
     * @param burn the houses that are expected to be out of play then; not compared if empty
     */
    record Refill(Optional<Set<House>> burn) implements LessonMove {
        public Refill {
            burn = burn.map(Set::copyOf);
        }
    }
}
