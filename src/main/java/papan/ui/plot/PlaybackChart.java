package papan.ui.plot;

import java.awt.BorderLayout;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javax.accessibility.AccessibleContext;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.analysis.ChartKind;
import papan.analysis.ChartPlan;
import papan.analysis.Course;
import papan.analysis.Spacing;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.lesson.script.AskedChart;
import papan.narration.CaptionText;
import papan.replay.Grain;
import papan.replay.Mark;
import papan.replay.Timeline;
import papan.rules.RuleSet;
import papan.ui.common.Edt;
import papan.ui.common.FlatButton;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.Segments;
import papan.ui.common.TextColumn;
import papan.ui.playback.Playback;
import papan.ui.playback.PlaybackListener.Change;

/**
 * A chart of what a playback shows, up to its cursor: the question is chosen above it. Nothing beyond the cursor is drawn
 * or known to the chart.
 *
 * <p>A press, a drag or the arrow keys move the playback's cursor. Follows theme, font and zoom by itself and the
 * language through {@link #setWords}. Lives on the event dispatch thread.
 */
public final class PlaybackChart extends JPanel {
    /** The size of the buttons beside the question, of scale 1. */
    private static final int TOOL = 32;

    private static final int TOOL_ICON = 20;

    private final transient Playback playback;
    private final transient Supplier<RuleSet> rules;
    private final ChartPane pane;
    private final KindChoice kinds = new KindChoice(this::setKind, this::showOwn);
    private final Segments<Spacing> spacings = Spacings.offered(this::setSpacing);
    private final FlatButton asTable = new FlatButton(Icons.TABLE, TOOL, TOOL_ICON);
    private final FlatButton save = new FlatButton(Icons.SAVE, TOOL, TOOL_ICON);
    private final FlowRow tools;
    private final ChartOrTable view;
    private final transient ChartFiles files;
    private final TextColumn foot = new TextColumn();
    private final ReadOnlyText note = new ReadOnlyText("Papan.body.font", "Papan.text");
    /** The lesson's own chart, as long as a step asks for it; it need not be the one that is shown. */
    private transient Optional<AskedChart> own = Optional.empty();
    /** What was shown before it. */
    private transient ChartPlan before = ChartPlan.of(ChartKind.SEEDS, Spacing.SEED);

    private transient ChartPlan plan = before;
    /** What the course was counted along. */
    private transient Timeline counted;

    private transient Course course;
    private transient Chart chart;
    private transient ChartText words;
    /** What many rounds came to, while a step asks for it. */
    private transient Optional<Chart> rounds = Optional.empty();

    private boolean hasTools = true;

    /**
     * A chart that follows a playback.
     *
     * @param rules the rules by which the playback's timeline was played
     * @param files where charts are saved
     */
    public PlaybackChart(Playback playback, Supplier<RuleSet> rules, CaptionText captions, ChartFiles files) {
        super(new WrappedEdges());
        this.playback = playback;
        this.files = files;
        this.rules = rules;
        this.words = new ChartText(captions);
        this.counted = playback.timeline();
        this.course = courseOf(counted);
        this.chart = Chart.of(ChartKind.SEEDS, Spacing.SEED, List.of(course));
        this.pane = new ChartPane("learn.chart", chart, words, false, new Asked());
        this.view = new ChartOrTable(pane, "learn.chart.numbers", playback::seek);
        view.leavePaging();
        setOpaque(false);
        asTable.setName("learn.chart.table");
        save.setName("learn.chart.save");
        asTable.addActionListener(event -> {
            showTable(!view.showsTable());
            if (view.showsTable()) {
                view.entry().requestFocusInWindow();
            }
        });
        save.addActionListener(event ->
                this.files.save(this, chart, playback.cursor(), false, words, told -> save.setToolTipText(told)));
        tools = FlowRow.of(4, kinds, spacings, FlowRow.of(0, asTable, save));
        add(tools, BorderLayout.PAGE_START);
        add(view, BorderLayout.CENTER);
        note.setName("learn.chart.note");
        foot.setOpaque(false);
        foot.put(note, 4);
        foot.setVisible(false);
        add(foot, BorderLayout.PAGE_END);
        ChartKeys.bind(this, JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, playback, this::grain);
        change(plan);
        setWords(captions);
        playback.addListener(this::playbackChanged);
    }

    /** Says everything in other words: another language, other players or another rule set's terms. */
    public void setWords(CaptionText captions) {
        Edt.check();
        words = new ChartText(captions);
        pane.setWords(words);
        kinds.setWords(words);
        Spacings.setWords(spacings, words);
        asTable.setToolTipText(words.text("charts.view.tip"));
        asTable.getAccessibleContext().setAccessibleName(words.text("charts.view.table"));
        save.setToolTipText(words.text("charts.save.tip"));
        save.getAccessibleContext().setAccessibleName(words.text("charts.save"));
        follow();
    }

    /** Leaves out what stands above the chart to choose another one: for those who only look at it. */
    public void hideTools() {
        Edt.check();
        hasTools = false;
        tools.setVisible(false);
    }

    /** Writes in letters of a size in pixels, instead of those that the chart's height asks for. */
    public void setLetters(float size) {
        Edt.check();
        view.setLetters(size);
        if (note.getFont().getSize2D() != size) {
            note.setFont(note.getFont().deriveFont(size));
        }
    }

