package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.event.SowingEvent.Captured;
import papan.event.SowingEvent.Ruled;
import papan.lesson.play.Trial;
import papan.model.Move;
import papan.model.Side;
import papan.ui.app.Options;
import papan.ui.people.FaceAndWords;
import papan.ui.people.Mood;
import papan.ui.people.Person;
import papan.ui.people.Portrait;
import papan.ui.settings.Settings;

/** A game in a lesson, played in the window: each new rule is read, a hint says why, and the goals are ticked. */
@Windowed
class GameStepWindowTest {
    private static final String GAME = """
            { 'id': 'g', 'kind': 'game', 'position': 'few', 'opponent': 'big-sister', 'say': 'Play it out.', 'goals': [
              { 'text': 'Finish the round.', 'when': { 'roundOver': true } },
              { 'text': 'Win the round.', 'when': { 'winner': 'south' } }] }""";

    private static final String TWO_ROUNDS = """
            { 'id': 'g', 'kind': 'game', 'opponent': 'big-sister', 'rounds': 2, 'stops': false,
              'position': { 'south': [1, 0, 0, 0, 0, 0, 0], 'north': [0, 0, 0, 0, 0, 0, 0],
                'stores': { 'south': 40, 'north': 57 }, 'mover': 'south' },
              'goals': [ { 'text': 'Finish the round.', 'when': { 'roundOver': true } } ] },
            { 'id': 'c', 'kind': 'chart', 'chart': 'lead', 'per': 'turn', 'say': 'Your own line.' }""";

