package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.match.GameFolder;
import papan.json.rules.RuleBooks;
import papan.model.Move;
import papan.model.Side;
import papan.replay.BestTurn;
import papan.replay.PlayedMatch;
import papan.replay.RecordedMatch;
import papan.replay.Variations;
import papan.rules.RuleSet;
import papan.ui.app.Options;
import papan.ui.app.Workspace;
import papan.ui.chart.ChartsWorkspace;
import papan.ui.common.Choice;
import papan.ui.explore.ExploreSession;
import papan.ui.explore.ExploreWorkspace;

/** Games that are played in Explore stand on the home, and are opened, charted and removed from there. */
@Windowed
class MyGamesWindowTest {
    private static final RuleSet RULES =
            RuleBooks.shipped().find("congklak-simple").orElseThrow();

    @TempDir
    private Path settings;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, settings);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private ExploreWorkspace explore() {
        return window.frame()
                .contents()
                .workspaces()
                .bench(ExploreWorkspace.class)
                .orElseThrow();
    }

    private ExploreSession session() {
        return explore().session();
    }

    /** The files of games, of whomever. */
    private List<String> files() throws IOException {
        try (Stream<Path> all = Files.walk(settings.resolve("learners"))) {
            return all.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(".match.json"))
                    .toList();
        }
    }

    /** Two people make a move. */
    private void playATurn() {
        window.twoPeoplePlay();
        window.run(() -> session().begin(RULES));
        move();
    }

    private void move() {
        window.run(() ->
                session().choose(session().line().match().legalMoves().get(0).from()));
        window.run(() -> session().playback().last());
    }

    private void reopen() throws Exception {
        window.leave();
        window = new Opened(Options.NONE, settings);
    }

    private void home() {
        window.run(() -> {
            window.frame().contents().workspaces().show(Workspace.LEARN);
            if (window.frame().contents().learn().showsLesson()) {
                window.frame().contents().learn().chooseLesson();
            }
        });
    }

    private void untilListed(String name) {
        window.until(name, () -> window.has(name));
    }

    private int moves() {
        return window.ask(() -> session().variations().main().size());
    }

    @Test
    void aGameIsOnTheHomeAfterTheWindowWasClosedAndGoesOnAndIsCharted() throws Exception {
        home();
        window.click("games.play");
        playATurn();
        move();
        String file = files().get(0);
        reopen();
        home();
        untilListed("game." + file);
        window.click("game." + file);
        assertThat(moves()).isEqualTo(2);
        assertThat(window.<Boolean>ask(() -> session().playback().atLimit())).isTrue();
        move();
        assertThat(files()).as("it goes on in its own file").containsExactly(file);
        home();
        untilListed("game.chart." + file);
        window.click("game.chart." + file);
        assertThat(window.<Boolean>ask(() -> window.frame()
                        .contents()
                        .workspaces()
                        .bench(ChartsWorkspace.class)
                        .isPresent()))
                .isTrue();
        int events = window.ask(() -> window.frame()
                .contents()
                .workspaces()
                .bench(ChartsWorkspace.class)
                .orElseThrow()
                .playback()
                .timeline()
                .size());
        window.run(() -> window.frame().contents().workspaces().show(Workspace.EXPLORE));
        assertThat(window.<Integer>ask(() -> session().line().timeline().size()))
                .isEqualTo(events);
    }

    @Test
    void byKeysAGameIsRemovedAndBroughtBack() throws Exception {
        window.run(() -> window.frame().contents().workspaces().show(Workspace.EXPLORE));
        playATurn();
        String file = files().get(0);
        home();
        untilListed("game." + file);
        window.walkTo("game.remove." + file, KeyEvent.VK_TAB);
        window.press(KeyEvent.VK_ENTER);
        window.until("the way back has the focus", () -> window.owner().equals("games.back"));
        assertThat(files()).isEmpty();
        assertThat(window.<Boolean>ask(() -> window.has("game." + file))).isFalse();
        window.press(KeyEvent.VK_ENTER);
        untilListed("game." + file);
        assertThat(files()).containsExactly(file);
        window.walkTo("game." + file, KeyEvent.VK_TAB);
        assertThat(window.<String>ask(() ->
                        window.frame().getFocusOwner().getAccessibleContext().getAccessibleName()))
                .contains("Two people", RULES.about().name("en"));
        window.press(KeyEvent.VK_ENTER);
        assertThat(moves()).isEqualTo(1);
    }

    @Test
    void ofAGuestNothingIsKeptAndNobodySeesAnothersGames() throws Exception {
        window.run(() -> window.frame().contents().workspaces().show(Workspace.EXPLORE));
        playATurn();
        String file = files().get(0);
        home();
        untilListed("game." + file);
        Choice<?> learner = (Choice<?>) window.ask(() -> window.named("learner"));
        window.run(() -> learner.setSelectedIndex(learner.getItemCount() - 1));
        window.until("no games", () -> !window.has("game." + file));
        assertThat(window.text("games.none")).contains("guest");
        window.run(() -> window.frame().contents().workspaces().show(Workspace.EXPLORE));
        assertThat(moves()).as("the board is the guest's own").isZero();
        playATurn();
        assertThat(files()).containsExactly(file);
    }

    @Test
    void aDamagedGameSaysSoBesideTheOthers() throws Exception {
        window.run(() -> window.frame().contents().workspaces().show(Workspace.EXPLORE));
        playATurn();
        String good = files().get(0);
        Path folder = settings.resolve("learners").resolve("you.games");
        Files.writeString(folder.resolve("1999-01-01-000000.match.json"), "{");
        home();
        untilListed("games.broken.1999-01-01-000000.match.json");
        assertThat(window.<Boolean>ask(() -> window.has("game." + good))).isTrue();
        window.click("game.remove.1999-01-01-000000.match.json");
        window.until("only the good one", () -> !window.has("games.broken.1999-01-01-000000.match.json"));
        assertThat(files()).containsExactly(good);
    }

    @Test
    void myBestTurnIsPlayedAgainWhereItWasMade() throws Exception {
        window.run(() -> window.frame().contents().workspaces().show(Workspace.EXPLORE));
        window.run(() -> session().begin(RULES));
        PlayedMatch own = PlayedMatch.begin(RULES, Optional.empty());
        while (BestTurn.of(own, Side.SOUTH).isEmpty() || own.size() < 6) {
            own = own.with(own.match().legalMoves().get(own.size() % own.match().legalMoves().size()));
        }
        BestTurn best = BestTurn.of(own, Side.SOUTH).orElseThrow();
        new GameFolder(settings.resolve("learners").resolve("you.games"))
                .keep(
                        Optional.empty(),
                        new RecordedMatch(Variations.of(own), Map.of(Side.NORTH, "random")),
                        Instant.now());
        home();
        untilListed("games.best");
        assertThat(window.<String>ask(() -> ((JButton) window.named("games.best")).getText()))
                .startsWith("My best turn: ")
                .contains(best.seeds() == 1 ? "one seed" : best.seeds() + " seeds");
        window.click("games.best");
        PlayedMatch shown = window.ask(() -> session().line());
        assertThat(shown.moves()).startsWith(own.moves().toArray(Move[]::new));
        assertThat(window.<Boolean>ask(() -> session().playback().isPlaying())).isTrue();
        assertThat(window.<Integer>ask(() -> session().playback().cursor()))
                .isBetween(own.cursorBefore(best.choice()), own.cursorBefore(best.choice() + 1));
    }

    @Test
    void whereNobodyPlaysAgainstTheComputerThereIsNoBestTurn() throws Exception {
        window.run(() -> window.frame().contents().workspaces().show(Workspace.EXPLORE));
        playATurn();
        home();
        untilListed("game." + files().get(0));
        assertThat(window.has("games.best")).isFalse();
    }
}
