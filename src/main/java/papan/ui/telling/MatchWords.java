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
        List<Side> computers = Stream.of(Side.values())
                .filter(side -> plays(players, side).isPresent())
                .toList();
        if (computers.size() == 1) {
            Side rival = computers.get(0);
            return plain.against(rival.opponent(), name(plays(players, rival).orElseThrow(), rival, plain));
        }
        Map<Side, String> names = new EnumMap<>(Side.class);
        names.putAll(players);
        computers.forEach(names::remove);
        return new Wording(language, names, Map.of());
    }

    private static Optional<Strategy> plays(Map<Side, String> players, Side side) {
        return Optional.ofNullable(players.get(side)).flatMap(Strategy::parse);
    }

    /** A name that children know, or else the side's. */
    private static String name(Strategy strategy, Side side, Wording plain) {
        CaptionText words = new CaptionText(plain);
        return Stream.of(Rival.values())
                .filter(each -> each.strategy().equals(strategy))
                .findFirst()
                .map(each -> words.text("rival." + each.id()))
                .orElseGet(() -> words.player(side));
    }
}
