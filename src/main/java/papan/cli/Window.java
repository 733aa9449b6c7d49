package papan.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import papan.json.lesson.LessonFile;
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
     * @param theme one of {@link #themes()}; empty for the one of last time
     * @param language a language tag; empty for the one of last time
     */
    void open(RecordedMatch match, Optional<String> theme, Optional<String> language);

    /**
     * Opens it on a file, which is shown where it belongs, or what is wrong with it; returns at once.
     *
     * @param theme one of {@link #themes()}; empty for the one of last time
     * @param language a language tag; empty for the one of last time
     */
    void open(Path file, Optional<String> theme, Optional<String> language);

    /** The names of the themes it can be asked for. */
    List<String> themes();

    /** The names of the ways in which seeds can move. */
    List<String> motions();

    /**
     * What to open with; what is null is as the person left it last time.
     *
     * @param lesson the id of the lesson
     * @param file the lesson's file with all that lies beside it; empty for a shipped lesson
     * @param step the id of the step to begin with
     * @param theme one of {@link #themes()}
     * @param speed 0.25 to 8
     * @param language a language tag
     * @param motion one of {@link #motions()}
     * @param present whether the lesson is shown to a class at once
     */
    record Request(
            @Nullable String lesson,
            Optional<LessonFile> file,
            @Nullable String step,
            @Nullable String theme,
            @Nullable Double speed,
            @Nullable String language,
            @Nullable String motion,
            boolean present) {}
}
