package papan.ui.compare;

import java.awt.Dimension;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.ClauseSwitch;
import papan.rules.RuleSet;
import papan.ui.common.FlatButton;
import papan.ui.common.Icons;
import papan.ui.common.SpokenMenu;
import papan.ui.common.TextColumn;

/** The clauses in which the boards' rule sets differ, with the documents of each answer, and what can be tried with one. */
final class ClausesSheet {
    private final Sheet sheet = new Sheet("compare.clauses");
    private final CompareWords words;
    private final Trials trials;

    /** Who is asked to try a clause. */
    interface Trials {
        /** The first rule set with one clause of another board's, on a board of its own. */
        void borrow(ClauseId clause, RuleSet from);

        /** The same, but only from the present moment on. */
        void whatIf(ClauseId clause, RuleSet from);
    }

    ClausesSheet(CompareWords words, Trials trials) {
        this.words = words;
        this.trials = trials;
    }

    Sheet view() {
        return sheet;
    }

    void show(Encounter encounter) {
        List<Contender> contenders = encounter.matchup().contenders();
        List<String> names = contenders.stream().map(words::name).toList();
        Set<ClauseId> differing = EnumSet.noneOf(ClauseId.class);
        contenders.forEach(each -> differing.addAll(ClauseAnswer.differing(encounter.rules(0), each.rules())));
        Set<ClauseId> causes = EnumSet.noneOf(ClauseId.class);
        encounter
                .sideBySide()
                .rivals()
                .forEach(rival -> causes.addAll(rival.comparison().explanation()));
        sheet.begin(words.text("compare.clauses", Map.of("count", differing.size())), names, Optional.of(room()));
        for (ClauseId clause : differing) {
            List<JComponent> cells = new ArrayList<>();
            cells.add(CompareTexts.quiet(words.question(encounter.rules(0), clause)));
            contenders.forEach(each -> cells.add(cell(each.rules(), clause, causes.contains(clause))));
            GridRow row = new GridRow(cells, Optional.of(menu(encounter, clause)));
            row.setLit(causes.contains(clause));
            row.setName("compare.clause." + clause.id());
            sheet.add(row);
        }
        if (differing.isEmpty()) {
            sheet.say(words.text("compare.clauses.none"));
        }
        sheet.revalidate();
        sheet.repaint();
    }

    private JComponent cell(RuleSet rules, ClauseId clause, boolean strong) {
        TextColumn cell = new TextColumn();
        String brief = words.brief(rules, clause);
        cell.put(strong ? CompareTexts.strong(brief) : CompareTexts.body(brief), 0);
        String sources = words.supports(rules, clause);
        if (!sources.isEmpty()) {
            cell.put(CompareTexts.small(sources), 0);
        }
        return cell;
    }

    /** What can be done with a clause: nothing where it cannot be had alone. */
    private JComponent menu(Encounter encounter, ClauseId clause) {
        FlatButton button = button();
        button.setName("compare.try." + clause.id());
        String tip = words.text("compare.try", Map.of("clause", words.question(encounter.rules(0), clause)));
        button.setToolTipText(tip);
        button.getAccessibleContext().setAccessibleName(tip);
        SpokenMenu menu = new SpokenMenu();
        RuleSet one = encounter.rules(0);
        boolean room = !encounter.matchup().isFull();
        for (Contender other : encounter.matchup().contenders()) {
            Optional<RuleSet> taken = other.borrowed().isEmpty()
                            && ClauseAnswer.differing(one, other.rules()).contains(clause)
                    ? ClauseSwitch.take(one, other.rules(), clause)
                    : Optional.empty();
            if (taken.isPresent()) {
                Map<String, ?> args = Map.of(
                        "one", words.name(one),
                        "other", words.name(other),
                        "answer", words.brief(other.rules(), clause));
                menu.item(
                        "compare.try.board",
                        words.text("compare.try.board", args),
                        () -> trials.borrow(clause, other.rules()));
                menu.item(
                        "compare.try.here",
                        words.text("compare.try.here", args),
                        () -> trials.whatIf(clause, other.rules()));
            }
        }
        if (menu.getComponentCount() == 0) {
            button.setEnabled(false);
            button.setToolTipText(words.text("compare.try.not"));
        } else if (!room) {
            button.setEnabled(false);
            button.setToolTipText(words.text("compare.full"));
        }
        button.addActionListener(event -> menu.show(button, 0, button.getHeight()));
        return button;
    }

    /** Room as wide as the button of a row, so that the headings stand above their columns. */
    private static JComponent room() {
        FlatButton none = button();
        none.setVisible(false);
        JPanel room = new JPanel(null);
        room.setOpaque(false);
        room.setPreferredSize(new Dimension(none.getPreferredSize().width, 1));
        return room;
    }

    private static FlatButton button() {
        return new FlatButton(Icons.COMPARE, 36, 18);
    }
}
