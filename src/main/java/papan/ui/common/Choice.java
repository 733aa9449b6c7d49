package papan.ui.common;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import javax.swing.DefaultComboBoxModel;
import javax.swing.DefaultListCellRenderer;
import javax.swing.Icon;
import javax.swing.InputMap;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.KeyStroke;
import javax.swing.plaf.basic.ComboPopup;

/** One of a few values, chosen from a list; how a value is called can change with the language. */
public class Choice<T> extends JComboBox<T> {
    private static final Set<Integer> OF_THE_WINDOW =
            Set.of(KeyEvent.VK_PAGE_UP, KeyEvent.VK_PAGE_DOWN, KeyEvent.VK_HOME, KeyEvent.VK_END);

    /** Letters that follow one another as fast as this belong together. */
    private static final int PATIENCE_MS = 1_000;

    private transient Function<T, String> naming = value -> "";
    private transient Function<T, Optional<Icon>> drawing = value -> Optional.empty();
    private boolean told;
    private int most;
    private String typed = "";
    private long typedAt;

    /**
     * A choice.
     *
     * @param chosen hears only of what the user chooses
     */
    public Choice(String name, List<T> values, Consumer<T> chosen) {
        setName(name);
        setValues(values);
        setRenderer(new Named());
        // Where the list is closed an arrow key opens it; otherwise each would choose, and begin another match for
        // example.
        InputMap keys = getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
        for (int down : new int[] {KeyEvent.VK_DOWN, KeyEvent.VK_KP_DOWN}) {
            keys.put(KeyStroke.getKeyStroke(down, 0), "selectNext");
        }
        for (int up : new int[] {KeyEvent.VK_UP, KeyEvent.VK_KP_UP}) {
            keys.put(KeyStroke.getKeyStroke(up, 0), "selectPrevious");
        }
        addItemListener(event -> describe());
        addActionListener(event -> {
            if (!told && getSelectedIndex() >= 0) {
                chosen.accept(getItemAt(getSelectedIndex()));
            }
        });
    }

    /** Without its state of a tree’s branch, which some screen readers would tell as “tree level 1”. */
    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComboBox() {
                @Override
                public AccessibleStateSet getAccessibleStateSet() {
                    AccessibleStateSet states = super.getAccessibleStateSet();
                    states.remove(AccessibleState.EXPANDED);
                    states.remove(AccessibleState.COLLAPSED);
                    states.remove(AccessibleState.EXPANDABLE);
                    return states;
                }
            };
        }
        return accessibleContext;
    }

    /** While the list is closed these keys mean what they mean in the rest of the window, and choose nothing. */
    @Override
    protected boolean processKeyBinding(KeyStroke key, KeyEvent event, int condition, boolean pressed) {
        return (isPopupVisible() || !OF_THE_WINDOW.contains(event.getKeyCode()))
                && super.processKeyBinding(key, event, condition, pressed);
    }

    /**
     * A letter opens the list at the next value that begins with it, and more letters soon after it look for a value that
     * begins with all of them; Enter chooses it. While the list is open letters mean nothing else.
     */
    @Override
    public boolean selectWithKeyChar(char letter) {
        long now = EventQueue.getMostRecentEventTime();
        boolean goesOn = isPopupVisible() && now - typedAt < PATIENCE_MS;
        typedAt = now;
        typed = goesOn ? typed + letter : String.valueOf(letter);
        boolean again = typed.chars().allMatch(each -> each == letter);
        boolean found = (goesOn && open(typed, 0)) || (again && open(String.valueOf(letter), 1));
        return found || isPopupVisible();
    }

    /** Opens the list at the first value from the present one on that begins so. */
    private boolean open(String beginning, int from) {
        int count = getItemCount();
        int now = isPopupVisible() ? shown().getSelectedIndex() : getSelectedIndex();
        for (int step = from; step < count + from; step++) {
            int index = Math.floorMod(now + step, count);
            if (naming.apply(getItemAt(index)).regionMatches(true, 0, beginning, 0, beginning.length())) {
                showPopup();
                shown().setSelectedIndex(index);
                shown().ensureIndexIsVisible(index);
                return true;
            }
        }
        return false;
    }

    private JList<?> shown() {
        return ((ComboPopup) getUI().getAccessibleChild(this, 0)).getList();
    }

    /** Takes no more room than a width of scale 1, however long the names are. */
    public void limitWidth(int width) {
        most = width;
    }

    @Override
    public Dimension getPreferredSize() {
        Dimension size = super.getPreferredSize();
        return new Dimension(most == 0 ? size.width : Math.min(size.width, Px.of(most)), size.height);
    }

    /** Offers other values. */
    public void setValues(List<T> values) {
        told = true;
        DefaultComboBoxModel<T> model = new DefaultComboBoxModel<>();
        values.forEach(model::addElement);
        setModel(model);
        told = false;
    }

    /** Shows a value without telling anybody. */
    public void show(T value) {
        told = true;
        setSelectedItem(value);
        told = false;
    }

    public T value() {
        return getItemAt(Math.max(0, getSelectedIndex()));
    }

    /** Has a small picture beside each value. */
    public void setIcons(Function<T, Icon> icons) {
        drawing = value -> Optional.of(icons.apply(value));
        setRenderer(new Named());
    }

    /** Says what the choice and each value is called. */
    public void setWords(String label, Function<T, String> next) {
        naming = next;
        // A renderer that is new makes the box measure its words anew.
        setRenderer(new Named());
        getAccessibleContext().setAccessibleName(label);
        setToolTipText(label);
        describe();
        revalidate();
        repaint();
    }

    /** Is called by a text of the window from now on, and each value as it is asked then. */
    public void bind(WindowText words, String label, Function<T, String> next) {
        words.follow(this, () -> setWords(words.text(label), next));
    }

    /** Says to whoever does not see the box what is chosen; its tip would only repeat its name. */
    private void describe() {
        getAccessibleContext().setAccessibleDescription(getSelectedIndex() < 0 ? "" : naming.apply(value()));
    }

    /** Says each value in words. */
    private final class Named extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focused) {
            // A rule set written out in full, as the renderer would, takes longer than painting it.
            JLabel label = (JLabel) super.getListCellRendererComponent(list, "", index, selected, focused);
            if (value != null) {
                label.setText(named(value));
                drawn(value).ifPresent(label::setIcon);
            }
            return label;
        }

        @SuppressWarnings("unchecked") // Swing hands over what the model holds as a mere object
        private String named(Object value) {
            return naming.apply((T) value);
        }

        @SuppressWarnings("unchecked") // as above
        private Optional<Icon> drawn(Object value) {
            return drawing.apply((T) value);
        }
    }
}
