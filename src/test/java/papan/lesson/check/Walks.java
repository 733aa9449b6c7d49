package papan.lesson.check;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import papan.lesson.kept.Act;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.scene.Effort;
import papan.lesson.script.LessonTest;

/** Walks of the kind that authors write down, for tests of other packages. */
public final class Walks {
    private Walks() {}

    /** What comes of acts where what they come to is worked out as in a check. */
    public static LessonState after(LessonState state, List<Act> acts) {
        WalkMemory memory = new WalkMemory(state.run(), new Effort(Effort.MOST));
        LessonState now = state;
        for (Act act : acts) {
            now = now.after(act, memory);
        }
        return now;
    }

    /** The ids of the steps to which answers lead, with those of questions that come once more. */
    public static List<String> visited(LessonRun run, Map<String, List<String>> answers) {
        LessonTest script = new LessonTest("walk", answers, Optional.empty(), List.of(), Optional.empty());
        Walk walk = Walk.of(new WalkMemory(run, new Effort(Effort.MOST)), script);
        return Stream.concat(walk.visited().stream(), walk.repeated().stream()).toList();
    }
}
