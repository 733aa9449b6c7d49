package papan.ui.app;

import java.awt.Frame;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import papan.json.lesson.LessonFile;
import papan.json.lesson.LessonPacker;
import papan.json.lesson.LessonWatch;
import papan.json.lesson.PracticeSetFile;
import papan.json.rules.HouseRules;
import papan.json.rules.RuleBooks;
import papan.lesson.play.Practicable;
import papan.lesson.play.PracticeSet;
import papan.lesson.script.Lesson;
import papan.rules.RuleBook;
import papan.ui.app.FileDialogs.Kind;
import papan.ui.common.Announcer;
import papan.ui.common.Background;
import papan.ui.common.Fault;
import papan.ui.common.WindowText;
import papan.ui.lesson.LearnSession;
import papan.ui.lesson.LearnWorkspace;
import papan.ui.lesson.MyLessons;
import papan.ui.lesson.SetPage;

/**
 * My lessons: folders and files that are remembered, and looked at again and again in the background, so that what an
 * author saves is shown at once; and which rule sets of one's own there are. Lives on the event dispatch thread.
 */
final class OwnShelf implements MyLessons.Acts, WorkspaceFiles.Memory {
    /** Milliseconds between two looks. */
    private static final int EVERY = 1500;

    private final LearnWorkspace learn;
    private final LearnSession session;
    private final Workspaces workspaces;
    private final Opener opener;
    private final Announcer announcer;
    private final WindowText words;
    private final OwnFiles files;
    private final OwnLessons lessons;
    private final LessonWatch watch = new LessonWatch(RuleBooks.shipped());
    private final Timer timer = new Timer(EVERY, event -> look());
    private final FileDialogs dialogs;
    private OwnFiles.Kept kept;
    private Optional<Path> faulty = Optional.empty();
    private boolean looking;
    /** Whether a folder has been added whose lessons are not listed yet. */
    private boolean added;

    private boolean again;
    private PracticeSet savedSet = PracticeSet.NONE;
    private Optional<PracticeSet> draft = Optional.empty();
    private Optional<SetSheet> sheet = Optional.empty();

    OwnShelf(
            LearnWorkspace learn,
            Workspaces workspaces,
            Opener opener,
            Announcer announcer,
            FileDialogs dialogs,
            WindowText words,
            OwnFiles files,
            Course course) {
        this.learn = learn;
        this.session = learn.session();
        this.workspaces = workspaces;
        this.opener = opener;
        this.announcer = announcer;
        this.words = words;
        this.files = files;
        this.lessons = course.source();
        this.kept = course.kept();
        this.dialogs = dialogs;
    }

    /** Begins to look; until something is to be looked at, that costs nothing. */
    void begin() {
        session.addListener(this::opened);
        timer.start();
        look();
    }

    /** Looks no longer. */
    void end() {
        timer.stop();
    }

    void look() {
        List<Path> folders = kept.folders();
        Map<Path, RuleBook> alone = lessons.alone(kept);
        again = looking;
        if (!learn.isDisplayable()) {
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
            learn.showMine();
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
        learn.change(lessons.known(), lessons.mine(kept), lesson);
        lesson.ifPresent(shown -> learn.say("mine.changed", Map.of("lesson", shown.title())));
        changed.filter(file -> file.lesson().isEmpty()).ifPresent(this::sayBroken);
        faulty.flatMap(lessons::at).filter(file -> learn.desk().tellsFaults()).ifPresent(file -> {
            workspaces.show(Workspace.LEARN);
            show(file);
        });
    }

    private void sayBroken(LessonFile file) {
        Fault first = Faults.of(file.problems()).get(0);
        learn.say(
                "mine.broke",
                Map.of(
                        "file", file.name(),
                        "line", first.line(),
                        "column", first.column(),
                        "message", first.message()));
    }

    private Optional<LessonFile> open() {
        return session.run()
                .filter(run -> session.rehearsal().isEmpty())
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
            learn.show(lessons.known(), lessons.mine(kept), file.lesson().get());
        } else {
            keep(kept.opened(path));
            learn.showFaults(file.name(), Faults.of(file.problems()), () -> opener.open(path));
        }
        look();
    }

    @Override
    public void openFile() {
        opener.choose(learn);
    }

    @Override
    public void open(Path file) {
        opener.open(file);
    }

