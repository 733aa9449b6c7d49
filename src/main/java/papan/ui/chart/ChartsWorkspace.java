package papan.ui.chart;

import java.awt.BorderLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.analysis.ChartKind;
import papan.analysis.Spacing;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.replay.Grain;
import papan.replay.Mark;
import papan.replay.RecordedMatch;
import papan.replay.Timeline;
import papan.rules.RuleBook;
import papan.rules.RuleSet;
import papan.ui.common.ArrangedPage;
import papan.ui.common.ArrowKeys;
import papan.ui.common.Background;
import papan.ui.common.Edt;
import papan.ui.common.Paints;
import papan.ui.common.Part;
import papan.ui.common.QuietScroll;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;
import papan.ui.playback.ClassView;
import papan.ui.playback.Playback;
import papan.ui.playback.PlaybackListener.Change;
import papan.ui.playback.Ticker;
import papan.ui.playback.TransportBar;
import papan.ui.playback.Walkthrough;
import papan.ui.playback.Workbench;
import papan.ui.plot.ChartFiles;
import papan.ui.plot.ChartKeys;
import papan.ui.plot.ChartOrTable;
import papan.ui.plot.ChartPane;
import papan.ui.plot.LinePen;
import papan.ui.telling.MatchWords;

/**
 * The Charts workspace: questions about a match, or about many rounds, under one rule set or several, each answered by a
 * chart, a table and a sentence. Board and rule follow the chart's cursor.
 */
public final class ChartsWorkspace extends JPanel implements Workbench {
    private final transient WindowText window;
    private final transient ChartFiles files;
    private final transient Playback playback;
    private final transient ChartSource source;
    /** Who plays the match of which charts are shown, where somebody has. */
    private transient Map<Side, String> players = Map.of();

    private final transient Predicting predicting;
    private final KindList kinds = new KindList(this::setKind);
    private final ReadOnlyText title = new ReadOnlyText("Papan.heading.font", "Papan.text");
    private final ReadOnlyText sentence = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final transient ChartTools tools =
            new ChartTools(this::setSpacing, this::setOverlay, this::showView, this::startPredicting, this::saveChart);
    private final ChartPane pane;
    private final ChartOrTable view;
    private final PredictBar predictBar;
    private final FollowPanel follow;
    private final QuietScroll side;
    private final QuietScroll left;
    private final SettingsBar bar;
    private final TransportBar transport;
    private final JPanel middle = new JPanel();
    private final transient ChartsLayout layout;
    private transient Chart chart;
    private transient ChartText words;
    private final transient List<ChartPane> panes = new ArrayList<>();
    private transient List<List<Mark>> marks = List.of();
    private transient Runnable told = () -> {};
    private ChartKind kind = ChartKind.SEEDS;
    private Spacing spacing = Spacing.TURN;
    private boolean overlay = true;

    /**
     * A workspace that plays a match of a rule set and shows it.
     *
     * @param window words of the window
     * @param clock milliseconds from any moment, to tell how long a simulation took
     */
    public ChartsWorkspace(WindowText window, Ticker ticker, RuleSet rules, ChartFiles files, Supplier<Long> clock) {
        super(new BorderLayout());
        this.window = window;
        this.files = files;
        source = new ChartSource(rules, clock, new Played());
        setName("charts");
        words = wordsOf(rules);
        playback = new Playback(ticker, ChartSource.empty(rules.layout()));
        predicting = new Predicting(playback);
        chart = source.chart(kind, spacing);
        pane = new ChartPane("charts.chart", chart, words, overlay, new Pointer());
        panes.add(pane);
        view = new ChartOrTable(pane, "charts.table", playback::seek);
        predictBar = new PredictBar(this::predictLine, this::endDrawing, this::predictAgain, this::leavePredicting);
        follow = new FollowPanel(playback, window, words, rules);
        side = new QuietScroll(follow);
        left = new QuietScroll(kinds);
        bar = new SettingsBar(source.settings(), words, this::change, this::go);
        transport =
                new TransportBar(playback, window, mark -> playback.timeline().told(mark.cursor(), words.captions()));
        TextColumn spoken = new TextColumn();
        spoken.put(sentence, 0);
        QuietScroll said = new QuietScroll(spoken);
        MiddleLayout charted = new MiddleLayout(title, tools.row(), view, predictBar, said);
        middle.setLayout(charted);
        layout = new ChartsLayout(bar, kinds, left, middle, charted, side);
        arrange(said);
        playback.addListener(this::played);
        window.name(this, "charts");
        window.name(sentence, "charts");
        window.follow(this, this::changeWords);
        kinds.show(kind);
        play();
    }

