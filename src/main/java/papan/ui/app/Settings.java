package papan.ui.app;

import java.awt.Rectangle;
import java.util.Optional;
import papan.narration.Language;
import papan.replay.Grain;
import papan.ui.board.BoardLooks;
import papan.ui.common.Theme;

/**
 * What is remembered from one time to the next.
 *
 * @param zoom percent
 * @param speed times one seed in 450 ms
 * @param bounds where the window was, in the screen's own units; empty at the first start
 * @param workspace the id of the workspace that was shown
 * @param learner the name of the learner who sat here; empty for nobody
 * @param board how boards are shown
 */
public record Settings(
        Language language,
        Theme theme,
        int zoom,
        double speed,
        Grain grain,
        Optional<Rectangle> bounds,
        String workspace,
        String learner,
        BoardLooks board) {
    /** What holds when nothing is remembered. */
    public static final Settings DEFAULT = new Settings(
            Language.ENGLISH, Theme.LIGHT, 100, 1, Grain.SEED, Optional.empty(), "learn", "", BoardLooks.USUAL);

    /** The same in another language. */
    public Settings withLanguage(Language next) {
        return new Settings(next, theme, zoom, speed, grain, bounds, workspace, learner, board);
    }

    /** The same in another theme. */
    public Settings withTheme(Theme next) {
        return new Settings(language, next, zoom, speed, grain, bounds, workspace, learner, board);
    }

    /** The same at another zoom. */
    public Settings withZoom(int next) {
        return new Settings(language, theme, next, speed, grain, bounds, workspace, learner, board);
    }

    /** The same with another speed and grain. */
    public Settings withPace(double nextSpeed, Grain nextGrain) {
        return new Settings(language, theme, zoom, nextSpeed, nextGrain, bounds, workspace, learner, board);
    }

    /** The same with another learner. */
    public Settings withLearner(String next) {
        return new Settings(language, theme, zoom, speed, grain, bounds, workspace, next, board);
    }

    /** The same with the window elsewhere. */
    public Settings withBounds(Rectangle next) {
        return new Settings(language, theme, zoom, speed, grain, Optional.of(next), workspace, learner, board);
    }

    /** The same with boards shown otherwise. */
    public Settings withBoard(BoardLooks next) {
        return new Settings(language, theme, zoom, speed, grain, bounds, workspace, learner, next);
    }
}
