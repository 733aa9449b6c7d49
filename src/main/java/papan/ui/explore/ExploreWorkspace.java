package papan.ui.explore;

import java.awt.BorderLayout;
import java.awt.event.HierarchyEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.analysis.Rival;
import papan.engine.Engine;
import papan.engine.Match;
import papan.engine.Refusal;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.narration.CaptionText;
import papan.narration.Reasoning;
import papan.replay.MarkFilter;
import papan.replay.RecordedMatch;
import papan.replay.Timeline;
import papan.replay.Variations;
import papan.rules.RuleBook;
import papan.rules.RuleSet;
import papan.ui.board.BoardHighlight;
import papan.ui.board.BoardView;
import papan.ui.board.Choosing;
import papan.ui.board.Viewpoint;
import papan.ui.common.ArrangedPage;
import papan.ui.common.CardLine;
import papan.ui.common.CoalescedTask;
import papan.ui.common.Edt;
import papan.ui.common.Paints;
import papan.ui.common.Part;
import papan.ui.common.QuietScroll;
import papan.ui.common.WindowText;
import papan.ui.playback.ClassView;
import papan.ui.playback.Lane;
import papan.ui.playback.Playback;
import papan.ui.playback.PlaybackListener.Change;
import papan.ui.playback.Ticker;
import papan.ui.playback.TransportBar;
import papan.ui.playback.Walkthrough;
import papan.ui.playback.Workbench;
import papan.ui.telling.Choices;
import papan.ui.telling.History;
import papan.ui.telling.NarrationLine;
import papan.ui.telling.RuleCard;
import papan.ui.telling.RuleLines;
import papan.ui.telling.RuleTold;

/**
 * The Explore workspace: a board on which a whole match is played under any rule set, looked through on a timeline of
 * rounds, turns, laps and seeds, and played otherwise in branches. Its words are {@code explore_<language>.properties}
 * beside this class. Lives on the event dispatch thread.
 */
public final class ExploreWorkspace extends JPanel implements Workbench {
    private final transient WindowText words;
    private final transient ExploreFiles files;
    private final transient Playback playback;
    private final transient ExploreSession session;
    private final MatchBar bar;
    private final LineChoice lineChoice;
    private final BranchBand band;
    private final transient GameWords gameWords;
    private final GameRow game;
    private final BoardView board;
    private final transient List<BoardView> boards = new ArrayList<>();
    private final NarrationLine narration = new NarrationLine();
    private final Notice notice;
    private final RuleCard rule;
    private final History history;
    private final TransportBar transport;
    private final transient CoalescedTask explaining = new CoalescedTask(this::explain);
    private transient CaptionText captions;
    private transient Variations shown;
    private transient String said = "";
    private transient Optional<Runnable> reading = Optional.empty();
    private transient Consumer<String> hearer = text -> {};
    private transient Runnable told = () -> {};

    /** What the layout arranges. */
    record Parts(
            MatchBar bar,
            BranchBand band,
            GameRow game,
            BoardView board,
            NarrationLine narration,
            Notice notice,
            RuleCard rule,
            History history) {}

