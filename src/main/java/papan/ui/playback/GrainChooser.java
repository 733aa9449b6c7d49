package papan.ui.playback;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import javax.swing.BorderFactory;
import javax.swing.BoxLayout;
import javax.swing.ButtonGroup;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import papan.replay.Grain;
import papan.ui.common.Paints;
import papan.ui.common.WindowText;

/** How far one step goes: seed, lap, turn or round, one of them always chosen. */
final class GrainChooser extends JPanel {
    private final Map<Grain, JToggleButton> buttons = new EnumMap<>(Grain.class);

    GrainChooser(Playback playback, WindowText words) {
        setLayout(new BoxLayout(this, BoxLayout.X_AXIS));
        setOpaque(false);
        setName("grain");
        ButtonGroup group = new ButtonGroup();
        for (Grain grain : Grain.values()) {
            JToggleButton button = new Segment();
            button.setName("grain." + grain.name().toLowerCase(Locale.ROOT));
            button.addActionListener(event -> playback.setGrain(grain));
            group.add(button);
            add(button);
            buttons.put(grain, button);
        }
        words.follow(() -> {
            getAccessibleContext().setAccessibleName(words.text("grain"));
            buttons.forEach((grain, button) -> {
                String id = grain.name().toLowerCase(Locale.ROOT);
                button.setText(words.text("grain." + id));
                button.setToolTipText(words.text("grain." + id + ".tip"));
            });
        });
        playback.addListener(change -> show(playback));
        show(playback);
    }

    private void show(Playback playback) {
        JToggleButton button = buttons.get(playback.grain());
        if (button != null && !button.isSelected()) {
            button.setSelected(true);
        }
        buttons.values().forEach(each -> each.setEnabled(!playback.isLocked()));
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

    /** One of the choices. */
    private static final class Segment extends JToggleButton {
        Segment() {
            setContentAreaFilled(false);
            setBorderPainted(false);
            setFocusPainted(false);
            setOpaque(false);
        }

        @Override
        public void updateUI() {
            super.updateUI();
            setFont(Paints.font("Papan.strong.font"));
            setMargin(new Insets(0, 0, 0, 0));
            setBorder(BorderFactory.createEmptyBorder());
        }

        @Override
        protected void paintComponent(Graphics g) {
            Graphics2D g2 = Paints.smooth(g);
            float arc = UIScale.scale(14f);
            if (isSelected()) {
                Paints.fill(g2, 0, 0, getWidth(), getHeight(), arc, Paints.colour("Papan.segment"));
            }
            if (isFocusOwner()) {
                Paints.focusRing(g2, 0, 0, getWidth(), getHeight(), arc);
            }
            g2.dispose();
            boolean strong = isSelected() || getModel().isRollover();
            setForeground(Paints.colour(strong ? "Papan.text" : "Papan.secondary"));
            super.paintComponent(g);
        }

        @Override
        public Dimension getPreferredSize() {
            int text = getFontMetrics(getFont()).stringWidth(getText());
            return new Dimension(text + UIScale.scale(28), UIScale.scale(30));
        }

        @Override
        public Dimension getMaximumSize() {
            return getPreferredSize();
        }

        @Override
        public Dimension getMinimumSize() {
            return getPreferredSize();
        }
    }
}
