package papan.model;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Anywhere on the board that can hold seeds: a house or a store. */
public sealed interface Place permits House, Store {

    /** The player in front of whose seat this place lies. */
    Side side();

    /** The name used in files, traces and captions: {@code S3} for a house, {@code N.store} for a store. */
    String name();

    /** Reads a {@link #name()}; empty if the text is not the name of any place on any board. */
    static Optional<Place> parse(String name) {
        Matcher m = Names.PLACE.matcher(name);
        if (!m.matches()) {
            return Optional.empty();
        }
        Side side = m.group(1).equals("S") ? Side.SOUTH : Side.NORTH;
        String number = m.group(2);
        if (number == null) {
            return Optional.of(new Store(side));
        }
        int house = Integer.parseInt(number);
        return house > House.MAX_NUMBER ? Optional.empty() : Optional.of(new House(side, house));
    }

    /** Keeps the compiled pattern out of the interface's public face. */
    final class Names {
        private static final Pattern PLACE = Pattern.compile("([SN])(?:([1-9][0-9]?)|\\.store)");

        private Names() {}
    }
}
