package papan.ui.atlas;

import java.awt.BorderLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.rules.ClauseId;
import papan.ui.alter.AlterOutcome;
import papan.ui.alter.Altering;
import papan.ui.board.BoardView;
import papan.ui.common.CardLine;
import papan.ui.common.CardLine.Style;
import papan.ui.common.WindowText;
import papan.ui.playback.ClassView;
import papan.ui.playback.PlaybackListener.Change;
import papan.ui.plot.ChartPane;
import papan.ui.telling.RuleLines;

/**
 * A rule set for a class: the clause in focus with all that the documents say of it, and its smallest example; where a rule
 * is changed, the change and both curves.
 */
final class RulesForClass implements ClassView {
    private final Selection selection;
    private final ExamplePanel example;
    private final RuleCardPage page;
    private final WindowText words;
    private final Altering altering;
    private final AlterOutcome changed;
    private final JPanel seen = new JPanel(new BorderLayout());
    private final BoardView board;
    private Optional<Float> letters = Optional.empty();

    /**
     * What is selected.
     *
     * @param altering what is changed in it
     * @param changed what becomes of that
     */
    RulesForClass(
            Selection selection,
            ExamplePanel example,
            RuleCardPage page,
            WindowText words,
            Altering altering,
            AlterOutcome changed) {
        this.altering = altering;
        this.changed = changed;
        this.selection = selection;
        this.example = example;
        this.page = page;
        this.words = words;
        board = example.newBoard();
        board.hideCorners();
        seen.setOpaque(false);
    }

    private Optional<RuleWords> rules() {
        return selection.rules().map(rules -> new RuleWords(words, rules));
    }

    @Override
    public JComponent view() {
        turn();
        return seen;
    }

    /** Shows what becomes of a change where a rule is changed, and else the example. */
    private void turn() {
        JComponent now = figure().<JComponent>map(any -> any).orElse(board);
        if (now.getParent() != seen) {
            seen.removeAll();
            seen.add(now);
            letters.ifPresent(this::setLetters);
            seen.revalidate();
            seen.repaint();
        }
    }

    private Optional<ChartPane> figure() {
        return selection.page() == Selection.Page.ALTER ? changed.figureForClass() : Optional.empty();
    }

    @Override
    public boolean isSeen() {
        return figure().isPresent() || isExample();
    }

    /** What is read, or compared, has no example on a board. */
    private boolean isExample() {
        return selection.page() == Selection.Page.RULES && selection.other().isEmpty();
    }

    @Override
    public JComponent entry() {
        return board;
    }

    @Override
    public String title() {
        return rules().map(page::heading).orElse("");
    }

    @Override
    public String sentence() {
        return isExample() ? example.told() : "";
    }

    @Override
    public List<CardLine> card() {
        return rules().map(this::card).orElse(List.of());
    }

    private List<CardLine> card(RuleWords rules) {
        return switch (selection.page()) {
            case DOCUMENTS, ABOUT -> page.read();
            case ALTER -> changed.forClass();
            case RULES ->
                selection
                        .other()
                        .map(other -> RuleLines.differing(rules.rules(), other, words))
                        .or(() -> selection.clause().map(clause -> clause(rules, clause)))
                        .orElse(List.of());
        };
    }

    private static List<CardLine> clause(RuleWords rules, ClauseId id) {
        List<CardLine> lines = new ArrayList<>();
        lines.add(new CardLine(Style.TITLE, rules.question(id)));
        lines.add(new CardLine(Style.LIT, rules.sentence(id)));
        rules.sections(rules.rules().clause(id))
                .forEach(section -> lines.addAll(RuleLines.section(section.heading(), section.lines())));
        return lines;
    }

    @Override
    public void setLetters(float size) {
        letters = Optional.of(size);
        board.setLetters(size);
        figure().ifPresent(shown -> shown.setLetters(size));
    }

    @Override
    public void onWords(Runnable listener) {
        Runnable turned = () -> {
            turn();
            listener.run();
        };
        words.follow(board, listener);
        selection.addListener(turned);
        page.onRead(listener);
        altering.addListener(turned);
        example.playback().addListener(change -> {
            if (change != Change.FRACTION) {
                listener.run();
            }
        });
    }
}
