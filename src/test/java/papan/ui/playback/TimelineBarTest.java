package papan.ui.playback;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.MouseEvent;
import java.util.Optional;
import javax.accessibility.AccessibleRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import papan.narration.Language;
import papan.replay.Mark;
import papan.replay.Timeline;
import papan.ui.common.Theme;
import papan.ui.common.WindowText;

@ExtendWith(OnEdt.class)
class TimelineBarTest {
    private static final Timeline TIMELINE = LongTurn.find(7);

    private final Playback playback = new Playback(new HandTicker(), TIMELINE.positionAt(0));

    private TimelineBar bar() {
        Theme.LIGHT.install(Language.ENGLISH);
        playback.load(TIMELINE, 0, TIMELINE.size());
        TimelineBar bar = new TimelineBar(
                new TimelineModel(playback),
                new WindowText(Language.ENGLISH),
                mark -> mark.kind().name());
        bar.setSize(1024, 56);
        return bar;
    }

    private static void drag(TimelineBar bar, int x) {
        MouseEvent event = new MouseEvent(bar, MouseEvent.MOUSE_DRAGGED, 0, 0, x, 28, 0, false);
        bar.getMouseMotionListeners()[bar.getMouseMotionListeners().length - 1].mouseDragged(event);
    }

    @Test
    void aDragReachesEveryEventAtOnce() {
        TimelineBar bar = bar();
        TimelineScale scale = new TimelineScale(12, 1000, 0, TIMELINE.size());
        for (int cursor = 0; cursor <= TIMELINE.size(); cursor++) {
            drag(bar, (int) Math.round(scale.xOf(cursor)));
            assertThat(playback.cursor()).isEqualTo(cursor);
            assertThat(playback.position()).isEqualTo(TIMELINE.positionAt(cursor));
        }
    }

    @Test
    void aDragBeyondTheEndsStaysAtTheEnds() {
        TimelineBar bar = bar();
        drag(bar, 5000);
        assertThat(playback.cursor()).isEqualTo(TIMELINE.size());
        drag(bar, -5);
        assertThat(playback.cursor()).isZero();
    }

    @Test
    void aMarkIsFoundOnlyOnceItHasBeenRevealed() {
        TimelineBar bar = bar();
        Mark relay = TIMELINE.marks().stream()
                .filter(mark -> mark.kind() == Mark.Kind.RELAY)
                .findFirst()
                .orElseThrow();
        int x = (int) Math.round(new TimelineScale(12, 1000, 0, TIMELINE.size()).xOf(relay.cursor()));
        assertThat(bar.markAt(x)).isNotEqualTo(Optional.of(relay));
        playback.seek(relay.cursor());
        assertThat(bar.markAt(x)).contains(relay);
        playback.seek(0);
        assertThat(bar.markAt(x)).as("what was seen is no secret").contains(relay);
    }

    @Test
    void everyKindOfMarkHasAShapeOfItsOwn() {
        assertThat(Mark.Kind.values()).extracting(MarkIcon::of).doesNotHaveDuplicates();
    }

    @Test
    void assistiveTechnologySeesASliderWithTheCursor() {
        TimelineBar bar = bar();
        playback.seek(17);
        assertThat(bar.getAccessibleContext().getAccessibleRole()).isEqualTo(AccessibleRole.SLIDER);
        assertThat(bar.getAccessibleContext().getAccessibleDescription()).isEqualTo("Event 17 of " + playback.limit());
        assertThat(bar.getAccessibleContext().getAccessibleValue())
                .as("a number is read with hundreds of decimals")
                .isNull();
        assertThat(bar.getAccessibleContext().getAccessibleName()).isEqualTo("Timeline");
    }
}
