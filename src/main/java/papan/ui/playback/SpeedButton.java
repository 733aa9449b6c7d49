package papan.ui.playback;

import java.util.List;
import java.util.Map;
import javax.swing.ButtonGroup;
import javax.swing.JPopupMenu;
import javax.swing.JRadioButtonMenuItem;
import papan.ui.common.FlatButton;
import papan.ui.common.WindowText;

/** Shows the speed and offers the others. */
final class SpeedButton extends FlatButton {
    /** The speeds that are offered; keys step through the same. */
    static final List<Double> SPEEDS = List.of(0.25, 0.5, 1.0, 2.0, 4.0, 8.0);

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
        String label = label(playback.speed());
        if (!label.equals(getText()) || getToolTipText() == null) {
            setText(label);
            getAccessibleContext().setAccessibleName(words.text("speed.name", Map.of("speed", label)));
        }
        setToolTipText(words.text("speed.tip"));
    }

    private void open() {
        JPopupMenu menu = new JPopupMenu();
        ButtonGroup group = new ButtonGroup();
        for (double speed : SPEEDS) {
            JRadioButtonMenuItem item = new JRadioButtonMenuItem(label(speed), speed == playback.speed());
            item.addActionListener(event -> playback.setSpeed(speed));
            group.add(item);
            menu.add(item);
        }
        menu.show(this, 0, -menu.getPreferredSize().height);
    }

    private String label(double speed) {
        String number = speed == Math.rint(speed) ? Integer.toString((int) speed) : Double.toString(speed);
        return words.text("speed.times", Map.of("speed", number));
    }
}
