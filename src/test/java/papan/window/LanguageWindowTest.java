package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.lesson.play.Stage;
import papan.lesson.script.Step;
import papan.model.Place;
import papan.narration.Language;
import papan.replay.Grain;
import papan.ui.app.Preferences;
import papan.ui.board.BoardView;
import papan.ui.settings.Settings;

/** Another language in the middle of a turn. */
@Windowed
class LanguageWindowTest {
    private static final Pattern CHINESE = Pattern.compile("\\p{IsHan}");

    @TempDir
    private Path settings;

    private Opened window;

    @BeforeEach
    void openInTheMiddleOfATurn() throws Exception {
        window = new Opened(Opened.on("first-turn"), settings);
        window.run(() -> {
            window.session().show(lastPlay());
            window.playback().seek(window.playback().timeline().next(0, Grain.LAP) + 4);
        });
    }

    @AfterEach
    void close() {
        window.close();
    }

    private int lastPlay() {
        return window.session().lesson().stages().stream()
                .filter(stage -> stage.step() instanceof Step.Play)
                .mapToInt(Stage::index)
                .max()
                .orElseThrow();
    }

    private void choose(Language language) {
        window.click("language");
        window.hands().menuItem("language." + language.tag()).click();
        window.run(() -> {});
    }

    /** Every text of the window that does not come from the lesson's author or a document, by where it stands. */
    private Map<String, String> texts() {
        return window.ask(() -> {
            Map<String, String> texts = new LinkedHashMap<>();
            BoardView board = window.board();
            texts.put(
                    "narration",
                    ((JTextComponent) window.frame().contents().learn().narration()).getText());
            texts.put("why", ((JTextComponent) window.frame().contents().learn().why()).getText());
            texts.put(
                    "why not",
                    ((JTextComponent) window.frame().contents().learn().whyNot()).getText());
            texts.put("rule card", name((JComponent) window.named("rule")));
            texts.put("history", name((JComponent) window.named("history.list")));
            texts.put("board", name(board));
            texts.put("house", name(board.componentOf(Place.parse("S3").orElseThrow())));
            texts.put("timeline", name(window.frame().contents().transportTimeline()));
            texts.put("forward", String.valueOf(((JComponent) window.named("forward")).getToolTipText()));
            texts.put("lap", ((AbstractButton) window.named("grain.lap")).getText());
            texts.put("next step", ((AbstractButton) window.named("next-step")).getText());
            texts.put("lesson", ((JLabel) window.named("lesson.title")).getText());
            texts.put("step", ((JLabel) window.named("lesson.place")).getText());
            texts.put("rail", ((AbstractButton) window.named("help")).getText());
            return texts;
        });
    }

    private static String name(JComponent component) {
        return String.valueOf(component.getAccessibleContext().getAccessibleName());
    }

    @Test
    void everythingSpeaksChineseAtOnceAndEnglishAgainAndTheCursorStays() {
        int cursor = window.ask(() -> window.playback().cursor());
        Map<String, String> english = texts();
        assertThat(english.values()).noneMatch(text -> CHINESE.matcher(text).find());

        choose(Language.CHINESE);
        assertThat(texts())
                .allSatisfy((where, text) -> assertThat(text).as(where).containsPattern(CHINESE));
        assertThat(window.ask(() -> window.playback().cursor())).isEqualTo(cursor);
        assertThat(window.ask(() -> window.named("narration").getFont().getFamily()))
                .isEqualTo("Papan Sans SC");

        choose(Language.ENGLISH);
        assertThat(texts()).isEqualTo(english);
        assertThat(window.ask(() -> window.playback().cursor())).isEqualTo(cursor);
    }

    @Test
    void theFocusStaysOnTheAnswerThoughItIsMadeAnew() {
        window.show(2);
        window.press(KeyEvent.VK_DOWN);
        String answer = window.ask(window::owner);
        assertThat(answer).startsWith("answer.");
        window.run(() -> window.frame().inside().setLanguage(Language.CHINESE));
        assertThat(window.ask(window::owner)).isEqualTo(answer);
    }

    @Test
    void theMessageAtTheFootIsSaidAgain() {
        window.show(0);
        assertThat(window.hands().label("status").text()).contains("question");
        choose(Language.CHINESE);
        assertThat(window.hands().label("status").text()).containsPattern(CHINESE);
    }

    @Test
    void theLanguageIsRemembered() {
        choose(Language.CHINESE);
        assertThat(window.ask(() -> new Preferences(settings).load().get(Settings.LANGUAGE)))
                .isEqualTo(Language.CHINESE);
    }
}
