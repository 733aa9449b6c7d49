package papan.ui.lesson;

import java.awt.Graphics2D;
import java.util.Map;
import java.util.Optional;
import papan.ui.common.Icons;
import papan.ui.common.WindowText;

/** A game in the library: against whom, by which rules, how it stands, and its board as it was left. */
final class GameCard extends BoardCard {
    private final MyGames.Game game;
    private final String about;

    GameCard(MyGames.Game game, WindowText words, MyGames.Acts acts) {
        super(Optional.of(game.board()));
        this.game = game;
        about = words.text("games.about", Map.of("rules", game.rules(), "day", game.day()));
        Map<String, String> called = Map.of("players", game.players(), "rules", game.rules());
        tool(
                Icons.CHART,
                "game.chart." + game.file(),
                words.text("games.chart", called),
                () -> acts.chart(game.file()));
        tool(
                Icons.CLOSE,
                "game.remove." + game.file(),
                words.text("games.remove", called),
                () -> acts.remove(game.file()));
        opens(
                "game." + game.file(),
                words.text("games.name", called),
                game.standing() + " " + game.day(),
                () -> acts.goOn(game.file()));
    }

    @Override
    String title() {
        return game.players();
    }

    @Override
    String about() {
        return about;
    }

    @Override
    String foot() {
        return game.standing();
    }

    @Override
    String footColour() {
        return "Papan.text";
    }

    @Override
    int signWidth() {
        return 0;
    }

    @Override
    void sign(Graphics2D g) {
        // The board says enough.
    }
}
