package papan.ui.playback;

import java.util.List;
import java.util.Map;
import papan.ui.common.FlatButton;
import papan.ui.common.SpokenMenu;
import papan.ui.common.WindowText;

/** The speeds that are offered: a button shows them all, keys step through the same. */
public final class Speeds {
    static final List<Double> ALL = List.of(0.25, 0.5, 1.0, 2.0, 4.0, 8.0);

    private Speeds() {}

    /** Sets the next speed up or down; at either end the speed stays. */
    public static void shift(Transport playback, int direction) {
        double now = playback.speed();
        (direction > 0
                        ? ALL.stream().filter(s -> s > now).findFirst()
                        : ALL.stream().filter(s -> s < now).reduce((a, b) -> b))
                .ifPresent(playback::setSpeed);
    }

    /** The nearest speed that there is; the usual one for what is no number. */
    public static double nearest(double speed) {
        return Double.isNaN(speed) ? 1 : Math.max(ALL.get(0), Math.min(ALL.get(ALL.size() - 1), speed));
    }

    /** A button that shows the speed and offers the others. */
    static FlatButton button(Transport playback, WindowText words) {
        FlatButton button = new FlatButton(null, FlatButton.TARGET, 16);
        Runnable tell = () -> {
            button.setText(sign(words, playback.speed()));
            button.getAccessibleContext().setAccessibleName(name(words, playback.speed()));
            button.setToolTipText(words.text("speed.tip"));
        };
        button.does("speed", () -> {
            SpokenMenu menu = new SpokenMenu();
            for (double each : ALL) {
                String name = sign(words, each);
                menu.choice("speed." + each, name, each == playback.speed(), () -> playback.setSpeed(each));
            }
            menu.show(button, 0, -menu.getPreferredSize().height);
        });
        words.follow(button, tell);
        playback.addListener(change -> {
            if (change == PlaybackListener.Change.CONTROLS) {
                tell.run();
            }
        });
        return button;
    }

    /** A speed as a sign, such as “2×”. */
    static String sign(WindowText words, double speed) {
        String number = speed == Math.rint(speed) ? Integer.toString((int) speed) : Double.toString(speed);
        return words.text("speed.times", Map.of("speed", number));
    }

    /** A speed as it is told, such as “Speed 2×”. */
    public static String name(WindowText words, double speed) {
        return words.text("speed.name", Map.of("speed", sign(words, speed)));
    }
}
