package papan.ui.present;

import java.util.function.IntConsumer;
import papan.ui.common.FlatButton;

/** One line of the presenter's list of steps; a click goes there. */
final class StepButton extends FlatButton {
    private static final int HEIGHT = 30;

    private final int step;

    StepButton(int step, IntConsumer go) {
        super("step", null, HEIGHT, 0);
        this.step = step;
        does("presenter.step." + (step + 1), () -> go.accept(step));
        setHorizontalAlignment(LEADING);
    }

    int step() {
        return step;
    }

    void show(String title, boolean current) {
        setText(title);
        setToolTipText(title);
        setSelected(current);
        setStyle(current ? "step here" : "step");
    }
}
