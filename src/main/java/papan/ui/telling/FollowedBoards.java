package papan.ui.telling;

import java.awt.Container;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.model.House;
import papan.model.Place;
import papan.model.Side;
import papan.rules.RuleSet;
import papan.rules.Source;
import papan.ui.board.BoardListener;
import papan.ui.board.BoardView;
import papan.ui.board.Choosing;
import papan.ui.board.Viewpoint;
import papan.ui.common.Arrangement;
import papan.ui.common.Px;
import papan.ui.common.QuietScroll;
import papan.ui.common.RulesMark;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;
import papan.ui.playback.Reveal;

/** The boards of a comparison, two to four, for those who look and do not choose. Lives on the event dispatch thread. */
public class FollowedBoards extends JPanel {
    /** A name is cut off after so many letters. */
    private static final int LONGEST_NAME = 80;

    /** The least width of a board, of scale 1. */
    private static final int LEAST = 300;

    /** So many boards stand in one row. */
    private static final int ONE_ROW = 2;

    /** The least width of a board where all would not be seen otherwise. */
    private static final int SMALLEST = 180;

    private final transient WindowText words;
    private final BesideOneAnother row = new BesideOneAnother(LEAST, SMALLEST, this::getHeight);
    private final QuietScroll scroll = new QuietScroll(row);
    private final transient List<TextLabel> names = new ArrayList<>();
    private final transient List<ToldBoard> boards = new ArrayList<>();
    private transient Optional<Float> letters = Optional.empty();
    private transient BiConsumer<Integer, Place> picked = (board, place) -> {};
    private boolean cornered = true;
    private boolean captioned = true;
    private boolean large;

    /**
     * What is shown on one of the boards.
     *
     * @param name what it is called
     * @param seen how much of what happens on it is seen
     */
    public record Shown(RuleSet rules, String name, Reveal seen) {}

    /**
     * What is told of one of the boards at the cursor.
     *
     * @param sentence what has just happened on it; empty if nothing is to be told
     * @param rule what decided it, as a sentence; empty where nothing did
     * @param soFar what was decided on it up to then; empty where nothing was
     * @param differing places that hold something else than on another board
     */
    public record Told(String sentence, Optional<String> rule, List<String> soFar, Set<Place> differing) {
        public Told {
            soFar = List.copyOf(soFar);
            differing = Set.copyOf(differing);
        }
    }

    /** None as yet. */
    public FollowedBoards(WindowText words) {
        this.words = words;
        setName("followed-boards");
        setOpaque(false);
        setLayout(new Lay());
        add(scroll);
    }

    /** Says who hears of a place that is picked on one of the boards, counted from 0. */
    public void onPicked(BiConsumer<Integer, Place> listener) {
        picked = listener;
    }

    /** Says whether places can be picked. */
    public void setPicking(boolean picking) {
        boards.forEach(told -> told.board().setChoosing(picking ? Choosing.PICK : Choosing.WATCH));
    }

    /** Leaves the buttons in the corners of the boards out: for those who only look at them. */
    public void hideCorners() {
        cornered = false;
    }

    /** Leaves out what is told below each board: it is told elsewhere, and the boards need the room. */
    public void hideCaptions() {
        captioned = false;
    }

    /** Says whether boards that need two rows are to be as large as can be: then it isn't told what was decided so far. */
    public void setLarge(boolean on) {
        large = on;
        boards.forEach(this::dress);
        revalidate();
    }

    private void dress(ToldBoard board) {
        board.showSoFar(!large || boards.size() <= ONE_ROW);
        enlarge(board);
    }

    /** Writes names and sentences in letters of a size in pixels, and leaves the rules out. */
    public void setLetters(float size) {
        letters = Optional.of(size);
        row.stay();
        names.forEach(this::enlarge);
        boards.forEach(this::enlarge);
    }

    private void enlarge(ToldBoard board) {
        enlarge(board.caption());
        board.caption().setVisible(captioned);
        letters.ifPresent(size -> {
            board.hideRules();
            board.board().setLetters(size);
        });
    }

    private void enlarge(JComponent text) {
        letters.filter(size -> text.getFont().getSize2D() != size)
                .ifPresent(size -> text.setFont(text.getFont().deriveFont(size)));
    }

