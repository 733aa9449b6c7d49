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
 * @param letterKeys whether keys of one letter do something
 * @param toNarration whether the focus goes to the sentence with each step
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
        boolean letterKeys,
        boolean toNarration,
        BoardLooks board) {
    /** What holds when nothing is remembered. */
    public static final Settings DEFAULT = new Settings(
            Language.ENGLISH,
            Theme.LIGHT,
            100,
            1,
            Grain.SEED,
            Optional.empty(),
            "learn",
            "",
            true,
            false,
            BoardLooks.USUAL);

    /** The same in another language. */
    public Settings withLanguage(Language next) {
        return new Settings(
                next, theme, zoom, speed, grain, bounds, workspace, learner, letterKeys, toNarration, board);
    }

    /** The same in another theme. */
    public Settings withTheme(Theme next) {
        return new Settings(
                language, next, zoom, speed, grain, bounds, workspace, learner, letterKeys, toNarration, board);
    }

    /** The same at another zoom. */
    public Settings withZoom(int next) {
        return new Settings(
                language, theme, next, speed, grain, bounds, workspace, learner, letterKeys, toNarration, board);
    }

    /** The same with another speed and grain. */
    public Settings withPace(double nextSpeed, Grain nextGrain) {
        return new Settings(
                language,
                theme,
                zoom,
                nextSpeed,
                nextGrain,
                bounds,
                workspace,
                learner,
                letterKeys,
                toNarration,
                board);
    }

    /** The same with another learner. */
    public Settings withLearner(String next) {
        return new Settings(
                language, theme, zoom, speed, grain, bounds, workspace, next, letterKeys, toNarration, board);
    }

    /** The same with the window elsewhere. */
    public Settings withBounds(Rectangle next) {
        return new Settings(
                language,
                theme,
                zoom,
                speed,
                grain,
                Optional.of(next),
                workspace,
                learner,
                letterKeys,
                toNarration,
                board);
    }

    /** The same with keys of one letter that do something, or nothing. */
    public Settings withLetterKeys(boolean next) {
        return new Settings(language, theme, zoom, speed, grain, bounds, workspace, learner, next, toNarration, board);
    }

    /** The same with the focus going to the sentence with each step, or not. */
    public Settings withToNarration(boolean next) {
        return new Settings(language, theme, zoom, speed, grain, bounds, workspace, learner, letterKeys, next, board);
    }

    /** The same with boards shown otherwise. */
    public Settings withBoard(BoardLooks next) {
        return new Settings(
                language, theme, zoom, speed, grain, bounds, workspace, learner, letterKeys, toNarration, next);
    }
}
