package papan.ui.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import javax.swing.JComponent;
import papan.analysis.Comparison;
import papan.analysis.Parting;
import papan.analysis.SideBySide;
import papan.event.BoardEvent;
import papan.event.SowingEvent;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.ui.common.CardLine;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.LitColumn;
import papan.ui.common.PillButton;
import papan.ui.common.ReadOnlyText;

/**
 * The first difference, pinned: how long the boards agree, what each does then, the clause that makes the difference with
 * the documents of both, and whether what follows has a reason of its own.
 */
final class PinnedPanel extends LitColumn {
    private static final String HOW = "compare.begin.how";

    private final transient CompareWords words;
    private final transient IntConsumer seek;
    private final transient List<JComponent> readable = new ArrayList<>();

    /**
     * An empty panel.
     *
     * @param seek is asked to go to a cursor
     */
    PinnedPanel(CompareWords words, IntConsumer seek) {
        this.words = words;
        this.seek = seek;
        setName("compare.pinned");
    }

    void show(Encounter encounter) {
        removeAll();
        readable.clear();
        boolean begun = !encounter.matchup().moves().isEmpty();
        boolean apart = encounter.sideBySide().rivals().stream()
                .anyMatch(rival -> rival.comparison().parts());
        if (!begun && !apart) {
            line(CompareTexts.heading(words.text("compare.begin")), 0);
            ReadOnlyText how = CompareTexts.body(words.text("compare.begin.how"));
            how.setName(HOW);
            line(how, 4);
        } else {
            for (int board = 1; board < encounter.boards(); board++) {
                rival(encounter, board);
            }
        }
        getAccessibleContext().setAccessibleName(words.text("compare.pinned"));
        revalidate();
        repaint();
    }

    /** Shows that something is being worked out. */
    void showWorking() {
        removeAll();
        readable.clear();
        line(CompareTexts.heading(words.text("compare.working")), 0);
        revalidate();
        repaint();
    }

    /** All of it, for a card; not what only whoever sits here can do. */
    List<CardLine> onCard() {
        return Stream.of(getComponents())
                .filter(part -> part instanceof ReadOnlyText && !HOW.equals(part.getName()))
                .map(part -> ((ReadOnlyText) part).onCard())
                .toList();
    }

    private void line(ReadOnlyText text, int gap) {
        put(text, gap);
    }

    /** What can take the focus to be read. */
    List<JComponent> readable() {
        return List.copyOf(readable);
    }

    private void rival(Encounter encounter, int board) {
        SideBySide.Rival rival = encounter.sideBySide().rivals().get(board - 1);
        Comparison comparison = rival.comparison();
        String one = words.name(encounter.matchup().contenders().get(0));
        String other = words.name(encounter.matchup().contenders().get(board));
        ReadOnlyText heading =
                readable(CompareTexts.heading(heading(comparison, rival, one, other, encounter.boards() > 2)));
        heading.setName("compare.first-difference." + board);
        line(heading, board == 1 ? 0 : 16);
        if (!comparison.parts()) {
            return;
        }
        if (rival.counterparts().isSameSize()) {
            then(encounter, 0, one, comparison.firstEvent());
            then(encounter, board, other, atParting(encounter, board, comparison));
            because(encounter, board, comparison);
        }
        // Nothing can be said of what follows where the boards differ as a whole, or for no clause's sake.
        if (rival.counterparts().isSameSize() && !comparison.explanation().isEmpty()) {
            later(encounter, board, rival);
        }
    }

    private String heading(Comparison comparison, SideBySide.Rival rival, String one, String other, boolean several) {
        Map<String, Object> args = Map.of(
                "one", one,
                "other", other,
                "seed", seeds(comparison),
                "houses", rival.counterparts().one().layout().houses(),
                "others", rival.counterparts().other().layout().houses());
        if (!comparison.parts()) {
            return words.waiting(comparison, one, other).orElseGet(() -> words.text("compare.same", args));
        }
        if (!rival.counterparts().isSameSize()) {
            return words.text("compare.sizes", args);
        }
        if (seeds(comparison) == 0) {
            return words.text("compare.parted.start", args);
        }
        return words.text(several ? "compare.parted.names" : "compare.parted", args);
    }

