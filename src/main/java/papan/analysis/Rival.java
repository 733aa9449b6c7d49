package papan.analysis;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import papan.search.Strategy;

/** A computer player whom children know by a name. */
public enum Rival {
    /** Chooses by dice. */
    LITTLE_SISTER,
    /** Takes the most at once. */
    BIG_SISTER,
    /** Looks ahead. */
    GRANDMA;

    /** How it plays. */
    public Strategy strategy() {
        return switch (this) {
            case LITTLE_SISTER -> new Strategy(Strategy.Kind.RANDOM, 0);
            case BIG_SISTER -> new Strategy(Strategy.Kind.GREEDY, 0);
            case GRANDMA -> new Strategy(Strategy.Kind.SEARCH, 4);
        };
    }

    /** The one that plays so; empty for any other way. */
    public static Optional<Rival> playing(Strategy strategy) {
        return Stream.of(values())
                .filter(each -> each.strategy().equals(strategy))
                .findFirst();
    }

    /** Its name in files and catalogues. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
