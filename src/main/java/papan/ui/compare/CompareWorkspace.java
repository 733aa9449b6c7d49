package papan.ui.compare;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.engine.Engine;
import papan.model.Move;
import papan.model.Position;
import papan.replay.Lockstep;
import papan.replay.Mark;
import papan.replay.Pairing;
import papan.replay.Timeline;
import papan.rules.RuleBook;
import papan.rules.RuleSet;
import papan.ui.common.ArrangedPage;
import papan.ui.common.Edt;
import papan.ui.common.Paints;
import papan.ui.common.Part;
import papan.ui.common.Px;
import papan.ui.common.QuietScroll;
import papan.ui.common.Segments;
import papan.ui.common.WindowText;
import papan.ui.playback.ClassView;
import papan.ui.playback.Ensemble;
import papan.ui.playback.PlaybackListener;
import papan.ui.playback.PlaybackListener.Change;
import papan.ui.playback.Ticker;
import papan.ui.playback.TransportBar;
import papan.ui.playback.Walkthrough;
import papan.ui.playback.Workbench;

/**
 * The Compare workspace: the same moves on two to four boards in step, and all rule sets against one another. Its words
 * are {@code compare_<language>.properties} beside this class. Lives on the event dispatch thread.
 */
public final class CompareWorkspace extends JPanel implements Workbench {
    private final transient CompareWords words;
    private final transient Ensemble ensemble;
    private final BoardsPage boards;
    private final MatrixPage matrix;
    private final transient Ensemble hands;
    private final OpeningPage opening;
    private final TransportBar handsTransport;
    private final JPanel foot = new JPanel(new CardLayout());
    private final TransportBar transport;
    private final Segments<Page> pages;
    private final BothEnds top;
    private final CardLayout cards = new CardLayout();
    private final JPanel stage = new JPanel(cards);
    private Page shown = Page.BOARDS;
    private transient Runnable turned = () -> {};

    /** What the workspace can show. */
    private enum Page {
        /** The same moves on several boards. */
        BOARDS,
        /** Both hands of a simultaneous start. */
        OPENING,
        /** All rule sets against one another. */
        MATRIX;

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A workspace that compares two rule sets from their own starts.
     *
     * @param window must include this package's texts
     * @param ticker drives all boards
     * @param simultaneous a rule set with a simultaneous opening, for the laboratory
     */
    public CompareWorkspace(
            WindowText window, Ticker ticker, RuleSet one, RuleSet other, RuleSet simultaneous, CompareFiles files) {
        super(new BorderLayout());
        setName("compare");
        words = new CompareWords(window);
        Position start = new Engine(one).start();
        ensemble = new Ensemble(ticker, Lockstep.of(List.of(Timeline.still(start)), Pairing.CAUSE));
        boards = new BoardsPage(words, ensemble, Matchup.of(one, other), files);
        matrix = new MatrixPage(words, this::compare);
        transport = new TransportBar(ensemble, window, this::describe);
        hands = new Ensemble(ticker, ensemble.lockstep());
        opening = new OpeningPage(words, hands, Experiment.of(simultaneous));
        handsTransport = new TransportBar(hands, window, mark -> "");
        pages = new Segments<>("compare.page", List.of(Page.values()), Page::id, this::turnTo);
        top = new BothEnds(pages, boards.pairings());
        stage.setOpaque(false);
        stage.add(new QuietScroll(boards), Page.BOARDS.id());
        stage.add(new QuietScroll(opening), Page.OPENING.id());
        stage.add(new QuietScroll(matrix), Page.MATRIX.id());
        foot.add(transport, Page.BOARDS.id());
        foot.add(handsTransport, Page.OPENING.id());
        ArrangedPage whole = new ArrangedPage(new CompareLayout(top, stage));
        whole.add(top);
        whole.add(stage);
        add(new QuietScroll(whole), BorderLayout.CENTER);
        add(foot, BorderLayout.SOUTH);
        top.setBorder(Px.pad(14, 24, 0, 24));
        pages.bind(window, "compare", "compare.page");
        window.name(this, "compare");
        turnTo(Page.BOARDS);
    }

    @Override
    public void offer(RuleBook book) {
        List<RuleSet> all = List.copyOf(book.all());
        boards.offer(all);
        matrix.offer(all);
        opening.offer(all);
    }

    @Override
    public void onSaid(Consumer<String> listener) {
        boards.onSaid(listener);
    }

    /** What is compared on boards now, for paper; empty where no boards are shown. */
    public Optional<CompareFiles.Page> page() {
        return shown == Page.BOARDS ? Optional.of(boards.page()) : Optional.empty();
    }

    /** Shows two rule sets on boards, from their own starts. */
    public void compare(RuleSet one, RuleSet other) {
        boards.change(Matchup.of(one, other));
        turnTo(Page.BOARDS);
    }

    /** Shows rule sets on boards. */
    public void compare(List<RuleSet> rules, Optional<Position> from, List<Move> moves, Pairing pairing) {
        boards.change(new Matchup(rules.stream().map(Contender::of).toList(), from, moves, pairing));
        turnTo(Page.BOARDS);
    }

