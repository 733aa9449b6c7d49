package papan.ui.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import papan.json.lesson.LessonFile;
import papan.json.lesson.LessonWatch;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonException;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Lesson;
import papan.lesson.text.Translation;
import papan.narration.Language;
import papan.rules.RuleBook;
import papan.ui.lesson.MyLessons;

/**
 * The lessons of the course, and those from files; one from a file stands for one of the course that has the same id. It
 * is filled on a background thread and changed on the event dispatch thread; what it holds is replaced, never changed, for
 * a class page plays lessons in the background.
 */
final class OwnLessons implements Lessons {
    private final Lessons course;
    private volatile List<Lesson> shelf = List.of();
    private volatile LessonWatch.Found found = new LessonWatch.Found(List.of(), List.of());
    /** What somebody has opened, as it could be used last: it stands before all others. */
    private volatile Map<Path, LessonFile> opened = Map.of();

    OwnLessons(Lessons course) {
        this.course = course;
    }

    /** Takes a lesson that somebody has opened. */
    void open(LessonFile file) {
        Map<Path, LessonFile> more = new LinkedHashMap<>(opened);
        more.remove(file.file());
        more.put(file.file(), file);
        opened = Collections.unmodifiableMap(more);
    }

    /** Reads the lesson of an id that was open the last time, if no lesson of the course has it. */
    void recall(String id, OwnFiles.Kept kept) {
        LessonWatch.find(id, kept.lately(), kept.folders())
                .map(path -> LessonFile.read(path, RuleBooks.shipped()))
                .filter(file -> file.lesson().isPresent())
                .ifPresent(this::open);
    }

    /** Takes what there is now; of an opened lesson in which something is wrong now, what it was stays. */
    void take(LessonWatch.Found now) {
        found = now;
        Map<Path, LessonFile> next = new LinkedHashMap<>(opened);
        next.replaceAll((path, file) ->
                at(path).filter(other -> other.lesson().isPresent()).orElse(file));
        opened = Collections.unmodifiableMap(next);
    }

    /** Forgets the lessons of a folder. */
    void drop(Path folder) {
        take(new LessonWatch.Found(
                found.folders().stream()
                        .filter(each -> !each.path().equals(folder))
                        .toList(),
                found.alone()));
    }

    /** What was found at a path, be it in order or not. */
    Optional<LessonFile> at(Path path) {
        return files().filter(file -> file.file().equals(path)).findFirst();
    }

    private Stream<LessonFile> files() {
        return Stream.concat(
                found.folders().stream().flatMap(folder -> folder.lessons().stream()), found.alone().stream());
    }

    /** The file of the lesson with an id; empty if it is one of the course, or none. */
    Optional<LessonFile> withId(String id) {
        return Optional.ofNullable(byId().get(id));
    }

    private Map<String, LessonFile> byId() {
        Map<String, LessonFile> all = new LinkedHashMap<>();
        files().forEach(file -> file.lesson().ifPresent(lesson -> all.putIfAbsent(lesson.id(), file)));
        opened.values().forEach(file -> file.lesson().ifPresent(lesson -> all.put(lesson.id(), file)));
        return all;
    }

    /** Single files to be looked at, each with the rule sets by which it is played. */
    Map<Path, RuleBook> alone(OwnFiles.Kept kept) {
        Map<Path, RuleBook> alone = new LinkedHashMap<>();
        kept.lately().forEach(path -> alone.put(path, RuleBooks.shipped()));
        opened.forEach((path, file) -> alone.put(path, file.book()));
        return alone;
    }

    @Override
    public List<Lesson> all() {
        shelf = course.all();
        return known();
    }

    /** The same without reading the course again. */
    List<Lesson> known() {
        Map<String, LessonFile> own = byId();
        List<Lesson> all = new ArrayList<>(shelf);
        all.removeIf(lesson -> own.containsKey(lesson.id()));
        own.values().forEach(file -> all.add(file.lesson().orElseThrow()));
        return List.copyOf(all);
    }

    /** Those that are not of the course, as they are listed. */
    MyLessons mine(OwnFiles.Kept kept) {
        Map<String, LessonFile> own = byId();
        List<MyLessons.Folder> folders = found.folders().stream()
                .filter(folder -> kept.folders().contains(folder.path()))
                .map(folder -> new MyLessons.Folder(
                        folder.path(), folder.there(), entries(folder.lessons(), own), LessonWatch.MOST, folder.left()))
                .toList();
        List<LessonFile> lately = kept.lately().stream()
                .filter(path -> Optional.ofNullable(path.getParent())
                        .filter(kept.folders()::contains)
                        .isEmpty())
                .flatMap(path -> at(path).or(() -> Optional.ofNullable(opened.get(path))).stream())
                .toList();
        return new MyLessons(folders, entries(lately, own));
    }

    /** Without those instead of which another file with the same id is shown. */
    private static List<MyLessons.Entry> entries(List<LessonFile> files, Map<String, LessonFile> own) {
        return files.stream()
                .filter(file -> file.lesson()
                        .map(lesson -> Optional.ofNullable(own.get(lesson.id()))
                                .filter(shown -> shown.file().equals(file.file()))
                                .isPresent())
                        .orElse(true))
                .map(file ->
                        new MyLessons.Entry(file.file(), file.lesson().map(Lesson::id), Faults.of(file.problems())))
                .toList();
    }

    @Override
    public Optional<LessonRun> ready(Lesson lesson) {
        Optional<LessonFile> own = withId(lesson.id());
        if (own.isEmpty()) {
            return course.ready(lesson);
        }
        try {
            return Optional.of(
                    LessonRun.of(own.get().lesson().orElseThrow(), own.get().book()));
        } catch (LessonException e) {
            return Optional.empty(); // it was played when it was read, so this is not reached
        }
    }

    @Override
    public Translation in(Lesson lesson, Language language) {
        Optional<LessonFile> own = withId(lesson.id());
        if (own.isEmpty()) {
            return course.in(lesson, language);
        }
        return Language.parse(lesson.language()).equals(Optional.of(language))
                ? Translation.none(lesson)
                : Translation.of(
                        lesson, Optional.ofNullable(own.get().catalogues().get(language)));
    }
}
