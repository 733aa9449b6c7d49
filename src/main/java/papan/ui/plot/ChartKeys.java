package papan.ui.plot;

import java.awt.event.ActionEvent;
import java.util.function.Supplier;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import papan.analysis.ChartKind;
import papan.chart.Chart;
import papan.replay.Grain;
import papan.ui.common.ArrowKeys;
import papan.ui.playback.Playback;

/** The arrow keys on a chart: one point back or forward. */
public final class ChartKeys {
    private ChartKeys() {}

    /** Lets the arrow keys move a playback by a grain while a component of the chart has the focus. */
    public static void bind(JComponent chart, int when, Playback playback, Supplier<Grain> grain) {
        bind(chart, when, "LEFT", () -> playback.back(grain.get()));
        bind(chart, when, "RIGHT", () -> playback.forward(grain.get()));
        ArrowKeys.stepThrough(chart);
    }

    /** Lets a key do something. */
    public static void bind(JComponent in, int when, String key, Runnable action) {
        in.getInputMap(when).put(KeyStroke.getKeyStroke(key), key);
        in.getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                action.run();
            }
        });
    }

    /** How far a step goes that leads to the next point of a chart. */
    public static Grain grain(Chart chart) {
        if (!chart.kind().hasSpacing()) {
            return chart.kind() == ChartKind.ROUNDS ? Grain.ROUND : Grain.TURN;
        }
        return switch (chart.spacing()) {
            case SEED -> Grain.SEED;
            case LAP -> Grain.LAP;
            case TURN -> Grain.TURN;
            case ROUND -> Grain.ROUND;
        };
    }
}
