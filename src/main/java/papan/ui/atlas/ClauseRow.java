package papan.ui.atlas;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.rules.Clause;
import papan.rules.ClauseId;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.Paints;
import papan.ui.common.Pickable;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;

/** One clause: its question, the rule, and how many documents say so; in focus also what each of them says. */
final class ClauseRow extends Pickable {
    private final ClauseId id;
    private final transient RuleWords rules;
    private final transient Clause clause;
    private final FlowRow counts = new FlowRow(16);
    private final PillButton change = new PillButton(null);
    private final FlowRow row = new FlowRow();
    private final List<TextColumn> details = new ArrayList<>();

    /**
     * A row.
     *
     * @param alter begins to change the rule; empty where it follows from others
     */
    ClauseRow(RuleWords rules, ClauseId id, Runnable pick, Optional<Runnable> alter) {
        super(pick);
        this.id = id;
        this.rules = rules;
        this.clause = rules.rules().clause(id);
        setName("clause." + id.id());
        put(text(rules.question(id), "Papan.smallStrong.font", "Papan.secondary"), 0);
        put(text(rules.sentence(id), "Papan.body.font", "Papan.text"), 3);
        fillCounts();
        put(counts, 6);
        change.setVisible(false);
        alter.ifPresent(does -> {
            change.does("clause.change", does);
            change.setText(rules.words().text("alter.this"));
            change.getAccessibleContext().setAccessibleName(change.getText());
            put(row, 8);
        });
        row.add(change);
        getAccessibleContext().setAccessibleName(rules.question(id) + ": " + rules.sentence(id));
        getAccessibleContext().setAccessibleDescription(String.join("\n", lines()));
        updateUI();
    }

    ClauseId id() {
        return id;
    }

    /** Puts the row into focus, with all that the documents say, or takes it out. */
    void setInFocus(boolean here) {
        if (here == isPicked()) {
            return;
        }
        setPicked(here);
        setFocusable(here);
        if (here && details.isEmpty()) {
            rules.sections(clause).forEach(section -> section(section.heading(), section.lines()));
        }
        details.forEach(section -> section.setVisible(here));
        change.setVisible(here);
        counts.setVisible(!here && counts.getComponentCount() > 0);
        revalidate();
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>(rules.citations(clause.supports()));
        rules.citations(clause.against())
                .forEach(line -> lines.add(rules.words().text("atlas.otherwise", Map.of("text", line))));
        rules.citations(clause.open())
                .forEach(line -> lines.add(rules.words().text("atlas.openly", Map.of("text", line))));
        rules.reading(clause).ifPresent(text -> lines.add(rules.words().text("rule.reading", Map.of("text", text))));
        return lines;
    }

    private void fillCounts() {
        count(
                Icons.CORRECT,
                "Papan.correct",
                "atlas.count.for",
                clause.supports().size());
        count(
                Icons.WRONG,
                "Papan.wrong",
                "atlas.count.against",
                clause.against().size());
        count(
                Icons.LEFT_OPEN,
                "Papan.secondary",
                "atlas.count.open",
                clause.open().size());
        count(Icons.READING, "Papan.accentText", "atlas.count.reading", clause.isReading() ? 1 : 0);
        counts.setVisible(counts.getComponentCount() > 0);
    }

    private void count(Icons icon, String colour, String key, int count) {
        if (count > 0) {
            TextLabel label = new TextLabel("Papan.small.font", "Papan.secondary");
            label.setText(rules.words().text(key, Map.of("count", count)));
            label.setIcon(icon.of(14, colour));
            counts.add(label);
        }
    }

    private void section(String title, List<String> lines) {
        TextColumn section = new TextColumn();
        TextLabel heading = new TextLabel("Papan.smallStrong.font", "Papan.secondary");
        heading.setText(title);
        section.put(heading, 0);
        int gap = 2;
        for (String line : lines) {
            section.put(text(line, "Papan.body.font", "Papan.text"), gap);
            gap = 6;
        }
        details.add(section);
        put(section, 12);
    }

    @Override
    protected void paintComponent(Graphics g) {
        super.paintComponent(g);
        if (isPicked()) {
            Graphics2D g2 = Paints.smooth(g);
            Paints.fill(
                    g2, 0, Px.of(10), Px.of(4), getHeight() - Px.of(20), Px.exactly(4), Paints.colour("Papan.accent"));
            g2.dispose();
        }
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(Px.pad(10, 14, 10, 14));
    }
}