    /** How many seeds both have sown when they part. */
    private static int seeds(Comparison comparison) {
        return (int) comparison.first().events().subList(0, comparison.same()).stream()
                .filter(SowingEvent.Sown.class::isInstance)
                .count();
    }

    /** The event on the board itself, whose houses may have other names than the first board's. */
    private static Optional<BoardEvent> atParting(Encounter encounter, int board, Comparison comparison) {
        List<BoardEvent> events = encounter.sideBySide().boards().get(board).events();
        return comparison.same() < events.size() ? Optional.of(events.get(comparison.same())) : Optional.empty();
    }

    private void then(Encounter encounter, int board, String name, Optional<BoardEvent> event) {
        line(
                readable(CompareTexts.strong(words.text(
                        "compare.then", Map.of("rules", name, "event", words.told(encounter, board, event))))),
                4);
    }

    private void because(Encounter encounter, int board, Comparison comparison) {
        List<ClauseId> named = comparison.explanation();
        if (named.isEmpty()) {
            line(CompareTexts.body(words.text("compare.unexplained")), 8);
            return;
        }
        line(CompareTexts.small(words.text("compare.because", Map.of("count", named.size()))), 8);
        for (ClauseId clause : named) {
            RuleSet one = encounter.rules(0);
            line(CompareTexts.strong(words.question(one, clause)), 2);
            says(encounter, 0, clause);
            says(encounter, board, clause);
        }
        PillButton go = new PillButton(Icons.FORWARD);
        go.setName("compare.go." + board);
        go.setText(words.text("compare.go"));
        int at = encounter.parting(board);
        go.addActionListener(event -> seek.accept(at));
        put(row(go), 6);
    }

    private void says(Encounter encounter, int board, ClauseId clause) {
        RuleSet rules = encounter.rules(board);
        Map<String, ?> args = Map.of(
                "rules", words.name(encounter.matchup().contenders().get(board)),
                "text", words.sentence(rules, clause));
        ReadOnlyText says = readable(CompareTexts.body(words.text("compare.says", args)));
        line(says, 4);
        String sources = words.sources(rules, clause);
        if (!sources.isEmpty()) {
            line(CompareTexts.small(sources), 0);
        }
        Optional<String> reading =
                words.reading(rules, clause).map(text -> words.text("compare.reads", Map.of("text", text)));
        reading.ifPresent(text -> line(CompareTexts.small(text), 0));
        // One stop for all that is said of a rule set, so that Tab does not go through every line.
        says.getAccessibleContext().setAccessibleDescription((sources + " " + reading.orElse("")).strip());
    }

    /** Lets a text take the focus, to be read. */
    private ReadOnlyText readable(ReadOnlyText text) {
        text.setFocusable(true);
        text.getAccessibleContext().setAccessibleName(text.getText());
        readable.add(text);
        return text;
    }

    /** What parts the boards once more, for a reason of its own. */
    private void later(Encounter encounter, int board, SideBySide.Rival rival) {
        List<Parting> own = rival.partings()
                .subList(Math.min(1, rival.partings().size()), rival.partings().size());
        line(CompareTexts.body(words.text("compare.later", Map.of("count", own.size()))), 8);
        if (own.isEmpty()) {
            return;
        }
        FlowRow buttons = new FlowRow(8);
        for (Parting parting : own) {
            PillButton button = new PillButton(Icons.FORWARD);
            button.setName("compare.later." + board + "." + parting.at());
            button.setText(
                    parting.clauses().isEmpty()
                            ? words.text("compare.unexplained.short")
                            : words.clauses(encounter.rules(0), parting.clauses()));
            int at = encounter.cursorAfter(board, parting.at());
            button.addActionListener(event -> seek.accept(at));
            buttons.add(button);
        }
        put(buttons, 4);
    }

    private static JComponent row(PillButton button) {
        FlowRow row = new FlowRow();
        row.add(button);
        return row;
    }
}
