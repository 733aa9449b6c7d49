package papan.ui.common;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.ButtonGroup;
import javax.swing.JComponent;
import javax.swing.JToggleButton;

/**
 * A few words beside one another, one of them always chosen; in several rows where one is too narrow for them.
 *
 * @param <T> what each word stands for
 */
public final class Segments<T> extends FlowRow {
    private final transient Map<T, JToggleButton> buttons = new LinkedHashMap<>();
    private final transient Function<T, String> naming;

    /**
     * A row of words.
     *
     * @param naming the end of each button's name
     * @param chosen hears of what the user chooses
     */
    public Segments(String name, List<T> values, Function<T, String> naming, Consumer<T> chosen) {
        super(0);
        this.naming = naming;
        setName(name);
        ButtonGroup group = new ButtonGroup();
        for (T value : values) {
            JToggleButton button = new JToggleButton();
            button.setName(name + "." + naming.apply(value));
            button.putClientProperty(FlatClientProperties.STYLE_CLASS, "segment");
            button.addActionListener(event -> chosen.accept(value));
            group.add(button);
            add(button);
            buttons.put(value, button);
        }
    }

    /**
     * Says what it is and what each word is.
     *
     * @param tips may give an empty text
     */
    public void setWords(String label, Function<T, String> texts, Function<T, String> tips) {
        getAccessibleContext().setAccessibleName(label);
        buttons.forEach((value, button) -> {
            button.setText(texts.apply(value));
            button.setToolTipText(tips.apply(value));
        });
        revalidate();
    }

    /** Says it in the words of the window from now on: what it is, and each word by its name under another key, with its tip. */
    public void bind(WindowText words, String label, String each) {
        words.follow(
                this,
                () -> setWords(words.text(label), value -> words.text(key(each, value)), value -> {
                    String tip = key(each, value) + ".tip";
                    return words.has(tip) ? words.text(tip) : "";
                }));
    }

    private String key(String each, T value) {
        return each + "." + naming.apply(value);
    }

    /** Shows which is chosen, without telling anybody. */
    public void show(T value) {
        JToggleButton button = buttons.get(value);
        if (button != null && !button.isSelected()) {
            button.setSelected(true);
        }
    }

    /** The button of a value, to give it the focus for example. */
    public JComponent button(T value) {
        JToggleButton button = buttons.get(value);
        return button == null ? this : button;
    }

    @Override
    public void setEnabled(boolean on) {
        super.setEnabled(on);
        buttons.values().forEach(each -> each.setEnabled(on));
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(wholeWidth(), heightFor(wholeWidth()));
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    public Dimension getMaximumSize() {
        return getPreferredSize();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        int gap = UIScale.scale(3);
        setBorder(BorderFactory.createEmptyBorder(gap, gap, gap, gap));
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        Paints.fill(g2, 0, 0, getWidth(), getHeight(), UIScale.scale(18f), Paints.colour("Papan.segments"));
        g2.dispose();
    }
}
