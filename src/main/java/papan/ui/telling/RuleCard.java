package papan.ui.telling;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import papan.event.BoardEvent;
import papan.event.SowingEvent.Ruled;
import papan.narration.Reasoning;
import papan.ui.common.Card;
import papan.ui.common.FittedLabel;
import papan.ui.common.FlatButton;
import papan.ui.common.Icons;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.QuietScroll;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;
import papan.ui.playback.MarkIcon;

/** The rule that decided last: its name, the rule itself, why, why not another, and which documents say so. */
public final class RuleCard extends Card {
    private static final int GAP = 10;

    private final WindowText words;
    private final TextColumn column = new TextColumn();
    private final QuietScroll scroll = new QuietScroll(column).leavePaging();
    private final JLabel icon = new JLabel();
    private final FittedLabel title = new FittedLabel(List.of("Papan.heading.font", "Papan.strong.font"), "Papan.text");
    private final ReadOnlyText sentence = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final Rule line = new Rule();
    private final Section whyNot;
    private final Section why;
    private final Section rest;
    private final Section source;
    private final Section open;
    private final Section against;
    private final Section where;
    private final FlatButton sources = new FlatButton(Icons.RULES, 28, 18);
    private boolean decided;
    private boolean folds;
    private boolean unfolded;
    /** How many of its parts that one can do without there is room for. */
    private int kept = 2;

    private List<String> passed = List.of();

    /** A card that shows nothing yet. */
    public RuleCard(WindowText words) {
        super(new BorderLayout());
        this.words = words;
        setName("rule");
        whyNot = new Section("rule.why-not", "Papan.small.font");
        why = new Lit("rule.why", "Papan.body.font");
        rest = new Section("rule.rest", "Papan.small.font");
        source = new Section("rule.source", "Papan.small.font");
        open = new Section("rule.open", "Papan.small.font");
        against = new Section("rule.against", "Papan.small.font");
        where = new Section("rule.where", "Papan.small.font");
        JPanel head = new JPanel(new BorderLayout(Px.of(12), 0));
        head.setOpaque(false);
        head.add(icon, BorderLayout.WEST);
        head.add(title);
        column.put(head, 0);
        for (Section section : List.of(whyNot, why, rest)) {
            column.put(section, GAP);
        }
        column.put(sentence, GAP);
        column.put(line, 12);
        sources.setVisible(false);
        sources.does("rule.sources", this::unfold);
        head.add(sources, BorderLayout.EAST);
        citations().forEach(section -> column.put(section, GAP));
        add(scroll);
        updateUI();
    }

    /** Keeps which documents say so for whoever asks: what decided, and why, is wholly there then. */
    public void foldSources() {
        folds = true;
    }

    private void unfold() {
        unfolded = true;
        fold();
        column.revalidate();
        source.text.requestFocusInWindow();
        revalidate();
    }

    private void fold() {
        boolean away = folds && !unfolded;
        keep(kept);
        boolean any =
                citations().stream().anyMatch(section -> !section.text.getText().isEmpty());
        sources.setVisible(away && any);
        line.setVisible(!away && any);
        sources.setToolTipText(words.text("rule.sources"));
        sources.getAccessibleContext().setAccessibleName(words.text("rule.sources"));
        citations()
                .forEach(section ->
                        section.setVisible(!away && !section.text.getText().isEmpty()));
    }

    private List<Section> citations() {
        return List.of(source, open, against, where);
    }

    /** Shows what a rule decided; nothing for what merely moves seeds. */
    public void show(BoardEvent event, Reasoning reasoning) {
        RuleTold.of(event, reasoning, words)
                .ifPresentOrElse(told -> show(event, told, reasoning.words().text("case.note")), this::showNothing);
    }

    private void show(BoardEvent event, RuleTold told, String note) {
        Object before = shown();
        decided = true;
        icon.setIcon(symbol(event).of(22, "Papan.accentText"));
        title.setText(told.decision().title());
        sentence.setText(told.decision().sentence());
        reasons(told, note);
        source.show(words.text("rule.source"), told.source());
        open.show(words.text("rule.open"), told.open());
        against.show(words.text("rule.against"), told.against());
        where.show(words.text("rule.where"), told.where());
        rest(before);
    }

    /** The table in which the first line that fits decides; where something else decided, only the facts. */
    private void reasons(RuleTold told, String note) {
        boolean table = told.decision().table().isPresent();
        passed = told.passed();
        whyNot.show(table ? note : words.text("rule.why-not"), passed);
        why.show(table && whyNot.isVisible() ? "" : table ? note : words.text("rule.why"), told.why());
        rest.show("", told.rest());
        why.text.getAccessibleContext().setAccessibleName(words.text("rule.why"));
        whyNot.text.getAccessibleContext().setAccessibleName(words.text("rule.why-not"));
    }

