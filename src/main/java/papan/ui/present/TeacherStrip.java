package papan.ui.present;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.AWTEvent;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.MouseEvent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntConsumer;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import papan.lesson.kind.AnswerForm;
import papan.lesson.page.Block;
import papan.lesson.play.LessonState;
import papan.ui.common.Choice;
import papan.ui.common.ClickerKeys;
import papan.ui.common.FlowRow;
import papan.ui.common.Paints;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.QuietScroll;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;
import papan.ui.lesson.LearnSession;

/**
 * What a presenter with one screen has at hand, over the lower edge of what the class sees, and only while it is wanted: the
 * clock, notes, hands to count, the steps, what the class can be shown, and the answer for as long as a button is held. It
 * comes with Tab or with the mouse at the lower edge, and the board does not move.
 */
final class TeacherStrip extends JPanel {
    /** So near the edge the mouse asks for it, in pixels. */
    private static final int EDGE = 4;
    /** So long after the mouse has left it, it goes. */
    private static final int LEAVES_MS = 3_000;

    /** How wide the choice of steps and how high the notes are at most, of scale 1. */
    private static final int STEPS = 150;

    private static final int NOTES = 28;

    private final transient Presentation presentation;
    private final transient LearnSession session;
    private final transient WindowText words;
    private final transient ClassClock clock;
    private final transient Timer second = new Timer(1_000, event -> tick());
    private final transient Timer leaving = new Timer(LEAVES_MS, event -> close());
    private final transient AWTEventListener mouse = this::moved;
    private final TextLabel time = new TextLabel("Papan.strong.font", "Papan.text");
    private final ReadOnlyText notes = new ReadOnlyText("Papan.small.font", "Papan.text");
    private final TextLabel counted = new TextLabel("Papan.small.font", "Papan.wrong");
    private final JTextField tally = new JTextField(18);
    private final PillButton again = new PillButton(null);
    private final HeldAnswer answer = new HeldAnswer("strip.answer");
    /** A note of the teacher's own is nobody else's: on a screen that the class sees it is there only while this is held. */
    private final HeldAnswer mine = new HeldAnswer("strip.mine");

    private final Choice<Integer> steps;
    private final CardToggles cards;
    private final QuietScroll scroll = new QuietScroll(notes).leavePaging();
    private final transient IntConsumer covers;
    private final TextColumn rows = new TextColumn();
    private boolean wanted;

    /**
     * A strip that is not wanted yet.
     *
     * @param covers hears how much of the foot it covers, in pixels
     */
    TeacherStrip(Presentation presentation, WindowText words, IntConsumer covers) {
        super(new BorderLayout());
        this.covers = covers;
        this.cards = new CardToggles("strip.card.", presentation, words);
        this.presentation = presentation;
        this.session = presentation.session();
        this.words = words;
        this.clock = new ClassClock(presentation, words);
        this.steps = new Choice<>("strip.steps", List.of(0), session::show);
        leaving.setRepeats(false);
        setName("strip");
        setVisible(false);
        time.setName("strip.time");
        notes.setName("strip.notes");
        counted.setName("strip.counted");
        tally.setName("strip.tally");
        tally.addActionListener(event -> count());
        ClickerKeys.leaveToTheWindow(tally);
        again.does("strip.again", session::voteAgain);
        mine.getModel().addChangeListener(event -> note());
        steps.limitWidth(STEPS);
        scroll.setPreferredSize(new Dimension(0, Px.of(NOTES)));
        rows.put(FlowRow.of(12, time, FlowRow.of(6, tally, again), counted, answer, mine), 0);
        cards.add(steps);
        rows.put(cards, 4);
        rows.put(scroll, 4);
        add(rows);
        setFocusCycleRoot(true);
        presentation.addListener(this::refresh);
        words.follow(this::refresh);
    }

    /** Comes, or goes away again. */
    void toggle() {
        if (wanted) {
            close();
        } else {
            open();
        }
    }

    private void open() {
        wanted = true;
        refresh();
        place();
        (tally.isVisible() ? tally : steps).requestFocusInWindow();
    }

    /** Goes away; false if it is not there. */
    boolean close() {
        boolean was = wanted;
        wanted = false;
        refresh();
        return was;
    }

