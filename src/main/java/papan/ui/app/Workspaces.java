package papan.ui.app;

import java.awt.CardLayout;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.json.rules.AboutGames;
import papan.json.rules.Documents;
import papan.json.rules.RuleBooks;
import papan.model.Position;
import papan.rules.RuleBook;
import papan.rules.RuleSet;
import papan.ui.atlas.AtlasWorkspace;
import papan.ui.chart.ChartsWorkspace;
import papan.ui.common.Announcer;
import papan.ui.common.Background;
import papan.ui.common.Listeners;
import papan.ui.common.QuietScroll;
import papan.ui.common.TallPage;
import papan.ui.common.WindowText;
import papan.ui.compare.CompareWorkspace;
import papan.ui.explore.ExploreWorkspace;
import papan.ui.lesson.LearnWorkspace;
import papan.ui.playback.SwingTicker;
import papan.ui.playback.Walkthrough;
import papan.ui.playback.Workbench;
import papan.ui.settings.KeptSettings;
import papan.ui.settings.Settings;

/**
 * The workspaces, of which one is shown, and the way to each. Those beside the lessons are made when they are first asked
 * for, so that the window is there sooner. Lives on the event dispatch thread.
 */
public final class Workspaces {
    /** The lowest that a workspace is, which scrolls by itself above its transport, of scale 1. */
    private static final int LEAST_HEIGHT = 200;

    private final LearnWorkspace learn;
    private final OpenLesson lesson;
    private final WindowText words;
    private final KeptSettings kept;
    private final Announcer announcer;
    private final WorkspaceFiles files;
    private final Consumer<Walkthrough> follower;
    private final Listeners<Runnable> turned = new Listeners<>();
    private final CardLayout cards = new CardLayout();
    private final JPanel stage = new JPanel(cards);
    private Workspace shown = Workspace.LEARN;
    private final Map<Workspace, Workbench> made = new EnumMap<>(Workspace.class);
    private final OfferedRules offered = new OfferedRules(RuleBooks.shipped(), this::offer);

    /**
     * The lessons, and the others as soon as they are asked for.
     *
     * @param files what they read and write
     * @param follower hears of whatever is walked through in a workspace that is made
     */
    Workspaces(
            LearnWorkspace learn,
            OpenLesson lesson,
            WindowText words,
            KeptSettings kept,
            Announcer announcer,
            WorkspaceFiles files,
            Consumer<Walkthrough> follower) {
        this.learn = learn;
        this.lesson = lesson;
        this.words = words;
        this.kept = kept;
        this.announcer = announcer;
        this.follower = follower;
        this.files = files;
        stage.add(learn, Workspace.LEARN.id());
        learn.onPlay(this::playLesson);
        lesson.session()
                .setChanged(new ChangedRules(rules -> showExplore().play(rules, Optional.empty()), files, this, words));
        learn.onRest(this::rest);
        lesson.session().addListener(this::offerLessons);
    }

    /** Says who hears that another one is shown. */
    Listeners.Handle onTurned(Runnable listener) {
        return turned.add(listener);
    }

    /** Where they are shown. */
    JComponent stage() {
        return stage;
    }

    /** What they read and write. */
    WorkspaceFiles files() {
        return files;
    }

    Workspace shown() {
        return shown;
    }

    /** Whether the lessons are shown, and no other. */
    boolean showsLearn() {
        return shown == Workspace.LEARN;
    }

    /** What the window is called now. */
    String title() {
        return showsLearn()
                ? lesson.session()
                        .run()
                        .map(run -> words.text(
                                "title.lesson", Map.of("lesson", run.lesson().title())))
                        .orElseGet(() -> words.text("title"))
                : words.text("title." + shown.id());
    }

    /** Shows one, which is made if it has not been, and gives it the focus; who is in the lessons already keeps it. */
    public void show(Workspace next) {
        boolean elsewhere = shown != next;
        Optional<Workbench> bench =
                next == Workspace.LEARN ? Optional.empty() : Optional.of(made.computeIfAbsent(next, this::add));
        lesson.session().playback().pause();
        shown = next;
        pause();
        cards.show(stage, next.id());
        turned.tell(Runnable::run);
        if (bench.isPresent() || elsewhere) {
            enter();
        }
    }

    /** Gives the focus to what is to be done. */
    void enter() {
        bench().ifPresentOrElse(bench -> bench.entry().requestFocusInWindow(), learn::takeFocus);
    }

    /** The same where what had the focus is gone. */
    void rest() {
        bench().ifPresentOrElse(bench -> bench.entry().requestFocusInWindow(), learn::rest);
    }

    void showLibrary() {
        show(Workspace.LEARN);
        if (learn.showsLesson()) {
            learn.chooseLesson();
        }
    }

    /** The same as {@link #show} from the rail: where lessons are shown already, the library or the lesson that is open. */
    void turn(Workspace to) {
        if (to == Workspace.LEARN && showsLearn()) {
            learn.chooseLesson();
        } else {
            show(to);
        }
    }

    /** Begins a match by the rules of the lesson that is open, from the board of its step if it goes on from there. */
    void playLesson() {
        Optional<Position> board = lesson.board();
        RuleSet rules = lesson.rules();
        showExplore().play(rules, board);
    }

    /** Nothing moves any more. */
    void pause() {
        made.values().forEach(bench -> bench.playback().pause());
    }

    /** The one that is shown; empty for the lessons, which are no workbench. */
    Optional<Workbench> bench() {
        return Optional.ofNullable(made.get(shown)).filter(bench -> !showsLearn());
    }

