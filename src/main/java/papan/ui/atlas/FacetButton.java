package papan.ui.atlas;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.ButtonGroup;
import javax.swing.JPopupMenu;
import javax.swing.JRadioButtonMenuItem;
import papan.rules.Facet;
import papan.rules.RuleSet;
import papan.ui.common.FlatButton;
import papan.ui.common.Icons;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.SpokenMenu;
import papan.ui.common.WindowText;

/** A chip that asks for one value of a facet, chosen from a menu. */
final class FacetButton extends FlatButton {
    private static final int HEIGHT = 32;
    private static final int WIDEST = 240;

    private final Facet facet;
    private final transient WindowText words;
    private final transient FacetWords called;
    private final transient Consumer<Optional<String>> ask;
    private transient Collection<RuleSet> all = List.of();
    private transient Optional<String> value = Optional.empty();

    FacetButton(Facet facet, WindowText words, Consumer<Optional<String>> ask) {
        super(null, HEIGHT, 14);
        this.facet = facet;
        this.words = words;
        this.called = new FacetWords(facet, words);
        this.ask = ask;
        setName(called.key());
        addActionListener(event -> open());
    }

    /** Shows what is asked for. */
    void show(Collection<RuleSet> rules, Optional<String> asked) {
        all = rules;
        value = asked;
        String name = words.text(called.key());
        setText(asked.map(v -> called.label(v, all)).orElse(name));
        getAccessibleContext()
                .setAccessibleName(words.text(
                        "atlas.facet.name",
                        Map.of(
                                "facet",
                                name,
                                "value",
                                asked.map(v -> called.label(v, all)).orElse(words.text("atlas.facet.any")))));
        setToolTipText(getAccessibleContext().getAccessibleName());
        revalidate();
        repaint();
    }

    private void open() {
        JPopupMenu menu = new SpokenMenu();
        ButtonGroup group = new ButtonGroup();
        add(menu, group, Optional.empty(), words.text("atlas.facet.any"));
        for (String each : facet.values(all)) {
            add(menu, group, Optional.of(each), called.label(each, all));
        }
        menu.show(this, 0, getHeight());
    }

    private void add(JPopupMenu menu, ButtonGroup group, Optional<String> item, String label) {
        JRadioButtonMenuItem button = new JRadioButtonMenuItem(label, item.equals(value));
        button.setName(called.key() + "." + item.orElse("any"));
        button.addActionListener(event -> ask.accept(item));
        group.add(button);
        menu.add(button);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setFont(Paints.font("Papan.small.font"));
    }

    @Override
    protected Color ink() {
        return Paints.colour(value != null && value.isPresent() ? "Papan.accentText" : "Papan.text");
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        boolean asked = value.isPresent();
        boolean hover = getModel().isRollover();
        Paints.fill(
                g2,
                0,
                Px.of(2),
                getWidth(),
                getHeight() - Px.of(4),
                Px.exactly(16),
                Paints.colour(asked ? "Papan.selection" : hover ? "Papan.hover" : "Papan.segments"));
        g2.setColor(ink());
        g2.setFont(getFont());
        FontMetrics metrics = getFontMetrics(getFont());
        int y = (getHeight() + metrics.getAscent() - metrics.getDescent()) / 2;
        int room = getWidth() - Px.of(38);
        String text = getText();
        while (metrics.stringWidth(text) > room && text.length() > 2) {
            text = text.substring(0, text.length() - 2) + "\u2026";
        }
        g2.drawString(text, Px.of(12), y);
        Icons.DOWN.draw(g2, getWidth() - Px.exactly(24), (getHeight() - Px.exactly(14)) / 2, Px.exactly(14), 2);
        if (isFocusOwner()) {
            Paints.focusRing(g2, 0, Px.of(1), getWidth(), getHeight() - Px.of(2), Px.exactly(18));
        }
        g2.dispose();
    }

    @Override
    public Dimension getPreferredSize() {
        int text = getFontMetrics(getFont()).stringWidth(getText());
        return new Dimension(Math.min(text + Px.of(40), Px.of(WIDEST)), Px.of(HEIGHT));
    }
}
