package papan.lesson.play;

import java.util.Optional;

/** A way through a lesson that is another one than its author's; steps are meant by their 0-based numbers. Immutable. */
public interface TodaysWay {

    /** Whether a step is shown. */
    boolean isShown(int step);

    /** The step after another one; after one that is left out, the next that is shown. Empty at the end. */
    Optional<Integer> after(int step);

    /** The step before another one; empty at the beginning. */
    Optional<Integer> before(int step);
}
