package papan.ui.present;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Insets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import javax.swing.Timer;
import papan.ui.common.Command;
import papan.ui.common.FlatButton;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.KeyTable;
import papan.ui.common.Paints;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.QuietScroll;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** What only the presenter sees: the clock, a picture of the class's screen, notes, the next step, the answer, the votes, and a list of all steps. */
public final class PresenterPanel extends JPanel {
    private static final int WIDTH = 380;
    /** In a lower panel clock, picture, buttons and hands scroll with the rest, of scale 1. */
    private static final int LOW = 560;

    /** So much of the height that which stays in sight may take, in percent. */
    private static final int FULL = 75;

    /** How high a line of the list of steps is, of scale 1. */
    private static final int STEP = 30;

    /** The most it takes of a window, in percent: the lesson beside it is what it is about. */
    private static final int PART = 50;

    private final transient Presentation presentation;
    private final transient WindowText words;
    private final transient Timer clock = new Timer(1000, event -> tick());
    private final transient ClassClock running;
    private final TextColumn head = new TextColumn();
    private final TextColumn page = new TextColumn();
    private final TextColumn lesson = new TextColumn();
    private final TextLabel time = named("presenter.time", new TextLabel("Papan.title.font", "Papan.text"));
    private final TextLabel plan = named("presenter.plan", new TextLabel("Papan.body.font", "Papan.secondary"));
    private final JComponent preview;
    private final TextLabel state = named("presenter.state", new TextLabel("Papan.strong.font", "Papan.wrong"));
    private final TextLabel notesTitle = new TextLabel("Papan.strong.font", "Papan.text");
    private final ReadOnlyText notes = named("presenter.notes", new ReadOnlyText("Papan.body.font", "Papan.text"));
    private final TextLabel mineTitle = new TextLabel("Papan.strong.font", "Papan.text");
    private final ReadOnlyText mine = named("presenter.mine", new ReadOnlyText("Papan.body.font", "Papan.text"));
    private final TextLabel nextTitle = new TextLabel("Papan.strong.font", "Papan.text");
    private final ReadOnlyText next = named("presenter.next", new ReadOnlyText("Papan.body.font", "Papan.text"));
    private final PillButton peek = named("presenter.peek", new PillButton(null));
    private final ReadOnlyText answer = named("presenter.answer", new ReadOnlyText("Papan.body.font", "Papan.text"));
    private final VotesPanel votes;
    private final TextLabel stepsTitle = new TextLabel("Papan.strong.font", "Papan.text");
    private final PillButton planned = named("presenter.planned", new PillButton(Icons.TODAY));
    private final TextColumn steps = new TextColumn();
    private final Map<Integer, FlatButton> stepButtons = new LinkedHashMap<>();
    private final PillButton blank = named("presenter.blank", new PillButton(null));
    private final PillButton freeze = named("presenter.freeze", new PillButton(null));
    private final PillButton end = named("presenter.end", new PillButton(null));
    private final PillButton here = named("presenter.here", new PillButton(null));
    private final QuietScroll scroll = new QuietScroll(page).leavePaging();
    private final TextLabel shownTitle = new TextLabel("Papan.strong.font", "Papan.text");
    private final CardToggles cards;
    private boolean peeking;
    private boolean lessonsHere = true;
    private transient Optional<Presentation.Here> peekedAt = Optional.empty();