    /** Whether the mouse at the edge may ask for it: only where there is no other screen. */
    void watchEdge(boolean on) {
        Toolkit.getDefaultToolkit().removeAWTEventListener(mouse);
        if (on) {
            Toolkit.getDefaultToolkit().addAWTEventListener(mouse, AWTEvent.MOUSE_MOTION_EVENT_MASK);
        } else {
            close();
        }
    }

    private void moved(AWTEvent event) {
        if (event instanceof MouseEvent at
                && at.getSource() instanceof Component part
                && getParent() != null
                && SwingUtilities.getWindowAncestor(part) == SwingUtilities.getWindowAncestor(this)) {
            int y = SwingUtilities.convertPoint(part, at.getPoint(), getParent()).y;
            boolean inside = wanted && y >= getY();
            if (!wanted && y >= getParent().getHeight() - EDGE) {
                open();
            } else if (inside || tally.isFocusOwner()) {
                leaving.stop();
            } else if (wanted && !leaving.isRunning()) {
                leaving.start();
            }
        }
    }

    /** At the lower edge of what it lies on, as high as it needs. */
    void place() {
        if (getParent() != null) {
            int width = getParent().getWidth();
            int pad = Px.of(10);
            int height = rows.heightFor(width - 4 * pad) + 2 * pad;
            setBounds(0, getParent().getHeight() - height, width, height);
            covers.accept(isVisible() ? height : 0);
            revalidate();
        }
    }

    private void refresh() {
        boolean on = wanted
                && presentation.isOn()
                && presentation.isOpen()
                && presentation.workspace().isEmpty();
        if (on != isVisible()) {
            setVisible(on);
        }
        if (!on) {
            wanted = false;
            covers.accept(0);
            // What only the teacher reads is not kept where the class looks.
            notes.setText("");
            second.stop();
            leaving.stop();
            return;
        }
        second.start();
        tick();
        String hold = words.text("strip.hold-mine");
        mine.show(hold, () -> hold);
        mine.setVisible(!presentation.note().isEmpty());
        note();
        LessonState state = presentation.state();
        boolean votes = presentation.mayVote() && state.stage().form() != AnswerForm.NUMBERS;
        tally.setVisible(votes);
        tally.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, words.text("strip.tally"));
        tally.getAccessibleContext().setAccessibleName(words.text("strip.tally"));
        again.setVisible(
                votes && state.here().votes().isBegun() && !state.here().votes().isSecond());
        again.setText(words.text("strip.again"));
        counted.setVisible(votes && !counted.getText().isBlank());
        answer.setVisible(state.isAsking());
        answer.show(words.text("strip.hold"), () -> presentation.aside().answer());
        steps.setValues(presentation.steps());
        steps.setWords(words.text("presenter.steps"), step -> presentation.title(step, words));
        steps.show(state.index());
        cards.refresh();
        getAccessibleContext().setAccessibleName(words.text("strip"));
        place();
    }

    /** The author's note, or the teacher's own while it is wanted. */
    private void note() {
        if (presentation.isOpen()) {
            String shown =
                    mine.isHeld() ? presentation.note() : presentation.aside().notes();
            notes.setText(shown.replace('\n', ' '));
            scroll.setVisible(!shown.isEmpty());
        }
    }

    private void tick() {
        time.setText(clock.time() + " · " + clock.plan());
    }

    /** Takes the hands that were typed; of what cannot be read, nothing is counted. */
    private void count() {
        Map<String, String> answers = new LinkedHashMap<>();
        presentation
                .page()
                .all(Block.Asked.class)
                .flatMap(asked -> asked.lettered().stream())
                .forEach(option -> answers.put(option.letter().toUpperCase(Locale.ROOT), option.id()));
        TypedTally typed = TypedTally.of(tally.getText(), answers);
        typed.unknown()
                .ifPresentOrElse(
                        what -> counted.setText(words.text(
                                "strip.unknown", Map.of("word", what, "answers", String.join(" ", answers.keySet())))),
                        () -> {
                            counted.setText("");
                            tally.setText("");
                        });
        typed.hands().forEach(session::count);
        refresh();
    }

    @Override
    protected void paintComponent(Graphics g) {
        super.paintComponent(g);
        g.setColor(Paints.colour("Papan.border"));
        g.fillRect(0, 0, getWidth(), Px.of(2));
    }

    @Override
    public void updateUI() {
        super.updateUI();
        Color surface = Paints.colour("Papan.card");
        setBackground(surface);
        setBorder(Px.pad(10, 20, 10, 20));
    }
}