    /** Why it was decided so, and why not otherwise, in one text. */
    public String reasons() {
        return Stream.of(sentence, why.text, whyNot.text)
                .map(ReadOnlyText::getText)
                .filter(text -> !text.isBlank())
                .collect(Collectors.joining(" "));
    }

    /** Says that nothing has been decided yet. */
    public void showNothing() {
        Object before = shown();
        decided = false;
        icon.setIcon(Icons.NOTHING_YET.of(22, "Papan.secondary"));
        title.setText(words.text("rule.none"));
        sentence.setText(words.text("rule.none.text"));
        passed = List.of();
        sections().forEach(section -> section.show("", List.of()));
        rest(before);
    }

    private void name() {
        String heading = title.getText();
        getAccessibleContext().setAccessibleName(words.text("rule.name", Map.of("rule", heading)));
        sentence.getAccessibleContext().setAccessibleName(heading);
    }

    /** What stands on the card. */
    private List<String> shown() {
        return Stream.concat(
                        Stream.of(title.getText(), sentence.getText()),
                        sections().stream().map(section -> section.text.getText()))
                .toList();
    }

    private List<Section> sections() {
        return List.of(whyNot, why, rest, source, open, against, where);
    }

    /** Names the card; with the same words on it as before, nothing moves and nobody is scrolled back. */
    private void rest(Object before) {
        name();
        boolean changed = !shown().equals(before);
        unfolded &= !changed;
        fold();
        if (changed) {
            scroll.getVerticalScrollBar().setValue(0);
            column.revalidate();
            revalidate();
            repaint();
        }
    }

    /** How high it is at a width. */
    public int heightFor(int width) {
        Insets in = getInsets();
        return column.heightFor(width - in.left - in.right) + in.top + in.bottom;
    }

    /**
     * How high it is at a width at least: with the table as far as the line that decides. That nothing has been decided yet
     * needs no room that something else could use.
     */
    public int leastHeight(int width) {
        if (!decided) {
            return 0;
        }
        keep(0);
        int least = heightFor(width);
        keep(kept);
        return least;
    }

    /**
     * Leaves out what it can do without where there is no room: what the line that decides says already, and the lines that
     * were not come to. The button for sources shows them, too.
     */
    public void fit(int width, int height) {
        kept = IntStream.of(2, 1)
                .filter(all -> {
                    keep(all);
                    return heightFor(width) <= height;
                })
                .findFirst()
                .orElse(0);
        keep(kept);
    }

    private void keep(int parts) {
        rest.setVisible(!rest.text.getText().isEmpty() && (unfolded || parts > 0));
        sentence.setVisible(!why.isVisible() || unfolded || parts > 1);
        whyNot.text.setText(passed.stream()
                .map(line -> parts > 0 ? line : RuleTold.inOneLine(line))
                .collect(Collectors.joining("\n")));
    }

    /** Where the reasons are read. */
    public JComponent whyText() {
        return why.text;
    }

    /** Where the rules are read that did not apply. */
    public JComponent whyNotText() {
        return whyNot.text;
    }

    /** Where the rule itself is read. */
    public JComponent entry() {
        return sentence;
    }

    private static Icons symbol(BoardEvent event) {
        return event instanceof Ruled ruled ? MarkIcon.of(ruled.ruling()) : Icons.RULES;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(Px.pad(16, 18, 14, 6));
        if (column != null) {
            column.setBorder(Px.pad(0, 0, 0, 12));
        }
    }

    /** What is under a heading, which may be missing; away while there is nothing. */
    private static class Section extends TextColumn {
        private final TextLabel heading = new TextLabel("Papan.smallStrong.font", "Papan.secondary");
        final ReadOnlyText text;

        Section(String key, String font) {
            text = new ReadOnlyText(font, "Papan.text");
            put(heading, 0);
            put(text, 2);
            text.setName(key);
            setVisible(false);
        }

        final void show(String headed, List<String> lines) {
            heading.setText(headed);
            heading.setVisible(!headed.isEmpty());
            text.setText(String.join("\n", lines));
            text.getAccessibleContext().setAccessibleName(headed);
            setVisible(!lines.isEmpty());
        }
    }

    /** The line that decides, on a ground of its own. */
    private static final class Lit extends Section {
        Lit(String key, String font) {
            super(key, font);
            setBorder(Px.pad(6, 8, 6, 8));
        }

        @Override
        protected void paintComponent(Graphics g) {
            Graphics2D smooth = Paints.smooth(g);
            Paints.fill(smooth, 0, 0, getWidth(), getHeight(), Px.of(8), Paints.colour("Papan.selection"));
            smooth.dispose();
        }
    }

    /** A thin line across the card. */
    private static final class Rule extends JComponent {
        @Override
        public Dimension getPreferredSize() {
            return new Dimension(1, Px.of(1));
        }

        @Override
        protected void paintComponent(Graphics g) {
            Color line = Paints.colour("Papan.line");
            g.setColor(line);
            g.fillRect(0, 0, getWidth(), getHeight());
        }
    }
}
