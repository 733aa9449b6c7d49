package papan.ui.app;

import papan.ui.common.Desktop;
import papan.ui.common.RealDesktop;
import papan.ui.common.Screens;
import papan.ui.playback.SwingTicker;
import papan.ui.playback.Ticker;
import papan.ui.sound.Loudspeaker;
import papan.ui.sound.RealLoudspeaker;

/**
 * The outside services that the window uses, so that tests can bring their own.
 *
 * @param ticker drives the lessons' playback
 * @param desktop says how programs should look
 * @param screens on which windows can stand
 * @param loudspeaker where seeds are heard
 */
public record Environment(Ticker ticker, Desktop desktop, Screens screens, Loudspeaker loudspeaker) {
    /** This computer as it is. */
    static Environment real() {
        return new Environment(new SwingTicker(), new RealDesktop(), Screens.real(), new RealLoudspeaker());
    }

    /** Its screens, but a desktop that wishes nothing, and no loudspeaker. */
    public static Environment quiet(Ticker ticker) {
        return new Environment(ticker, Desktop.silent(), Screens.real(), Loudspeaker.none());
    }
}
