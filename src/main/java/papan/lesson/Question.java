package papan.lesson;

import java.util.List;
import java.util.Optional;
import papan.event.Ruling;
import papan.model.Move;
import papan.model.Place;

/** What a learner is asked. The right answer of all but {@link Choice} comes from the rules. */
public sealed interface Question {

    /** The question; empty for the program's own wording. */
    String text();

    /**
     * Where does the last seed land?
     *
     * @param move the move that is asked about; in the middle of a turn the house from which the lap was or will be
     *     lifted
     * @param stated the answer that the author expects; empty to take it from the rules
     */
    record Landing(String text, Move move, Until until, Optional<Place> stated) implements Question {}

    /**
     * Which rule decides over the last seed that has just fallen?
     *
     * @param options the rulings offered; two or more make it a question
     * @param stated the answer that the author expects; empty to take it from the rules
     */
    record Rule(String text, List<Ruling> options, Optional<Ruling> stated) implements Question {
        public Rule {
            options = List.copyOf(options);
        }
    }

    /**
     * Which of the author's answers?
     *
     * @param several whether more than one is right and all of them must be named
     */
    record Choice(String text, List<Option> options, boolean several) implements Question {
        public Choice {
            options = List.copyOf(options);
        }
    }

    /** One of the author's answers. */
    record Option(String id, String text, boolean correct, String feedback) {}

    /**
     * Which last seed is meant.
     *
     * @param lap the lap of the turn, from 1; 0 for the last one, whichever that is
     */
    record Until(int lap) {
        /** The last seed of the first lap. */
        public static final Until FIRST_LAP = new Until(1);
        /** The last seed of the whole turn. */
        public static final Until TURN = new Until(0);

        /** Whether the last seed of the whole turn is meant. */
        public boolean isTurn() {
            return lap == 0;
        }
    }
}
