package papan.ui.app;

import papan.ui.common.Desktop;
import papan.ui.common.RealDesktop;
import papan.ui.common.Screens;
import papan.ui.playback.SwingTicker;
import papan.ui.playback.Ticker;
import papan.ui.sound.Loudspeaker;
import papan.ui.sound.RealLoudspeaker;

/**
 * What the window needs of the computer; tests bring their own.
 *
 * @param ticker drives the lessons' playback
 * @param desktop says how programs should look
 * @param screens on which windows can stand
 * @param loudspeaker where seeds are heard
 */
public record Outside(Ticker ticker, Desktop desktop, Screens screens, Loudspeaker loudspeaker) {
    /** This computer as it is. */
    static Outside real() {
        return new Outside(new SwingTicker(), new RealDesktop(), Screens.real(), new RealLoudspeaker());
    }

    /** Its screens, but a desktop that wishes nothing, and no loudspeaker. */
    public static Outside quiet(Ticker ticker) {
        return new Outside(ticker, Desktop.silent(), Screens.real(), Loudspeaker.none());
    }
}
