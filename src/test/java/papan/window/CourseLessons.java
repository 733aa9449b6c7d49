package papan.window;

import java.util.List;
import java.util.Optional;
import papan.json.lesson.LessonCatalogues;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Translation;
import papan.lesson.script.Lesson;
import papan.narration.Language;
import papan.ui.app.Lessons;

/** The shipped lessons in the order of the course, in all languages, for windows under test. */
final class CourseLessons implements Lessons {
    private final List<Lesson> lessons = LessonShelf.all(RuleBooks.shipped());

    @Override
    public List<Lesson> all() {
        return lessons;
    }

    @Override
    public Optional<LessonRun> ready(Lesson lesson) {
        return Optional.of(LessonRun.of(lesson, RuleBooks.shipped()));
    }

    @Override
    public Translation in(Lesson lesson, Language language) {
        return Language.parse(lesson.language()).equals(Optional.of(language))
                ? Translation.none(lesson)
                : LessonCatalogues.shipped(lesson, language);
    }
}
