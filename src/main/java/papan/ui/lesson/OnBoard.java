package papan.ui.lesson;

import java.util.List;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.replay.Timeline;
import papan.ui.playback.Playback;

/**
 * What the lesson shows on the board, to be put back when something else has been shown there.
 *
 * @param cursor how many events have been shown
 * @param limit how many may be
 * @param revealed how many have been, at most
 * @param locked whether nothing is to be played
 */
record OnBoard(Timeline timeline, int cursor, int limit, int revealed, boolean locked) {
    /** As it is now. */
    static OnBoard of(Playback playback) {
        return new OnBoard(
                playback.timeline(), playback.cursor(), playback.limit(), playback.revealed(), playback.isLocked());
    }

    /** Shows it again, to the seed. */
    void restore(LearnSession session) {
        Playback playback = session.playback();
        Stage stage = session.stage();
        LessonRun run = session.lesson();
        playback.setLocked(false);
        playback.load(timeline, cursor, limit, revealed);
        playback.setPauses(timeline == stage.timeline() ? run.pauses(stage) : List.of());
        playback.setTelling(at -> run.isAuthors(stage, at));
        playback.setLocked(locked);
    }
}
