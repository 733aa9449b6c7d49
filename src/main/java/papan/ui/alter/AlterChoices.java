package papan.ui.alter;

import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.SwingConstants;
import org.jspecify.annotations.Nullable;
import papan.narration.AlterationText;
import papan.narration.CaptionText;
import papan.narration.Wording;
import papan.rules.Alteration;
import papan.rules.ClauseId;
import papan.ui.common.CallAction;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.SpokenMenu;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;

/** Which clause is altered, and how: each answer that some rule set gives, and why one does not fit. */
public final class AlterChoices extends TextColumn {
    private final transient Altering altering;
    private final transient WindowText words;
    private final PillButton clause = new PillButton(Icons.DOWN);
    private final TextColumn rows = new TextColumn();
    private final ReadOnlyText changes = new ReadOnlyText("Papan.small.font", "Papan.secondary");
    private final PillButton back;
    private transient List<Alteration.Choice> choices = List.of();
    private transient @Nullable Alteration shown;
    private transient Consumer<String> hearer = text -> {};

    /** The row that the focus was sent to last: it may not have come yet when something else is told. */
    private int sent = -1;

    /** Nothing is altered yet. */
    public AlterChoices(Altering altering, WindowText words) {
        this.altering = altering;
        this.words = words.including(Altering.class, "alter");
        setName("alter.choices");
        clause.does("alter.clause", this::open);
        clause.setHorizontalTextPosition(SwingConstants.LEADING);
        back = PillButton.of(words, "alter.back", Icons.UNDO, () -> {
            altering.putBack();
            entry().requestFocusInWindow();
        });
        changes.setName("alter.changes");
        changes.setFocusable(false);
        put(FlowRow.of(0, clause), 0);
        put(rows, 8);
        put(changes, 12);
        put(FlowRow.of(8, back), 8);
        altering.addListener(this::follow);
        words.follow(this, this::retext);
    }

    /** Says who hears what came of a choice. */
    public void onSaid(Consumer<String> listener) {
        hearer = listener;
    }

    /** Where the focus goes first. */
    public JComponent entry() {
        return clause;
    }

    private void open() {
        AlterationText told = told(altering.alteration());
        SpokenMenu menu = new SpokenMenu();
        for (ClauseId each : altering.clauses()) {
            menu.choice(
                    "alter.clause." + each.id(),
                    named(told, each),
                    each == altering.clause(),
                    () -> altering.turnTo(each));
        }
        menu.show(clause, 0, clause.getHeight());
    }

    private String named(AlterationText told, ClauseId which) {
        return altering.isChanged(which)
                ? words.text("alter.clause.changed", Map.of("clause", told.question(which)))
                : told.question(which);
    }

    private void retext() {
        choices = List.of();
        follow();
    }

    private AlterationText told(Alteration alteration) {
        return new AlterationText(
                new CaptionText(Wording.of(words.language()).withTerms(alteration.base())), alteration);
    }

    private void follow() {
        if (!altering.isOn()) {
            return;
        }
        AlterationText told = told(altering.alteration());
        if (!altering.alteration().equals(shown) || choices != altering.choices()) {
            shown = altering.alteration();
            clause.setText(named(told, altering.clause()));
            clause.getAccessibleContext()
                    .setAccessibleName(words.text("alter.clause", Map.of("clause", clause.getText())));
        }
        if (choices != altering.choices()) {
            choices = altering.choices();
            fill(told(altering.before()));
        }
        for (int i = 0; i < choices.size(); i++) {
            boolean holds = altering.holds(choices.get(i));
            boolean entered = holds || i == sent;
            row(i).ifPresent(row -> {
                row.setPicked(holds);
                row.setFocusable(entered || row.isFocusOwner());
            });
        }
        List<String> others = new ArrayList<>();
        for (ClauseId each : altering.alteration().lenders().keySet()) {
            if (each != altering.clause()) {
                others.add(words.text(
                        "alter.changes.each", Map.of("clause", told.question(each), "rule", told.sentence(each))));
            }
        }
        changes.setText(String.join("\n", others));
        changes.setVisible(!others.isEmpty());
        back.getParent().setVisible(!altering.alteration().isNone());
        revalidate();
        repaint();
    }

    private Optional<ChoiceRow> row(int at) {
        return at < 0 || at >= rows.getComponentCount()
                ? Optional.empty()
                : Optional.of((ChoiceRow) rows.getComponent(at));
    }

    private void fill(AlterationText told) {
        rows.removeAll();
        sent = -1;
        for (int i = 0; i < choices.size(); i++) {
            Alteration.Choice choice = choices.get(i);
            int at = i;
            String note = !choice.fits()
                    ? told.against(choice)
                    : i == 0
                            ? words.text("alter.as-it-is")
                            : words.text(
                                    "alter.as-in",
                                    Map.of(
                                            "rules",
                                            choice.as()
                                                    .about()
                                                    .name(words.language().tag())));
            ChoiceRow row = new ChoiceRow(told.sentence(choice), note, choice.fits(), () -> pick(at, note));
            row.setName("alter.choice." + i);
            CallAction.on(row, KeyEvent.VK_DOWN, () -> go(at + 1));
            CallAction.on(row, KeyEvent.VK_UP, () -> go(at - 1));
            CallAction.on(row, KeyEvent.VK_SPACE, () -> pick(at, note));
            rows.put(row, i == 0 ? 0 : 4);
        }
    }

    /** The focus goes along the answers without choosing one. */
    private void go(int at) {
        row(at).ifPresent(row -> {
            sent = at;
            row.setFocusable(true);
            row.requestFocusInWindow();
        });
    }

    private void pick(int at, String note) {
        Alteration.Choice choice = choices.get(at);
        if (!altering.choose(choice)) {
            hearer.accept(note);
        } else {
            hearer.accept(words.text(
                    altering.alteration().isNone() ? "alter.said.none" : "alter.said",
                    Map.of("rule", told(altering.alteration()).sentence(choice))));
        }
    }
}
