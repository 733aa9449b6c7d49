package papan.window;

import java.util.List;
import java.util.Optional;
import papan.json.LessonCatalogues;
import papan.json.LessonShelf;
import papan.json.RuleBooks;
import papan.lesson.Lesson;
import papan.lesson.LessonRun;
import papan.lesson.Translation;
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