    /**
     * A workspace that begins a match.
     *
     * @param window must include this package's texts
     * @param dice gives other numbers each time, for computer players
     */
    public ExploreWorkspace(WindowText window, Ticker ticker, RuleSet rules, ExploreFiles files, LongSupplier dice) {
        super(new BorderLayout());
        this.words = window;
        this.files = files;
        setName("explore");
        playback = new Playback(ticker, new Engine(rules).start());
        session = new ExploreSession(playback, rules, dice);
        gameWords = new GameWords(session, window);
        game = new GameRow(session, gameWords);
        captions = new CaptionText(gameWords.wording());
        playback.setSentences(cursor -> playback.timeline().told(cursor, captions));
        shown = session.variations();
        board = newBoard();
        narration.reserve(2);
        board.setName("explore.board");
        bar = new MatchBar(session, window, this::choose, this::save);
        lineChoice = new LineChoice(session, window, this::lookAt);
        band = new BranchBand(session, window);
        notice = new Notice(session, window, this::tellWhy, this::stopReading);
        notice.put(lineChoice);
        rule = new RuleCard(window);
        history = new History(playback, window, captions, playback::seek);
        transport =
                new TransportBar(playback, window, mark -> playback.timeline().told(mark.cursor(), captions));
        transport.onLane(session::lookAt);
        transport.keepOverview();
        Parts parts = new Parts(bar, band, game, board, narration, notice, rule, history);
        ArrangedPage page = new ArrangedPage(new ExploreLayout(parts));
        for (JComponent part : List.of(bar, band, game, board, narration, notice, rule, history)) {
            page.add(part);
        }
        add(new QuietScroll(page), BorderLayout.CENTER);
        add(transport, BorderLayout.SOUTH);
        session.addListener(this::answer);
        playback.addListener(this::played);
        addHierarchyListener(event -> {
            if ((event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0) {
                session.setAwake(isShowing());
            }
        });
        window.name(this, "explore");
        window.name(narration, "narration");
        window.follow(this, this::changeWords);
        Opponent.LITTLE_SISTER.sitDown(session);
    }

    /** One more board of the match. */
    private BoardView newBoard() {
        BoardView made = new BoardView(playback, viewpoint(session.rules()), words);
        made.addBoardListener(this::choose);
        boards.add(made);
        return made;
    }

    @Override
    public ClassView forClass() {
        BoardView made = newBoard();
        made.hideCorners();
        follow();
        return new MatchForClass(made);
    }

    private static Viewpoint viewpoint(RuleSet rules) {
        return Viewpoint.south(rules);
    }

    @Override
    public void offer(RuleBook book) {
        bar.offer(List.copyOf(book.all()));
    }

    /** The match that is shown. */
    public ExploreSession session() {
        return session;
    }

    @Override
    public Playback playback() {
        return playback;
    }

    public TransportBar transport() {
        return transport;
    }

    public void open(RecordedMatch match) {
        Edt.check();
        endReading();
        notice.forget();
        session.open(match);
        board.componentOf(new House(playback.position().toMove(), 1)).requestFocusInWindow();
    }

    /** Shows a recorded match where it was left, to be played on or stepped back. */
    public void goOn(RecordedMatch match) {
        Edt.check();
        endReading();
        notice.forget();
        session.goOn(match);
        entry().requestFocusInWindow();
    }

    /** Shows a turn of the match again, as it was played. */
    public void watch(int choice) {
        Edt.check();
        notice.forget();
        session.watch(choice);
        entry().requestFocusInWindow();
    }

    /** Reads a recorded match from a file and shows it, or says why it cannot. */
    public void open(Path file) {
        files.read(file, new Reading());
    }

    private void choose() {
        files.choose(this);
    }

    /** Begins a match by some rules, from a position if one is given, in which one plays against the computer. */
    public void play(RuleSet rules, Optional<Position> from) {
        Edt.check();
        endReading();
        notice.forget();
        session.begin(rules, from, Opponent.LITTLE_SISTER.strategy().orElseThrow());
        entry().requestFocusInWindow();
    }

    /** Begins a match by some rules against somebody. */
    public void play(RuleSet rules, Rival rival) {
        play(rules, Optional.empty());
        Opponent.of(rival).sitDown(session);
    }

    /** Why the latest ruling was made: on its card, or in words where there is no room for that. */
    private void tellWhy() {
        explaining.settle();
        if (rule.whyText().isShowing() && rule.getWidth() > 0) {
            rule.whyText().requestFocusInWindow();
        } else {
            tell(rule.reasons());
        }
    }

    @Override
    public boolean hint() {
        return session.advise();
    }

    @Override
    public boolean watchAgain() {
        return session.watchAgain();
    }

    @Override
    public boolean undo() {
        return session.undo();
    }

    @Override
    public boolean redo() {
        return session.redo();
    }

    @Override
    public void save() {
        files.save(this, session.recorded(), session.rules().id() + ".match.json", this::tell);
    }

    private void tell(String text) {
        notice.tell(text);
        notice.refresh(words, captions);
        hearer.accept(text);
    }

    @Override
    public void onSaid(Consumer<String> listener) {
        hearer = listener;
    }

    private void answer() {
        changed();
        notice.answer().ifPresent(hearer);
    }

    @Override
    public boolean backToMatch() {
        if (reading.isPresent()) {
            stopReading();
            return true;
        }
        boolean branched = !session.variations().isOnMain();
        session.backToMatch();
        return branched;
    }

    /** Whoever does not want to wait any longer goes on with what was there. */
    private void stopReading() {
        boolean focused = notice.reading().hasFocusInside();
        endReading();
        notice.forget();
        changed();
        if (focused) {
            entry().requestFocusInWindow();
        }
    }

    /** What is being read is not wanted any longer, or is there. */
    private void endReading() {
        reading.ifPresent(Runnable::run);
        reading = Optional.empty();
        notice.reading().end();
    }

    @Override
    public List<String> standing() {
        explaining.settle();
        String place = Optional.ofNullable(
                        transport.overview().getAccessibleContext().getAccessibleDescription())
                .orElse("");
        String branch = session.variations().isOnMain() ? "" : band.sentence();
        return Stream.of(
                        game.status(),
                        branch,
                        place,
                        narration.sentence(),
                        notice.text().getText())
                .filter(text -> !text.isBlank())
                .toList();
    }

    @Override
    public boolean goToFiring(int direction) {
        if (!transport.goToFiring(direction)) {
            tell(words.text(direction > 0 ? "explore.no-next" : "explore.no-previous"));
        }
        return true;
    }

    /** Whether something is being worked out or read in the background. */
    public boolean isBusy() {
        return session.isThinking() || reading.isPresent();
    }

    @Override
    public JComponent entry() {
        return board.componentOf(new House(playback.position().toMove(), 1));
    }

    @Override
    public Optional<JComponent> why() {
        return Optional.of(rule.whyText());
    }

    @Override
    public Optional<JComponent> whyNot() {
        return Optional.of(rule.whyNotText());
    }

    @Override
    public List<Walkthrough> walked() {
        return List.of(Walkthrough.of(playback, () -> session.rules().sowing().direction(), narration, this::sentence));
    }

    /** What has just happened; before anything has, who begins. */
    private String sentence() {
        if (!narration.sentence().isBlank()) {
            return narration.sentence();
        }
        explaining.settle();
        return notice.text().getText();
    }

    @Override
    public Optional<JComponent> told() {
        return Optional.of(narration);
    }

    @Override
    public List<Part> parts() {
        return List.of(
                new Part(bar, bar::entry),
                new Part(band, band::back),
                new Part(board, this::entry),
                Part.of(narration),
                new Part(notice, notice::text),
                new Part(rule, () -> rule.whyText().isShowing() ? rule.whyText() : rule.entry()),
                new Part(history, history::entry),
                new Part(
                        transport,
                        () -> transport.overview().isShowing() ? transport.overview() : transport.timeline()));
    }

    private void choose(House house) {
        notice.forget();
        session.choose(house);
        if (!playback.isPlaying() && notice.answer().isEmpty()) {
            // Nothing moves while the other player of a simultaneous opening is still to choose.
            hearer.accept(notice.text().getText());
        }
    }

    private void lookAt(int number) {
        int cursor = session.variations().branches().stream()
                .filter(branch -> branch.number() == number)
                .mapToInt(Variations.Branch::cursor)
                .findFirst()
                .orElse(playback.cursor());
        session.lookAt(number, cursor);
    }

    private void changeWords() {
        captions = new CaptionText(gameWords.wording());
        history.load(captions);
        lines();
        changed();
    }

    /** Shows the match as it stands: another line, another rule set, a refusal. */
    private void changed() {
        Variations now = session.variations();
        boolean elsewhere = now.current() != shown.current();
        boolean renamed = !captions.wording().equals(gameWords.wording());
        if (now != shown || renamed) {
            boolean other = renamed || !now.line().rules().equals(shown.line().rules());
            shown = now;
            captions = new CaptionText(gameWords.wording());
            if (other) {
                boards.forEach(each -> each.setViewpoint(viewpoint(session.rules())));
                history.load(captions);
            }
            lines();
        }
        bar.refresh();
        lineChoice.refresh();
        band.refresh(words, captions);
        if (elsewhere) {
            hearer.accept(shown.isOnMain() ? words.text("explore.line.match") : band.sentence());
        }
        follow();
        explaining.now();
    }

    private void lines() {
        List<Lane> lanes = new ArrayList<>();
        lanes.add(new Lane(Variations.MAIN, shown.main().timeline(), 0));
        for (Variations.Branch branch : shown.branches()) {
            lanes.add(new Lane(branch.number(), branch.match().timeline(), branch.cursor()));
        }
        transport.setLanes(lanes, shown.current());
        Reasoning reasoning = new Reasoning(captions, session.rules());
        transport.offerClauses(
                playback.timeline().survey().clauses().stream()
                        .map(MarkFilter.Clause::new)
                        .toList(),
                clause -> reasoning.question(clause.clause()));
    }

    private void played(Change change) {
        if (change == Change.LOADED) {
            history.load(captions);
        } else if (change == Change.CONTROLS) {
            explaining.ask();
        } else if (change == Change.CURSOR) {
            history.follow();
            notice.forget();
            follow();
            explaining.ask();
        }
    }

    /** Brings to the cursor what one looks at: the sentence, and the houses that may be sown. */
    private void follow() {
        Timeline timeline = playback.timeline();
        int cursor = playback.cursor();
        CaptionText telling = captions;
        narration.show(
                () -> new NarrationLine.Sentence(timeline.told(cursor, telling), NarrationLine.pill(timeline, cursor)));
        List<Match> choosing = session.choosing();
        boolean waits = choosing.isEmpty() || (session.isAtEnd() && session.isComputersTurn());
        Set<House> legal = waits
                ? Set.of()
                : choosing.stream()
                        .flatMap(match -> match.legalMoves().stream())
                        .map(Move::from)
                        .collect(Collectors.toSet());
        Choosing chosen = waits
                ? Choosing.WATCH
                : Choices.of(
                                playback.position().layout(),
                                house -> legal.contains(house) ? Optional.empty() : refusal(choosing, house))
                        .atThisMoment();
        for (BoardView each : boards) {
            each.setLegal(legal);
            // What one player has chosen is to be seen while the other still chooses.
            each.setHighlights(highlights());
            each.setChoosing(chosen);
        }
    }

    private List<BoardHighlight> highlights() {
        List<BoardHighlight> all = new ArrayList<>();
        session.line()
                .waiting()
                .filter(last -> session.isAtEnd())
                .ifPresent(last -> all.add(new BoardHighlight(last.move().from(), BoardHighlight.Role.FOCUS)));
        session.advice()
                .ifPresent(advice -> all.add(new BoardHighlight(advice.move().from(), BoardHighlight.Role.FOCUS)));
        return all;
    }

    /** What the match answers in which the owner of a house chooses, or else the first. */
    private static Optional<Refusal> refusal(List<Match> choosing, House house) {
        return choosing.stream()
                .filter(match -> match.mover() == house.side())
                .findFirst()
                .orElse(choosing.get(0))
                .refuse(new Move(house));
    }

    /** Brings to it what one reads then: the rule, and what can be done. */
    private void explain() {
        playback.timeline()
                .decisionAt(playback.cursor())
                .ifPresentOrElse(
                        event -> rule.show(event, new Reasoning(captions, session.rules())), rule::showNothing);
        notice.refresh(words, captions);
        game.refresh(words, captions);
        sayStatus();
        told.run();
    }

    /** Whose turn it is and how a round came out is said as soon as nothing moves any more. */
    private void sayStatus() {
        boolean rests = !playback.isPlaying() && session.you().isPresent() && isShowing();
        if (rests && !game.status().equals(said)) {
            said = game.status();
            hearer.accept(said);
        }
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBackground(Paints.colour("Papan.background"));
    }

    /** The match for a class: whose rules, which line, what has just happened or what was asked. */
    private final class MatchForClass implements ClassView {
        private final BoardView seen;

        MatchForClass(BoardView seen) {
            this.seen = seen;
        }

        @Override
        public JComponent view() {
            return seen;
        }

        @Override
        public String title() {
            return shown.isOnMain()
                    ? session.rules().about().name(words.language().tag())
                    : band.sentence();
        }

        @Override
        public String sentence() {
            return notice.answer().orElseGet(ExploreWorkspace.this::sentence);
        }

        @Override
        public JComponent entry() {
            return seen.componentOf(new House(playback.position().toMove(), 1));
        }

        @Override
        public List<Way> ways() {
            return session.directions().stream()
                    .map(move -> new Way(
                            words.text(
                                    "explore." + move.direction().orElseThrow().id()),
                            () -> session.choose(move)))
                    .toList();
        }

        private Optional<RuleTold> decided() {
            return playback.timeline()
                    .decisionAt(playback.cursor())
                    .flatMap(event -> RuleTold.of(event, new Reasoning(captions, session.rules()), words));
        }

        @Override
        public List<CardLine> why() {
            return decided().map(RuleLines::why).orElse(List.of());
        }

        @Override
        public List<CardLine> whyNot() {
            return decided().map(RuleLines::whyNot).orElse(List.of());
        }

        @Override
        public List<CardLine> documents() {
            return decided().map(each -> RuleLines.documents(each, "", words)).orElse(List.of());
        }

        @Override
        public void setLetters(float size) {
            seen.setLetters(size);
        }

        @Override
        public void onWords(Runnable listener) {
            told = listener;
        }
    }

    /** Shows what is read, and how far it has come. */
    private final class Reading implements ExploreFiles.Reading {
        @Override
        public void begun(String file, Runnable stop) {
            endReading();
            reading = Optional.of(stop);
            notice.reading().begin(file);
        }

        @Override
        public void progress(double part) {
            boolean begins = !notice.reading().isVisible();
            notice.reading().show(part);
            notice.refresh(words, captions);
            if (begins) {
                hearer.accept(notice.reading().told());
            }
        }

        @Override
        public void read(RecordedMatch match) {
            open(match);
        }

        @Override
        public void failed(String file, String problem) {
            endReading();
            tell(words.text("explore.failed", Map.of("file", file, "problem", problem)));
        }
    }
}
