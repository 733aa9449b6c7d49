package papan.ui.playback;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import papan.engine.Engine;
import papan.engine.Match;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.json.rules.RuleBooks;
import papan.model.Move;
import papan.narration.Caption;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Narrator;
import papan.narration.Wording;
import papan.replay.Lockstep;
import papan.replay.Pairing;
import papan.replay.Timeline;
import papan.testing.Slow;
import papan.ui.common.SeedMotion;
import papan.ui.playback.PlaybackListener.Change;

/** How long each sentence stays while everything runs by itself. */
@ExtendWith(OnEdt.class)
class ReadingTimeTest {
    private static final long SEED = 20_261_123;
    private static final int TICK = 16;
    private static final double LEAST = 1200;
    private static final double WORD = 250;
    private static final CaptionText WORDS = new CaptionText(Wording.of(Language.ENGLISH));
    /** What has to be read before anything goes on. */
    private static final Set<Class<? extends BoardEvent>> DECIDES = Set.of(
            SowingEvent.Ruled.class, RoundEvent.Passed.class, RoundEvent.RoundEnded.class, RoundEvent.MatchEnded.class);

    private double now;

    @AfterEach
    void moveAgain() throws Exception {
        EventQueue.invokeAndWait(SeedMotion.FULL::install);
    }

    @Test
    @Slow
    void aRulingIsShownLongEnoughAndLongerThanWhatComesBeforeIt() {
        Set<String> kinds = new TreeSet<>();
        for (String rules : List.of("congkak", "congklak-classic")) {
            Timeline timeline = match(rules);
            List<String> sentences = IntStream.rangeClosed(0, timeline.size())
                    .mapToObj(cursor -> sentence(timeline, cursor))
                    .toList();
            for (SeedMotion motion : SeedMotion.values()) {
                motion.install();
                for (double speed : new double[] {1, 4, 8}) {
                    kinds.addAll(play(timeline, sentences, motion, speed));
                }
            }
        }
        assertThat(kinds)
                .contains("Lifted", "Sown", "Skipped", "Ruled", "Captured", "TurnEnded", "Passed", "Swept")
                .contains("RoundStarted", "RoundEnded", "Refilled", "Burnt");
    }

    /** Plays a timeline by itself, and gives the kinds of event that were looked at. */
    private Set<String> play(Timeline timeline, List<String> sentences, SeedMotion motion, double speed) {
        HandTicker ticker = new HandTicker();
        Playback playback = new Playback(ticker, timeline.positionAt(0));
        playback.load(timeline, 0, timeline.size());
        playback.setSpeed(speed);
        playback.setSentences(sentences::get);
        double[] stays = stays(playback, ticker, timeline.size());
        Set<String> kinds = new TreeSet<>();
        for (int cursor = 2; cursor <= timeline.size(); cursor++) {
            BoardEvent event = timeline.events().get(cursor - 1);
            int at = cursor;
            Supplier<String> where = () -> "%s at %d, %s, %s times".formatted(event, at, motion, speed);
            kinds.add(event.getClass().getSimpleName());
            if (DECIDES.contains(event.getClass())) {
                assertThat(stays[cursor]).as(where).isGreaterThanOrEqualTo(LEAST / speed);
                int words = sentences.get(cursor).split(" ").length;
                assertThat(stays[cursor]).as(where).isGreaterThanOrEqualTo(WORD * words / speed - TICK);
            }
            // Both players of a common lap have a ruling, one after the other.
            boolean alone = !(timeline.events().get(cursor - 2) instanceof SowingEvent.Ruled);
            if (event instanceof SowingEvent.Ruled && alone) {
                assertThat(stays[cursor]).as(where).isGreaterThan(stays[cursor - 1] + TICK);
            }
            if (Narrator.caption(event).volume() == Caption.Volume.SPOKEN) {
                assertThat(stays[cursor]).as(where).isGreaterThanOrEqualTo(400 / speed - 2 * TICK);
            }
        }
        return kinds;
    }

    /** By cursor, for how many milliseconds it stood there; at the end until the ticker was stopped. */
    private double[] stays(Transport transport, HandTicker ticker, int size) {
        double[] since = new double[size + 2];
        int[] last = {transport.cursor()};
        now = 0;
        transport.addListener(change -> {
            if (change == Change.CURSOR) {
                for (int at = last[0] + 1; at <= transport.cursor(); at++) {
                    since[at] = now;
                }
                last[0] = transport.cursor();
            }
        });
        transport.play();
        while (ticker.isRunning()) {
            now += TICK;
            ticker.crank(TICK);
        }
        since[size + 1] = now;
        double[] stays = new double[size + 1];
        for (int cursor = 1; cursor <= size; cursor++) {
            stays[cursor] = since[cursor + 1] - since[cursor];
        }
        return stays;
    }

    @Test
    void severalBoardsWaitForTheRulingOfOneOfThem() {
        Timeline turn = LongTurn.find(SEED);
        Lockstep both = Lockstep.of(
                List.of(turn, Timeline.of(turn.positionAt(0), turn.events().subList(0, 20))), Pairing.CAUSE);
        HandTicker ticker = new HandTicker();
        Ensemble ensemble = new Ensemble(ticker, both);
        ensemble.load(both, 0);
        double[] stays = stays(ensemble, ticker, both.size());
        int rulings = 0;
        for (int cursor = 1; cursor <= both.size(); cursor++) {
            if (both.eventsAfter(cursor - 1).stream().anyMatch(SowingEvent.Ruled.class::isInstance)) {
                assertThat(stays[cursor]).as("at %d", cursor).isGreaterThanOrEqualTo(LEAST);
                rulings++;
            }
        }
        assertThat(rulings).isGreaterThan(5);
    }

