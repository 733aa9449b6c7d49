package papan.ui.compare;

import java.awt.EventQueue;
import java.awt.event.InputEvent;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.Timer;
import papan.analysis.Contrast;
import papan.analysis.Counterparts;
import papan.analysis.Course;
import papan.analysis.Courses;
import papan.model.House;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.replay.Pairing;
import papan.rules.ClauseId;
import papan.rules.ClauseSwitch;
import papan.rules.RuleSet;
import papan.ui.common.Background;
import papan.ui.common.Edt;
import papan.ui.common.KeptFocus;
import papan.ui.common.Past;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.playback.Ensemble;
import papan.ui.playback.PlaybackListener.Change;

/** The same moves on two to four boards: boards, the first difference, the clauses, where the boards end, one chart. */
final class BoardsPage extends TextColumn {
    private static final int MARGIN = 24;
    /** The least width of a board, of scale 1. */
    private static final int LEAST = 330;

    /** So many places that differ are marked at most. */
    private static final int MARKED = 9;

    private static final int MOST_SEEDS = 99;
    /** Milliseconds after which somebody who waits wants to be told so. */
    private static final int NOTICED = 300;

    private final CompareWords words;
    private final Ensemble ensemble;
    private final CompareFiles files;
    private final Past<Matchup> past = new Past<>();
    private final BesideOneAnother row = new BesideOneAnother(LEAST);
    private final List<BoardColumn> columns = new ArrayList<>();
    private final MovesBar bar;
    private final ReadOnlyText houses = Words.small("");
    private final PinnedPanel pinned;
    private final ClausesSheet clauses = new ClausesSheet(new Trial());
    private final EndsSheet ends = new EndsSheet();
    private final Cards cards;
    private final Optional<ComparisonChart> chart;
    private List<RuleSet> offered = List.of();
    private Matchup matchup;
    private Encounter encounter;
    private int asked;
    private boolean busy;
    /** Says that something is being worked out once it has taken long enough to be noticed. */
    private final Timer working = new Timer(NOTICED, event -> pinned().showWorking(words()));

    private boolean layingOut;
    private AtomicBoolean search = new AtomicBoolean(true);

    BoardsPage(
            CompareWords words,
            Ensemble ensemble,
            Matchup matchup,
            Optional<ComparisonChart> chart,
            CompareFiles files) {
        this.words = words;
        this.ensemble = ensemble;
        this.matchup = matchup;
        this.chart = chart;
        this.files = files;
        this.encounter = Encounter.of(matchup);
        working.setRepeats(false);
        setName("compare.boards-page");
        row.setName("compare.boards");
        bar = new MovesBar(new Asked());
        bar.onTyped(this::typed, this::unknown);
        pinned = new PinnedPanel(ensemble::seek);
        cards = new Cards(clauses.view(), ends.view(), chart.map(ComparisonChart::view));
        houses.setName("compare.houses");
        put(bar, 0);
        put(row, 12);
        put(houses, 4);
        put(pinned, 12);
        put(cards, 16);
        chart.ifPresent(shown -> shown.onAsked(event -> ensemble.seek(encounter.cursorAfter(0, event))));
        ensemble.addListener(this::played);
        shown(encounter, 0);
        updateUI();
    }

    /** Moves that were typed: those that no house of the first board can be are told. */
    private void typed(List<Move> moves) {
        Optional<Move> beyond = moves.stream()
                .filter(move -> !matchup.first().layout().contains(move.from()))
                .findFirst();
        beyond.ifPresentOrElse(move -> unknown(move.toString()), () -> change(matchup.withMoves(moves)));
    }

    private void unknown(String word) {
        bar.tell(words.text(
                "compare.moves.unknown",
                Map.of("word", word, "houses", matchup.first().layout().houses())));
    }

    private PinnedPanel pinned() {
        return pinned;
    }

    private CompareWords words() {
        return words;
    }

    /** Says which rule sets there are to choose from. */
    void offer(List<RuleSet> all) {
        offered = List.copyOf(all);
        showColumns();
    }

    /** The sentence under the first board. */
    JComponent caption() {
        return columns.get(0).caption();
    }

    /** Whether something is being worked out. */
    boolean isBusy() {
        return busy || !search.get();
    }

    Encounter encounter() {
        return encounter;
    }

    /** Compares something else; the present matchup can be had back. */
    void change(Matchup next) {
        Edt.check();
        if (next.equals(matchup)) {
            return;
        }
        past.leave(matchup);
        go(next);
    }

