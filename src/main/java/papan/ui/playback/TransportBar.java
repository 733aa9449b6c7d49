package papan.ui.playback;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Graphics;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import papan.replay.Mark;
import papan.replay.MarkFilter;
import papan.ui.common.Command;
import papan.ui.common.FlatButton;
import papan.ui.common.Icons;
import papan.ui.common.KeptFocus;
import papan.ui.common.Paints;
import papan.ui.common.WindowText;
import papan.ui.common.Wraps;
import papan.ui.playback.PlaybackListener.Change;

/** The transport at the foot of the window: the same in every workspace, and all of it follows one {@link Transport}. */
public final class TransportBar extends JPanel implements Wraps {
    /** Below this width, of scale 1, the overview takes a row more. */
    private static final int NARROW = 900;
    /** What is left of the timeline at least where it is in one row with everything else, of scale 1. */
    private static final int TIMELINE = 180;
    /** The least that is left of the timeline where it has a row of its own, of scale 1. */
    private static final int LEAST_TIMELINE = 60;
    /** In a lower window, of scale 1, only the buttons, the timeline and the workspace's own button stay. */
    private static final int LOW = 390;
    /** The same where there is a whole match to be looked over. */
    private static final int LOW_WITH_WHOLE = 500;
    /** In one that is lower still, only the ways on and back stay. */
    private static final int LOWEST = 280;
    /** Below this width, of scale 1, even these take two rows. */
    private static final int FOLDED_NARROW = 440;
    /** Below this width, of scale 1, what is looked for does not fit beside where one is. */
    private static final int BESIDE = 700;

    private final Transport playback;
    private final FlatButton first = new FlatButton(Icons.FIRST);
    private final FlatButton back = new FlatButton(Icons.BACK);
    private final FlatButton play = new FlatButton("play", Icons.PLAY, 56, 24);
    private final FlatButton forward = new FlatButton(Icons.FORWARD);
    private final FlatButton last = new FlatButton(Icons.LAST);
    private final GrainChooser grains;
    private final transient TimelineModel model;
    private final TimelineBar timeline;
    private final OverviewRow whole;
    private final FlatButton speed;
    private @Nullable Shape shape;
    private int wholeRows;
    private boolean overviewKept;

    /** How everything lies, as the room asks for. */
    private enum Shape {
        ONE_ROW,
        TWO_ROWS,
        THREE_ROWS,
        /** Without what keys can do as well: the board needs the height. */
        FOLDED,
        FOLDED_IN_TWO,
        /** Without the timeline, too. */
        STEPS
    }

    /**
     * A transport for a playback.
     *
     * @param describe what is told about a mark when the pointer rests on it
     */
    public TransportBar(Transport playback, WindowText words, Function<Mark, String> describe) {
        this.playback = playback;
        grains = new GrainChooser(playback, words);
        model = new TimelineModel(playback);
        timeline = new TimelineBar(model, words, describe);
        whole = new OverviewRow(model, words);
        speed = Speeds.button(playback, words);
        setName("transport");
        words.name(this, "transport");
        first.does(words, Command.FIRST, playback::first);
        back.does(words, Command.BACK, playback::back);
        play.does(words, Command.PLAY, playback::toggle);
        forward.does(words, Command.FORWARD, playback::forward);
        last.does(words, Command.LAST, playback::last);
        arrange(Shape.ONE_ROW, 1);
        playback.addListener(this::changed);
        model.onChange(this::showWhole);
        changed(Change.CONTROLS);
        showWhole();
    }

    /** Shows the overview of short matches too: what lies above keeps its size while a match grows or another is opened. */
    public void keepOverview() {
        overviewKept = true;
        showWhole();
    }

    /** The overview stands above where one line is too little. */
    private void showWhole() {
        boolean wanted = overviewKept || model.isLong();
        if (whole.isVisible() != wanted) {
            whole.setVisible(wanted);
            revalidate();
        }
    }

