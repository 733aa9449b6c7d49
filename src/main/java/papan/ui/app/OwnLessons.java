package papan.ui.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.json.LessonFile;
import papan.lesson.Lesson;
import papan.lesson.LessonException;
import papan.lesson.LessonRun;
import papan.lesson.Translation;
import papan.narration.Language;

/**
 * The lessons of the course, and those from files; one from a file stands for one of the course that has the same id. It
 * is filled on a background thread, and lives on the event dispatch thread from then on.
 */
final class OwnLessons implements Lessons {
    private final Lessons course;
    private List<Lesson> shelf = List.of();
    /** Replaced, never changed: a class page plays lessons in the background. */
    private volatile Map<Path, LessonFile> files = Map.of();

    OwnLessons(Lessons course) {
        this.course = course;
    }

    /** Takes what came of reading a file; it stands before what was read from it earlier. */
    void put(LessonFile file) {
        Map<Path, LessonFile> more = new LinkedHashMap<>(files);
        more.remove(file.file());
        more.put(file.file(), file);
        files = Collections.unmodifiableMap(more);
    }

    @Override
    public List<Lesson> all() {
        shelf = course.all();
        return known();
    }

    /** The same without reading the course again. */
    List<Lesson> known() {
        List<Lesson> own = own();
        List<Lesson> all = new ArrayList<>(shelf);
        all.removeIf(lesson -> own.stream().anyMatch(o -> o.id().equals(lesson.id())));
        all.addAll(own);
        return List.copyOf(all);
    }

    /** Those from files; of several with one id the one that was read last. */
    private List<Lesson> own() {
        Map<String, Lesson> byId = new LinkedHashMap<>();
        files.values().forEach(file -> file.lesson().ifPresent(lesson -> byId.put(lesson.id(), lesson)));
        return List.copyOf(byId.values());
    }

    @Override
    public Optional<LessonRun> ready(Lesson lesson) {
        Optional<LessonFile> own = fileOf(lesson);
        if (own.isEmpty()) {
            return course.ready(lesson);
        }
        try {
            return Optional.of(LessonRun.of(lesson, own.get().book()));
        } catch (LessonException e) {
            return Optional.empty(); // it was playable when it was read, so this is not reached
        }
    }

    @Override
    public Translation in(Lesson lesson, Language language) {
        Optional<LessonFile> own = fileOf(lesson);
        if (own.isEmpty()) {
            return course.in(lesson, language);
        }
        return Language.parse(lesson.language()).equals(Optional.of(language))
                ? Translation.none(lesson)
                : Translation.of(
                        lesson, Optional.ofNullable(own.get().catalogues().get(language)));
    }

    private Optional<LessonFile> fileOf(Lesson lesson) {
        return files.values().stream()
                .filter(file -> file.lesson().filter(lesson::equals).isPresent())
                .reduce((earlier, later) -> later);
    }
}