    private void arrange(JComponent said) {
        title.setName("charts.title");
        sentence.setName("charts.sentence");
        title.setFocusable(false);
        middle.setOpaque(false);
        for (JComponent part : List.of(title, tools.row(), view, predictBar, said)) {
            middle.add(part);
        }
        ArrangedPage page = new ArrangedPage(layout);
        for (JComponent part : List.of(bar, left, middle, side)) {
            page.add(part);
        }
        add(new QuietScroll(page), BorderLayout.CENTER);
        add(transport, BorderLayout.SOUTH);
        predictBar.setVisible(false);
        ChartKeys.bind(pane, WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, "LEFT", () -> step(-1));
        ChartKeys.bind(pane, WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, "RIGHT", () -> step(1));
        ChartKeys.bind(pane, WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, "UP", () -> raise(1));
        ChartKeys.bind(pane, WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, "DOWN", () -> raise(-1));
        ArrowKeys.stepThrough(pane);
    }

    @Override
    public void offer(RuleBook book) {
        bar.offer(List.copyOf(book.all()));
    }

    /** Shows a question. */
    public void setKind(ChartKind next) {
        Edt.check();
        predicting.leave();
        kind = next;
        kinds.show(next);
        if (next.followsACourse() && !source.isSampling()) {
            // How many rounds were played is nothing about one match.
            bar.tell("");
        }
        refill();
    }

    /** Chooses a point for each seed, lap, turn or round. */
    public void setSpacing(Spacing next) {
        Edt.check();
        predicting.leave();
        spacing = next;
        refill();
    }

    /** Draws the lines of several rule sets over one another, or apart. */
    void setOverlay(boolean on) {
        Edt.check();
        overlay = on;
        refill();
    }

    /** Compares rule sets: plays a match under each. */
    public void compare(List<RuleSet> rules) {
        ChartSettings next = source.settings();
        while (next.rules().size() > Math.max(1, rules.size())) {
            next = next.withoutRules(next.rules().size() - 1);
        }
        for (int i = 0; i < rules.size(); i++) {
            next = next.withRules(i, rules.get(i));
        }
        change(next);
    }

    /** Shows the charts of a match that somebody has played. */
    public void show(RecordedMatch match) {
        Edt.check();
        ChartSettings next = source.settings().only(match.variations().main().rules());
        source.change(next);
        bar.show(next);
        bar.setRunning(false);
        players = match.players();
        changeWords();
        if (!kind.followsACourse()) {
            setKind(ChartKind.SEEDS);
        }
        source.take(match.variations().main());
        bar.tell(words.text("charts.game"));
    }

    /**
     * Shows what somebody has predicted, and the truth over it.
     *
     * @param line which line of the chart
     * @param values by point, from the beginning
     */
    public void predict(int line, double[] values) {
        startPredicting();
        predictLine(line);
        for (int row = 1; row < values.length; row++) {
            int at = row;
            predicting.draw(pen -> pen.draw(at, values[at], at == 1));
        }
        predicting.show();
        tell();
    }

    @Override
    public void onSaid(Consumer<String> listener) {
        bar.onSaid(listener);
        predictBar.onSaid(listener);
    }

    @Override
    public Playback playback() {
        return playback;
    }

    /** The match: what has happened, and what the chart says of it. */
    @Override
    public List<Walkthrough> walked() {
        return List.of(Walkthrough.of(
                playback,
                () -> source.rules().sowing().direction(),
                sentence,
                () -> (follow.caption().getText() + " " + sentence.getText()).strip()));
    }

    public TransportBar transport() {
        return transport;
    }

    /** The chart that is shown; show it no further than the playback's cursor. */
    public Chart chart() {
        return chart;
    }

    @Override
    public boolean goToFiring(int direction) {
        return transport.goToFiring(direction);
    }

    /** Whether something is being played in the background. */
    public boolean isBusy() {
        return source.isBusy();
    }

    @Override
    public JComponent entry() {
        // Where the questions lie below the chart, it would be out of sight at once.
        return ChartsLayout.isNarrow(getWidth()) ? view.entry() : kinds.button(kind);
    }

    @Override
    public List<Part> parts() {
        return List.of(
                new Part(kinds, () -> kinds.button(kind)),
                new Part(bar, bar::entry),
                new Part(view, view::entry),
                new Part(
                        follow.board(),
                        () -> follow.board().componentOf(source.rules().layout().houseAt(0))),
                Part.of(sentence),
                new Part(transport, transport::entry));
    }

