package papan.ui.plot;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import papan.analysis.Spacing;
import papan.chart.ChartText;
import papan.ui.common.Segments;

/** The control that chooses a point for each seed, lap, turn or round. */
public final class Spacings {
    private Spacings() {}

    /** All of them, without words as yet. */
    public static Segments<Spacing> offered(Consumer<Spacing> chosen) {
        return new Segments<>(
                "spacing", List.of(Spacing.values()), each -> each.name().toLowerCase(Locale.ROOT), chosen);
    }

    /** Says them in words. */
    public static void setWords(Segments<Spacing> spacings, ChartText words) {
        spacings.setWords(words.text("spacing"), words::spacing, spacing -> "");
    }
}
