package papan.ui.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import papan.engine.Engine;
import papan.event.RoundEvent;
import papan.json.rules.RuleBooks;
import papan.lesson.play.AdviceText;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;
import papan.replay.PlayedMatch;
import papan.replay.Standing;
import papan.rules.RuleSet;
import papan.ui.common.Edt;
import papan.ui.common.Idle;
import papan.ui.common.WindowText;
import papan.ui.playback.HandTicker;
import papan.ui.playback.Playback;
import papan.ui.telling.MatchWords;

/** A match against the computer, from its first move to the result and the next one. */
class GameTest {
    private static final RuleSet RULES =
            RuleBooks.shipped().find("congklak-classic").orElseThrow();

    private final HandTicker ticker = new HandTicker();
    private ExploreSession session;
    private GameWords game;

    @BeforeEach
    void begin() {
        Edt.await(() -> {
            WindowText words = new WindowText(Language.ENGLISH).including(ExploreWorkspace.class, "explore");
            session = new ExploreSession(new Playback(ticker, new Engine(RULES).start()), RULES, () -> 1);
            game = new GameWords(session, words);
            session.setAwake(true);
            Opponent.LITTLE_SISTER.sitDown(session);
        });
    }

    private CaptionText captions() {
        return new CaptionText(game.wording());
    }

    /** Chooses the first house that can be chosen, or waits for the computer, and plays it out. */
    private void move() throws Exception {
        Edt.await(() -> {
            if (session.isPersonsTurn()) {
                session.choose(session.line().match().legalMoves().get(0).from());
            }
        });
        Idle.awaitBackground();
        Edt.await(() -> ticker.crank(1e7));
    }

    @Test
    void whatHappensIsToldToWhoeverPlaysAgainstTheProgramAndOfTwoPeopleByTheirSides() throws Exception {
        Edt.await(
                () -> session.choose(session.line().match().legalMoves().get(0).from()));
        Edt.await(() -> {
            PlayedMatch line = session.line();
            assertThat(line.timeline().told(line.cursorBefore(0) + 1, captions()))
                    .startsWith("You pick up all 7 seeds");
            assertThat(captions().player(Side.SOUTH)).isEqualTo("You");
            Opponent.FRIEND.sitDown(session);
            assertThat(line.timeline().told(line.cursorBefore(0) + 1, captions()))
                    .startsWith("South picks up all 7 seeds");
            assertThat(captions().player(Side.NORTH)).isEqualTo("North");
        });
    }

    @Test
    void peopleWhoHaveNamesInAFileAreCalledByThem() {
        Wording named = MatchWords.of(Map.of(Side.SOUTH, "Aina", Side.NORTH, "Budi"), Language.MALAY);
        assertThat(new CaptionText(named).player(Side.NORTH)).isEqualTo("Budi");
        Wording against = MatchWords.of(Map.of(Side.SOUTH, "random", Side.NORTH, "Budi"), Language.SWEDISH);
        assertThat(new CaptionText(against).player(Side.NORTH)).isEqualTo("Du");
    }

    @Test
    void whoseTurnItIsIsSaidAndWhoPlaysAgainstOne() throws Exception {
        Edt.await(() -> {
            assertThat(session.you()).contains(Side.SOUTH);
            assertThat(game.status(captions())).isEqualTo("Your turn.");
            assertThat(captions().player(Side.NORTH)).isEqualTo("Little Sister");
            session.choose(session.line().match().legalMoves().get(0).from());
            assertThat(game.status(captions())).isEqualTo("You are sowing …");
            Opponent.FRIEND.sitDown(session);
            assertThat(Opponent.in(session)).isEqualTo(Opponent.FRIEND);
            assertThat(session.you()).isEmpty();
        });
    }

    @Test
    void theEndOfARoundWaitsWithItsResultAndThenTheNextBegins() throws Exception {
        for (int i = 0; i < 400 && !between(); i++) {
            move();
        }
        Edt.await(() -> {
            assertThat(session.playback().latest().orElseThrow()).isInstanceOf(RoundEvent.RoundEnded.class);
            Standing.Result result = session.standing().result().orElseThrow();
            assertThat(game.status(captions()))
                    .contains("won this round, " + Math.max(result.south(), result.north()) + " to ")
                    .contains("Rounds: you ");
            session.goOn();
            ticker.crank(1e7);
            assertThat(session.standing().result()).isEmpty();
            assertThat(session.playback().position().round()).isEqualTo(2);
        });
    }

