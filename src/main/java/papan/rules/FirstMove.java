package papan.rules;

import papan.model.House;
import papan.model.Says;

/** How the first round of a match is opened. */
public sealed interface FirstMove permits FirstMove.Free, FirstMove.Simultaneous, FirstMove.Forced {

    /** South moves first and chooses freely. */
    record Free() implements FirstMove {}

    /** South moves first and must lift a certain house. */
    record Forced(
            @Says(value = "By turns; this house is south's first move.", name = "forced")
            House house) implements FirstMove {}

    /** Both players sow at once. */
    record Simultaneous(
            @Says(
                    value =
                            "Both at once: lap by lap both last seeds are judged when both hands are empty, seed by seed"
                                    + " each as soon as it falls.",
                    name = "simultaneous")
            Schedule schedule,

            @Says(value = "With which houses both begin at once.", name = "house", usual = "FREE")
            Choice choice,

            @Says(
                    value =
                            "Who goes on where both hands must lift the same house: the player whose last seed fell there"
                                    + " earlier, south or neither.",
                    name = "contestedHouse",
                    usual = "FIRST_TO_ARRIVE")
            ContestedHouse contested,

            @Says(
                    value =
                            "Who moves next where both hands finish in the same common lap: the player whose last seed fell"
                                    + " earlier, or south.",
                    name = "finishedTogether",
                    usual = "FIRST_TO_ARRIVE")
            FinishedTogether together)
            implements FirstMove {
        /** The same with another answer to the question of the contested house. */
        public Simultaneous with(ContestedHouse other) {
            return new Simultaneous(schedule, choice, other, together);
        }

        /** The same with another answer to the question who moves next. */
        public Simultaneous with(FinishedTogether other) {
            return new Simultaneous(schedule, choice, contested, other);
        }

        /** The same with the seeds falling in another order. */
        public Simultaneous with(Schedule other) {
            return new Simultaneous(other, choice, contested, together);
        }
    }

    /** In which order the seeds of two hands fall in a simultaneous opening. */
    enum Schedule {
        /** Lap by lap: seeds fall alternately until both hands are empty, then both landings are judged. */
        BY_LAP,
        /** Seed by seed: each hand is judged as soon as it is empty. */
        BY_SEED
    }

    /** With which houses a simultaneous opening begins. */
    enum Choice {
        /** With any. */
        FREE,
        /** With the house nearest to the own store. */
        NEAREST_STORE,
        /** With the house farthest from the own store. */
        FARTHEST_FROM_STORE
    }

    /** Who lifts a house of a simultaneous opening that both hands must lift. */
    enum ContestedHouse {
        /** The player whose last seed fell there earlier; the other has finished. */
        FIRST_TO_ARRIVE,
        /** South; north has finished. */
        SOUTH,
        /** Nobody: the opening is over for both. */
        NEITHER
    }

    /** Who moves next where both hands of a simultaneous opening finish in the same common lap. */
    enum FinishedTogether {
        /** The player whose last seed fell earlier. */
        FIRST_TO_ARRIVE,
        /** South. */
        SOUTH
    }
}
