package papan.ui.app;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.ToolTipManager;
import papan.json.ProgressFolder;
import papan.json.RuleBooks;
import papan.lesson.LessonRun;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Position;
import papan.model.Side;
import papan.narration.Language;
import papan.replay.RecordedMatch;
import papan.rules.RuleSet;
import papan.ui.atlas.AtlasWorkspace;
import papan.ui.board.BoardLooks;
import papan.ui.board.BoardView;
import papan.ui.board.Viewpoint;
import papan.ui.chart.ChartsWorkspace;
import papan.ui.chart.PlaybackChart;
import papan.ui.common.Announcer;
import papan.ui.common.Command;
import papan.ui.common.Edt;
import papan.ui.common.Icons;
import papan.ui.common.KeyTable;
import papan.ui.common.LetterKeys;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.SeedMotion;
import papan.ui.common.Theme;
import papan.ui.common.WindowText;
import papan.ui.common.Zoom;
import papan.ui.compare.CompareWorkspace;
import papan.ui.explore.ExploreWorkspace;
import papan.ui.lesson.Heard;
import papan.ui.lesson.Journal;
import papan.ui.lesson.LearnSession;
import papan.ui.lesson.LearnWorkspace;
import papan.ui.lesson.LessonChart;
import papan.ui.lesson.LessonVoice;
import papan.ui.playback.Playback;
import papan.ui.playback.PlaybackListener.Change;
import papan.ui.playback.StepVoice;
import papan.ui.playback.TransportBar;
import papan.ui.playback.Walked;
import papan.ui.sound.Sounding;

/** The window: rail, workspace and transport around one playback. */
public final class PapanFrame extends JFrame {
    private static final Dimension FIRST_SIZE = new Dimension(1280, 800);

    /** What is shown once only, by the name under which it is remembered. */
    private static final String MOTION_ASKED = "motion";

    /**
     * In how many steps of a lesson it is asked: seeds are about to move, and move for the first time. What comes later has
     * things of its own to say, and needs the room.
     */
    private static final int ASKING_STEPS = 2;

    /** How high the window must be, of scale 1, for that. */
    private static final int ROOM_TO_ASK = 480;

    private final transient Preferences preferences;
    private final transient Outside outside;
    private final transient SystemFollower system;
    private final transient Sounding sounding;
    private final transient WindowText words;
    private final transient Playback playback;
    private final transient LearnSession session;
    private final LearnWorkspace learn;
    private final BoardView board;
    private final TransportBar transport;
    private final PillButton next = new PillButton(null);
    private final Rail rail;
    private final transient Presenting presenting;
    private final transient Commands commands;
    private final transient Announcer announcer;
    private final transient Ear ear;
    private final transient Workspaces workspaces;
    private final transient SavedCharts savedCharts = new SavedCharts();
    private transient Settings settings;
    private transient Optional<Rectangle> windowed = Optional.empty();
    /** Where the window was when it was last neither maximized nor over the whole screen. */
    private transient Optional<Rectangle> free = Optional.empty();

    private boolean mute;
    /** Whether it is still to be said how seeds are to move: at the first start, until the question is put away. */
    private boolean asksMotion;

    private final MotionAsk motionAsk;