    /** The one that is shown, if it is of a kind. */
    public <T extends Workbench> Optional<T> bench(Class<T> kind) {
        return bench().filter(kind::isInstance).map(kind::cast);
    }

    /** The rule sets that can be chosen wherever rules are. */
    RuleBook rules() {
        return offered;
    }

    /** Lets the rule sets that are remembered be chosen wherever rules are. */
    void recall() {
        Optional<AtlasWorkspace> atlas = made(Workspace.RULES, AtlasWorkspace.class);
        atlas.ifPresent(AtlasWorkspace::recall);
        List<Path> remembered = files.remembered();
        if (atlas.isEmpty() && !remembered.isEmpty()) {
            Background.run(
                    () -> remembered.stream().map(files::read).toList(),
                    found -> found.forEach(each -> each.rules().ifPresent(offered::take)),
                    failure -> {});
        }
    }

    /** Lists a rule set of one's own that has just been written. */
    void list(Path file) {
        Optional<AtlasWorkspace> atlas = made(Workspace.RULES, AtlasWorkspace.class);
        atlas.ifPresent(there -> there.open(file));
        if (atlas.isEmpty()) {
            files.remember(file);
            Background.run(() -> files.read(file), found -> found.rules().ifPresent(offered::take), failure -> {});
        }
    }

    private void offer() {
        made.values().forEach(bench -> bench.offer(offered));
    }

    /** A lesson's own rule set can be chosen elsewhere too; not what becomes of an installed one while it is taught. */
    private void offerLessons() {
        RuleSet own = lesson.rules();
        if (!RuleBooks.shipped().ids().contains(own.id())) {
            offered.take(own);
        }
    }

    private <T> Optional<T> made(Workspace which, Class<T> kind) {
        return Optional.ofNullable(made.get(which)).map(kind::cast);
    }

    AtlasWorkspace showRules() {
        show(Workspace.RULES);
        return made(Workspace.RULES, AtlasWorkspace.class).orElseThrow();
    }

    ChartsWorkspace showCharts() {
        show(Workspace.CHARTS);
        return made(Workspace.CHARTS, ChartsWorkspace.class).orElseThrow();
    }

    ExploreWorkspace showExplore() {
        show(Workspace.EXPLORE);
        return explore().orElseThrow();
    }

    /** The Explore workspace; empty if nobody has asked for it yet. */
    Optional<ExploreWorkspace> explore() {
        return made(Workspace.EXPLORE, ExploreWorkspace.class);
    }

    /** What is compared, as it is remembered. */
    String compared() {
        return made(Workspace.COMPARE, CompareWorkspace.class)
                .map(compare -> compare.setUp().map(KeptComparison::text).orElse(""))
                .orElseGet(() -> kept.get(Settings.COMPARED));
    }

    /** Makes one beside the lessons. */
    private Workbench add(Workspace which) {
        return switch (which) {
            case LEARN -> throw new IllegalArgumentException("the lessons are no workbench");
            case EXPLORE -> add(which, explore(new SwingTicker()));
            case RULES -> add(which, atlas());
            case CHARTS ->
                add(
                        which,
                        new ChartsWorkspace(
                                words, new SwingTicker(), lesson.rules(), files, () -> System.nanoTime() / 1_000_000));
            case COMPARE -> add(which, compare(RuleBooks.shipped()));
        };
    }

    private <T extends JComponent & Workbench> T add(Workspace which, T bench) {
        bench.offer(offered);
        // A workspace with a transport of its own scrolls where hardly more than the transport would be seen.
        boolean tall = which != Workspace.RULES;
        stage.add(tall ? new QuietScroll(new TallPage(bench, LEAST_HEIGHT)) : bench, which.id());
        bench.walked().forEach(follower);
        bench.onSaid(text -> announcer.answer(bench, text));
        return bench;
    }

    private AtlasWorkspace atlas() {
        words.including(AtlasWorkspace.class, "atlas");
        AtlasWorkspace atlas = new AtlasWorkspace(words, new SwingTicker(), files);
        atlas.setLibrary(Documents.shipped(), AboutGames.shipped());
        atlas.setRules(RuleBooks.shipped());
        atlas.setLessons(learn::lessons, opened -> {
            show(Workspace.LEARN);
            learn.open(opened);
        });
        atlas.onOpened(offered::take, offered::drop);
        atlas.recall();
        atlas.onPlay(rules -> showExplore().play(rules, Optional.empty()));
        atlas.showMap(kept.get(Settings.MAP));
        atlas.onMap(on -> kept.keep(Settings.MAP, on));
        return atlas;
    }

    private CompareWorkspace compare(RuleBook book) {
        words.including(CompareWorkspace.class, "compare");
        CompareWorkspace compare = new CompareWorkspace(
                words,
                new SwingTicker(),
                book.find("congklak-classic").orElseThrow(),
                book.find("congklak-simple").orElseThrow(),
                book.find("congkak").orElseThrow(),
                files);
        KeptComparison.read(kept.get(Settings.COMPARED), offered)
                .ifPresent(last -> compare.compare(last.rules(), last.from(), last.moves(), last.pairing()));
        return compare;
    }

    private ExploreWorkspace explore(SwingTicker ticker) {
        words.including(ExploreWorkspace.class, "explore");
        ExploreWorkspace explore = new ExploreWorkspace(words, ticker, lesson.rules(), files, System::nanoTime);
        explore.playback().setSpeed(lesson.session().playback().speed());
        return explore;
    }
}
