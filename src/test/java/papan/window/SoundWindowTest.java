package papan.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.replay.Grain;
import papan.ui.app.Environment;
import papan.ui.app.Options;
import papan.ui.common.Desktop;
import papan.ui.common.Screens;
import papan.ui.settings.Settings;
import papan.ui.sound.Loudspeaker;

/** What comes to the loudspeaker while a turn is played in the window: a pitch for each seed, by where it falls. */
@Windowed
class SoundWindowTest {
    /** South sows eight seeds from S3 through its store into north's row, and four more by relay, round into its own. */
    private static final String TURN = """
            { 'id': 'turn', 'kind': 'play', 'from': { 'south': [0,0,8,0,0,0,0], 'north': [1,1,1,1,1,1,1],
              'stores': { 'south': 0, 'north': 0 }, 'mover': 'south', 'partial': true }, 'moves': ['S3'] }""";

    /** The C in the middle of a piano, and how many semitones above it the notes of a major scale are. */
    private static final double C = 440 * Math.pow(2, -9 / 12.0);

    private static final int[] MAJOR = {0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19, 21, 23, 24};

    private static final int SEEDS = 12;
    private static final int RATE = 44_100;
    /** Bytes of one sample of both ears. */
    private static final int FRAME = 4;

    private static final int SEED_BYTES = 70 * RATE / 1000 * FRAME;

    @TempDir
    private Path folder;

    private final HandTicker ticker = new HandTicker();
    private final BlockingQueue<byte[]> heard = new LinkedBlockingQueue<>();
    private Opened window;

    @BeforeEach
    void open() throws Exception {
        Loudspeaker ear = new Loudspeaker() {
            @Override
            public boolean open() {
                return true;
            }

            @Override
            public void play(byte[] samples) {
                heard.add(samples);
            }

            @Override
            public void close() {
                // Nothing is kept.
            }
        };
        window = new Opened(Options.NONE, folder, new Environment(ticker, Desktop.silent(), Screens.real(), ear));
        window.run(() -> window.session().settings().keep(Settings.OWN_PACE, false));
        window.open(Opened.lesson(TURN));
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void everySeedIsHeardByItsPlaceWhileSoundIsOnAndNothingWhileItIsOff() {
        play();
        assertThat(heard).as("off at first").isEmpty();
        window.press(KeyEvent.VK_S);
        List<Double> pitches = seedBySeed().stream()
                .filter(each -> each.length == SEED_BYTES)
                .map(SoundWindowTest::hertz)
                .toList();
        // From S2 on, the sixth place of south's ring of fifteen, and after its last place from the lowest again.
        assertThat(pitches).hasSize(SEEDS);
        for (int i = 0; i < SEEDS; i++) {
            assertThat(pitches.get(i))
                    .as("seed %d", i + 1)
                    .isCloseTo(note((5 + i) % MAJOR.length), withinPercentage(1));
        }
        window.press(KeyEvent.VK_S);
        heard.clear();
        play();
        assertThat(heard).as("off again").isEmpty();
    }

    private void play() {
        window.run(() -> window.playback().first());
        window.run(() -> window.playback().play());
        window.run(() -> ticker.crank(1e6));
        assertThat(window.ask(() -> window.playback().atLimit())).isTrue();
    }

    /** Plays the turn no faster than seeds are heard; gives what was heard. */
    private List<byte[]> seedBySeed() {
        window.run(() -> window.playback().first());
        for (int events = window.ask(() -> window.playback().limit()); events > 0; events--) {
            window.ask(() -> {
                window.playback().forward(Grain.SEED);
                ticker.crank(2_000);
                return true;
            });
            long then = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(95);
            window.until("the next can be heard", () -> System.nanoTime() >= then);
        }
        return List.copyOf(heard);
    }

    private static double note(int step) {
        return C * Math.pow(2, MAJOR[step] / 12.0);
    }

    /** The pitch of a tone: how often the louder ear's samples rise through nothing, from the first time to the last. */
    private static double hertz(byte[] samples) {
        double first = -1;
        double last = -1;
        int times = 0;
        for (int k = 1; k < samples.length / FRAME; k++) {
            int before = sample(samples, k - 1);
            int now = sample(samples, k);
            if (before < 0 && now >= 0) {
                last = k - 1 + (double) before / (before - now);
                first = first < 0 ? last : first;
                times++;
            }
        }
        return (times - 1) * RATE / (last - first);
    }

    /** Both ears together. */
    private static int sample(byte[] samples, int k) {
        int at = k * FRAME;
        return channel(samples, at) + channel(samples, at + 2);
    }

    private static int channel(byte[] samples, int at) {
        return (samples[at + 1] << 8) | (samples[at] & 0xff);
    }
}
