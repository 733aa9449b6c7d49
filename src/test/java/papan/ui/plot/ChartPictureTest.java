package papan.ui.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import papan.analysis.ChartKind;
import papan.analysis.Courses;
import papan.analysis.Spacing;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.model.Move;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;
import papan.rules.RuleSet;
import papan.search.Exhibition;
import papan.search.Strategy;
import papan.testing.RuleFiles;
import papan.ui.common.Edt;
import papan.ui.common.Theme;

/** A chart that is kept: as a file, on paper, in a document. */
class ChartPictureTest {
    private static final int WIDTH = 800;
    private static final int HEIGHT = 500;

    private static BufferedImage picture(int moves) {
        RuleSet rules = RuleFiles.shipped("kalah");
        Strategy dice = new Strategy(Strategy.Kind.RANDOM, 0);
        List<Move> all = Exhibition.moves(rules, dice, dice, 1, 1).subList(0, moves);
        Chart chart = Chart.of(
                ChartKind.LEAD,
                Spacing.TURN,
                List.of(Courses.play(rules, Optional.empty(), all).course()));
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Edt.await(() -> {
            Theme.LIGHT.install(Language.ENGLISH);
            ChartText words = new ChartText(new CaptionText(Wording.of(Language.ENGLISH)));
            Graphics2D g = image.createGraphics();
            new ChartPicture(chart, words, chart.size(), true).draw(g, WIDTH, HEIGHT);
            g.dispose();
        });
        return image;
    }

    /** The longest line straight down in the ink of the texts, in which the moment that is now would be drawn. */
    private static int longestLineDown(BufferedImage image) {
        int ink = ChartLook.current(HEIGHT).text().getRGB();
        int longest = 0;
        for (int x = 0; x < WIDTH; x++) {
            int length = 0;
            for (int y = 0; y < HEIGHT; y++) {
                length = image.getRGB(x, y) == ink ? length + 1 : 0;
                longest = Math.max(longest, length);
            }
        }
        return longest;
    }

    @Test
    void noMomentOfItIsNow() {
        assertThat(longestLineDown(picture(12))).isLessThan(HEIGHT / 4);
    }
}
