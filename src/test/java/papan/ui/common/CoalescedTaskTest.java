package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class CoalescedTaskTest {
    private final AtomicInteger done = new AtomicInteger();
    private final CoalescedTask soon = new CoalescedTask(done::incrementAndGet);

    @Test
    void whatIsAskedForOftenIsDoneOnceAndLater() {
        Edt.await(() -> {
            soon.ask();
            soon.ask();
            assertThat(done).hasValue(0);
        });
        Idle.await();
        assertThat(done).hasValue(1);
        Edt.await(soon::ask);
        Idle.await();
        assertThat(done).hasValue(2);
    }

    @Test
    void whatWasDoneInTheMeantimeIsNotDoneAgain() {
        Edt.await(() -> {
            soon.ask();
            soon.now();
        });
        Idle.await();
        assertThat(done).hasValue(1);
    }

    /** What a key or a seed has changed is painted before anything follows it, and each part that follows by itself. */
    @Test
    void whatFollowsIsPaintedPieceByPiece() {
        List<String> order = new ArrayList<>();
        CoalescedTask rule = new CoalescedTask(() -> {
            order.add("rule");
            Edt.later(() -> order.add("rule painted"));
        });
        CoalescedTask chart = new CoalescedTask(() -> order.add("chart"));
        Edt.await(() -> {
            rule.ask();
            chart.ask();
            Edt.later(() -> order.add("board painted"));
        });
        Idle.await();
        assertThat(order).containsExactly("board painted", "rule", "rule painted", "chart");
    }

    @Test
    void whatFailsKeepsNothingElseFromBeingDone() {
        AtomicInteger failures = new AtomicInteger();
        CoalescedTask failing = new CoalescedTask(() -> {
            throw new IllegalStateException("wanted");
        });
        Edt.await(() -> {
            Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> failures.incrementAndGet());
            failing.ask();
            soon.ask();
        });
        Idle.await();
        assertThat(failures).hasValue(1);
        assertThat(done).hasValue(1);
        Edt.await(() -> Thread.currentThread().setUncaughtExceptionHandler(null));
    }

    @Test
    void onlyWhatWasAskedForIsSettled() {
        Edt.await(() -> {
            soon.settle();
            assertThat(done).hasValue(0);
            soon.ask();
            soon.settle();
            assertThat(done).hasValue(1);
        });
    }
}