    @Test
    void theLastSentenceIsReadBeforeAnythingElseFollows() {
        Timeline turn = LongTurn.find(SEED);
        HandTicker ticker = new HandTicker();
        Playback playback = new Playback(ticker, turn.positionAt(0));
        playback.load(turn, 0, turn.size());
        List<Boolean> resting = new ArrayList<>();
        playback.addListener(change -> {
            if (playback.atLimit() && change == Change.CONTROLS) {
                resting.add(playback.isResting());
                assertThat(playback.isPlaying()).isFalse();
            }
        });
        playback.play();
        ticker.crank(1e9);
        assertThat(resting).containsExactly(true, false);
        playback.seek(3);
        playback.play();
        playback.seek(turn.size());
        assertThat(playback.isResting()).as("whoever jumps does not wait").isFalse();
    }

    @Test
    void whatAnAuthorTellsStaysThoughItsSeedsAreQuick() {
        Timeline turn = LongTurn.find(SEED);
        HandTicker ticker = new HandTicker();
        Playback playback = new Playback(ticker, turn.positionAt(0));
        playback.load(turn, 0, 12);
        playback.setSeedMs(50);
        playback.setTelling(cursor -> cursor == 4);
        double[] stays = stays(playback, ticker, 12);
        assertThat(stays[3]).isLessThan(100);
        assertThat(stays[4]).isGreaterThanOrEqualTo(LEAST);
    }

    @Test
    void aLongSentenceOfAnAuthorStaysInProportionToItsWords() {
        Timeline turn = LongTurn.find(SEED);
        HandTicker ticker = new HandTicker();
        Playback playback = new Playback(ticker, turn.positionAt(0));
        playback.load(turn, 0, 12);
        playback.setTelling(cursor -> cursor == 4);
        playback.setSentences(cursor -> "One two three four five six seven eight nine ten eleven.");
        double[] stays = stays(playback, ticker, 12);
        assertThat(stays[3]).as("a bare seed, however much is said of it").isLessThan(500);
        assertThat(stays[4]).isGreaterThanOrEqualTo(11 * WORD);
    }

    @Test
    void signsWithoutSpacesTakeTimeToo() {
        assertThat(ReadingTime.of("最后一颗种子落在了空坑里，这一轮就结束了。")).isBetween(2200, 4000);
        assertThat(ReadingTime.of("Go on.")).isEqualTo(ReadingTime.LEAST);
    }

    @Test
    void atOnesOwnPaceItStopsAtWhateverDecidesAndNowhereElse() {
        Timeline timeline = match("congklak-classic");
        HandTicker ticker = new HandTicker();
        Playback playback = new Playback(ticker, timeline.positionAt(0));
        playback.load(timeline, 0, timeline.size());
        playback.setStopping(() -> true);
        playback.setSpeed(Transport.MAX_SPEED);
        Set<String> kinds = new TreeSet<>();
        int before = 0;
        while (!playback.atLimit()) {
            playback.play();
            ticker.crank(1e9);
            assertThat(playback.isPlaying()).isFalse();
            assertThat(playback.isWaiting()).isEqualTo(!playback.atLimit());
            BoardEvent decided = playback.latest().orElseThrow();
            kinds.add(decided.getClass().getSimpleName());
            List<BoardEvent> passed = timeline.events().subList(before, playback.cursor() - 1);
            assertThat(passed).noneMatch(SowingEvent.Ruled.class::isInstance);
            assertThat(passed).noneMatch(SowingEvent.Captured.class::isInstance);
            assertThat(passed).noneMatch(RoundEvent.RoundEnded.class::isInstance);
            before = playback.cursor();
        }
        assertThat(kinds).contains("Ruled", "Captured", "Passed", "RoundEnded").doesNotContain("Sown", "Lifted");
        assertThat(kinds).containsAnyOf("Refilled", "Burnt");
    }

    @Test
    void whoeverJumpsOrShowsSomethingElseDoesNotWait() {
        Timeline turn = LongTurn.find(SEED);
        HandTicker ticker = new HandTicker();
        Playback playback = new Playback(ticker, turn.positionAt(0));
        playback.load(turn, 0, turn.size());
        playback.setStopping(() -> true);
        playback.play();
        ticker.crank(1e9);
        assertThat(playback.isWaiting()).isTrue();
        playback.seek(1);
        assertThat(playback.isWaiting()).isFalse();
        playback.load(turn, 0, turn.size());
        playback.play();
        ticker.crank(1e9);
        assertThat(playback.atLimit())
                .as("whose pace it was is forgotten with what was shown")
                .isTrue();
    }

    private static String sentence(Timeline timeline, int cursor) {
        return cursor == 0 ? "" : WORDS.format(timeline.caption(cursor - 1));
    }

    /** A match of some rounds, played at random. */
    private static Timeline match(String rules) {
        Engine engine = new Engine(RuleBooks.shipped().find(rules).orElseThrow());
        Match match = Match.fromStart(engine);
        List<BoardEvent> events = new ArrayList<>(match.latest());
        Random random = new Random(SEED);
        while (!match.isOver() && events.size() < 20_000) {
            List<Move> moves = match.legalMoves();
            match = match.choose(moves.get(random.nextInt(moves.size())));
            events.addAll(match.latest());
        }
        return Timeline.of(engine.start(), events);
    }
}
