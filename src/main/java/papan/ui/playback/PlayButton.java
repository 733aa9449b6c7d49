package papan.ui.playback;

import java.awt.Color;
import papan.ui.common.FlatButton;
import papan.ui.common.Icons;
import papan.ui.common.Paints;

/** The one big button: plays, and while it plays, pauses. */
final class PlayButton extends FlatButton {
    private static final int SIZE = 56;

    PlayButton() {
        super(Icons.PLAY, SIZE, 24);
        setName("play");
    }

    @Override
    protected Color surface() {
        if (!isEnabled()) {
            return Paints.colour("Papan.track");
        }
        if (getModel().isPressed()) {
            return Paints.colour("Papan.accentPressed");
        }
        return Paints.colour(getModel().isRollover() ? "Papan.accentHover" : "Papan.accent");
    }

    @Override
    protected Color ink() {
        return isEnabled() ? Paints.colour("Papan.onAccent") : Paints.colour("Papan.secondary");
    }
}
