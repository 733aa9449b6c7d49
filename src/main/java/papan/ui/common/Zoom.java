package papan.ui.common;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.util.UIScale;
import java.util.ArrayList;
import java.util.List;

/** One size for everything in the window, board and text alike, in percent. */
public final class Zoom {
    /** The percentages that are offered. */
    public static final List<Integer> STEPS = List.of(75, 90, 100, 110, 125, 150, 175, 200, 250, 300);

    private Zoom() {}

    /** The zoom now. */
    public static int percent() {
        return Math.round(UIScale.getZoomFactor() * 100);
    }

    /** Sets the zoom, to the nearest of {@link #STEPS}; open windows follow at once. */
    public static void set(int percent) {
        Edt.check();
        UIScale.setSupportedZoomFactors(factors());
        if (UIScale.setZoomFactor(nearest(percent) / 100f)) {
            FlatLaf.updateUI();
        }
    }

    /** The next larger step. */
    public static int larger() {
        return STEPS.stream().filter(step -> step > percent()).findFirst().orElse(percent());
    }

    /** The next smaller step. */
    public static int smaller() {
        return STEPS.stream()
                .filter(step -> step < percent())
                .reduce((first, second) -> second)
                .orElse(percent());
    }

    public static int nearest(int percent) {
        List<Integer> steps = new ArrayList<>(STEPS);
        steps.sort((a, b) -> Long.compare(Math.abs((long) a - percent), Math.abs((long) b - percent)));
        return steps.get(0);
    }

    private static float[] factors() {
        float[] factors = new float[STEPS.size()];
        for (int i = 0; i < factors.length; i++) {
            factors[i] = STEPS.get(i) / 100f;
        }
        return factors;
    }
}
