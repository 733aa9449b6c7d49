package papan.ui.app;

import java.awt.Component;
import java.awt.FontMetrics;
import java.util.function.Function;
import javax.accessibility.AccessibleContext;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import papan.ui.common.KeyTable;
import papan.ui.common.Paints;
import papan.ui.common.WindowText;

/** All keys in two columns where a screen has room for them, each with what it does; the arrow keys go from one to the next, so that they can be heard. */
final class KeyList extends JList<KeyTable.Row> {
    /**
     * A list of keys.
     *
     * @param room how wide it may be
     */
    KeyList(WindowText words, int room) {
        super(KeyTable.rows().toArray(KeyTable.Row[]::new));
        setName("keys.list");
        getAccessibleContext().setAccessibleName(words.text("keys.title"));
        setLayoutOrientation(VERTICAL_WRAP);
        setOpaque(false);
        Cell cell = new Cell(words);
        setCellRenderer(cell);
        int rows = KeyTable.rows().size();
        setVisibleRowCount(2 * cell.getPreferredSize().width <= room ? (rows + 1) / 2 : rows);
        setSelectedIndex(0);
    }

    /** One key and what it does. */
    private static final class Cell extends JPanel implements ListCellRenderer<KeyTable.Row> {
        private final transient WindowText words;
        private final JLabel key = new JLabel();
        private final JLabel caption = new JLabel();

        Cell(WindowText words) {
            this.words = words;
            key.setFont(Paints.font("Papan.strong.font"));
            caption.setFont(Paints.font("Papan.body.font"));
            String keys = "[" + widest(key, this::label) + "!]";
            String captions = "[" + widest(caption, this::caption) + "!]";
            setLayout(new MigLayout("ins 4lp 8lp 4lp 24lp", keys + "16lp" + captions));
            add(key);
            add(caption);
        }

        /** The same width in every cell, as a list of several columns asks for. */
        private static int widest(JLabel in, Function<KeyTable.Row, String> text) {
            FontMetrics metrics = in.getFontMetrics(in.getFont());
            return KeyTable.rows().stream()
                    .map(text)
                    .mapToInt(metrics::stringWidth)
                    .max()
                    .orElse(0);
        }

        private String caption(KeyTable.Row row) {
            return words.text(row.command().captionKey());
        }

        private String label(KeyTable.Row row) {
            return KeyTable.label(words, row.command()).orElse("");
        }

        /** One cell stands for all rows: that it is called otherwise is no change of anything. */
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

        @Override
        public Component getListCellRendererComponent(
                JList<? extends KeyTable.Row> list, KeyTable.Row row, int index, boolean selected, boolean focused) {
            key.setText(label(row));
            caption.setText(caption(row));
            key.setForeground(Paints.colour("Papan.text"));
            caption.setForeground(Paints.colour("Papan.text"));
            // Only where the arrow keys go: with the mouse nothing is to be chosen here.
            setOpaque(selected && list.isFocusOwner());
            setBackground(Paints.colour("Papan.selection"));
            getAccessibleContext().setAccessibleName(key.getText() + ": " + caption.getText());
            return this;
        }
    }
}
