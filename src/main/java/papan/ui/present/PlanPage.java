package papan.ui.present;

import java.awt.Dimension;
import java.awt.event.KeyEvent;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;
import papan.lesson.learner.PlannedWay;
import papan.lesson.learner.TodaysPlan;
import papan.lesson.learner.TwentyMinutes;
import papan.lesson.script.Step;
import papan.ui.common.Announcer;
import papan.ui.common.CallAction;
import papan.ui.common.Command;
import papan.ui.common.FlatButton;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.Paints;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.QuietScroll;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;
import papan.ui.lesson.TroubleText;

/** Today's plan for the lesson that is open: which steps, in which order, for whom, in how much time, and the own notes. */
public final class PlanPage extends TextColumn {
    private static final int WIDTH = 940;
    private static final int LONGEST_NAME = 60;

    private final transient TodaysLesson today;
    private final transient WindowText words;
    private final transient Announcer announcer;
    private final int room;
    private final String lesson;
    private final JComboBox<String> pupils = new JComboBox<>();
    private final CountField minutes;
    private final ReadOnlyText total = new ReadOnlyText("Papan.strong.font", "Papan.text");
    private final ReadOnlyText told = new ReadOnlyText("Papan.body.font", "Papan.accentText");
    private final PlanList steps;
    private final TextLabel title = new TextLabel("Papan.heading.font", "Papan.text");
    private final ReadOnlyText authors = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final NoteField mine = new NoteField(text -> note(text));
    private int have;
    private boolean filling;

    /**
     * The page of a lesson that must be open.
     *
     * @param room how wide it may be
     */
    public PlanPage(TodaysLesson today, WindowText words, int room, Announcer announcer) {
        this.today = today;
        this.words = words;
        this.room = room;
        this.announcer = announcer;
        lesson = today.plan().lesson();
        have = today.plan().minutes();
        minutes = new CountField(have, typed -> have = typed);
        minutes.addActionListener(event -> fit());
        steps = new PlanList(today, words, this::toggle, this::select);
        name();
        put(FlowRow.of(24, forWhom(), time()), 0);
        put(total, 12);
        put(told, 6);
        put(body(), 12);
        put(buttons(), 12);
        String hint = words.text(today.way().isOneBlock() ? "plan.one-block" : "plan.hint");
        put(text("plan.keys", "Papan.secondary", hint), 10);
        CallAction.within(this, KeyStroke.getKeyStroke(KeyEvent.VK_UP, KeyEvent.ALT_DOWN_MASK), () -> move(true));
        CallAction.within(this, KeyStroke.getKeyStroke(KeyEvent.VK_DOWN, KeyEvent.ALT_DOWN_MASK), () -> move(false));
        CallAction.within(this, KeyStroke.getKeyStroke(KeyEvent.VK_Z, KeyEvent.CTRL_DOWN_MASK), this::undo);
        CallAction.within(
                this,
                KeyStroke.getKeyStroke(KeyEvent.VK_Z, KeyEvent.CTRL_DOWN_MASK | KeyEvent.SHIFT_DOWN_MASK),
                this::redo);
        CallAction.within(this, KeyStroke.getKeyStroke(KeyEvent.VK_Y, KeyEvent.CTRL_DOWN_MASK), this::redo);
        offerClasses();
        refresh();
    }

    private void name() {
        total.setName("plan.total");
        told.setName("plan.told");
        authors.setName("plan.authors");
        minutes.setName("plan.minutes");
        minutes.setColumns(4);
        minutes.getAccessibleContext().setAccessibleName(words.text("plan.have.said"));
        authors.getAccessibleContext().setAccessibleName(words.text("plan.authors"));
        mine.getAccessibleContext().setAccessibleName(words.text("plan.mine"));
        steps.getAccessibleContext().setAccessibleName(words.text("plan.steps"));
    }

    private JComponent forWhom() {
        pupils.setName("plan.class");
        pupils.setEditable(true);
        pupils.setFont(Paints.font("Papan.body.font"));
        pupils.getAccessibleContext().setAccessibleName(words.text("plan.class"));
        JTextField field = (JTextField) pupils.getEditor().getEditorComponent();
        field.setName("plan.class.typed");
        field.setColumns(12);
        field.getAccessibleContext().setAccessibleName(words.text("plan.class"));
        pupils.addActionListener(event -> {
            if (!filling) {
                choose(String.valueOf(pupils.getEditor().getItem()).strip());
            }
        });
        return FlowRow.of(8, label("plan.class"), pupils);
    }

