package papan.ui.playback;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import papan.model.Position;
import papan.replay.Grain;
import papan.replay.Timeline;
import papan.ui.common.SeedMotion;
import papan.ui.playback.PlaybackListener.Change;

@ExtendWith(OnEdt.class)
class PlaybackTest {
    private static final long SEED = 20_261_121;
    private static final Timeline TIMELINE = LongTurn.find(SEED);

    private final HandTicker ticker = new HandTicker();
    private final Playback playback = new Playback(ticker, TIMELINE.positionAt(0));

    private void load() {
        playback.load(TIMELINE, 0, TIMELINE.size());
    }

    @AfterEach
    void moveAgain() throws Exception {
        EventQueue.invokeAndWait(SeedMotion.FULL::install);
    }

    @Test
    void aThousandJumpsShowThePositionsOfPlayingThrough() {
        load();
        List<Position> played = new ArrayList<>(List.of(playback.position()));
        playback.addListener(change -> {
            if (change == Change.CURSOR) {
                played.add(playback.position());
            }
        });
        playback.setSpeed(Playback.MIN_SPEED);
        playback.play();
        ticker.crank(1e9);
        assertThat(played).hasSize(TIMELINE.size() + 1);
        List<Position> inOrder = List.copyOf(played);

        Random random = new Random(SEED);
        for (int i = 0; i < 1000; i++) {
            int to = random.nextInt(TIMELINE.size() + 1);
            playback.seek(to);
            assertThat(playback.position())
                    .as("jump %d with seed %d, to %d", i, SEED, to)
                    .isEqualTo(inOrder.get(to));
        }
    }

    @Test
    void aSeedTravelsAndArrives() {
        load();
        playback.forward();
        ticker.crank(Playback.SEED_MS / 2.0);
        assertThat(playback.cursor()).isZero();
        assertThat(playback.fraction()).isBetween(0.4, 0.6);
        ticker.crank(Playback.SEED_MS);
        assertThat(playback.cursor()).isEqualTo(1);
        assertThat(playback.fraction()).isZero();
        assertThat(ticker.isRunning()).isFalse();
    }

    @Test
    void backFromASeedUnderWayPutsItBack() {
        load();
        playback.forward();
        ticker.crank(100);
        playback.back();
        assertThat(playback.cursor()).isZero();
        assertThat(playback.fraction()).isZero();
    }

    /** Boards do not listen to {@link Change#CONTROLS}. */
    @Test
    void whatABoardShowsChangesOnlyWhenBoardsAreTold() {
        load();
        List<Object> told = new ArrayList<>(shown());
        playback.addListener(change -> {
            if (change != Change.CONTROLS) {
                told.clear();
                told.addAll(shown());
            }
        });
        Random random = new Random(SEED);
        List<Runnable> ways = List.of(
                playback::forward,
                playback::back,
                playback::play,
                playback::pause,
                () -> ticker.crank(random.nextInt(Playback.SEED_MS)),
                () -> ticker.crank(random.nextInt(Playback.SEED_MS)),
                () -> playback.seek(playback.cursor() + random.nextInt(3) - 1),
                () -> playback.setLocked(random.nextBoolean()),
                () -> playback.setGrain(random.nextBoolean() ? Grain.SEED : Grain.LAP),
                () -> playback.setSpeed(1 + random.nextInt(4)),
                () -> playback.load(TIMELINE, playback.cursor(), TIMELINE.size()));
        for (int i = 0; i < 5_000; i++) {
            int way = random.nextInt(ways.size());
            ways.get(way).run();
            assertThat(told).as("way %d, number %d with seed %d", way, i, SEED).isEqualTo(shown());
        }
    }

    private List<Object> shown() {
        return List.of(playback.timeline(), playback.cursor(), playback.fraction());
    }

    @Test
    void everyStepForwardAtAnyGrainCanBeTakenBack() {
        load();
        SeedMotion.OFF.install();
        for (Grain grain : Grain.values()) {
            playback.seek(0);
            List<Integer> stops = new ArrayList<>(List.of(0));
            while (!playback.atLimit()) {
                playback.forward(grain);
                stops.add(playback.cursor());
            }
            for (int i = stops.size() - 2; i >= 0; i--) {
                playback.back(grain);
                assertThat(playback.cursor()).as("%s, stop %d", grain, i).isEqualTo(stops.get(i));
            }
        }
    }

