package papan.ui.telling;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import papan.analysis.Rival;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;
import papan.search.Strategy;

/** In whose words a match is told: whoever plays against the program reads of themselves, and of somebody with a name. */
public final class MatchWords {
    private MatchWords() {}

    /**
     * The words of a match.
     *
     * @param players by side, as a file has them: how the program plays, or a name; a side can be without either
     */
    public static Wording of(Map<Side, String> players, Language language) {
        Wording plain = Wording.of(language);
        Optional<Side> you = you(players);
        if (you.isPresent()) {
            Side rival = you.get().opponent();
            return plain.against(you.get(), name(plays(players, rival).orElseThrow(), rival, plain));
        }
        Map<Side, String> names = new EnumMap<>(Side.class);
        names.putAll(players);
        computers(players).forEach(names::remove);
        return new Wording(language, names, Map.of());
    }

    /** The side of whoever plays against the program; empty where two people play, or the program against itself. */
    public static Optional<Side> you(Map<Side, String> players) {
        List<Side> computers = computers(players);
        return computers.size() == 1 ? Optional.of(computers.get(0).opponent()) : Optional.empty();
    }

    private static List<Side> computers(Map<Side, String> players) {
        return Stream.of(Side.values())
                .filter(side -> plays(players, side).isPresent())
                .toList();
    }

    private static Optional<Strategy> plays(Map<Side, String> players, Side side) {
        return Optional.ofNullable(players.get(side)).flatMap(Strategy::parse);
    }

    /** What children call a computer player. */
    public static String name(Rival rival, Language language) {
        return new CaptionText(Wording.of(language)).text("rival." + rival.id());
    }

    /** A name that children know, or else the side's. */
    private static String name(Strategy strategy, Side side, Wording plain) {
        return Rival.playing(strategy)
                .map(each -> name(each, plain.language()))
                .orElseGet(() -> new CaptionText(plain).player(side));
    }
}
