package papan.ui.plot;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.LayoutManager;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import papan.chart.Chart;
import papan.chart.ChartTable;
import papan.chart.ChartText;
import papan.lesson.kind.CurveSheet;
import papan.replay.Mark;
import papan.ui.common.Paints;

/**
 * A chart on the screen, one drawing or several of the same size. It is told what to show and how far; it tells which
 * cursor the pointer asks for.
 */
public final class ChartPane extends JPanel {
    /** Lines that a tool tip may have beside its event. */
    private static final int TOLD = 9;

    private final transient Listener listener;
    private final List<Canvas> canvases = new ArrayList<>();
    private final List<JLabel> names = new ArrayList<>();
    private final Legend legend = new Legend();
    private transient ChartGrid grid;
    private transient Chart chart;
    private transient ChartText words;
    private transient List<List<Mark>> marks = List.of();
    private transient Optional<DrawnPrediction> sketch = Optional.empty();
    private transient Optional<Float> letters = Optional.empty();
    private boolean overlay;
    private int cursor;

    /** Who hears what the pointer asks for. */
    public interface Listener {
        /** A cursor of the first rule set. */
        void asked(int cursor);

        /** Somebody draws, where a line can be drawn: a number at a row. {@code begins} with a new stroke. */
        default boolean drew(int row, double value, boolean begins) {
            return false;
        }

        /** What happened just before a cursor. */
        String event(int cursor);
    }

    public ChartPane(String name, Chart chart, ChartText words, boolean overlay, Listener listener) {
        super((LayoutManager) null);
        setName(name);
        this.listener = listener;
        this.chart = chart;
        this.words = words;
        this.overlay = overlay;
        setOpaque(false);
        setLayout(new Cells());
        this.grid = new ChartGrid(chart, words, overlay);
        build();
    }

    /** Shows another chart, from its beginning. */
    public void show(Chart next, boolean inOne) {
        boolean same = next.kind() == chart.kind()
                && next.data().columns().equals(chart.data().columns())
                && next.entries().size() == chart.entries().size()
                && inOne == overlay;
        chart = next;
        overlay = inOne;
        cursor = 0;
        if (same) {
            for (ChartPlot plot : grid.plots()) {
                VisibleChart shown = plot.content().shown();
                shown.load(next, shown.entries());
                plot.content().forget();
                plot.setWords(words);
            }
            dress();
            return;
        }
        grid = new ChartGrid(next, words, inOne);
        build();
    }

    private void build() {
        removeAll();
        canvases.clear();
        names.clear();
        add(legend);
        for (int i = 0; i < grid.plots().size(); i++) {
            ChartPlot plot = grid.plots().get(i);
            mark(plot);
            plot.setSketch(sketch);
            Canvas canvas = new Canvas(
                    grid.charts().get(i),
                    plot,
                    listener::drew,
                    this::ask,
                    this::tell,
                    () -> words.sentence(chart, cursor));
            canvas.setName(getName() + "." + i);
            canvases.add(canvas);
            JLabel name = new JLabel();
            names.add(name);
            add(name);
            add(canvas);
        }
        setWords(words);
        revalidate();
        repaint();
    }

    public void setWords(ChartText next) {
        words = next;
        for (int i = 0; i < canvases.size(); i++) {
            ChartPlot plot = grid.plots().get(i);
            plot.setWords(next);
            int entry = plot.content().shown().entries().get(0);
            String rules = next.rules(chart.entries().get(entry).rules());
            names.get(i).setText(rules);
            names.get(i).setVisible(canvases.size() > 1);
            String question = next.question(chart);
            canvases.get(i)
                    .getAccessibleContext()
                    .setAccessibleName(canvases.size() > 1 ? question + " " + rules : question);
        }
        dress();
    }

    /** Shows the marks of the timelines, one list for each rule set. */
    public void setMarks(List<List<Mark>> next) {
        marks = next;
        grid.plots().forEach(this::mark);
    }

    private void mark(ChartPlot plot) {
        List<Integer> entries = plot.content().shown().entries();
        boolean own = entries.size() == 1 && entries.get(0) < marks.size();
        plot.setMarks(own ? marks.get(entries.get(0)) : List.of());
    }

    /** Shows as much as a cursor allows. */
    public void reveal(int to) {
        cursor = to;
        grid.reveal(to);
    }

