package papan.ui.lesson;

import java.awt.Font;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JTextField;
import papan.lesson.kept.Act;
import papan.lesson.page.Block;
import papan.lesson.page.Page;
import papan.lesson.script.Lesson;
import papan.ui.common.FittedLabel;
import papan.ui.common.FlatButton;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.Paints;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** After the last step: which goals were shown, what to remember, and one thing to do next. */
final class EndPanel extends TextColumn {
    private static final String TYPE = "Papan.body.font";

    private final FittedLabel title = new FittedLabel(List.of("Papan.heading.font", "Papan.strong.font"), "Papan.text");
    private final TextColumn goals = new TextColumn();
    private final ReadOnlyText text = new ReadOnlyText(TYPE, "Papan.text");
    private final FlowRow next = new FlowRow(8);
    private final FlowRow links = new FlowRow(8);
    private final FlowRow naming = new FlowRow(8);
    private Runnable toPlay = () -> {};

    EndPanel() {
        setName("end");
        goals.setOpaque(false);
        goals.setName("end.goals");
        put(title, 0);
        put(goals, 12);
        put(text, 12);
        put(next, 16);
        put(links, 4);
        naming.setName("end.naming");
        put(naming, 12);
    }

    private static FlatButton link(Icons icon, String name) {
        FlatButton button = new FlatButton(icon, FlatButton.TARGET, 18);
        button.setName(name);
        return button;
    }

    /** Says what begins a match by the rules of the lesson. */
    void onPlay(Runnable listener) {
        toPlay = listener;
    }

    /** What is said at the end. */
    JComponent text() {
        return text;
    }

    /** What is to be done next. */
    JComponent entry() {
        return (JComponent) (next.getComponentCount() > 0 ? next : links).getComponent(0);
    }

    /** Shows the end of a lesson; what is offered are some of its own questions, or the next one of the lessons. */
    void show(LearnSession session, Page page, List<Lesson> lessons, WindowText words, Consumer<Lesson> open) {
        Lesson done = session.lesson().lesson();
        Block.Ended ended = page.find(Block.Ended.class).orElseThrow();
        boolean whole = ended.open().isEmpty();
        title.setText(words.text(whole ? "end.title" : "end.title.skipped", Map.of("lesson", done.title())));
        title.setIcon(whole ? Icons.CORRECT.of(20, "Papan.correct") : null);
        title.setIconTextGap(Px.of(8));
        goals.removeAll();
        ended.goals().forEach(goal -> show(goal, session, words));
        goals.setVisible(goals.getComponentCount() > 0);
        // Rather nothing than a row of boxes, where no typeface of the computer has the letters of a saying.
        Optional<Font> spoken = Paints.fontFor(TYPE, ended.saying());
        text.setFont(spoken.orElse(Paints.font(TYPE)));
        text.setText(Stream.of(
                        ended.atFirst(),
                        ended.keep(),
                        spoken.isPresent() ? ended.saying() : "",
                        PageText.of(page, words).sentence())
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining("\n\n")));
        text.getAccessibleContext().setAccessibleName(title.getText());
        next.removeAll();
        links.removeAll();
        ended.open().stream().findFirst().ifPresent(first -> next.add(comeBack(first, session)));
        following(done, lessons).ifPresent(lesson -> {
            JComponent button = button(lesson, whole, () -> open.accept(lesson));
            (whole ? next : links).add(button);
        });
        FlatButton play = link(Icons.PLAY, "end.play");
        play.setText(words.text("end.play"));
        play.addActionListener(event -> toPlay.run());
        links.add(play);
        FlatButton again = link(Icons.RESTART, "end.again");
        again.setText(words.text("end.again"));
        again.addActionListener(event -> session.open(session.lesson(), 0));
        links.add(again);
        askName(session, words);
        revalidate();
        repaint();
    }

    /** A goal with its tick, or with the questions that are still to be shown. */
    private void show(Block.Ended.Goal goal, LearnSession session, WindowText words) {
        goals.put(new TickedLabel(goal.text(), goal.shown(), words), 8);
        if (!goal.open().isEmpty()) {
            FlowRow row = new FlowRow(8);
            goal.open().forEach(step -> row.add(back(step, session)));
            goals.put(row, 0);
        }
    }

    private static FlatButton back(Block.Ended.Open step, LearnSession session) {
        FlatButton button = link(Icons.UNDO, "end.back." + step.step());
        button.setText(step.title());
        button.getAccessibleContext().setAccessibleName(step.invitation());
        button.addActionListener(event -> comeBackTo(step, session));
        return button;
    }

    private static PillButton comeBack(Block.Ended.Open step, LearnSession session) {
        PillButton button = new PillButton(Icons.UNDO);
        button.setName("end.next");
        button.setText(step.invitation());
        button.setPrimary(true);
        button.addActionListener(event -> comeBackTo(step, session));
        return button;
    }

    /** A question whose answer was given away is asked as if for the first time. */
    private static void comeBackTo(Block.Ended.Open step, LearnSession session) {
        session.act(new Act.WentTo(step.step()));
        if (session.attempt().isSettled()) {
            session.act(new Act.BeganAgain());
        }
    }

    private static JComponent button(Lesson lesson, boolean primary, Runnable open) {
        FlatButton button = primary ? new PillButton(Icons.FORWARD) : new FlatButton(Icons.FORWARD, 40, 18);
        if (button instanceof PillButton pill) {
            pill.setPrimary(true);
        }
        button.setText(lesson.title());
        button.setName("open." + lesson.id());
        button.addActionListener(event -> open.run());
        return button;
    }

    /** After the first lesson of somebody without a name: under which name is it to be kept? */
    private void askName(LearnSession session, WindowText words) {
        naming.removeAll();
        session.toBeNamed().ifPresent(journal -> {
            TextLabel question = new TextLabel("Papan.body.font", "Papan.text");
            question.setText(words.text("end.name"));
            JTextField field = new AskingField("", words.text("learner.name"));
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

    /** The lesson after this one in the course; after the last the first. */
    private static Optional<Lesson> following(Lesson done, List<Lesson> lessons) {
        int here = lessons.stream().map(Lesson::id).toList().indexOf(done.id());
        List<Lesson> round = new ArrayList<>(lessons);
        Collections.rotate(round, -here - 1);
        return round.stream().filter(lesson -> !lesson.id().equals(done.id())).findFirst();
    }
}
