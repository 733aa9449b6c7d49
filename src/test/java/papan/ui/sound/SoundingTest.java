package papan.ui.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import papan.model.Direction;
import papan.replay.Timeline;
import papan.ui.common.Edt;
import papan.ui.playback.HandTicker;
import papan.ui.playback.LongTurn;
import papan.ui.playback.Playback;

/** Seeds are heard as they fall, never too many, and never while anybody waits. */
class SoundingTest {
    private static final Timeline TURN = LongTurn.find(20_261_121);

    private final HandTicker ticker = new HandTicker();
    private final LinkedBlockingQueue<byte[]> heard = new LinkedBlockingQueue<>();
    private final List<Boolean> told = new ArrayList<>();
    private final CountDownLatch closed = new CountDownLatch(1);
    private long now;

    private final class Ear implements Loudspeaker {
        private final boolean there;

        Ear(boolean there) {
            this.there = there;
        }

        @Override
        public boolean open() {
            return there;
        }

        @Override
        public void play(byte[] samples) {
            heard.add(samples);
        }

        @Override
        public void close() {
            closed.countDown();
        }
    }

    private Playback playing(Sounding sounding) {
        Playback playback = new Playback(ticker, TURN.positionAt(0));
        playback.load(TURN, 0, TURN.size());
        sounding.follow(playback, () -> Direction.CLOCKWISE);
        return playback;
    }

    private Sounding sounding(boolean there) throws Exception {
        CountDownLatch answered = new CountDownLatch(1);
        Sounding sounding = new Sounding(new Ear(there), () -> now);
        Edt.await(() -> sounding.turnOn(is -> {
            told.add(is);
            answered.countDown();
        }));
        assertThat(answered.await(10, TimeUnit.SECONDS)).isTrue();
        Edt.await(() -> {});
        return sounding;
    }

    private Optional<byte[]> next() throws InterruptedException {
        return Optional.ofNullable(heard.poll(200, TimeUnit.MILLISECONDS));
    }

    @Test
    void aSeedIsHeardWhenItFallsAndNotBefore() throws Exception {
        Sounding sounding = sounding(true);
        Edt.await(() -> {
            Playback playback = playing(sounding);
            playback.seek(1);
            playback.forward();
            ticker.crank(200);
        });
        assertThat(next()).isEmpty();
        Edt.await(() -> ticker.crank(280));
        assertThat(next()).isPresent();
    }

    @Test
    void jumpsAndStepsBackAreNotHeard() throws Exception {
        Sounding sounding = sounding(true);
        Edt.await(() -> {
            Playback playback = playing(sounding);
            playback.seek(9);
            playback.seek(7);
        });
        assertThat(next()).isEmpty();
    }

    @Test
    void soundThatIsOffIsNotHeard() throws Exception {
        Sounding sounding = sounding(true);
        Edt.await(() -> {
            sounding.turnOff();
            Playback playback = playing(sounding);
            playback.seek(2);
        });
        assertThat(next()).isEmpty();
    }

    @Test
    void neverMoreThanElevenSeedsASecondHoweverFastTheyFall() throws Exception {
        Sounding sounding = sounding(true);
        int[] clicks = new int[1];
        Playback[] playback = new Playback[1];
        Edt.await(() -> {
            playback[0] = playing(sounding);
            playback[0].setSpeed(8);
            playback[0].play();
        });
        for (int passed = 0; passed < 1_000; passed += 16) {
            now += 16;
            Edt.await(() -> ticker.crank(16));
            while (heard.poll(1, TimeUnit.MILLISECONDS) != null) {
                clicks[0]++;
            }
        }
        while (next().isPresent()) {
            clicks[0]++;
        }
        assertThat(playback[0].cursor()).isGreaterThan(12);
        assertThat(clicks[0]).isBetween(5, 11);
    }

    @Test
    void aComputerWithoutALoudspeakerSaysSo() throws Exception {
        Sounding sounding = sounding(false);
        assertThat(told).containsExactly(false);
        assertThat(sounding.isOn()).isFalse();
    }

    @Test
    void theRealLoudspeakerSaysWhetherThereIsOneAndThrowsNothing() {
        RealLoudspeaker real = new RealLoudspeaker();
        boolean there = real.open();
        real.close();
        assertThatCode(() -> real.play(new byte[400])).as("nobody hears").doesNotThrowAnyException();
        assertThat(real.open()).as("it can be made ready again").isEqualTo(there);
        real.close();
    }

    @Test
    void soundThatIsTurnedOffLetsTheLoudspeakerGo() throws Exception {
        Sounding sounding = sounding(true);
        assertThat(closed.getCount()).isOne();
        Edt.await(sounding::turnOff);
        assertThat(closed.await(10, TimeUnit.SECONDS)).isTrue();
    }

    /** A loudspeaker that plays, or is opened, for as long as the test wishes. */
    private final class Slow implements Loudspeaker {
        private final CountDownLatch goesOn = new CountDownLatch(1);
        private final CountDownLatch busy = new CountDownLatch(1);
        private final boolean slowToOpen;

        Slow(boolean slowToOpen) {
            this.slowToOpen = slowToOpen;
        }

        private void wait(boolean waits) {
            busy.countDown();
            try {
                if (waits && !goesOn.await(10, TimeUnit.SECONDS)) {
                    throw new IllegalStateException("nobody let it go on");
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public boolean open() {
            wait(slowToOpen);
            return true;
        }

        @Override
        public void play(byte[] samples) {
            wait(true);
        }

        @Override
        public void close() {
            closed.countDown();
        }
    }

    @Test
    void howeverManySeedsWaitTheLoudspeakerIsLetGo() throws Exception {
        Slow slow = new Slow(false);
        Sounding sounding = new Sounding(slow, () -> now += Sounding.GAP_MS);
        Edt.await(() -> sounding.turnOn(told::add));
        Edt.await(() -> {
            Playback playback = playing(sounding);
            for (int i = 0; i < 12; i++) {
                playback.forward();
                ticker.crank(2_000);
            }
            sounding.turnOff();
        });
        slow.goesOn.countDown();
        assertThat(closed.await(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void soundThatWasTurnedOffBeforeItBeganIsNotSaidToBeOn() throws Exception {
        Slow slow = new Slow(true);
        Sounding sounding = new Sounding(slow, () -> now);
        Edt.await(() -> sounding.turnOn(told::add));
        assertThat(slow.busy.await(10, TimeUnit.SECONDS)).isTrue();
        Edt.await(sounding::turnOff);
        slow.goesOn.countDown();
        assertThat(closed.await(10, TimeUnit.SECONDS)).isTrue();
        Edt.await(() -> {});
        assertThat(told).isEmpty();
        assertThat(sounding.isOn()).isFalse();
    }
}