    /** Shows what somebody predicts. */
    public void setSketch(Optional<DrawnPrediction> next) {
        sketch = next;
        Optional<CurveSheet> sheet = next.map(hand -> hand.pen().sheet());
        for (ChartPlot plot : grid.plots()) {
            plot.setSketch(next);
            plot.content().shown().setReach(sheet);
            plot.fit();
        }
        repaint();
    }

    /** Writes in letters of a size in pixels, instead of those that the height asks for. */
    public void setLetters(float size) {
        if (!letters.equals(Optional.of(size))) {
            letters = Optional.of(size);
            dress();
            revalidate();
            repaint();
        }
    }

    private ChartLook look(Canvas canvas) {
        ChartLook look = ChartLook.current(canvas.getHeight());
        return letters.map(look::in).orElse(look);
    }

    /** Takes colours and type from the theme. */
    void dress() {
        for (int i = 0; i < canvases.size(); i++) {
            ChartLook look = look(canvases.get(i));
            names.get(i).setFont(look.label());
            grid.plots().get(i).dress(look, getFontMetrics(look.label()));
        }
    }

    List<Canvas> canvases() {
        return canvases;
    }

    /** What takes the focus. */
    public JComponent entry() {
        return canvases.get(0);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        // Called once by the superclass before there is anything to dress.
        if (canvases != null) {
            dress();
        }
    }

    private void ask(int row) {
        grid.plots().get(0).content().shown().cursorOf(row).ifPresent(listener::asked);
    }

    /** The event that led to a row, and the numbers there. */
    private Optional<String> tell(int row) {
        ChartTable table = new ChartTable(chart, cursor);
        if (row >= table.rows()) {
            return Optional.empty();
        }
        List<String> lines = new ArrayList<>();
        table.cursorOf(row).stream()
                .filter(at -> at > 0)
                .mapToObj(listener::event)
                .forEach(lines::add);
        lines.add(table.heading(0, words) + " " + table.name(row, words));
        for (int column = 1; column < table.columns() && column <= TOLD; column++) {
            lines.add(table.heading(column, words) + ": " + table.text(row, column, words));
        }
        return Optional.of(String.join("\n", lines));
    }

    /** Cells of the same size, each with its name above it if there are several. */
    private final class Cells implements LayoutManager {
        @Override
        public void layoutContainer(Container parent) {
            int count = canvases.size();
            int strip = legend.heightFor(getWidth());
            legend.setBounds(0, 0, getWidth(), strip);
            int columns = ChartGrid.columns(count, getWidth(), getHeight());
            int rows = (count + columns - 1) / columns;
            int gap = Math.round(ChartLook.px(12));
            int width = (getWidth() - (columns - 1) * gap) / columns;
            int height = (getHeight() - strip - (rows - 1) * gap) / rows;
            for (int i = 0; i < count; i++) {
                int x = i % columns * (width + gap);
                int line = i / columns;
                int y = strip + line * (height + gap);
                int head = count > 1 ? names.get(i).getPreferredSize().height : 0;
                names.get(i).setBounds(x, y, width, head);
                canvases.get(i).setBounds(x, y + head, width, height - head);
            }
            dress();
        }

        @Override
        public Dimension preferredLayoutSize(Container parent) {
            return canvases.get(0).getPreferredSize();
        }

        @Override
        public Dimension minimumLayoutSize(Container parent) {
            return canvases.get(0).getMinimumSize();
        }

        @Override
        public void addLayoutComponent(String name, Component component) {}

        @Override
        public void removeLayoutComponent(Component component) {}
    }

    /** What colours and strokes mean, above several drawings. */
    private final class Legend extends JComponent {
        Legend() {
            setFocusable(false);
        }

        int heightFor(int width) {
            if (canvases.size() < 2) {
                return 0;
            }
            Graphics2D g = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics();
            double height = draw(g, width, false);
            g.dispose();
            return (int) Math.ceil(height);
        }

        private double draw(Graphics2D g, int width, boolean paint) {
            ChartPlot first = grid.plots().get(0);
            return ChartLegend.above(g, first, look(canvases.get(0)), 0, 0, width, paint);
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            if (getHeight() == 0) {
                return;
            }
            Graphics2D g = Paints.smooth(graphics);
            draw(g, getWidth(), true);
            g.dispose();
        }
    }
}
