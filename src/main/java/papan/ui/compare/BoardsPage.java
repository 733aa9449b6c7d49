package papan.ui.compare;

import java.awt.EventQueue;
import java.awt.event.InputEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.JComponent;
import papan.analysis.Contrast;
import papan.analysis.Course;
import papan.analysis.Courses;
import papan.analysis.Differing;
import papan.model.House;
import papan.model.Move;
import papan.model.Place;
import papan.model.Side;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.ui.board.Choosing;
import papan.ui.common.KeptFocus;
import papan.ui.common.Part;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.playback.Ensemble;
import papan.ui.playback.PlaybackListener.Change;
import papan.ui.plot.BoardsChart;
import papan.ui.telling.BesideOneAnother;

/** The same moves on two to four boards: boards, the first difference, the clauses, where the boards end, one chart. */
final class BoardsPage extends BoardsFirst {
    private static final int MARGIN = 24;
    /** The least width of a board, of scale 1. */
    private static final int LEAST = 330;

    private static final int ABOVE_BOARDS = 12;

    private final CompareWords words;
    private final Ensemble ensemble;
    private final CompareFiles files;
    private final BesideOneAnother row = new BesideOneAnother(LEAST, LEAST, this::roomForBoards);
    private final List<BoardColumn> columns = new ArrayList<>();
    private final MovesBar bar;
    private final ReadOnlyText houses = CompareTexts.small("");
    private final PinnedPanel pinned;
    private final ClausesSheet clauses;
    private final EndsSheet ends;
    private final Cards cards;
    private final BoardsChart chart;
    private List<RuleSet> offered = List.of();
    private final Encounters encounters;
    private final SmallestSearch search = new SmallestSearch();
    private final SharedMove sowing;
    private final Outgoing outgoing;
    private boolean layingOut;
    private Runnable going = () -> {};

    BoardsPage(CompareWords words, Ensemble ensemble, Matchup matchup, CompareFiles files) {
        this.words = words;
        this.ensemble = ensemble;
        this.files = files;
        encounters = new Encounters(matchup, new Played());
        setName("compare.boards-page");
        row.setName("compare.boards");
        bar = new MovesBar(words, encounters, new Asked());
        bar.onTyped(this::typed, this::unknown);
        sowing = new SharedMove(encounters, words, bar::tell);
        outgoing = new Outgoing(encounters, words, files, bar::tell);
        pinned = new PinnedPanel(words, ensemble::seek);
        clauses = new ClausesSheet(words, new Trial());
        ends = new EndsSheet(words);
        chart = new BoardsChart(words.words(), courses(encounter()));
        cards = new Cards(clauses.view(), ends.view(), chart);
        houses.setName("compare.houses");
        putChoices(bar, ABOVE_BOARDS);
        putBoards(row, ABOVE_BOARDS);
        put(houses, 4);
        put(pinned, 12);
        put(cards, 16);
        chart.onAsked(event -> ensemble.seek(encounter().cursorAfter(0, event)));
        ensemble.addListener(this::played);
        shown(encounter(), 0);
        updateUI();
        words.words().follow(this, () -> {
            columns.forEach(BoardColumn::changeWords);
            tell();
        });
    }

    /** Moves that were typed: those that no house of the first board can be are told. */
    private void typed(List<Move> moves) {
        Optional<Move> beyond = moves.stream()
                .filter(move -> !matchup().first().layout().contains(move.from()))
                .findFirst();
        beyond.ifPresentOrElse(
                move -> unknown(move.toString()), () -> change(matchup().withMoves(moves)));
    }

    private void unknown(String word) {
        bar.tell(words.text(
                "compare.moves.unknown",
                Map.of("word", word, "houses", matchup().first().layout().houses())));
    }