    @TempDir
    private Path settings;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, settings);
        window.open(Opened.lesson(GAME));
    }

    @AfterEach
    void close() {
        window.close();
    }

    private Trial trial() {
        return window.ask(() -> window.session().trial().orElseThrow());
    }

    private void playOut() {
        while (window.ask(() -> !window.playback().atLimit())) {
            window.run(() -> window.playback().play());
            window.playOut();
        }
    }

    private void move() {
        String house = trial().legalMoves().get(0).from().name();
        window.clickPlace(house);
        window.until("the other player has answered", () -> !window.session().isThinking());
    }

    private boolean isTicked(String goal) {
        return window.ask(() -> Parts.of((JComponent) window.named("try.aims"), JComponent.class).stream()
                .anyMatch(part ->
                        ("Shown: " + goal).equals(part.getAccessibleContext().getAccessibleName())));
    }

    @Test
    void aRoundIsPlayedToItsEndOnTheBoard() {
        assertThat(window.text("try.standing")).isEqualTo("Your turn. You’re playing against Big Sister.");
        assertThat(window.text("try.task")).isEqualTo("Play it out.");
        assertThat(isTicked("Finish the round.")).isFalse();
        while (trial().outcome() == Trial.Outcome.OPEN) {
            move();
            playOut();
        }
        assertThat(isTicked("Finish the round.")).isTrue();
        assertThat(window.text("try.standing")).containsAnyOf("You win", "Big Sister wins", "A draw");
        window.click("next-step");
        assertThat(window.ask(() -> window.session().isFinished())).isTrue();
    }

    private Optional<Portrait> face() {
        return window.ask(
                () -> PortraitSeen.in((JComponent) window.named("try.standing").getParent(), FaceAndWords.LARGE));
    }

    @Test
    void theFaceOfTheOtherPlayerFollowsTheGame() {
        assertThat(face().map(Portrait::person)).contains(Person.BIG_SISTER);
        Set<Mood> seen = EnumSet.noneOf(Mood.class);
        while (trial().outcome() == Trial.Outcome.OPEN) {
            move();
            playOut();
            face().map(Portrait::mood).ifPresent(seen::add);
        }
        Mood expected = window.text("try.standing").startsWith("You win")
                ? Mood.OH
                : window.text("try.standing").startsWith("Big Sister wins") ? Mood.GLAD : Mood.CALM;
        assertThat(face().map(Portrait::mood)).contains(expected);
        assertThat(seen).hasSizeGreaterThan(1);
        int captured = window.ask(() -> trial().timeline().events().stream()
                        .map(Captured.class::isInstance)
                        .toList()
                        .indexOf(true)
                + 1);
        assertThat(captured).isPositive();
        window.run(() -> window.playback().seek(captured));
        boolean hers = ((Captured) trial().timeline().events().get(captured - 1)).player() == Side.NORTH;
        assertThat(face().map(Portrait::mood)).contains(hers ? Mood.GLAD : Mood.OH);
    }

    @Test
    void aGoalIsSaidAtTheBeginningWhenItIsReachedAndWhereItIsAskedFor() {
        List<String> spoken = window.spoken();
        move();
        playOut();
        assertThat(spoken).isNotEmpty().noneMatch(said -> said.contains("Finish the round."));
        window.press(KeyEvent.VK_O);
        assertThat(spoken)
                .last()
                .asString()
                .contains("Not shown yet: Finish the round.")
                .contains("Not shown yet: Win the round.");
        spoken.clear();
        while (trial().outcome() == Trial.Outcome.OPEN) {
            move();
            playOut();
        }
        assertThat(spoken.stream().filter(said -> said.contains("Finish the round.")))
                .singleElement()
                .asString()
                .contains("Shown: Finish the round.");
    }

    @Test
    void theSeedsWaitAtARuleThatIsNewAndNotAgainAtTheSame() {
        move();
        List<List<Object>> met = new ArrayList<>();
        while (window.ask(() -> !window.playback().atLimit())) {
            window.run(() -> window.playback().play());
            window.playOut();
            int at = window.ask(() -> window.playback().cursor());
            if (at < trial().timeline().size()) {
                assertThat(trial().timeline().events().get(at - 1))
                        .isInstanceOfSatisfying(Ruled.class, ruled -> met.add(List.of(ruled.clause(), ruled.ruling())));
                assertThat(window.isShowing("rule")).isTrue();
            }
        }
        assertThat(met).isNotEmpty().doesNotHaveDuplicates();
    }

    @Test
    void whereItsAuthorWantsNoStopsTheSeedsRunOnAndTheGameIsSeenAsAChart() throws Exception {
        window.open(Opened.lesson(GAME.replace("'say'", "'stops': false, 'say'")
                + ", { 'id': 'c', 'kind': 'chart', 'chart': 'lead', 'per': 'turn', 'say': 'Your own line.' }"));
        while (trial().outcome() == Trial.Outcome.OPEN) {
            move();
            playToNextStop();
            assertThat(window.ask(() -> window.playback().atLimit())).isTrue();
        }
        int end = trial().timeline().size();
        window.click("next-step");
        assertThat(window.ask(() -> window.playback().timeline().size())).isEqualTo(end);
        assertThat(window.text("narration")).isEqualTo("Your own line.");
    }

    @Test
    void theSecondRoundIsFilledUpSeedBySeedAndTakenBackAndBegunAgainLikeAnyMove() throws Exception {
        window.open(Opened.lesson(TWO_ROUNDS));
        List<String> spoken = window.spoken();
        assertThat(standing()).isEqualTo("Your turn. Round 1 of 2, against Big Sister.");
        move();
        playOut();
        String over = "Big Sister wins round 1, 57 to 41. Now fill up for the next one.";
        assertThat(standing()).isEqualTo(over);
        assertThat(spoken).anyMatch(said -> said.contains(over));
        assertThat(label("next-step")).isEqualTo("Next round");

        int end = trial().timeline().size();
        window.click("next-step");
        assertThat(window.<Integer>ask(() -> window.session().index())).isZero();
        assertThat(window.<Boolean>ask(() -> window.playback().isPlaying())).isTrue();
        assertThat(window.<Integer>ask(() -> window.playback().cursor())).isEqualTo(end);
        window.run(() -> window.playback().pause());
        List<String> told = new ArrayList<>();
        for (int at = end; window.ask(() -> !window.playback().atLimit()); at++) {
            int cursor = at;
            window.run(() -> window.playback().seek(cursor));
            told.add(window.text("narration"));
        }
        assertThat(told)
                .containsSubsequence(
                        "You put 7 seeds in S5.",
                        "You can’t fill S6, so it’s burnt for this round.",
                        "Round 2 begins with 98 seeds.");
        assertThat(standing()).isEqualTo("Your turn. Round 2 of 2, against Big Sister.");
        assertThat(isTicked("Finish the round.")).isTrue();

        int second = trial().timeline().size();
        move();
        playOut();
        window.pressWithCtrl(KeyEvent.VK_Z);
        assertThat(trial().timeline().size()).isEqualTo(second);
        move();
        playOut();
        List<Move> moves = trial().moves();
        window.click("try.restart");
        assertThat(standing()).isEqualTo("Your turn. Round 1 of 2, against Big Sister.");
        window.pressWithCtrl(KeyEvent.VK_Z);
        assertThat(trial().moves()).isEqualTo(moves);
        while (trial().outcome() == Trial.Outcome.OPEN) {
            move();
            playOut();
        }
        int whole = trial().timeline().size();
        window.click("next-step");
        assertThat(window.text("narration")).isEqualTo("Your own line.");
        assertThat(window.<Integer>ask(() -> window.playback().timeline().size()))
                .as("the chart goes over both rounds")
                .isEqualTo(whole);
    }

    @Test
    void theChartOfAGameThatNobodyPlayedIsASentence() throws Exception {
        window.open(Opened.lesson(
                GAME + ", { 'id': 'c', 'kind': 'chart', 'chart': 'lead', 'per': 'turn', 'say': 'Your own line.' }"));
        List<String> spoken = window.spoken();
        window.show(1);
        assertThat(window.text("narration")).isEqualTo("Your own line.");
        String told = "Your own game’s chart will be here once you’ve played it.";
        assertThat(window.all(JLabel.class)).extracting(JLabel::getText).contains(told);
        assertThat(spoken).anyMatch(said -> said.contains(told));
        assertThat(window.isShowing("learn.chart")).isFalse();
        window.show(0);
        move();
        window.show(1);
        assertThat(window.isShowing("learn.chart")).isTrue();
    }

    @Test
    void aClassIsToldOfEachHouseThatIsFilledOrBurntAndThatAChartIsToCome() throws Exception {
        window.open(Opened.lesson(TWO_ROUNDS));
        move();
        playOut();
        ClassScreen screen = new ClassScreen(window);
        screen.begin();
        window.run(() -> {
            window.session().next();
            window.playback().pause();
        });
        List<String> told = new ArrayList<>();
        while (window.ask(() -> !window.playback().atLimit())) {
            window.run(() -> window.playback().seek(window.playback().cursor() + 1));
            told.add(screen.readable());
        }
        assertThat(told)
                .anyMatch(text -> text.contains("You can’t fill S6, so it’s burnt for this round."))
                .anyMatch(text -> text.contains("Round 2 begins with 98 seeds."));
        window.open(Opened.lesson(TWO_ROUNDS));
        window.show(1);
        assertThat(screen.readable()).contains("Your own game’s chart will be here once you’ve played it.");
    }

    private String label(String button) {
        return window.ask(() -> ((AbstractButton) window.named(button)).getText());
    }

    private void playToNextStop() {
        window.run(() -> window.playback().play());
        window.playOut();
    }

    private String standing() {
        return window.text("try.standing");
    }

    @Test
    void aGameSaysWhyItStopsAndAnyClickOnTheBoardGoesOn() {
        move();
        assertThat(standing()).startsWith("The seeds are moving");
        playToNextStop();
        List<Runnable> clicks = List.of(
                () -> window.clickPlace("S1"),
                () -> window.clickPlace("S.store"),
                () -> window.click(window.board(), new Point(2, 2)));
        for (Runnable click : clicks) {
            assertThat(window.ask(() -> window.playback().atLimit())).isFalse();
            assertThat(standing()).startsWith("New: ").endsWith("Press Space or click the board to go on.");
            int at = window.ask(() -> window.playback().cursor());
            click.run();
            assertThat(window.<Boolean>ask(() -> window.playback().isPlaying())).isTrue();
            assertThat(standing()).startsWith("The seeds are moving");
            window.run(() -> window.playback().pause());
            assertThat(standing()).endsWith("Press Space or click the board to go on.");
            window.run(() -> window.playback().seek(at));
        }
        playOut();
        assertThat(standing()).startsWith("Your turn.");
    }

    @Test
    void theOtherSideSaysWhatItPlaysAndGoalsAreTickedWhileSeedsMove() throws Exception {
        window.open(Opened.lesson(GAME.replace("'roundOver': true", "'at': 'S.store', 'gte': 1")));
        List<String> told = new ArrayList<>();
        while (!isTicked("Finish the round.") && trial().outcome() == Trial.Outcome.OPEN) {
            move();
            int end = trial().timeline().size();
            for (int at = trial().latest(); at <= end; at++) {
                int cursor = at;
                window.run(() -> {
                    window.playback().seek(cursor);
                    window.playback().play();
                });
                told.add(window.ask(() -> window.playback().isPlaying() ? "plays: " : "rests: ") + standing());
                boolean sown = trial().timeline().positionAt(at).inStore(Side.SOUTH) > 0;
                assertThat(isTicked("Finish the round."))
                        .as("at %d of %d", at, end)
                        .isEqualTo(sown);
                window.run(() -> window.playback().pause());
            }
        }
        assertThat(told).anyMatch(text -> text.matches("plays: Big Sister plays N[1-7]\\."));
        assertThat(told).noneMatch(text -> text.startsWith("plays: Your turn"));
        assertThat(isTicked("Finish the round.")).isTrue();
    }

    @Test
    void whoBeginsAgainByMistakeHasTheGameBack() {
        move();
        playOut();
        List<Move> moves = trial().moves();
        window.click("try.restart");
        assertThat(trial().moves()).isEmpty();
        window.pressWithCtrl(KeyEvent.VK_Z);
        assertThat(trial().moves()).isEqualTo(moves);
        window.pressWithCtrl(KeyEvent.VK_Z);
        assertThat(trial().moves()).isEmpty();
        window.pressWithCtrl(KeyEvent.VK_Z);
        assertThat(trial().moves()).isEmpty();
    }

    @Test
    void theHintKeepsItsPlaceWhileThereIsNoOther() {
        move();
        playOut();
        Rectangle place = window.ask(() -> window.named("hint").getBounds());
        window.click("hint");
        window.until("a hint", () -> trialOnEdt().advice().isPresent());
        window.until("nobody thinks", () -> !window.session().isThinking());
        assertThat(window.isShowing("hint")).isTrue();
        assertThat(window.ask(() -> window.named("hint").getBounds())).isEqualTo(place);
        assertThat(window.ask(() -> window.named("hint").isEnabled())).isFalse();
        window.until("the focus is on the board", () -> window.owner().matches("S[1-7]"));
    }

    @Test
    void aHintShowsAHouseAndSaysWhy() {
        window.click("hint");
        window.until("a hint", () -> trialOnEdt().advice().isPresent());
        assertThat(window.text("hints")).startsWith("Try S");
        move();
        assertThat(window.ask(() -> trialOnEdt().advice())).isEmpty();
    }

    @Test
    void aDrillGoesFromBoardToBoardWithAClockForWhomWantsOne() throws Exception {
        window.open(Opened.lesson(
                "{ 'id': 'd', 'kind': 'drill', 'goal': { 'ruling': 'extraTurn', 'count': { 'gte': 1 } }, 'rungs': 2,"
                        + " 'par': 40 }"));
        assertThat(window.text("try.standing")).startsWith("Board 1 of 2.");
        assertThat(window.isShowing("drill.clock")).isFalse();
        window.run(() -> window.session().settings().keep(Settings.CLOCK, true));
        window.until("the clock", () -> window.isShowing("drill.clock"));
        assertThat(window.ask(() -> ((JLabel) window.named("drill.clock")).getText()))
                .endsWith("(aim for 0:40)");
        for (int rung = 0; rung < 2; rung++) {
            String right =
                    trial().step().rungs().get(rung).firsts().get(0).from().name();
            window.clickPlace(right);
            assertThat(window.ask(() -> ((AbstractButton) window.named("next-step")).getText()))
                    .as("while the seeds still move")
                    .isEqualTo(rung == 0 ? "Next board" : "Continue");
            playOut();
            assertThat(window.text("try.standing")).startsWith(rung == 0 ? "Right!" : "You did all 2 boards");
            window.click("next-step");
        }
        assertThat(window.ask(() -> window.session().isFinished())).isTrue();
    }

    private Trial trialOnEdt() {
        return window.session().trial().orElseThrow();
    }
}
