package papan.ui.plot;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import papan.ui.common.TextColumn;

/** Rows above and below that wrap: how high they are depends on the width, which they must know first. */
final class WrappedEdges extends BorderLayout {
    @Override
    public void layoutContainer(Container target) {
        for (Component part : target.getComponents()) {
            if (part instanceof TextColumn) {
                part.setSize(target.getWidth(), part.getHeight());
            }
        }
        super.layoutContainer(target);
    }
}
