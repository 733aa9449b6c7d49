package papan.ui.atlas;

import java.awt.BorderLayout;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.swing.JComponent;
import papan.narration.DecisionTable;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.Key;
import papan.rules.RuleSet;
import papan.ui.alter.AlterChoices;
import papan.ui.atlas.Selection.Page;
import papan.ui.common.CallAction;
import papan.ui.common.Card;
import papan.ui.common.CardLine;
import papan.ui.common.Edt;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.Pickable;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.QuietScroll;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;

/**
 * The card of a rule set, made from its clauses: the board, sowing, the last seed with its table, the end of a round,
 * rounds. Or, while two rule sets are compared, the clauses in which they differ.
 */
final class RuleCardPage extends Card {
    private final Selection selection;
    private final WindowText words;
    private final TextColumn column = new TextColumn();
    private final QuietScroll scroll = new QuietScroll(column);
    private final PillButton compare = new PillButton(Icons.COMPARE);
    private final PillButton play = new PillButton(Icons.PLAY);
    private final AlterChoices choices;
    private final transient Predicate<ClauseId> alterable;
    private List<ClauseRow> rows = List.of();
    private List<CellsRow> cells = List.of();
    private Optional<RuleSet> shown = Optional.empty();
    private Optional<RuleSet> other = Optional.empty();
    private boolean comparing;
    private boolean all;
    private final Map<Page, PillButton> pages = new EnumMap<>(Page.class);
    private Page page = Page.RULES;
    private BackgroundReading library = BackgroundReading.EMPTY;

