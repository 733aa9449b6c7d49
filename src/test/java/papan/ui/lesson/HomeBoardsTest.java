package papan.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import papan.json.lesson.LessonShelf;
import papan.json.progress.ProgressFolder;
import papan.json.rules.RuleBooks;
import papan.lesson.kept.Bookmark;
import papan.lesson.script.Lesson;
import papan.narration.Language;
import papan.rules.RuleSet;
import papan.ui.common.Edt;
import papan.ui.common.Idle;
import papan.ui.common.Theme;
import papan.ui.common.WindowText;

/** The home is there before Little Sister has found her board of today. */
class HomeBoardsTest extends OpenSession {
    private final Lesson lesson =
            LessonShelf.find("sit-down", RuleBooks.shipped()).orElseThrow();
    private final CountDownLatch slow = new CountDownLatch(1);
    private LibraryDesk desk;

    @BeforeAll
    static void look() {
        Edt.await(() -> Theme.LIGHT.install(Language.ENGLISH));
    }

    private Optional<RuleSet> rules(Lesson of) {
        if (!EventQueue.isDispatchThread()) {
            try {
                slow.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        return RuleBooks.shipped().find(of.rules().id());
    }

    private void home() throws Exception {
        new ProgressFolder(folder).change("Ana", fresh -> fresh.at(lesson.id(), 1, new Bookmark("x", 0, true), 9, NOW));
        run(() -> {
            WindowText words = new WindowText(Language.ENGLISH);
            KnownLessons known = new KnownLessons(words);
            known.setRules(this::rules);
            known.set(List.of(lesson), any -> Optional.empty());
            known.translate();
            Journal journal = new Journal(new ProgressFolder(folder), InstantSource.fixed(NOW));
            journal.setLearner("Ana");
            desk = new LibraryDesk(session, words, known, () -> {});
            desk.setJournal(journal, LearnerSeat.NOWHERE);
            desk.show();
        });
    }

    private boolean canBePressed() throws Exception {
        return onEdt(() -> named(desk.library(), "practice.some").anyMatch(Component::isEnabled));
    }

    private static Stream<Component> named(Container in, String name) {
        return Arrays.stream(in.getComponents())
                .flatMap(part -> Stream.concat(
                        Stream.of(part).filter(each -> name.equals(each.getName())),
                        part instanceof Container inner ? named(inner, name) : Stream.empty()));
    }

    @AfterEach
    void letGo() {
        slow.countDown();
    }

    @Test
    void itsBoardIsLookedForInTheBackgroundAndComesToThePlaceThatIsKeptForIt() throws Exception {
        home();
        assertThat(canBePressed()).isFalse();
        slow.countDown();
        Idle.awaitBackground();
        assertThat(canBePressed()).isTrue();
    }

    @Test
    void whoLeavesHearsNoMoreOfIt() throws Exception {
        home();
        run(desk::stop);
        slow.countDown();
        Idle.awaitBackground();
        assertThat(canBePressed()).isFalse();
    }
}
