package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** Only the latest work counts, and whoever waits for it is told how it ended. */
class SupersedingTaskTest {
    private final SupersedingTask latest = new SupersedingTask();
    private final List<String> told = new ArrayList<>();
    private final CountDownLatch over = new CountDownLatch(1);

    private void tell(String what) {
        told.add(what + (latest.isRunning() ? " while it runs" : ""));
        over.countDown();
    }

    private static String untilEnded(BooleanSupplier ended) {
        while (!ended.getAsBoolean()) {
            Thread.onSpinWait();
        }
        return "ended";
    }

    private void awaitIt() throws Exception {
        assertThat(over.await(10, TimeUnit.SECONDS)).isTrue();
        Idle.await();
    }

    @Test
    void itRunsUntilItsValueIsThere() throws Exception {
        Edt.await(() -> {
            latest.run(ended -> "value", this::tell, failure -> tell("failed"));
            assertThat(latest.isRunning()).isTrue();
        });
        awaitIt();
        assertThat(told).containsExactly("value");
    }

    @Test
    void whatIsBegunEndsWhatWasBegunBefore() throws Exception {
        CountDownLatch first = new CountDownLatch(1);
        Edt.await(() -> {
            latest.run(
                    ended -> {
                        String value = untilEnded(ended);
                        first.countDown();
                        return value;
                    },
                    this::tell,
                    failure -> tell("failed"));
            latest.run(ended -> "second", this::tell, failure -> tell("failed"));
        });
        assertThat(first.await(10, TimeUnit.SECONDS)).isTrue();
        awaitIt();
        assertThat(told).containsExactly("second");
    }

    @Test
    void whatFailsIsTold() throws Exception {
        List<Throwable> thrown = new ArrayList<>();
        Edt.await(() -> {
            Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> thrown.add(failure));
            latest.run(
                    ended -> {
                        throw new IllegalStateException("wanted");
                    },
                    value -> tell("value"),
                    failure -> tell(Background.reason(failure)));
        });
        awaitIt();
        assertThat(told).containsExactly("wanted");
        assertThat(thrown).as("nothing is swallowed").hasSize(1);
        Edt.await(() -> Thread.currentThread().setUncaughtExceptionHandler(null));
    }

    @Test
    void nobodyHearsOfWhatWasStopped() throws Exception {
        CountDownLatch worked = new CountDownLatch(1);
        Edt.await(() -> {
            latest.run(
                    ended -> {
                        worked.countDown();
                        return untilEnded(ended);
                    },
                    this::tell,
                    failure -> tell("failed"));
            latest.stop();
            assertThat(latest.isRunning()).isFalse();
        });
        assertThat(worked.await(10, TimeUnit.SECONDS)).isTrue();
        Idle.await();
        assertThat(told).isEmpty();
    }
}
