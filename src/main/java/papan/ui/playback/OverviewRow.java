package papan.ui.playback;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import papan.replay.Mark;
import papan.replay.MarkFilter;
import papan.replay.Whereabouts;
import papan.ui.common.Choice;
import papan.ui.common.CoalescedTask;
import papan.ui.common.Command;
import papan.ui.common.FlatButton;
import papan.ui.common.Icons;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** Above the transport of a long match: where one is, the whole match, and what is looked for in it. */
final class OverviewRow extends JPanel {
    private static final List<Mark.Kind> KINDS = List.of(
            Mark.Kind.CAPTURE,
            Mark.Kind.RELAY,
            Mark.Kind.EXTRA_TURN,
            Mark.Kind.BANK,
            Mark.Kind.PASS,
            Mark.Kind.FORFEIT,
            Mark.Kind.BURNT,
            Mark.Kind.REFILL,
            Mark.Kind.ROUND_END);

    private final transient TimelineModel model;
    private final transient WindowText words;
    private final Place where = new Place();
    private final Overview overview;
    private final Choice<MarkFilter> filter;
    private final TextLabel count = new TextLabel("Papan.small.font", "Papan.secondary");
    private final FlatButton previous = new FlatButton(Icons.BACK, 32, 18);
    private final FlatButton next = new FlatButton(Icons.FORWARD, 32, 18);
    private final FlatButton closer = new FlatButton(Icons.PLUS, 32, 18);
    private final FlatButton wider = new FlatButton(Icons.MINUS, 32, 18);
    private final transient CoalescedTask telling = new CoalescedTask(this::tell);
    private transient List<MarkFilter> clauses = List.of();
    private transient Function<MarkFilter.Clause, String> naming =
            clause -> clause.clause().id();

    /** Where one is. While its words fit, nothing around it is laid out anew with every seed. */
    private static final class Place extends TextLabel {
        Place() {
            super("Papan.smallStrong.font", "Papan.text");
        }

        @Override
        public void revalidate() {
            if (getWidth() == 0 || getFontMetrics(getFont()).stringWidth(getText()) > getWidth()) {
                super.revalidate();
            } else {
                invalidate();
            }
        }
    }

    OverviewRow(TimelineModel model, WindowText words) {
        this.model = model;
        this.words = words;
        overview = new Overview(model);
        filter = new Choice<>("filter", filters(), this::choose);
        filter.limitWidth(190);
        setOpaque(false);
        setName("overview.row");
        where.setName("where");
        closer.does("closer", () -> model.zoom(1));
        wider.does("wider", () -> model.zoom(-1));
        arrange(1);
        previous.does(words, Command.PREVIOUS_FIRING, () -> go(-1));
        next.does(words, Command.NEXT_FIRING, () -> go(1));
        words.tip(closer, "timeline.closer");
        words.tip(wider, "timeline.wider");
        words.name(overview, "overview");
        words.name(this, "overview");
        words.follow(this::nameFilters);
        model.onChange(this::refresh);
        model.transport().addListener(change -> {
            if (!isVisible()) {
                return;
            }
            switch (change) {
                case LOADED, CURSOR -> telling.ask();
                case CONTROLS -> enableButtons();
                case FRACTION -> {}
            }
        });
        refresh();
    }

    Overview overview() {
        return overview;
    }

