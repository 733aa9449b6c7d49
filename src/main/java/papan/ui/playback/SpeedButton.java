package papan.ui.playback;

import papan.ui.common.FlatButton;
import papan.ui.common.SpokenMenu;
import papan.ui.common.WindowText;

/** Shows the speed and offers the others. */
final class SpeedButton extends FlatButton {
    private final Transport playback;
    private final WindowText words;

    SpeedButton(Transport playback, WindowText words) {
        super(null, TARGET, 16);
        this.playback = playback;
        this.words = words;
        setName("speed");
        addActionListener(event -> open());
        words.follow(this::retext);
        playback.addListener(change -> {
            if (change == PlaybackListener.Change.CONTROLS) {
                retext();
            }
        });
    }

    private void retext() {
        setText(Speeds.sign(words, playback.speed()));
        getAccessibleContext().setAccessibleName(Speeds.name(words, playback.speed()));
        setToolTipText(words.text("speed.tip"));
    }

    private void open() {
        SpokenMenu menu = new SpokenMenu();
        for (double speed : Speeds.ALL) {
            boolean chosen = speed == playback.speed();
            menu.choice("speed." + speed, Speeds.sign(words, speed), chosen, () -> playback.setSpeed(speed));
        }
        menu.show(this, 0, -menu.getPreferredSize().height);
    }
}
