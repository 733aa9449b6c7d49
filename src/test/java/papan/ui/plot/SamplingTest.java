package papan.ui.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import papan.chart.Chart;
import papan.json.rules.RuleBooks;
import papan.search.Strategy;
import papan.ui.common.Edt;

/** Rounds are played in the background, and what is told at the end is what has been shown. */
class SamplingTest {
    private static final Sampling.Request MANY = new Sampling.Request(
            List.of(RuleBooks.shipped().find("congklak-classic").orElseThrow()),
            false,
            200_000_000,
            new Strategy(Strategy.Kind.RANDOM, 0),
            new Strategy(Strategy.Kind.RANDOM, 0),
            1,
            1);

    private final List<Long> found = new ArrayList<>();
    private final List<Long> over = new ArrayList<>();
    private final CountDownLatch ended = new CountDownLatch(1);

    private final Sampling.Listener listener = new Sampling.Listener() {
        @Override
        public void progress(long done, long total) {
            // Only the end is looked at.
        }

        @Override
        public void found(List<Chart.Sample> samples) {
            found.add(samples.stream()
                    .mapToLong(sample ->
                            sample.statistics().count() + sample.statistics().unfinished())
                    .sum());
        }

        @Override
        public void failed() {
            ended.countDown();
        }

        @Override
        public void over(boolean complete, long done, long total) {
            assertThat(complete).isFalse();
            over.add(done);
            ended.countDown();
        }
    };

    private void stopAfter(long milliseconds) throws Exception {
        Sampling sampling = new Sampling();
        Edt.await(() -> sampling.start(MANY, listener));
        Thread.sleep(milliseconds);
        Edt.await(sampling::stop);
        assertThat(ended.await(20, TimeUnit.SECONDS)).isTrue();
        Edt.await(() -> assertThat(sampling.isRunning()).isFalse());
    }

    @Test
    void whatIsStoppedWhileItsFirstPartIsPlayedTellsHowManyRoundsAreShown() throws Exception {
        stopAfter(300);
        assertThat(found).hasSize(1);
        assertThat(over).isEqualTo(found);
    }

    @Test
    void whatIsStoppedAtOnceShowsNothing() throws Exception {
        Sampling sampling = new Sampling();
        Edt.await(() -> {
            sampling.start(MANY, listener);
            sampling.stop();
        });
        assertThat(ended.await(20, TimeUnit.SECONDS)).isTrue();
        assertThat(found).doesNotContain(0L);
        assertThat(over).hasSize(1);
    }
}
