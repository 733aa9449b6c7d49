package papan.ui.app;

import java.awt.BorderLayout;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.engine.Engine;
import papan.json.lesson.LessonFile;
import papan.json.lesson.StepWriter;
import papan.json.match.PositionLine;
import papan.json.progress.HandsFile;
import papan.json.progress.KeptFile;
import papan.json.progress.PlanFile;
import papan.json.progress.ProgressFolder;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Lesson;
import papan.lesson.script.LessonPlace;
import papan.model.Direction;
import papan.model.Layout;
import papan.model.Position;
import papan.model.Side;
import papan.replay.Mark;
import papan.replay.PlayedMatch;
import papan.replay.RecordedMatch;
import papan.replay.Variations;
import papan.rules.RuleBook;
import papan.rules.RuleSet;
import papan.ui.atlas.AtlasWorkspace;
import papan.ui.board.BoardView;
import papan.ui.board.Choosing;
import papan.ui.board.Viewpoint;
import papan.ui.chart.ChartsWorkspace;
import papan.ui.common.Announcer;
import papan.ui.common.Command;
import papan.ui.common.Edt;
import papan.ui.common.Px;
import papan.ui.common.RulesMark;
import papan.ui.common.SeedMotion;
import papan.ui.common.Theme;
import papan.ui.common.WindowText;
import papan.ui.compare.CompareWorkspace;
import papan.ui.explore.ExploreWorkspace;
import papan.ui.lesson.Journal;
import papan.ui.lesson.LearnSession;
import papan.ui.lesson.LearnSummary;
import papan.ui.lesson.LearnWorkspace;
import papan.ui.lesson.LessonBoard;
import papan.ui.lesson.LessonComparison;
import papan.ui.lesson.LessonVoice;
import papan.ui.lesson.SpokenLog;
import papan.ui.lesson.TroubleText;
import papan.ui.playback.Playback;
import papan.ui.playback.PlaybackListener.Change;
import papan.ui.playback.StepVoice;
import papan.ui.playback.TransportBar;
import papan.ui.playback.Walkthrough;
import papan.ui.playback.Workbench;
import papan.ui.plot.PlaybackChart;
import papan.ui.present.ClassCard;
import papan.ui.present.KeptHands;
import papan.ui.present.Presentation;
import papan.ui.present.TodaysLesson;
import papan.ui.settings.KeptSettings;
import papan.ui.settings.Settings;
import papan.ui.sound.Sounding;

/**
 * What lies in the window beside its rail: the workspaces around one lesson, its transport, and those who tell it to a
 * class and to whoever cannot see it. It is made while the lessons are being read. Lives on the event dispatch thread.
 */
public final class Contents implements KeptGames.Rooms, Opener.Places, OwnShelf.Desk, Presenting.Surroundings {
    /** In a narrower window, of scale 1, the presenter's panel takes the rail's place whatever is shown. */
    private static final int RAIL_BESIDE_PANEL = 760;

    /** The name under which it is remembered that it has been said how to go on after reading. */
    private static final String OWN_PACE = "own-pace";

    private final Inside inside;
    private final KeptSettings kept;
    private final Appearance appearance;
    private final WindowText words;
    private final Rail rail;
    private final SoundSwitch sound;
    private final Playback playback;
    private final LearnSession session;
    private final LearnWorkspace learn;
    private final BoardView board;
    private final TransportBar transport;
    private final Presenting presenting;
    private final Announcer announcer;
    private final ScreenReaderSummary ear;
    private final FileNotice notice;
    private final Opener opener;
    private final Workspaces workspaces;
    private final FileDialogs dialogs;
    private final WorkspaceFiles files;
    private final MotionAsk motionAsk;
    private final LessonWriting writing = new LessonWriting();
    private final Map<Command, Runnable> actions;
    private Optional<ProgressFolder> progress = Optional.empty();
    private List<KeptFile<?>> lists = List.of();
    private Optional<OwnShelf> shelf = Optional.empty();
    private Optional<KeptGames> games = Optional.empty();

