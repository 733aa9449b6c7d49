package papan.window;

import java.util.List;
import java.util.Optional;
import papan.json.lesson.LessonCatalogues;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Lesson;
import papan.lesson.text.Translation;
import papan.narration.Language;
import papan.ui.app.Lessons;

/**
 * A course for windows under test, in all languages: two shipped lessons and those in {@code src/test/lessons}, which stay
 * as they are when the shipped ones are rewritten.
 */
final class CourseLessons implements Lessons {
    private static final List<String> IDS = List.of(
            "sit-down",
            "first-turn",
            "relay",
            "counting-the-ring",
            "extra-turn",
            "capture",
            "first-game",
            "passing-and-round-end",
            "refill-three-readings",
            "simultaneous-start",
            "openings-return",
            "planning-extra-turns",
            "congkak-against-sungka",
            "empty-opposite",
            "forty-nine",
            "hand-out-as-printed",
            "sweeping",
            "three-families",
            "two-hand-outs",
            "same-turn-eight-rules");

    private final List<Lesson> lessons;

    CourseLessons() {
        this(IDS);
    }

    private CourseLessons(List<String> ids) {
        lessons = ids.stream()
                .map(id -> LessonShelf.find(id, RuleBooks.shipped()).orElseThrow())
                .toList();
    }

    /** The course as it is shipped. */
    static CourseLessons shipped() {
        return new CourseLessons(LessonShelf.ids());
    }

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