    @Override
    public void addFolder() {
        dialogs.folder(learn, Kind.LESSON_FOLDER, Optional.empty()).ifPresent(this::add);
    }

    /** Lists the lessons of a folder from now on. */
    void add(Path folder) {
        keep(kept.with(folder));
        added = true;
        learn.showMine();
        announcer.answer(learn, words.text("mine.added", Map.of("folder", folder)));
        look();
    }

    @Override
    public void removeFolder(Path folder) {
        keep(kept.without(folder));
        lessons.drop(folder);
        learn.change(lessons.known(), lessons.mine(kept), Optional.empty());
        look();
    }

    @Override
    public void pack(Path file) {
        String name = String.valueOf(file.getFileName()).replaceFirst("(\\.lesson)?\\.[a-z]+$", "");
        dialogs.save(learn, Kind.PACKAGE, name + ".papan", to -> () -> LessonPacker.pack(file), (to, problem) -> {
            String key = problem.isEmpty() ? "mine.packed" : "mine.unpacked";
            opener.tell(key, Map.of("file", String.valueOf(to.getFileName()), "reason", problem.orElse("")));
        });
    }

    @Override
    public void putTogether(Optional<Path> file) {
        if (file.isEmpty()) {
            put(PracticeSet.NONE);
            return;
        }
        List<Lesson> known = lessons.known();
        Background.run(
                () -> PracticeSetFile.read(file.get(), known),
                read -> read.ifPresentOrElse(this::put, () -> opener.open(file.get())),
                failure -> {});
    }

    /** Goes on with what was put together of a set and not saved, if anything was. */
    private void put(PracticeSet set) {
        sheet.ifPresent(SetSheet::dispose);
        savedSet = set;
        Optional<PracticeSet> mine = draft.filter(left -> left.id().equals(set.id()));
        draft = mine.isPresent() ? Optional.empty() : draft;
        SetSheet shown = new SetSheet(
                (Frame) SwingUtilities.getWindowAncestor(learn),
                words,
                room -> learn.setPage(mine.orElse(set), room, this::save, text -> announcer.answer(learn, text)),
                left -> draft = left.equals(savedSet) ? draft : Optional.of(left));
        sheet = Optional.of(shown);
        shown.setVisible(true);
    }

    private void save(SetPage page) {
        PracticeSet set = page.set();
        Optional<Lesson> gone = set.chosen().stream()
                .map(Practicable::lesson)
                .filter(lesson -> !isThere(lesson.id()))
                .findFirst();
        if (gone.isPresent()) {
            page.tell(words.text("set.lost", Map.of("lesson", gone.get().title())));
            return;
        }
        String now = Long.toString(System.currentTimeMillis() / 1000, Character.MAX_RADIX);
        String id = set.id().isEmpty() ? HouseRules.id("set " + now + " " + set.title(), Set.of()) : set.id();
        PracticeSet given = set.given(id);
        String name = set.title().replaceAll("[\\\\/:*?\"<>|\\p{Cntrl}]+", " ").strip();
        dialogs.save(
                page,
                Kind.PACKAGE,
                (name.isEmpty() ? id : name) + ".papan",
                to -> () -> PracticeSetFile.packed(given, lessons::withId),
                (to, problem) -> saved(page, given, to, problem));
    }

    private void saved(SetPage page, PracticeSet given, Path to, Optional<String> problem) {
        String key = problem.isEmpty() ? "set.saved" : "mine.unpacked";
        page.tell(words.text(key, Map.of("file", String.valueOf(to.getFileName()), "reason", problem.orElse(""))));
        if (problem.isEmpty()) {
            page.saved(given);
            savedSet = page.set();
            keep(kept.opened(to));
            look();
        }
    }

    private boolean isThere(String lesson) {
        return lessons.withId(lesson)
                .map(file -> Files.exists(file.file()))
                .orElseGet(() ->
                        lessons.known().stream().anyMatch(each -> each.id().equals(lesson)));
    }

    @Override
    public List<Path> rules() {
        return kept.rules();
    }

    @Override
    public void addRules(Path file) {
        keep(kept.withRules(file));
    }

    @Override
    public void removeRules(Path file) {
        keep(kept.withoutRules(file));
    }

    private void keep(OwnFiles.Kept next) {
        kept = next;
        files.save(kept);
    }
}
