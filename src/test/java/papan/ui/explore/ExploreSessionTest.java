package papan.ui.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import papan.engine.Engine;
import papan.json.rules.RuleBooks;
import papan.model.Side;
import papan.rules.RuleSet;
import papan.search.Strategy;
import papan.ui.common.Edt;
import papan.ui.common.Idle;
import papan.ui.playback.HandTicker;
import papan.ui.playback.Playback;

/** A computer that is waited for plays, or says that it cannot. */
class ExploreSessionTest {
    private static final RuleSet RULES =
            RuleBooks.shipped().find("congklak-classic").orElseThrow();

    /** Cannot choose at all. */
    private static final Strategy BROKEN = new Strategy(null, 0);

    /** Would think for years. */
    private static final Strategy DEEP = new Strategy(Strategy.Kind.SEARCH, 60);

    private final CountDownLatch settled = new CountDownLatch(1);
    private ExploreSession session;

    @BeforeEach
    void begin() {
        Edt.await(() -> {
            Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> {});
            session = new ExploreSession(new Playback(new HandTicker(), new Engine(RULES).start()), RULES, () -> 1);
            session.setAwake(true);
        });
    }

    @AfterEach
    void end() {
        Edt.await(() -> Thread.currentThread().setUncaughtExceptionHandler(null));
    }

    @Test
    void aComputerThatFailsGivesItsSideBack() throws Exception {
        Edt.await(() -> {
            session.setComputer(Side.SOUTH, Optional.of(BROKEN));
            session.setComputer(Side.NORTH, Optional.of(BROKEN));
            assertThat(session.isThinking()).isTrue();
            session.addListener(settled::countDown);
        });
        assertThat(settled.await(10, TimeUnit.SECONDS)).isTrue();
        Idle.await();
        Edt.await(() -> {
            assertThat(session.isThinking()).isFalse();
            assertThat(session.trouble()).isEqualTo(ExploreSession.Trouble.COMPUTER_FAILED);
            assertThat(session.computer(session.line().match().mover())).isEmpty();
            assertThat(session.isComputersTurn()).isFalse();
        });
    }

    @Test
    void nobodyThinksOnWhileTheMatchCannotBeSeen() {
        Edt.await(() -> {
            session.setComputer(Side.SOUTH, Optional.of(DEEP));
            session.setComputer(Side.NORTH, Optional.of(DEEP));
            assertThat(session.isThinking()).isTrue();
            session.setAwake(false);
            assertThat(session.isThinking()).isFalse();
            session.setAwake(true);
            assertThat(session.isThinking()).as("it is asked again").isTrue();
            session.setComputer(Side.SOUTH, Optional.empty());
            session.setComputer(Side.NORTH, Optional.empty());
            assertThat(session.isThinking()).isFalse();
        });
    }
}
