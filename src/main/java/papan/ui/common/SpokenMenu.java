package papan.ui.common;

import java.awt.Component;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import javax.accessibility.Accessible;
import javax.swing.AbstractButton;
import javax.swing.ButtonGroup;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.MenuElement;
import javax.swing.MenuSelectionManager;

/**
 * A menu that begins at what is chosen now, or else at its first line, so that opening it says something to whoever does
 * not see it. Swing's own begins nowhere: what is read then is the pane behind it.
 */
public final class SpokenMenu extends JPopupMenu {
    private ButtonGroup group = new ButtonGroup();

    /** Adds a line that does something. */
    public JMenuItem item(String name, String text, Runnable does) {
        return put(new JMenuItem(text), name, does);
    }

    /** Adds one of several lines, of which one is chosen; a separator ends them. */
    public JMenuItem choice(String name, String text, boolean chosen, Runnable does) {
        JMenuItem item = new JRadioButtonMenuItem(text, chosen);
        group.add(item);
        return put(item, name, does);
    }

    /** Adds a line that is on or off. */
    public JMenuItem check(String name, String text, boolean on, Consumer<Boolean> does) {
        JMenuItem item = new JCheckBoxMenuItem(text, on);
        return put(item, name, () -> does.accept(item.isSelected()));
    }

    private JMenuItem put(JMenuItem item, String name, Runnable does) {
        item.setName(name);
        item.addActionListener(event -> does.run());
        return add(item);
    }

    @Override
    public void addSeparator() {
        super.addSeparator();
        group = new ButtonGroup();
    }

    /** It belongs to what opens it: who is there already need not hear what else is around the menu. */
    @Override
    public void setInvoker(Component invoker) {
        super.setInvoker(invoker);
        if (invoker instanceof Accessible opener) {
            getAccessibleContext().setAccessibleParent(opener);
        }
    }

    @Override
    public void show(Component invoker, int x, int y) {
        super.show(invoker, x, y);
        // Opening it asks for the focus for the pane behind it, and what has the focus last is what is read.
        Edt.later(this::begin);
    }

    private void begin() {
        MenuSelectionManager menus = MenuSelectionManager.defaultManager();
        boolean untouched = Arrays.equals(menus.getSelectedPath(), new MenuElement[] {this});
        List<JMenuItem> items = Arrays.stream(getComponents())
                .filter(JMenuItem.class::isInstance)
                .map(JMenuItem.class::cast)
                .filter(Component::isEnabled)
                .toList();
        if (untouched && !items.isEmpty()) {
            JMenuItem first = items.stream()
                    .filter(AbstractButton::isSelected)
                    .findFirst()
                    .orElse(items.get(0));
            menus.setSelectedPath(new MenuElement[] {this, first});
        }
    }
}