    /**
     * Shows boards.
     *
     * @param bottom who sits at the bottom of each
     */
    public void show(List<Shown> shown, Side bottom) {
        List<TextColumn> columns = new ArrayList<>();
        names.clear();
        boards.clear();
        for (int i = 0; i < shown.size(); i++) {
            Shown each = shown.get(i);
            Viewpoint viewpoint = Viewpoint.of(bottom, each.rules());
            BoardView board = new BoardView(each.seen(), viewpoint, words);
            board.setName("followed-board." + i);
            board.setTitle(each.name());
            board.addBoardListener(new Picks(i));
            if (!cornered) {
                board.hideCorners();
            }
            ToldBoard told = new ToldBoard(board, shown.size());
            told.caption().setName("followed-board.caption." + i);
            told.caption()
                    .getAccessibleContext()
                    .setAccessibleName(words.text("compare.caption", Map.of("rules", each.name())));
            told.rule().setName("followed-board.rule." + i);
            told.soFar().setName("followed-board.so-far." + i);
            boards.add(told);
            TextLabel name = name(each);
            names.add(name);
            enlarge(name);
            TextColumn column = new TextColumn();
            column.put(name, 0);
            column.put(told, 4);
            columns.add(column);
        }
        boards.forEach(this::dress);
        row.show(columns);
        getAccessibleContext()
                .setAccessibleName(
                        String.join(", ", shown.stream().map(Shown::name).toList()));
        revalidate();
        repaint();
    }

    /** What a board is called, with the tile of its rule set; who points at it is told where the rules come from. */
    private TextLabel name(Shown board) {
        TextLabel name = new TextLabel("Papan.strong.font", "Papan.text");
        name.setText(shortened(board.name()));
        name.setIcon(RulesMark.of(board.rules().id()));
        name.setIconTextGap(Px.of(8));
        String rules = board.rules().about().name(words.language().tag());
        String source = Stream.of(
                        board.name(),
                        rules,
                        board.rules().principal().map(Source::title).orElse(""))
                .filter(part -> !part.isEmpty())
                .distinct()
                .collect(Collectors.joining(" · "));
        name.setToolTipText(source);
        name.getAccessibleContext().setAccessibleName(source);
        return name;
    }

    /** Tells what has happened on each board, and marks where they differ. */
    public void tell(List<Told> all) {
        // The page of another step comes a moment before its boards.
        if (all.size() != boards.size()) {
            return;
        }
        for (int i = 0; i < boards.size(); i++) {
            Told told = all.get(i);
            boards.get(i).tell(told.sentence(), told.rule());
            boards.get(i).tellSoFar(told.soFar().isEmpty() ? "" : soFar(told));
            boards.get(i).mark(Set.of(), told.differing());
        }
    }

    private String soFar(Told told) {
        return words.text("compare.so-far", Map.of("rules", String.join(" → ", told.soFar())));
    }

    /** As much of a name as leaves the boards in sight; the rest is in the tooltip. */
    private static String shortened(String name) {
        return name.length() <= LONGEST_NAME
                ? name
                : name.substring(0, name.offsetByCodePoints(0, name.codePointCount(0, LONGEST_NAME))) + "…";
    }

    /** Follows nothing any more. */
    public void putAway() {
        names.clear();
        boards.clear();
        row.show(List.of());
    }

    /** Passes on what is picked on a board. */
    private final class Picks implements BoardListener {
        private final int board;

        Picks(int board) {
            this.board = board;
        }

        @Override
        public void houseChosen(House house) {
            // Nothing is sown here.
        }

        @Override
        public void placePicked(Place place) {
            picked.accept(board, place);
        }
    }

    /** The boards in the middle of the height, as one board would be. */
    private final class Lay extends Arrangement {
        @Override
        public void layoutContainer(Container parent) {
            int width = parent.getWidth();
            int height = Math.min(parent.getHeight(), row.heightFor(width));
            scroll.setBounds(0, (parent.getHeight() - height) / 2, width, height);
        }

        @Override
        public Dimension preferredLayoutSize(Container parent) {
            return row.getPreferredSize();
        }
    }
}
