package papan.ui.app;

import java.util.List;
import java.util.Optional;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Lesson;

/**
 * What is read before the window can show it.
 *
 * @param first the lesson to begin with, played through its rules; empty where nobody has begun one
 * @param kept which files and folders of lessons are remembered
 */
record Course(OwnLessons source, List<Lesson> all, Optional<LessonRun> first, OwnFiles.Kept kept) {
    /**
     * Reads it.
     *
     * @param id the lesson to begin with
     * @param begins whether to begin with the first one where none is named
     */
    static Course of(OwnLessons source, Optional<String> id, boolean begins, OwnFiles files) {
        OwnFiles.Kept kept = files.load();
        List<Lesson> course = source.all();
        id.filter(wanted -> course.stream().noneMatch(each -> each.id().equals(wanted)))
                .ifPresent(wanted -> source.recall(wanted, kept));
        List<Lesson> all = source.known();
        Optional<Lesson> lesson = all.stream()
                .filter(each -> id.map(each.id()::equals).orElse(begins))
                .findFirst();
        return new Course(source, all, lesson.flatMap(source::ready), kept);
    }

    /** Where the lessons cannot be read: the other workspaces do without them. */
    static Course none(OwnLessons source) {
        return new Course(source, List.of(), Optional.empty(), OwnFiles.Kept.NOTHING);
    }
}