    /** Says who else hears what is said below the moves. */
    void onSaid(Consumer<String> listener) {
        bar.onSaid(listener);
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

    CompareForClass.Page forClass() {
        Differing differing = encounter().differing(ensemble.cursor());
        return new CompareForClass.Page(
                "",
                columns.stream().map(column -> column.forClass()).toList(),
                IntStream.range(0, columns.size())
                        .mapToObj(board -> columns.get(board).toldForClass(differing.on(board)))
                        .toList(),
                "",
                List.of(),
                pinned.onCard());
    }

    /** Says who is told before boards go. */
    void beforeBoardsGo(Runnable listener) {
        going = listener;
    }

    /** Whether something is being worked out. */
    boolean isBusy() {
        return encounters.isBusy() || search.isRunning();
    }

    Encounter encounter() {
        return encounters.encounter();
    }

    private Matchup matchup() {
        return encounters.matchup();
    }

    /** Compares something else; the present matchup can be had back. */
    void change(Matchup next) {
        encounters.change(next);
    }

    /** What is shown now, for paper. */
    CompareFiles.Page page() {
        return outgoing.page(ensemble.cursor());
    }

    boolean undo() {
        return encounters.undo();
    }

    boolean redo() {
        return encounters.redo();
    }

    private void shown(Encounter next, int cursor) {
        boolean sameBoards = columns.size() == next.boards();
        KeptFocus focus = KeptFocus.on(this);
        // Views of boards that are gone must not ask the ensemble for them.
        if (!sameBoards) {
            columns.clear();
            row.show(List.of());
            going.run();
        }
        // What is told of the new boards must not reach a chart of the old ones.
        chart.load(courses(next));
        ensemble.load(next.lockstep(), Math.min(cursor, next.lockstep().size()));
        if (!sameBoards) {
            for (int board = 0; board < next.boards(); board++) {
                columns.add(new BoardColumn(board, ensemble.board(board), encounters, words, new OnBoard()));
            }
            row.show(columns);
        }
        showColumns();
        tell();
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
            columns.get(board)
                    .show(matchup().contenders().get(board), offered, matchup().canLose(board));
            columns.get(board).setLayingOut(layingOut);
        }
        mark();
    }

    private void tellHouses() {
        List<String> lines = new Correspondence(encounter(), words).lines();
        houses.setText(String.join("\n", lines));
        houses.setVisible(!lines.isEmpty());
    }

    private void played(Change change) {
        if (change == Change.CURSOR || change == Change.LOADED) {
            follow();
        }
    }

    private void follow() {
        if (columns.size() != encounter().boards()
                || ensemble.lockstep() != encounter().lockstep()) {
            return;
        }
        for (int board = 0; board < columns.size(); board++) {
            columns.get(board).follow(encounter().waiting(board).filter(last -> isAtRest()));
        }
        mark();
        chart.follow(encounter().lockstep().cursorOf(0, ensemble.cursor()));
    }

    private void mark() {
        if (columns.size() != encounter().boards()
                || ensemble.lockstep() != encounter().lockstep()) {
            return;
        }
        boolean atRest = isAtRest() && !layingOut;
        Differing differing = encounter().differing(ensemble.cursor());
        for (int board = 0; board < columns.size(); board++) {
            Set<House> legal = atRest
                    ? encounter().legal().get(board).stream().map(Move::from).collect(Collectors.toSet())
                    : Set.of();
            Optional<Choosing> choosing = atRest ? Optional.of(encounter().choosing(board)) : Optional.empty();
            columns.get(board).mark(legal, differing.on(board), choosing);
        }
    }

    private boolean isAtRest() {
        return encounter().isAtRest(ensemble.cursor());
    }

    /** How the boards stand, for whoever cannot see them: what was sown, and who chooses where. */
    List<String> standing() {
        List<String> told = new ArrayList<>(List.of(MovesBar.told(matchup(), words)));
        if (layingOut) {
            told.add(words.text("compare.lay-out.how"));
        } else if (!isAtRest()) {
            told.add(words.text("report.moving"));
        } else {
            for (int board = 0; board < encounter().boards(); board++) {
                told.add(words.text(
                        "compare.then",
                        Map.of(
                                "rules", words.name(matchup().contenders().get(board)),
                                "event", EndsSheet.next(encounter(), board, words))));
            }
        }
        return told;
    }

    private void tell() {
        bar.show(matchup());
        tellHouses();
        pinned.show(encounter());
        clauses.show(encounter());
        ends.show(encounter());
    }

