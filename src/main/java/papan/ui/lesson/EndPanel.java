package papan.ui.lesson;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JTextField;
import papan.lesson.script.Lesson;
import papan.ui.common.FittedLabel;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** After the last step: what was learnt, and what to do next. */
final class EndPanel extends TextColumn {
    private static final int OFFERED = 3;

    private final FittedLabel title = new FittedLabel(List.of("Papan.heading.font", "Papan.strong.font"), "Papan.text");
    private final ReadOnlyText text = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final FlowRow buttons = new FlowRow(8);
    private final FlowRow naming = new FlowRow(8);
    private final PillButton play = new PillButton(Icons.PLAY);

    EndPanel() {
        setName("end");
        play.setName("end.play");
        put(title, 0);
        put(text, 8);
        put(buttons, 16);
        naming.setName("end.naming");
        put(naming, 20);
    }

    /** Says what begins a match by the rules of the lesson. */
    void onPlay(Runnable listener) {
        play.addActionListener(event -> listener.run());
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
        int skipped = session.skipped();
        title.setText(words.text(skipped == 0 ? "end.title" : "end.title.skipped", Map.of("lesson", done.title())));
        title.setIcon(skipped == 0 ? Icons.CORRECT.of(20, "Papan.correct") : null);
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
        play.setText(words.text("end.play"));
        buttons.add(play);
        PillButton again = new PillButton(Icons.RESTART);
        again.setName("end.again");
        again.setText(words.text("end.again"));
        again.addActionListener(event -> session.open(session.lesson(), 0));
        buttons.add(again);
        text.setText(
                skipped == 0
                        ? words.text(offered > 0 ? "end.next" : "end.only")
                        : words.text("end.skipped", Map.of("questions", skipped)));
        askName(session, words);
        text.getAccessibleContext().setAccessibleName(title.getText());
        revalidate();
    }

    /** After the first lesson of somebody without a name: under which name is it to be kept? */
    private void askName(LearnSession session, WindowText words) {
        naming.removeAll();
        session.toBeNamed().ifPresent(journal -> {
            TextLabel question = new TextLabel("Papan.body.font", "Papan.text");
            question.setText(words.text("end.name"));
            JTextField field = new LearnerRow.NameField(words.text("learner.name"));
            field.setName("end.name");
            Runnable keep = () -> keep(journal, field.getText(), words);
            field.addActionListener(event -> keep.run());
            naming.put(question, 0);
            naming.put(field, 0);
            naming.put(LibraryPage.button("end.keep", words.text("end.keep"), null, keep), 0);
        });
        naming.setVisible(naming.getComponentCount() > 0);
    }

    private void keep(Journal journal, String name, WindowText words) {
        journal.adopt(name);
        if (!journal.isNameless()) {
            TextLabel kept = new TextLabel("Papan.body.font", "Papan.text");
            kept.setText(words.text("end.kept", Map.of("learner", journal.learner())));
            naming.removeAll();
            naming.put(kept, 0);
            revalidate();
            entry().requestFocusInWindow();
        }
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
