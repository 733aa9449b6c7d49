package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Rectangle;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.json.rules.RuleBooks;
import papan.lesson.kind.AnswerForm;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.testing.Slow;
import papan.ui.app.Options;

/** Under large letters every answer can be brought into sight, by a bar that is seen where not all of them are. */
@Windowed
class AnswersInReachWindowTest {
    @TempDir
    private Path settings;

    private Opened window;

    @AfterEach
    void close() {
        window.close();
    }

    @Slow
    @ParameterizedTest
    @ValueSource(ints = {150, 200, 300})
    void everyAnswerToEachKindOfQuestionOfTheCourseIsReached(int zoom) throws Exception {
        window = new Opened(Options.NONE, settings, CourseLessons.shipped());
        window.run(() -> window.frame().inside().setZoom(zoom));
        window.resize(1366, 768);
        Set<List<Object>> kinds = new LinkedHashSet<>();
        List<String> faults = new ArrayList<>();
        for (Lesson lesson : CourseLessons.shipped().all()) {
            LessonRun run = LessonRun.of(lesson, RuleBooks.shipped());
            for (Stage stage : run.stages()) {
                if (stage.step() instanceof Step.Ask ask
                        && kinds.add(List.of(ask.question().getClass(), stage.form()))) {
                    window.run(() -> window.session().open(run, stage.index()));
                    window.ask(() -> look(stage))
                            .forEach(fault -> faults.add(lesson.id() + " " + stage.index() + ": " + fault));
                }
            }
        }
        assertThat(kinds.stream().map(kind -> (AnswerForm) kind.get(1)))
                .as("the course asks in every form but this one")
                .containsAll(EnumSet.complementOf(EnumSet.of(AnswerForm.ORDERED)));
        assertThat(faults).as("at %s %%", zoom).isEmpty();
    }

    private List<String> look(Stage stage) {
        JComponent question = (JComponent) window.named("question.text");
        JScrollPane scroll = (JScrollPane) SwingUtilities.getAncestorOfClass(JScrollPane.class, question);
        JComponent words = (JComponent) scroll.getViewport().getView();
        List<JComponent> answers = Stream.concat(
                        Parts.of(words, AbstractButton.class).stream(), Parts.of(words, JTextComponent.class).stream())
                .filter(part -> part.isShowing() && part.isFocusable())
                .map(JComponent.class::cast)
                .toList();
        List<String> faults = new ArrayList<>();
        answers.forEach(part -> reach(part, scroll.getViewport().getHeight(), faults));
        if (stage.form() == AnswerForm.PLACE) {
            Parts.of(window.board(), AbstractButton.class).stream()
                    .filter(Component::isShowing)
                    .forEach(place -> reach(place, Integer.MAX_VALUE, faults));
        }
        boolean hides = words.getHeight() > scroll.getViewport().getHeight();
        if (hides && !isWhole(scroll.getVerticalScrollBar())) {
            faults.add("no bar, though " + words.getHeight() + " of words have "
                    + scroll.getViewport().getHeight());
        }
        return faults;
    }

    private static void reach(JComponent part, int most, List<String> faults) {
        // A field for typing scrolls what is written in it, and not itself.
        ((JComponent) part.getParent()).scrollRectToVisible(part.getBounds());
        Rectangle seen = part.getVisibleRect();
        if (seen.width < part.getWidth() || seen.height < Math.min(part.getHeight(), most)) {
            faults.add(part.getName() + " " + part.getSize() + " is seen " + seen.getSize());
        }
    }

    private static boolean isWhole(JComponent part) {
        return part.isShowing() && part.getVisibleRect().getSize().equals(part.getSize()) && part.getWidth() > 0;
    }
}
