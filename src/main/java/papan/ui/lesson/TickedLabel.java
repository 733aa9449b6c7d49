package papan.ui.lesson;

import java.util.Map;
import papan.ui.common.Icons;
import papan.ui.common.Px;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** Something that is to be shown or brought about, with its tick once it has been. */
final class TickedLabel extends TextLabel {
    TickedLabel(String goal, boolean ticked, WindowText words) {
        super("Papan.body.font", "Papan.text");
        setIcon(ticked ? Icons.CORRECT.of(20, "Papan.correct") : Icons.LEFT_OPEN.of(20, "Papan.secondary"));
        setIconTextGap(Px.of(8));
        setText(goal);
        getAccessibleContext().setAccessibleName(said(goal, ticked, words));
    }

    /** The same in words alone. */
    static String said(String goal, boolean ticked, WindowText words) {
        return words.text(ticked ? "end.goal.shown" : "end.goal.open", Map.of("goal", goal));
    }
}
