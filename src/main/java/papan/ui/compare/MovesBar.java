package papan.ui.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import javax.swing.JTextField;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.replay.Pairing;
import papan.ui.common.FlatButton;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.PillToggle;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.Segments;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** Where the boards begin, which moves are made, what keeps them in step, and what can be done with all that. */
final class MovesBar extends TextColumn {
    private final TextLabel movesLabel = new TextLabel("Papan.body.font", "Papan.secondary");
    private final JTextField moves = new JTextField(10);
    private final PillButton back;
    private final PillButton begin;
    private final PillToggle layOut = new PillToggle();
    private final PillButton smallest = new PillButton(Icons.SEARCH);
    private final PillButton add;
    private final PillButton mover = new PillButton(Icons.SWAP);
    private final FlowRow pairingRow = new FlowRow(8);
    private final TextLabel pairingLabel = new TextLabel("Papan.body.font", "Papan.secondary");
    private final Segments<Pairing> pairings;
    private final ReadOnlyText told = CompareTexts.body("");
    private final transient CompareWords words;
    private boolean searching;
    private transient Consumer<String> hearer = text -> {};

    /** Who hears what the user asks for. */
    interface Listener {
        /** Seeds are laid out by hand, or no longer. */
        void layOut(boolean on);

        /** The smallest contrast is to be found, or is not waited for any more. */
        void smallest();

        void addBoard();

        /** A rule set of one's own, on one more board. */
        void open();

        /** What is shown becomes a lesson step. */
        void step();

        /** What is shown becomes a file. */
        void save();
    }

    MovesBar(CompareWords texts, Encounters encounters, Listener listener) {
        this.words = texts;
        WindowText words = texts.words();
        setName("compare.bar");
        pairings = new Segments<>(
                "compare.pairing",
                List.of(Pairing.values()),
                Pairing::id,
                next -> encounters.change(matchup -> matchup.with(next)));
        moves.setName("compare.moves");
        back = PillButton.of(words, "compare.back", Icons.RESTART, () -> encounters.change(Matchup::withoutLastMove));
        begin = PillButton.of(
                words,
                "compare.own-start",
                Icons.FIRST,
                () -> encounters.change(matchup -> matchup.from(Optional.empty())));
        layOut.setName("compare.lay-out");
        smallest.setName("compare.smallest");
        add = PillButton.of(words, "compare.add", Icons.COMPARE, listener::addBoard);
        words.bind(layOut, "compare.lay-out");
        words.bind(pairingLabel, "compare.pairing");
        words.tip(moves, "compare.moves");
        words.follow(smallest, this::tellSearch);
        pairings.bind(words, "compare.pairing", "compare.pairing");
        words.name(told, "compare.told");
        mover.setName("compare.mover");
        mover.addActionListener(event -> encounters.change(LaidOut::otherMover));
        told.setName("compare.told");
        told.setFocusable(true);
        layOut.addActionListener(event -> listener.layOut(layOut.isSelected()));
        smallest.addActionListener(event -> listener.smallest());
        pairingRow.add(pairingLabel);
        pairingRow.add(pairings);
        FlowRow named = FlowRow.of(6, movesLabel, moves);
        FlowRow files = FlowRow.of(
                6,
                FlatButton.of(words, "compare.open", Icons.OPEN, listener::open),
                FlatButton.of(words, "compare.step", Icons.LEARN, listener::step),
                FlatButton.of(words, "compare.save", Icons.SAVE, listener::save));
        put(FlowRow.of(6, named, back, begin, layOut, mover, smallest, add, files), 0);
        put(told, 4);
        told.setVisible(false);
        mover.setVisible(false);
    }

    /** Hears of typed moves: of those that can be read, or of the word that cannot. */
    void onTyped(Consumer<List<Move>> read, Consumer<String> unreadable) {
        moves.addActionListener(event -> {
            List<Move> all = new ArrayList<>();
            for (String word : moves.getText().trim().split("[\\s,;]+", -1)) {
                Optional<Move> move = Move.parse(capital(word));
                if (move.isPresent()) {
                    all.add(move.get());
                } else if (!word.isEmpty()) {
                    unreadable.accept(word);
                    return;
                }
            }
            read.accept(all);
        });
    }

    /** Houses may be written small: s6, s6:cw. */
    private static String capital(String word) {
        return word.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    void show(Matchup matchup) {
        moves.setText(listed(matchup));
        moves.setCaretPosition(moves.getText().length());
        back.setEnabled(!matchup.moves().isEmpty());
        begin.setVisible(matchup.from().isPresent());
        mover.setText(words.text(
                "compare.mover",
                Map.of(
                        "player",
                        matchup.from().map(Position::toMove).orElse(Side.SOUTH).id())));
        mover.setToolTipText(words.text("compare.mover.tip"));
        mover.getAccessibleContext().setAccessibleName(mover.getText());
        add.setEnabled(!matchup.isFull());
        pairings.show(matchup.pairing());
        movesLabel.setText(begun(matchup, words));
        revalidate();
    }

    /** Which moves are made, and from where; empty if none are. */
    static String told(Matchup matchup, CompareWords words) {
        return matchup.moves().isEmpty() ? "" : begun(matchup, words) + " " + listed(matchup);
    }

    private static String listed(Matchup matchup) {
        return matchup.moves().stream().map(Move::toString).collect(Collectors.joining(", "));
    }

    private static String begun(Matchup matchup, CompareWords words) {
        return matchup.from().map(from -> begun(from, words)).orElseGet(() -> words.text("compare.moves.start"));
    }

    private static String begun(Position from, CompareWords words) {
        int seeds = from.inRow(Side.SOUTH) + from.inRow(Side.NORTH);
        return words.text("compare.moves.position", Map.of("seeds", seeds));
    }

    /** Shows whether a search is under way. */
    void setSearching(boolean on) {
        searching = on;
        tellSearch();
    }

    void setLayingOut(boolean on) {
        layOut.setSelected(on);
        mover.setVisible(on);
        revalidate();
    }

    /** Says something below the buttons; nothing if the text is empty. */
    void tell(String text) {
        if (!text.isEmpty() && !text.equals(told.getText())) {
            hearer.accept(text);
        }
        told.setText(text);
        told.setVisible(!text.isEmpty());
        revalidate();
        repaint();
    }

    /** Says who else hears what is said. */
    void onSaid(Consumer<String> listener) {
        hearer = listener;
    }

    /** What keeps the boards in step, with its name: it stands elsewhere. */
    JComponent pairings() {
        return pairingRow;
    }

    JComponent entry() {
        return moves;
    }

    private void tellSearch() {
        String key = searching ? "compare.stop" : "compare.smallest";
        smallest.setText(words.text(key));
        smallest.setToolTipText(words.text(key + ".tip"));
        smallest.setSymbol(searching ? Icons.PAUSE : Icons.SEARCH);
        revalidate();
    }
}
