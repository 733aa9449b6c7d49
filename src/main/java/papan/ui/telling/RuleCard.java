package papan.ui.telling;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JLabel;
import papan.event.BoardEvent;
import papan.event.SowingEvent.Ruled;
import papan.narration.Reasoning;
import papan.rules.ClauseId;
import papan.ui.common.Card;
import papan.ui.common.Command;
import papan.ui.common.FittedLabel;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.Paints;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.QuietScroll;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;
import papan.ui.playback.MarkIcon;

/**
 * The rule that decided last: its name, the rule itself, why, why not another, and which documents say so. It can be folded
 * to the one line that decided; whoever asks why has the table below it, and on asking once more all there is.
 */
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
    private final PillButton ask;
    private final PillButton all;
    private Predicate<ClauseId> known = any -> true;
    private boolean folds;
    private Part part = Part.ALL;
    private Optional<Decided> decided = Optional.empty();

    /** How much of it is there. */
    private enum Part {
        LINE,
        TABLE,
        ALL
    }

    /** What a rule decided. */
    private record Decided(BoardEvent event, RuleTold told, RuleTold whole, String note) {}

    /** A card that shows nothing yet. */
    public RuleCard(WindowText words) {
        super(new BorderLayout());
        this.words = words;
        setName("rule");
        ask = PillButton.of(
                words, "rule.ask", null, Command.WHY, () -> turn(part == Part.LINE ? Part.TABLE : Part.LINE));
        all = PillButton.of(words, "rule.all", null, () -> turn(Part.ALL));
        whyNot = new Section("rule.why-not", "Papan.small.font");
        why = new Lit("rule.why", "Papan.body.font");
        rest = new Section("rule.rest", "Papan.small.font");
        source = new Section("rule.source", "Papan.small.font");
        open = new Section("rule.open", "Papan.small.font");
        against = new Section("rule.against", "Papan.small.font");
        where = new Section("rule.where", "Papan.small.font");
        column.put(new Head(), 0);
        for (Section section : List.of(whyNot, why, rest)) {
            column.put(section, GAP);
        }
        column.put(sentence, GAP);
        column.put(FlowRow.of(0, all), GAP);
        column.put(line, 12);
        List.of(source, open, against, where).forEach(section -> column.put(section, GAP));
        add(scroll);
        render();
        updateUI();
    }

    /** Is folded from now on until somebody asks why. */
    public void fold() {
        folds = true;
        part = Part.LINE;
        updateUI();
        render();
    }

    /** Says which clauses are known: without being asked for all, the table tells of no other that didn't decide. */
    public void setKnown(Predicate<ClauseId> clauses) {
        known = clauses;
    }

    /** Shows why. */
    public void unfold() {
        if (part == Part.LINE) {
            turn(Part.TABLE);
        }
    }

    private void turn(Part next) {
        part = next;
        render();
        moved();
        if (isOpen()) {
            why.text.requestFocusInWindow();
        }
    }

    private void moved() {
        column.revalidate();
        revalidate();
        repaint();
    }

    /** Shows what a rule decided; nothing for what merely moves seeds. */
    public void show(BoardEvent event, Reasoning reasoning) {
        String note = reasoning.words().text("case.note");
        show(RuleTold.of(event, reasoning, words)
                .map(whole -> new Decided(
                        event, RuleTold.of(event, reasoning, words, known).orElse(whole), whole, note)));
    }

    /** Says that nothing has been decided yet. */
    public void showNothing() {
        show(Optional.empty());
    }

    /** With the same words on it as before, nothing moves and nobody is scrolled back. */
    private void show(Optional<Decided> next) {
        if (!next.equals(decided)) {
            decided = next;
            part = folds ? Part.LINE : Part.ALL;
            render();
            scroll.getVerticalScrollBar().setValue(0);
            moved();
        }
    }

    /** Whether more of it is there than a line. */
    public boolean isOpen() {
        return part != Part.LINE;
    }

    /** Whether there is anything that a rule decided. */
    public boolean hasDecided() {
        return decided.isPresent();
    }

    private void render() {
        ask.setVisible(folds);
        all.getParent().setVisible(folds && part == Part.TABLE);
        decided.ifPresentOrElse(this::render, () -> {
            icon.setIcon(Icons.NOTHING_YET.of(22, "Papan.secondary"));
            title.setText(words.text("rule.none"));
            sentence.setText(words.text("rule.none.text"));
            List.of(whyNot, why, rest, source, open, against, where).forEach(section -> section.show("", List.of()));
            line.setVisible(false);
        });
        sentence.getAccessibleContext().setAccessibleName(title.getText());
    }

    private void render(Decided shown) {
        RuleTold told = part == Part.ALL ? shown.whole() : shown.told();
        String name = told.decision().title();
        boolean table = told.decision().table().isPresent();
        icon.setIcon(symbol(shown.event()).of(22, "Papan.accentText"));
        boolean noted = table && isOpen();
        title.setText(!folds ? name : noted ? shown.note() : told.decision().brief(known));
        sentence.setText(told.decision().sentence());
        sentence.setVisible(part == Part.ALL || (part == Part.TABLE && !table));
        String note = folds ? "" : shown.note();
        whyNot.show(table ? note : words.text("rule.why-not"), isOpen() ? inRoom(told.passed()) : List.of());
        why.show(
                !table ? words.text("rule.why") : whyNot.isVisible() ? "" : note,
                isOpen() ? (folds && table ? told.inOneLine() : told.why()) : List.of());
        rest.show("", isOpen() ? told.rest() : List.of());
        why.text.getAccessibleContext().setAccessibleName(words.text("rule.why"));
        whyNot.text.getAccessibleContext().setAccessibleName(words.text("rule.why-not"));
        boolean cited = part == Part.ALL;
        source.show(words.text("rule.source"), cited ? told.source() : List.of());
        open.show(words.text("rule.open"), cited ? told.open() : List.of());
        against.show(words.text("rule.against"), cited ? told.against() : List.of());
        where.show(words.text("rule.where"), cited ? told.where() : List.of());
        line.setVisible(Stream.of(source, open, against, where).anyMatch(Section::isVisible));
        getAccessibleContext().setAccessibleName(words.text("rule.name", Map.of("rule", name)));
    }

    /** A card that folds is wide: what belongs to a line stands behind it. */
    private List<String> inRoom(List<String> lines) {
        return folds ? lines.stream().map(line -> line.replace('\n', ' ')).toList() : lines;
    }

    /** Why it was decided so, and why not otherwise, in one text. */
    public String reasons() {
        return Stream.of(sentence, why.text, whyNot.text)
                .map(ReadOnlyText::getText)
                .filter(text -> !text.isBlank())
                .collect(Collectors.joining(" "));
    }

    /** How high it is at a width. */
    public int heightFor(int width) {
        Insets in = getInsets();
        return column.heightFor(width - in.left - in.right) + in.top + in.bottom;
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
        setBorder(folds ? Px.pad(6, 16, 6, 2) : Px.pad(16, 18, 14, 6));
        if (column != null) {
            column.setBorder(Px.pad(0, 0, 0, folds ? 6 : 12));
        }
    }

    /** The title between the symbol and the button; where that leaves it no room, the button is below. */
    private final class Head extends TextColumn {
        private static final int APART = 12;
        private static final int LEAST = 160;

        Head() {
            List.of(icon, title, ask).forEach(this::add);
        }

        @Override
        protected int lay(int width, boolean really) {
            int left = icon.getPreferredSize().width + Px.of(APART);
            Dimension button = folds ? ask.getPreferredSize() : new Dimension();
            int beside = width - left - (folds ? button.width + Px.of(APART) : 0);
            boolean below = beside < Px.of(LEAST) && folds;
            int room = Math.max(1, below ? width - left : beside);
            int words = Math.max(title.heightFor(room), icon.getPreferredSize().height);
            int high = below ? words + Px.of(APART) + button.height : Math.max(words, button.height);
            if (really) {
                int top = below ? 0 : (high - words) / 2;
                icon.setBounds(0, top, left - Px.of(APART), words);
                title.setBounds(left, top, room, words);
                int y = below ? high - button.height : (high - button.height) / 2;
                ask.setBounds(below ? left : width - button.width, y, button.width, button.height);
            }
            return high;
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