    /**
     * A panel for a presentation.
     *
     * @param words those of the window
     * @param preview shows what the class sees
     */
    public PresenterPanel(Presentation presentation, WindowText words, JComponent preview, Runnable ending) {
        this.presentation = presentation;
        this.words = words;
        this.running = new ClassClock(presentation, words);
        this.preview = preview;
        this.votes = new VotesPanel(presentation, words);
        this.cards = new CardToggles("presenter.card.", presentation, words);
        setName("presenter");
        head.put(time, 0);
        head.put(plan, 2);
        head.put(preview, 12);
        head.put(FlowRow.of(8, here, blank, freeze, end), 12);
        head.put(state, 4);
        setLayout(new BorderLayout());
        add(head, BorderLayout.NORTH);
        add(scroll, BorderLayout.CENTER);
        // Where hands are counted stays in sight, whatever the notes are.
        votes.setBorder(Px.pad(12, 0, 0, 0));
        add(votes, BorderLayout.SOUTH);
        fill();
        peek.addActionListener(event -> {
            peeking = !peeking;
            refresh();
        });
        planned.addActionListener(event -> KeyTable.call(this, Command.TODAYS_PLAN));
        blank.addActionListener(event -> presentation.toggleBlank());
        freeze.addActionListener(event -> presentation.toggleFrozen());
        end.addActionListener(event -> ending.run());
        here.addActionListener(event -> KeyTable.call(this, Command.PRESENT));
        here.setPrimary(true);
        here.setVisible(false);
        presentation.addListener(this::refresh);
        bindWords();
        words.follow(this, this::refresh);
    }

    private void fill() {
        // What is done in this step first, all the room that there is; what comes after it below.
        page.put(shownTitle, 12);
        page.put(cards, 6);
        page.put(lesson, 16);
        lesson.put(notesTitle, 0);
        lesson.put(notes, 4);
        lesson.put(mineTitle, 12);
        lesson.put(mine, 4);
        lesson.put(FlowRow.of(0, peek), 12);
        lesson.put(answer, 4);
        lesson.put(nextTitle, 20);
        lesson.put(next, 4);
        lesson.put(stepsTitle, 20);
        lesson.put(FlowRow.of(0, planned), 6);
        lesson.put(steps, 4);
    }

    private static <C extends JComponent> C named(String name, C part) {
        part.setName(name);
        return part;
    }

    private void refresh() {
        setVisible(presentation.isOn());
        if (!presentation.isOn()) {
            clock.stop();
            // The next class is not to see what this presenter has looked up.
            peeking = false;
            return;
        }
        clock.start();
        refreshButtons();
        tick();
        state.setText(
                presentation.isBlank()
                        ? words.text("presenter.isBlank")
                        : presentation.isFrozen() ? words.text("presenter.isFrozen") : " ");
        boolean seen = presentation.isOpen()
                && (lessonsHere || presentation.workspace().isEmpty());
        lesson.setVisible(seen);
        if (seen) {
            refreshLesson();
        } else {
            votes.setVisible(false);
        }
        revalidate();
        repaint();
    }

    private void refreshLesson() {
        next.setText(presentation
                .next()
                .filter(any -> !presentation.state().isFinished())
                .map(presentation::title)
                .orElseGet(() -> words.text("presenter.lastStep")));
        String text = presentation.aside().notes();
        notes.setText(text.isEmpty() ? words.text("presenter.noNotes") : text);
        mine.setText(presentation.note());
        mine.setVisible(!presentation.note().isEmpty());
        mineTitle.setVisible(mine.isVisible());
        Optional<Presentation.Here> here = Optional.of(presentation.here());
        if (!peekedAt.equals(here)) {
            peeking = false;
            peekedAt = here;
        }
        boolean asks = presentation.state().isAsking();
        peek.setVisible(asks);
        answer.setVisible(asks && peeking);
        if (asks && peeking) {
            answer.setText(presentation.aside().answer());
        }
        votes.refresh();
        listSteps();
    }

    /**
     * Says what the window shows.
     *
     * @param offered whether the class sees something else, and could be shown this
     * @param lessons whether it is the lessons
     */
    public void here(boolean offered, boolean lessons) {
        if (offered != here.isVisible() || lessons != lessonsHere) {
            here.setVisible(offered);
            lessonsHere = lessons;
            refresh();
        }
    }

    private void bindWords() {
        words.bind(notesTitle, "presenter.notes");
        words.name(notes, "presenter.notes");
        words.bind(mineTitle, "plan.mine");
        words.name(mine, "plan.mine");
        words.bind(nextTitle, "presenter.next");
        words.name(next, "presenter.next");
        words.bind(stepsTitle, "presenter.steps");
        words.bind(shownTitle, "presenter.show");
        words.name(this, "presenter");
        words.name(preview, "presenter.preview");
        words.name(answer, "presenter.answer");
    }

