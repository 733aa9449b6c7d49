package papan.rules;

import papan.model.House;

/** How the first round of a match is opened. */
public sealed interface FirstMove {

    /** South moves first and chooses freely. */
    record Free() implements FirstMove {}

    /**
     * South moves first and must lift a certain house.
     *
     * @param house a house of south's
     */
    record Forced(House house) implements FirstMove {}

    /**
     * Both players sow at once.
     *
     * @param schedule our reading of "at once"
     * @param choice with which houses they begin
     */
    record Simultaneous(Schedule schedule, Choice choice) implements FirstMove {
        /** A simultaneous opening from houses chosen freely. */
        public Simultaneous(Schedule schedule) {
            this(schedule, Choice.FREE);
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
}