    private ChartText wordsOf(RuleSet rules) {
        return new ChartText(
                new CaptionText(MatchWords.of(players, window.language()).withTerms(rules)));
    }

    private void changeWords() {
        words = wordsOf(source.rules());
        kinds.setWords(words);
        tools.setWords(words);
        bar.setWords(words);
        follow.setWords(words);
        panes.forEach(each -> each.setWords(words));
        predictBar.setWords(words);
        tellIdle();
        tell();
    }

    private void tellIdle() {
        if (!source.has(kind) && !source.isSampling()) {
            bar.tell(words.text("charts.progress.idle"));
        }
    }

    private void change(ChartSettings next) {
        boolean other = !next.rules().equals(source.settings().rules()) || !players.isEmpty();
        players = Map.of();
        source.change(next);
        bar.show(next);
        if (other) {
            changeWords();
        }
        bar.setRunning(false);
        if (!kind.followsACourse()) {
            refill();
        }
        play();
    }

    /** Plays the match anew. */
    private void play() {
        predicting.leave();
        if (kind.followsACourse()) {
            bar.tell(words.text("charts.working"));
        }
        source.play();
    }

    private void show(List<PlayedCourses.Played> played) {
        // Whoever was quicker than the match has drawn over another one.
        predicting.leave();
        PlayedCourses.Played first = played.get(0);
        Timeline timeline = first.timeline();
        marks = played.stream().map(each -> each.timeline().marks()).toList();
        panes.forEach(each -> each.setMarks(marks));
        follow.show(first.course().rules());
        playback.load(timeline, timeline.size(), timeline.size());
        if (kind.followsACourse()) {
            bar.tell("");
        }
        refill();
    }

    /** Begins to play many rounds, or stops. */
    private void go() {
        if (kind.followsACourse()) {
            play();
        } else if (source.isSampling()) {
            source.stop();
        } else {
            bar.setRunning(true);
            source.sample();
        }
    }

    /** Makes the chart of what there is, and shows it as far as the cursor. */
    private void refill() {
        boolean course = kind.followsACourse();
        boolean there = source.has(kind);
        chart = source.chart(kind, spacing);
        tools.show(kind, spacing, chart, overlay, there);
        bar.setSampling(!course);
        layout.setBoardWanted(course);
        transport.setVisible(course);
        view.setVisible(there);
        if (!predicting.isOn()) {
            // What was drawn over one chart says nothing about another.
            panes.forEach(each -> each.setSketch(Optional.empty()));
        }
        panes.forEach(each -> show(each, overlay));
        tellIdle();
        tell();
        revalidate();
        repaint();
    }

    private void show(ChartPane each, boolean inOne) {
        each.show(chart, inOne);
        if (kind.followsACourse()) {
            // The axes reach as far as has been seen before.
            each.reveal(playback.revealed());
        }
    }

    /** One more drawing that shows the same, for those who only look. */
    private ChartPane newPane() {
        ChartPane made = new ChartPane("audience.chart", chart, words, overlay, new Looking());
        made.setMarks(marks);
        show(made, overlay && !predicting.isOn());
        panes.add(made);
        tell();
        return made;
    }

    @Override
    public ClassView forClass() {
        return new ClassView() {
            private final ChartPane drawn = newPane();

            @Override
            public JComponent view() {
                return drawn;
            }

            @Override
            public boolean isSeen() {
                return source.has(kind);
            }

            @Override
            public String title() {
                return title.getText();
            }

            @Override
            public String sentence() {
                return sentence.getText();
            }

            @Override
            public void setLetters(float size) {
                drawn.setLetters(size);
            }

            @Override
            public void onWords(Runnable listener) {
                told = listener;
            }
        };
    }

    /**
     * A chart as it is shown.
     *
     * @param cursor how far it is read
     * @param overlay whether lines of several rule sets are drawn over one another
     */
    public record Shown(Chart chart, int cursor, boolean overlay, ChartText words) {}

    /** The chart that is shown; empty while none can be. */
    public Optional<Shown> shown() {
        return source.has(kind) ? Optional.of(new Shown(chart, cursor(), overlay, words)) : Optional.empty();
    }

    private int cursor() {
        return kind.followsACourse() ? playback.cursor() : 0;
    }

