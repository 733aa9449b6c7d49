package papan.ui.explore;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import papan.event.Winner;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.narration.Wording;
import papan.replay.Standing;
import papan.rules.Rounds;
import papan.ui.common.WindowText;
import papan.ui.telling.MatchWords;

/** A match as a game: whose turn it is, how each round came out and why a move is recommended, in words. */
final class GameWords {
    private final ExploreSession session;
    private final WindowText words;

    GameWords(ExploreSession session, WindowText words) {
        this.session = session;
        this.words = words;
    }

    /** In whose words it is told. */
    Wording wording() {
        return MatchWords.of(session.recorded().players(), words.language()).withTerms(session.rules());
    }

    /** Whose turn it is, or how the round came out. */
    String status(CaptionText captions) {
        Optional<Standing.Result> result = session.standing().result();
        if (result.isPresent()) {
            return result(result.get(), captions);
        }
        if (session.playback().isPlaying() || !session.isChoice()) {
            return about("explore.sowing", session.playback().position().toMove(), captions);
        }
        if (!session.isAtEnd()) {
            return words.text("explore.looking-back");
        }
        Side mover = session.line().match().mover();
        return session.isComputersTurn()
                ? words.text("explore.thinking", Map.of("player", captions.player(mover)))
                : about("explore.turn", mover, captions);
    }

    /** How the match came out as far as it is played, or whose turn it is, for a list. */
    String left(CaptionText captions) {
        return session.standing()
                .result()
                .map(result -> result(result, captions))
                .orElseGet(() -> about("explore.turn", session.line().match().mover(), captions));
    }

    private String about(String key, Side side, CaptionText captions) {
        return session.isYou(side)
                ? words.text(key + ".you")
                : words.text(key + ".player", Map.of("player", captions.player(side)));
    }

    /** How a round came out, and with the last one the match. */
    private String result(Standing.Result result, CaptionText captions) {
        Standing standing = session.standing();
        boolean several = standing.southRounds() + standing.northRounds() > 1 || !result.endsMatch();
        String round = won(several ? "explore.round" : "explore.won", result, captions);
        if (!several) {
            return round;
        }
        return sentences(
                round,
                result.endsMatch()
                        ? match(captions)
                        : sentences(rounds(standing, captions), shorter(result, captions)));
    }

    /** Who has won a shorter match now, where the rules end theirs by chance only; first, that there are such. */
    private String shorter(Standing.Result result, CaptionText captions) {
        OptionalInt decided = session.decided();
        if (decided.isPresent()) {
            return winner("explore.best-of", side(result.winner()), Map.of("rounds", decided.getAsInt()), captions);
        }
        boolean first = session.standing().southRounds() + session.standing().northRounds() == 1;
        return first && session.rules().rounds() instanceof Rounds.UntilBroke ? words.text("explore.long") : "";
    }

    /** Two sentences; the second can be empty. */
    private String sentences(String first, String second) {
        return second.isEmpty() ? first : words.text("explore.sentences", Map.of("first", first, "second", second));
    }

    private String won(String key, Standing.Result result, CaptionText captions) {
        Map<String, Object> values = Map.of(
                "most", Math.max(result.south(), result.north()),
                "least", Math.min(result.south(), result.north()));
        return winner(key, side(result.winner()), values, captions);
    }

    private String match(CaptionText captions) {
        return winner("explore.match", session.line().match().winner(), Map.of(), captions);
    }

    private String winner(String key, Optional<Side> winner, Map<String, Object> values, CaptionText captions) {
        Map<String, Object> all = new HashMap<>(values);
        winner.ifPresent(side -> all.put("player", captions.player(side)));
        String who =
                winner.map(side -> session.isYou(side) ? ".you" : ".player").orElse(".draw");
        return words.text(key + who, all);
    }

    private static Optional<Side> side(Winner winner) {
        return switch (winner) {
            case SOUTH -> Optional.of(Side.SOUTH);
            case NORTH -> Optional.of(Side.NORTH);
            case DRAW -> Optional.empty();
        };
    }

    private String rounds(Standing standing, CaptionText captions) {
        Side one = session.you().orElse(Side.SOUTH);
        return words.text(
                "explore.rounds",
                Map.of(
                        "one", session.you().isPresent() ? words.text("explore.rounds.you") : captions.player(one),
                        "won", standing.rounds(one),
                        "other", captions.player(one.opponent()),
                        "lost", standing.rounds(one.opponent())));
    }
}
