package papan.ui.common;

import static java.awt.event.InputEvent.ALT_DOWN_MASK;
import static java.awt.event.InputEvent.CTRL_DOWN_MASK;
import static java.awt.event.InputEvent.SHIFT_DOWN_MASK;

import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.ActionMap;
import javax.swing.InputMap;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/** The one table of keys. It feeds the bindings, the tooltips and the sheet of keys, so none of them can be wrong alone. */
public final class KeyTable {
    private static final List<Row> ROWS = List.of(
            row(Command.FORWARD, key(KeyEvent.VK_RIGHT, 0)),
            row(Command.BACK, key(KeyEvent.VK_LEFT, 0)),
            row(Command.NEXT_LAP, key(KeyEvent.VK_RIGHT, SHIFT_DOWN_MASK)),
            row(Command.PREVIOUS_LAP, key(KeyEvent.VK_LEFT, SHIFT_DOWN_MASK)),
            row(Command.NEXT_TURN, key(KeyEvent.VK_RIGHT, CTRL_DOWN_MASK)),
            row(Command.PREVIOUS_TURN, key(KeyEvent.VK_LEFT, CTRL_DOWN_MASK)),
            row(Command.NEXT_ROUND, key(KeyEvent.VK_RIGHT, CTRL_DOWN_MASK | SHIFT_DOWN_MASK)),
            row(Command.PREVIOUS_ROUND, key(KeyEvent.VK_LEFT, CTRL_DOWN_MASK | SHIFT_DOWN_MASK)),
            row(Command.FIRST, key(KeyEvent.VK_HOME, 0)),
            row(Command.LAST, key(KeyEvent.VK_END, 0)),
            row(Command.NEXT_FIRING, key(KeyEvent.VK_G, 0)),
            row(Command.PREVIOUS_FIRING, key(KeyEvent.VK_G, SHIFT_DOWN_MASK)),
            row(Command.PLAY, key(KeyEvent.VK_SPACE, 0)),
            row(Command.NEXT_STEP, key(KeyEvent.VK_PAGE_DOWN, 0)),
            row(Command.PREVIOUS_STEP, key(KeyEvent.VK_PAGE_UP, 0)),
            row(Command.RESTART, key(KeyEvent.VK_R, 0)),
            row(Command.FASTER, typed('+', 0), typed('+', SHIFT_DOWN_MASK), key(KeyEvent.VK_ADD, 0)),
            row(Command.SLOWER, key(KeyEvent.VK_MINUS, 0), key(KeyEvent.VK_SUBTRACT, 0)),
            row(Command.NORMAL_SPEED, key(KeyEvent.VK_0, 0), key(KeyEvent.VK_NUMPAD0, 0)),
            row(
                    Command.ZOOM_IN,
                    key(KeyEvent.VK_PLUS, CTRL_DOWN_MASK),
                    key(KeyEvent.VK_ADD, CTRL_DOWN_MASK),
                    key(KeyEvent.VK_EQUALS, CTRL_DOWN_MASK),
                    key(KeyEvent.VK_EQUALS, CTRL_DOWN_MASK | SHIFT_DOWN_MASK)),
            row(Command.ZOOM_OUT, key(KeyEvent.VK_MINUS, CTRL_DOWN_MASK), key(KeyEvent.VK_SUBTRACT, CTRL_DOWN_MASK)),
            row(Command.ZOOM_RESET, key(KeyEvent.VK_0, CTRL_DOWN_MASK), key(KeyEvent.VK_NUMPAD0, CTRL_DOWN_MASK)),
            row(Command.WHY, key(KeyEvent.VK_W, 0)),
            row(Command.WHY_NOT, key(KeyEvent.VK_W, SHIFT_DOWN_MASK)),
            row(Command.DOCUMENTS, key(KeyEvent.VK_D, 0)),
            row(Command.VERDICT, key(KeyEvent.VK_V, 0)),
            row(Command.HINT, key(KeyEvent.VK_H, 0)),
            row(Command.WATCH_AGAIN, key(KeyEvent.VK_A, 0)),
            row(Command.PLAY_THIS, key(KeyEvent.VK_P, CTRL_DOWN_MASK | SHIFT_DOWN_MASK)),
            row(Command.READ_AGAIN, key(KeyEvent.VK_N, 0)),
            row(Command.EARLIER_SENTENCE, key(KeyEvent.VK_UP, ALT_DOWN_MASK)),
            row(Command.LATER_SENTENCE, key(KeyEvent.VK_DOWN, ALT_DOWN_MASK)),
            row(Command.WHERE_AM_I, key(KeyEvent.VK_O, 0)),
            row(Command.WHICH_HOUSES, key(KeyEvent.VK_M, 0)),
            row(Command.WHAT_CHANGED, key(KeyEvent.VK_C, 0)),
            row(Command.NEAR_ROW, key(KeyEvent.VK_P, 0)),
            row(Command.FAR_ROW, key(KeyEvent.VK_P, SHIFT_DOWN_MASK)),
            row(Command.NEXT_REGION, key(KeyEvent.VK_F6, 0)),
            row(Command.PREVIOUS_REGION, key(KeyEvent.VK_F6, SHIFT_DOWN_MASK)),
            row(Command.LEARN, key(KeyEvent.VK_1, CTRL_DOWN_MASK)),
            row(Command.EXPLORE, key(KeyEvent.VK_2, CTRL_DOWN_MASK)),
            row(Command.RULES, key(KeyEvent.VK_3, CTRL_DOWN_MASK)),
            row(Command.CHARTS, key(KeyEvent.VK_4, CTRL_DOWN_MASK)),
            row(Command.COMPARE, key(KeyEvent.VK_5, CTRL_DOWN_MASK)),
            row(Command.TRY_HERE, key(KeyEvent.VK_X, 0)),
            row(Command.KEEP_FOUND, key(KeyEvent.VK_K, 0)),
            row(Command.UNDO, key(KeyEvent.VK_Z, CTRL_DOWN_MASK)),
            row(Command.REDO, key(KeyEvent.VK_Y, CTRL_DOWN_MASK), key(KeyEvent.VK_Z, CTRL_DOWN_MASK | SHIFT_DOWN_MASK)),
            row(Command.COPY, key(KeyEvent.VK_C, CTRL_DOWN_MASK)),
            row(Command.PASTE, key(KeyEvent.VK_V, CTRL_DOWN_MASK)),
            row(Command.OPEN_FILE, key(KeyEvent.VK_O, CTRL_DOWN_MASK)),
            row(Command.SAVE, key(KeyEvent.VK_S, CTRL_DOWN_MASK)),
            row(Command.HAND_OUT, key(KeyEvent.VK_P, CTRL_DOWN_MASK)),
            row(Command.TODAYS_PLAN, key(KeyEvent.VK_F4, 0)),
            row(Command.PRESENT, key(KeyEvent.VK_F5, 0)),
            row(Command.PRESENT_FROM_HERE, key(KeyEvent.VK_F5, SHIFT_DOWN_MASK)),
            row(Command.BLANK, key(KeyEvent.VK_B, 0), key(KeyEvent.VK_PERIOD, 0)),
            row(Command.FREEZE, key(KeyEvent.VK_F, 0)),
            row(Command.LEAVE, key(KeyEvent.VK_ESCAPE, 0)),
            row(Command.FULL_SCREEN, key(KeyEvent.VK_F11, 0)),
            row(Command.SOUND, key(KeyEvent.VK_S, 0)),
            row(Command.KEYS, key(KeyEvent.VK_F1, 0)),
            row(Command.WORDS, key(KeyEvent.VK_F1, SHIFT_DOWN_MASK)),
            row(Command.ACCESSIBLE_TREE, key(KeyEvent.VK_F12, 0)),
            new Row(
                    Command.CHOOSE_HOUSE,
                    Scope.BOARD,
                    IntStream.rangeClosed('1', '9').mapToObj(c -> key(c, 0)).toList()),
            new Row(
                    Command.CHOOSE_HIGH_HOUSE,
                    Scope.BOARD,
                    IntStream.rangeClosed('0', '2')
                            .mapToObj(c -> key(c, SHIFT_DOWN_MASK))
                            .toList()),
            new Row(
                    Command.MOVE_ON_BOARD,
                    Scope.BOARD,
                    List.of(
                            key(KeyEvent.VK_UP, 0),
                            key(KeyEvent.VK_DOWN, 0),
                            key(KeyEvent.VK_LEFT, 0),
                            key(KeyEvent.VK_RIGHT, 0))),
            row(Command.TURN_BOARD, key(KeyEvent.VK_T, 0)),
            row(Command.LABELS, key(KeyEvent.VK_L, 0)));

