package papan.ui.playback;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import papan.narration.Language;
import papan.replay.Timeline;
import papan.ui.common.Theme;
import papan.ui.common.WindowText;

@ExtendWith(OnEdt.class)
class TransportBarTest {
    private static final Timeline TIMELINE = LongTurn.find(7);

    private static TransportBar bar(Language language) {
        Theme.LIGHT.install(language);
        Playback playback = new Playback(new HandTicker(), TIMELINE.positionAt(0));
        return new TransportBar(playback, new WindowText(language), mark -> "");
    }

    private static void lay(TransportBar bar, int width) {
        bar.setSize(width, 300);
        bar.doLayout();
    }

    private static Component named(TransportBar bar, String name) {
        return Arrays.stream(bar.getComponents())
                .filter(each -> name.equals(each.getName()))
                .findFirst()
                .orElseThrow();
    }

    private static boolean grainsBesideButtons(TransportBar bar) {
        return named(bar, "grain").getX() > named(bar, "last").getX();
    }

    @ParameterizedTest
    @EnumSource
    void nothingReachesBeyondTheBar(Language language) {
        TransportBar bar = bar(language);
        for (int width = 380; width < 1000; width += 3) {
            lay(bar, width);
            List<Component> beyond = Arrays.stream(bar.getComponents())
                    .filter(Component::isVisible)
                    .filter(each -> each.getX() + each.getWidth() > bar.getWidth())
                    .toList();
            assertThat(beyond).as("%s, %d wide", language, width).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"ENGLISH, 540", "CHINESE, 470"})
    void whatFitsIntoTwoRowsGetsNoThird(Language language, int width) {
        TransportBar bar = bar(language);
        lay(bar, width);
        assertThat(grainsBesideButtons(bar)).isTrue();
        lay(bar, 400);
        assertThat(grainsBesideButtons(bar)).isFalse();
    }
}
