package papan.ui.alter;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JTextField;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.narration.AlterationText;
import papan.narration.CaptionText;
import papan.narration.Wording;
import papan.rules.Alteration;
import papan.rules.RuleSet;
import papan.ui.common.Background;
import papan.ui.common.CardLine;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;
import papan.ui.plot.ChartKeys;
import papan.ui.plot.ChartPane;
import papan.ui.plot.DrawnPrediction;
import papan.ui.plot.LinePen;

/**
 * What becomes of a change: the line that somebody expects, drawn over a usual round, then both in many rounds; and what is
 * done with the altered rules.
 */
public final class AlterOutcome extends TextColumn {
    private static final int CHART_HEIGHT = 250;
    private static final int FIELD = 16;

    private final transient Altering altering;
    private final transient WindowText words;
    private final transient AlterActs acts;
    private final ReadOnlyText told = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final ReadOnlyText kept = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final JPanel sheet = new Sheet();
    private final TextColumn figure = new TextColumn();
    private final TextLabel guess = new TextLabel("Papan.small.font", "Papan.text");
    private final PillButton run;
    private final PillButton cancel;
    private final PillButton play;
    private final PillButton keep;
    private final PillButton write;
    private final JProgressBar progress = new JProgressBar(0, 1000);
    private final JTextField name = new JTextField(FIELD);
    private final JTextField teller = new JTextField(FIELD);
    private final TextColumn form = new TextColumn();
    private final TextColumn after = new TextColumn();
    private transient Optional<ChartPane> pane = Optional.empty();
    private transient Optional<ChartPane> large = Optional.empty();
    private transient Optional<Chart> chart = Optional.empty();
    private transient List<Object> charted = List.of();
    private transient Consumer<String> hearer = text -> {};
    private boolean wasRunning;

    /** Nothing has become of anything yet. */
    public AlterOutcome(Altering altering, WindowText words, AlterActs acts) {
        this.altering = altering;
        this.words = words.including(Altering.class, "alter");
        this.acts = acts;
        setName("alter.outcome");
        TextLabel heading = new TextLabel("Papan.heading.font", "Papan.text");
        words.bind(heading, "alter.outcome");
        words.name(this, "alter.outcome");
        run = PillButton.of(words, "alter.run", Icons.PLAY, this::begin);
        cancel = PillButton.of(words, "alter.cancel", Icons.CLOSE, this::stop);
        play = PillButton.of(
                words,
                "alter.play",
                Icons.PLAY,
                () -> acts.play(
                        altering.alteration().rules().called(text().captions().text("alter.named", named()))));
        keep = PillButton.of(words, "alter.keep", Icons.SAVE, this::ask);
        write = PillButton.of(words, "alter.write", Icons.SAVE, this::write);
        write.setPrimary(true);
        told.setName("alter.told");
        kept.setName("alter.kept");
        progress.setName("alter.progress");
        words.name(progress, "alter.progress.name");
        put(heading, 0);
        TextLabel ahead = new TextLabel("Papan.small.font", "Papan.secondary");
        words.bind(ahead, "alter.ahead");
        words.bind(guess, "alter.guess");
        updateUI();
        figure.put(ahead, 0);
        figure.put(sheet, 4);
        figure.put(guess, 4);
        put(told, 6);
        put(figure, 12);
        put(FlowRow.of(10, run, progress, cancel), 10);
        after.put(FlowRow.of(8, play, keep), 0);
        after.put(form, 12);
        after.put(kept, 10);
        put(after, 14);
        form.put(field("alter.name", name), 0);
        form.put(field("alter.teller", teller), 8);
        form.put(FlowRow.of(8, write), 10);
        altering.addListener(this::follow);
        words.follow(this, this::retext);
    }

    private Map<String, ?> named() {
        return Map.of(
                "rules",
                altering.alteration().base().about().name(words.language().tag()));
    }

    private TextColumn field(String key, JTextField field) {
        TextColumn column = new TextColumn();
        TextLabel label = new TextLabel("Papan.small.font", "Papan.secondary");
        words.bind(label, key);
        words.name(field, key);
        label.setLabelFor(field);
        field.setName(key);
        field.addActionListener(event -> write());
        column.put(label, 0);
        column.put(field, 2);
        return column;
    }

    /** Says who hears what came of the rounds, and what is drawn. */
    public void onSaid(Consumer<String> listener) {
        hearer = listener;
    }

    /** Where the focus goes first. */
    public JComponent entry() {
        return pane.filter(any -> altering.isDrawing()).map(ChartPane::entry).orElse(told);
    }

    /** For a class: what is changed, and what is said of it. */
    public List<CardLine> forClass() {
        if (!altering.isOn()) {
            return List.of();
        }
        AlterationText rules = new AlterationText(text().captions(), altering.alteration());
        List<CardLine> lines = new ArrayList<>();
        altering.alteration().lenders().keySet().forEach(clause -> {
            lines.add(new CardLine(CardLine.Style.HEAD, rules.question(clause)));
            lines.add(new CardLine(CardLine.Style.LIT, rules.sentence(clause)));
        });
        told.getText().lines().forEach(line -> lines.add(new CardLine(CardLine.Style.TEXT, line)));
        return lines;
    }

    /** For a class, which only looks: what is drawn and both curves; empty while there is nothing to be seen. */
    public Optional<ChartPane> figureForClass() {
        if (large.isEmpty()) {
            large = chart.map(shown -> new ChartPane("audience.alter", shown, text(), true, new Looking()));
            large.ifPresent(made -> made.setSketch(sketch()));
        }
        return large.filter(any -> chart.isPresent());
    }

    private void retext() {
        charted = List.of();
        follow();
    }

