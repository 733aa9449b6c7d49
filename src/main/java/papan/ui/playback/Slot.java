package papan.ui.playback;

import java.awt.Component;
import java.awt.Dimension;
import java.util.Optional;
import javax.swing.JPanel;
import papan.ui.common.Wraps;

/** The place at the end of the transport for a workspace's own button, whose words take several lines where they must. */
final class Slot extends JPanel {
    private Optional<Component> held = Optional.empty();

    Slot() {
        super(null);
        setOpaque(false);
    }

    /** Holds something, and nothing else any more. */
    void hold(Component part) {
        removeAll();
        add(part);
        held = Optional.of(part);
    }

    @Override
    public Dimension getPreferredSize() {
        return held.map(Component::getPreferredSize).orElseGet(Dimension::new);
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    public void doLayout() {
        held.ifPresent(part -> {
            int width = Math.min(getWidth(), part.getPreferredSize().width);
            int high = part instanceof Wraps words ? words.heightFor(width) : part.getPreferredSize().height;
            int height = Math.min(getHeight(), high);
            part.setBounds(getWidth() - width, (getHeight() - height) / 2, width, height);
        });
    }
}