    Contents(
            Inside inside, KeptSettings kept, Appearance appearance, WindowText words, Rail rail, Environment outside) {
        this.inside = inside;
        this.kept = kept;
        this.appearance = appearance;
        RulesMark.inOrder(RuleBooks.shipped()::ids);
        this.words = words.including(BoardView.class, "board");
        this.rail = rail;
        dialogs = new FileDialogs(words);
        playback = new Playback(outside.ticker(), empty());
        playback.setSpeed(kept.get(Settings.SPEED));
        playback.setGrain(kept.get(Settings.GRAIN));
        session = new LearnSession(playback, kept);
        SpokenLog heard = new SpokenLog(session);
        announcer = Announcer.ofThisRuntime(WindowVoice.of(inside.root(), inside::atEnd));
        board = new BoardView(playback, Viewpoint.south(Direction.CLOCKWISE), words::text);
        transport = new TransportBar(playback, words, this::told);
        learn = new LearnWorkspace(session, words, new LessonBoard(board, playback), transport);
        notice = new FileNotice(words, announcer, this::chooseFile, this::enter);
        opener = new Opener(dialogs, words, this);
        files = new WorkspaceFiles(opener, dialogs, words, () -> shelf);
        workspaces = new Workspaces(learn, words, this::rulesOfLesson, files, this::follow);
        FileDrop.on(inside.root(), inside::atEnd, opener);
        outside.desktop().onOpenFile(opener::open);
        learn.setComparison(new LessonComparison(playback, words));
        learn.onPlay(this::playLesson);
        session.setChanged(new ChangedRules(rules -> play(rules, Optional.empty()), files, workspaces, words));
        presenting = new Presenting(inside.root(), this, words, outside.screens());
        sound = new SoundSwitch(
                new Sounding(outside.loudspeaker(), () -> System.nanoTime() / 1_000_000),
                kept,
                key -> learn.say(key, Map.of()));
        sound.follow(playback, () -> rulesOfLesson().sowing().direction());
        motionAsk = new MotionAsk(words, kept, appearance::setMotion, this::motionAsked);
        learn.setPointers(kept.get(Settings.SEEN), this::setSeen);
        new LessonVoice(learn, words, announcer, heard, this::movesFocus);
        ear = new ScreenReaderSummary(workspaces, new LearnSummary(learn, words), words, announcer, heard);
        rail.onStray(this::takeStrayFocus);
        actions = new Commands(inside, this).actions();
        listen();
    }

    /** The smallest board, which costs least to make: nobody sees it before a lesson brings its own. */
    private static Position empty() {
        Layout layout = new Layout(Layout.MIN_HOUSES);
        return Position.of(layout, new int[layout.places()], 0, Side.SOUTH, 1);
    }

    /** What is told of a mark, when the pointer rests on it. */
    private String told(Mark mark) {
        return playback.timeline().told(mark.cursor(), learn.captions());
    }