    private ChartText text() {
        RuleSet base = altering.alteration().base();
        return new ChartText(new CaptionText(Wording.of(words.language()).withTerms(base)));
    }

    private void follow() {
        if (!altering.isOn()) {
            return;
        }
        draw();
        boolean running = altering.isRunning();
        String sentence =
                altering.hasFailed() ? words.text(Background.FAILED) : new AlterTold(altering, words, text()).told();
        boolean over = wasRunning && !running;
        wasRunning = running;
        if (!sentence.equals(told.getText())) {
            told.setText(sentence);
        }
        run.setVisible(!running && !altering.isDone());
        run.setEnabled(altering.canRun());
        run.setPrimary(altering.canRun());
        progress.setVisible(running);
        progress.setValue((int) Math.round(1000 * altering.progress()));
        cancel.setVisible(running);
        after.setVisible(!altering.alteration().isNone());
        play.setPrimary(altering.isDone());
        if (altering.alteration().isNone() || running) {
            form.setVisible(false);
            kept.setText("");
        }
        kept.setVisible(!kept.getText().isEmpty());
        revalidate();
        repaint();
        if (over) {
            hearer.accept(sentence);
            (altering.isDone() ? play : run).requestFocusInWindow();
        }
    }

    /** Brings the chart to what has been played and drawn. */
    private void draw() {
        List<Object> now = List.of(altering.usual(), altering.changed(), altering.pen(), altering.isDrawing());
        if (now.equals(charted)) {
            return;
        }
        charted = now;
        ChartText text = text();
        chart = altering.chart(words.text("alter.usual"), words.text("alter.changed"));
        figure.setVisible(chart.isPresent());
        guess.setVisible(sketch().filter(hand -> !hand.pen().isBlank()).isPresent());
        chart.ifPresent(shown -> {
            ChartPane made = pane.orElseGet(() -> newPane(shown, text));
            Stream.concat(Stream.of(made), large.stream()).forEach(each -> {
                each.setWords(text);
                each.show(shown, true);
                each.setSketch(sketch());
            });
        });
    }

    private ChartPane newPane(Chart shown, ChartText text) {
        ChartPane made = new ChartPane("alter.chart", shown, text, true, new Hand());
        pane = Optional.of(made);
        sheet.add(made);
        ChartKeys.bind(made, WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, "LEFT", () -> key(pen -> pen.move(-1)));
        ChartKeys.bind(made, WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, "RIGHT", () -> key(pen -> pen.move(1)));
        ChartKeys.bind(made, WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, "UP", () -> key(pen -> pen.raise(1)));
        ChartKeys.bind(made, WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, "DOWN", () -> key(pen -> pen.raise(-1)));
        return made;
    }

    /** What is drawn over the chart; without anything drawn, the turns that can be. */
    private Optional<DrawnPrediction> sketch() {
        return altering.pen().map(pen -> new DrawnPrediction(pen, altering.isDrawing(), 1));
    }

    private void key(UnaryOperator<LinePen> stroke) {
        altering.draw(stroke);
        altering.pen().ifPresent(pen -> hearer.accept(new AlterTold(altering, words, text()).point(pen)));
    }

    private void begin() {
        altering.run();
        if (altering.isRunning()) {
            cancel.requestFocusInWindow();
        }
    }

    private void stop() {
        altering.cancel();
    }

    /**
     * What is said when altered rules have been written, or could not be.
     *
     * @param failed why not; empty if they have been
     */
    public static String kept(WindowText words, Path file, Optional<String> failed) {
        return failed.map(reason -> words.text("alter.kept.failed", Map.of("file", file, "reason", reason)))
                .orElseGet(() -> words.text("alter.kept", Map.of("file", file)));
    }

    private void ask() {
        form.setVisible(!form.isVisible());
        kept.setText("");
        kept.setVisible(false);
        revalidate();
        if (form.isVisible()) {
            name.requestFocusInWindow();
        }
    }

    private void write() {
        JTextField empty = name.getText().isBlank() ? name : teller;
        JTextField longer = isTooLong(name) ? name : teller;
        if (empty.getText().isBlank()) {
            tell(words.text("alter.write.empty"));
            empty.requestFocusInWindow();
        } else if (isTooLong(longer)) {
            tell(words.text("alter.write.long", Map.of("most", Alteration.LONGEST_NAME)));
            longer.requestFocusInWindow();
        } else {
            acts.keep(
                    this,
                    altering.alteration(),
                    name.getText().strip(),
                    teller.getText().strip(),
                    this::tell);
        }
    }

    private static boolean isTooLong(JTextField field) {
        return field.getText().strip().length() > Alteration.LONGEST_NAME;
    }

    private void tell(String sentence) {
        kept.setText(sentence);
        kept.setVisible(true);
        hearer.accept(sentence);
        revalidate();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (guess != null) {
            guess.setIcon(Icons.DRAW.of(16, "Papan.Chart.pencil"));
        }
    }

    /** The chart has a height of its own. */
    private static final class Sheet extends JPanel {
        Sheet() {
            super(new BorderLayout());
            setOpaque(false);
        }

        @Override
        public Dimension getPreferredSize() {
            return new Dimension(Px.of(280), Px.of(CHART_HEIGHT));
        }
    }

    /** Sees the chart. Many rounds have no moment to go to. */
    private static class Looking implements ChartPane.Listener {
        @Override
        public void asked(int cursor) {}

        @Override
        public String event(int cursor) {
            return "";
        }
    }

    /** Draws on the chart. */
    private final class Hand extends Looking {
        @Override
        public boolean drew(int row, double value, boolean begins) {
            altering.draw(pen -> pen.draw(row, value, begins));
            return altering.isDrawing();
        }
    }
}
