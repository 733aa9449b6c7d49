package papan.ui.atlas;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.accessibility.AccessibleContext;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.ListCellRenderer;
import org.jspecify.annotations.Nullable;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.RulesMark;
import papan.ui.common.TextWrap;
import papan.ui.common.WindowText;

/** A rule set in the list: its name, what it is called at home, where it is played, and how it differs at a glance. */
final class EntryCell extends JLabel implements ListCellRenderer<Entry> {
    private static final int PAD = 14;

    private final transient WindowText words;
    /** What the mark of a rule set takes of the width before its name. */
    private static final int MARK = 22;

    private transient List<Line> lines = List.of();
    private transient RulesMark mark = new RulesMark(0);
    private int width = Px.of(260);
    private boolean selected;
    private boolean focused;

    /** A line in a type, and in a colour of the theme. */
    private record Line(String text, Font font, String colour) {
        Line(String text, String font, String colour) {
            this(text, Paints.font(font), colour);
        }

        int height(EntryCell in, int room) {
            FontMetrics metrics = in.getFontMetrics(font);
            return TextWrap.lines(text, metrics, room).size() * metrics.getHeight();
        }
    }

    EntryCell(WindowText words) {
        this.words = words;
        setOpaque(false);
    }

    /** One cell stands for all rows: that it is called otherwise is no change of anything. */
    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJLabel() {
                @Override
                public void firePropertyChange(String what, @Nullable Object before, @Nullable Object now) {}
            };
        }
        return accessibleContext;
    }

    @Override
    public Component getListCellRendererComponent(
            JList<? extends Entry> list, Entry entry, int index, boolean isSelected, boolean hasFocus) {
        RuleWords rules = new RuleWords(words, entry.rules());
        List<Line> next = new ArrayList<>();
        next.add(new Line(rules.name(), "Papan.strong.font", "Papan.text"));
        entry.rules()
                .principal()
                .ifPresent(text -> next.add(new Line(text.title(), "Papan.small.font", "Papan.secondary")));
        rules.ownName()
                .ifPresent(name -> Paints.fontFor("Papan.small.font", name)
                        .ifPresent(font -> next.add(new Line(name, font, "Papan.text"))));
        if (!rules.region().isEmpty()) {
            next.add(new Line(rules.region(), "Papan.small.font", "Papan.secondary"));
        }
        next.add(new Line(rules.facts(), "Papan.small.font", "Papan.secondary"));
        entry.file()
                .ifPresent(file -> next.add(new Line(
                        words.text("atlas.own-file", Map.of("file", String.valueOf(file.getFileName()))),
                        "Papan.smallStrong.font",
                        "Papan.accentText")));
        lines = List.copyOf(next);
        mark = RulesMark.of(entry.rules().id());
        width = list.getWidth() > 0 ? list.getWidth() : Px.of(260);
        selected = isSelected;
        focused = hasFocus && list.isFocusOwner();
        getAccessibleContext().setAccessibleName(lines.stream().map(Line::text).collect(Collectors.joining(", ")));
        return this;
    }

    @Override
    public Dimension getPreferredSize() {
        int height = 0;
        for (Line line : lines) {
            height += line.height(this, room(line)) + Px.of(2);
        }
        return new Dimension(Px.of(120), height + Px.of(20));
    }

    private int room(Line line) {
        return width - 2 * Px.of(PAD) - Px.of(6) - indent(line);
    }

    /** The name stands after the mark. */
    private int indent(Line line) {
        return lines.indexOf(line) == 0 ? Px.of(MARK) : 0;
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        int high = getHeight() - Px.of(4);
        if (selected) {
            Paints.fill(g2, 0, Px.of(2), getWidth(), high, Px.exactly(16), Paints.colour("Papan.selection"));
            Paints.fill(g2, 0, Px.of(12), Px.of(4), high - Px.of(20), Px.exactly(4), Paints.colour("Papan.accent"));
        }
        if (focused) {
            Paints.focusRing(g2, 0, Px.of(2), getWidth(), high, Px.exactly(16));
        }
        g2.translate(0, Px.of(10));
        mark.paintIcon(this, g2, Px.of(PAD), Px.of(2));
        for (Line line : lines) {
            g2.setColor(Paints.colour(line.colour()));
            int height = line.height(this, room(line));
            TextWrap.draw(g2, this, line.font(), line.text(), Px.of(PAD) + indent(line), room(line), height);
            g2.translate(0, height + Px.of(2));
        }
        g2.dispose();
    }
}
