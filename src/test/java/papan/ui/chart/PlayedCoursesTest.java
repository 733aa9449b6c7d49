package papan.ui.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import papan.json.rules.RuleBooks;
import papan.rules.RuleSet;
import papan.search.Strategy;
import papan.ui.common.Edt;
import papan.ui.common.Idle;

/** Matches for charts are played in the background; whoever waits is told what became of them. */
class PlayedCoursesTest {
    private static final RuleSet RULES =
            RuleBooks.shipped().find("congklak-classic").orElseThrow();

    private static final Strategy BY_CHANCE = new Strategy(Strategy.Kind.RANDOM, 0);

    private final PlayedCourses courses = new PlayedCourses();
    private final List<String> told = new ArrayList<>();
    private final CountDownLatch over = new CountDownLatch(1);

    private void ask(Strategy strategy, int rounds) {
        courses.ask(
                new PlayedCourses.Request(List.of(RULES), strategy, strategy, rounds, 1),
                played -> tell("played " + rounds),
                () -> tell("failed"));
    }

    private void tell(String what) {
        told.add(what + (courses.isRunning() ? " and goes on" : ""));
        over.countDown();
    }

    private void awaitIt() throws Exception {
        assertThat(over.await(10, TimeUnit.SECONDS)).isTrue();
        Idle.await();
    }

    @AfterEach
    void end() {
        Edt.await(() -> Thread.currentThread().setUncaughtExceptionHandler(null));
    }

    @Test
    void whatCannotBePlayedIsTold() throws Exception {
        Edt.await(() -> {
            Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> {});
            ask(new Strategy(null, 0), 1);
            assertThat(courses.isRunning()).isTrue();
        });
        awaitIt();
        assertThat(told).containsExactly("failed");
    }

    @Test
    void onlyTheLatestMatchIsShown() throws Exception {
        Edt.await(() -> {
            ask(BY_CHANCE, 50);
            ask(BY_CHANCE, 1);
        });
        awaitIt();
        assertThat(told).containsExactly("played 1");
    }
}
