package papan.ui.explore;

import java.util.List;
import javax.swing.JComponent;
import papan.ui.common.Command;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.WindowText;

/** What a player may want beside choosing a house: a hint, a move back, a reason, a slower look, another round. */
final class GameButtons extends FlowRow {
    private final transient ExploreSession session;
    private final PillButton next;
    private final PillButton rematch;
    private final PillButton hint;
    private final PillButton undo;
    private final PillButton why;
    private final PillButton watch;

    /**
     * The buttons.
     *
     * @param reasons shows why the latest ruling was made
     */
    GameButtons(ExploreSession session, WindowText words, Runnable reasons) {
        super(8);
        this.session = session;
        setName("explore.buttons");
        next = PillButton.of(words, "explore.next-round", Icons.FORWARD, Command.PLAY, session::goOn);
        rematch = PillButton.of(words, "explore.rematch", Icons.RESTART, session::rematch);
        hint = PillButton.of(words, "explore.hint", Icons.HINT, Command.HINT, session::advise);
        undo = PillButton.of(words, "explore.undo", Icons.UNDO, Command.UNDO, session::undo);
        why = PillButton.of(words, "explore.why", Icons.HELP, Command.WHY, reasons);
        watch = PillButton.of(words, "explore.watch", Icons.PLAY, Command.WATCH_AGAIN, session::watchAgain);
        next.setPrimary(true);
        List.of(next, rematch, hint, undo, why, watch).forEach(this::add);
    }

    /** The one thing to do now, if there is one that has just come. */
    JComponent entry() {
        return next.isVisible() ? next : rematch;
    }

    /** Shows what can be done now; true if the one thing to do has just come. */
    boolean refresh() {
        boolean before = next.isVisible() || rematch.isVisible();
        next.setVisible(session.isBetweenRounds());
        boolean over = session.isAtEnd()
                && session.line().isOver()
                && !session.playback().isPlaying();
        rematch.setVisible(over || (next.isVisible() && session.decided().isPresent()));
        // Who agreed on more rounds goes on as ever.
        rematch.setPrimary(over);
        hint.setEnabled(session.isPersonsTurn() && !session.isAdvising());
        hint.setVisible(!next.isVisible() && !rematch.isVisible());
        undo.setEnabled(session.mayUndo());
        why.setEnabled(session.playback()
                .timeline()
                .rulingAt(session.playback().cursor())
                .isPresent());
        watch.setEnabled(session.hasTurn());
        watch.setVisible(hint.isVisible());
        return !before && (next.isVisible() || rematch.isVisible());
    }
}
