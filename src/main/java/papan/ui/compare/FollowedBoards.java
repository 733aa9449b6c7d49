package papan.ui.compare;

import java.awt.Container;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JPanel;
import papan.model.Side;
import papan.replay.Lockstep;
import papan.replay.Timeline;
import papan.rules.RuleSet;
import papan.ui.board.BoardBox;
import papan.ui.board.BoardView;
import papan.ui.board.Viewpoint;
import papan.ui.common.Arrangement;
import papan.ui.common.QuietScroll;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;
import papan.ui.playback.Playback;
import papan.ui.playback.PlaybackListener;
import papan.ui.playback.Reveal;

/**
 * Two to four boards of which the first follows a playback and the others follow the first, in step with it. What another
 * board does while the first one waits happens at once. Lives on the event dispatch thread.
 */
public final class FollowedBoards extends JPanel {
    /** A name is cut off after so many letters. */
    private static final int LONGEST_NAME = 80;

    /** The least width of a board, of scale 1. */
    private static final int LEAST = 300;

    /** The least width of a board where all would not be seen otherwise. */
    private static final int SMALLEST = 180;

    private final transient Playback playback;
    private final transient WindowText words;
    private final BesideOneAnother row = new BesideOneAnother(LEAST, SMALLEST, this::getHeight);
    private final QuietScroll scroll = new QuietScroll(row, "Papan.background");
    private final transient List<ReadOnlyText> names = new ArrayList<>();
    private transient Optional<Float> letters = Optional.empty();
    private boolean cornered = true;

    /**
     * What is shown on one of the boards.
     *
     * @param name what it is called
     */
    public record Shown(RuleSet rules, String name, Timeline timeline) {}

    /** Boards that follow a playback; none as yet. */
    public FollowedBoards(Playback playback, WindowText words) {
        this.playback = playback;
        this.words = words;
        setName("followed-boards");
        setOpaque(false);
        setLayout(new Lay());
        add(scroll);
    }

    /** Leaves the buttons in the corners of the boards out: for those who only look at them. */
    public void hideCorners() {
        cornered = false;
    }

    /** Writes the names in letters of a size in pixels. */
    public void setLetters(float size) {
        letters = Optional.of(size);
        names.forEach(this::enlarge);
    }

    private void enlarge(ReadOnlyText name) {
        letters.filter(size -> name.getFont().getSize2D() != size)
                .ifPresent(size -> name.setFont(name.getFont().deriveFont(size)));
    }

    /**
     * Shows boards from the playback's cursor on.
     *
     * @param lockstep their timelines in step, the playback's own first
     * @param bottom who sits at the bottom of each
     */
    public void show(List<Shown> boards, Lockstep lockstep, Side bottom) {
        List<TextColumn> columns = new ArrayList<>();
        names.clear();
        for (int i = 0; i < boards.size(); i++) {
            Shown each = boards.get(i);
            Reveal reveal = i == 0 ? playback : new Follower(i, lockstep);
            Viewpoint viewpoint = Viewpoint.of(bottom, each.rules());
            BoardView board = new BoardView(reveal, viewpoint, words::text);
            board.setName("followed-board." + i);
            board.setTitle(each.name());
            if (!cornered) {
                board.hideCorners();
            }
            ReadOnlyText name = CompareTexts.strong(shortened(each.name()));
            name.setToolTipText(each.name());
            name.getAccessibleContext().setAccessibleName(each.name());
            names.add(name);
            enlarge(name);
            TextColumn column = new TextColumn();
            column.put(name, 0);
            column.put(new BoardBox(board), 4);
            columns.add(column);
        }
        row.show(columns);
        getAccessibleContext()
                .setAccessibleName(
                        String.join(", ", boards.stream().map(Shown::name).toList()));
        revalidate();
        repaint();
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
        row.show(List.of());
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

    /** A board that is where it was when the first one was last where it is. */
    private final class Follower implements Reveal {
        private final int board;
        private final Lockstep lockstep;

        Follower(int board, Lockstep lockstep) {
            this.board = board;
            this.lockstep = lockstep;
        }

        private int step() {
            Timeline first = lockstep.timelines().get(0);
            return lockstep.lastWith(0, Math.min(playback.cursor(), first.size()));
        }

        @Override
        public Timeline timeline() {
            return lockstep.timelines().get(board);
        }

        @Override
        public int cursor() {
            return lockstep.beside(board, playback.cursor());
        }

        @Override
        public double fraction() {
            return lockstep.movesAfter(board, step()) ? playback.fraction() : 0;
        }

        @Override
        public void addListener(PlaybackListener listener) {
            playback.addListener(listener);
        }

        @Override
        public void removeListener(PlaybackListener listener) {
            playback.removeListener(listener);
        }
    }
}
