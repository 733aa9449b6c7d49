package papan.ui.app;

import java.awt.Component;
import java.awt.Graphics;
import java.util.List;
import java.util.Optional;
import javax.swing.Icon;
import javax.swing.JList;
import papan.ui.common.ListCell;
import papan.ui.common.Px;
import papan.ui.common.TextLabel;

/** Words or signs with what they mean, in two columns where there is room; the arrow keys go from one to the next. */
final class WordList extends JList<WordList.Line> {
    private static final int COLUMN = 540;
    private static final int GAP = 16;

    /**
     * One of them.
     *
     * @param icon how it is drawn; empty if nothing stands for it
     */
    record Line(String name, String sentence, Optional<Icon> icon) {}

    /**
     * A list of words.
     *
     * @param title what a screen reader calls it
     * @param icons how wide the column of icons is
     * @param room how wide the list may be
     */
    WordList(String title, List<Line> lines, int icons, int room) {
        super(lines.toArray(Line[]::new));
        getAccessibleContext().setAccessibleName(title);
        int columns = 2 * Px.of(COLUMN) <= room ? 2 : 1;
        int width = Math.min(Px.of(COLUMN), room);
        setLayoutOrientation(VERTICAL_WRAP);
        setVisibleRowCount((lines.size() + columns - 1) / columns);
        setOpaque(false);
        Cell cell = new Cell(icons);
        setCellRenderer(cell);
        setFixedCellWidth(width);
        setFixedCellHeight(lines.stream()
                .mapToInt(line -> cell.heightOf(line, width))
                .max()
                .orElse(1));
        setSelectedIndex(0);
    }

    /** One word and its sentence. */
    static final class Cell extends ListCell<Line> {
        private final int icons;
        private final TextLabel name = new TextLabel("Papan.strong.font", "Papan.text");
        private final TextLabel sentence = new TextLabel("Papan.body.font", "Papan.text");
        private transient Optional<Icon> icon = Optional.empty();

        Cell(int icons) {
            this.icons = icons;
            put(name, 0);
            put(sentence, 2);
            setBorder(Px.pad(6, icons + 2 * GAP, 6, GAP));
        }

        int heightOf(Line line, int width) {
            show(line);
            int drawn = line.icon().map(Icon::getIconHeight).orElse(0) + Px.of(12);
            return Math.max(drawn, heightFor(width));
        }

        private void show(Line line) {
            name.setText(line.name());
            sentence.setText(line.sentence());
            icon = line.icon();
        }

        @Override
        protected void paintComponent(Graphics g) {
            super.paintComponent(g);
            icon.ifPresent(drawn -> {
                int x = Px.of(GAP) + (Px.of(icons) - drawn.getIconWidth()) / 2;
                drawn.paintIcon(this, g, x, Px.of(6));
            });
        }

        @Override
        public Component getListCellRendererComponent(
                JList<? extends Line> list, Line line, int index, boolean selected, boolean focused) {
            show(line);
            // Only where the arrow keys go: with the mouse nothing is to be chosen here.
            show(line.name() + ": " + line.sentence(), selected && list.isFocusOwner());
            return this;
        }
    }
}
