package papan.ui.app;

import java.awt.CardLayout;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.json.rules.AboutGames;
import papan.json.rules.Documents;
import papan.json.rules.RuleBooks;
import papan.lesson.script.Lesson;
import papan.rules.RuleBook;
import papan.rules.RuleSet;
import papan.ui.atlas.AtlasWorkspace;
import papan.ui.chart.ChartsWorkspace;
import papan.ui.common.Background;
import papan.ui.common.QuietScroll;
import papan.ui.common.TallPage;
import papan.ui.common.WindowText;
import papan.ui.compare.CompareWorkspace;
import papan.ui.explore.ExploreWorkspace;
import papan.ui.playback.SwingTicker;
import papan.ui.playback.Walkthrough;
import papan.ui.playback.Workbench;

/**
 * The workspaces, of which one is shown. Those beside the lessons are made when they are first asked for, so that the
 * window is there sooner. Lives on the event dispatch thread.
 */
final class Workspaces {
    /** The lowest that a workspace is, which scrolls by itself above its transport, of scale 1. */
    private static final int LEAST_HEIGHT = 200;

    private final WindowText words;
    private final Supplier<RuleSet> rules;
    private final WorkspaceFiles files;
    private final Consumer<Walkthrough> follower;
    private final CardLayout cards = new CardLayout();
    private final JPanel stage = new JPanel(cards);
    private Workspace shown = Workspace.LEARN;
    private final Map<Workspace, Workbench> made = new EnumMap<>(Workspace.class);
    private final OfferedRules offered = new OfferedRules(RuleBooks.shipped(), this::offer);

    /**
     * The lessons, and the others as soon as they are asked for.
     *
     * @param rules with which a workspace begins
     * @param files what they read and write
     * @param follower hears of whatever is walked through in a workspace that is made
     */
    Workspaces(
            JComponent learn,
            WindowText words,
            Supplier<RuleSet> rules,
            WorkspaceFiles files,
            Consumer<Walkthrough> follower) {
        this.words = words;
        this.rules = rules;
        this.files = files;
        this.follower = follower;
        stage.add(learn, Workspace.LEARN.id());
    }

    /** Where they are shown. */
    JComponent stage() {
        return stage;
    }

    /** Which one is shown. */
    Workspace shown() {
        return shown;
    }

    /** Whether the lessons are shown, and no other. */
    boolean showsLearn() {
        return shown == Workspace.LEARN;
    }

    /** Shows one that has been made; nothing moves in the others any more. */
    void show(Workspace next) {
        shown = next;
        pause();
        cards.show(stage, next.id());
    }

    /** Nothing moves any more. */
    void pause() {
        made.values().forEach(bench -> bench.playback().pause());
    }

    /** The one that is shown; empty for the lessons, which are no workbench. */
    Optional<Workbench> bench() {
        return Optional.ofNullable(made.get(shown));
    }

    /** The one that is shown, if it is of a kind. */
    <T extends Workbench> Optional<T> bench(Class<T> kind) {
        return bench().filter(kind::isInstance).map(kind::cast);
    }

    /** The rule sets that can be chosen wherever rules are. */
    RuleBook rules() {
        return offered;
    }

    /** Lets a rule set that has been opened be chosen wherever rules are. */
    void offer(RuleSet rules) {
        offered.take(rules);
    }

    /** Lets the rule sets that are remembered be chosen wherever rules are. */
    void recall() {
        made(Workspace.RULES, AtlasWorkspace.class).ifPresent(AtlasWorkspace::recall);
        List<Path> remembered = files.remembered();
        if (!hasAtlas() && !remembered.isEmpty()) {
            Background.run(
                    () -> remembered.stream().map(files::read).toList(),
                    found -> found.forEach(each -> each.rules().ifPresent(this::offer)),
                    failure -> {});
        }
    }

    /** Lists a rule set of one's own that has just been written. */
    void list(Path file) {
        if (hasAtlas()) {
            made(Workspace.RULES, AtlasWorkspace.class).ifPresent(atlas -> atlas.open(file));
        } else {
            files.remember(file);
            Background.run(() -> files.read(file), found -> found.rules().ifPresent(this::offer), failure -> {});
        }
    }

    private void offer() {
        made.values().forEach(bench -> bench.offer(offered));
    }

    private <T> Optional<T> made(Workspace which, Class<T> kind) {
        return Optional.ofNullable(made.get(which)).map(kind::cast);
    }

    /** Whether the Rules workspace has been made. */
    boolean hasAtlas() {
        return made.containsKey(Workspace.RULES);
    }

    /** The Rules workspace, made now if it has not been. */
    AtlasWorkspace atlas(Supplier<List<Lesson>> lessons, Consumer<Lesson> open) {
        return bench(Workspace.RULES, AtlasWorkspace.class, () -> {
            words.including(AtlasWorkspace.class, "atlas");
            AtlasWorkspace atlas = new AtlasWorkspace(words, new SwingTicker(), files);
            atlas.setLibrary(Documents.shipped(), AboutGames.shipped());
            atlas.setRules(RuleBooks.shipped());
            atlas.setLessons(lessons, open);
            atlas.onOpened(this::offer, offered::drop);
            atlas.recall();
            return atlas;
        });
    }

    /** The Charts workspace, made now if it has not been. */
    ChartsWorkspace charts() {
        return bench(
                Workspace.CHARTS,
                ChartsWorkspace.class,
                () -> new ChartsWorkspace(
                        words, new SwingTicker(), rules.get(), files, () -> System.nanoTime() / 1_000_000));
    }

    /** The Compare workspace, made now if it has not been. */
    CompareWorkspace compare() {
        return bench(Workspace.COMPARE, CompareWorkspace.class, () -> {
            words.including(CompareWorkspace.class, "compare");
            RuleBook book = RuleBooks.shipped();
            return new CompareWorkspace(
                    words,
                    new SwingTicker(),
                    book.find("congklak-classic").orElseThrow(),
                    book.find("congklak-simple").orElseThrow(),
                    book.find("congkak").orElseThrow(),
                    files);
        });
    }

    /**
     * The Explore workspace, made now if it has not been.
     *
     * @param speed with which seeds travel in it at first
     */
    ExploreWorkspace explore(double speed) {
        return bench(Workspace.EXPLORE, ExploreWorkspace.class, () -> {
            words.including(ExploreWorkspace.class, "explore");
            ExploreWorkspace explore =
                    new ExploreWorkspace(words, new SwingTicker(), rules.get(), files, System::nanoTime);
            explore.playback().setSpeed(speed);
            return explore;
        });
    }

    /** The Explore workspace; empty if nobody has asked for it yet. */
    Optional<ExploreWorkspace> explore() {
        return made(Workspace.EXPLORE, ExploreWorkspace.class);
    }

    private <T extends JComponent & Workbench> T bench(Workspace which, Class<T> kind, Supplier<T> maker) {
        if (!made.containsKey(which)) {
            T bench = maker.get();
            bench.offer(offered);
            // A workspace with a transport of its own scrolls where hardly more than the transport would be seen.
            boolean tall = which != Workspace.RULES;
            stage.add(tall ? new QuietScroll(new TallPage(bench, LEAST_HEIGHT)) : bench, which.id());
            bench.walked().forEach(follower);
            made.put(which, bench);
        }
        return kind.cast(made.get(which));
    }
}
