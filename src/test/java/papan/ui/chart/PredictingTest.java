package papan.ui.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import papan.analysis.ChartKind;
import papan.analysis.Course;
import papan.analysis.Spacing;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.json.rules.RuleBooks;
import papan.model.Position;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;
import papan.rules.RuleSet;
import papan.ui.playback.HandTicker;
import papan.ui.playback.OnEdt;
import papan.ui.playback.Playback;

@ExtendWith(OnEdt.class)
class PredictingTest {
    private final RuleSet rules = RuleBooks.shipped().find("congklak-classic").orElseThrow();
    private final Position empty = ChartSource.empty(rules.layout());
    private final Playback playback = new Playback(new HandTicker(), empty);
    private final Predicting predicting = new Predicting(playback);

    @Test
    void nothingIsDrawnOfALineThatIsOnlyABeginning() {
        Chart still = Chart.of(ChartKind.STORES, Spacing.TURN, List.of(Course.of(rules, empty, List.of())));
        predicting.begin(still, 0);
        predicting.draw(pen -> pen.draw(1, 5, true));
        predicting.draw(pen -> pen.move(1));
        predicting.draw(pen -> pen.raise(1));
        assertThat(predicting.isBlank()).isTrue();
        assertThat(predicting.sketch().orElseThrow().pen().sheet().points()).isZero();
        assertThat(predicting.told(new ChartText(new CaptionText(Wording.of(Language.ENGLISH)))))
                .startsWith("What will happen");
    }
}
