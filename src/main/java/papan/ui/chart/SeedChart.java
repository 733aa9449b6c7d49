package papan.ui.chart;

import java.awt.BorderLayout;
import java.awt.event.ActionEvent;
import javax.accessibility.AccessibleContext;
import javax.swing.AbstractAction;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import org.jfree.chart.JFreeChart;
import papan.analysis.SeedCurve;
import papan.analysis.Spacing;
import papan.narration.CaptionText;
import papan.replay.Grain;
import papan.replay.Timeline;
import papan.ui.common.Edt;
import papan.ui.playback.Playback;
import papan.ui.playback.PlaybackListener.Change;

/**
 * Where all seeds are, from the beginning to the playback's cursor: both stores, both rows and the hands as bands on top
 * of one another, with their numbers beside the cursor. Nothing beyond the cursor is drawn or known to the chart.
 *
 * <p>A press, a drag or the arrow keys move the playback's cursor. Follows theme, font and zoom by itself and the
 * language through {@link #setWords}. Lives on the event dispatch thread.
 */
public final class SeedChart extends JPanel {
    private final transient Playback playback;
    private final transient RevealedSeeds seeds;
    private final transient SeedPlot plot;
    private final Canvas canvas;
    private final JLabel title = new JLabel();
    private final SpacingChoice choice = new SpacingChoice(this::setSpacing);
    private transient ChartWords words;

    /** A chart that follows a playback. */
    public SeedChart(Playback playback, CaptionText captions) {
        super(new BorderLayout());
        this.playback = playback;
        this.words = new ChartWords(captions);
        this.seeds = new RevealedSeeds(curveOf(playback.timeline()));
        this.plot = new SeedPlot(seeds, words);
        JFreeChart chart = new JFreeChart(null, JFreeChart.DEFAULT_TITLE_FONT, plot, false);
        chart.setBackgroundPaint(null);
        this.canvas = new Canvas(chart, seeds, playback::seek, this::happening);
        setOpaque(false);
        JPanel head = new JPanel(new BorderLayout());
        head.setOpaque(false);
        // The centre, not the start: at scale 2 letters can need a little more than the label asks for.
        head.add(title, BorderLayout.CENTER);
        head.add(choice, BorderLayout.LINE_END);
        add(head, BorderLayout.PAGE_START);
        add(canvas, BorderLayout.CENTER);
        bindKeys();
        choice.show(seeds.spacing());
        load();
        setWords(captions);
        playback.addListener(this::playbackChanged);
    }

    /** Says everything in other words: another language, other players or another rule set's terms. */
    public void setWords(CaptionText captions) {
        Edt.check();
        words = new ChartWords(captions);
        plot.setWords(words);
        choice.setWords(words);
        canvas.getAccessibleContext().setAccessibleName(words.name());
        getAccessibleContext().setAccessibleName(words.name());
        dress();
    }

    /** Chooses a point for each seed, lap or turn. */
    public void setSpacing(Spacing spacing) {
        Edt.check();
        seeds.space(spacing);
        choice.show(spacing);
        update();
    }

    /** Whether there is a point for each seed, lap or turn. */
    public Spacing spacing() {
        return seeds.spacing();
    }

    /** The numbers behind the chart, for a table; show them no further than the playback's cursor. */
    public SeedCurve curve() {
        return seeds.curve();
    }

    /** The moment at the cursor as a sentence, for those who do not see the chart. */
    public String description() {
        return describe(seeds.cursor());
    }

    private void playbackChanged(Change change) {
        if (change == Change.LOADED) {
            load();
            dress();
        } else if (change == Change.CURSOR) {
            seeds.reveal(playback.cursor());
            update();
        }
    }

    private void load() {
        Timeline timeline = playback.timeline();
        seeds.load(curveOf(timeline));
        seeds.reveal(playback.cursor());
        plot.setMarks(timeline.marks());
        update();
    }

    private void update() {
        plot.fit();
        seeds.changed();
    }

    private static SeedCurve curveOf(Timeline timeline) {
        return SeedCurve.of(timeline.positionAt(0), timeline.events());
    }

    private String describe(int cursor) {
        return words.description(seeds.spacing(), seeds.curve().row(seeds.spacing(), cursor));
    }

    /** What the pointer is told about a revealed cursor: the event that led there, and the numbers after it. */
    private String happening(int cursor) {
        String numbers = Html.escape(describe(cursor));
        if (cursor == 0) {
            return Html.lines(numbers);
        }
        String event = words.captions().format(playback.timeline().caption(cursor - 1));
        return Html.lines(Html.escape(event), numbers);
    }

    private void bindKeys() {
        bind("LEFT", () -> playback.back(grain()));
        bind("RIGHT", () -> playback.forward(grain()));
    }

    private Grain grain() {
        return switch (seeds.spacing()) {
            case SEED -> Grain.SEED;
            case LAP -> Grain.LAP;
            case TURN -> Grain.TURN;
        };
    }

    private void bind(String key, Runnable action) {
        canvas.getInputMap().put(KeyStroke.getKeyStroke(key), key);
        canvas.getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                action.run();
            }
        });
    }

    /** The chart itself, without its head: for tests. */
    Canvas canvas() {
        return canvas;
    }

    /** What the chart knows: for tests. */
    RevealedSeeds seeds() {
        return seeds;
    }

    private void dress() {
        ChartLook look = ChartLook.current(canvas.getHeight());
        title.setFont(look.label());
        title.setText(words.title(seeds.curve().total()));
        plot.dress(look, getFontMetrics(look.label()));
    }

    /** A taller chart speaks in larger type. */
    @Override
    public void doLayout() {
        super.doLayout();
        dress();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        // Called once by the superclass before there is anything to dress.
        if (canvas != null) {
            dress();
        }
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
}
