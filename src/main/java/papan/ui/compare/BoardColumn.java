package papan.ui.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import papan.model.Direction;
import papan.model.House;
import papan.model.Move;
import papan.model.Place;
import papan.rules.RuleSet;
import papan.ui.board.BoardListener;
import papan.ui.board.BoardView;
import papan.ui.board.Choosing;
import papan.ui.board.Viewpoint;
import papan.ui.common.Choice;
import papan.ui.common.FlatButton;
import papan.ui.common.Icons;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.RulesMark;
import papan.ui.common.TextColumn;
import papan.ui.playback.Reveal;
import papan.ui.telling.FollowedBoards;
import papan.ui.telling.ToldBoard;

/** One of the boards: whose rules are played on it, where they come from, the board itself and what has just happened there. */
final class BoardColumn extends TextColumn {
    private final Reveal reveal;
    private final transient CompareWords words;
    private boolean layingOut;
    private final Choice<RuleSet> rules;
    private final FlatButton remove = new FlatButton(Icons.CLOSE, 32, 16);
    private final ReadOnlyText origin = CompareTexts.small("");
    private final BoardView board;
    private final ToldBoard told;
    private final int number;
    private transient Optional<Contender> contender = Optional.empty();
    private transient Optional<Move> waiting = Optional.empty();

    /** Who hears what the user does on one of the boards. */
    interface Listener {
        void sown(int board, House house);

        /** A place was picked while seeds are laid out. */
        void picked(int board, Place place);
    }

    /** A board that shows nothing as yet. */
    BoardColumn(int number, Reveal reveal, Encounters encounters, CompareWords words, Listener listener) {
        this.number = number;
        this.reveal = reveal;
        this.words = words;
        setName("compare.column." + number);
        rules = new Choice<>(
                "compare.rules." + number,
                List.of(),
                chosen -> encounters.change(all -> all.with(number, Contender.of(chosen))));
        rules.limitWidth(384);
        rules.setIcons(each -> RulesMark.of(each.id()));
        remove.setName("compare.remove." + number);
        remove.addActionListener(event -> encounters.change(all -> all.without(number)));
        board = new BoardView(reveal, Viewpoint.south(Direction.CLOCKWISE), words.words());
        board.setName("compare.board." + number);
        board.addBoardListener(new BoardListener() {
            @Override
            public void houseChosen(House house) {
                listener.sown(number, house);
            }

            @Override
            public void placePicked(Place place) {
                listener.picked(number, place);
            }
        });
        told = new ToldBoard(board, encounters.encounter().boards());
        told.showSoFar(false);
        told.caption().setName("compare.caption." + number);
        told.rule().setName("compare.rule." + number);
        JPanel head =
                new JPanel(new MigLayout("ins 0, fillx, gap 0, novisualpadding, hidemode 3", "[60lp:pref:,grow]6lp[]"));
        head.setOpaque(false);
        head.add(rules, "wmin 60lp");
        head.add(remove);
        put(head, 0);
        put(origin, 4);
        put(told, 4);
    }

    BoardView board() {
        return board;
    }

    ReadOnlyText caption() {
        return told.caption();
    }

    FollowedBoards.Shown forClass() {
        Contender shown = contender.orElseThrow();
        return new FollowedBoards.Shown(shown.rules(), words.name(shown), reveal);
    }

    FollowedBoards.Told toldForClass(Set<Place> differing) {
        return new FollowedBoards.Told(
                told.caption().getText(), Optional.of(told.rule().getText()), List.of(), differing);
    }

    /** Where the focus goes first. */
    JComponent entry() {
        return rules;
    }

    void show(Contender next, List<RuleSet> offered, boolean removable) {
        contender = Optional.of(next);
        waiting = Optional.empty();
        List<RuleSet> all = new ArrayList<>(offered);
        if (!all.contains(next.rules())) {
            all.add(0, next.rules());
        }
        rules.setValues(all);
        rules.show(next.rules());
        remove.setVisible(removable);
        board.setViewpoint(Viewpoint.south(next.rules()));
        board.setTitle(words.name(next));
        changeWords();
    }

    /** Says everything in other words. */
    void changeWords() {
        contender.ifPresent(shown -> {
            rules.setWords(
                    words.text("compare.rules", Map.of("number", number + 1)),
                    each -> each.equals(shown.rules()) ? words.name(shown) : words.name(each));
            getAccessibleContext().setAccessibleName(words.name(shown));
            origin.setText(words.origin(shown));
            origin.setToolTipText(words.originTip(shown));
            origin.getAccessibleContext().setAccessibleName(words.originTip(shown));
            String tip = words.text("compare.remove", Map.of("rules", words.name(shown)));
            remove.setToolTipText(tip);
            remove.getAccessibleContext().setAccessibleName(tip);
            told.caption()
                    .getAccessibleContext()
                    .setAccessibleName(words.text("compare.caption", Map.of("rules", words.name(shown))));
        });
        follow();
    }

    /**
     * Brings the sentence to the cursor.
     *
     * @param last what one player has chosen while the other still chooses
     */
    void follow(Optional<Move> last) {
        waiting = last;
        follow();
    }

    private void follow() {
        int cursor = reveal.cursor();
        if (contender.isPresent() && waiting.isPresent()) {
            told.tell(words.waits(contender.get().rules(), waiting.get()), Optional.empty());
        } else if (contender.isEmpty()
                || cursor == 0
                || cursor > reveal.timeline().size()) {
            told.tell("", Optional.empty());
        } else {
            RuleSet played = contender.get().rules();
            told.tell(
                    words.told(played, reveal.timeline().events().get(cursor - 1)),
                    words.decided(played, reveal.timeline().decisionAt(cursor)));
        }
    }

    /**
     * Marks houses that may be chosen, and places where the boards differ.
     *
     * @param choosing what is told of the houses; empty while not all has been shown
     */
    void mark(Set<House> legal, Set<Place> differing, Optional<Choosing> choosing) {
        told.mark(legal, differing);
        if (!layingOut) {
            board.setChoosing(
                    choosing.orElseGet(() -> Choosing.waiting(board.scene().position())));
        }
    }

    /** Lays out seeds instead of sowing, or no longer. */
    void setLayingOut(boolean on) {
        layingOut = on;
        board.setChoosing(on ? Choosing.LAY : Choosing.WATCH);
    }
}
