package papan.ui.app;

import java.util.List;
import java.util.Optional;
import papan.export.ChartFile;
import papan.export.ComparisonFile;
import papan.export.Drawing;
import papan.export.RulePaper;
import papan.rules.RuleSet;
import papan.ui.atlas.AtlasWorkspace;
import papan.ui.chart.ChartsWorkspace;
import papan.ui.common.WindowText;
import papan.ui.compare.CompareFiles;
import papan.ui.compare.CompareWorkspace;
import papan.ui.lesson.LearnSession;
import papan.ui.plot.ChartPicture;

/** What of a window can be printed: the lesson, or what the workspace shows. Lives on the event dispatch thread. */
final class HandOuts {
    /** Pixels for each unit of a picture: sharp on paper. */
    private static final int SCALE = 3;

    private final LearnSession session;
    private final Workspaces workspaces;
    private final WindowText words;

    HandOuts(LearnSession session, Workspaces workspaces, WindowText words) {
        this.session = session;
        this.workspaces = workspaces;
        this.words = words;
    }

    /** What is shown now, for paper; empty if there is nothing to print. */
    Optional<HandOutSheet.Papers> now() {
        if (workspaces.showsLearn()) {
            return session.run().map(run -> HandOutSheet.Papers.of(run, words));
        }
        return workspaces
                .bench(CompareWorkspace.class)
                .flatMap(CompareWorkspace::page)
                .map(this::comparison)
                .or(() -> workspaces
                        .bench(ChartsWorkspace.class)
                        .flatMap(ChartsWorkspace::shown)
                        .map(this::chart))
                .or(() -> workspaces
                        .bench(AtlasWorkspace.class)
                        .flatMap(AtlasWorkspace::shown)
                        .map(this::rules));
    }

    private HandOutSheet.Papers comparison(CompareFiles.Page page) {
        return drawn(
                "comparison",
                "hand-out.comparison",
                page.name(),
                content(page.picture()::draw, page.width(), page.height(), page.title(), page.lines(), page.tables()));
    }

    private HandOutSheet.Papers chart(ChartsWorkspace.Shown shown) {
        ChartPicture picture = new ChartPicture(shown.chart(), shown.words(), shown.cursor(), shown.overlay());
        String name = shown.chart().entries().get(0).rules().id() + "-"
                + shown.chart().kind().id();
        List<String> lines = List.of(shown.words().sentence(shown.chart(), shown.cursor()));
        return drawn(
                "chart",
                "hand-out.chart",
                name,
                content(
                        picture::draw,
                        ChartFile.WIDTH,
                        ChartFile.HEIGHT,
                        shown.words().title(shown.chart()),
                        lines,
                        List.of()));
    }

    private HandOutSheet.Papers rules(RuleSet rules) {
        String page = RulePaper.page(rules, words.language());
        String title = rules.about().name(words.language().tag());
        return new HandOutSheet.Papers(
                title, rules.id(), List.of(new HandOutSheet.Version("rules", "hand-out.rules", () -> page)));
    }

    private ComparisonFile.Content content(
            Drawing drawing, int width, int height, String title, List<String> lines, List<List<List<String>>> tables) {
        return new ComparisonFile.Content(
                drawing, width, height, SCALE, words.language().tag(), title, lines, tables);
    }

    /** Drawn now, for components belong to this thread. */
    private static HandOutSheet.Papers drawn(String kind, String label, String name, ComparisonFile.Content content) {
        String page = ComparisonFile.page(content);
        return new HandOutSheet.Papers(
                content.title(), name, List.of(new HandOutSheet.Version(kind, label, () -> page)));
    }
}
