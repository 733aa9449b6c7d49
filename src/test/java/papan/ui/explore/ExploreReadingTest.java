package papan.ui.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.AbstractButton;
import javax.swing.JProgressBar;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import papan.json.match.MatchReader;
import papan.json.rules.RuleBooks;
import papan.narration.Language;
import papan.replay.RecordedMatch;
import papan.ui.common.Edt;
import papan.ui.common.Theme;
import papan.ui.common.WindowText;
import papan.ui.playback.Ticker;

/** While a recorded match is read its progress stands in place, with the way out. */
class ExploreReadingTest {
    private final Shelf shelf = new Shelf();

    /** Files that are read as slowly as the test wants. */
    private static final class Shelf implements ExploreFiles {
        private final List<Reading> readings = new ArrayList<>();

        @Override
        public void choose(Component parent) {
            throw new AssertionError("nothing is chosen");
        }

        @Override
        public void read(Path file, Reading then) {
            readings.add(then);
        }

        @Override
        public void save(Component parent, RecordedMatch match, String proposed, Consumer<String> then) {
            throw new AssertionError("nothing is saved");
        }

        Reading latest() {
            return readings.get(readings.size() - 1);
        }
    }

    private ExploreWorkspace workspace() {
        Theme.LIGHT.install(Language.ENGLISH);
        WindowText words = new WindowText(Language.ENGLISH).including(ExploreWorkspace.class, "explore");
        Ticker still = new Ticker() {
            @Override
            public void start(Callback callback) {}

            @Override
            public void stop() {}
        };
        return new ExploreWorkspace(
                words, still, RuleBooks.shipped().find("congklak-classic").orElseThrow(), shelf, () -> 1);
    }

    private static @Nullable Component named(Container in, String name) {
        for (Component child : in.getComponents()) {
            if (name.equals(child.getName())) {
                return child;
            }
            Component found = child instanceof Container inner ? named(inner, name) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    @Test
    void progressStandsInPlaceAndCancelEndsTheReading() throws Exception {
        RecordedMatch match = MatchReader.read(Path.of("examples/two-captures.match.json"), RuleBooks.shipped());
        Edt.await(() -> {
            List<String> stopped = new ArrayList<>();
            ExploreWorkspace explore = workspace();
            Component row = named(explore, "explore.reading");
            explore.open(Path.of("a.match.json"));
            shelf.latest().begun("a.match.json", () -> stopped.add("a"));
            assertThat(explore.isBusy()).isTrue();
            assertThat(row.isVisible()).as("what is read at once shows nothing").isFalse();
            shelf.latest().progress(0.25);
            assertThat(row.isVisible()).isTrue();
            JProgressBar bar = (JProgressBar) named(explore, "explore.reading.bar");
            assertThat(bar.getPercentComplete()).isEqualTo(0.25);
            assertThat(bar.getAccessibleContext().getAccessibleName()).contains("a.match.json");
            ((AbstractButton) named(explore, "explore.reading.cancel")).doClick();
            assertThat(stopped).containsExactly("a");
            assertThat(row.isVisible()).isFalse();
            assertThat(explore.isBusy()).isFalse();
            assertThat(explore.session().line().size()).isZero();

            explore.open(Path.of("a.match.json"));
            shelf.latest().begun("b.match.json", () -> stopped.add("b"));
            explore.open(Path.of("a.match.json"));
            shelf.latest().begun("c.match.json", () -> stopped.add("c"));
            assertThat(stopped).as("only one is waited for").containsExactly("a", "b");
            shelf.latest().progress(0.5);
            shelf.latest().read(match);
            assertThat(row.isVisible()).isFalse();
            assertThat(explore.session().line().size())
                    .isEqualTo(match.variations().main().size());

            explore.open(Path.of("a.match.json"));
            shelf.latest().begun("d.match.json", () -> stopped.add("d"));
            assertThat(explore.backToMatch()).as("Esc").isTrue();
            assertThat(stopped).endsWith("d");
        });
    }
}