    /** Lays everything out in one row, or in two or three where the window is narrow or the zoom is large. */
    void arrange(int rows) {
        removeAll();
        if (rows == 3) {
            setLayout(new MigLayout("ins 0, gap 2lp 2lp", "[grow,fill][][]2lp[]8lp[]2lp[]"));
            add(where, "spanx, wmin 60lp, wrap");
            add(overview, "spanx, wmin 80lp, wrap");
            add(filter, "w 60lp:190lp:, growx");
            add(count, "hidemode 3");
            addButtons("");
        } else if (rows == 2) {
            setLayout(new MigLayout("ins 0, gap 4lp 2lp", "[grow,fill,shrink 0]12lp[][][]2lp[]8lp[]2lp[]"));
            add(where);
            add(filter, "w 60lp:190lp:190lp");
            add(count, "hidemode 3");
            addButtons("");
            add(overview, "newline, spanx, growx, wmin 80lp");
        } else {
            setLayout(new MigLayout("ins 0, gapx 6lp", "[]12lp[grow,fill]12lp[][]2lp[][]8lp[]2lp[]"));
            add(where, "w 120lp:284lp:284lp, top, gaptop 14lp");
            add(overview, "wmin 80lp, top");
            add(filter, "w 60lp:190lp:190lp, top, gaptop 4lp");
            add(count, "top, gaptop 14lp, hidemode 3");
            addButtons("top, gaptop 6lp");
        }
    }

    private void addButtons(String where) {
        List.of(previous, next, wider, closer).forEach(button -> add(button, where));
    }

    /** Goes to the next of what is looked for, or the one before; false if there is none. */
    boolean go(int direction) {
        if (model.transport().isLocked()) {
            return false;
        }
        OptionalInt beside = model.beside(direction);
        beside.ifPresent(model.transport()::seek);
        return beside.isPresent();
    }

    /** Offers clauses to look for. */
    void offer(List<MarkFilter.Clause> next, Function<MarkFilter.Clause, String> names) {
        naming = names;
        if (!next.equals(clauses)) {
            clauses = List.copyOf(next);
            filter.setValues(filters());
            if (filters().contains(model.filter())) {
                filter.show(model.filter());
            } else {
                choose(new MarkFilter.Everything());
            }
        }
        nameFilters();
    }

    private void nameFilters() {
        filter.setWords(words.text("filter"), this::named);
        refresh();
    }

    private List<MarkFilter> filters() {
        List<MarkFilter> all = new ArrayList<>();
        all.add(new MarkFilter.Everything());
        KINDS.forEach(kind -> all.add(new MarkFilter.Kind(kind)));
        if (clauses != null) {
            all.addAll(clauses);
        }
        return all;
    }

    /** Looks for something. */
    void show(MarkFilter chosen) {
        filter.show(chosen);
        choose(chosen);
    }

    private void choose(MarkFilter chosen) {
        model.setFilter(chosen);
    }

    private String named(MarkFilter each) {
        if (each instanceof MarkFilter.Kind kind) {
            return words.text(
                    "filter." + kind.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
        return each instanceof MarkFilter.Clause clause
                ? words.text("filter.clause", Map.of("clause", naming.apply(clause)))
                : words.text("filter.everything");
    }

    private void refresh() {
        count.setVisible(model.isFiltering());
        telling.now();
        revalidate();
        repaint();
    }

    private void enableButtons() {
        boolean open = !model.transport().isLocked();
        previous.setEnabled(open && model.beside(-1).isPresent());
        next.setEnabled(open && model.beside(1).isPresent());
        closer.setEnabled(model.to() - model.from() > 30);
        wider.setEnabled(model.isZoomed());
    }

    private void tell() {
        Whereabouts at = model.where();
        String text = text(at);
        if (!text.equals(where.getText())) {
            where.setText(text);
            where.setToolTipText(text);
            overview.getAccessibleContext().setAccessibleDescription(text);
        }
        enableButtons();
        if (model.isFiltering()) {
            count.setText(words.text(
                    "filter.count",
                    Map.of(
                            "number", model.foundUntil(model.transport().cursor()),
                            "count", model.foundUntil(model.transport().revealed()))));
        }
    }

    private String text(Whereabouts at) {
        Map<String, Integer> args = Map.of("round", at.round(), "turn", at.turn(), "lap", at.lap(), "seed", at.seed());
        if (at.round() == 0) {
            return words.text("where.start");
        }
        if (at.lap() == 0) {
            return words.text("where.turn", args);
        }
        return words.text(at.seed() == 0 ? "where.lap" : "where.seed", args);
    }
}
