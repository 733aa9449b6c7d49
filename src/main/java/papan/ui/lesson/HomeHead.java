package papan.ui.lesson;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import java.util.Map;
import papan.engine.Engine;
import papan.model.Position;
import papan.model.Side;
import papan.model.Store;
import papan.rules.RuleSet;
import papan.ui.board.BoardThumbnail;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;
import papan.ui.telling.MatchWords;

/**
 * The head of the lessons: what the game is, what to do next and who learns, and a board whose store fills with the seeds
 * of the learner's right answers.
 */
final class HomeHead extends TextColumn {
    private static final int WIDEST = 460;
    private static final int GAP = 28;
    /** Under a large zoom the words have the whole width. */
    private static final int ROOM = 560;
    /** More seeds than these are a heap that nobody tells from a larger one. */
    private static final int MOST_DRAWN = 120;

    private final TextColumn words = new TextColumn();
    private final List<? extends TextColumn> rows;
    private final transient BoardThumbnail picture;

    /**
     * The head.
     *
     * @param rules of the board that is drawn
     * @param invitations with the seeds of the store, one for each question that was answered right
     * @param rows of what can be pressed
     */
    HomeHead(WindowText texts, RuleSet rules, Invitations invitations, List<? extends TextColumn> rows) {
        TextLabel title = new TextLabel("Papan.title.font", "Papan.text");
        title.setText(texts.text("home.title"));
        words.put(title, 0);
        say(texts.text("home.game"), "Papan.body.font", "home.game", 8);
        int seeds = invitations.seeds();
        say(texts.text("home.seeds", Map.of("count", seeds)), "Papan.strong.font", "home.seeds", 10);
        invitations
                .next()
                .filter(any -> invitations.now().isEmpty())
                .ifPresent(rival -> say(
                        texts.text(
                                "home.next",
                                Map.of(
                                        "left",
                                        invitations.left(rival),
                                        "rival",
                                        MatchWords.name(rival, texts.language()))),
                        "Papan.body.font",
                        "home.next",
                        2));
        this.rows = List.copyOf(rows);
        rows.forEach(row -> words.put(row, 12));
        add(words);
        picture = new BoardThumbnail(filled(new Engine(rules).start(), Math.min(seeds, MOST_DRAWN)), rules);
    }

    List<? extends TextColumn> rows() {
        return rows;
    }

    /** A board at its start, with seeds in the store of whoever sits at the bottom. */
    private static Position filled(Position start, int seeds) {
        int[] cells = start.cells();
        cells[start.layout().indexOf(new Store(Side.SOUTH))] += seeds;
        return Position.of(start.layout(), cells, start.burntMask(), start.toMove(), start.round());
    }

    private void say(String said, String type, String name, int gap) {
        ReadOnlyText text = new ReadOnlyText(type, "Papan.text");
        text.setText(said);
        text.setName(name);
        words.put(text, gap);
    }

    private int drawn(int width) {
        return width < Px.of(ROOM) ? 0 : Math.min(Px.of(WIDEST), width * 2 / 5);
    }

    private int beside(int width) {
        return drawn(width) == 0 ? width : width - drawn(width) - Px.of(GAP);
    }

    @Override
    public int heightFor(int width) {
        int text = words.heightFor(beside(width));
        return drawn(width) == 0 ? text : Math.max(text, picture.heightFor(drawn(width)));
    }

    @Override
    public void doLayout() {
        words.setBounds(0, 0, beside(getWidth()), getHeight());
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D smooth = Paints.smooth(g);
        int width = drawn(getWidth());
        if (width > 0) {
            picture.paint(smooth, getWidth() - width, (getHeight() - picture.heightFor(width)) / 2, width);
        }
        smooth.dispose();
    }
}