    /** Asks another question about the same course. */
    public void setKind(ChartKind kind) {
        Edt.check();
        change(ChartPlan.of(kind, chart.spacing()));
    }

    /** Chooses a point for each seed, lap, turn or round. */
    public void setSpacing(Spacing spacing) {
        Edt.check();
        change(plan.with(spacing));
    }

    /** Shows what a lesson asks for. Its own chart stands above the others in the list until {@link #rest}. */
    public void ask(AskedChart asked) {
        Edt.check();
        rounds = Optional.empty();
        boolean anew = !own.map(AskedChart::id).equals(Optional.of(asked.id()));
        boolean leavesTable = own.filter(AskedChart::asTable).isPresent();
        if (own.isEmpty()) {
            before = plan;
        }
        own = Optional.of(asked).filter(AskedChart::isOwn);
        kinds.offer(own);
        change(asked.plan());
        if (anew) {
            showTable(own.map(AskedChart::asTable).orElse(view.showsTable() && !leavesTable));
        }
    }

    /** Shows what many rounds came to: a chart that no cursor moves, until another one is asked for. */
    public void askRounds(Chart found) {
        Edt.check();
        rounds = Optional.of(found);
        showTable(false);
        change(plan);
    }

    /** The lesson's own chart is asked for no longer: what was shown before it comes back. */
    public void rest() {
        Edt.check();
        if (rounds.isPresent()) {
            rounds = Optional.empty();
            change(plan);
        }
        if (own.isPresent()) {
            boolean shown = showsOwn();
            if (own.get().asTable()) {
                showTable(false);
            }
            own = Optional.empty();
            kinds.offer(own);
            change(shown ? before : plan);
        }
    }

    private void showOwn(AskedChart asked) {
        change(asked.plan());
    }

    /** Whether the lesson's own chart is shown, be it with points otherwise apart. */
    private boolean showsOwn() {
        return own.filter(asked -> asked.plan().with(plan.per()).equals(plan)).isPresent();
    }

    private void change(ChartPlan next) {
        if (isBehind()) {
            count();
        }
        plan = next;
        Optional<AskedChart> shown = own.filter(asked -> showsOwn());
        chart = rounds.orElseGet(
                () -> Chart.of(plan, shown.map(AskedChart::title).orElse(""), List.of(course)));
        tools.setVisible(hasTools && rounds.isEmpty());
        kinds.show(shown.<Object>map(asked -> asked).orElse(plan.kind()));
        spacings.show(plan.per());
        spacings.setVisible(plan.kind().hasSpacing());
        note.setText(shown.map(AskedChart::note).orElse(""));
        note.getAccessibleContext()
                .setAccessibleName(shown.map(AskedChart::title).orElse(""));
        foot.setVisible(!note.getText().isEmpty());
        mark(shown.map(AskedChart::marks).orElse(AskedChart.ALL_MARKS));
        pane.show(chart, false);
        pane.reveal(playback.revealed());
        follow();
    }

    private void mark(Set<Mark.Kind> kinds) {
        pane.setMarks(List.of(playback.timeline().marks().stream()
                .filter(mark -> kinds.contains(mark.kind()))
                .toList()));
    }

    private void showTable(boolean on) {
        if (on == view.showsTable()) {
            return;
        }
        if (on) {
            view.showTable(chart, playback.cursor(), words);
        } else {
            view.showChart();
        }
        follow();
    }

    /** Brings what is shown to the cursor. */
    private void follow() {
        if (isBehind()) {
            load();
        } else {
            view.follow(chart, playback.cursor(), words);
        }
    }

    /** Whoever hears of another timeline first may ask for a chart of it before this one has heard of it. */
    private boolean isBehind() {
        return counted != playback.timeline();
    }

    private void count() {
        counted = playback.timeline();
        course = courseOf(counted);
    }

    /** The chart that is shown; show it no further than the playback's cursor. */
    public Chart chart() {
        return chart;
    }

    /** The moment at the cursor as a sentence, and the author's note, for those who do not see the chart. */
    public String description() {
        String sentence = words.sentence(chart, playback.cursor());
        return note.getText().isEmpty() ? sentence : sentence + " " + note.getText();
    }

    private void playbackChanged(Change change) {
        if (change == Change.LOADED) {
            load();
        } else if (change == Change.CURSOR) {
            follow();
        }
    }

    private void load() {
        count();
        if (!plan.series().stream()
                .allMatch(
                        series -> series.house().map(course.layout()::contains).orElse(true))) {
            // The board of another lesson: its own step will say what is shown on it.
            rest();
        }
        change(plan);
    }

    private Course courseOf(Timeline timeline) {
        return Course.of(rules.get(), timeline.positionAt(0), timeline.events());
    }

    private Grain grain() {
        return ChartKeys.grain(chart);
    }

    /** The drawing itself, without its head: for tests. */
    Canvas canvas() {
        return pane.canvases().get(0);
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJPanel() {
                @Override
                public String getAccessibleDescription() {
                    return description();
                }
            };
        }
        return accessibleContext;
    }

    /** What the pointer asks of the playback. */
    private final class Asked implements ChartPane.Listener {
        @Override
        public void asked(int cursor) {
            playback.seek(cursor);
        }

        @Override
        public String event(int cursor) {
            return playback.timeline().told(cursor, words.captions());
        }
    }
}
