package papan.ui.present;

import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import papan.ui.common.WindowText;

/** How long a class has been running, and against its plan, in words. */
final class ClassClock {
    private final Presentation presentation;
    private final WindowText words;

    ClassClock(Presentation presentation, WindowText words) {
        this.presentation = presentation;
        this.words = words;
    }

    /** Since when, in minutes and seconds. */
    String time() {
        return clock(presentation.elapsed());
    }

    /** Which step of today it is where that is not the author's order, how far it should have come, and how late it is. */
    String plan() {
        String today = presentation
                .way()
                .map(way -> words.text(
                                "presenter.today",
                                Map.of(
                                        "step",
                                        way.place(presentation.state().index()),
                                        "steps",
                                        way.shown().size()))
                        + " · ")
                .orElse("");
        return today + authors();
    }

    private String authors() {
        Optional<Duration> all = presentation.plannedInAll();
        Duration here = presentation.planned().orElse(Duration.ZERO);
        if (all.isEmpty()) {
            return words.text("presenter.noPlan");
        }
        long late = presentation.elapsed().minus(here).toMinutes();
        return words.text("presenter.plan", Map.of("here", clock(here), "all", clock(all.get())))
                + (late > 0 ? " · " + words.text("presenter.late", Map.of("minutes", (int) late)) : "");
    }

    private static String clock(Duration time) {
        return String.format(Locale.ROOT, "%d:%02d", time.toMinutes(), time.toSecondsPart());
    }
}
