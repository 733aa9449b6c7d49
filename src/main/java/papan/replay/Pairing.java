package papan.replay;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What keeps several boards in step: which of their events are shown at the same moment. */
public enum Pairing {
    /** Events with the same cause: the same player does the same thing at the same place. A board without one waits. */
    CAUSE(Grain.TURN),
    /** The first seed sown with the first, the second with the second, and so on. */
    SEED(Grain.SEED),
    /** Laps begin together. */
    LAP(Grain.LAP),
    /** Turns begin together; a pass is a turn. */
    TURN(Grain.TURN),
    /** Moves are made together, whatever lies between two of them. */
    MOVE(Grain.TURN);

    private final Grain shared;

    Pairing(Grain shared) {
        this.shared = shared;
    }

    /** The grain at which a step stops only when no board is on its way. */
    Grain shared() {
        return shared;
    }

    /** The word for it in files and on the command line. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads an {@link #id()}; empty if it is none. */
    public static Optional<Pairing> parse(String id) {
        return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
    }
}
