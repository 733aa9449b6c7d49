package papan.lesson.kept;

import papan.model.Move;
import papan.model.Says;

/**
 * Something that a learner does in a lesson, in the step that is shown unless it names another. What comes of it is
 * {@code LessonState.after}; an act that is not possible where it is done changes nothing.
 */
public sealed interface Act {
    /** Calls the visitor's method for this kind of act. */
    <R> R accept(Visitor<R> visitor);

    /** One method for each kind of act. */
    interface Visitor<R> {
        R began();

        R wentOn();

        R wentTo(WentTo act);

        R wentBack();

        R beganAgain();

        R saw(Saw act);

        R drafted(Drafted act);

        R answered(Answered act);

        R wasSure(WasSure act);

        R triedAgain();

        R askedForHint();

        R gaveUp();

        R moved(Moved act);

        R tookBack();

        R startedOver();

        R looked();

        R drew(Drew act);

        R gathered();

        R counted(Counted act);

        R votedAgain(VotedAgain act);
    }

    /** What a learner does, and what is written down of it. */
    @Says(value = "What was done.", name = "act", by = "did")
    sealed interface OfLearner extends Act {}

    /** Begins the lesson, at this step. */
    @Says(value = "Began the lesson at this step.", name = "began")
    record Began() implements OfLearner {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.began();
        }
    }

    /** Goes on from the step, to wherever that leads. */
    @Says(value = "Went on.", name = "wentOn")
    record WentOn() implements OfLearner {
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
    @Says(value = "Went straight to a step.", name = "wentTo")
    record WentTo(
            @Says(value = "The id of the step.", filled = true)
            String step) implements OfLearner {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.wentTo(this);
        }
    }

    /** Goes back to the step before, or from the end to the last one. */
    @Says(value = "Went back.", name = "wentBack")
    record WentBack() implements OfLearner {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.wentBack();
        }
    }

    /** Begins the step again, as if it had never been shown; what was answered in it counts on. */
    @Says(value = "Began the step again.", name = "beganAgain")
    record BeganAgain() implements OfLearner {
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
    @Says(value = "Saw the step so far.", name = "saw")
    record Saw(
            @Says(value = "How many events of the scene had been seen.", usual = "0")
            int cursor) implements OfLearner {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.saw(this);
        }
    }

    /**
     * Has put so much of an answer together, and not given it.
     *
     * @param given as far as it has come; empty where nothing is left of it
     */
    @Says(value = "Put an answer together that is not given yet.", name = "drafted")
    record Drafted(
            @Says(value = "So much of it, as answers are written.", as = "kept")
            String given) implements OfLearner {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.drafted(this);
        }
    }

    /**
     * Gives an answer; where it is asked how sure that is, it waits until that is said.
     *
     * @param given as for {@code LessonRun.judge}
     */
    @Says(value = "Gave an answer; it waits until it is said how sure it is, where that is asked.", name = "answered")
    record Answered(
            @Says(value = "What was given, as answers are written.", as = "kept")
            String given) implements OfLearner {
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
    @Says(value = "Said how sure the answer is that waits.", name = "wasSure")
    record WasSure(
            @Says(value = "1 to 3; 0 to say nothing.", usual = "0", max = 3)
            int confidence) implements OfLearner {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.wasSure(this);
        }
    }

    /** Opens the question again after a wrong answer, unless the author sends the learner elsewhere first. */
    @Says(value = "Opened the question again.", name = "triedAgain")
    record TriedAgain() implements OfLearner {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.triedAgain();
        }
    }

    /** Wants one more hint. */
    @Says(value = "Wanted one more hint.", name = "askedForHint")
    record AskedForHint() implements OfLearner {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.askedForHint();
        }
    }

    /** Wants to be shown the right answer, or a way to the goal. */
    @Says(value = "Wanted to be shown the answer.", name = "gaveUp")
    record GaveUp() implements OfLearner {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.gaveUp();
        }
    }

    /** Makes a move where the step lets try; one that cannot be made is refused. */
    @Says(value = "Made a move in a try.", name = "moved")
    record Moved(@Says("As moves are written.") Move move) implements OfLearner {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.moved(this);
        }
    }

    /** Takes the latest move of a try back. */
    @Says(value = "Took the latest move back.", name = "tookBack")
    record TookBack() implements OfLearner {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.tookBack();
        }
    }

    /** Begins a try from its first board again. */
    @Says(value = "Began the try again.", name = "startedOver")
    record StartedOver() implements OfLearner {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.startedOver();
        }
    }

    /** Has looked at compared boards, and wants to be told why they differ. */
    @Says(value = "Looked at compared boards.", name = "looked")
    record Looked() implements OfLearner {
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
    @Says(value = "Drew how a chart will go.", name = "drew")
    record Drew(
            @Says(value = "The line, as answers are written.", as = "kept")
            String line) implements OfLearner {
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
