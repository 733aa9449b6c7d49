package papan.lesson;

import papan.model.Move;

/**
 * Works out what acts come to. {@link LessonRun} does it each time it is asked; a check remembers what it has worked out,
 * and a window asks beforehand, in the background, what takes thought.
 */
public interface Workings {

    /** The verdict on an answer. */
    Verdict judge(Stage stage, String given);

    /** A try after one more move, which can be made. */
    Trial moved(Stage stage, Trial before, Move move);

    /** A try once a way to its goal is shown. */
    Trial solved(Stage stage, Trial before);

    /** The same where it is known already what comes of a try. */
    default Workings knowing(Trial next) {
        Workings others = this;
        return new Workings() {
            @Override
            public Verdict judge(Stage stage, String given) {
                return others.judge(stage, given);
            }

            @Override
            public Trial moved(Stage stage, Trial before, Move move) {
                return next;
            }

            @Override
            public Trial solved(Stage stage, Trial before) {
                return next;
            }
        };
    }
}