    private void refreshButtons() {
        name(planned, "plan.button", Command.TODAYS_PLAN);
        cards.refresh();
        here.setText(words.text("presenter.here"));
        here.setName(words, Command.PRESENT, words.text("presenter.here"));
        peek.setText(words.text(peeking ? "presenter.hide" : "presenter.peek"));
        name(blank, "presenter.blank", Command.BLANK);
        name(freeze, "presenter.freeze", Command.FREEZE);
        end.setText(words.text("presenter.end"));
        end.setName(words, Command.PRESENT, words.text("presenter.end"));
        if (here.isVisible()) {
            // The key shows the class what is here instead.
            end.setToolTipText(words.text("presenter.end"));
        }
        blank.setPrimary(presentation.isBlank());
        freeze.setPrimary(presentation.isFrozen());
    }

    private void name(PillButton button, String caption, Command command) {
        button.setText(words.text(caption));
        button.setName(words, command, words.text(command.captionKey()));
    }

    /** The clock against the plan, minute for minute. */
    private void tick() {
        if (presentation.isOn()) {
            time.setText(running.time());
            plan.setText(presentation.isOpen() ? running.plan() : "");
        }
    }

    private void listSteps() {
        List<Integer> order = presentation.steps();
        if (!List.copyOf(stepButtons.keySet()).equals(order)) {
            steps.removeAll();
            stepButtons.clear();
            for (int step : order) {
                FlatButton button = new FlatButton("step", null, STEP, 0);
                button.does(
                        "presenter.step." + (step + 1),
                        () -> presentation.session().show(step));
                button.setHorizontalAlignment(SwingConstants.LEADING);
                stepButtons.put(step, button);
                steps.put(button, 0);
            }
        }
        stepButtons.forEach((step, button) -> {
            boolean here = step == presentation.state().index()
                    && !presentation.state().isFinished();
            button.setText(presentation.title(step, words));
            button.setToolTipText(button.getText());
            button.setSelected(here);
            button.setStyle(here ? "step here" : "step");
        });
    }

    @Override
    public Dimension getPreferredSize() {
        int window = getRootPane() == null ? Integer.MAX_VALUE : getRootPane().getWidth();
        int width = window == 0 ? Px.of(WIDTH) : (int) Math.min(Px.of(WIDTH), (long) window * PART / 100);
        return new Dimension(width, super.getPreferredSize().height);
    }

    @Override
    public void doLayout() {
        Insets in = getInsets();
        int width = getWidth() - in.left - in.right;
        head.setSize(width, head.getHeight());
        votes.setSize(width, votes.getHeight());
        boolean low = getHeight() < Px.of(LOW);
        boolean full =
                head.heightFor(width) + (votes.isVisible() ? votes.heightFor(width) : 0) > getHeight() * FULL / 100;
        place(head, low, BorderLayout.NORTH, 0);
        place(votes, low || full, BorderLayout.SOUTH, low ? 1 : 0);
        super.doLayout();
    }

    /** Lets a part scroll with the rest where the panel is too low for it, or stay in sight. */
    private void place(JComponent part, boolean scrolls, String where, int at) {
        if (scrolls == (part.getParent() == page)) {
            return;
        }
        if (scrolls) {
            page.add(part, at);
        } else {
            add(part, where);
        }
    }

    @Override
    protected void paintComponent(Graphics g) {
        super.paintComponent(g);
        g.setColor(Paints.colour("Papan.border"));
        g.fillRect(0, 0, Px.of(1), getHeight());
    }

    @Override
    public void updateUI() {
        super.updateUI();
        Color surface = Paints.colour("Papan.background");
        setBackground(surface);
        setBorder(Px.pad(16, 16, 16, 8));
        if (votes != null) {
            head.setBorder(Px.pad(0, 0, 8, 0));
            votes.setBorder(Px.pad(12, 0, 0, 0));
        }
    }
}