    void undo() {
        past.undo(matchup).ifPresent(this::go);
    }

    void redo() {
        past.redo(matchup).ifPresent(this::go);
    }

    private void go(Matchup next) {
        boolean grows = grows(matchup, next);
        int seen = encounter.lockstep().size();
        stopSearching();
        matchup = next;
        bar.tell(layingOut ? words.text("compare.lay-out.how") : "");
        bar.show(next, words);
        busy = true;
        int number = ++asked;
        working.restart();
        Background.run(
                () -> Encounter.of(next),
                made -> {
                    if (number == asked) {
                        settled();
                        shown(made, grows ? seen : 0);
                        if (grows) {
                            ensemble.play();
                        }
                    }
                },
                failure -> {
                    if (number == asked) {
                        settled();
                        matchup = encounter.matchup();
                        shown(encounter, ensemble.cursor());
                        bar.tell(words.text("compare.failed"));
                    }
                });
    }

    private void settled() {
        busy = false;
        working.stop();
    }

    /** Whether only moves have been added, so that what was seen before need not be seen again. */
    private static boolean grows(Matchup old, Matchup next) {
        return old.contenders().equals(next.contenders())
                && old.from().equals(next.from())
                && old.pairing() == next.pairing()
                && next.moves().size() > old.moves().size()
                && next.moves().subList(0, old.moves().size()).equals(old.moves());
    }

    private void shown(Encounter next, int cursor) {
        boolean sameBoards = columns.size() == next.boards();
        KeptFocus focus = KeptFocus.on(this);
        encounter = next;
        // Views of boards that are gone must not ask the ensemble for them.
        if (!sameBoards) {
            columns.clear();
            row.show(List.of());
        }
        ensemble.load(next.lockstep(), Math.min(cursor, next.lockstep().size()));
        if (!sameBoards) {
            for (int board = 0; board < next.boards(); board++) {
                columns.add(new BoardColumn(board, ensemble.board(board), words, new OnBoard()));
            }
            row.show(columns);
        }
        showColumns();
        bar.show(matchup, words);
        tellHouses();
        pinned.show(next, words);
        clauses.show(next, words);
        ends.show(next, words);
        chart.ifPresent(shown -> shown.load(courses(next)));
        follow();
        revalidate();
        repaint();
        focus.restore(this::entry);
    }

    private List<Course> courses(Encounter of) {
        List<Course> all = new ArrayList<>();
        for (int board = 0; board < of.boards(); board++) {
            Contender contender = of.matchup().contenders().get(board);
            RuleSet called = contender.borrowed().isPresent()
                    ? contender.rules().called(words.name(contender))
                    : contender.rules();
            Courses.Played played = of.sideBySide().boards().get(board);
            all.add(Course.of(called, played.before(), played.events()));
        }
        return all;
    }

    private void showColumns() {
        for (int board = 0; board < columns.size(); board++) {
            columns.get(board).show(matchup.contenders().get(board), offered, matchup.canLose(board), words);
            columns.get(board).setLayingOut(layingOut);
        }
        mark();
    }

    /** Which houses of the boards correspond, where that is not plain from their names. */
    private void tellHouses() {
        List<String> lines = new ArrayList<>();
        for (int board = 1; board < encounter.boards(); board++) {
            Counterparts counterparts =
                    encounter.sideBySide().rivals().get(board - 1).counterparts();
            if (!counterparts.isSame()) {
                String pairs = counterparts.pairs(Side.SOUTH).stream()
                        .map(pair -> pair.first().name() + " = "
                                + pair.other().map(House::name).orElse(words.text("compare.houses.none")))
                        .collect(Collectors.joining(", "));
                lines.add(words.text(
                        "compare.houses",
                        Map.of(
                                "one", words.name(matchup.contenders().get(0)),
                                "other", words.name(matchup.contenders().get(board)),
                                "pairs", pairs)));
            }
        }
        for (int board = 1; board < encounter.boards(); board++) {
            String other = words.name(matchup.contenders().get(board));
            boolean sameSize = encounter
                    .sideBySide()
                    .rivals()
                    .get(board - 1)
                    .counterparts()
                    .isSameSize();
            if (matchup.from().isPresent() && !sameSize) {
                lines.add(words.text("compare.own-seeds", Map.of("other", other)));
            }
            encounter
                    .sideBySide()
                    .lost(board)
                    .ifPresent(move -> lines.add(words.text(
                            "compare.lost", Map.of("house", move.from().name(), "other", other))));
        }
        houses.setText(String.join("\n", lines));
        houses.setVisible(!lines.isEmpty());
    }

