package papan.lesson.script;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import papan.event.Winner;
import papan.model.House;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;

/**
 * Something that is true or not of the board, of what has happened on it, or of what a learner has answered. A tree of
 * data: nothing in it can run.
 */
public sealed interface Condition {
    /** How deep a condition may be, itself included. */
    int MAX_DEPTH = 6;
    /** How many parts a condition may have, itself included. */
    int MAX_SIZE = 40;

    /** Whether it is true. */
    boolean holds(Circumstances now);

    /** The conditions of which it is made; none for most. */
    default List<Condition> parts() {
        return List.of();
    }

    /** How many parts it has, itself included, and theirs. */
    default int size() {
        return 1 + parts().stream().mapToInt(Condition::size).sum();
    }

    /**
     * The ids of the steps whose replies it asks for.
     *
     * @param own the id of the step whose condition it is
     */
    default Stream<String> askedOf(String own) {
        return parts().stream().flatMap(part -> part.askedOf(own));
    }

    /** All of them; true if there are none. */
    record All(List<Condition> parts) implements Condition {
        public All {
            parts = List.copyOf(parts);
        }

        @Override
        public boolean holds(Circumstances now) {
            return parts.stream().allMatch(part -> part.holds(now));
        }
    }

    /** At least one of them. */
    record Any(List<Condition> parts) implements Condition {
        public Any {
            parts = List.copyOf(parts);
        }

        @Override
        public boolean holds(Circumstances now) {
            return parts.stream().anyMatch(part -> part.holds(now));
        }
    }

    /** The contrary. */
    record Not(Condition part) implements Condition {
        @Override
        public boolean holds(Circumstances now) {
            return !part.holds(now);
        }

        @Override
        public List<Condition> parts() {
            return List.of(part);
        }
    }

    /** So many seeds lie in a place. */
    record Seeds(Place at, Range seeds) implements Condition {
        @Override
        public boolean holds(Circumstances now) {
            return seeds.holds(now.position().seedsIn(at));
        }
    }

    /** Something happened so often in the step. */
    record Happened(Selector event, Range count) implements Condition {
        @Override
        public boolean holds(Circumstances now) {
            SelectedEvents events =
                    SelectedEvents.of(now.events(), 0, now.events().size());
            return count.holds(events.all(event).size());
        }
    }

    /** So many moves were made. */
    record Moves(Range count) implements Condition {
        @Override
        public boolean holds(Circumstances now) {
            return count.holds(now.moves());
        }
    }

    /** A player is to move. */
    record Mover(Side side) implements Condition {
        @Override
        public boolean holds(Circumstances now) {
            return now.winner().isEmpty() && now.position().toMove() == side;
        }
    }

    /** The board, or a part of it, looks so. */
    record Looks(Expectation.Board board) implements Condition {
        @Override
        public boolean holds(Circumstances now) {
            Position position = now.position();
            for (Map.Entry<Side, List<Integer>> row : board.rows().entrySet()) {
                for (int i = 0; i < row.getValue().size(); i++) {
                    if (i >= position.houses()
                            || position.seedsIn(new House(row.getKey(), i + 1))
                                    != row.getValue().get(i)) {
                        return false;
                    }
                }
            }
            return board.stores().entrySet().stream()
                            .allMatch(store -> position.inStore(store.getKey()) == store.getValue())
                    && board.mover().map(side -> side == position.toMove()).orElse(true)
                    && board.burnt().map(position.burnt()::equals).orElse(true)
                    && (board.round().isEmpty() || board.round().getAsInt() == position.round());
        }
    }

    /** The round is over, or goes on. */
    record RoundOver(boolean over) implements Condition {
        @Override
        public boolean holds(Circumstances now) {
            return now.winner().isPresent() == over;
        }
    }

    /** The round is over and was won by a player, or by neither. */
    record Won(Winner winner) implements Condition {
        @Override
        public boolean holds(Circumstances now) {
            return now.winner().equals(Optional.of(winner));
        }
    }

    /**
     * Something was answered.
     *
     * @param step the id of the step that asked; empty for the one whose condition it is
     * @param correct whether the last answer was right
     * @param attempts how many answers were given
     * @param answer what the last answer was, in any letter case
     * @param misconception what one of the answers pointed to
     * @param confidence how sure the learner was, 1 to 3; not true of whoever did not say
     */
    record Answered(
            Optional<String> step,
            Optional<Boolean> correct,
            Optional<Range> attempts,
            Optional<String> answer,
            Optional<Misconception> misconception,
            Optional<Range> confidence)
            implements Condition {
        @Override
        public Stream<String> askedOf(String own) {
            return Stream.of(step.orElse(own));
        }

        @Override
        public boolean holds(Circumstances now) {
            Reply reply = now.reply(step);
            return correct.map(right -> right == reply.correct()).orElse(true)
                    && attempts.map(range -> range.holds(reply.attempts())).orElse(true)
                    && answer.map(text -> text.equalsIgnoreCase(reply.answer())).orElse(true)
                    && misconception
                            .map(each -> reply.misconceptions().contains(each.id()))
                            .orElse(true)
                    && confidence
                            .map(range -> reply.confidence() > 0 && range.holds(reply.confidence()))
                            .orElse(true);
        }
    }

    /**
     * So many of the questions that serve a goal were answered rightly at once, of those that were answered or given up;
     * nothing is mastered while none was.
     *
     * @param goal its id
     * @param steps the ids of the steps that ask for it
     * @param least the least share, 0 to 1
     * @param most the greatest share, 0 to 1
     */
    record Mastery(String goal, List<String> steps, double least, double most) implements Condition {
        public Mastery {
            steps = List.copyOf(steps);
        }

        @Override
        public boolean holds(Circumstances now) {
            List<Reply> done = steps.stream()
                    .filter(now.replies()::containsKey)
                    .map(step -> now.reply(Optional.of(step)))
                    .toList();
            long right = done.stream().filter(Reply::atFirst).count();
            double share = done.isEmpty() ? 0 : (double) right / done.size();
            return least <= share && share <= most;
        }
    }
}
