package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papan.narration.Language;
import papan.ui.common.Theme;

/** In small windows and in large letters, too, every text is wholly there, and nothing lies on anything else. */
@Windowed(painted = false)
class TextFitsSmallWindowTest {
    private static final Dimension PROJECTED = new Dimension(1600, 900);
    private static final Dimension LEAST = new Dimension(1024, 700);
    private static final List<Language> ALL = Tour.LANGUAGES;

    private final Faults faults = new Faults();

    @Test
    void nothingIsCutInASmallWindow() throws Exception {
        List<View> views = List.of(View.TURN, View.ANSWERED, View.RULES, View.CHARTS, View.FOUR_BOARDS, View.OPENING);
        Tour.through(views, List.of(Theme.LIGHT), ALL, LEAST, faults::look);
        faults.none(views.size() * ALL.size());
    }

    @Test
    @Tag("matrix")
    void nothingIsCutUnderALargeZoom() throws Exception {
        List<View> views = new ArrayList<>(List.of(View.values()));
        views.removeAll(List.of(View.EXPLORE_WHAT_IF, View.CHARTS_PREDICTED, View.RULES_COMPARED));
        List<Language> longest = List.of(Language.FILIPINO, Language.SWEDISH);
        List<Integer> zooms = List.of(200, 300);
        Tour.through(views, List.of(Theme.LIGHT), longest, zooms, PROJECTED, faults::look);
        faults.none(views.size() * longest.size() * zooms.size());
    }

    @Test
    void nothingIsCutWhilePresentingInASmallWindow() throws Exception {
        List<Integer> zooms = Tour.MATRIX ? List.of(100, 150, 200, 300) : List.of(100, 150);
        Tour.through(List.of(View.PRESENTER), List.of(Theme.LIGHT), ALL, zooms, LEAST, faults::look);
        faults.none(zooms.size() * ALL.size());
    }

    @Test
    @Tag("matrix")
    void nothingIsCutInLargeLettersInASmallWindow() throws Exception {
        List<View> views = List.of(
                View.EXPLORE,
                View.RULES,
                View.CHARTS,
                View.CHARTS_PREDICTED,
                View.BOARDS,
                View.FOUR_BOARDS,
                View.OPENING,
                View.MATRIX);
        List<Language> longest = List.of(Language.FILIPINO, Language.MALAY);
        Tour.through(views, List.of(Theme.LIGHT), longest, List.of(200), LEAST, faults::look);
        faults.none(views.size() * longest.size());
    }

    @Test
    @Tag("matrix")
    void nothingIsCutInTheLargestLettersInASmallWindow() throws Exception {
        List<View> views = List.of(View.EXPLORE, View.CHARTS, View.CHARTS_PREDICTED, View.OPENING, View.MATRIX);
        List<Language> longest = List.of(Language.FILIPINO, Language.MALAY);
        Tour.through(views, List.of(Theme.LIGHT), longest, List.of(300), LEAST, faults::look);
        faults.none(views.size() * longest.size());
    }

    /** As large as letters get, in the smallest window that a classroom has: a window of 341 by 233 at the usual size. */
    @Test
    @Tag("matrix")
    void nothingOfALessonIsCutInTheLargestLettersInASmallWindow() throws Exception {
        List<View> views = List.of(View.TURN, View.QUESTION, View.END);
        List<Language> longest = List.of(Language.FILIPINO, Language.MALAY, Language.SWEDISH);
        Tour.through(views, List.of(Theme.LIGHT), longest, List.of(300), LEAST, faults::look);
        faults.none(views.size() * longest.size());
    }

    @Test
    @Tag("matrix")
    void nothingIsCutAtTwiceTheScaleInTheLargestLetters() throws Exception {
        List<String> languages = List.of("en", "fil", "zh");
        Process process = ScreenshotMatrix.atScale(
                        "2", Theme.PROJECTOR.id(), languages.get(0), languages.get(1), languages.get(2))
                .start();
        String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(told).isZero();
        assertThat(told).contains(View.values().length * languages.size() + " views");
    }
}