    PapanFrame(Settings settings, Preferences preferences, Outside outside) {
        this.settings = settings;
        this.preferences = preferences;
        this.outside = outside;
        asksMotion = settings.senses().motion().isEmpty() && !settings.seen().contains(MOTION_ASKED);
        setName("papan");
        words = new WindowText(settings.language()).including(BoardView.class, "board");
        playback = new Playback(outside.ticker(), empty());
        playback.setSpeed(settings.pace().speed());
        playback.setGrain(settings.pace().grain());
        session = new LearnSession(playback);
        Heard heard = new Heard(session);
        announcer = Announcer.ofThisRuntime();
        LetterKeys.set(settings.access().letterKeys());
        board = new BoardView(playback, Viewpoint.south(Direction.CLOCKWISE), words::text);
        learn = new LearnWorkspace(session, words, new BoardOfLesson(board, playback));
        transport = new TransportBar(
                playback,
                words,
                mark -> learn.captions().format(playback.timeline().caption(mark.cursor() - 1)));
        rail = new Rail(words, new RailLooks());
        workspaces = new Workspaces(learn, words, this::rulesOfLesson, savedCharts, this::follow);
        learn.setComparison(new ComparisonOfLesson(playback, words));
        presenting = new Presenting(this, words, outside.screens());
        system = new SystemFollower(outside.desktop(), wish -> followSystem());
        sounding = new Sounding(outside.loudspeaker(), () -> System.nanoTime() / 1_000_000);
        sounding.follow(playback, () -> rulesOfLesson().sowing().direction());
        motionAsk = new MotionAsk(words, this::setMotion, this::motionAsked);
        learn.setPointers(settings.seen(), this::setSeen);
        new LessonVoice(
                learn, words, announcer, heard, () -> this.settings.access().toNarration());
        ear = new Ear(this, words, announcer, heard);
        commands = new Commands(this);
        fill();
        session.addListener(this::sessionChanged);
        learn.onPage(() -> {
            controls();
            ear.changed();
        });
        learn.onRest(this::rest);
        playback.addListener(change -> {
            controls();
            moved(change);
        });
        board.addBoardListener(this::watched);
        words.follow(this::retext);
        KeyTable.bind(getRootPane(), commands.actions());
        setDefaultCloseOperation(DISPOSE_ON_CLOSE);
        addWindowListener(new Comings());
        addComponentListener(new Moves());
        move();
    }

    /** The smallest board, which costs least to make: nobody sees it before a lesson brings its own. */
    private static Position empty() {
        Layout layout = new Layout(Layout.MIN_HOUSES);
        return Position.of(layout, new int[layout.places()], 0, Side.SOUTH, 1);
    }

    private void fill() {
        next.setName("next-step");
        next.addActionListener(event -> session.next());
        transport.setTrailing(next);
        JPanel content = new JPanel(new BorderLayout());
        // First, so that Tab comes to it before everything else, folded or not.
        content.add(ear.summary(), BorderLayout.NORTH);
        content.add(rail.scrolled(), BorderLayout.WEST);
        content.add(workspaces.stage(), BorderLayout.CENTER);
        JPanel foot = new JPanel(new BorderLayout());
        JPanel lines = new JPanel(new BorderLayout());
        lines.add(ear.quiet(), BorderLayout.NORTH);
        lines.add(motionAsk, BorderLayout.SOUTH);
        foot.add(lines, BorderLayout.NORTH);
        foot.add(transport, BorderLayout.SOUTH);
        content.add(foot, BorderLayout.SOUTH);
        content.add(presenting.panel(), BorderLayout.EAST);
        setContentPane(content);
        transport.setVisible(false);
    }

    /** The window's place: where it was, if that is still on a screen, else in the middle of the first screen. */
    void place() {
        setMinimumSize(new Dimension(480, 400));
        Optional<Rectangle> kept = settings.placed().bounds().filter(outside.screens()::show);
        kept.ifPresentOrElse(this::setBounds, this::center);
        free = Optional.of(getBounds());
        if (settings.placed().maximized()) {
            setExtendedState(MAXIMIZED_BOTH);
        }
    }

    private void center() {
        Rectangle screen = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
        setSize(Math.min(FIRST_SIZE.width, screen.width), Math.min(FIRST_SIZE.height, screen.height));
        setLocationRelativeTo(null);
    }

    /** Comes back to a screen that is there, if the one on which it was has gone. */
    void comeBack() {
        if (!outside.screens().show(getBounds())) {
            Rectangle screen = outside.screens().all().get(0);
            setBounds(screen.x, screen.y, Math.min(getWidth(), screen.width), Math.min(getHeight(), screen.height));
        }
    }

