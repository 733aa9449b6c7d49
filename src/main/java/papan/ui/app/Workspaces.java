package papan.ui.app;

import java.awt.CardLayout;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.json.RuleBooks;
import papan.lesson.Lesson;
import papan.rules.RuleBook;
import papan.rules.RuleSet;
import papan.ui.atlas.AtlasWorkspace;
import papan.ui.chart.ChartsWorkspace;
import papan.ui.common.FocusScroll;
import papan.ui.common.QuietScroll;
import papan.ui.common.TallPage;
import papan.ui.common.WindowText;
import papan.ui.compare.CompareWorkspace;
import papan.ui.explore.ExploreWorkspace;
import papan.ui.playback.SwingTicker;
import papan.ui.playback.Walked;

/**
 * The workspaces, of which one is shown. Those beside the lessons are made when they are first asked for, so that the
 * window is there sooner. Lives on the event dispatch thread.
 */
final class Workspaces {
    /** The lowest that a workspace is, which scrolls by itself above its transport, of scale 1. */
    private static final int LEAST_HEIGHT = 200;

    private final WindowText words;
    private final Supplier<RuleSet> rules;
    private final SavedCharts savedCharts;
    private final Consumer<Walked> follower;
    private final CardLayout cards = new CardLayout();
    private final JPanel stage = new JPanel(cards);
    private Workspace shown = Workspace.LEARN;
    private Optional<AtlasWorkspace> atlas = Optional.empty();
    private Optional<ChartsWorkspace> charts = Optional.empty();
    private Optional<CompareWorkspace> compare = Optional.empty();
    private Optional<ExploreWorkspace> explore = Optional.empty();

    /**
     * The lessons, and the others as soon as they are asked for.
     *
     * @param rules with which a workspace begins
     * @param follower hears of whatever is walked through in a workspace that is made
     */
    Workspaces(
            JComponent learn,
            WindowText words,
            Supplier<RuleSet> rules,
            SavedCharts savedCharts,
            Consumer<Walked> follower) {
        this.words = words;
        this.rules = rules;
        this.savedCharts = savedCharts;
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

    /** Shows one that has been made; nothing moves in the others any more. */
    void show(Workspace next) {
        shown = next;
        explore.ifPresent(e -> e.playback().pause());
        atlas.ifPresent(a -> a.playback().pause());
        charts.ifPresent(c -> c.playback().pause());
        compare.ifPresent(c -> c.playback().pause());
        cards.show(stage, next.id());
    }

    /** The Rules workspace, made now if it has not been. */
    AtlasWorkspace atlas(Supplier<List<Lesson>> lessons, Consumer<Lesson> open) {
        if (atlas.isEmpty()) {
            words.including(AtlasWorkspace.class, "atlas");
            AtlasWorkspace made = new AtlasWorkspace(words, new SwingTicker(), new ChosenRuleFiles(words));
            made.setRules(RuleBooks.shipped());
            made.setLessons(lessons, open);
            stage.add(made, Workspace.RULES.id());
            follower.accept(made.walked());
            atlas = Optional.of(made);
        }
        return atlas.get();
    }

    /** The Charts workspace, made now if it has not been. */
    ChartsWorkspace charts() {
        if (charts.isEmpty()) {
            ChartsWorkspace made = new ChartsWorkspace(
                    words, new SwingTicker(), rules.get(), savedCharts, () -> System.nanoTime() / 1_000_000);
            made.setRules(RuleBooks.shipped());
            add(made, Workspace.CHARTS);
            follower.accept(made.walked());
            charts = Optional.of(made);
        }
        return charts.get();
    }

    /** The Compare workspace, made now if it has not been. */
    CompareWorkspace compare() {
        if (compare.isEmpty()) {
            words.including(CompareWorkspace.class, "compare");
            RuleBook book = RuleBooks.shipped();
            CompareWorkspace made = new CompareWorkspace(
                    words,
                    new SwingTicker(),
                    book.find("congklak-classic").orElseThrow(),
                    book.find("congklak-simple").orElseThrow(),
                    book.find("congkak").orElseThrow(),
                    Optional.of(new ChartOfBoards(words)),
                    new SavedComparisons(new ChosenRuleFiles(words), words));
            made.setRules(book);
            add(made, Workspace.COMPARE);
            made.walked().forEach(follower);
            compare = Optional.of(made);
        }
        return compare.get();
    }

    /**
     * The Explore workspace, made now if it has not been.
     *
     * @param speed with which seeds travel in it at first
     */
    ExploreWorkspace explore(double speed) {
        if (explore.isEmpty()) {
            words.including(ExploreWorkspace.class, "explore");
            ExploreWorkspace made = new ExploreWorkspace(
                    words, new SwingTicker(), rules.get(), new SavedMatches(words), System::nanoTime);
            made.playback().setSpeed(speed);
            made.setRules(RuleBooks.shipped());
            add(made, Workspace.EXPLORE);
            follower.accept(made.walked());
            explore = Optional.of(made);
        }
        return explore.get();
    }

    /** A workspace with a transport of its own scrolls with it where hardly more than the transport would be seen. */
    private void add(JComponent workspace, Workspace as) {
        QuietScroll whole = new QuietScroll(new TallPage(workspace, LEAST_HEIGHT), "Papan.background");
        FocusScroll.follow(whole);
        stage.add(whole, as.id());
    }

    /** The Rules workspace, while it is shown. */
    Optional<AtlasWorkspace> shownAtlas() {
        return atlas.filter(a -> shown == Workspace.RULES);
    }

    /** The Charts workspace, while it is shown. */
    Optional<ChartsWorkspace> shownCharts() {
        return charts.filter(c -> shown == Workspace.CHARTS);
    }

    /** The Compare workspace, while it is shown. */
    Optional<CompareWorkspace> shownCompare() {
        return compare.filter(c -> shown == Workspace.COMPARE);
    }

    /** The Explore workspace, while it is shown. */
    Optional<ExploreWorkspace> shownExplore() {
        return explore.filter(e -> shown == Workspace.EXPLORE);
    }
}
