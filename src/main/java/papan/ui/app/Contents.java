package papan.ui.app;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.json.progress.HandsFile;
import papan.json.progress.KeptFile;
import papan.json.progress.PlanFile;
import papan.json.progress.ProgressFolder;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.model.Direction;
import papan.model.Layout;
import papan.model.Position;
import papan.model.Side;
import papan.replay.Mark;
import papan.ui.board.BoardView;
import papan.ui.board.Viewpoint;
import papan.ui.common.Announcer;
import papan.ui.common.Command;
import papan.ui.common.Edt;
import papan.ui.common.Px;
import papan.ui.common.RulesMark;
import papan.ui.common.SeedMotion;
import papan.ui.common.WindowText;
import papan.ui.lesson.Journal;
import papan.ui.lesson.LearnSession;
import papan.ui.lesson.LearnSummary;
import papan.ui.lesson.LearnWorkspace;
import papan.ui.lesson.LessonBoard;
import papan.ui.lesson.LessonComparison;
import papan.ui.lesson.LessonKeys;
import papan.ui.lesson.LessonVoice;
import papan.ui.lesson.SpokenLog;
import papan.ui.lesson.TroubleText;
import papan.ui.playback.Playback;
import papan.ui.playback.PlaybackListener.Change;
import papan.ui.playback.StepVoice;
import papan.ui.playback.TransportBar;
import papan.ui.playback.Walkthrough;
import papan.ui.present.KeptHands;
import papan.ui.present.TodaysLesson;
import papan.ui.settings.KeptSettings;
import papan.ui.settings.Settings;
import papan.ui.sound.Sounding;

/**
 * What lies in the window beside its rail: the workspaces around one lesson, its transport, and those who tell it to a
 * class and to whoever cannot see it. It is made while the lessons are being read. Lives on the event dispatch thread.
 */
public final class Contents {
    /** In a narrower window, of scale 1, the presenter's panel takes the rail's place whatever is shown. */
    private static final int RAIL_BESIDE_PANEL = 760;

