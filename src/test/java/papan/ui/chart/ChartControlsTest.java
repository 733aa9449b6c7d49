package papan.ui.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papan.chart.ChartText;
import papan.json.rules.RuleBooks;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;
import papan.ui.common.Theme;
import papan.ui.playback.OnEdt;

/** What stands around a chart to choose it. */
@ExtendWith(OnEdt.class)
class ChartControlsTest {
    private static ChartText words(Language language) {
        return new ChartText(new CaptionText(Wording.of(language)));
    }

    /** Whoever hears a box only knows by its name whose it is. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void theBoxesOfBothPlayersHaveNamesOfTheirOwn(Language language) {
        Theme.LIGHT.install(language);
        ChartSettings settings =
                ChartSettings.of(RuleBooks.shipped().find("kalah").orElseThrow());
        SettingsBar bar = new SettingsBar(settings, words(language), next -> {}, () -> {});
        bar.show(settings);
        List<String> names = new ArrayList<>();
        for (String box : List.of("charts.south", "charts.north")) {
            names.add(named(bar, box).orElseThrow().getAccessibleContext().getAccessibleName());
        }
        assertThat(names).doesNotHaveDuplicates();
    }

    private static Optional<Component> named(Container within, String name) {
        for (Component each : within.getComponents()) {
            if (name.equals(each.getName())) {
                return Optional.of(each);
            }
            Optional<Component> inner = each instanceof Container container ? named(container, name) : Optional.empty();
            if (inner.isPresent()) {
                return inner;
            }
        }
        return Optional.empty();
    }
}
