package papan.ui.app;

import java.util.List;
import java.util.Optional;
import papan.lesson.Lesson;
import papan.lesson.LessonRun;

/** Where the window's lessons come from. At the start it is asked on a background thread, later on the event dispatch thread. */
public interface Lessons {

    /** The lessons to choose from. */
    List<Lesson> all();

    /** A lesson played through its rules; empty if it cannot be. */
    Optional<LessonRun> ready(Lesson lesson);
}