    /** What the first paint did not need: lessons, and the chart with its library. */
    void load(Opening.Course course, PapanApp.Options options) {
        Journal journal = new Journal(new ProgressFolder(preferences.learners()), InstantSource.system());
        journal.setLearner(settings.learner());
        learn.setJournal(journal, this::setLearner);
        presenting.setJournal(journal);
        learn.setClassFiles(new ChosenClassFiles(preferences.learners()));
        learn.setLessons(course.all(), course.source()::ready);
        learn.setTranslations(course.source()::in);
        course.first().ifPresent(run -> {
            if (options.step().isEmpty()) {
                session.resume(run);
            } else {
                session.open(run, stepOf(run, options.step()));
            }
        });
        Edt.later(this::addChart);
        if (settings.senses().sound()) {
            setSound(true);
        }
        system.refresh();
        if (options.lesson().isEmpty() && !options.present() && options.match().isEmpty()) {
            Edt.later(() -> turnToLast(settings.placed().workspace()));
        }
        options.match().ifPresent(this::showMatch);
        if (options.present()) {
            Edt.later(() -> present(options.step().isPresent()));
        }
        ToolTipManager.sharedInstance().setInitialDelay(400);
        if (!session.isOpenQuestion() && workspaces.shown() == Workspace.LEARN) {
            rest();
        }
    }

    /** Gives the focus to the sensible next thing: play, or at the end of a step the way to the next. */
    private void rest() {
        JComponent play = transport.playButton();
        (play.isEnabled() ? play : next).requestFocusInWindow();
    }

    private void turnToLast(Workspace last) {
        switch (last) {
            case LEARN -> {}
            case EXPLORE -> showExplore();
            case RULES -> showRules();
            case CHARTS -> showCharts();
            case COMPARE -> showCompare();
        }
    }

    private void setLearner(String name) {
        settings = settings.withLearner(name);
        remember();
    }

    private static int stepOf(LessonRun run, Optional<String> id) {
        return id.flatMap(step -> run.stages().stream()
                        .filter(stage -> stage.step().head().id().equals(step))
                        .findFirst())
                .map(stage -> stage.index())
                .orElse(0);
    }

    private void addChart() {
        PlaybackChart chart = new PlaybackChart(playback, this::rulesOfLesson, learn.captions(), savedCharts);
        learn.setChart(new ChartOfLesson(chart));
        learn.onWords(chart::setWords);
    }

    private RuleSet rulesOfLesson() {
        return session.run()
                .map(run -> run.rules(session.stage()))
                .orElseGet(() -> RuleBooks.shipped().find("congklak-classic").orElseThrow());
    }

    private void sessionChanged() {
        if (session.run().isPresent()) {
            board.setViewpoint(viewpoint());
            presenting.setViewpoint(viewpoint());
        }
        move();
        title();
        controls();
        ear.changed();
    }

    private Viewpoint viewpoint() {
        Side bottom = session.run().map(run -> run.lesson().view().bottom()).orElse(Side.SOUTH);
        return new Viewpoint(bottom, rulesOfLesson().sowing().direction());
    }

    /** Shows the lesson to a class, from its first step or from where it is; ends it if it is being shown. */
    void present(boolean fromHere) {
        presenting.toggle(fromHere, commands.actions(), viewpoint(), this::audienceChart);
    }

    private LessonChart audienceChart() {
        PlaybackChart chart = new PlaybackChart(playback, this::rulesOfLesson, learn.captions(), savedCharts);
        learn.onWords(chart::setWords);
        return new ChartOfLesson(chart);
    }

    /** What a class is being shown. */
    Presenting presenting() {
        return presenting;
    }

    private void title() {
        setTitle(
                workspaces.shown() != Workspace.LEARN
                        ? words.text("title." + workspaces.shown().id())
                        : session.run()
                                .map(run -> words.text(
                                        "title.lesson",
                                        Map.of("lesson", run.lesson().title())))
                                .orElseGet(() -> words.text("title")));
    }

