package papan.ui.atlas;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import papan.ui.common.Icons;
import papan.ui.common.Paints;
import papan.ui.common.Pickable;
import papan.ui.common.Px;
import papan.ui.common.TextWrap;

/** A row of a table that can be picked: wrapped texts side by side. */
final class CellsRow extends Pickable {
    private static final int PAD = 12;
    private static final int ABOVE = 8;

    private final transient List<Cell> cells;
    private final transient Optional<Icons> icon;

    /**
     * A text in a column.
     *
     * @param share of the row's width, against the other cells'
     * @param colour the theme's colour of the text
     * @param lit whether it has a surface of its own
     */
    record Cell(String text, int share, String colour, boolean lit) {}

    CellsRow(List<Cell> cells, Optional<Icons> icon, Runnable pick) {
        super(pick);
        this.cells = List.copyOf(cells);
        this.icon = icon;
        getAccessibleContext().setAccessibleName(cells.stream().map(Cell::text).collect(Collectors.joining(": ")));
        updateUI();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setFont(Paints.font("Papan.body.font"));
    }

    private int widthOf(Cell cell, int width) {
        int all = cells.stream().mapToInt(Cell::share).sum();
        return (width - lead()) * cell.share() / all;
    }

    private int lead() {
        return icon.isPresent() ? Px.of(28) : 0;
    }

    @Override
    public int heightFor(int width) {
        int lines = cells.stream()
                .mapToInt(c -> TextWrap.lines(this, c.text(), widthOf(c, width) - 2 * Px.of(PAD))
                        .size())
                .max()
                .orElse(1);
        return Math.max(Px.of(36), lines * getFontMetrics(getFont()).getHeight() + 2 * Px.of(ABOVE));
    }

    @Override
    protected void paintComponent(Graphics g) {
        super.paintComponent(g);
        Graphics2D g2 = Paints.smooth(g);
        int x = lead();
        icon.ifPresent(i -> {
            g2.setColor(Paints.colour("Papan.accentText"));
            i.draw(g2, Px.of(10), (getHeight() - Px.exactly(18)) / 2, Px.exactly(18), 2);
        });
        for (Cell cell : cells) {
            int width = widthOf(cell, getWidth());
            if (cell.lit() && !isPicked()) {
                Paints.fill(
                        g2,
                        x + Px.of(2),
                        Px.of(2),
                        width - Px.of(4),
                        getHeight() - Px.of(4),
                        Px.exactly(12),
                        Paints.colour("Papan.lit"));
            }
            g2.setColor(Paints.colour(cell.colour()));
            Graphics2D part = (Graphics2D) g2.create();
            part.translate(x + Px.of(PAD), Px.of(ABOVE));
            TextWrap.draw(part, this, cell.text(), 0, width - 2 * Px.of(PAD), getHeight() - 2 * Px.of(ABOVE));
            part.dispose();
            x += width;
        }
        g2.dispose();
    }
}
