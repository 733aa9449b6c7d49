package papan.ui.explore;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import papan.model.Side;
import papan.search.Strategy;

/** Whom one plays against: a computer, which plays better and better, or somebody beside. */
enum Opponent {
    /** Chooses by dice. */
    LITTLE_SISTER,
    /** Takes the most at once. */
    BIG_SISTER,
    /** Looks ahead. */
    GRANDMA,
    /** Two people play. */
    FRIEND,
    /** The exact settings say otherwise. */
    OWN;

    /** How it plays; empty where no computer does, or none of these. */
    Optional<Strategy> strategy() {
        return switch (this) {
            case LITTLE_SISTER -> Optional.of(new Strategy(Strategy.Kind.RANDOM, 0));
            case BIG_SISTER -> Optional.of(new Strategy(Strategy.Kind.GREEDY, 0));
            case GRANDMA -> Optional.of(new Strategy(Strategy.Kind.SEARCH, 4));
            case FRIEND, OWN -> Optional.empty();
        };
    }

    /** Its name in catalogues. */
    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The computer that plays so; empty for any other way. */
    static Optional<Opponent> playing(Strategy strategy) {
        return Stream.of(values())
                .filter(each -> each.strategy().equals(Optional.of(strategy)))
                .findFirst();
    }

    /** Whom one plays against in a match. */
    static Opponent in(ExploreSession session) {
        Optional<Strategy> computer = session.you().flatMap(you -> session.computer(you.opponent()));
        boolean alone =
                Stream.of(Side.values()).allMatch(side -> session.computer(side).isEmpty());
        return alone ? FRIEND : computer.flatMap(Opponent::playing).orElse(OWN);
    }

    /** Lets it play against whoever plays now. */
    void sitDown(ExploreSession session) {
        Side side = session.you().map(Side::opponent).orElse(Side.NORTH);
        session.setComputer(side.opponent(), Optional.empty());
        session.setComputer(side, strategy());
    }
}
