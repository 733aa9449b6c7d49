package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.awt.event.ActionEvent;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.MenuElement;
import javax.swing.MenuSelectionManager;
import org.junit.jupiter.api.Test;
import papan.narration.Language;
import papan.ui.common.KeyTable.Scope;

class KeyTableTest {
    private final WindowText words = new WindowText(Language.ENGLISH);

    @Test
    void everyCommandHasOneRowAKeyAndACaption() {
        assertThat(KeyTable.rows()).extracting(KeyTable.Row::command).containsExactlyInAnyOrder(Command.values());
        assertThat(KeyTable.rows()).allSatisfy(row -> {
            assertThat(row.keys()).isNotEmpty();
            assertThat(words.has(row.command().captionKey()))
                    .as(row.command().captionKey())
                    .isTrue();
            assertThat(KeyTable.label(words, row.command())).isPresent();
        });
    }

    @Test
    void noKeyMeansTwoThingsInOnePlace() {
        for (Scope scope : Scope.values()) {
            List<KeyStroke> keys = KeyTable.rows().stream()
                    .filter(row -> row.scope() == scope)
                    .flatMap(row -> row.keys().stream())
                    .toList();
            assertThat(keys).doesNotHaveDuplicates();
        }
    }

    @Test
    void lettersMeanNothingElseWhileAListOrMenuIsOpen() throws Exception {
        EventQueue.invokeAndWait(() -> {
            JList<String> searched = new JList<>();
            JList<String> other = new JList<>();
            LetterKeys.search(searched);
            assertThat(LetterKeys.takesLetters(searched)).isTrue();
            assertThat(LetterKeys.takesLetters(other)).isFalse();
            assertThat(LetterKeys.takesLetters(new JTextField())).isTrue();
            assertThat(LetterKeys.takesLetters(null)).isFalse();
            assertThat(pressesL()).isEqualTo(1);
            JPopupMenu menu = new JPopupMenu();
            // Swing asks a menu that is chosen where it belongs.
            menu.setInvoker(new JPanel());
            MenuSelectionManager.defaultManager().setSelectedPath(new MenuElement[] {menu});
            try {
                assertThat(pressesL()).as("while a menu is open").isZero();
            } finally {
                MenuSelectionManager.defaultManager().clearSelectedPath();
            }
            assertThat(pressesL()).isEqualTo(1);
        });
    }

    private static int pressesL() {
        int[] pressed = new int[1];
        JPanel root = new JPanel();
        KeyTable.bind(root, new WindowText(Language.ENGLISH), Map.of(Command.LABELS, () -> pressed[0]++));
        Object name = root.getInputMap(JPanel.WHEN_IN_FOCUSED_WINDOW).get(KeyStroke.getKeyStroke('L', 0));
        root.getActionMap().get(name).actionPerformed(pressed(root, 0));
        return pressed[0];
    }

    @Test
    void bindingsCallTheirActions() {
        Set<Command> called = new HashSet<>();
        Map<Command, Runnable> actions = new EnumMap<>(Command.class);
        for (Command command : Command.values()) {
            actions.put(command, () -> called.add(command));
        }
        JPanel root = new JPanel();
        KeyTable.bind(root, new WindowText(Language.ENGLISH), actions);
        for (KeyTable.Row row : KeyTable.rows()) {
            for (KeyStroke key : row.keys()) {
                Object name = root.getInputMap(JPanel.WHEN_IN_FOCUSED_WINDOW).get(key);
                if (row.scope() == Scope.WINDOW) {
                    root.getActionMap().get(name).actionPerformed(pressed(root, 0));
                }
            }
        }
        assertThat(called)
                .containsExactlyInAnyOrderElementsOf(KeyTable.rows().stream()
                        .filter(row -> row.scope() == Scope.WINDOW)
                        .map(KeyTable.Row::command)
                        .collect(Collectors.toSet()));
    }

    private static ActionEvent pressed(JPanel root, int modifiers) {
        return new ActionEvent(root, ActionEvent.ACTION_PERFORMED, "", modifiers);
    }

    @Test
    void aCharacterWithCtrlIsAnotherCommand() {
        Set<Command> called = new HashSet<>();
        JPanel root = new JPanel();
        KeyTable.bind(root, new WindowText(Language.ENGLISH), Map.of(Command.FASTER, () -> called.add(Command.FASTER)));
        Object name = root.getInputMap(JPanel.WHEN_IN_FOCUSED_WINDOW).get(KeyStroke.getKeyStroke('+'));
        root.getActionMap().get(name).actionPerformed(pressed(root, ActionEvent.CTRL_MASK));
        assertThat(called).isEmpty();
        root.getActionMap().get(name).actionPerformed(pressed(root, 0));
        assertThat(called).containsExactly(Command.FASTER);
    }

    @Test
    void keysAreWrittenAsOnTheKeyboard() {
        assertThat(KeyTable.label(words, Command.FORWARD)).contains("→");
        assertThat(KeyTable.label(words, Command.PREVIOUS_ROUND)).contains("Ctrl + Shift + ←");
        assertThat(KeyTable.label(words, Command.FASTER)).contains("+");
        assertThat(KeyTable.label(words, Command.WHY_NOT)).contains("Shift + W");
        assertThat(KeyTable.tip(words, Command.PLAY)).isEqualTo("Play or pause (Space)");
    }
}
