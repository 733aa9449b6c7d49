package papan.lesson.script;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import papan.event.Winner;
import papan.model.House;
import papan.model.Place;
import papan.model.Position;
import papan.model.Says;
import papan.model.Side;

/**
 * Something that is true or not of the board, of what has happened on it, or of what a learner has answered. A tree of
 * data: nothing in it can run.
 */
public sealed interface Condition
        permits Condition.All,
                Condition.Any,
                Condition.Not,
                Condition.Seeds,
                Condition.Happened,
                Condition.Moves,
                Condition.Mover,
                Condition.Looks,
                Condition.RoundOver,
                Condition.Won,
                Condition.Answered,
                Condition.Mastery {
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
    @Says(name = "all")
    record All(
            @Says(value = "All of them.", name = "all", as = "condition")
            List<Condition> parts) implements Condition {
        public All {
            parts = List.copyOf(parts);
        }

        @Override
        public boolean holds(Circumstances now) {
            return parts.stream().allMatch(part -> part.holds(now));
        }
    }

    /** At least one of them. */
    @Says(name = "any")
    record Any(
            @Says(value = "At least one of them.", name = "any", as = "condition")
            List<Condition> parts) implements Condition {
        public Any {
            parts = List.copyOf(parts);
        }

        @Override
        public boolean holds(Circumstances now) {
            return parts.stream().anyMatch(part -> part.holds(now));
        }
    }

    /** The contrary. */
    @Says(name = "not")
    record Not(
            @Says(value = "The opposite.", name = "not", as = "condition")
            Condition part) implements Condition {
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
    @Says(name = "at")
    record Seeds(
            @Says("A place, with eq, gte or lte.") Place at,

            @Says(beside = true, as = "seeds") Range seeds) implements Condition {
        @Override
        public boolean holds(Circumstances now) {
            return seeds.holds(now.position().seedsIn(at));
        }
    }

    /** Something happened so often in the step. */
    @Says(name = "event")
    record Happened(
            @Says(beside = true, as = "happened") Selector event,

            @Says(value = "How often; at least once if left out.", as = "count", usual = "SOME")
            Range count)
            implements Condition {
        @Override
        public boolean holds(Circumstances now) {
            SelectedEvents events =
                    SelectedEvents.of(now.events(), 0, now.events().size());
            return count.holds(events.all(event).size());
        }
    }

    /** So many moves were made. */
    @Says(name = "moves")
    record Moves(
            @Says(value = "How many moves were made.", name = "moves", as = "count")
            Range count) implements Condition {
        @Override
        public boolean holds(Circumstances now) {
            return count.holds(now.moves());
        }
    }

    /** A player is to move. */
    @Says(name = "mover")
    record Mover(
            @Says(value = "Who is to move.", name = "mover") Side side) implements Condition {
        @Override
        public boolean holds(Circumstances now) {
            return now.winner().isEmpty() && now.position().toMove() == side;
        }
    }

    /** The board, or a part of it, looks so. */
    @Says(name = "position")
    record Looks(
            @Says(value = "What the board looks like.", name = "position")
            Expectation.Board board) implements Condition {
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
    @Says(name = "roundOver")
    record RoundOver(
            @Says(value = "Whether the round is over.", name = "roundOver")
            boolean over) implements Condition {
        @Override
        public boolean holds(Circumstances now) {
            return now.winner().isPresent() == over;
        }
    }

    /** The round is over and was won by a player, or by neither. */
    @Says(name = "winner")
    record Won(@Says("Who won the round.") Winner winner) implements Condition {
        @Override
        public boolean holds(Circumstances now) {
            return now.winner().equals(Optional.of(winner));
        }
    }

    /** Something was answered, in any letter case; how sure somebody was is not true of whoever did not say. */
    @Says(name = "question")
    record Answered(
            @Says(value = "The id of the step that asked; this one if left out.", name = "question", as = "asking")
            Optional<String> step,

            @Says("Whether the last answer was right.") Optional<Boolean> correct,

            @Says(value = "How many answers were given.", as = "attempts")
            Optional<Range> attempts,

            @Says("The last answer.") Optional<String> answer,

            @Says("What one of the answers pointed to.") Optional<Misconception> misconception,

            @Says(value = "How sure the learner was: 1 guessed, 2 fairly, 3 sure.", as = "confidence")
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
     * @param steps the ids of the steps that ask for it
     */
    @Says(name = "goal")
    record Mastery(
            @Says(value = "The id of a goal; with mastery.", as = "goal")
            String goal,

            List<String> steps,

            @Says(
                    value = "The share of the goal's questions that were answered rightly at once.",
                    name = "mastery",
                    as = "share")
            Share share)
            implements Condition {
        /** A share from 0 to 1. */
        public record Share(double least, double most) {}

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
            double reached = done.isEmpty() ? 0 : (double) right / done.size();
            return share.least() <= reached && reached <= share.most();
        }
    }
}
