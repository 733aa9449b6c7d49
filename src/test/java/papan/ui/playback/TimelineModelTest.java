package papan.ui.playback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import papan.json.rules.RuleBooks;
import papan.replay.Mark;
import papan.replay.MarkFilter;
import papan.replay.PlayedMatch;
import papan.replay.Timeline;
import papan.rules.RuleSet;
import papan.search.Exhibition;
import papan.search.Strategy;

/** How a long timeline is looked at. */
@ExtendWith(OnEdt.class)
class TimelineModelTest {
    private static final Strategy DICE = new Strategy(Strategy.Kind.RANDOM, 0);
    private static final RuleSet RULES =
            RuleBooks.shipped().find("congklak-classic").orElseThrow();
    private static final Timeline MATCH = PlayedMatch.play(
                    RULES, Optional.empty(), Exhibition.moves(RULES, DICE, DICE, 7, 3))
            .played()
            .timeline();

    private final Playback playback = new Playback(new HandTicker(), MATCH.positionAt(0));
    private final TimelineModel model = new TimelineModel(playback);

    private void load(int seen) {
        playback.load(MATCH, 0, MATCH.size(), seen);
    }

    @Test
    void aShortTimelineIsShownAsAWhole() {
        playback.load(MATCH, 0, 12, 0);
        assertThat(model.isLong()).isFalse();
        assertThat(model.from()).isZero();
        assertThat(model.to()).isEqualTo(12);
    }

    @Test
    void theLineShowsThePartAroundTheCursor() {
        load(MATCH.size());
        assertThat(model.isLong()).isTrue();
        for (int cursor : List.of(0, 500, 40, MATCH.size(), MATCH.size() / 2)) {
            playback.seek(cursor);
            assertThat(cursor).isBetween(model.from(), model.to());
            assertThat(model.to() - model.from()).isLessThan(MATCH.size());
        }
        int before = model.to() - model.from();
        model.zoom(1);
        assertThat(model.to() - model.from()).isLessThan(before);
        assertThat(playback.cursor()).isBetween(model.from(), model.to());
        for (int i = 0; i < 20; i++) {
            model.zoom(-1);
        }
        assertThat(model.isZoomed()).isFalse();
        assertThat(model.to()).isEqualTo(MATCH.size());
    }

    @Test
    void theNextThatIsLookedForIsNeverOneThatHasNotBeenSeen() {
        load(0);
        model.setFilter(new MarkFilter.Kind(Mark.Kind.CAPTURE));
        int first = model.found()[0];
        assertThat(model.beside(1)).isEmpty();
        playback.seek(first);
        playback.seek(0);
        assertThat(model.beside(1)).hasValue(first);
        playback.seek(first);
        assertThat(model.beside(1)).isEmpty();
        assertThat(model.beside(-1)).isEmpty();
        load(MATCH.size());
        playback.seek(first);
        assertThat(model.beside(1)).hasValue(model.found()[1]);
        playback.seek(model.found()[1]);
        assertThat(model.beside(-1)).hasValue(first);
    }

    @Test
    void aScaleOfAPartKeepsToIt() {
        TimelineScale scale = new TimelineScale(10, 100, 200, 300);
        assertThat(scale.xOf(200)).isEqualTo(10);
        assertThat(scale.xOf(300)).isEqualTo(110);
        assertThat(scale.cursorAt(60)).isEqualTo(250);
        assertThat(scale.cursorAt(-500)).isEqualTo(200);
        assertThat(scale.cursorAt(5000)).isEqualTo(300);
    }
}
