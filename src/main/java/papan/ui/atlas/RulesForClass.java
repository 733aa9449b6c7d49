package papan.ui.atlas;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import papan.rules.ClauseId;
import papan.ui.alter.AlterOutcome;
import papan.ui.alter.Altering;
import papan.ui.board.BoardView;
import papan.ui.common.CardLine;
import papan.ui.common.CardLine.Style;
import papan.ui.common.WindowText;
import papan.ui.playback.ClassView;
import papan.ui.playback.PlaybackListener.Change;
import papan.ui.telling.RuleLines;

/** A rule set for a class: the clause in focus with all that the documents say of it, and its smallest example. */
final class RulesForClass implements ClassView {
    private final Selection selection;
    private final ExamplePanel example;
    private final RuleCardPage page;
    private final WindowText words;
    private final Altering altering;
    private final AlterOutcome changed;
    private final BoardView board;

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
    }

    private Optional<RuleWords> rules() {
        return selection.rules().map(rules -> new RuleWords(words, rules));
    }

    @Override
    public JComponent view() {
        return board;
    }

    /** What is read, or compared, has no example on a board. */
    @Override
    public boolean isSeen() {
        return selection.page() == Selection.Page.RULES && selection.other().isEmpty();
    }

    @Override
    public String title() {
        return rules().map(page::heading).orElse("");
    }

    @Override
    public String sentence() {
        return isSeen() ? example.told() : "";
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
        board.setLetters(size);
    }

    @Override
    public void onWords(Runnable listener) {
        words.follow(board, listener);
        selection.addListener(listener);
        page.onRead(listener);
        altering.addListener(listener);
        example.playback().addListener(change -> {
            if (change != Change.FRACTION) {
                listener.run();
            }
        });
    }
}
