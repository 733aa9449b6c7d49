package papan.window;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.AbstractButton;
import javax.swing.Timer;
import papan.format.FormatException;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonText;
import papan.lesson.script.Lesson;
import papan.ui.app.Lessons;
import papan.ui.app.PapanApp;
import papan.ui.app.PapanFrame;
import papan.ui.app.Preferences;
import papan.ui.playback.SwingTicker;
import papan.ui.settings.Settings;

/**
 * A window that answers questions by itself, by pressing its own buttons, until it is killed; for {@link KilledWindow}. It
 * says where it begins, and each answer once the window has taken it.
 */
final class AnsweringWindow {
    /** Questions in a lesson. */
    static final int QUESTIONS = 40;

    private static final int LESSONS = 30;
    private static final String QUESTION = """
            { 'id': 'q%d', 'kind': 'ask', 'question': { 'type': 'choice', 'text': 'Which?', 'options': [
              { 'id': 'a', 'text': 'Alpha', 'correct': true, 'feedback': 'Yes.' },
              { 'id': 'b', 'text': 'Beta', 'feedback': 'No.' }] } }""";

    private final PapanFrame frame;
    private int answers;
    private boolean began;

    private AnsweringWindow(PapanFrame frame, int answers) {
        this.frame = frame;
        this.answers = answers;
    }

    /** Lessons full of questions. */
    private record Many(List<Lesson> all) implements Lessons {
        static Many make() throws FormatException {
            List<Lesson> all = new ArrayList<>();
            for (int i = 0; i < LESSONS; i++) {
                List<String> steps = new ArrayList<>();
                for (int k = 0; k < QUESTIONS; k++) {
                    steps.add(QUESTION.formatted(k));
                }
                String text =
                        LessonText.around(String.join(",\n", steps)).replace("\"small\"", "\"" + lesson(i) + "\"");
                all.add(LessonReader.read(text, "many.lesson.json", RuleBooks.shipped()));
            }
            return new Many(List.copyOf(all));
        }

        @Override
        public Optional<LessonRun> ready(Lesson lesson) {
            return Optional.of(LessonRun.of(lesson, RuleBooks.shipped()));
        }
    }

    /** The id of a lesson. */
    static String lesson(int number) {
        return "many-" + number;
    }

    /** Arguments: the folder of the settings, who answers, and how many answers there are already. */
    public static void main(String[] args) throws FormatException {
        Preferences preferences = new Preferences(Path.of(args[0]));
        preferences.save(Settings.DEFAULT.with(Settings.LEARNER, args[1]));
        int answers = Integer.parseInt(args[2]);
        PapanApp.start(
                Opened.on(lesson(answers / QUESTIONS)),
                preferences,
                Many.make(),
                new SwingTicker(),
                frame -> new AnsweringWindow(frame, answers).begin());
    }

    private void begin() {
        Timer timer = new Timer(1, event -> act());
        timer.start();
    }

    /** The next press of a button; on the event dispatch thread. */
    private void act() {
        boolean open = frame.contents().session().isOpenQuestion();
        if (!began) {
            began = true;
            System.out.println("at " + (frame.contents().session().index() + (open ? 0 : 1)) + " .");
        }
        if (frame.contents().session().isFinished()) {
            press("open." + lesson(answers / QUESTIONS));
        } else if (open) {
            press("answer.a");
            answers++;
            System.out.println("kept " + answers + " .");
        } else {
            press("next-step");
        }
    }

    private void press(String name) {
        ((AbstractButton) Parts.named(frame, name)).doClick(0);
    }
}
