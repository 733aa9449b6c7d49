package papan.ui.common;

import javax.accessibility.AccessibleContext;
import javax.swing.ListCellRenderer;
import org.jspecify.annotations.Nullable;

/** One cell that stands for all rows of a list: that it is called otherwise is no change of anything. */
public abstract class ListCell<T> extends TextColumn implements ListCellRenderer<T> {
    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJPanel() {
                @Override
                public void firePropertyChange(String what, @Nullable Object before, @Nullable Object now) {}
            };
        }
        return accessibleContext;
    }

    /** Is called something, and lit where one is. */
    protected final void show(String name, boolean lit) {
        setOpaque(lit);
        setBackground(Paints.colour("Papan.selection"));
        getAccessibleContext().setAccessibleName(name);
    }
}
