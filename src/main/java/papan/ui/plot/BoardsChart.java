package papan.ui.plot;

import java.awt.BorderLayout;
import java.util.List;
import java.util.function.IntConsumer;
import javax.swing.JPanel;
import papan.analysis.ChartKind;
import papan.analysis.Course;
import papan.analysis.Spacing;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.narration.CaptionText;
import papan.narration.Narrator;
import papan.narration.Wording;
import papan.replay.Timeline;
import papan.ui.common.Edt;
import papan.ui.common.FlowRow;
import papan.ui.common.Segments;
import papan.ui.common.WindowText;

/** One chart of several boards that are walked through in step: its question is chosen above it. */
public final class BoardsChart extends JPanel {
    private final transient WindowText window;
    private final KindChoice kinds = new KindChoice(kind -> change(kind, spacing()), own -> {});
    private final Segments<Spacing> spacings = Spacings.offered(spacing -> change(kind(), spacing));
    private final ChartPane pane;
    private transient ChartText words;
    private transient List<Course> courses;
    private transient Chart chart;
    private transient IntConsumer asked = event -> {};
    private int cursor;

    /** A chart of courses; at least one. */
    public BoardsChart(WindowText window, List<Course> courses) {
        super(new WrappedEdges());
        this.window = window;
        this.courses = List.copyOf(courses);
        this.words = wordsOf();
        this.chart = Chart.of(ChartKind.STORES, Spacing.SEED, courses);
        this.pane = new ChartPane("compare.chart", chart, words, true, new Asked());
        setOpaque(false);
        add(FlowRow.of(8, kinds, spacings), BorderLayout.PAGE_START);
        add(pane, BorderLayout.CENTER);
        window.follow(this, this::changeWords);
        change(chart.kind(), chart.spacing());
    }

    private ChartKind kind() {
        return chart.kind();
    }

    private Spacing spacing() {
        return chart.spacing();
    }

    private ChartText wordsOf() {
        return new ChartText(new CaptionText(
                Wording.of(window.language()).withTerms(courses.get(0).rules())));
    }

    /** Shows other courses from their beginning. */
    public void load(List<Course> next) {
        Edt.check();
        courses = List.copyOf(next);
        cursor = 0;
        changeWords();
        change(kind(), spacing());
    }

    private void change(ChartKind kind, Spacing spacing) {
        chart = Chart.of(kind, spacing, courses);
        kinds.show(kind);
        spacings.show(spacing);
        spacings.setVisible(kind.hasSpacing());
        pane.setMarks(courses.stream()
                .map(course -> Timeline.of(course.before(), course.events()).marks())
                .toList());
        pane.show(chart, ChartContents.canOverlay(kind));
        follow(cursor);
    }

    /** Shows so many events of the first course, and of the others what happened until then. */
    public void follow(int to) {
        cursor = to;
        pane.reveal(to);
    }

    /** Who hears which event of the first course the pointer asks for. */
    public void onAsked(IntConsumer listener) {
        asked = listener;
    }

    private void changeWords() {
        words = wordsOf();
        kinds.setWords(words);
        Spacings.setWords(spacings, words);
        pane.setWords(words);
    }

    /** What the pointer asks for. */
    private final class Asked implements ChartPane.Listener {
        @Override
        public void asked(int event) {
            asked.accept(event);
        }

        @Override
        public String event(int event) {
            return words.captions()
                    .format(Narrator.caption(courses.get(0).events().get(event - 1)));
        }
    }
}
