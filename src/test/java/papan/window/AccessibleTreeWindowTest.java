package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.FocusTraversalPolicy;
import java.awt.Frame;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleState;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JScrollBar;
import javax.swing.JViewport;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.lesson.kept.Answered;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Lesson;
import papan.ui.app.Options;
import papan.ui.app.Workspace;
import papan.ui.lesson.Rehearsal;

/** In every workspace and every step everything that can be used has a name, and can be reached by keys. */
@Windowed
class AccessibleTreeWindowTest {
    @TempDir
    private Path settings;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(
                new Options(
                        Optional.of("first-turn"),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()),
                settings);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private void check(String where) {
        window.run(() -> {});
        List<String> wrong = window.ask(() -> {
            List<Component> used = new ArrayList<>();
            collect(window.frame().getContentPane(), used);
            Set<Component> reached = reached();
            List<String> found = new ArrayList<>();
            for (Component each : used) {
                AccessibleContext context = ((Accessible) each).getAccessibleContext();
                String name = context.getAccessibleName();
                if (name == null || name.isBlank()) {
                    found.add("no name: " + tell(each));
                } else if (!reached.contains(each) && !hasReachedNeighbour(each, reached)) {
                    found.add("out of reach: " + tell(each) + " \"" + name + "\"");
                }
            }
            assertThat(used).as("controls in " + where).hasSizeGreaterThan(5);
            return found;
        });
        assertThat(wrong).as(where).isEmpty();
    }

    private static String tell(Component each) {
        return each.getClass().getSimpleName() + " " + each.getName() + " in "
                + each.getParent().getClass().getSimpleName();
    }

    private static void collect(Component each, List<Component> used) {
        if (!each.isShowing() || each.getWidth() == 0 || each.getHeight() == 0) {
            return;
        }
        boolean control = each instanceof Accessible accessible
                && each.isFocusable()
                && each.isEnabled()
                && !(each instanceof JScrollBar)
                && !(each instanceof JViewport)
                && accessible.getAccessibleContext() != null
                && accessible.getAccessibleContext().getAccessibleStateSet().contains(AccessibleState.FOCUSABLE)
                && hasSomethingToDo(each);
        if (control) {
            used.add(each);
        }
        if (each instanceof Container container) {
            for (Component child : container.getComponents()) {
                collect(child, used);
            }
        }
    }

    /** Panels are focusable to Swing, but nobody can do anything with one. */
    private static boolean hasSomethingToDo(Component each) {
        return each instanceof javax.swing.AbstractButton
                || each instanceof JTextComponent
                || each instanceof javax.swing.JComboBox
                || each instanceof javax.swing.JList
                || each instanceof javax.swing.JTable
                || (each instanceof JComponent component
                        && component.getInputMap(JComponent.WHEN_FOCUSED).size() > 0);
    }

    /** What Tab goes through, once round. */
    private Set<Component> reached() {
        Container root = window.frame();
        FocusTraversalPolicy policy = root.getFocusTraversalPolicy();
        Set<Component> reached = new HashSet<>();
        Component at = policy.getFirstComponent(root);
        while (at != null && reached.add(at)) {
            if (at instanceof Container container && container.isFocusCycleRoot()) {
                FocusTraversalPolicy inner = container.getFocusTraversalPolicy();
                Component inside = inner == null ? null : inner.getDefaultComponent(container);
                while (inside != null && reached.add(inside)) {
                    inside = inner.getComponentAfter(container, inside);
                }
            }
            at = policy.getComponentAfter(root, at);
        }
        return reached;
    }

    /** Of a group one is reached by Tab, the others from there by arrows. */
    private static boolean hasReachedNeighbour(Component each, Set<Component> reached) {
        for (Component sibling : each.getParent().getComponents()) {
            if (reached.contains(sibling)) {
                return true;
            }
        }
        return reached.contains(each.getParent());
    }

    @Test
    void inEveryStepOfEveryLesson() {
        int steps = 0;
        for (Lesson lesson : CourseLessons.shipped().all()) {
            LessonRun run = CourseLessons.shipped().ready(lesson).orElseThrow();
            window.run(() -> window.frame().contents().session().open(run, 0));
            for (int i = 0; i < run.stages().size(); i++) {
                int step = i;
                window.ask(() -> {
                    window.frame().contents().session().show(step);
                    return step;
                });
                check(lesson.id() + ", step " + (step + 1));
                steps++;
            }
        }
        assertThat(steps).isGreaterThan(200);
    }

    private static OneClass classOfOne() {
        return OneClass.of(OneClass.handed(
                "Ana",
                "Gone",
                new Answered(
                        "one",
                        "print",
                        "landing",
                        "",
                        "en",
                        List.of(new Answered.Attempt("S1", false, Instant.EPOCH)),
                        0,
                        false,
                        1,
                        List.of(),
                        0,
                        Instant.EPOCH,
                        false)));
    }

    @Test
    void whereverALearnerComesBesides() {
        window.run(() -> window.frame().contents().session().answer("S1"));
        check("a wrong answer");
        window.run(() -> window.frame().contents().session().reveal());
        check("the answer");
        window.run(() -> window.frame().contents().session().restart());
        window.click("lessons");
        check("lessons");
        window.takeName("Ana");
        window.click("open.first-turn");
        window.run(() -> window.frame().contents().session().answer("S1"));
        window.click("lessons");
        window.run(() -> ((AbstractButton) window.named("answers.first-turn")).doClick());
        check("answers");
        window.run(() -> window.frame().contents().learn().desk().setClassFiles(classOfOne()));
        window.click("library.back");
        window.choose("teachers", "lessons.class");
        window.until("the results", () -> window.has("class.view.table"));
        check("results of a class");
        window.run(() -> ((AbstractButton) window.named("class.view.table")).doClick());
        check("results of a class as a table");
        window.run(() -> ((AbstractButton) window.named("class.view.grid")).doClick());
        check("results of a class as a grid");
    }

    @Test
    void inARehearsalAndAtTheEnd() {
        LessonRun run = window.ask(() -> window.frame().contents().session().lesson());
        window.run(() -> window.frame()
                .contents()
                .session()
                .rehearse(List.of(new Rehearsal.Question(run, run.stages().get(0))), done -> {}));
        check("a rehearsal");
        window.run(() -> {
            window.frame().contents().session().open(run, run.stages().size() - 1);
            while (!window.frame().contents().session().isFinished()) {
                if (window.frame().contents().session().isOpenQuestion()) {
                    window.frame().contents().session().reveal();
                }
                window.frame().contents().session().next();
            }
        });
        check("the end");
    }

    @Test
    void whileALessonIsShownToAClass() {
        window.press(KeyEvent.VK_F5);
        window.until("the panel", () -> window.named("presenter").isShowing());
        check("presenting");
        window.run(() -> Stream.of(Frame.getFrames())
                .filter(frame -> "audience".equals(frame.getName()))
                .forEach(Frame::dispose));
    }

    @Test
    void inTheOtherWorkspaces() {
        window.run(() -> window.frame().contents().workspaces().show(Workspace.RULES));
        check("rules");
        window.run(() -> window.frame().contents().workspaces().show(Workspace.CHARTS));
        check("charts");
        window.run(() -> window.frame().contents().workspaces().show(Workspace.COMPARE));
        check("compare");
        window.run(() -> window.frame().contents().workspaces().show(Workspace.EXPLORE));
        check("explore");
    }
}
