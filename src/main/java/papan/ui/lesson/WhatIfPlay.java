package papan.ui.lesson;

import java.util.Optional;
import papan.lesson.kind.Consequence;
import papan.ui.common.Edt;
import papan.ui.playback.Playback;

/** What would come of a wrong answer, played on the board in place of what the lesson shows there. */
final class WhatIfPlay {
    private final LearnSession session;
    private Optional<Consequence> shown = Optional.empty();
    private Optional<OnBoard> back = Optional.empty();

    WhatIfPlay(LearnSession session) {
        this.session = session;
    }

    /** What is on the board now, which is not the lesson's then. */
    Optional<Consequence> shown() {
        return shown;
    }

    /** Plays what would come of the latest answer; {@link #leave} leads back. */
    void show() {
        Edt.check();
        shown = session.state().consequence();
        shown.ifPresent(what -> {
            Playback playback = session.playback();
            back = Optional.of(OnBoard.of(playback));
            playback.setLocked(false);
            playback.load(what.timeline(), 0, what.timeline().size());
            playback.play();
            session.fire();
        });
    }

    /** Shows the lesson's own board again. */
    void leave() {
        Edt.check();
        comeBack();
        session.fire();
    }

    /** Puts the lesson's own board back, if it is not there. */
    void comeBack() {
        if (shown.isPresent()) {
            back.ifPresent(session::restore);
            end();
        }
    }

    /** Nothing is supposed any more; something else comes on the board. */
    void end() {
        shown = Optional.empty();
        back = Optional.empty();
    }
}
