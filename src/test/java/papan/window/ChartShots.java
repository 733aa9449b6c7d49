package papan.window;

import java.awt.EventQueue;
import java.awt.image.BufferedImage;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import papan.analysis.ChartKind;
import papan.analysis.Course;
import papan.analysis.Courses;
import papan.analysis.Spacing;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.export.ChartFile;
import papan.export.Pictures;
import papan.json.rules.RuleBooks;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;
import papan.rules.RuleSet;
import papan.search.Exhibition;
import papan.search.Simulation;
import papan.search.Strategy;
import papan.search.Watch;
import papan.ui.common.Theme;
import papan.ui.plot.ChartPicture;

/** A picture of every kind of chart in a theme, at either scale. */
final class ChartShots {
    private static final Strategy BY_CHANCE = new Strategy(Strategy.Kind.RANDOM, 0);
    private static final int ROUNDS = 3;
    private static final int SAMPLE = 20_000;

    private ChartShots() {}

    /** Takes them into a folder. */
    static void take(Theme theme, Path folder, BiConsumer<BufferedImage, File> write) throws Exception {
        Files.createDirectories(folder);
        EventQueue.invokeAndWait(() -> theme.install(Language.ENGLISH));
        for (ChartKind kind : ChartKind.offered()) {
            Chart chart = kind.followsACourse() ? match(kind) : sample(kind);
            ChartText words = new ChartText(new CaptionText(Wording.of(Language.ENGLISH)
                    .withTerms(chart.entries().get(0).rules())));
            for (int scale : new int[] {1, 2}) {
                String name = kind.id() + "-" + theme.id() + (scale == 1 ? "" : "-2x") + ".png";
                EventQueue.invokeAndWait(() -> {
                    ChartPicture picture = new ChartPicture(chart, words, chart.size(), true);
                    write.accept(
                            Pictures.pixels(picture::draw, ChartFile.WIDTH, ChartFile.HEIGHT, scale),
                            folder.resolve(name).toFile());
                });
            }
        }
    }

    private static Chart match(ChartKind kind) {
        RuleSet rules = rules("congkak");
        Course course = Courses.play(rules, Optional.empty(), Exhibition.moves(rules, BY_CHANCE, BY_CHANCE, 1, ROUNDS))
                .firstRounds(ROUNDS)
                .course();
        return Chart.of(kind, Spacing.TURN, List.of(course));
    }

    private static Chart sample(ChartKind kind) {
        List<String> ids = kind == ChartKind.FIRST ? List.of("congkak", "sungka", "kalah") : List.of("sungka");
        return Chart.ofSamples(
                kind,
                ids.stream()
                        .map(id -> new Chart.Sample(
                                rules(id),
                                Simulation.run(
                                        new Simulation.Plan(
                                                rules(id),
                                                false,
                                                SAMPLE,
                                                BY_CHANCE,
                                                BY_CHANCE,
                                                1,
                                                2,
                                                Simulation.ByTurn.LEAD),
                                        Watch.NOBODY),
                                true))
                        .toList());
    }

    private static RuleSet rules(String id) {
        return RuleBooks.shipped().find(id).orElseThrow();
    }
}