    /** Shows the lessons. */
    public void showLearn() {
        turnTo(Workspace.LEARN);
    }

    /** Shows the Rules workspace; it is made when it is first asked for. */
    public void showRules() {
        AtlasWorkspace atlas = workspaces.atlas(learn::lessons, lesson -> {
            showLearn();
            learn.open(lesson);
        });
        turnTo(Workspace.RULES);
        atlas.entry().requestFocusInWindow();
    }

    /** Lets the user choose a rule-set file, and shows it. */
    void openRuleSet() {
        showRules();
        rules().ifPresent(AtlasWorkspace::chooseFile);
    }

    /** Shows the Charts workspace; it is made when it is first asked for. */
    public void showCharts() {
        ChartsWorkspace charts = workspaces.charts();
        turnTo(Workspace.CHARTS);
        charts.entry().requestFocusInWindow();
    }

    /** Shows the Compare workspace; it is made when it is first asked for. */
    public void showCompare() {
        CompareWorkspace compare = workspaces.compare();
        turnTo(Workspace.COMPARE);
        compare.entry().requestFocusInWindow();
    }

    /** Shows the Explore workspace; it is made when it is first asked for. */
    public void showExplore() {
        ExploreWorkspace explore = workspaces.explore(playback.speed());
        turnTo(Workspace.EXPLORE);
        explore.entry().requestFocusInWindow();
    }

    /** Shows a recorded match in the Explore workspace. */
    public void showMatch(RecordedMatch match) {
        showExplore();
        explore().ifPresent(workspace -> workspace.open(match));
    }

    /** The Explore workspace, while it is shown. */
    public Optional<ExploreWorkspace> explore() {
        return workspaces.shownExplore();
    }

    /** Lets be told and heard what is walked through in a workspace; only the one that is shown moves. */
    private void follow(Walked walked) {
        new StepVoice(walked, announcer, () -> settings.access().toNarration());
        sounding.follow(walked.board(), walked.direction());
        walked.transport().addListener(this::moved);
    }

    /** What stands for whoever hears it is old. */
    private void moved(Change change) {
        if (change == Change.CURSOR || change == Change.LOADED) {
            ear.changed();
        }
    }

    private void turnTo(Workspace next) {
        playback.pause();
        workspaces.show(next);
        move();
        rail.select(next);
        title();
        controls();
        ear.changed();
        remember();
    }

    /** The Rules workspace, while it is shown. */
    public Optional<AtlasWorkspace> rules() {
        return workspaces.shownAtlas();
    }

    /** Whether lessons are shown, and no other workspace. */
    boolean showsLearn() {
        return workspaces.shown() == Workspace.LEARN;
    }

    /** The Charts workspace, while it is shown. */
    public Optional<ChartsWorkspace> charts() {
        return workspaces.shownCharts();
    }

    /** The Compare workspace, while it is shown. */
    public Optional<CompareWorkspace> compare() {
        return workspaces.shownCompare();
    }

    /** A house was chosen on a board on which nothing is to be chosen: says why nothing happens. */
    private void watched(House house) {
        switch (board.choosing().kind()) {
            case WATCH -> learn.say("status.watch", Map.of());
            case CLOSED -> learn.say("status.locked", Map.of());
            default -> {}
        }
    }

    /** What speaks for the window. */
    public Announcer announcer() {
        return announcer;
    }

    /** What the window tells whoever cannot see it. */
    Ear ear() {
        return ear;
    }

    /** The id of the workspace that is shown. */
    String workspaceId() {
        return workspaces.shown().id();
    }

    void setLetterKeys(boolean on) {
        LetterKeys.set(on);
        settings = settings.withLetterKeys(on);
        words.setLanguage(words.language());
        remember();
    }

    void setToNarration(boolean on) {
        settings = settings.withToNarration(on);
        remember();
    }

