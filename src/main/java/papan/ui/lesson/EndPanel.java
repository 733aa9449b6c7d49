package papan.ui.lesson;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.JComponent;
import papan.lesson.Lesson;
import papan.ui.common.FittedLabel;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;

/** After the last step: what was learnt, and what to do next. */
final class EndPanel extends TextColumn {
    private static final int OFFERED = 3;

    private final FittedLabel title = new FittedLabel(List.of("Papan.heading.font", "Papan.strong.font"), "Papan.text");
    private final ReadOnlyText text = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final FlowRow buttons = new FlowRow(8);

    EndPanel() {
        setName("end");
        put(title, 0);
        put(text, 8);
        put(buttons, 16);
    }

    /** What is said at the end. */
    JComponent text() {
        return text;
    }

    /** The first of what can be done next. */
    JComponent entry() {
        return buttons.getComponentCount() > 0 ? (JComponent) buttons.getComponent(0) : text;
    }

    /** Shows the end of a lesson and offers others. */
    void show(LearnSession session, List<Lesson> lessons, WindowText words, Consumer<Lesson> open) {
        Lesson done = session.lesson().lesson();
        title.setText(words.text("end.title", Map.of("lesson", done.title())));
        title.setIcon(Icons.CORRECT.of(20, "Papan.correct"));
        title.setIconTextGap(Px.of(8));
        buttons.removeAll();
        int offered = 0;
        for (Lesson lesson : others(done, lessons)) {
            PillButton button = new PillButton(null);
            button.setText(lesson.title());
            button.setName("open." + lesson.id());
            button.setPrimary(offered == 0);
            button.addActionListener(event -> open.accept(lesson));
            buttons.add(button);
            offered++;
        }
        PillButton again = new PillButton(Icons.RESTART);
        again.setName("end.again");
        again.setText(words.text("end.again"));
        again.addActionListener(event -> session.open(session.lesson(), 0));
        buttons.add(again);
        text.setText(words.text(offered > 0 ? "end.next" : "end.only"));
        text.getAccessibleContext().setAccessibleName(title.getText());
        revalidate();
    }

    /** Some other lessons: those after this one in the course first, then from its beginning. */
    private static List<Lesson> others(Lesson done, List<Lesson> lessons) {
        int here = lessons.stream().map(Lesson::id).toList().indexOf(done.id());
        List<Lesson> round = new ArrayList<>(lessons);
        Collections.rotate(round, -here - 1);
        return round.stream()
                .filter(lesson -> !lesson.id().equals(done.id()))
                .limit(OFFERED)
                .toList();
    }
}
