package papan.ui.lesson;

import papan.lesson.Lesson.Motion;
import papan.lesson.Lesson.View;
import papan.ui.playback.Playback;

/**
 * How seeds move on the lesson's board: as long as the lesson wishes, and as it wishes unless the learner has chosen. The
 * one place where the two wishes meet. Lives on the event dispatch thread.
 */
final class LessonMotion {
    /** The longest that a seed is under way at speed 1 where motion is short, in milliseconds. */
    static final int SHORT_MS = 150;

    private final Playback playback;
    private boolean chosen;

    LessonMotion(Playback playback) {
        this.playback = playback;
    }

    /** Says whether the learner has chosen how seeds move; then a lesson's wish is not heard. */
    void setChosen(boolean byLearner) {
        chosen = byLearner;
    }

    /** A step of a lesson is shown. */
    void enter(View view) {
        Motion motion = chosen ? Motion.FULL : view.motion().orElse(Motion.FULL);
        playback.setSeedMs(motion == Motion.SHORT ? Math.min(view.seedMs(), SHORT_MS) : view.seedMs());
        if (!chosen) {
            playback.setAnimated(motion != Motion.OFF);
        }
    }

    /** No lesson is open any more. */
    void leave() {
        enter(View.USUAL);
    }
}