    private void controls() {
        boolean open = learn.showsLesson() && workspaces.shown() == Workspace.LEARN;
        if (transport.isVisible() != open) {
            transport.setVisible(open);
        }
        motionAsk.setVisible(
                asksMotion && open && !presenting.isOn() && session.index() < ASKING_STEPS && hasRoomToAsk());
        next.setEnabled(open && session.mayGoOn());
        next.setPrimary(open && session.mayGoOn() && playback.atLimit() && !session.isAsking() && !session.isOpenTry());
        boolean skips = open && session.isOpenQuestion();
        next.setText(words.text(skips ? "next-step.skip" : "next-step"));
        next.setName(
                words, Command.NEXT_STEP, words.text(skips ? "next-step.skip.tip" : Command.NEXT_STEP.captionKey()));
    }

    /** Under a large zoom the question would leave no room for the board. */
    private boolean hasRoomToAsk() {
        return getHeight() == 0 || getHeight() >= Px.of(ROOM_TO_ASK);
    }

    private void retext() {
        next.setSymbol(Icons.FORWARD);
        board.retext();
        presenting.retext();
        sessionChanged();
    }

    /** The playback that this window shows. */
    public Playback playback() {
        return playback;
    }

    /** The lesson that this window shows. */
    public LearnSession session() {
        return session;
    }

    /** The Learn workspace. */
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

    /** What would be remembered if the window were closed now. */
    public Settings settings() {
        Settings now = settings.withPace(playback.speed(), session().ownGrain()).withBoard(BoardLooks.current());
        Optional<Rectangle> bounds =
                windowed.or(() -> free).or(() -> settings.placed().bounds());
        Optional<String> lesson = session.rehearsal().isPresent()
                ? settings.placed().lesson()
                : session.run().map(run -> run.lesson().id());
        return isShowing()
                ? now.withPlaced(new Settings.Placed(bounds, isMaximized(), workspaces.shown(), lesson))
                : now;
    }

    private boolean isMaximized() {
        return (getExtendedState() & MAXIMIZED_BOTH) == MAXIMIZED_BOTH;
    }

    /** Is coloured otherwise from now on. */
    public void setTheme(Theme theme) {
        settings = settings.withTheme(theme);
        wear(theme);
    }

    /** Wears the system's theme from now on, whenever it changes. */
    void setThemeOfSystem() {
        settings = settings.asSystem(wishes().theme());
        system.refresh();
        wear(settings.theme());
    }

    private Wishes wishes() {
        Optional<SeedMotion> lesson = session.run()
                .flatMap(run -> run.lesson().view().motion())
                .flatMap(wished -> SeedMotion.parse(wished.id()));
        return new Wishes(settings.senses().motion(), system.wish(), lesson);
    }

    /** The system wishes something else now. */
    private void followSystem() {
        move();
        Theme wished = wishes().theme();
        if (settings.look().asSystem() && wished != settings.theme()) {
            settings = settings.asSystem(wished);
            if (!presenting.isOn()) {
                wear(wished);
            }
        }
    }

    /** Puts the motion in force on which all wishes together come out. */
    private void move() {
        SeedMotion motion = wishes().motion();
        motion.install();
        motionAsk.show(motion);
    }

    /** Seeds move like this from now on. */
    public void setMotion(SeedMotion motion) {
        settings = settings.withMotion(motion);
        move();
        remember();
    }

    private void motionAsked() {
        asksMotion = false;
        setSeen(MOTION_ASKED);
        controls();
        rest();
    }

    private void setSeen(String name) {
        settings = settings.withSeen(name);
        remember();
    }

    /** Lets seeds be heard, or no longer; says so where nothing can be heard. */
    void setSound(boolean on) {
        settings = settings.withSound(on);
        if (!on) {
            sounding.turnOff();
            learn.say("sound.off", Map.of());
        } else {
            sounding.turnOn(there -> {
                mute = !there;
                learn.say(there ? "sound.on" : "sound.none", Map.of());
            });
        }
        remember();
    }

    /** Turns sound on or off. */
    void toggleSound() {
        setSound(!sounding.isOn());
    }