    /** What is set up on boards, without those that borrow clauses; empty where fewer than two are left. */
    public Optional<SetUp> setUp() {
        return boards.matchup().setUp();
    }

    @Override
    public ClassView forClass() {
        CompareForClass seen = new CompareForClass(
                () -> switch (shown) {
                    case BOARDS -> boards.forClass();
                    case OPENING -> opening.forClass();
                    case MATRIX -> matrix.forClass();
                },
                words.words());
        boards.beforeBoardsGo(seen::putAway);
        matrix.onChosen(seen::follow);
        // Heard last: the page has said what is told.
        PlaybackListener moved = change -> {
            if (change != Change.FRACTION) {
                Edt.later(seen::follow);
            }
        };
        ensemble.addListener(moved);
        hands.addListener(moved);
        turned = seen::follow;
        words.words().follow(this, turned);
        return seen;
    }

    @Override
    public boolean undo() {
        return shown == Page.OPENING ? opening.undo() : boards.undo();
    }

    @Override
    public boolean redo() {
        return shown == Page.OPENING ? opening.redo() : boards.redo();
    }

    /** Shows all rule sets against one another. */
    public void showMatrix() {
        turnTo(Page.MATRIX);
    }

    /** Shows the laboratory of the simultaneous start. */
    public void showOpening() {
        turnTo(Page.OPENING);
    }

    @Override
    public Ensemble playback() {
        return shown == Page.OPENING ? hands : ensemble;
    }

    @Override
    public List<Walkthrough> walked() {
        return List.of(
                new Walkthrough(
                        ensemble,
                        ensemble.board(0),
                        () -> boards.encounter().rules(0).sowing().direction(),
                        boards::caption,
                        ensemble::cursor,
                        this::sentence),
                opening.walked());
    }

    /** The transport of the page that is shown. */
    public TransportBar transport() {
        return shown == Page.OPENING ? handsTransport : transport;
    }

    @Override
    public boolean goToFiring(int direction) {
        return transport().goToFiring(direction);
    }

    /** Whether something is being worked out in the background. */
    public boolean isBusy() {
        return boards.isBusy() || opening.isBusy();
    }

    @Override
    public JComponent entry() {
        return switch (shown) {
            case BOARDS -> boards.entry();
            case OPENING -> opening.entry();
            case MATRIX -> matrix.entry();
        };
    }

    @Override
    public List<String> standing() {
        List<String> told = new ArrayList<>(List.of(words.text("compare.page." + shown.id())));
        if (shown == Page.BOARDS) {
            told.addAll(boards.standing());
        }
        return told;
    }

    @Override
    public List<Part> parts() {
        List<Part> parts = new ArrayList<>(List.of(new Part(pages, () -> pages.button(shown))));
        parts.addAll(
                switch (shown) {
                    case BOARDS -> boards.parts();
                    case OPENING -> opening.parts();
                    case MATRIX -> matrix.parts();
                });
        if (shown != Page.MATRIX) {
            parts.add(new Part(transport(), transport()::entry));
        }
        return parts;
    }

    private void turnTo(Page page) {
        Edt.check();
        shown = page;
        ensemble.pause();
        hands.pause();
        pages.show(page);
        cards.show(stage, page.id());
        foot.setVisible(page != Page.MATRIX);
        if (page != Page.MATRIX) {
            ((CardLayout) foot.getLayout()).show(foot, page.id());
        }
        boards.pairings().setVisible(page == Page.BOARDS);
        revalidate();
        turned.run();
    }

    /** What a mark of the timeline is about: the events of the step that led to it. */
    private String describe(Mark mark) {
        Map<Integer, String> events = events(mark.cursor());
        return events.keySet().stream().map(board -> named(board, events)).collect(Collectors.joining(" · "));
    }

    /** What the step has done that led to the cursor; only once if all boards do the same. */
    private String sentence() {
        Map<Integer, String> events = events(ensemble.cursor());
        Set<String> texts = Set.copyOf(events.values());
        return texts.size() == 1 && events.size() == boards.encounter().boards()
                ? texts.iterator().next()
                : events.keySet().stream().map(board -> named(board, events)).collect(Collectors.joining(" "));
    }

    private String named(int board, Map<Integer, String> events) {
        Contender contender = boards.encounter().matchup().contenders().get(board);
        return words.text(
                "compare.then", Map.of("rules", words.name(contender), "event", events.getOrDefault(board, "")));
    }

    /** What has happened on each board that has not waited in the step before a cursor, in their order. */
    private Map<Integer, String> events(int cursor) {
        Encounter encounter = boards.encounter();
        Map<Integer, String> told = new TreeMap<>();
        for (int board = 0; board < encounter.boards() && cursor > 0; board++) {
            if (encounter.lockstep().movesAfter(board, cursor - 1)) {
                int event = encounter.lockstep().cursorOf(board, cursor) - 1;
                told.put(
                        board,
                        words.told(
                                encounter.rules(board),
                                encounter
                                        .lockstep()
                                        .timelines()
                                        .get(board)
                                        .events()
                                        .get(event)));
            }
        }
        return told;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBackground(Paints.colour("Papan.background"));
        if (top != null) {
            top.setBorder(Px.pad(14, 24, 0, 24));
        }
    }
}