    private void played(Change change) {
        if (change == Change.CURSOR || change == Change.LOADED) {
            follow();
        }
    }

    private void follow() {
        if (columns.size() != encounter.boards() || ensemble.lockstep() != encounter.lockstep()) {
            return;
        }
        columns.forEach(column -> column.follow(words));
        mark();
        chart.ifPresent(shown -> shown.follow(encounter.lockstep().cursorOf(0, ensemble.cursor())));
    }

    private void mark() {
        if (columns.size() != encounter.boards() || ensemble.lockstep() != encounter.lockstep()) {
            return;
        }
        boolean atEnd = ensemble.atLimit() && !layingOut;
        for (int board = 0; board < columns.size(); board++) {
            Set<House> legal = atEnd
                    ? encounter.legal().get(board).stream().map(Move::from).collect(Collectors.toSet())
                    : Set.of();
            columns.get(board).mark(legal, differing(board), atEnd);
        }
    }

    /** The places of a board that hold something else than on the first; on the first, than on any other. */
    private Set<Place> differing(int board) {
        Set<Place> places = new LinkedHashSet<>();
        for (int other = board == 0 ? 1 : board; other < (board == 0 ? encounter.boards() : board + 1); other++) {
            Counterparts counterparts =
                    encounter.sideBySide().rivals().get(other - 1).counterparts();
            Position one = positionOf(0);
            Position two = positionOf(other);
            if (counterparts.isSameSize()) {
                for (int i = 0; i < one.layout().places(); i++) {
                    Place here = one.layout().placeAt(i);
                    Place there = counterparts.onOther(here).orElse(here);
                    if (one.seedsIn(here) != two.seedsIn(there)) {
                        places.add(board == 0 ? here : there);
                    }
                }
            }
        }
        // Where nearly everything differs, marking it says nothing.
        return places.size() > MARKED ? Set.of() : places;
    }

    private Position positionOf(int board) {
        return encounter
                .lockstep()
                .timelines()
                .get(board)
                .positionAt(encounter.lockstep().cursorOf(board, ensemble.cursor()));
    }

    /** Says everything again. */
    void retext() {
        bar.retext(words);
        columns.forEach(column -> column.retext(words));
        bar.show(matchup, words);
        tellHouses();
        pinned.show(encounter, words);
        clauses.show(encounter, words);
        ends.show(encounter, words);
    }

    /** The parts between which F6 goes. */
    List<JComponent> parts() {
        List<JComponent> parts = new ArrayList<>(List.of(bar));
        parts.addAll(columns);
        parts.add(pinned);
        parts.add(clauses.view());
        chart.ifPresent(shown -> parts.add(shown.view()));
        return parts;
    }

    /** What takes the focus in a part. */
    JComponent entryOf(JComponent part) {
        if (part == bar) {
            return bar.entry();
        }
        if (part instanceof BoardColumn column) {
            return column.board().componentOf(new House(Side.SOUTH, 1));
        }
        if (part == pinned) {
            return pinned.readable().isEmpty() ? bar.entry() : pinned.readable().get(0);
        }
        return part;
    }

    /** What chooses how the boards are kept in step; it stands above the page. */
    JComponent pairings() {
        return bar.pairings();
    }

    JComponent entry() {
        return columns.get(0).board().componentOf(new House(Side.SOUTH, 1));
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(Px.pad(14, MARGIN, 20, MARGIN));
    }

    /** Sows a house of a board, on all of them. */
    private void sow(int board, House house) {
        if (busy) {
            return;
        }
        Optional<Move> named = encounter.onFirst(board, new Move(house));
        if (named.isEmpty()) {
            bar.tell(words.text("compare.no-counterpart", Map.of("house", house.name())));
            return;
        }
        List<Move> onFirst = encounter.legalOnFirst().stream()
                .filter(move -> move.from().equals(named.get().from()))
                .toList();
        List<Move> directed =
                onFirst.stream().filter(move -> move.direction().isPresent()).toList();
        if (directed.size() > 1) {
            chooseDirection(board, house, directed);
        } else {
            sow(board, directed.isEmpty() ? named.get() : directed.get(0));
        }
    }

