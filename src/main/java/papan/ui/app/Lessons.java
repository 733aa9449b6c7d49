package papan.ui.app;

import java.util.List;
import java.util.Optional;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Lesson;
import papan.lesson.text.Translation;
import papan.narration.Language;

/** Where the window's lessons come from. At the start it is asked on a background thread, later on the event dispatch thread. */
public interface Lessons {

    /** The lessons to choose from. */
    List<Lesson> all();

    /** A lesson played through its rules; empty if it cannot be. */
    Optional<LessonRun> ready(Lesson lesson);

    /** A lesson in a language; as its author wrote it where it has not been translated. */
    default Translation in(Lesson lesson, Language language) {
        return Translation.none(lesson);
    }
}
