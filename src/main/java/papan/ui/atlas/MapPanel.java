package papan.ui.atlas;

import java.awt.BorderLayout;
import java.awt.Component;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.rules.RuleSet;
import papan.ui.common.FlowRow;
import papan.ui.common.Px;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;
import papan.ui.map.LandCanvas;

/** The map of the rule sets that the filter leaves over, and below it those that have no place on it, with the reason. */
final class MapPanel extends JPanel {
    private final transient WindowText words;
    private final transient Consumer<RuleSet> choose;
    private final MapCanvas canvas;
    private final TextColumn below = new TextColumn();
    private final TextLabel note = new TextLabel("Papan.small.font", "Papan.secondary");
    private final Map<MapMark.Kind, FlowRow> beside = new EnumMap<>(MapMark.Kind.class);

    MapPanel(WindowText words, Consumer<RuleSet> choose) {
        super(new BorderLayout(0, Px.of(8)));
        this.words = words;
        this.choose = choose;
        setOpaque(false);
        canvas = new MapCanvas(words, choose);
        below.put(note, 0);
        for (MapMark.Kind kind : List.of(MapMark.Kind.ELSEWHERE, MapMark.Kind.WIDE, MapMark.Kind.NOWHERE)) {
            FlowRow row = new FlowRow();
            row.setName("atlas.map." + kind);
            beside.put(kind, row);
            below.put(row, 6);
        }
        add(canvas);
        add(below, BorderLayout.SOUTH);
    }

    void show(List<RuleSet> all) {
        Map<MapMark.Kind, List<MapMark>> kinds =
                canvas.marksOf(all).stream().collect(Collectors.groupingBy(MapMark::kind));
        note.setText(words.text("atlas.map.note"));
        canvas.show(kinds.getOrDefault(MapMark.Kind.PLACE, List.of()));
        beside.forEach((kind, row) -> fill(row, kinds.getOrDefault(kind, List.of())));
        revalidate();
        repaint();
    }

    private void fill(FlowRow row, List<MapMark> marks) {
        row.removeAll();
        row.setVisible(!marks.isEmpty());
        marks.stream().findFirst().ifPresent(first -> {
            TextLabel heading = new TextLabel("Papan.smallStrong.font", "Papan.text");
            heading.setText(words.text(first.heading()));
            row.add(heading);
        });
        marks.forEach(mark -> row.add(new MarkButton(mark, words, choose)));
    }

    /** Says which rule set is read. */
    void lit(Optional<RuleSet> rules) {
        canvas.lit(rules);
        beside.values().forEach(row -> {
            for (Component each : row.getComponents()) {
                if (each instanceof MarkButton mark) {
                    mark.show(rules);
                }
            }
        });
    }

    /** How high it must be at a width. */
    int heightFor(int width) {
        return LandCanvas.heightFor(width) + Px.of(8) + below.heightFor(width);
    }

    /** Where the focus goes first; the mark of what is read may be below the map. */
    Optional<JComponent> entry() {
        return canvas.entry().map(JComponent.class::cast);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (getLayout() instanceof BorderLayout) {
            ((BorderLayout) getLayout()).setVgap(Px.of(8));
        }
    }
}
