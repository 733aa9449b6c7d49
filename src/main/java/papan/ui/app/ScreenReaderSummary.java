package papan.ui.app;

import java.awt.Component;
import java.awt.Container;
import java.awt.KeyboardFocusManager;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.accessibility.Accessible;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import papan.ui.board.BoardView;
import papan.ui.common.Announcer;
import papan.ui.common.CoalescedTask;
import papan.ui.common.Command;
import papan.ui.common.KeyTable;
import papan.ui.common.WindowText;
import papan.ui.lesson.LearnSummary;
import papan.ui.lesson.SpokenLog;
import papan.ui.playback.Speeds;
import papan.ui.playback.Workbench;

/**
 * What the window offers to screen readers: a summary at its top that is always up to date and takes no room, and answers
 * to keys, which are announced and stay in a status line until something else happens.
 */
final class ScreenReaderSummary {
    private static final String SENTENCE_ENDS = ".!?…。！？";

    private final Workspaces workspaces;
    private final WindowText words;
    private final Announcer announcer;
    private final SpokenLog heard;
    private final LearnSummary lesson;
    private final TextStrip summary = new TextStrip("summary");
    private final TextStrip quiet = new TextStrip("quiet");
    private final CoalescedTask fresh = new CoalescedTask(this::refresh);

    ScreenReaderSummary(
            Workspaces workspaces, LearnSummary lesson, WindowText words, Announcer announcer, SpokenLog heard) {
        this.workspaces = workspaces;
        this.lesson = lesson;
        this.words = words;
        this.announcer = announcer;
        this.heard = heard;
        quiet.setVisible(false);
        // A stop that nobody sees would be none; F12 shows what it says.
        summary.setFocusable(false);
    }

    /** The summary, to be put at the top of the window. */
    JComponent summary() {
        return summary;
    }

    /** The line in which answers to keys stand. */
    JComponent quiet() {
        return quiet;
    }

    /** Something has happened: what was asked for is old, and so is the summary. */
    void changed() {
        if (quiet.isVisible()) {
            quiet.fold();
            quiet.setVisible(false);
        }
        fresh.ask();
    }

    private void refresh() {
        summary.getAccessibleContext().setAccessibleName(words.text("summary"));
        quiet.getAccessibleContext().setAccessibleName(words.text("summary.told"));
        summary.setText(Stream.of(board().map(BoardView::tellBoard), Optional.of(controls()), Optional.of(state()))
                .flatMap(Optional::stream)
                .collect(Collectors.joining("\n")));
    }

    private String controls() {
        return words.text(
                workspaces.showsLearn() ? "summary.controls" : "summary.controls.other",
                Map.of(
                        "play", key(Command.PLAY),
                        "forward", key(Command.FORWARD),
                        "back", key(Command.BACK),
                        "step", key(Command.NEXT_STEP),
                        "part", key(Command.NEXT_REGION),
                        "again", key(Command.READ_AGAIN),
                        "where", key(Command.WHERE_AM_I),
                        "keys", key(Command.KEYS)));
    }

    private String key(Command command) {
        return KeyTable.label(words, command).orElse("");
    }

    private String state() {
        return workspaces.showsLearn()
                ? words.text("summary.state", Map.of("place", lesson.place(), "task", lesson.task()))
                : Stream.concat(
                                Stream.of(words.text(
                                        "summary." + workspaces.shown().id())),
                                workspaces.bench().map(Workbench::standing).stream()
                                        .flatMap(List::stream))
                        .filter(text -> !text.isBlank())
                        .collect(Collectors.joining("\n"));
    }

    /** Says where one is and what is to be done. */
    void whereAmI() {
        String focused = focused().orElse("");
        // What is a sentence already needs no stop.
        boolean sentence = focused.isEmpty() || SENTENCE_ENDS.indexOf(focused.charAt(focused.length() - 1)) >= 0;
        answer(
                sentence
                        ? (focused + " " + state()).strip()
                        : words.text("summary.focus", Map.of("focus", focused, "state", state())));
    }

    private static Optional<String> focused() {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        return owner instanceof Accessible accessible
                ? Optional.ofNullable(accessible.getAccessibleContext().getAccessibleName())
                : Optional.empty();
    }

    /** Says which houses may be sown. */
    void whichHouses() {
        board(BoardView::tellChoices);
    }

    /** Says what this turn has changed. */
    void whatChanged() {
        board(BoardView::tellChanges);
    }

    /** Says what lies on a side of the board. */
    void row(boolean near) {
        board(view -> view.tellRow(near));
    }

    private void board(Function<BoardView, String> question) {
        answer(board().map(question).orElseGet(() -> words.text("summary.no-board")));
    }

    /** Says again what was told before what was told last, or after it. */
    void again(boolean earlier) {
        Optional<String> told =
                workspaces.showsLearn() ? (earlier ? heard.earlier() : heard.later()) : Optional.empty();
        answer(told.orElseGet(() -> words.text(earlier ? "heard.first" : "heard.last")));
    }

    /** Says a text again that has the focus already. */
    void sayAgain(JComponent what) {
        if (what instanceof JTextComponent text) {
            sayAgain(what, text.getText());
        }
    }

    /** Says again what is read at a place. */
    void sayAgain(JComponent what, String text) {
        announcer.answer(what, text);
    }

    /** Says from which side the board is seen now. */
    void whichSide() {
        board().ifPresent(view -> announcer.answer(summary, view.tellSide()));
    }

    /** Says how fast seeds travel now. */
    void speed(double times) {
        announcer.answer(summary, Speeds.name(words, times));
    }

    /** Says what a key has done, where whoever sees the window sees it. */
    void tell(String key, Map<String, Object> values) {
        announcer.answer(summary, words.text(key, values));
    }

    /** Says why a key has done nothing. */
    void answer(String key, Map<String, Object> values) {
        answer(words.text(key, values));
    }

    private void answer(String text) {
        quiet.setVisible(true);
        quiet.unfold(text);
        announcer.answer(quiet, text);
    }

    /** The board that is meant: the one with the focus, or the first that is shown. */
    private Optional<BoardView> board() {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        Optional<BoardView> focused =
                Optional.ofNullable((BoardView) SwingUtilities.getAncestorOfClass(BoardView.class, owner));
        return focused.filter(Component::isShowing).or(() -> first(workspaces.stage()));
    }

    private static Optional<BoardView> first(Container in) {
        for (Component child : List.of(in.getComponents())) {
            Optional<BoardView> found = !child.isVisible()
                    ? Optional.empty()
                    : child instanceof BoardView board
                            ? Optional.of(board)
                            : child instanceof Container inner ? first(inner) : Optional.empty();
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }
}