    /**
     * Shows the lines of a match under one another.
     *
     * @param lanes the match itself first; one alone is shown as if there were none
     * @param shown the number of the one that the transport shows
     */
    public void setLanes(List<Lane> lanes, int shown) {
        model.setLanes(lanes, shown);
        revalidate();
    }

    /** Says who hears that another line was chosen. */
    public void onLane(LaneListener listener) {
        whole.overview().setLaneListener(listener);
    }

    /** Offers to look for what clauses decide. */
    public void offerClauses(List<MarkFilter.Clause> clauses, Function<MarkFilter.Clause, String> names) {
        whole.offer(clauses, names);
    }

    /** Goes to the next of what is looked for, or the one before, as far as it has been revealed; false if none is. */
    public boolean goToFiring(int direction) {
        return whole.go(direction);
    }

    /** Looks for something. */
    public void setFilter(MarkFilter filter) {
        whole.show(filter);
    }

    /** The overview of the whole match, to give it the focus; hidden where one line is enough, unless it is kept. */
    public JComponent overview() {
        return whole.overview();
    }

    /** The timeline, to give it the focus. */
    public JComponent timeline() {
        return timeline;
    }

    /** Where the focus goes when it comes to the transport; what is disabled would not let it go on. */
    public JComponent entry() {
        return playButton().isEnabled() ? playButton() : timeline();
    }

    /** The button that has the focus when the window opens. */
    public JComponent playButton() {
        return play;
    }

    private void changed(Change change) {
        if (change == Change.FRACTION) {
            return;
        }
        boolean free = !playback.isLocked();
        play.setSymbol(playback.isPlaying() ? Icons.PAUSE : Icons.PLAY);
        play.setEnabled(free && (playback.isPlaying() || !playback.atLimit()));
        first.setEnabled(free && playback.cursor() > 0);
        back.setEnabled(free && (playback.cursor() > 0 || playback.fraction() > 0));
        forward.setEnabled(free && !playback.atLimit());
        last.setEnabled(free && !playback.atLimit());
    }

    private Shape wanted() {
        int high = getRootPane() == null ? Integer.MAX_VALUE : getRootPane().getHeight();
        if (high < UIScale.scale(whole.isVisible() ? LOW_WITH_WHOLE : LOW)) {
            boolean narrow = getWidth() < UIScale.scale(FOLDED_NARROW);
            return !narrow ? Shape.FOLDED : high < UIScale.scale(LOWEST) ? Shape.STEPS : Shape.FOLDED_IN_TWO;
        }
        return getWidth() < widthOfTwoRows()
                ? Shape.THREE_ROWS
                : getWidth() < widthOfOneRow() ? Shape.TWO_ROWS : Shape.ONE_ROW;
    }

    /** What two rows need: it is another width in each language. */
    private int widthOfTwoRows() {
        int buttons = Arrays.stream(buttons()).mapToInt(TransportBar::widthOf).sum();
        int below = buttons + widthOf(grains.view()) + UIScale.scale(4 * 4 + 12);
        int above = UIScale.scale(LEAST_TIMELINE + 4) + widthOf(speed);
        return Math.max(above, below) + UIScale.scale(2 * 16);
    }

    /** What everything beside one another needs, the timeline long enough to be pointed at. */
    private int widthOfOneRow() {
        int buttons = Arrays.stream(buttons()).mapToInt(TransportBar::widthOf).sum();
        int others = widthOf(grains.view()) + widthOf(speed);
        return buttons + others + UIScale.scale(TIMELINE + 4 * 6 + 24 + 24 + 16 + 2 * 20);
    }

    private static int widthOf(Component part) {
        return part.getPreferredSize().width;
    }

    private int wantedForWhole() {
        return getWidth() < UIScale.scale(BESIDE) ? 3 : getWidth() < UIScale.scale(NARROW) ? 2 : 1;
    }

