package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRelation;
import javax.accessibility.AccessibleRole;
import javax.swing.JList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.lesson.script.Question;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Side;
import papan.ui.app.Options;
import papan.ui.lesson.LearnSession;

/** What is heard by whoever's screen reader follows nothing but names: of the window, and of what has the focus. */
@Windowed
class HeardByNameWindowTest {
    private static final House S3 = new House(Side.SOUTH, 3);

    @TempDir
    private Path settings;

    private Opened window;
    private final List<String> named = new CopyOnWriteArrayList<>();

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, settings);
        window.run(() -> window.frame().getAccessibleContext().addPropertyChangeListener(change -> {
            if (change.getPropertyName().equals(AccessibleContext.ACCESSIBLE_NAME_PROPERTY)) {
                named.add(String.valueOf(change.getNewValue()).replace("\u200b", ""));
            }
        }));
    }

    @AfterEach
    void close() {
        window.close();
    }

    private LearnSession session() {
        return window.frame().contents().session();
    }

    private void untilNamed(String what, String part) {
        window.until(what, () -> named.stream().anyMatch(name -> name.contains(part)));
    }

    @Test
    void theQuestionOfTheFirstPageIsSaidAndTheWindowHasItsTitleBack() {
        untilNamed("the question", "Click your answer on the board.");
        window.until(
                "its own name",
                () -> window.frame()
                        .getTitle()
                        .equals(window.frame().getAccessibleContext().getAccessibleName()));
    }

    @Test
    void aPlaceThatIsChosenIsJudgedAndTheVerdictHasTheFocus() {
        window.focus(window.ask(() -> window.board().componentOf(S3)));
        window.press(KeyEvent.VK_ENTER);
        window.until("the verdict to have the focus", () -> "verdict".equals(window.owner()));
        assertThat(window.ask(() -> context(window.frame().getFocusOwner()).getAccessibleName()))
                .startsWith("S3: not quite. Only a full round");
        window.press(KeyEvent.VK_ENTER);
        window.until("the question to have the focus again", () -> "question.text".equals(window.owner()));
        window.press(KeyEvent.VK_DOWN);
        window.until(
                "a place of the board to have it",
                () -> window.board().isAncestorOf(window.frame().getFocusOwner()));
    }

    @Test
    void anAnswerChangesNothingThatIsReadOfThePlacesBeforeTheVerdict() {
        window.focus(window.ask(() -> window.board().componentOf(S3)));
        List<Object> read = new ArrayList<>();
        window.run(() -> context(window.board().componentOf(S3)).addPropertyChangeListener(change -> {
            if (change.getPropertyName().equals(AccessibleContext.ACCESSIBLE_DESCRIPTION_PROPERTY)) {
                read.add(change.getNewValue());
            }
        }));
        window.press(KeyEvent.VK_ENTER);
        window.until("the verdict to have the focus", () -> "verdict".equals(window.owner()));
        assertThat(read).isEmpty();
    }

    @Test
    void answersAreRadioButtonsAndSayWhichOfAllTheyAre() {
        window.show(
                window.first(stage -> stage.step() instanceof Step.Ask ask && ask.question() instanceof Question.Rule));
        window.until("the question to have the focus", () -> "question.text".equals(window.owner()));
        window.press(KeyEvent.VK_DOWN);
        window.until("an answer to have the focus", () -> window.owner().startsWith("answer."));
        AccessibleContext first = window.ask(() -> context(window.frame().getFocusOwner()));
        List<Component> all = window.ask(
                () -> List.of(window.frame().getFocusOwner().getParent().getComponents()));
        assertThat(all).hasSizeGreaterThan(1);
        assertThat(first.getAccessibleRole()).isEqualTo(AccessibleRole.RADIO_BUTTON);
        assertThat(first.getAccessibleDescription()).isEqualTo("1 of " + all.size());
        assertThat(window.ask(() -> first.getAccessibleRelationSet()
                        .get(AccessibleRelation.MEMBER_OF)
                        .getTarget()))
                .containsExactlyElementsOf(all);
    }

    @Test
    void theEndOfALessonIsSaid() {
        window.run(() -> {
            session().show(session().lesson().stages().size() - 1);
            while (!session().isFinished()) {
                if (session().isOpenQuestion()) {
                    session().reveal();
                }
                session().next();
            }
        });
        untilNamed("the end, not all of it shown", "reached the end");
    }

    @Test
    void aSheetSaysWhatItIsAndARowOfItIsNoChangeOfTheOthers() {
        window.press(KeyEvent.VK_F12);
        untilNamed("what a screen reader is told", "screen reader");
        window.press(KeyEvent.VK_F1);
        Window sheet = window.ask(() -> Stream.of(window.frame().getOwnedWindows())
                .filter(each -> "keys".equals(each.getName()))
                .findFirst()
                .orElseThrow());
        window.until("the sheet to have the focus", sheet::isFocused);
        assertThat(window.ask(() -> context(sheet).getAccessibleName())).isEqualTo("Keys");
        JList<?> list = window.ask(() -> (JList<?>) Parts.named(sheet, "keys.list"));
        List<Object> changes = new ArrayList<>();
        window.run(() -> {
            AccessibleContext row = cell(list, 0);
            row.addPropertyChangeListener(change -> changes.add(change.getNewValue()));
            assertThat(row.getAccessibleName()).isNotBlank();
            assertThat(cell(list, 1).getAccessibleName()).isNotBlank();
            assertThat(cell(list, 0)).isSameAs(row);
        });
        assertThat(changes).as("one cell stands for all").isEmpty();
        window.press(KeyEvent.VK_ESCAPE);
    }

    private static <T> AccessibleContext cell(JList<T> list, int index) {
        return context(list.getCellRenderer()
                .getListCellRendererComponent(list, list.getModel().getElementAt(index), index, false, false));
    }

    private static AccessibleContext context(Component part) {
        return ((Accessible) part).getAccessibleContext();
    }
}