    private void listen() {
        session.addListener(this::sessionChanged);
        learn.onPage(() -> {
            controls();
            ear.changed();
        });
        learn.onRest(this::rest);
        presenting.presentation().addListener(this::controls);
        presenting.presentation().addListener(this::callRule);
        playback.addListener(change -> {
            if (change != Change.FRACTION) {
                controls();
                sayThatItWaits();
            }
            moved(change);
        });
        board.onChosenInVain(this::watched);
        board.addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                session.goOnPlaying();
            }
        });
        words.follow(board, board::retext);
        words.follow(this::retext);
        words.follow(() -> FileDialogText.speak(words));
    }

    /**
     * Puts everything into the window.
     *
     * @param failure where it is told that something went wrong
     */
    void fill(JComponent window, JComponent failure) {
        // First, so that it is what a screen reader finds first.
        window.add(ear.summary(), BorderLayout.NORTH, 0);
        window.add(workspaces.stage(), BorderLayout.CENTER);
        JPanel foot = new JPanel(new BorderLayout());
        JPanel lines = new JPanel(new BorderLayout());
        lines.add(ear.quiet(), BorderLayout.NORTH);
        JPanel told = new JPanel(new BorderLayout());
        told.add(failure, BorderLayout.NORTH);
        told.add(notice, BorderLayout.SOUTH);
        lines.add(told, BorderLayout.CENTER);
        lines.add(motionAsk, BorderLayout.SOUTH);
        foot.add(lines, BorderLayout.NORTH);
        window.add(foot, BorderLayout.SOUTH);
        window.add(presenting.panel(), BorderLayout.EAST);
        window.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                controls();
            }
        });
        appearance.move();
    }

    /** Takes the lessons, and what else is not needed before they are there. */
    void load(Course course, Options options, Preferences preferences) {
        ProgressFolder folder = new ProgressFolder(preferences.learners());
        progress = Optional.of(folder);
        Journal journal = new Journal(folder, InstantSource.system());
        if (kept.get(Settings.GUEST) || kept.get(Settings.ALWAYS_GUEST)) {
            journal.setGuest();
        } else {
            journal.setLearner(kept.get(Settings.LEARNER));
        }
        learn.setJournal(journal, new KeptSeat(kept, journal));
        KeptGames played = new KeptGames(this, notice, words, folder, journal);
        games = Optional.of(played);
        HandsFile hands = new HandsFile(preferences.hands());
        PlanFile plans = new PlanFile(preferences.plans());
        lists = List.of(hands, plans);
        learn.desk().setHands(hands);
        presenting
                .presentation()
                .setHands(new KeptHands(
                        hands,
                        () -> kept.get(Settings.KEEPS_HANDS),
                        keep -> kept.keep(Settings.KEEPS_HANDS, keep),
                        trouble -> announcer.say(learn, TroubleText.of(trouble, words))));
        presenting.presentation().setToday(new TodaysLesson(session, plans));
        ProgressFiles handedIn = new ProgressFiles(kept, preferences.learners(), dialogs);
        learn.desk().setHandIn(handedIn);
        learn.desk().setClassFiles(handedIn);
        OwnShelf own = new OwnShelf(this, opener, dialogs, words, preferences.ownFiles(), course);
        shelf = Optional.of(own);
        learn.desk().setFiles(own);
        learn.setTranslations(course.source()::in);
        learn.setRules(lesson ->
                lesson.rules().in(RuleBooks.shipped()).find(lesson.rules().id()));
        learn.setLessons(
                course.all(),
                course.source()::ready,
                () -> course.first().ifPresent(run -> begin(run, options.step())));
        own.begin();
        workspaces.recall();
        played.begin();
        Edt.later(this::addChart);
        if (kept.get(Settings.SOUND)) {
            sound.set(true);
        }
        appearance.lookAround();
        if (options.lesson().isEmpty() && !options.present() && options.given().isNothing()) {
            Edt.later(() ->
                    turnToLast(Workspace.parse(kept.get(Settings.WORKSPACE)).orElse(Workspace.LEARN)));
        }
        options.given().match().ifPresent(this::showMatch);
        options.given().file().ifPresent(this::open);
        if (options.present()) {
            Edt.later(() -> present(options.step().isPresent()));
        }
        if (!session.isOpenQuestion() && workspaces.shown() == Workspace.LEARN) {
            rest();
        }
    }

    /** Gives the focus to where the workspace begins, if what had it is gone; a lesson says itself where it goes. */
    private void takeStrayFocus() {
        if (!showsLearn()) {
            rest();
        }
    }

    /** Gives the focus to what is to be done, where a window has come up anew. */
    @Override
    public void enter() {
        if (showsLearn()) {
            learn.takeFocus();
        } else {
            rest();
        }
    }

    /** Gives the focus to the sensible next thing: play, or at the end of a step the way to the next. */
    private void rest() {
        if (showsLearn() && session.isFinished()) {
            // What is offered there is shown a moment later, and nothing else is to be done.
            Edt.later(() -> learn.end().requestFocusInWindow());
            return;
        }
        JComponent next = learn.onwards();
        boolean plays = transport.isShowing() && (transport.playButton().isEnabled() || !next.isEnabled());
        JComponent learnt = plays ? transport.entry() : next;
        bench().map(Workbench::entry).orElse(learnt).requestFocusInWindow();
    }

    private void turnToLast(Workspace last) {
        if (last != Workspace.LEARN) {
            show(last);
        }
    }

    private void begin(LessonRun run, Optional<String> step) {
        if (step.isEmpty()) {
            session.resume(run);
        } else {
            session.open(run, stepOf(run, step));
        }
    }

    private static int stepOf(LessonRun run, Optional<String> id) {
        return id.flatMap(step -> run.stages().stream()
                        .filter(stage -> stage.step().head().id().equals(step))
                        .findFirst())
                .map(stage -> stage.index())
                .orElse(0);
    }

    private void addChart() {
        learn.setChart(newChart());
    }

    /** A chart without what only one who sits before it can use. */
    private PlaybackChart chartForClass() {
        PlaybackChart chart = newChart();
        chart.hideTools();
        return chart;
    }

    private PlaybackChart newChart() {
        PlaybackChart chart = new PlaybackChart(playback, this::rulesOfLesson, learn.captions(), files);
        learn.onWords(chart::setWords);
        return chart;
    }

    RuleSet rulesOfLesson() {
        return session.run()
                .map(run -> run.rules(session.stage()))
                .orElseGet(() -> RuleBooks.shipped().find("congklak-classic").orElseThrow());
    }

    private void sessionChanged() {
        if (session.run().isPresent()) {
            offerRulesOfLesson();
            board.setViewpoint(viewpoint());
            presenting.setViewpoint(viewpoint());
        }
        writing.follow(openLesson(), showsLearn());
        appearance.move();
        title();
        controls();
        ear.changed();
    }

    /** A lesson's own rule set can be chosen elsewhere too; not what becomes of an installed one while it is taught. */
    private void offerRulesOfLesson() {
        RuleSet own = rulesOfLesson();
        if (!RuleBooks.shipped().ids().contains(own.id())) {
            workspaces.offer(own);
        }
    }

    private String openLesson() {
        return session.run().map(run -> run.lesson().id()).orElse("");
    }

    /** What is written on boards in a lesson, and elsewhere. */
    LessonWriting writing() {
        return writing;
    }

    private Viewpoint viewpoint() {
        Side bottom = session.run().map(run -> run.lesson().view().bottom()).orElse(Side.SOUTH);
        return Viewpoint.of(bottom, rulesOfLesson());
    }

    /** Shows what is here to a class, a lesson from its first step or from where it is; ends it if it is being shown. */
    void present(boolean fromHere) {
        inside.closePlan();
        presenting.toggle(fromHere, bench(), new Presenting.Making(actions, viewpoint(), this::chartForClass));
    }

    @Override
    public Theme theme() {
        return kept.get(Settings.THEME);
    }

    @Override
    public void hideFromClass() {
        inside.closePlan();
    }

    @Override
    public void wear(Theme theme) {
        appearance.wear(theme);
    }

    @Override
    public void comeBack() {
        inside.around().comeBack();
    }

    @Override
    public void tell(String key) {
        ear.tell(key, Map.of());
    }

    /** What a class is being shown. */
    Presenting presenting() {
        return presenting;
    }

    private void title() {
        inside.around()
                .setTitle(
                        workspaces.shown() != Workspace.LEARN
                                ? words.text("title." + workspaces.shown().id())
                                : session.run()
                                        .map(run -> words.text(
                                                "title.lesson",
                                                Map.of("lesson", run.lesson().title())))
                                        .orElseGet(() -> words.text("title")));
    }

    /** Shows the lessons; who is there already keeps the focus where it is. */
    @Override
    public void showLearn() {
        boolean elsewhere = !showsLearn();
        turnTo(Workspace.LEARN);
        if (elsewhere) {
            learn.takeFocus();
        }
    }

    /** Shows all lessons. */
    void showLibrary() {
        showLearn();
        if (learn.showsLesson()) {
            learn.chooseLesson();
        }
    }

    /** The files in which there is not yet all that was done. */
    List<KeptFile<?>> unwritten() {
        List<KeptFile<?>> all = new ArrayList<>();
        progress.ifPresent(folder -> all.addAll(folder.unwritten()));
        lists.stream().filter(list -> !list.isWritten()).forEach(all::add);
        return all;
    }

    /** Shows a workspace. */
    void show(Workspace to) {
        switch (to) {
            case LEARN -> showLearn();
            case EXPLORE -> showExplore();
            case RULES -> showRules();
            case CHARTS -> showCharts();
            case COMPARE -> showCompare();
        }
    }

    /** The same from the rail: where lessons are shown already, the library or the lesson that is open. */
    void turn(Workspace to) {
        if (to == Workspace.LEARN && showsLearn()) {
            rail.select(Workspace.LEARN);
            learn.chooseLesson();
        } else {
            show(to);
        }
    }

    /** Shows the Rules workspace; it is made when it is first asked for. */
    public void showRules() {
        boolean first = !workspaces.hasAtlas();
        AtlasWorkspace atlas = workspaces.atlas(learn::lessons, lesson -> {
            showLearn();
            learn.open(lesson);
        });
        if (first) {
            atlas.onPlay(rules -> play(rules, Optional.empty()));
            atlas.showMap(kept.get(Settings.MAP));
            atlas.onMap(on -> kept.keep(Settings.MAP, on));
        }
        enter(Workspace.RULES, atlas);
    }

    @Override
    public RuleSet likelyRules() {
        return explore().map(shown -> shown.session().rules()).orElseGet(this::rulesOfLesson);
    }

    @Override
    public void showRules(Path file) {
        notice.clear();
        showRules();
        rules().ifPresent(atlas -> atlas.open(file));
    }

    @Override
    public void showMatch(Path file) {
        notice.clear();
        showExplore();
        explore().ifPresent(explore -> explore.open(file));
    }

    @Override
    public void showClass(Path folder) {
        notice.clear();
        showLearn();
        learn.desk().classResults(folder);
    }

    @Override
    public void told(String key, Map<String, Object> values) {
        notice.tell(words.text(key, values));
    }

    @Override
    public void addFolder(Path folder) {
        notice.clear();
        showLearn();
        shelf.ifPresent(own -> own.add(folder));
    }

    /** Lets a file be chosen, and shows it where it belongs. */
    @Override
    public void chooseFile() {
        opener.choose(inside.root());
    }

    /** Shows a file where it belongs. */
    public void open(Path file) {
        opener.open(file);
    }

    /** Shows a lesson from a file where its learner was, or what is wrong with it. */
    @Override
    public void showLesson(LessonFile file) {
        notice.clear();
        showLearn();
        shelf.ifPresent(own -> own.show(file));
    }

    @Override
    public RuleBook ruleBook() {
        return workspaces.rules();
    }

    @Override
    public List<Lesson> lessons() {
        return learn.lessons();
    }

    @Override
    public void showLesson(Lesson lesson, Optional<String> step) {
        notice.clear();
        showLearn();
        learn.goTo(lesson, step);
    }

    /** Where one is, as a line that can be pasted anywhere: a position, or a place in a lesson. */
    Optional<String> line() {
        if (bench().isPresent()) {
            return explore()
                    .flatMap(shown ->
                            line(shown.session().line(), shown.playback().cursor()));
        }
        if (session.free().isOn()) {
            return session.free().match().flatMap(tried -> line(tried, playback.cursor()));
        }
        return session.run()
                .filter(run -> session.rehearsal().isEmpty() && learn.showsLesson())
                .map(run -> new LessonPlace(
                                run.lesson().id(),
                                Optional.of(session.stage().step().head().id()).filter(id -> !session.isFinished()))
                        .text());
    }

    private static Optional<String> line(PlayedMatch match, int cursor) {
        return PositionLine.at(match, cursor).map(PositionLine::text);
    }

    /** Opens what the clipboard holds. */
    void paste() {
        FileDrop.paste(inside.root());
    }

    /** Shows the Charts workspace; it is made when it is first asked for. */
    public void showCharts() {
        enter(Workspace.CHARTS, workspaces.charts());
    }

    /** Shows the charts of a match that somebody has played. */
    @Override
    public void showCharts(RecordedMatch match) {
        showCharts();
        charts().ifPresent(workspace -> workspace.show(match));
    }

    /** Shows the Compare workspace; it is made when it is first asked for. */
    public void showCompare() {
        enter(Workspace.COMPARE, workspaces.compare());
    }

    /** Shows the Explore workspace; it is made when it is first asked for. */
    @Override
    public void showExplore() {
        ExploreWorkspace explore = workspaces.explore(playback.speed());
        games.ifPresent(explore.session()::setKeeper);
        enter(Workspace.EXPLORE, explore);
    }

    /** Begins another match on the board of Explore, where one has been played. */
    @Override
    public void beginAnew() {
        workspaces.explore().map(ExploreWorkspace::session).ifPresent(session -> session.begin(session.rules()));
    }

    private <T extends JComponent & Workbench> void enter(Workspace which, T bench) {
        bench.onSaid(text -> announcer.answer(bench, text));
        turnTo(which);
        bench.entry().requestFocusInWindow();
    }

    /** Begins a match by the rules of the lesson that is open, from the board of its step if it goes on from there. */
    void playLesson() {
        RuleSet rules = rulesOfLesson();
        play(rules, boardOfLesson(rules));
    }

    /** Keeps what was tried on a lesson's board: as a game, and as a step for whoever writes lessons. */
    void keepFound(PlayedMatch found) {
        String step = StepWriter.play(found.rules(), found.from(), found.moves());
        copy(step);
        boolean guest = games.filter(kept -> kept.keepFound(new RecordedMatch(Variations.of(found), Map.of())))
                .isEmpty();
        learn.say(guest ? "free.kept.step" : "free.kept", Map.of());
    }

    /** Puts a text on the clipboard. */
    void copy(String text) {
        Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(text), null);
    }

    private void play(RuleSet rules, Optional<Position> from) {
        showExplore();
        explore().ifPresent(workspace -> workspace.play(rules, from));
    }

    private Optional<Position> boardOfLesson(RuleSet rules) {
        Engine engine = new Engine(rules);
        Position board = session.stage().timeline().positionAt(session.stage().start());
        boolean playable = !session.isFinished()
                && board.layout().equals(rules.layout())
                && !board.equals(engine.start())
                && !engine.legalMoves(board).isEmpty();
        return playable ? Optional.of(board) : Optional.empty();
    }

    /** Shows a recorded match in the Explore workspace. */
    @Override
    public void showMatch(RecordedMatch match) {
        notice.clear();
        showExplore();
        explore().ifPresent(workspace -> workspace.open(match));
    }

    private void turnTo(Workspace to) {
        playback.pause();
        writing.follow(openLesson(), to == Workspace.LEARN);
        workspaces.show(to);
        appearance.move();
        rail.select(to);
        title();
        presenting.turnedTo(bench());
        controls();
        ear.changed();
        kept.write();
        if (to == Workspace.LEARN) {
            games.ifPresent(KeptGames::refresh);
        }
    }

    /** Which workspace is shown. */
    Workspace workspace() {
        return workspaces.shown();
    }

    /** Whether lessons are shown, and no other workspace. */
    boolean showsLearn() {
        return workspaces.showsLearn();
    }

    /** What is shown beside the lessons; empty while they are shown. */
    Optional<Workbench> bench() {
        return workspaces.bench();
    }

    /** The Rules workspace, while it is shown. */
    public Optional<AtlasWorkspace> rules() {
        return workspaces.bench(AtlasWorkspace.class);
    }

    /** What can be printed. */
    HandOuts handOuts() {
        return new HandOuts(session, workspaces, words);
    }

    /** The Charts workspace, while it is shown. */
    public Optional<ChartsWorkspace> charts() {
        return workspaces.bench(ChartsWorkspace.class);
    }

    /** The Compare workspace, while it is shown. */
    public Optional<CompareWorkspace> compare() {
        return workspaces.bench(CompareWorkspace.class);
    }

    /** The Explore workspace, while it is shown. */
    @Override
    public Optional<ExploreWorkspace> explore() {
        return workspaces.bench(ExploreWorkspace.class);
    }

    /** Lets be told and heard what is walked through in a workspace; only the one that is shown moves. */
    private void follow(Walkthrough walked) {
        new StepVoice(walked, announcer, this::movesFocus);
        sound.follow(walked.board(), walked.direction());
        walked.transport().addListener(this::moved);
    }

    private boolean movesFocus() {
        return kept.get(Settings.TO_NARRATION);
    }

    /** Marks the screen reader summary as out of date. */
    private void moved(Change change) {
        if (change == Change.CURSOR || change == Change.LOADED) {
            ear.changed();
        }
    }

    /** When it waits for the first time until a ruling has been read, says how to go on. */
    private void sayThatItWaits() {
        if (playback.isWaiting() && !kept.get(Settings.SEEN).contains(OWN_PACE)) {
            setSeen(OWN_PACE);
            learn.say("status.waits", Map.of());
        }
    }

    /**
     * A house was chosen on a board on which nothing is to be chosen: what waited for its reader goes on, else it is said why
     * nothing happens.
     */
    private void watched(Choosing.Kind why) {
        switch (why) {
            case WATCH -> {
                if (session.goOnPlaying()) {
                    return;
                }
                if (session.mayTryAgain()) {
                    sayTryAgain();
                } else {
                    learn.say("status.watch", Map.of());
                }
            }
            case CLOSED -> learn.say("status.locked", Map.of());
            default -> session.goOnPlaying();
        }
    }

    /** After a wrong answer another one is wanted, or what the author shows first. */
    void sayTryAgain() {
        if (session.state().mayAnswer()) {
            learn.say("status.question", Map.of());
        } else {
            learn.say("status.again", Map.of("again", words.text("question.again")));
        }
    }

    /** What speaks for the window. */
    @Override
    public Announcer announcer() {
        return announcer;
    }

    /** What the window tells whoever cannot see it. */
    ScreenReaderSummary ear() {
        return ear;
    }

    /** What each command does. */
    Map<Command, Runnable> actions() {
        return actions;
    }

    /** The presenter reads the rule while the class is shown it. */
    private void callRule() {
        Presentation shown = presenting.presentation();
        learn.callRule(shown.isShown(ClassCard.WHY) || shown.isShown(ClassCard.WHY_NOT));
    }

    /** Brings what can be done now to the state of lesson and window. */
    void controls() {
        // Before a class a lesson has the room; from elsewhere the rail leads back to it.
        presenting.offer(bench());
        boolean elsewhere = !showsLearn() && inside.root().getWidth() >= Px.of(RAIL_BESIDE_PANEL);
        rail.setShown(!presenting.isOn() || elsewhere);
        // A lesson has things of its own to say, and needs the room; whoever has begun one has seen how seeds move.
        boolean home = showsLearn() && !learn.showsLesson() && !presenting.isOn() && lesson().isEmpty();
        motionAsk.offer(home, inside.root().getHeight());
    }

    private void retext() {
        inside.retextPlan();
        sessionChanged();
    }

    /** The playback of the lesson. */
    public Playback playback() {
        return playback;
    }

    /** The lesson. */
    @Override
    public LearnSession session() {
        return session;
    }

    /** The Learn workspace. */
    @Override
    public LearnWorkspace learn() {
        return learn;
    }

    /** The timeline of the transport. */
    public JComponent transportTimeline() {
        return transport.timeline();
    }

    TransportBar transport() {
        return transport;
    }

    /** The lesson to come back to; questions of the day are not one, and leave it as it was. */
    Optional<String> lesson() {
        return session.rehearsal().isPresent()
                ? kept.get(Settings.LESSON)
                : session.run().map(run -> run.lesson().id());
    }

    /** The motion that the author of the open lesson wishes. */
    Optional<SeedMotion> wishedMotion() {
        return session.run()
                .flatMap(run -> run.lesson().view().motion())
                .flatMap(wished -> SeedMotion.parse(wished.id()));
    }

    /** Seeds move like this from now on. */
    void moves(SeedMotion motion) {
        motionAsk.show(motion);
    }

    private void motionAsked() {
        controls();
        rest();
    }

    private void setSeen(String name) {
        kept.keep(kept.now().withSeen(name));
    }

    /** Whether seeds are heard. */
    SoundSwitch sound() {
        return sound;
    }

    /** Nothing moves any more, and no class watches; nobody is told. */
    void end() {
        presenting.close();
        playback.pause();
        workspaces.pause();
    }

    /** The window is about to go. */
    void leave() {
        presenting.end();
        end();
        presenting.presentation().today().ifPresent(TodaysLesson::settle);
        lists.forEach(KeptFile::retry);
        sound.leave();
        session.keep();
        shelf.ifPresent(OwnShelf::end);
    }
}