    private JComponent time() {
        minutes.setFont(Paints.font("Papan.body.font"));
        PillButton fit = button("plan.fit", this::fit);
        return FlowRow.of(8, label("plan.have"), minutes, label("plan.minutes"), fit);
    }

    private JComponent body() {
        JPanel body = new JPanel(new MigLayout("ins 0, fill", "[40%,fill]20lp[grow,fill]", "[290lp,fill]"));
        body.setOpaque(false);
        body.add(new QuietScroll(steps), "wmin 0");
        JPanel notes = new JPanel(new MigLayout(
                "ins 0, wrap 1, fill, novisualpadding", "[grow,fill]", "[]10lp[][grow,fill]10lp[][grow,fill]"));
        notes.setOpaque(false);
        notes.add(title, "wmin 0");
        notes.add(label("plan.authors"), "wmin 0");
        notes.add(new QuietScroll(authors), "wmin 0, hmin 60lp, h 60lp:60lp:");
        notes.add(label("plan.mine"), "wmin 0");
        notes.add(mine.scrolled(), "wmin 0, h 90lp:90lp:");
        body.add(notes, "wmin 0");
        return body;
    }

    private JComponent buttons() {
        FlatButton undo = symbol("plan.undo", Icons.UNDO, Command.UNDO, this::undo);
        FlatButton redo = symbol("plan.redo", Icons.REDO, Command.REDO, this::redo);
        PillButton up = button("plan.up", () -> move(true));
        PillButton down = button("plan.down", () -> move(false));
        up.setEnabled(!today.way().isOneBlock());
        down.setEnabled(up.isEnabled());
        return FlowRow.of(8, up, down, undo, redo, button("plan.written", this::asWritten));
    }

    private FlatButton symbol(String name, Icons icon, Command command, Runnable does) {
        FlatButton button = new FlatButton(icon);
        button.setName(name);
        button.setName(words, command);
        button.addActionListener(event -> does.run());
        return button;
    }

    private PillButton button(String key, Runnable does) {
        PillButton button = new PillButton(null);
        button.setName(key);
        button.setText(words.text(key));
        button.addActionListener(event -> does.run());
        return button;
    }

    private TextLabel label(String key) {
        TextLabel label = new TextLabel("Papan.strong.font", "Papan.text");
        label.setText(words.text(key));
        return label;
    }

    private static ReadOnlyText text(String name, String colour, String said) {
        ReadOnlyText text = new ReadOnlyText("Papan.small.font", colour);
        text.setName(name);
        text.setText(said);
        return text;
    }

    /** Where it is begun. */
    public JComponent entry() {
        return steps;
    }

    /** Whether it is about the lesson that is open. */
    public boolean isCurrent() {
        return today.isOpen() && today.plan().lesson().equals(lesson);
    }

    /** Shows the plan as it is now. */
    public void refresh() {
        filling = true;
        TodaysPlan plan = today.plan();
        PlannedWay way = today.way();
        double all = today.steps().stream()
                .mapToDouble(step -> step.head().minutes())
                .sum();
        boolean whole = way.shown().size() == today.steps().size();
        total.setText(words.text(
                all == 0 ? "plan.total.untimed" : whole ? "plan.total.all" : "plan.total",
                Map.of(
                        "shown", way.shown().size(),
                        "steps", today.steps().size(),
                        "minutes", whole(way.minutes()),
                        "all", whole(all))));
        if (!String.valueOf(pupils.getEditor().getItem()).equals(plan.pupils())) {
            pupils.setSelectedItem(plan.pupils());
        }
        steps.refresh();
        select();
        filling = false;
        revalidate();
        repaint();
    }

    /** Minutes are planned by halves, and said as whole ones. */
    private static int whole(double minutes) {
        return (int) Math.ceil(minutes);
    }

    private void select() {
        Step step = step();
        title.setText(steps.title(steps.chosen()));
        String note = today.session().lesson().text(step.head().teacher());
        authors.setText(note.isEmpty() ? words.text("presenter.noNotes") : note);
        mine.show(today.plan().note(id()));
    }