    /** What is left out where there is little room gets the look with the rest, so that it is right when it comes back. */
    @Override
    public void updateUI() {
        super.updateUI();
        if (shape != null) {
            Stream.of(whole, timeline, speed, grains.view())
                    .filter(part -> part.getParent() != this)
                    .forEach(SwingUtilities::updateComponentTreeUI);
        }
    }

    @Override
    public void doLayout() {
        fit();
        super.doLayout();
    }

    @Override
    public int heightFor(int width) {
        setSize(width, getHeight());
        fit();
        return getPreferredSize().height;
    }

    /** Before it has a width it lies as most windows want it. */
    private void fit() {
        if (getWidth() > 0 && (wanted() != shape || wantedForWhole() != wholeRows)) {
            arrange(wanted(), wantedForWhole());
        }
    }

    /** Lays everything out in one row, or in as many as a narrow window or a large zoom asks for. */
    private void arrange(Shape wanted, int overview) {
        shape = wanted;
        wholeRows = overview;
        KeptFocus focus = KeptFocus.on(this);
        removeAll();
        whole.arrange(overview);
        switch (wanted) {
            case ONE_ROW -> {
                setLayout(new MigLayout(
                        "ins 10lp 20lp 10lp 20lp, gapx 6lp", "[][][][][]24lp[]24lp[grow,fill]16lp[]"));
                add(whole, "spanx 8, growx, hidemode 3, wrap, gapbottom 0");
                addButtons();
                add(grains.view());
                add(timeline, "growx, wmin 80lp, h 56lp!");
                add(speed);
            }
            case TWO_ROWS -> {
                setLayout(new MigLayout("ins 4lp 16lp 10lp 16lp, gapx 4lp", "[][][][][]12lp[]0[grow]"));
                add(whole, "spanx 7, growx, pushx, hidemode 3, wrap, gapbottom 4lp");
                add(timeline, "spanx 7, split 2, growx, pushx, wmin " + LEAST_TIMELINE + "lp, h 48lp!");
                add(speed, "wrap");
                addButtons();
                add(grains.view());
            }
            case THREE_ROWS -> {
                setLayout(new MigLayout("ins 4lp 12lp 8lp 12lp, gap 4lp 2lp, fillx", "[][][][][][grow]"));
                add(whole, "spanx, growx, pushx, hidemode 3, wrap");
                add(timeline, "spanx, split 2, growx, pushx, wmin 60lp, h 44lp!");
                add(speed, "wrap");
                addButtons();
                add(grains.view(), "newline, spanx");
            }
            case FOLDED -> {
                setLayout(new MigLayout("ins 2lp 12lp 2lp 12lp, gap 2lp 0", "[][][][][]8lp[grow,fill]"));
                addButtons();
                add(timeline, "wmin 40lp, h 44lp!");
            }
            case FOLDED_IN_TWO -> {
                setLayout(new MigLayout("ins 2lp 12lp 2lp 12lp, gap 2lp 0, fillx", "[][][][][][grow]"));
                add(timeline, "spanx, growx, pushx, wmin 40lp, h 42lp!, wrap");
                addButtons();
            }
            case STEPS -> {
                setLayout(new MigLayout("ins 2lp 12lp 2lp 12lp, gap 2lp 0"));
                add(back);
                add(play);
                add(forward);
            }
        }
        focus.restore(() -> play);
        revalidate();
    }

    private void addButtons() {
        for (FlatButton button : buttons()) {
            add(button);
        }
    }

    private FlatButton[] buttons() {
        return new FlatButton[] {first, back, play, forward, last};
    }

    @Override
    protected void paintComponent(Graphics g) {
        g.setColor(Paints.colour("Papan.bar"));
        g.fillRect(0, 0, getWidth(), getHeight());
        g.setColor(Paints.colour("Papan.line"));
        g.fillRect(0, 0, getWidth(), UIScale.scale(1));
    }
}