    private KeyTable() {}

    /** Where a key works. */
    public enum Scope {
        /** Anywhere in the window. */
        WINDOW,
        /** While the board has the focus; bound by the board itself. */
        BOARD
    }

    /**
     * One line of the table.
     *
     * @param keys the first is the one that is shown
     */
    public record Row(Command command, Scope scope, List<KeyStroke> keys) {
        public Row {
            keys = List.copyOf(keys);
        }
    }

    /** The whole table, in the order in which it is shown. */
    public static List<Row> rows() {
        return ROWS;
    }

    /** Lets the window's keys call actions, as far as there is an action for their command and the key works now. */
    public static void bind(JComponent root, WindowText words, Map<Command, Runnable> actions) {
        InputMap inputs = root.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW);
        ActionMap map = root.getActionMap();
        for (Row row : ROWS) {
            Runnable action = actions.get(row.command());
            if (row.scope() == Scope.WINDOW && action != null) {
                row.keys()
                        .forEach(key ->
                                inputs.put(key, LetterKeys.isLetter(key) ? ifLetters(row.command()) : row.command()));
                map.put(row.command(), new CallAction(action));
                map.put(ifLetters(row.command()), new Letter(words, action));
            }
        }
    }

    /** Does what a command does in the window around a part of it, as its key would; nothing where it does nothing. */
    public static void call(JComponent part, Command command) {
        Action action = part.getRootPane().getActionMap().get(command);
        if (action != null) {
            action.actionPerformed(new ActionEvent(part, ActionEvent.ACTION_PERFORMED, command.id()));
        }
    }

    /** What a key of one character does. */
    private static final class Letter extends AbstractAction {
        private final transient WindowText words;
        private final transient Runnable action;

        Letter(WindowText words, Runnable action) {
            this.words = words;
            this.action = action;
        }

        /** A character that is typed arrives here with Ctrl, too, which makes another command of its key. */
        @Override
        public void actionPerformed(ActionEvent event) {
            if (words.hasLetterKeys()
                    && LetterKeys.work()
                    && (event.getModifiers() & (ActionEvent.CTRL_MASK | ActionEvent.ALT_MASK)) == 0) {
                action.run();
            }
        }
    }

    /** What a letter alone is bound to: it does nothing where such keys are switched off. */
    private static String ifLetters(Command command) {
        return "letter." + command.id();
    }

    /** A caption with its key, for tooltips, such as "Play or pause (Space)". */
    public static String tip(WindowText words, Command command) {
        return tip(words, command, words.text(command.captionKey()));
    }

    /** The same with another caption. */
    public static String tip(WindowText words, Command command, String caption) {
        return label(words, command)
                .filter(key -> words.hasLetterKeys() || !isLetters(command))
                .map(key -> words.text("tip.key", Map.of("caption", caption, "key", key)))
                .orElse(caption);
    }

    /** Whether a command is called in the window by keys of one character alone. */
    private static boolean isLetters(Command command) {
        return ROWS.stream()
                .filter(row -> row.command() == command && row.scope() == Scope.WINDOW)
                .anyMatch(row -> LetterKeys.isLetter(row.keys().get(0)));
    }

    /** The letter of a command that has one, as it is written on the key. */
    public static String letter(Command command) {
        return ROWS.stream()
                .filter(row -> row.command() == command)
                .map(row -> String.valueOf((char) row.keys().get(0).getKeyCode()))
                .findFirst()
                .orElseThrow();
    }

    /** How the keys of a command are written; empty if it has none. */
    public static Optional<String> label(WindowText words, Command command) {
        return ROWS.stream().filter(row -> row.command() == command).findFirst().map(row -> KeyLabels.of(words, row));
    }

    private static Row row(Command command, KeyStroke... keys) {
        return new Row(command, Scope.WINDOW, List.of(keys));
    }

    private static KeyStroke key(int code, int modifiers) {
        return KeyStroke.getKeyStroke(code, modifiers);
    }

    private static KeyStroke typed(char c, int modifiers) {
        return KeyStroke.getKeyStroke(Character.valueOf(c), modifiers);
    }
}