    private void chooseDirection(int board, House house, List<Move> choices) {
        JPopupMenu menu = new JPopupMenu();
        for (Move move : choices) {
            JMenuItem item = new JMenuItem(words.text(
                    "compare.direction." + move.direction().map(d -> d.id()).orElse("none"),
                    Map.of("house", house.name())));
            item.addActionListener(event -> sow(board, move));
            menu.add(item);
        }
        JComponent at = columns.get(board).board().componentOf(house);
        menu.show(at, at.getWidth() / 2, at.getHeight() / 2);
    }

    private void sow(int board, Move move) {
        boolean anywhere =
                encounter.legalOnFirst().stream().anyMatch(legal -> legal.from().equals(move.from()));
        if (!anywhere) {
            bar.tell(words.text(
                    "compare.refused",
                    Map.of(
                            "house",
                            move.from().name(),
                            "rules",
                            words.name(matchup.contenders().get(board)))));
            return;
        }
        change(matchup.with(move));
    }

    /** Adds a seed to a place, or with Shift takes one away. */
    private void lay(int board, Place place) {
        if (board != 0) {
            bar.tell(words.text("compare.lay-out.first"));
            return;
        }
        int modifiers = EventQueue.getCurrentEvent() instanceof InputEvent input ? input.getModifiersEx() : 0;
        boolean takes = (modifiers & InputEvent.SHIFT_DOWN_MASK) != 0;
        boolean burns = (modifiers & InputEvent.ALT_DOWN_MASK) != 0 && place instanceof House;
        Position now = laidOut();
        int[] cells = now.cells();
        int index = now.layout().indexOf(place);
        int burnt = burns ? now.burntMask() ^ 1 << index : now.burntMask();
        boolean closed = place instanceof House && (burnt >> index & 1) != 0;
        int changed = burns ? cells[index] : cells[index] + (takes ? -1 : 1);
        cells[index] = closed ? 0 : Math.max(0, Math.min(MOST_SEEDS, changed));
        lay(Position.of(now.layout(), cells, burnt, now.toMove(), now.round()));
    }

    private Position laidOut() {
        return matchup.from().orElseGet(() -> empty(matchup.first()));
    }

    private void lay(Position position) {
        change(matchup.from(Optional.of(position)));
    }

    /** Lets the user choose a rule-set file, and plays it on one more board. */
    void openRules() {
        files.openRules(this, words.words(), this::play, bar::tell);
    }

    private void play(RuleSet rules) {
        List<RuleSet> more = new ArrayList<>(offered);
        more.removeIf(each -> each.id().equals(rules.id()));
        more.add(0, rules);
        offer(more);
        int last = matchup.contenders().size() - 1;
        change(matchup.with(matchup.isFull() ? last : last + 1, Contender.of(rules)));
    }

    private static Position empty(RuleSet rules) {
        Layout layout = rules.layout();
        return Position.of(layout, new int[layout.places()], 0, Side.SOUTH, 1);
    }

    private void setLayingOut(boolean on) {
        layingOut = on;
        bar.setLayingOut(on);
        columns.forEach(column -> column.setLayingOut(on));
        bar.tell(on ? words.text("compare.lay-out.how") : "");
        if (on && (matchup.from().isEmpty() || !matchup.moves().isEmpty())) {
            lay(laidOut());
        }
        mark();
    }

    /** Looks for the smallest contrast between the first board and the last, or stops looking. */
    private void findSmallest() {
        if (!search.get()) {
            stopSearching();
            bar.tell("");
            return;
        }
        RuleSet one = matchup.first();
        RuleSet other =
                matchup.contenders().get(matchup.contenders().size() - 1).rules();
        if (!one.layout().equals(other.layout())) {
            bar.tell(words.text("compare.smallest.sizes"));
            return;
        }
        AtomicBoolean mine = new AtomicBoolean();
        search = mine;
        bar.setSearching(true, words);
        bar.tell(words.text("compare.smallest.searching"));
        RuleSet seen = new Counterparts(one, other).otherOnFirst();
        Background.run(
                () -> Contrast.find(one, seen, mine::get),
                outcome -> {
                    if (!mine.get()) {
                        stopSearching();
                        found(outcome);
                    }
                },
                failure -> {
                    if (!mine.get()) {
                        stopSearching();
                        bar.tell(words.text("compare.failed"));
                    }
                });
    }

    private void stopSearching() {
        if (!search.get()) {
            search.set(true);
            bar.setSearching(false, words);
        }
    }