    @Test
    void playingStopsAtTheLimitAndNotBeyond() {
        playback.load(TIMELINE, 0, 20);
        playback.play();
        ticker.crank(1e6);
        assertThat(playback.cursor()).isEqualTo(20);
        assertThat(playback.isPlaying()).isFalse();
        playback.seek(TIMELINE.size());
        assertThat(playback.cursor()).isEqualTo(20);
    }

    @Test
    void whoeverHearsOfASeedThatArrivesBecauseOfAPauseHearsThatNoneFollows() {
        load();
        List<Boolean> playing = new ArrayList<>();
        playback.play();
        ticker.crank(Playback.SEED_MS / 2.0);
        playback.addListener(change -> {
            if (change == Change.CURSOR) {
                playing.add(playback.isPlaying());
            }
        });
        playback.pause();
        assertThat(playing).containsExactly(false);
    }

    @Test
    void aLockHoldsEverything() {
        playback.load(TIMELINE, 5, 20);
        playback.play();
        playback.setLocked(true);
        assertThat(playback.isPlaying()).isFalse();
        playback.play();
        playback.forward();
        playback.forward(Grain.LAP);
        playback.back();
        playback.first();
        playback.last();
        playback.seek(9);
        ticker.crank(1e5);
        assertThat(playback.cursor()).isEqualTo(5);
        playback.setLocked(false);
        playback.seek(9);
        assertThat(playback.cursor()).isEqualTo(9);
    }

    @Test
    void shortMotionArrivesEarlyAndTakesItsTimeAllTheSame() {
        load();
        SeedMotion.SHORT.install();
        playback.seek(1);
        playback.play();
        ticker.crank(80);
        assertThat(playback.fraction()).isBetween(0.5, 0.6);
        ticker.crank(80);
        assertThat(playback.cursor()).isEqualTo(2);
        assertThat(playback.fraction()).isZero();
        ticker.crank(272);
        assertThat(playback.cursor()).isEqualTo(2);
        assertThat(playback.fraction()).isZero();
        ticker.crank(32);
        assertThat(playback.fraction()).isPositive();
    }

    @Test
    void aSingleStepDoesNotWaitForTheTimeOfTheOneBefore() {
        load();
        SeedMotion.SHORT.install();
        playback.seek(1);
        playback.forward();
        ticker.crank(160);
        assertThat(playback.cursor()).isEqualTo(2);
        playback.forward();
        ticker.crank(160);
        assertThat(playback.cursor()).isEqualTo(3);
    }

    @Test
    void withoutMotionSeedsJumpAndPlayingTakesItsTimeAllTheSame() {
        load();
        SeedMotion.OFF.install();
        playback.seek(1);
        playback.play();
        ticker.crank(16);
        assertThat(playback.cursor()).isEqualTo(2);
        assertThat(playback.fraction()).isZero();
        ticker.crank(416);
        assertThat(playback.cursor()).isEqualTo(2);
        ticker.crank(32);
        assertThat(playback.cursor()).isEqualTo(3);
    }

    @Test
    void speedChangesTheTimeAndNotTheStep() {
        load();
        playback.setSpeed(4);
        playback.forward();
        ticker.crank(Playback.SEED_MS / 4.0 + 16);
        assertThat(playback.cursor()).isEqualTo(1);
        playback.setSpeed(100);
        assertThat(playback.speed()).isEqualTo(Playback.MAX_SPEED);
        playback.setSpeed(0);
        assertThat(playback.speed()).isEqualTo(Playback.MIN_SPEED);
    }

    @Test
    void theLastPointIsTheFurthestThatWasRevealed() {
        load();
        playback.seek(30);
        playback.seek(10);
        assertThat(playback.revealed()).isEqualTo(30);
        playback.last();
        assertThat(playback.cursor()).isEqualTo(30);
        playback.last();
        assertThat(playback.cursor()).isEqualTo(TIMELINE.size());
    }

    @Test
    void anotherTimelineForgetsWhatWasRevealed() {
        load();
        playback.seek(30);
        playback.load(Timeline.still(TIMELINE.positionAt(0)), 0, 0);
        assertThat(playback.revealed()).isZero();
        playback.load(TIMELINE, 4, 20, 12);
        assertThat(playback.revealed()).isEqualTo(12);
    }
}
