package papan.ui.explore;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import papan.analysis.Rival;
import papan.model.Side;
import papan.search.Strategy;

/** Whom one plays against: a computer, which plays better and better, or somebody beside. */
enum Opponent {
    LITTLE_SISTER(Rival.LITTLE_SISTER),
    BIG_SISTER(Rival.BIG_SISTER),
    GRANDMA(Rival.GRANDMA),
    /** Two people play. */
    FRIEND(null),
    /** The exact settings say otherwise. */
    OWN(null);

    private final @Nullable Rival rival;

    Opponent(@Nullable Rival rival) {
        this.rival = rival;
    }

    /** How it plays; empty where no computer does, or none of these. */
    Optional<Strategy> strategy() {
        return Optional.ofNullable(rival).map(Rival::strategy);
    }

    /** Its name in catalogues. */
    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Somebody as the one against whom one plays. */
    static Opponent of(Rival rival) {
        return Stream.of(values())
                .filter(each -> each.rival == rival)
                .findFirst()
                .orElseThrow();
    }

    /** Whom one plays against in a match. */
    static Opponent in(ExploreSession session) {
        boolean alone =
                Stream.of(Side.values()).allMatch(side -> session.computer(side).isEmpty());
        return alone ? FRIEND : session.rival().map(Opponent::of).orElse(OWN);
    }

    /** Lets it play against whoever plays now. */
    void sitDown(ExploreSession session) {
        Side side = session.you().map(Side::opponent).orElse(Side.NORTH);
        session.setComputer(side.opponent(), Optional.empty());
        session.setComputer(side, strategy());
    }
}
