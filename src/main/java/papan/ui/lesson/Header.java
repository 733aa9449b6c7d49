package papan.ui.lesson;

import java.awt.FontMetrics;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import papan.lesson.page.Offers.Action;
import papan.lesson.page.Page;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Step;
import papan.rules.RuleSet;
import papan.ui.common.Command;
import papan.ui.common.FittedLabel;
import papan.ui.common.FlatButton;
import papan.ui.common.Icons;
import papan.ui.common.KeyTable;
import papan.ui.common.Px;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;
import papan.ui.common.Wraps;

/** What is being learnt: the lesson, its rule set, the step, and the way to the other lessons. */
final class Header extends JPanel implements Wraps {
    /** What the way to the other lessons takes of the width, of scale 1, and the buttons beside the steps. */
    private static final int WAY = 44;

    private static final int BUTTONS = 28;
    /** What the way to today's plan takes beside them, where the header is as wide as this. */
    private static final int PLAN = 36;

    private static final int ROOMY = 480;
    private static final int GAP = 8;
    /** The heights of the two lines, of scale 1. */
    private static final int TITLE = 32;

    private static final int PLACE = 28;
    /** Below this width, of scale 1, the place in the lesson has a line to itself above the steps. */
    private static final int NARROW = 380;

    /** In a lower window, of scale 1, only the place in the lesson and the ways on stay: the board needs the height. */
    private static final int LOW = 280;

    /** Below this width, of scale 1, not even the ways on stay in a low window. */
    private static final int TIGHT = 160;

    /** Where the place in the lesson stands beside the steps. */
    private static final String BESIDE = "cell 1 2, wmin 0, growy";
    /** Where it stands without them. */
    private static final String ALONE = "cell 1 2, w 0:0:, growx, growy";

    private static final String ROWS = "[32lp::,grow,fill][][28lp::]";
    private static final String LOW_ROWS = "[][][28lp::,grow,fill]";

    private final LearnSession session;
    private final WindowText words;
    private final FittedLabel title =
            new FittedLabel(List.of("Papan.title.font", "Papan.heading.font", "Papan.strong.font"), "Papan.text");
    private final TextLabel place = new TextLabel("Papan.small.font", "Papan.secondary");
    /** The longest of what is there in one step or another: the board stays in its place in all of them. */
    private final TextLabel usual = new TextLabel("Papan.small.font", "Papan.secondary");

    private final StepBar steps;
    private final FlatButton lessons = new FlatButton(Icons.LESSONS, 36, 20);
    private final FlatButton plan = new FlatButton(Icons.TODAY, 28, 18);
    private final FlatButton handOut = new FlatButton(Icons.PRINT, 28, 18);
    private final FlatButton previous = new FlatButton(Icons.BACK, 28, 18);
    private transient Optional<Page> page = Optional.empty();
    private boolean low;

