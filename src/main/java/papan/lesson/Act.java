package papan.lesson;

import papan.model.Move;

/**
 * Something that a learner does in a lesson, in the step that is shown unless it names another. What comes of it is
 * {@link LessonState#after}; an act that is not possible where it is done changes nothing.
 */
public sealed interface Act {
    /** Calls the visitor's method for this kind of act. */
    <R> R accept(Visitor<R> visitor);

    /** One method for each kind of act. */
    interface Visitor<R> {
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

        R attempted(Attempted act);

        R looked();

        R drew(Drew act);
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
     * Has tried and come to an end, as a file tells it: counts like the moves without playing them again.
     *
     * @param moves as they are written, joined by commas
     * @param reached whether the goal was reached
     */
    record Attempted(String moves, boolean reached) implements Act {
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
     * @param line as {@link CurveSheet} writes it
     */
    record Drew(String line) implements Act {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.drew(this);
        }
    }
}