    /** Brings everything that depends on the cursor to it. */
    private void tell() {
        boolean there = source.has(kind);
        view.follow(chart, cursor(), words);
        panes.stream().filter(each -> each != pane).forEach(each -> each.reveal(cursor()));
        setText(title, there ? words.title(chart) : words.question(kind));
        setText(sentence, !there || predicting.isOpen() ? "" : words.sentence(chart, cursor()));
        predictBar.setVisible(predicting.isOn());
        if (predicting.isOn()) {
            predictBar.setShown(predicting.isShown());
            predictBar.tell(predicting.told(words));
            panes.forEach(each -> each.setSketch(predicting.sketch()));
        }
        tools.setPredictable(!predicting.isOn() && playback.timeline().size() > 0);
        follow.follow();
        told.run();
    }

    private void setText(ReadOnlyText label, String text) {
        if (!text.equals(label.getText())) {
            label.setText(text);
            revalidate();
        }
    }

    private void showView() {
        if (tools.isTable()) {
            view.showTable(chart, cursor(), words);
        } else {
            view.showChart();
        }
        tell();
        if (view.showsTable()) {
            view.entry().requestFocusInWindow();
        }
    }

    private void played(Change change) {
        if (change == Change.CURSOR && kind.followsACourse()) {
            tell();
        }
    }

    private void step(int by) {
        if (predicting.isOpen()) {
            draw(pen -> pen.move(by));
        } else if (by > 0) {
            playback.forward(grain());
        } else {
            playback.back(grain());
        }
    }

    private Grain grain() {
        return ChartKeys.grain(chart);
    }

    private void raise(int by) {
        if (predicting.isOpen()) {
            draw(pen -> pen.raise(by));
        }
    }

    private void draw(UnaryOperator<LinePen> stroke) {
        predicting.draw(stroke);
        tell();
    }

    private void startPredicting() {
        tools.setChart();
        view.showChart();
        if (spacing == Spacing.SEED) {
            spacing = Spacing.TURN;
        }
        refill();
        predictBar.offer(chart.data().columns(), 0);
        predictLine(0);
        view.entry().requestFocusInWindow();
    }

    private void predictLine(int line) {
        // One rule set is enough to think about.
        chart = source.firstChart(kind, spacing);
        predicting.begin(chart, line);
        panes.forEach(each -> each.show(chart, false));
        predictBar.setWords(words);
        tell();
        revalidate();
    }

    private void endDrawing() {
        if (predicting.isBlank()) {
            predictBar.tell(words.text("charts.predict.blank"));
        } else {
            predicting.show();
            tell();
        }
    }

    private void predictAgain() {
        predictLine(predicting.column());
    }

    private void leavePredicting() {
        predicting.leave();
        refill();
        tools.focusPredict();
    }

    private void saveChart() {
        files.save(this, chart, cursor(), overlay, words, bar::tell);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBackground(Paints.colour("Papan.background"));
    }

    /** What the pointer asks for on the chart. */
    private final class Pointer implements ChartPane.Listener {
        @Override
        public void asked(int cursor) {
            playback.seek(cursor);
        }

        @Override
        public boolean drew(int row, double value, boolean begins) {
            if (predicting.isOpen()) {
                ChartsWorkspace.this.draw(pen -> pen.draw(row, value, begins));
                return true;
            }
            return false;
        }

        @Override
        public String event(int cursor) {
            return playback.timeline().told(cursor, words.captions());
        }
    }

    /** Nothing: whoever only looks asks for nothing. */
    private static final class Looking implements ChartPane.Listener {
        @Override
        public void asked(int cursor) {
            // Only the leader goes elsewhere.
        }

        @Override
        public String event(int cursor) {
            return "";
        }
    }

    /** What has been played. */
    private final class Played implements ChartSource.Listener {
        @Override
        public void played(List<PlayedCourses.Played> matches) {
            show(matches);
        }

        @Override
        public void failed() {
            bar.setRunning(false);
            bar.tell(window.text(Background.FAILED));
        }

        @Override
        public void progress(long done, long total) {
            bar.setProgress(
                    (double) done / total,
                    words.text("charts.progress", Map.of("done", words.count(done), "total", words.count(total))));
        }

        @Override
        public void sampled() {
            if (!kind.followsACourse()) {
                refill();
            }
        }

        @Override
        public void over(boolean complete, long done, long total, double seconds) {
            bar.setRunning(false);
            bar.tell(words.text(
                    complete ? "charts.progress.done" : "charts.progress.stopped",
                    Map.of(
                            "done", words.count(done),
                            "total", words.count(total),
                            "seed", Long.toString(source.settings().seed()),
                            "seconds", words.decimals(seconds, 1))));
        }
    }
}
