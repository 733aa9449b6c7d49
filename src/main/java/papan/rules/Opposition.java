package papan.rules;

/** What the last seed of a lap means when it falls into an empty house, by what lies opposite. */
public sealed interface Opposition {

    /** Nothing. */
    record None() implements Opposition {}

    /**
     * The seeds of the opposite house are captured.
     *
     * @param where in which empty houses a last seed captures
     * @param capturingSeed whether the last seed itself is taken too
     * @param loneSeed what happens to it when the opposite house is empty
     * @param circuit what the hand must have done before
     */
    record Opposite(Where where, CapturingSeed capturingSeed, LoneSeed loneSeed, Circuit circuit)
            implements Opposition {
        /** A capture from an empty house of the mover's, with no further condition. */
        public Opposite(CapturingSeed capturingSeed, LoneSeed loneSeed) {
            this(Where.OWN_EMPTY, capturingSeed, loneSeed, Circuit.NOT_NEEDED);
        }

        Opposite withWhere(Where other) {
            return new Opposite(other, capturingSeed, loneSeed, circuit);
        }

        Opposite withCapturingSeed(CapturingSeed other) {
            return new Opposite(where, other, loneSeed, circuit);
        }

        Opposite withLoneSeed(LoneSeed other) {
            return new Opposite(where, capturingSeed, other, circuit);
        }

        Opposite withCircuit(Circuit other) {
            return new Opposite(where, capturingSeed, loneSeed, other);
        }
    }

    /** In which empty houses a last seed captures. */
    enum Where {
        /** In the mover's own. */
        OWN_EMPTY,
        /** In any. */
        ANY_EMPTY
    }

    /** What becomes of the seed that made a capture. */
    enum CapturingSeed {
        /** It goes to the store with the captured ones. */
        TAKEN,
        /** It stays in its house. */
        STAYS
    }

    /** What becomes of the last seed when there is nothing opposite to capture. */
    enum LoneSeed {
        /** It goes to the store alone. */
        TAKEN,
        /** It stays in its house. */
        STAYS
    }

    /** Whether the hand must have been through the opponent's row in this turn before it can capture. */
    enum Circuit {
        /** No. */
        NOT_NEEDED,
        /** Yes: it must have come back into the own row. */
        NEEDED
    }
}