    /**
     * The card of what is selected.
     *
     * @param choosing takes the focus to where another rule set is chosen, to be compared
     * @param player begins a match by a rule set
     * @param choices which clause is altered, and how
     * @param alterable tells whether a clause of the rule set that is shown can be altered
     */
    RuleCardPage(
            Selection selection,
            WindowText words,
            Runnable choosing,
            Consumer<RuleSet> player,
            AlterChoices choices,
            Predicate<ClauseId> alterable) {
        super(new BorderLayout());
        this.selection = selection;
        this.words = words;
        this.choices = choices;
        this.alterable = alterable;
        setName("atlas.card");
        compare.does("atlas.compare", () -> {
            selection.setComparing(!selection.isComparing());
            if (selection.isComparing()) {
                choosing.run();
            } else {
                compare.requestFocusInWindow();
            }
        });
        play.does("atlas.play", () -> selection.rules().ifPresent(player));
        for (Page each : Page.values()) {
            PillButton turn = new PillButton(null);
            turn.does("atlas.page." + Key.of(each), () -> turnTo(each));
            pages.put(each, turn);
        }
        add(scroll);
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                Edt.later(RuleCardPage.this::reveal);
            }
        });
        selection.addListener(this::follow);
        updateUI();
        words.follow(this, this::fill);
    }

    private void turnTo(Page next) {
        selection.turnTo(next);
        if (next == Page.ALTER) {
            choices.entry().requestFocusInWindow();
        } else {
            pages.values().stream()
                    .filter(button -> button.getParent() != null)
                    .findFirst()
                    .ifPresent(JComponent::requestFocusInWindow);
        }
    }

    /** Builds the page again if another rule set is shown, and lights the clause in focus. */
    private void follow() {
        if (!shown.equals(selection.rules())
                || !other.equals(selection.other())
                || page != selection.page()
                || comparing != selection.isComparing()) {
            build();
        }
        light();
    }

    private void fill() {
        build();
        light();
    }

    private void build() {
        shown = selection.rules();
        other = selection.other();
        comparing = selection.isComparing();
        page = selection.page();
        column.removeAll();
        rows = new ArrayList<>();
        cells = new ArrayList<>();
        shown.ifPresent(rules -> {
            RuleWords texts = new RuleWords(words, rules);
            head(texts);
            ReadingPage reading = new ReadingPage(texts, column);
            switch (page) {
                case DOCUMENTS -> reading.documents(library.documents(), selection::choose);
                case ABOUT -> reading.about(library.about());
                case ALTER -> column.put(choices, 16);
                case RULES -> {
                    if (comparing) {
                        comparison(texts);
                    } else {
                        clauses(texts);
                    }
                }
            }
        });
        scroll.getVerticalScrollBar().setValue(0);
        column.revalidate();
        column.repaint();
    }

    /** Says what there is to read beside the rules. */
    void setLibrary(BackgroundReading next) {
        library = next;
    }

    private void turns(RuleWords rules, FlowRow row) {
        Map<Page, String> names = Map.of(
                Page.RULES, words.text("atlas.rules"),
                Page.DOCUMENTS, rules.captions().text("documents.title"),
                Page.ABOUT, rules.captions().text("about.title"),
                Page.ALTER, words.text("alter.begin.button"));
        pages.forEach((each, button) -> {
            button.setText(Objects.requireNonNull(names.get(each)));
            button.getAccessibleContext().setAccessibleName(button.getText());
            if (each != page) {
                row.add(button);
            }
        });
    }

    /** What stands above all: whose rules, and beside which others. */
    String heading(RuleWords rules) {
        return other.map(o -> words.text(
                        "atlas.compared", Map.of("one", rules.name(), "other", new RuleWords(words, o).name())))
                .orElse(title(rules));
    }

    /** What is read now of a page of texts: what is seen of it, and what stands below. */
    List<CardLine> read() {
        int top = scroll.getViewport().getViewPosition().y;
        return Stream.of(column.getComponents())
                .filter(part -> part instanceof ReadOnlyText && ReadingPage.LINE.equals(part.getName()))
                .filter(part -> part.getY() + part.getHeight() > top)
                .map(part -> ((ReadOnlyText) part).onCard())
                .toList();
    }

    /** Says who hears that something else of a page is read. */
    void onRead(Runnable listener) {
        scroll.getViewport().addChangeListener(event -> {
            if (page != Page.RULES) {
                listener.run();
            }
        });
    }

    /** The page itself. */
    private String title(RuleWords rules) {
        return switch (page) {
            case DOCUMENTS -> rules.captions().text("documents.title");
            case ABOUT -> rules.captions().text("about.title");
            case ALTER -> words.text("alter.title", Map.of("rules", rules.name()));
            case RULES -> rules.name();
        };
    }

    private void head(RuleWords rules) {
        column.put(text(heading(rules), "Papan.title.font", "Papan.text", "atlas.name"), 0);
        String place = rules.region().isEmpty()
                ? rules.board()
                : words.text("atlas.place", Map.of("region", rules.region(), "board", rules.board()));
        if (page == Page.RULES) {
            column.put(text(place, "Papan.small.font", "Papan.secondary", "atlas.place"), 4);
            rules.drawn()
                    .ifPresent(
                            drawn -> column.put(text(drawn, "Papan.small.font", "Papan.secondary", "atlas.drawn"), 4));
        }
        compare.setText(words.text(comparing ? "atlas.compare.end" : "atlas.compare"));
        compare.getAccessibleContext().setAccessibleName(compare.getText());
        play.setText(words.text("end.play"));
        play.getAccessibleContext().setAccessibleName(play.getText());
        FlowRow row = new FlowRow();
        if (page == Page.RULES && !comparing) {
            row.add(play);
        }
        if (page == Page.RULES) {
            row.add(compare);
        }
        turns(rules, row);
        column.put(row, 12);
        getAccessibleContext().setAccessibleName(words.text("atlas.card", Map.of("rules", rules.name())));
    }

    private ReadOnlyText text(String content, String font, String colour, String name) {
        ReadOnlyText text = new ReadOnlyText(font, colour);
        text.setText(content);
        text.setFocusable(false);
        text.setName(name);
        text.getAccessibleContext().setAccessibleName(content);
        return text;
    }

    private void heading(String key, int gap) {
        column.put(text(words.text(key), "Papan.heading.font", "Papan.text", key), gap);
    }

    private void clauses(RuleWords rules) {
        for (ClauseGroup group : ClauseGroup.values()) {
            List<ClauseId> arising = group.clauses().stream()
                    .filter(id -> ClauseAnswer.arises(id, rules.rules()))
                    .toList();
            if (arising.isEmpty()) {
                continue;
            }
            heading(group.key(), 24);
            if (group == ClauseGroup.LAST_SEED) {
                table(rules);
            }
            arising.forEach(id -> clause(rules, id));
        }
        sources(rules);
    }

    /** Where its documents were read, and how sure that is. */
    private void sources(RuleWords rules) {
        heading("atlas.sources", 24);
        for (String line : rules.sources()) {
            column.put(text(line, "Papan.small.font", "Papan.text", "atlas.source"), 6);
        }
    }

    private void clause(RuleWords rules, ClauseId id) {
        ClauseRow row = new ClauseRow(
                rules,
                id,
                () -> selection.choose(id),
                Optional.of((Runnable) () -> turnTo(Page.ALTER)).filter(any -> alterable.test(id)));
        int index = rows.size();
        CallAction.on(row, KeyEvent.VK_DOWN, () -> go(index + 1));
        CallAction.on(row, KeyEvent.VK_UP, () -> go(index - 1));
        row.setFocusable(false);
        rows.add(row);
        column.put(row, 4);
    }

    private void go(int index) {
        if (index >= 0 && index < rows.size()) {
            selection.choose(rows.get(index).id());
            Edt.later(() -> rows.get(index).requestFocusInWindow());
        }
    }

    private void table(RuleWords rules) {
        column.put(text(rules.captions().text("clause.last-seed"), "Papan.body.font", "Papan.text", "note"), 6);
        int gap = 8;
        for (DecisionTable.Line each : rules.table().lines()) {
            CellsRow row = new CellsRow(
                    List.of(
                            new CellsRow.Cell(each.where(), 5, "Papan.secondary", false),
                            new CellsRow.Cell(each.outcome(), 5, "Papan.text", false)),
                    Optional.empty(),
                    () -> selection.choose(each.at().clause()));
            row.setName("case." + each.at().id());
            column.put(row, gap);
            gap = 0;
        }
    }

    private void comparison(RuleWords one) {
        if (other.isEmpty()) {
            column.put(text(words.text("atlas.compare.choose"), "Papan.body.font", "Papan.text", "choose"), 20);
            return;
        }
        RuleWords two = new RuleWords(words, other.get());
        List<ClauseId> differing = ClauseAnswer.differing(one.rules(), two.rules());
        String summary = words.text("atlas.differences", Map.of("count", differing.size()));
        column.put(text(summary, "Papan.body.font", "Papan.text", "atlas.differences"), 16);
        column.put(row(List.of(" ", one.name(), two.name()), ClauseId.SEEDS, false, true), 12);
        for (ClauseGroup group : ClauseGroup.values()) {
            for (ClauseId id : group.clauses()) {
                boolean differs = differing.contains(id);
                if (differs
                        || (all && (ClauseAnswer.arises(id, one.rules()) || ClauseAnswer.arises(id, two.rules())))) {
                    String question = new papan.narration.Reasoning(one.captions(), one.rules()).question(id);
                    CellsRow row = row(
                            List.of(question, one.briefWithDetail(id), two.briefWithDetail(id)), id, differs, false);
                    row.setName("differs." + id.id());
                    cells.add(row);
                    column.put(row, 0);
                }
            }
        }
        PillButton same = new PillButton(null);
        same.setText(words.text(all ? "atlas.same.hide" : "atlas.same.show"));
        same.getAccessibleContext().setAccessibleName(same.getText());
        same.does("atlas.same", () -> {
            all = !all;
            fill();
        });
        FlowRow foot = new FlowRow();
        foot.add(same);
        column.put(foot, 16);
    }

    private CellsRow row(List<String> texts, ClauseId id, boolean lit, boolean heading) {
        String colour = heading ? "Papan.secondary" : "Papan.text";
        CellsRow row = new CellsRow(
                List.of(
                        new CellsRow.Cell(texts.get(0), 3, "Papan.secondary", false),
                        new CellsRow.Cell(texts.get(1), 4, colour, lit),
                        new CellsRow.Cell(texts.get(2), 4, colour, lit)),
                Optional.empty(),
                heading ? () -> {} : () -> selection.choose(id));
        row.setFocusable(!heading);
        row.setEnabled(!heading);
        return row;
    }

    private void light() {
        for (ClauseRow row : rows) {
            row.setInFocus(selection.clause().filter(c -> c == row.id()).isPresent());
        }
        String here = selection.clause().map(c -> "differs." + c.id()).orElse("");
        cells.forEach(row -> row.setPicked(here.equals(row.getName())));
        // What has just been opened must be laid out before it can be brought into view.
        Edt.later(this::reveal);
    }

    /** Brings the clause in focus into view. */
    private void reveal() {
        rows.stream().filter(Pickable::isPicked).findFirst().ifPresent(this::reveal);
    }

    /** With the first clause comes what stands above it: whose rules they are. */
    private void reveal(Pickable row) {
        if (row == rows.get(0)) {
            column.scrollRectToVisible(new Rectangle(0, 0, 1, 1));
        } else {
            row.scrollRectToVisible(new Rectangle(0, 0, 1, row.getHeight()));
        }
    }

    /** Where the focus goes first. */
    JComponent entry() {
        return rows.stream()
                .filter(Pickable::isPicked)
                .findFirst()
                .map(row -> (JComponent) row)
                .orElseGet(() -> page == Page.RULES ? compare : Objects.requireNonNull(pages.get(Page.RULES)));
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(Px.pad(20, 24, 16, 10));
        if (column != null) {
            column.setBorder(Px.pad(0, 0, 0, 14));
        }
    }
}