    /** Shows everything in a theme, without remembering it. */
    void wear(Theme theme) {
        theme.install(settings.language());
        refresh();
    }

    /** Shows everything larger or smaller from now on, at the nearest of {@link Zoom#STEPS}. */
    public void setZoom(int percent) {
        Zoom.set(percent);
        settings = settings.withZoom(Zoom.percent());
        refresh();
    }

    /** Speaks another language from now on. */
    public void setLanguage(Language language) {
        settings = settings.withLanguage(language);
        settings.theme().install(language);
        words.setLanguage(language);
        refresh();
    }

    private void refresh() {
        rail.retext();
        controls();
        getContentPane().invalidate();
        validate();
        repaint();
        remember();
    }

    /** Opens the sheet of keys. */
    public void showKeys() {
        new KeysSheet(this, words, settings).setVisible(true);
    }

    /** Opens the view of what a screen reader is told. */
    void showAccessibleTree() {
        new AccessibleView(this, words).setVisible(true);
    }

    /** The whole screen, or back to the window. */
    void toggleFullScreen() {
        boolean full = windowed.isEmpty();
        Optional<Rectangle> back = windowed;
        windowed = full ? Optional.of(getBounds()) : Optional.empty();
        dispose();
        setUndecorated(full);
        if (full) {
            setBounds(getGraphicsConfiguration().getBounds());
        } else {
            back.ifPresent(this::setBounds);
        }
        setVisible(true);
        transport.playButton().requestFocusInWindow();
    }

    private void remember() {
        preferences.save(settings());
    }

    /** Keeps where the window is while it is free to be anywhere. */
    private final class Moves extends ComponentAdapter {
        @Override
        public void componentMoved(ComponentEvent event) {
            keep();
        }

        @Override
        public void componentResized(ComponentEvent event) {
            controls();
            keep();
        }

        private void keep() {
            if (isShowing() && !isMaximized() && windowed.isEmpty()) {
                free = Optional.of(getBounds());
            }
        }
    }

    /** Looks around when the window is turned to, and remembers when it is closed. */
    private final class Comings extends WindowAdapter {
        @Override
        public void windowActivated(WindowEvent event) {
            system.refresh();
            comeBack();
        }

        @Override
        public void windowClosing(WindowEvent event) {
            playback.pause();
            session.keep();
            remember();
        }
    }

    /** What the rail does to this window. */
    private final class RailLooks implements Rail.Looks {
        @Override
        public Settings settings() {
            return settings;
        }

        @Override
        public void setTheme(Theme theme) {
            PapanFrame.this.setTheme(theme);
        }

        @Override
        public void followSystem() {
            setThemeOfSystem();
        }

        @Override
        public SeedMotion motion() {
            return SeedMotion.now();
        }

        @Override
        public void setMotion(SeedMotion motion) {
            PapanFrame.this.setMotion(motion);
        }

        @Override
        public boolean isSounding() {
            return sounding.isOn();
        }

        @Override
        public boolean isMute() {
            return mute;
        }

        @Override
        public void setSound(boolean on) {
            PapanFrame.this.setSound(on);
        }

        @Override
        public void setLanguage(Language language) {
            PapanFrame.this.setLanguage(language);
        }

        @Override
        public void setZoom(int percent) {
            PapanFrame.this.setZoom(percent);
        }

        @Override
        public void showKeys() {
            PapanFrame.this.showKeys();
        }

        @Override
        public void showWorkspace() {
            if (workspaces.shown() != Workspace.LEARN) {
                showLearn();
            } else {
                rail.select(Workspace.LEARN);
                learn.chooseLesson();
            }
        }

        @Override
        public void showCharts() {
            PapanFrame.this.showCharts();
        }

        @Override
        public void showCompare() {
            PapanFrame.this.showCompare();
        }

        @Override
        public void showExplore() {
            PapanFrame.this.showExplore();
        }

        @Override
        public void showRules() {
            PapanFrame.this.showRules();
        }
    }
}
