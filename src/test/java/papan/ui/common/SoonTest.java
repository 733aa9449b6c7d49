package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SoonTest {
    private final AtomicInteger done = new AtomicInteger();
    private final Soon soon = new Soon(done::incrementAndGet);

    @Test
    void whatIsAskedForOftenIsDoneOnceAndLater() {
        Edt.await(() -> {
            soon.ask();
            soon.ask();
            assertThat(done).hasValue(0);
        });
        Edt.await(() -> assertThat(done).hasValue(1));
        Edt.await(soon::ask);
        Edt.await(() -> assertThat(done).hasValue(2));
    }

    @Test
    void whatWasDoneInTheMeantimeIsNotDoneAgain() {
        Edt.await(() -> {
            soon.ask();
            soon.now();
        });
        Edt.await(() -> assertThat(done).hasValue(1));
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
