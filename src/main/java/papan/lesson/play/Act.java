package papan.lesson.play;

import java.util.List;
import java.util.Optional;
import papan.model.Move;

/**
 * Something that a learner does in a lesson, in the step that is shown unless it names another. What comes of it is
 * {@link LessonState#after}; an act that is not possible where it is done changes nothing.
 */
public sealed interface Act {
    /** Calls the visitor's method for this kind of act. */
    <R> R accept(Visitor<R> visitor);

    /** What is given with it, as answers are written: an answer, the moves of a try that has ended, a line. */
    default Optional<String> told() {
        return Optional.empty();
    }

    /** One method for each kind of act. */
    interface Visitor<R> {
        R began();

        R cameTo(CameTo act);

        R wentOn();

        R wentTo(WentTo act);

        R wentBack();

        R beganAgain();

        R saw(Saw act);

        R answered(Answered act);

        R wasSure(WasSure act);

        R triedAgain();

        R askedForHint();

        R gaveUp();

        R moved(Moved act);

        R tookBack();

        R startedOver();

        R played(Played act);

        R attempted(Attempted act);

        R looked();

        R drew(Drew act);

        R gathered();

        R counted(Counted act);

        R votedAgain(VotedAgain act);
    }

    /** One method for each kind of act of which something is known; all others are alike. */
    interface SelectiveVisitor<R> extends Visitor<R> {
        /** What is known of all other acts. */
        R others();

        @Override
        default R began() {
            return others();
        }

        @Override
        default R cameTo(CameTo act) {
            return others();
        }

        @Override
        default R wentOn() {
            return others();
        }

        @Override
        default R wentTo(WentTo act) {
            return others();
        }

        @Override
        default R wentBack() {
            return others();
        }

        @Override
        default R beganAgain() {
            return others();
        }

        @Override
        default R saw(Saw act) {
            return others();
        }

        @Override
        default R answered(Answered act) {
            return others();
        }

        @Override
        default R wasSure(WasSure act) {
            return others();
        }

        @Override
        default R triedAgain() {
            return others();
        }

        @Override
        default R askedForHint() {
            return others();
        }

        @Override
        default R gaveUp() {
            return others();
        }

        @Override
        default R moved(Moved act) {
            return others();
        }

        @Override
        default R tookBack() {
            return others();
        }

        @Override
        default R startedOver() {
            return others();
        }

        @Override
        default R played(Played act) {
            return others();
        }

        @Override
        default R attempted(Attempted act) {
            return others();
        }

        @Override
        default R looked() {
            return others();
        }

        @Override
        default R drew(Drew act) {
            return others();
        }

        @Override
        default R gathered() {
            return others();
        }

        @Override
        default R counted(Counted act) {
            return others();
        }

        @Override
        default R votedAgain(VotedAgain act) {
            return others();
        }
    }

    /** Begins the lesson, at this step. */
    record Began() implements Act {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.began();
        }
    }

    /**
     * Came to the step, from a file that does not say how: everything before the cursor counts as seen.
     *
     * @param cursor in the step's timeline
     * @param atEnd whether the lesson is over; the step is its last one then
     * @param back the ids of the steps to which detours that are under way come back; the latest last
     * @param made the {@linkplain Waypoint#made() detours that were made}, in the order of the alphabet
     */
    record CameTo(int cursor, boolean atEnd, List<String> back, List<String> made) implements Act {
        public CameTo {
            back = List.copyOf(back);
            made = List.copyOf(made);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.cameTo(this);
        }
    }

    /** Goes on from the step, to wherever that leads. */
    record WentOn() implements Act {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.wentOn();
        }
    }

    /**
     * Goes straight to a step.
     *
     * @param step its id
     */
    record WentTo(String step) implements Act {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.wentTo(this);
        }
    }

    /** Goes back to the step before, or from the end to the last one. */
    record WentBack() implements Act {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.wentBack();
        }
    }

    /** Begins the step again, as if it had never been shown; what was answered in it counts on. */
    record BeganAgain() implements Act {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.beganAgain();
        }
    }

    /**
     * Has seen the step so far.
     *
     * @param cursor in the step's timeline
     */
    record Saw(int cursor) implements Act {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.saw(this);
        }
    }

    /**
     * Gives an answer; where it is asked how sure that is, it waits until that is said.
     *
     * @param given as for {@link LessonRun#judge}
     */
    record Answered(String given) implements Act {
        @Override
        public Optional<String> told() {
            return Optional.of(given);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.answered(this);
        }
    }

    /**
     * Says how sure the answer is that waits for it.
     *
     * @param confidence 1 to 3; 0 to say nothing
     */
    record WasSure(int confidence) implements Act {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.wasSure(this);
        }
    }

    /** Opens the question again after a wrong answer, unless the author sends the learner elsewhere first. */
    record TriedAgain() implements Act {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.triedAgain();
        }
    }

    /** Wants one more hint. */
    record AskedForHint() implements Act {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.askedForHint();
        }
    }

    /** Wants to be shown the right answer, or a way to the goal. */
    record GaveUp() implements Act {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.gaveUp();
        }
    }

    /** Makes a move where the step lets try; one that cannot be made is refused. */
    record Moved(Move move) implements Act {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.moved(this);
        }
    }

    /** Takes the latest move of a try back. */
    record TookBack() implements Act {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.tookBack();
        }
    }

    /** Begins a try from its first board again. */
    record StartedOver() implements Act {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.startedOver();
        }
    }

    /**
     * Has made moves in a try, as a file tells it: the try stands where they lead, and nothing is counted.
     *
     * @param moves all since it began, as they are written
     */
    record Played(List<String> moves) implements Act {
        public Played {
            moves = List.copyOf(moves);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.played(this);
        }
    }

    /**
     * Has tried and come to an end, as a file tells it: counts once, and the try stands where the moves lead.
     *
     * @param moves as they are written, joined by commas
     * @param reached whether the goal was reached
     */
    record Attempted(String moves, boolean reached) implements Act {
        @Override
        public Optional<String> told() {
            return Optional.of(moves);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.attempted(this);
        }
    }

    /** Has looked at compared boards, and wants to be told why they differ. */
    record Looked() implements Act {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.looked();
        }
    }

    /**
     * Has drawn how a chart will go, and wants to see it.
     *
     * @param line as {@link papan.lesson.kind.CurveSheet} writes it
     */
    record Drew(String line) implements Act {
        @Override
        public Optional<String> told() {
            return Optional.of(line);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.drew(this);
        }
    }

    /** A class begins to watch: hands that another one raised are forgotten. What a class does is written into no file. */
    record Gathered() implements Act {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.gathered();
        }
    }

    /**
     * A class votes on what a step asks: so many hands are up for an answer, in the vote that is being taken.
     *
     * @param step its id
     * @param option the id of the answer
     */
    record Counted(String step, String option, int hands) implements Act {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.counted(this);
        }
    }

    /**
     * A class that has voted on what a step asks votes once more; the first vote is kept.
     *
     * @param step its id
     */
    record VotedAgain(String step) implements Act {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.votedAgain(this);
        }
    }
}
