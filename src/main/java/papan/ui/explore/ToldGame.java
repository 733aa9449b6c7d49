package papan.ui.explore;

import java.util.Map;
import java.util.Optional;
import papan.engine.Engine;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.replay.BestTurn;
import papan.replay.RecordedMatch;
import papan.ui.common.WindowText;
import papan.ui.playback.Playback;
import papan.ui.playback.Ticker;
import papan.ui.telling.MatchWords;

/**
 * A recorded match in a list, in words.
 *
 * @param players whom one played against, or who played
 * @param rules the name of the rule set
 * @param standing how it came out, or whose turn it is
 */
public record ToldGame(String players, String rules, String standing) {
    private static final Ticker STILL = new Ticker() {
        @Override
        public void start(Callback callback) {
            // Nothing moves in a list.
        }

        @Override
        public void stop() {
            // Nothing moves.
        }
    };

    /** The best turn of whoever plays against the computer; where two people play nobody knows who the learner is. */
    public static Optional<BestTurn> best(RecordedMatch match) {
        return MatchWords.you(match.players())
                .flatMap(side -> BestTurn.of(match.variations().main(), side));
    }

    /**
     * A match in the language of the window.
     *
     * @param words must include this package's texts
     */
    public static ToldGame of(RecordedMatch match, WindowText words) {
        ExploreSession session = new ExploreSession(
                new Playback(STILL, new Engine(match.variations().main().rules()).start()),
                match.variations().main().rules(),
                () -> 0);
        session.goOn(match);
        GameWords told = new GameWords(session, words);
        CaptionText captions = new CaptionText(told.wording());
        return new ToldGame(
                players(session, captions, words),
                session.rules().about().name(words.language().tag()),
                told.left(captions));
    }

    private static String players(ExploreSession session, CaptionText captions, WindowText words) {
        Optional<String> opponent = session.rival()
                .flatMap(any -> session.you())
                .map(Side::opponent)
                .map(captions::player);
        Optional<String> south = session.name(Side.SOUTH);
        Optional<String> north = session.name(Side.NORTH);
        if (south.isPresent() && north.isPresent()) {
            return words.text("explore.players", Map.of("one", south.get(), "other", north.get()));
        }
        return opponent.or(() -> south)
                .or(() -> north)
                .orElseGet(() -> words.text(
                        Opponent.in(session) == Opponent.FRIEND ? "explore.two-people" : "explore.computer"));
    }
}
