package papan.lesson.play;

import java.util.List;
import papan.format.FormatException;
import papan.format.Problem;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.script.Lesson;
import papan.rules.RuleSet;

/** A small lesson as text, around the steps that a test is about. */
public final class LessonText {
    private LessonText() {}

    /** A lesson in eight lines; its steps begin in line 9. Single quotes stand for double ones. */
    public static String around(String steps) {
        return """
                {
                  'format': 'lesson/1',
                  'id': 'small', 'revision': 1, 'language': 'en', 'title': 'Small',
                  'meta': { 'minutes': 5 },
                  'rules': { 'id': 'congklak-classic', 'revision': 1 },
                  'players': { 'south': { 'name': 'Aina' }, 'north': { 'name': 'Ben' } },
                  'positions': { 'few': { 'south': [0,1,0,0,0,2,0], 'north': [0,3,0,0,0,0,2], 'stores': { 'south': 0, 'north': 0 }, 'mover': 'south', 'partial': true } },
                  'steps': [
                %s
                  ]
                }
                """.formatted(steps).replace('\'', '"');
    }

    /** Everything that is wrong with a text. */
    public static List<Problem> problems(String text) {
        return LessonReader.check(text, "small.lesson.json", RuleBooks.shipped());
    }

    /** A lesson around some steps. */
    public static Lesson lesson(String steps) {
        return read(around(steps));
    }

    /** The lesson that a text is. */
    public static Lesson read(String text) {
        try {
            return LessonReader.read(text, "small.lesson.json", RuleBooks.shipped());
        } catch (FormatException e) {
            throw new AssertionError(e);
        }
    }

    /** The lesson around some steps, played. */
    public static LessonRun run(String steps) {
        return LessonRun.of(lesson(steps), RuleBooks.shipped());
    }

    public static RuleSet rules() {
        return RuleBooks.shipped().find("congklak-classic").orElseThrow();
    }
}
