package papan.ui.app;

import java.awt.AWTError;
import java.awt.Font;
import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import papan.cli.Window;
import papan.json.lesson.LessonCatalogues;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonException;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Lesson;
import papan.lesson.text.Translation;
import papan.narration.Language;
import papan.replay.RecordedMatch;
import papan.ui.common.SeedMotion;
import papan.ui.common.Theme;

/** The window as the program starts it: with the shipped lessons and the settings of whoever is logged in. */
public final class PapanWindow implements Window {

    @Override
    public boolean canOpen() {
        try {
            return !GraphicsEnvironment.isHeadless()
                    && GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices().length > 0;
        } catch (AWTError | HeadlessException | LinkageError e) {
            log().log(Level.DEBUG, "There is a display in name only.", e);
            return false;
        }
    }

    /** A Java without fonts fails here, where it can be told, and not when the window is half made. */
    private static void needLetters() {
        new Font(Font.DIALOG, Font.PLAIN, 12).canDisplay('a');
    }

    /** Opens it on the lesson with which the program begins. */
    public void open() {
        needLetters();
        PapanApp.start(Options.NONE, preferences(), new ShippedLessons());
    }

    @Override
    public void open(Request request) {
        needLetters();
        Options options = new Options(
                Optional.of(request.lesson()),
                request.step(),
                request.theme().map(PapanWindow::own),
                request.language(),
                request.speed(),
                request.present(),
                request.motion().map(motion -> SeedMotion.valueOf(motion.name())),
                request.file().map(Options.Given::lesson).orElse(Options.Given.NOTHING));
        PapanApp.start(options, preferences(), new ShippedLessons());
    }

    @Override
    public void open(RecordedMatch match, Optional<Window.Look> theme, Optional<Language> language) {
        open(Options.Given.match(match), theme, language);
    }

    @Override
    public void open(Path file, Optional<Window.Look> theme, Optional<Language> language) {
        open(Options.Given.file(file), theme, language);
    }

    private static void open(Options.Given given, Optional<Window.Look> theme, Optional<Language> language) {
        needLetters();
        Options options = new Options(
                Optional.empty(),
                Optional.empty(),
                theme.map(PapanWindow::own),
                language,
                Optional.empty(),
                false,
                Optional.empty(),
                given);
        PapanApp.start(options, preferences(), new ShippedLessons());
    }

    /** The theme that was asked for on the command line. */
    static Theme own(Look theme) {
        return Theme.valueOf(theme.name());
    }

    private static Preferences preferences() {
        return new Preferences(Preferences.systemFolder(
                System.getProperty("os.name"), System.getenv(), Path.of(System.getProperty("user.home"))));
    }

    /** The shipped lessons. */
    private static final class ShippedLessons implements Lessons {
        private List<Lesson> shelf = List.of();

        @Override
        public List<Lesson> all() {
            shelf = LessonShelf.all(RuleBooks.shipped());
            return shelf;
        }

        @Override
        public Optional<LessonRun> ready(Lesson lesson) {
            try {
                return Optional.of(LessonRun.of(lesson, RuleBooks.shipped()));
            } catch (LessonException e) {
                // The learner reads that the lesson is broken; what is wrong with it is for its author.
                log().log(Level.WARNING, "A lesson cannot be played: " + e.finding());
                return Optional.empty();
            }
        }

        @Override
        public Translation in(Lesson lesson, Language language) {
            return Language.parse(lesson.language()).equals(Optional.of(language)) || !shelf.contains(lesson)
                    ? Translation.none(lesson)
                    : LessonCatalogues.shipped(lesson, language);
        }
    }

    /** Made only when there is something to tell: making it would cost time at every start. */
    private static Logger log() {
        return System.getLogger(PapanWindow.class.getName());
    }
}