    private Step step() {
        return today.steps().get(steps.chosen());
    }

    private String id() {
        return step().head().id();
    }

    private void note(String text) {
        today.note(id(), text);
        tellTroubles("");
    }

    private void toggle() {
        boolean shown = today.way().isShown(steps.chosen());
        if (shown && today.way().shown().size() == 1) {
            tell(words.text("plan.last-one"));
        } else {
            today.change(plan -> plan.withHidden(id(), shown));
            tell(steps.said(steps.chosen()));
        }
    }

    private void move(boolean up) {
        int step = steps.chosen();
        PlannedWay before = today.way();
        List<Integer> block = before.block(step);
        today.change(plan -> before.moved(step, up));
        PlannedWay now = today.way();
        String said = before.isOneBlock()
                ? words.text("plan.one-block.said")
                : now.all().equals(before.all())
                        ? words.text("plan.not-moved")
                        : moved(step, block.size(), now.all().indexOf(step) + 1);
        tell(said);
    }

    private String moved(int step, int together, int place) {
        String said = words.text("plan.moved", Map.of("step", steps.title(step), "place", place));
        return together == 1 ? said : said + " " + words.text("plan.moved.block", Map.of("steps", together));
    }

    private void fit() {
        minutes.selectAll();
        List<Step> all = today.steps();
        if (all.stream().allMatch(step -> step.head().minutes() == 0)) {
            tell(words.text("plan.untimed"));
            return;
        }
        if (have == 0) {
            tell(words.text("plan.no-minutes"));
            minutes.requestFocusInWindow();
            return;
        }
        int asked = Math.min(have, TodaysPlan.MOST_MINUTES);
        Set<String> byHand = new HashSet<>(today.plan().hidden());
        today.change(plan -> TwentyMinutes.fitted(all, plan, asked));
        Set<String> out = today.plan().hidden();
        byHand.removeAll(out);
        String left = today.way().all().stream()
                .filter(step -> out.contains(all.get(step).head().id()))
                .map(steps::title)
                .collect(Collectors.joining(words.text("lessons.comma")));
        double rest = today.way().minutes();
        String said = words.text(
                (out.isEmpty() ? "plan.fitted.none" : "plan.fitted") + (rest > asked ? ".long" : ""),
                Map.of("steps", left, "minutes", whole(rest)));
        tell(byHand.isEmpty() ? said : said + " " + words.text("plan.fitted.instead"));
    }

    private void offerClasses() {
        filling = true;
        pupils.removeAllItems();
        today.classes().forEach(pupils::addItem);
        pupils.setSelectedItem(today.plan().pupils());
        filling = false;
    }

    private void choose(String name) {
        String next = name.substring(0, Math.min(name.length(), LONGEST_NAME));
        if (!next.equals(today.plan().pupils())) {
            boolean known = today.forClass(next);
            offerClasses();
            tell(next.isEmpty() ? "" : words.text(known ? "plan.for" : "plan.for.new", Map.of("class", next)));
        }
    }

    private void asWritten() {
        today.change(plan -> plan.withHidden(Set.of()).withOrder(List.of()).withMinutes(0));
        showMinutes();
        tell(words.text("plan.as-written"));
    }

    private void undo() {
        boolean done = today.undo();
        showMinutes();
        tell(words.text(done ? "said.undone" : "said.nothing-undone"));
    }

    private void redo() {
        boolean done = today.redo();
        showMinutes();
        tell(words.text(done ? "said.redone" : "said.nothing-redone"));
    }

    private void showMinutes() {
        int now = today.plan().minutes();
        if (now != have) {
            minutes.setText(now == 0 ? "" : String.valueOf(now));
        }
    }

    private void tell(String text) {
        tellTroubles(text);
        announcer.answer(this, told.getText());
    }

    /** That plans could not be read or written is more than whatever else there is to say. */
    private void tellTroubles(String text) {
        String trouble =
                today.trouble().map(found -> TroubleText.of(found, words)).orElse("");
        told.setText((text + " " + trouble).strip());
        revalidate();
    }

    @Override
    public Dimension getPreferredSize() {
        int width = Math.min(room, Px.of(WIDTH));
        return new Dimension(width, heightFor(getWidth() > 0 ? getWidth() : width));
    }
}