    @Test
    void afterTheFirstRoundAShorterMatchIsOfferedAndLaterItIsSaidWhichIsDecided() throws Exception {
        List<String> told = new ArrayList<>();
        for (int rounds = 0; rounds < 3; rounds++) {
            for (int i = 0; i < 400 && !between(); i++) {
                move();
            }
            Edt.await(() -> {
                told.add(game.status(captions()));
                session.goOn();
                ticker.crank(1e7);
            });
        }
        assertThat(told.get(0)).endsWith("You can agree on best of 3, 5 or 7 rounds.");
        assertThat(told.subList(1, 3))
                .filteredOn(each -> each.matches(".* (You win|Little Sister wins) best of 3\\."))
                .hasSize(1);
    }

    @Test
    void whoSkipsAheadIsShownTheResultTooBeforeTheNextRoundBegins() throws Exception {
        for (int i = 0; i < 400 && !between(); i++) {
            Edt.await(() -> {
                if (session.isPersonsTurn()) {
                    session.choose(session.line().match().legalMoves().get(0).from());
                }
            });
            Idle.awaitBackground();
            Edt.await(() -> session.playback().last());
        }
        Edt.await(
                () -> assertThat(session.playback().latest().orElseThrow()).isInstanceOf(RoundEvent.RoundEnded.class));
    }

    private boolean between() {
        boolean[] between = {false};
        Edt.await(() -> between[0] = session.isBetweenRounds());
        return between[0];
    }

    @Test
    void takingBackTakesTheAnswerOfTheComputerBackToo() throws Exception {
        PlayedMatch[] before = {null};
        Edt.await(() -> before[0] = session.line());
        move();
        for (int i = 0; i < 20; i++) {
            Idle.awaitBackground();
            Edt.await(() -> ticker.crank(1e7));
        }
        Edt.await(() -> {
            assertThat(session.line().size()).isPositive();
            assertThat(session.undo()).isTrue();
            assertThat(session.line().moves()).isEqualTo(before[0].moves());
            assertThat(session.isPersonsTurn()).isTrue();
        });
    }

    @Test
    void noTurnIsPlayedForLongerThanTenSecondsUnlessOneWantsToWatch() throws Exception {
        boolean hasty = false;
        for (int i = 0; i < 60; i++) {
            double[] took = {0};
            Edt.await(() -> {
                if (session.isPersonsTurn()) {
                    session.choose(session.line().match().legalMoves().get(0).from());
                }
            });
            Idle.awaitBackground();
            boolean[] longest = {false};
            Edt.await(() -> {
                longest[0] = session.playback().isHasty();
                while (session.playback().isPlaying() && took[0] < 60_000) {
                    ticker.crank(100);
                    took[0] += 100;
                }
                ticker.crank(1e7);
            });
            assertThat(took[0]).isLessThanOrEqualTo(10_100);
            hasty |= longest[0];
        }
        assertThat(hasty).as("a turn that is long").isTrue();
        Edt.await(() -> {
            assertThat(session.watchAgain()).isTrue();
            assertThat(session.playback().isHasty()).isFalse();
        });
    }

    @Test
    void aHintNamesAHouseAndWhatItBrings() throws Exception {
        Edt.await(() -> assertThat(session.advise()).isTrue());
        Idle.awaitBackground();
        Edt.await(() -> {
            var advice = session.advice().orElseThrow();
            assertThat(session.line().match().refuse(advice.move())).isEmpty();
            int before = session.playback().position().inStore(Side.SOUTH);
            assertThat(AdviceText.of(advice, captions()))
                    .contains("Try " + advice.move())
                    .contains("It brings you");
            session.choose(advice.move().from());
            int turn = session.line().timeline().next(0, papan.replay.Grain.TURN);
            assertThat(session.line().timeline().positionAt(turn).total()).isEqualTo(98);
            assertThat(advice.gained()).isLessThanOrEqualTo(advice.most());
            assertThat(before).isZero();
            assertThat(session.advice()).as("it was for this move").isEqualTo(Optional.empty());
        });
    }
}
