package papan.analysis;

import java.util.Locale;
import papan.search.Strategy;

/** A computer player whom children know by a name. */
public enum Rival {
    /** Chooses by dice. */
    LITTLE_SISTER(new Strategy(Strategy.Kind.RANDOM, 0)),
    /** Takes the most at once. */
    BIG_SISTER(new Strategy(Strategy.Kind.GREEDY, 0)),
    /** Looks ahead. */
    GRANDMA(new Strategy(Strategy.Kind.SEARCH, 4));

    private final Strategy strategy;

    Rival(Strategy strategy) {
        this.strategy = strategy;
    }

    /** How it plays. */
    public Strategy strategy() {
        return strategy;
    }

    /** Its name in files and catalogues. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