    private void found(Contrast.Outcome outcome) {
        if (outcome.found().isEmpty()) {
            bar.tell(words.text(
                    "compare.smallest.none",
                    Map.of("seeds", outcome.seeds(), "tried", Long.toString(outcome.tried()))));
            return;
        }
        Contrast contrast = outcome.found().get();
        change(new Matchup(matchup.contenders(), contrast.before(), contrast.moves(), matchup.pairing()));
        bar.tell(
                contrast.before().isPresent()
                        ? words.text("compare.smallest.found", Map.of("seeds", contrast.seeds()))
                        : words.text("compare.smallest.start"));
    }

    private void addBoard() {
        List<String> shown =
                matchup.contenders().stream().map(each -> each.rules().id()).toList();
        offered.stream()
                .filter(rules -> !shown.contains(rules.id()))
                .filter(rules -> rules.layout().equals(matchup.first().layout()))
                .findFirst()
                .or(() -> offered.stream().findFirst())
                .ifPresent(rules -> change(matchup.with(matchup.contenders().size(), Contender.of(rules))));
    }

    private void copyStep() {
        List<CompareFiles.Board> boards = matchup.contenders().stream()
                .map(each -> new CompareFiles.Board(
                        each.rules(),
                        each.borrowed().map(Contender.Borrowed::clauses).orElse(List.of()),
                        each.borrowed().map(Contender.Borrowed::from)))
                .toList();
        if (matchup.contenders().stream().anyMatch(each -> each.since().isPresent())) {
            bar.tell(words.text("compare.step.what-if"));
            return;
        }
        if (matchup.moves().isEmpty()) {
            bar.tell(words.text("compare.step.empty"));
            return;
        }
        Optional<String> problem = files.copyStep(
                boards, matchup.from(), matchup.moves(), matchup.pairing().id());
        bar.tell(problem.map(text -> words.text("compare.step.refused", Map.of("problem", text)))
                .orElseGet(() -> words.text("compare.step.copied")));
    }

    private void save() {
        CompareFiles.Page page = new ComparisonPage(encounter, words, ensemble.cursor()).page();
        files.save(this, page, words.words(), bar::tell);
    }

    /** What the buttons ask for. */
    private final class Asked implements MovesBar.Listener {
        @Override
        public void moves(List<Move> next) {
            change(matchup.withMoves(next));
        }

        @Override
        public void takeBack() {
            change(matchup.withoutLastMove());
        }

        @Override
        public void ownStart() {
            change(matchup.from(Optional.empty()));
        }

        @Override
        public void layOut(boolean on) {
            setLayingOut(on);
        }

        @Override
        public void smallest() {
            findSmallest();
        }

        @Override
        public void otherMover() {
            Position now = laidOut();
            lay(now.withToMove(now.toMove().opponent()));
        }

        @Override
        public void open() {
            openRules();
        }

        @Override
        public void addBoard() {
            BoardsPage.this.addBoard();
        }

        @Override
        public void step() {
            copyStep();
        }

        @Override
        public void save() {
            BoardsPage.this.save();
        }

        @Override
        public void pairing(Pairing next) {
            change(matchup.with(next));
        }
    }

    /** What is done on one of the boards. */
    private final class OnBoard implements BoardColumn.Listener {
        @Override
        public void chosen(int board, RuleSet rules) {
            change(matchup.with(board, Contender.of(rules)));
        }

        @Override
        public void removed(int board) {
            change(matchup.without(board));
        }

        @Override
        public void sown(int board, House house) {
            sow(board, house);
        }

        @Override
        public void picked(int board, Place place) {
            lay(board, place);
        }
    }

    /** What is tried with a clause. */
    private final class Trial implements ClausesSheet.Trials {
        @Override
        public void borrow(ClauseId clause, RuleSet from) {
            seat(clause, from, OptionalInt.empty());
        }

        @Override
        public void whatIf(ClauseId clause, RuleSet from) {
            seat(clause, from, OptionalInt.of(encounter.lockstep().cursorOf(0, ensemble.cursor())));
        }

        private void seat(ClauseId clause, RuleSet from, OptionalInt since) {
            ClauseSwitch.take(matchup.first(), from, clause)
                    .map(rules ->
                            new Contender(rules, Optional.of(new Contender.Borrowed(from, List.of(clause), since))))
                    .ifPresent(contender ->
                            change(matchup.with(matchup.contenders().size(), contender)));
        }
    }
}
