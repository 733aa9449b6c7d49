package papan.ui.lesson;

import java.util.Map;
import java.util.function.Consumer;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import papan.lesson.Lesson;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** After the last step: what was learnt, and what to do next. */
final class EndPanel extends TextColumn {
    private static final int OFFERED = 3;

    private final TextLabel title = new TextLabel("Papan.heading.font", "Papan.text");
    private final ReadOnlyText text = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final JPanel buttons = new JPanel(new MigLayout("ins 0, gap 8lp, wrap 2"));

    EndPanel() {
        setName("end");
        buttons.setOpaque(false);
        put(title, 0);
        put(text, 8);
        put(buttons, 16);
    }

    /** Shows the end of a lesson and offers others. */
    void show(LearnSession session, Iterable<Lesson> lessons, WindowText words, Consumer<Lesson> open) {
        Lesson done = session.lesson().lesson();
        title.setText(words.text("end.title", Map.of("lesson", done.title())));
        title.setIcon(Icons.CORRECT.of(20, "Papan.correct"));
        buttons.removeAll();
        int offered = 0;
        for (Lesson lesson : lessons) {
            if (!lesson.id().equals(done.id()) && offered < OFFERED) {
                PillButton button = new PillButton(null);
                button.setText(lesson.title());
                button.setName("open." + lesson.id());
                button.setPrimary(offered == 0);
                button.addActionListener(event -> open.accept(lesson));
                buttons.add(button);
                offered++;
            }
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
}
