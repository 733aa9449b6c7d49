package papan.ui.app;

import java.awt.Component;
import java.awt.FontMetrics;
import java.util.function.Function;
import javax.swing.JLabel;
import javax.swing.JList;
import net.miginfocom.swing.MigLayout;
import papan.ui.common.KeyTable;
import papan.ui.common.ListCell;
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
    private static final class Cell extends ListCell<KeyTable.Row> {
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

        @Override
        public Component getListCellRendererComponent(
                JList<? extends KeyTable.Row> list, KeyTable.Row row, int index, boolean selected, boolean focused) {
            key.setText(label(row));
            caption.setText(caption(row));
            key.setForeground(Paints.colour("Papan.text"));
            caption.setForeground(Paints.colour("Papan.text"));
            // Only where the arrow keys go: with the mouse nothing is to be chosen here.
            show(key.getText() + ": " + caption.getText(), selected && list.isFocusOwner());
            return this;
        }
    }
}