    Header(LearnSession session, WindowText words, Runnable choose) {
        super(new MigLayout("ins 0, fillx, gap 0", "[][grow]8lp[][]", ROWS));
        this.session = session;
        this.words = words;
        this.steps = new StepBar(session, words);
        setOpaque(false);
        lessons.setName("lessons");
        lessons.addActionListener(event -> choose.run());
        previous.setName("previous-step");
        previous.addActionListener(event -> session.previous());
        plan.setName("lesson.plan");
        plan.addActionListener(event -> KeyTable.call(this, Command.TODAYS_PLAN));
        handOut.setName("lesson.hand-out");
        handOut.addActionListener(event -> KeyTable.call(this, Command.HAND_OUT));
        title.setName("lesson.title");
        place.setName("lesson.place");
        place.setVerticalAlignment(SwingConstants.TOP);
        add(lessons, "cell 0 0, gapright 8lp, spany 3, aligny center");
        // Its length must not widen the columns that it spans.
        add(title, "cell 1 0, w 0:0:, growx, spanx, hidemode 3");
        add(place, BESIDE);
        add(plan, "cell 2 2, hidemode 3, gapright 8lp");
        add(handOut, "cell 2 2, hidemode 3, gapright 8lp");
        add(previous, "cell 2 2, hidemode 3");
        add(steps, "cell 3 2, hidemode 3");
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                fit();
            }
        });
    }

    /** Shows where in its lesson a page is. */
    void show(Page next) {
        page = Optional.of(next);
        steps.show(next);
        refresh();
    }

    /** As high as a title needs that takes several lines, where the window is narrow or the zoom is large. */
    @Override
    public int heightFor(int width) {
        if (isLow()) {
            int room = isTight(width) ? width - Px.of(WAY + GAP) : beside(width);
            return Math.max(lessons.getPreferredSize().height, place.heightFor(room));
        }
        int above = Math.max(Px.of(TITLE), title.heightFor(width - Px.of(WAY)));
        if (isNarrow(width)) {
            return above + place.heightFor(width - Px.of(WAY)) + Px.of(PLACE);
        }
        // It is never on the screen, so nobody else tells it of another size of letters.
        usual.setFont(place.getFont());
        return above
                + Math.max(
                        Px.of(PLACE), Math.max(place.heightFor(leastRoom(width)), usual.heightFor(leastRoom(width))));
    }

    /** What is left to the words beside the steps. */
    private int leastRoom(int width) {
        return Math.max(1, beside(width) - steps.leastWidth());
    }

    private static boolean isNarrow(int width) {
        return width < Px.of(NARROW);
    }

    private static boolean isRoomy(int width) {
        return width >= Px.of(ROOMY);
    }

    private static boolean isTight(int width) {
        return width < Px.of(TIGHT);
    }

    private boolean isLow() {
        return getRootPane() != null && getRootPane().getHeight() < Px.of(LOW);
    }

    @Override
    public void doLayout() {
        if (isLow() != low) {
            refresh();
        }
        super.doLayout();
    }

    /** What the place in the lesson and the steps have together. */
    private static int beside(int width) {
        return width - Px.of(WAY + BUTTONS + (isRoomy(width) ? 2 * PLAN : 0) + 2 * GAP);
    }

    /** Gives the steps what the words beside them leave. */
    private void fit() {
        low = isLow();
        title.setVisible(!low);
        boolean rehearses = session.rehearsal().isPresent();
        boolean ways = !rehearses && !(low && isTight(getWidth()));
        steps.setVisible(!low && !rehearses);
        previous.setVisible(ways);
        plan.setVisible(ways && !low && isRoomy(getWidth()));
        handOut.setVisible(plan.isVisible());
        boolean above = !low && getWidth() > 0 && isNarrow(getWidth());
        int high = place.heightFor(getWidth() - Px.of(WAY));
        MigLayout layout = (MigLayout) getLayout();
        layout.setRowConstraints(low ? LOW_ROWS : ROWS);
        layout.setComponentConstraints(
                place,
                above
                        ? String.format(Locale.ROOT, "cell 1 1, w 0:0:, h %dpx!, growx, spanx", high)
                        : low
                                ? ALONE
                                : String.format(
                                        Locale.ROOT, BESIDE + ", hmin %dpx", place.heightFor(leastRoom(getWidth()))));
        int words = above ? 0 : place.getPreferredSize().width;
        steps.setRoom(beside(getWidth()) - words);
        revalidate();
    }

    private void refresh() {
        String other = words.text("lessons.choose");
        lessons.setToolTipText(other);
        lessons.getAccessibleContext().setAccessibleName(other);
        previous.setName(words, Command.PREVIOUS_STEP);
        plan.setName(words, Command.TODAYS_PLAN);
        handOut.setName(words, Command.HAND_OUT);
        session.run().ifPresent(run -> page.ifPresent(now -> tell(run, now)));
    }

    private void tell(LessonRun run, Page now) {
        title.setText(run.lesson().title());
        title.setToolTipText(run.lesson().title());
        usual.setText(longest(run, now.steps(), isLow() ? "step.of" : "lesson.place"));
        place.setText(place(run, placeKey(now), now.number(), now.steps()) + gaps(run));
        place.setToolTipText(place.getText());
        previous.setEnabled(now.offers().has(Action.GO_BACK));
        session.rehearsal().ifPresent(this::rehearsed);
        fit();
    }

    private String place(LessonRun run, String key, int step, int steps) {
        return words.text(key, Map.of("rules", name(run.rules()), "step", step, "steps", steps));
    }

    /** What takes most room of what is there in one step or another. */
    private String longest(LessonRun run, int steps, String key) {
        FontMetrics metrics = place.getFontMetrics(place.getFont());
        return IntStream.rangeClosed(1, steps)
                .mapToObj(step -> place(run, key, step, steps))
                .max(Comparator.comparingInt(metrics::stringWidth))
                .orElse("");
    }

    private String placeKey(Page now) {
        if (now.is(Page.Kind.ENDED)) {
            return "lesson.finished";
        }
        return session.state().isRepeating() ? "lesson.repeats" : isLow() ? "step.of" : "lesson.place";
    }

    /** Questions of several lessons have no steps to walk through. */
    private void rehearsed(Rehearsal now) {
        title.setText(words.text(now.practises() ? "practice.title" : "today.title"));
        title.setToolTipText(title.getText());
        place.setText(words.text(
                now.goesOn() ? "practice.place.on" : now.practises() ? "practice.place" : "today.place",
                Map.of(
                        "number",
                        now.number() + 1,
                        "questions",
                        now.questions().size(),
                        "lesson",
                        session.lesson().lesson().title())));
        place.setToolTipText(place.getText());
    }

    /** What of this step is not, or not quite, in the learner's language. */
    private String gaps(LessonRun run) {
        Step step = session.stage().step();
        int missing = (int) run.translation().missingIn(step);
        int stale = (int) run.translation().staleIn(step);
        String tag = missing == 0 ? "" : " · " + words.text("lesson.untranslated", Map.of("texts", missing));
        return stale == 0 ? tag : tag + " · " + words.text("lesson.stale", Map.of("texts", stale));
    }

    private String name(RuleSet rules) {
        Map<String, String> names = rules.about().names();
        return names.getOrDefault(words.language().tag(), names.getOrDefault("en", rules.id()));
    }
}
