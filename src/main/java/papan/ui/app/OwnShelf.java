package papan.ui.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JFileChooser;
import javax.swing.Timer;
import papan.json.lesson.LessonFile;
import papan.json.lesson.LessonWatch;
import papan.json.rules.RuleBooks;
import papan.lesson.script.Lesson;
import papan.rules.RuleBook;
import papan.ui.common.Background;
import papan.ui.common.Fault;
import papan.ui.lesson.MyLessons;

/**
 * My lessons: folders and files that are remembered, and looked at again and again in the background, so that what an
 * author saves is shown at once. Lives on the event dispatch thread.
 */
final class OwnShelf implements MyLessons.Acts {
    /** Milliseconds between two looks. */
    private static final int EVERY = 1500;

    private final Contents contents;
    private final Opener opener;
    private final OwnFiles files;
    private final OwnLessons lessons;
    private final LessonWatch watch = new LessonWatch(RuleBooks.shipped());
    private final Timer timer = new Timer(EVERY, event -> look());
    private OwnFiles.Kept kept;
    private Optional<Path> faulty = Optional.empty();
    private boolean looking;
    /** Whether a folder has been added whose lessons are not listed yet. */
    private boolean added;

    private boolean again;

    OwnShelf(Contents contents, Opener opener, OwnFiles files, StartUp.Course course) {
        this.contents = contents;
        this.opener = opener;
        this.files = files;
        this.lessons = course.source();
        this.kept = course.kept();
    }

    /** Begins to look; until something is to be looked at, that costs nothing. */
    void begin() {
        contents.session().addListener(this::opened);
        timer.start();
        look();
    }

    /** Looks no longer. */
    void end() {
        timer.stop();
    }

    /** Looks now. */
    void look() {
        List<Path> folders = kept.folders();
        Map<Path, RuleBook> alone = lessons.alone(kept);
        again = looking;
        if (!contents.learn().isDisplayable()) {
            timer.stop();
            return;
        }
        if (looking || (folders.isEmpty() && alone.isEmpty())) {
            return;
        }
        looking = true;
        Background.run(() -> watch.look(folders, alone), this::looked, failure -> looking = false);
    }

    private void looked(Optional<LessonWatch.Found> found) {
        looking = false;
        found.ifPresent(this::take);
        if (added) {
            added = false;
            contents.learn().showMine();
        }
        if (again) {
            look();
        }
    }

    private void take(LessonWatch.Found found) {
        Optional<LessonFile> before = open();
        lessons.take(found);
        Optional<LessonFile> now = before.flatMap(file -> lessons.at(file.file()));
        Optional<LessonFile> changed = now.filter(file -> !before.equals(now));
        Optional<Lesson> lesson = changed.flatMap(LessonFile::lesson);
        contents.learn().change(lessons.known(), lessons.mine(kept), lesson);
        lesson.ifPresent(shown -> contents.learn().say("mine.changed", Map.of("lesson", shown.title())));
        changed.filter(file -> file.lesson().isEmpty()).ifPresent(this::sayBroken);
        faulty.flatMap(lessons::at)
                .filter(file -> contents.learn().tellsFaults())
                .ifPresent(contents::showLesson);
    }

    private void sayBroken(LessonFile file) {
        Fault first = Faults.of(file.problems()).get(0);
        contents.learn()
                .say(
                        "mine.broke",
                        Map.of(
                                "file", file.name(),
                                "line", first.line(),
                                "column", first.column(),
                                "message", first.message()));
    }

    /** The file of the lesson that is open. */
    private Optional<LessonFile> open() {
        return contents.session()
                .run()
                .filter(run -> contents.session().rehearsal().isEmpty())
                .flatMap(run -> lessons.withId(run.lesson().id()));
    }

    /** Remembers which file is open. */
    private void opened() {
        open().filter(file -> !kept.lately().stream().findFirst().equals(Optional.of(file.file())))
                .ifPresent(file -> {
                    lessons.open(file);
                    keep(kept.opened(file.file()));
                });
    }

    /** Shows a lesson that has been read, or what is wrong with it. */
    void show(LessonFile file) {
        Path path = file.file();
        boolean good = file.lesson().isPresent();
        faulty = good ? Optional.empty() : Optional.of(path);
        if (good) {
            lessons.open(file);
            contents.learn()
                    .show(lessons.known(), lessons.mine(kept), file.lesson().get());
        } else {
            keep(kept.opened(path));
            contents.learn().showFaults(file.name(), Faults.of(file.problems()), () -> opener.open(path));
        }
        look();
    }

    @Override
    public void openFile() {
        contents.chooseFile();
    }

    @Override
    public void open(Path file) {
        opener.open(file);
    }

    @Override
    public void addFolder() {
        JFileChooser chooser = new JFileChooser();
        chooser.setName("lesson-folder");
        chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
        if (chooser.showOpenDialog(contents.learn()) == JFileChooser.APPROVE_OPTION) {
            add(chooser.getSelectedFile().toPath().toAbsolutePath());
        }
    }

    /** Lists the lessons of a folder from now on. */
    void add(Path folder) {
        keep(kept.with(folder));
        added = true;
        contents.learn().showMine();
        contents.announcer().answer(contents.learn(), contents.text("mine.added", Map.of("folder", folder)));
        look();
    }

    @Override
    public void removeFolder(Path folder) {
        keep(kept.without(folder));
        lessons.drop(folder);
        contents.learn().change(lessons.known(), lessons.mine(kept), Optional.empty());
        look();
    }

    private void keep(OwnFiles.Kept next) {
        kept = next;
        files.save(kept);
    }
}
