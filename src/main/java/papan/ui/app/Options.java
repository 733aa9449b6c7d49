package papan.ui.app;

import java.nio.file.Path;
import java.util.Optional;
import papan.json.lesson.LessonFile;
import papan.narration.Language;
import papan.replay.RecordedMatch;
import papan.ui.common.SeedMotion;
import papan.ui.common.Theme;
import papan.ui.settings.Settings;

/**
 * How the window begins; what is empty is as it was the last time.
 *
 * @param lesson the id of the lesson to open; empty for the one that was open last, or the learner's home
 * @param step the id of its step to begin with
 * @param present whether it is shown to a class at once
 * @param motion how seeds travel
 * @param given what was named when the program was started
 */
public record Options(
        Optional<String> lesson,
        Optional<String> step,
        Optional<Theme> theme,
        Optional<Language> language,
        Optional<Double> speed,
        boolean present,
        Optional<SeedMotion> motion,
        Given given) {
    /** Nothing given. */
    public Options(
            Optional<String> lesson,
            Optional<String> step,
            Optional<Theme> theme,
            Optional<Language> language,
            Optional<Double> speed,
            boolean present,
            Optional<SeedMotion> motion) {
        this(lesson, step, theme, language, speed, present, motion, Given.NOTHING);
    }

    /** Not shown to a class. */
    public Options(
            Optional<String> lesson,
            Optional<String> step,
            Optional<Theme> theme,
            Optional<Language> language,
            Optional<Double> speed) {
        this(lesson, step, theme, language, speed, false, Optional.empty());
    }

    /** As it was the last time. */
    public static final Options NONE =
            new Options(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    /** Whether a lesson is wanted even if none is named. */
    boolean isIntoLesson() {
        return present || step.isPresent();
    }

    /** Whether nothing is wanted but the workspace that was shown last. */
    boolean isAsLast() {
        return lesson.isEmpty() && !present && given.match.isEmpty() && given.file.isEmpty();
    }

    Settings over(Settings remembered) {
        Settings settings = theme.map(remembered::withTheme).orElse(remembered);
        settings = settings.with(Settings.LANGUAGE, language.orElse(settings.get(Settings.LANGUAGE)));
        return settings.with(Settings.MOTION, motion.or(() -> remembered.get(Settings.MOTION)))
                .with(Settings.SPEED, speed.orElse(remembered.get(Settings.SPEED)));
    }

    /**
     * What was named when the program was started; one of it at most.
     *
     * @param match a recorded match to be shown instead of the lesson
     * @param lesson a lesson from a file
     * @param file a file that is shown where it belongs
     */
    public record Given(Optional<RecordedMatch> match, Optional<LessonFile> lesson, Optional<Path> file) {
        /** Nothing. */
        public static final Given NOTHING = new Given(Optional.empty(), Optional.empty(), Optional.empty());

        public static Given match(RecordedMatch match) {
            return new Given(Optional.of(match), Optional.empty(), Optional.empty());
        }

        public static Given lesson(LessonFile lesson) {
            return new Given(Optional.empty(), Optional.of(lesson), Optional.empty());
        }

        /** A file of which it is not yet known what it is. */
        public static Given file(Path file) {
            return new Given(Optional.empty(), Optional.empty(), Optional.of(file));
        }
    }
}
