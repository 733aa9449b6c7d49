package papan.ui.atlas;

import java.awt.Dimension;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import papan.rules.Facet;
import papan.rules.RuleSet;
import papan.ui.common.FlatButton;
import papan.ui.common.Icons;
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
        super("chip", Icons.DOWN, HEIGHT, 14);
        setHorizontalAlignment(LEADING);
        setHorizontalTextPosition(LEADING);
        this.facet = facet;
        this.words = words;
        this.called = new FacetWords(facet, words);
        this.ask = ask;
        setName(called.key());
        addActionListener(event -> open());
    }

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
        setStyle(asked.isPresent() ? "chip asked" : "chip");
    }

    private void open() {
        SpokenMenu menu = new SpokenMenu();
        add(menu, Optional.empty(), words.text("atlas.facet.any"));
        for (String each : facet.values(all)) {
            add(menu, Optional.of(each), called.label(each, all));
        }
        menu.show(this, 0, getHeight());
    }

    private void add(SpokenMenu menu, Optional<String> item, String label) {
        menu.choice(called.key() + "." + item.orElse("any"), label, item.equals(value), () -> ask.accept(item));
    }

    @Override
    public Dimension getPreferredSize() {
        int text = getFontMetrics(getFont()).stringWidth(getText());
        return new Dimension(Math.min(text + Px.of(40), Px.of(WIDEST)), Px.of(HEIGHT));
    }
}
