package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JList;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.rules.RuleBooks;
import papan.narration.Language;
import papan.ui.app.Options;
import papan.ui.atlas.AtlasWorkspace;
import papan.ui.explore.ExploreWorkspace;

/** The Rules workspace. */
@Windowed
class AtlasWindowTest {
    private static final int ALL = RuleBooks.shipped().all().size();

    @TempDir
    private Path folder;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, folder);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private void openRules() {
        window.click("workspace.rules");
        window.until("the list", () -> window.owner().equals("atlas.rules"));
    }

    private AtlasWorkspace atlas() {
        return window.frame()
                .contents()
                .workspaces()
                .bench(AtlasWorkspace.class)
                .orElseThrow();
    }

    private String text(String name) {
        return window.ask(() -> ((JTextComponent) window.named(name)).getText());
    }

    private int listed() {
        return window.ask(
                () -> ((JList<?>) window.named("atlas.rules")).getModel().getSize());
    }

    private void untilExample() {
        window.until("an example", () -> atlas().playback().timeline().size() > 0);
    }

    private void untilCursor(int events) {
        window.until("the cursor at " + events, () -> atlas().playback().cursor() == events);
    }

    @Test
    void theRulesThatAreShownCanBePlayed() {
        openRules();
        window.run(() -> atlas().show("oware"));
        window.click("atlas.play");
        window.until(
                "the board",
                () -> window.frame()
                        .contents()
                        .workspaces()
                        .bench(ExploreWorkspace.class)
                        .isPresent());
        assertThat(window.ask(() -> window.frame()
                        .contents()
                        .workspaces()
                        .bench(ExploreWorkspace.class)
                        .orElseThrow()
                        .session()
                        .rules()
                        .id()))
                .isEqualTo("oware");
    }

    @Test
    void aSearchAndAChipLeaveOverWhatFits() {
        openRules();
        assertThat(listed()).isEqualTo(ALL);
        window.click("atlas.facet.area");
        window.hands().menuItem("atlas.facet.area.africa").click();
        window.until("fewer", () -> listed() < ALL);
        window.click("atlas.search");
        window.type("oware");
        assertThat(listed()).isEqualTo(3);
        window.type("zzz");
        assertThat(listed()).isZero();
        window.click("atlas.clear");
        assertThat(listed()).isEqualTo(ALL);
    }

    @Test
    void aClauseIsShownAtWorkOnTheSmallBoard() {
        openRules();
        window.run(() -> atlas().show("congklak-classic"));
        window.click("clause.empty-own-house");
        untilExample();
        assertThat(text("atlas.question")).isEqualTo("Last seed in an empty house in your own row");
        window.click("atlas.forward");
        untilCursor(1);
        assertThat(text("atlas.caption")).startsWith("South picks up");
        window.click("case.own-store");
        untilExample();
        assertThat(text("atlas.question")).isEqualTo("Last seed in your own store");
    }

    @Test
    void aSentenceOfADocumentIsShownOnABoard() {
        openRules();
        window.run(() -> atlas().show("congklak-classic"));
        window.click("atlas.page.documents");
        assertThat(text("atlas.name")).isEqualTo("The documents");
        window.click("documents.show.bga-intro.13");
        untilExample();
        assertThat(text("atlas.question")).isEqualTo("Last seed in a house that isn’t empty");
        window.click("atlas.page.about");
        assertThat(text("atlas.name")).isEqualTo("About the game");
        window.click("atlas.page.rules");
        assertThat(text("atlas.name")).isEqualTo("Congklak, classic");
    }

    @Test
    void twoRuleSetsAreComparedClauseByClause() {
        openRules();
        window.run(() -> atlas().show("congklak-classic"));
        window.click("atlas.compare");
        window.run(() -> atlas().show("congklak-simple"));
        assertThat(text("atlas.name")).isEqualTo("Congklak, classic and Congklak, simple");
        assertThat(text("atlas.differences")).isEqualTo("They differ in 9 rules.");
        window.click("differs.capturing-seed");
        untilExample();
        window.click("atlas.compare");
        assertThat(text("atlas.name")).isEqualTo("Congklak, classic");
    }

    @Test
    void theKeyboardAloneReachesARuleSetAClauseAndItsExample() {
        window.until(
                "the focus is somewhere in the window", () -> !window.owner().isEmpty());
        window.pressWithCtrl(KeyEvent.VK_3);
        window.until("the list", () -> window.owner().equals("atlas.rules"));
        window.press(KeyEvent.VK_DOWN);
        window.press(KeyEvent.VK_ENTER);
        window.until("the card", () -> window.owner().startsWith("clause."));
        window.press(KeyEvent.VK_DOWN);
        window.until("the next clause", () -> window.owner().equals("clause.stores"));
        window.until("its example", () -> text("atlas.caption").contains("enough to show this"));
        window.press(KeyEvent.VK_RIGHT);
        untilCursor(1);
        window.press(KeyEvent.VK_LEFT);
        untilCursor(0);
        window.pressWithCtrl(KeyEvent.VK_1);
        assertThat(window.ask(() -> window.frame().contents().workspaces().bench(AtlasWorkspace.class)))
                .isEmpty();
    }

    @Test
    void aBrokenFileIsToldWithItsPlaceAndReadAgainOnceItIsMended() throws Exception {
        openRules();
        Path file = folder.resolve("mine.json");
        String right = Files.readString(Path.of("examples/congklak-five.json"));
        Files.writeString(file, right.replace("\"congklak-classic\"", "\"congklak-clasic\""));
        window.run(() -> atlas().open(file));
        window.until("what is wrong", () -> window.named("atlas.faults").isShowing());
        assertThat(text("atlas.fault")).contains("Did you mean \"congklak-classic\"?");
        assertThat(listed()).isEqualTo(ALL);

        Files.writeString(file, right);
        window.click("atlas.again");
        window.until("one more rule set", () -> listed() == ALL + 1);
        assertThat(text("atlas.name")).isEqualTo("Congklak with five houses");
        assertThat(window.ask(() -> window.named("atlas.faults").isVisible())).isFalse();
    }

    private void openAgain() throws Exception {
        window.leave();
        window = new Opened(Options.NONE, folder);
        openRules();
    }

    @Test
    void aRuleSetOfOnesOwnIsListedUntilItIsTakenOffByMouseOrKey() throws Exception {
        openRules();
        Path five = Files.copy(Path.of("examples/congklak-five.json"), folder.resolve("five.json"));
        Path plain = Files.copy(Path.of("examples/congklak-no-relay.json"), folder.resolve("plain.json"));
        for (Path file : List.of(five, plain)) {
            window.run(() -> atlas().open(file));
            String name = file.equals(five) ? "Congklak with five houses" : "Congklak without relay";
            window.until("the rule set", () -> text("atlas.name").equals(name));
        }
        assertThat(text("atlas.place")).startsWith("A classroom");

        openAgain();
        window.until("both", () -> listed() == ALL + 2);
        window.press(KeyEvent.VK_HOME);
        assertThat(text("atlas.name")).isEqualTo("Congklak without relay");
        window.press(KeyEvent.VK_DELETE);
        window.until("one less", () -> listed() == ALL + 1);
        assertThat(text("atlas.name")).isEqualTo("Congklak with five houses");

        openAgain();
        window.until("the other", () -> listed() == ALL + 1);
        window.press(KeyEvent.VK_HOME);
        window.click("atlas.remove");
        window.until("none", () -> listed() == ALL);
        assertThat(five).exists();

        openAgain();
        assertThat(listed()).isEqualTo(ALL);
    }

    @Test
    void aRememberedFileThatIsGoneOrBrokenIsToldInASentence() throws Exception {
        openRules();
        Path file = Files.copy(Path.of("examples/congklak-five.json"), folder.resolve("five.json"));
        window.run(() -> atlas().open(file));
        window.until("the rule set", () -> listed() == ALL + 1);
        Files.delete(file);

        openAgain();
        window.until("what is gone", () -> window.has("atlas.lost"));
        assertThat(text("atlas.lost")).isEqualTo("“five.json” can’t be read. Is it still there?");
        assertThat(listed()).isEqualTo(ALL);
        Files.copy(Path.of("examples/congklak-five.json"), file);
        window.click("atlas.lost.again");
        window.until("it is back", () -> listed() == ALL + 1);
        Files.writeString(file, "{\"format\": \"rules/1\"}");

        openAgain();
        window.until("what is broken", () -> window.has("atlas.lost"));
        assertThat(text("atlas.lost")).startsWith("“five.json” can’t be shown yet");
        window.click("atlas.remove");
        window.until("nothing more to be said", () -> !window.has("atlas.lost"));

        openAgain();
        assertThat(window.has("atlas.lost")).isFalse();
    }

    @Test
    void aRuleSetIsChosenOnTheMapByMouseAndByKeys() throws Exception {
        openRules();
        window.click("atlas.shown.map");
        window.until("the map", () -> window.named("atlas.map").isShowing());
        window.click("atlas.map.aceh");
        assertThat(text("atlas.name")).isEqualTo("Meusueb");
        assertThat(window.ask(() ->
                        window.named("atlas.map.aceh").getAccessibleContext().getAccessibleName()))
                .isEqualTo("Aceh: Meusueb");

        window.run(() -> window.named("atlas.map.lampung").requestFocusInWindow());
        window.press(KeyEvent.VK_ENTER);
        assertThat(text("atlas.name")).isEqualTo("Dentuman Lamban");
        window.press(KeyEvent.VK_UP);
        assertThat(window.owner()).startsWith("atlas.map.").isNotEqualTo("atlas.map.lampung");

        window.click("atlas.map.indonesia");
        window.hands().menuItem("atlas.map.rules.congklak-kompas").click();
        assertThat(text("atlas.name")).startsWith("Congklak (Wikipedia");
        window.click("atlas.map.congklak-simple");
        assertThat(text("atlas.name")).isEqualTo("Congklak, simple");
        assertThat(Files.readString(folder.resolve("settings.properties"))).contains("rules.map=true");
        window.click("atlas.shown.list");
        assertThat(listed()).isEqualTo(ALL);
    }

    @Test
    void everyRuleSetIsShownInEveryLanguage() {
        openRules();
        for (Language language : Language.values()) {
            window.run(() -> window.frame().inside().setLanguage(language));
            for (String id : RuleBooks.shipped().ids()) {
                String name = window.ask(() -> {
                    atlas().show(id);
                    return text("atlas.name");
                });
                assertThat(name).as(id).isNotBlank();
            }
        }
    }
}