    /** The parts between which F6 goes. */
    List<Part> parts() {
        List<Part> parts = new ArrayList<>(List.of(new Part(bar, bar::entry)));
        columns.forEach(column ->
                parts.add(new Part(column, () -> column.board().componentOf(new House(Side.SOUTH, 1)))));
        parts.add(new Part(pinned, () -> pinned.readable().stream().findFirst().orElse(bar.entry())));
        parts.add(Part.of(clauses.view()));
        parts.add(Part.of(chart));
        return parts;
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

    /** Adds a seed to a place, or with Shift takes one away. */
    private void lay(int board, Place place) {
        if (board != 0) {
            bar.tell(words.text("compare.lay-out.first"));
            return;
        }
        int modifiers = EventQueue.getCurrentEvent() instanceof InputEvent input ? input.getModifiersEx() : 0;
        boolean takes = (modifiers & InputEvent.SHIFT_DOWN_MASK) != 0;
        boolean burns = (modifiers & InputEvent.ALT_DOWN_MASK) != 0 && place instanceof House;
        LaidOut now = LaidOut.in(matchup());
        lay(burns ? now.withBurnt((House) place) : now.with(place, takes ? -1 : 1));
    }

    private void lay(LaidOut seeds) {
        change(matchup().from(Optional.of(seeds.position())));
    }

    /** Lets the user choose a rule-set file, and plays it on one more board. */
    void openRules() {
        files.openRules(this, this::play, bar::tell);
    }

    private void play(RuleSet rules) {
        List<RuleSet> more = new ArrayList<>(offered);
        more.removeIf(each -> each.id().equals(rules.id()));
        more.add(0, rules);
        offer(more);
        int last = matchup().contenders().size() - 1;
        change(matchup().with(matchup().isFull() ? last : last + 1, Contender.of(rules)));
    }

    private void setLayingOut(boolean on) {
        layingOut = on;
        bar.setLayingOut(on);
        columns.forEach(column -> column.setLayingOut(on));
        bar.tell(on ? words.text("compare.lay-out.how") : "");
        if (on && (matchup().from().isEmpty() || !matchup().moves().isEmpty())) {
            lay(LaidOut.in(matchup()));
        }
        mark();
    }

    /** Looks for the smallest contrast between the first board and the last, or stops looking. */
    private void findSmallest() {
        if (search.isRunning()) {
            stopSearching();
            bar.tell("");
            return;
        }
        RuleSet one = matchup().first();
        List<Contender> contenders = matchup().contenders();
        RuleSet other = contenders.get(contenders.size() - 1).rules();
        if (!one.layout().equals(other.layout())) {
            bar.tell(words.text("compare.smallest.sizes"));
            return;
        }
        bar.setSearching(true);
        bar.tell(words.text("compare.smallest.searching"));
        search.start(one, other, this::found, () -> {
            stopSearching();
            bar.tell(words.text("compare.failed"));
        });
    }

    private void stopSearching() {
        search.stop();
        bar.setSearching(false);
    }

    private void found(Contrast.Outcome outcome) {
        stopSearching();
        if (outcome.found().isEmpty()) {
            bar.tell(words.text(
                    "compare.smallest.none",
                    Map.of("seeds", outcome.seeds(), "tried", Long.toString(outcome.tried()))));
            return;
        }
        Contrast contrast = outcome.found().get();
        change(new Matchup(
                matchup().contenders(),
                contrast.before(),
                contrast.moves(),
                matchup().pairing()));
        bar.tell(
                contrast.before().isPresent()
                        ? words.text("compare.smallest.found", Map.of("seeds", contrast.seeds()))
                        : words.text("compare.smallest.start"));
    }

    private void addBoard() {
        matchup().withAnother(offered).ifPresent(this::change);
    }

    /** What becomes of what is compared. */
    private final class Played implements Encounters.Listener {
        @Override
        public void asked(Matchup next) {
            stopSearching();
            bar.tell(layingOut ? words.text("compare.lay-out.how") : "");
            bar.show(next);
        }

        @Override
        public void waits() {
            pinned.showWorking();
        }

        @Override
        public void played(Encounter made, OptionalInt seen) {
            shown(made, seen.orElse(0));
            if (seen.isPresent()) {
                ensemble.play();
            }
        }

        @Override
        public void failed(Encounter before) {
            shown(before, ensemble.cursor());
            bar.tell(words.text("compare.failed"));
        }
    }

    /** What the buttons ask for. */
    private final class Asked implements MovesBar.Listener {
        @Override
        public void layOut(boolean on) {
            setLayingOut(on);
        }

        @Override
        public void smallest() {
            findSmallest();
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
            outgoing.copyStep();
        }

        @Override
        public void save() {
            outgoing.save(BoardsPage.this, ensemble.cursor());
        }
    }

    /** What is done on one of the boards. */
    private final class OnBoard implements BoardColumn.Listener {
        @Override
        public void sown(int board, House house) {
            if (encounters.isBusy() || isAtRest()) {
                sowing.sow(board, house, columns.get(board).board().componentOf(house));
            } else {
                // What a house would do now is not what it looks like: first shows how the last one comes out.
                ensemble.last();
            }
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
            seat(clause, from, OptionalInt.of(encounter().lockstep().cursorOf(0, ensemble.cursor())));
        }

        private void seat(ClauseId clause, RuleSet from, OptionalInt since) {
            matchup().borrowing(clause, from, since).ifPresent(BoardsPage.this::change);
        }
    }
}
