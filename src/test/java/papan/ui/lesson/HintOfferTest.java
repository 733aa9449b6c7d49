package papan.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import papan.format.FormatException;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.page.Offers;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonText;
import papan.lesson.script.Hint;
import papan.ui.playback.Playback;
import papan.ui.playback.Ticker;

/** When a hint is offered. Time passes when it is cranked. */
final class HintOfferTest {
    private static final String ASK =
            "{ 'id': 'a', 'kind': 'ask', 'question': { 'type': 'landing', 'move': 'S6', 'until': 'firstLap' },"
                    + " 'hints': [{ 'text': 'One.', 'after': { 'seconds': 30, 'attempts': 2 } },"
                    + " { 'text': 'Two.', 'after': { 'seconds': 60 } }] }";

    private static final class Crank implements Ticker {
        private Callback callback = milliseconds -> {};
        private boolean running;

        @Override
        public void start(Callback next) {
            callback = running ? callback : next;
            running = true;
        }

        @Override
        public void stop() {
            running = false;
        }

        void turn(double milliseconds) {
            if (running) {
                callback.tick(milliseconds);
            }
        }
    }

    private final Crank moves = new Crank();
    private final Crank waits = new Crank();

    private static LessonRun run() throws FormatException {
        String text = LessonText.around(ASK);
        return LessonRun.of(LessonReader.read(text, "x.lesson.json", RuleBooks.shipped()), RuleBooks.shipped());
    }

    private LearnSession session(LessonRun run) {
        return new LearnSession(
                new Playback(moves, run.stages().get(0).timeline().positionAt(0)), OpenSession.unhurried());
    }

    private static void onEdt(Runnable work) throws Exception {
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        EventQueue.invokeAndWait(() -> {
            try {
                work.run();
            } catch (AssertionError | RuntimeException e) {
                thrown.set(e);
            }
        });
        if (thrown.get() != null) {
            throw new AssertionError(thrown.get());
        }
    }

    @Test
    void aHintIsOfferedAfterSoMuchTimeAndTheNextOneCountsAnew() throws Exception {
        LessonRun run = run();
        AtomicInteger told = new AtomicInteger();
        onEdt(() -> {
            LearnSession session = session(run);
            HintOffer offer = new HintOffer(session, waits, told::incrementAndGet);
            session.open(run, 0);
            assertThat(offer.refresh(Offers.of(session.state()).hint())).isFalse();
            waits.turn(29_000);
            assertThat(offer.refresh(Offers.of(session.state()).hint())).isFalse();
            waits.turn(1_500);
            assertThat(told).hasValue(1);
            assertThat(offer.refresh(Offers.of(session.state()).hint())).isTrue();
            assertThat(waits.running).isFalse();
            session.hint();
            assertThat(offer.refresh(Offers.of(session.state()).hint())).isFalse();
            waits.turn(59_000);
            assertThat(told).hasValue(1);
            waits.turn(2_000);
            assertThat(offer.refresh(Offers.of(session.state()).hint())).isTrue();
            session.hint();
            assertThat(offer.refresh(Offers.of(session.state()).hint()))
                    .as("no hint is left")
                    .isFalse();
            assertThat(waits.running).isFalse();
        });
    }

    @Test
    void timeStandsStillWhileTheQuestionIsNotOpen() throws Exception {
        LessonRun run = run();
        onEdt(() -> {
            LearnSession session = session(run);
            HintOffer offer = new HintOffer(session, waits, () -> {});
            session.open(run, 0);
            offer.refresh(Offers.of(session.state()).hint());
            waits.turn(20_000);
            session.answer("N5");
            assertThat(offer.refresh(ifOpen(session))).isFalse();
            waits.turn(600_000);
            session.tryAgain();
            assertThat(offer.refresh(ifOpen(session))).isFalse();
            waits.turn(10_000);
            assertThat(offer.refresh(Offers.of(session.state()).hint())).isTrue();
        });
    }

    @Test
    void aHintIsOfferedAfterSoManyWrongAnswers() throws Exception {
        LessonRun run = run();
        onEdt(() -> {
            LearnSession session = session(run);
            HintOffer offer = new HintOffer(session, waits, () -> {});
            session.open(run, 0);
            for (int i = 0; i < 2; i++) {
                assertThat(offer.refresh(Offers.of(session.state()).hint())).isFalse();
                session.answer("N5");
                session.tryAgain();
            }
            assertThat(offer.refresh(Offers.of(session.state()).hint())).isTrue();
        });
    }

    private static Optional<Hint.After> ifOpen(LearnSession session) {
        return Offers.of(session.state()).hint().filter(any -> session.isOpenQuestion());
    }
}
