package papan.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.lang.reflect.Proxy;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import org.junit.jupiter.api.Test;
import papan.json.progress.ProgressFolder;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonText;
import papan.narration.Language;
import papan.ui.common.Theme;
import papan.ui.common.WindowText;

class AnswersPageTest extends OpenSession {
    private final LessonRun lesson = LessonText.run(
            "{ 'id': 'one', 'kind': 'show', 'position': 'start' }, { 'id': 'two', 'kind': 'show', 'position': 'start' }");
    private final List<String> done = new ArrayList<>();

    private AbstractButton again() throws Exception {
        Journal journal = new Journal(new ProgressFolder(folder), InstantSource.fixed(NOW));
        journal.setLearner("Ana");
        LibraryActs acts = (LibraryActs) Proxy.newProxyInstance(
                LibraryActs.class.getClassLoader(),
                new Class<?>[] {LibraryActs.class},
                (self, method, args) -> done.add(method.getName()));
        WindowText words = new WindowText(Language.ENGLISH);
        run(() -> Theme.LIGHT.install(Language.ENGLISH));
        return onEdt(() -> (AbstractButton) all(AnswersPage.of(lesson.lesson(), lesson, journal, words, () -> {}, acts))
                .filter(part -> "again.small".equals(part.getName()))
                .findFirst()
                .orElseThrow());
    }

    private static Stream<Component> all(Component part) {
        return Stream.concat(
                Stream.of(part),
                part instanceof Container inner
                        ? Arrays.stream(inner.getComponents()).flatMap(AnswersPageTest::all)
                        : Stream.empty());
    }

    @Test
    void whoIsInTheMiddleOfALessonIsAskedBeforeItBeginsAgain() throws Exception {
        run(() -> session.open(lesson, 0));
        run(session::next);
        AbstractButton again = again();
        run(() -> again.doClick(0));
        assertThat(done).isEmpty();
        assertThat(again.getText()).isEqualTo("Press again to give up your place in it");
        run(() -> again.doClick(0));
        assertThat(done).containsExactly("again");
    }

    @Test
    void whoHasComeToItsEndIsNotAsked() throws Exception {
        run(() -> session.open(lesson, 0));
        run(session::next);
        run(session::next);
        AbstractButton again = again();
        run(() -> again.doClick(0));
        assertThat(done).containsExactly("again");
    }
}
