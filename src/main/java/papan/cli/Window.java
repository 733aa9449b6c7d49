package papan.cli;

import java.nio.file.Path;
import java.util.Optional;
import papan.json.lesson.LessonFile;
import papan.narration.Language;
import papan.replay.RecordedMatch;

/** The window, as the command line knows it: commands do not know Swing. */
public interface Window {

    /** Whether there is a display to open it on. */
    boolean canOpen();

    /** Opens it; returns at once. */
    void open(Request request);

    /**
     * Opens it on a recorded match; returns at once.
     *
     * @param theme empty for the one of last time
     * @param language empty for the one of last time
     */
    void open(RecordedMatch match, Optional<Look> theme, Optional<Language> language);

    /**
     * Opens it on a file, which is shown where it belongs, or what is wrong with it; returns at once.
     *
     * @param theme empty for the one of last time
     * @param language empty for the one of last time
     */
    void open(Path file, Optional<Look> theme, Optional<Language> language);

    /** How it can look, by the names of the window's own themes. */
    enum Look {
        LIGHT,
        DARK,
        CONTRAST,
        PROJECTOR
    }

    /** How seeds can move, by the window's own names. */
    enum Motion {
        FULL,
        SHORT,
        OFF
    }

    /**
     * What to open with; what is empty is as the person left it last time.
     *
     * @param lesson the id of the lesson
     * @param file the lesson's file with all that lies beside it; empty for a shipped lesson
     * @param step the id of the step to begin with
     * @param speed 0.25 to 8
     * @param present whether the lesson is shown to a class at once
     */
    record Request(
            String lesson,
            Optional<LessonFile> file,
            Optional<String> step,
            Optional<Look> theme,
            Optional<Double> speed,
            Optional<Language> language,
            Optional<Motion> motion,
            boolean present) {}
}