    private final Inside inside;
    private final KeptSettings kept;
    private final Appearance appearance;
    private final WindowText words;
    private final Rail rail;
    private final SoundSwitch sound;
    private final Playback playback;
    private final LearnSession session;
    private final OpenLesson lesson;
    private final LearnWorkspace learn;
    private final BoardView board;
    private final TransportBar transport;
    private final Presenting presenting;
    private final Announcer announcer;
    private final ScreenReaderSummary ear;
    private final Workspaces workspaces;
    private final Opener opener;
    private final FileDialogs dialogs;
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
        lesson = new OpenLesson(session);
        SpokenLog heard = new SpokenLog(session);
        announcer = Announcer.ofThisRuntime(WindowVoice.of(inside.root(), inside::atEnd));
        board = new BoardView(playback, Viewpoint.south(Direction.CLOCKWISE), words);
        transport = new TransportBar(playback, words, this::told);
        learn = new LearnWorkspace(session, words, new LessonBoard(board, playback), transport);
        learn.setComparison(new LessonComparison(playback, words));
        WorkspaceFiles files = new WorkspaceFiles(dialogs, words, this::choose, this::open, () -> shelf);
        workspaces = new Workspaces(learn, lesson, words, kept, announcer, files, this::follow);
        opener = new Opener(dialogs, words, announcer, workspaces, learn, lesson, () -> shelf);
        FileDrop.on(inside.root(), inside::atEnd, opener);
        outside.desktop().onOpenFile(opener::open);
        sound = new SoundSwitch(
                new Sounding(outside.loudspeaker(), () -> System.nanoTime() / 1_000_000),
                kept,
                key -> learn.say(key, Map.of()));
        sound.follow(playback, () -> lesson.rules().sowing().direction());
        motionAsk = new MotionAsk(words, kept, appearance::setMotion, this::motionAsked);
        new LessonVoice(learn, words, announcer, heard, this::movesFocus);
        ear = new ScreenReaderSummary(workspaces, new LearnSummary(learn, words), words, announcer, heard);
        presenting = new Presenting(
                inside.root(),
                inside::closePlan,
                inside.around()::comeBack,
                appearance,
                learn,
                lesson,
                workspaces,
                ear,
                words,
                outside.screens(),
                this::actions);
        actions = new Commands(inside, this, new LessonKeys(learn, words, board, transport)).actions();
        listen();
    }

    private void choose(Component parent) {
        opener.choose(parent);
    }

    private void open(Path file) {
        opener.open(file);
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
        session.addListener(() -> {
            session.run().ifPresent(run -> board.setViewpoint(lesson.viewpoint()));
            changed();
        });
        learn.onPage(() -> {
            controls();
            ear.changed();
        });
        workspaces.onTurned(() -> {
            rail.select(workspaces.shown());
            presenting.turned();
            changed();
            kept.write();
        });
        rail.onStray(() -> workspaces.bench().ifPresent(shown -> workspaces.rest()));
        presenting.presentation().addListener(this::controls);
        playback.addListener(change -> {
            if (change != Change.FRACTION) {
                controls();
            }
            moved(change);
        });
        words.follow(() -> {
            inside.showPlanAgain();
            changed();
        });
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
        told.add(opener.notice(), BorderLayout.SOUTH);
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
        KeptSeat seat = new KeptSeat(kept, journal);
        seat.recall();
        learn.setJournal(journal, seat);
        KeptGames played = new KeptGames(learn, workspaces, opener, words, folder, journal);
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
        OwnShelf own =
                new OwnShelf(learn, workspaces, opener, announcer, dialogs, words, preferences.ownFiles(), course);
        shelf = Optional.of(own);
        learn.desk().setFiles(own);
        learn.setTranslations(course.source()::in);
        learn.setRules(
                each -> each.rules().in(RuleBooks.shipped()).find(each.rules().id()));
        learn.setLessons(
                course.all(),
                course.source()::ready,
                () -> course.first().ifPresent(run -> begin(run, options.step())));
        own.begin();
        workspaces.recall();
        played.begin();
        Edt.later(() -> learn.setChart(learn.newChart(workspaces.files(), lesson::rules)));
        if (kept.get(Settings.SOUND)) {
            sound.set(true);
        }
        appearance.lookAround();
        if (options.isAsLast()) {
            Edt.later(() -> Workspace.parse(kept.get(Settings.WORKSPACE))
                    .filter(last -> last != Workspace.LEARN)
                    .ifPresent(workspaces::show));
        }
        options.given().match().ifPresent(opener::show);
        options.given().file().ifPresent(opener::open);
        if (options.present()) {
            Edt.later(() -> presenting.toggle(options.step().isPresent()));
        }
        if (!session.offers().isAsked() && workspaces.showsLearn()) {
            workspaces.rest();
        }
    }

    private void begin(LessonRun run, Optional<String> step) {
        if (step.isEmpty()) {
            session.resume(run);
        } else {
            session.open(run, step.flatMap(run::stage).map(Stage::index).orElse(0));
        }
    }

    /** Another step, another workspace or another language is shown. */
    private void changed() {
        writing.follow(lesson.id().orElse(""), workspaces.showsLearn());
        appearance.move();
        inside.around().setTitle(workspaces.title());
        controls();
        ear.changed();
    }

    /** The files in which there is not yet all that was done. */
    List<KeptFile<?>> unwritten() {
        List<KeptFile<?>> all = new ArrayList<>();
        progress.ifPresent(folder -> all.addAll(folder.unwritten()));
        lists.stream().filter(list -> !list.isWritten()).forEach(all::add);
        return all;
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

    /** Brings what can be done now to the state of lesson and window. */
    void controls() {
        // Before a class a lesson has the room; from elsewhere the rail leads back to it.
        presenting.offer();
        boolean elsewhere = !workspaces.showsLearn() && inside.root().getWidth() >= Px.of(RAIL_BESIDE_PANEL);
        rail.setShown(!presenting.isOn() || elsewhere);
        // A lesson has things of its own to say, and needs the room; whoever has begun one has seen how seeds move.
        boolean home = workspaces.showsLearn()
                && !learn.showsLesson()
                && !presenting.isOn()
                && lesson.kept().isEmpty();
        motionAsk.offer(home, inside.root().getHeight());
    }

    /** Seeds move like this from now on. */
    void moves(SeedMotion motion) {
        motionAsk.show(motion);
    }

    private void motionAsked() {
        controls();
        workspaces.rest();
    }

    public Workspaces workspaces() {
        return workspaces;
    }

    public Playback playback() {
        return playback;
    }

    public LearnSession session() {
        return session;
    }

    OpenLesson lesson() {
        return lesson;
    }

    public LearnWorkspace learn() {
        return learn;
    }

    public JComponent transportTimeline() {
        return transport.timeline();
    }

    /** What opens files. */
    public Opener opener() {
        return opener;
    }

    /** What speaks for the window. */
    public Announcer announcer() {
        return announcer;
    }

    /** What the window tells whoever cannot see it. */
    ScreenReaderSummary ear() {
        return ear;
    }

    Map<Command, Runnable> actions() {
        return actions;
    }

    /** What a class is being shown. */
    Presenting presenting() {
        return presenting;
    }

    /** What is written on boards in a lesson, and elsewhere. */
    LessonWriting writing() {
        return writing;
    }

    /** What can be printed. */
    HandOuts handOuts() {
        return new HandOuts(session, workspaces, words);
    }

    /** Whether seeds are heard. */
    SoundSwitch sound() {
        return sound;
    }

    /** The games of whoever sits here; empty before the lessons are there. */
    Optional<KeptGames> games() {
        return games;
    }

    /** Nothing moves any more, and no class watches; nobody is told. */
    void end() {
        presenting.close();
        playback.pause();
        workspaces.pause();
        learn.desk().stop();
    }

    /** The window is about to go. */
    void leave() {
        presenting.end();
        end();
        presenting.presentation().today().ifPresent(TodaysLesson::settle);
        lists.forEach(KeptFile::retry);
        sound.leave();
        session.keep();
        session.free()
                .match()
                .filter(tried -> tried.size() > 0)
                .ifPresent(tried -> games.ifPresent(all -> all.keepTried(tried)));
        shelf.ifPresent(OwnShelf::end);
    }
}
