package papan.ui.app;

import java.awt.Component;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import papan.format.FormatException;
import papan.format.Nearest;
import papan.format.Problem;
import papan.format.Visible;
import papan.json.FileShape;
import papan.json.lesson.LessonCatalogues;
import papan.json.lesson.LessonFile;
import papan.json.match.PositionFile;
import papan.json.match.PositionLine;
import papan.json.rules.RuleBooks;
import papan.lesson.script.Lesson;
import papan.lesson.script.LessonPlace;
import papan.replay.PlayedMatch;
import papan.replay.RecordedMatch;
import papan.rules.RuleBook;
import papan.rules.RuleSet;
import papan.ui.common.Announcer;
import papan.ui.common.Background;
import papan.ui.common.WindowText;
import papan.ui.explore.ExploreWorkspace;
import papan.ui.lesson.LearnSession;
import papan.ui.lesson.LearnWorkspace;

/**
 * Opens whatever file somebody names, chooses or drops: what a file says it is decides where it is shown, never the
 * workspace in which one happens to be. Lives on the event dispatch thread; files are read in the background.
 */
public final class Opener {
    private final FileDialogs dialogs;
    private final WindowText words;
    private final Workspaces workspaces;
    private final LearnWorkspace learn;
    private final OpenLesson lesson;
    private final FileNotice notice;
    private final Supplier<Optional<OwnShelf>> shelf;

    /**
     * An opener that shows what it has read in workspaces.
     *
     * @param shelf where lessons of one's own are
     */
    Opener(
            FileDialogs dialogs,
            WindowText words,
            Announcer announcer,
            Workspaces workspaces,
            LearnWorkspace learn,
            OpenLesson lesson,
            Supplier<Optional<OwnShelf>> shelf) {
        this.words = words;
        this.dialogs = dialogs;
        this.workspaces = workspaces;
        this.learn = learn;
        this.lesson = lesson;
        this.shelf = shelf;
        notice = new FileNotice(words, announcer, () -> choose(workspaces.stage()), workspaces::enter);
    }

    /** Where it is read why a file is not shown. */
    FileNotice notice() {
        return notice;
    }

    /** Says what came of a file. */
    void tell(String key, Map<String, Object> values) {
        notice.tell(words.text(key, values));
    }

    /** Lets a file be chosen, and opens it. */
    void choose(Component parent) {
        dialogs.open(parent).ifPresent(this::open);
    }

    /** Where one is, as a line that opens it again: a position, or a place in a lesson. */
    Optional<String> line() {
        LearnSession session = lesson.session();
        if (!workspaces.showsLearn()) {
            return workspaces
                    .bench(ExploreWorkspace.class)
                    .flatMap(shown ->
                            line(shown.session().line(), shown.playback().cursor()));
        }
        return session.free().isOn()
                ? session.free()
                        .match()
                        .flatMap(tried -> line(tried, session.playback().cursor()))
                : lesson.place().filter(place -> learn.showsLesson()).map(LessonPlace::text);
    }

    private static Optional<String> line(PlayedMatch match, int cursor) {
        return PositionLine.at(match, cursor).map(PositionLine::text);
    }

    /** Opens what a line of text tells: a position, or a place in a lesson. */
    void open(String text) {
        Optional<LessonPlace> place = LessonPlace.parse(text);
        if (place.isPresent()) {
            open(place.get());
        } else if (PositionLine.is(text)) {
            try {
                show(PositionLine.read(text.strip(), "", workspaces.rules()).begun());
            } catch (FormatException e) {
                Problem first = e.problems().get(0);
                String problem = words.text("fault.fix", Map.of("message", first.message(), "fix", first.fix()));
                tell("line.wrong", Map.of("column", first.spot().column(), "problem", problem.strip()));
            }
        } else {
            tell("line.other", Map.of());
        }
    }

    private void open(LessonPlace place) {
        List<Lesson> lessons = learn.lessons();
        Optional<Lesson> named = lessons.stream()
                .filter(each -> each.id().equals(place.lesson()))
                .findFirst();
        List<String> there = named.map(Lesson::steps).orElse(List.of()).stream()
                .map(step -> step.head().id())
                .toList();
        if (named.isEmpty()) {
            List<String> ids = lessons.stream().map(Lesson::id).toList();
            unknown(place, Nearest.to(place.lesson(), ids).map(id -> new LessonPlace(id, Optional.empty())));
        } else if (place.step().filter(id -> !there.contains(id)).isPresent()) {
            Optional<String> near = Nearest.to(place.step().get(), there);
            unknown(place, Optional.of(new LessonPlace(place.lesson(), near)));
        } else {
            notice.clear();
            workspaces.show(Workspace.LEARN);
            learn.goTo(named.get(), place.step());
        }
    }

    private void unknown(LessonPlace place, Optional<LessonPlace> near) {
        String line = Visible.shortened(place.text());
        near.ifPresentOrElse(
                meant -> tell("line.near", Map.of("line", line, "near", meant.text())),
                () -> tell("line.unknown", Map.of("line", line)));
    }

    public void open(Path file) {
        RuleSet likely = workspaces
                .bench(ExploreWorkspace.class)
                .map(shown -> shown.session().rules())
                .orElseGet(lesson::rules);
        Path path = file.toAbsolutePath().normalize();
        Background.run(
                () -> look(path, RuleBooks.shipped(), likely),
                found -> {
                    notice.clear();
                    found.accept(this);
                },
                failure -> told("open.unread", path).accept(this));
    }

    private static Consumer<Opener> look(Path file, RuleBook book, RuleSet likely) {
        if (Files.isDirectory(file)) {
            return to -> to.addFolder(file);
        }
        try {
            return switch (FileShape.of(file)) {
                case LESSON -> lesson(file, book);
                case STRINGS ->
                    LessonCatalogues.lessonOf(file)
                            .map(lesson -> lesson(lesson, book))
                            .orElseGet(() -> told("open.strings.alone", file));
                case RULES -> to -> to.workspaces.showRules().open(file);
                case MATCH -> to -> to.workspaces.showExplore().open(file);
                case POSITION -> position(file, book, likely);
                case PROGRESS -> to -> to.showClass(folder(file));
                case COURSE -> to -> to.addFolder(folder(file));
                case OTHER -> told("open.other", file);
            };
        } catch (IOException e) {
            return told("open.unread", file);
        }
    }

    private static Path folder(Path file) {
        return Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file);
    }

    private static Consumer<Opener> lesson(Path file, RuleBook book) {
        LessonFile read = LessonFile.read(file, book);
        return to -> to.show(read);
    }

    /** On the board of the likeliest rule set that it fits. */
    private static Consumer<Opener> position(Path file, RuleBook book, RuleSet likely) throws IOException {
        List<RuleSet> all =
                Stream.concat(Stream.of(likely), book.all().stream()).toList();
        PositionFile read = PositionFile.read(file, all);
        return read.board()
                .<Consumer<Opener>>map(board -> to -> to.show(board))
                .orElseGet(() -> told("open.position.none", file, Map.of("problem", read.problem())));
    }

    /** Shows a match, or a position from which one can play. */
    public void show(RecordedMatch match) {
        notice.clear();
        workspaces.showExplore().open(match);
    }

    /** Shows a lesson where its learner was, or what is wrong with it. */
    void show(LessonFile file) {
        notice.clear();
        workspaces.show(Workspace.LEARN);
        shelf.get().ifPresent(own -> own.show(file));
    }

    private void addFolder(Path folder) {
        workspaces.show(Workspace.LEARN);
        shelf.get().ifPresent(own -> own.add(folder));
    }

    private void showClass(Path folder) {
        workspaces.show(Workspace.LEARN);
        learn.desk().classResults(folder);
    }

    private static Consumer<Opener> told(String key, Path file) {
        return told(key, file, Map.of());
    }

    private static Consumer<Opener> told(String key, Path file, Map<String, Object> more) {
        Map<String, Object> values = new HashMap<>(more);
        values.put("file", String.valueOf(file.getFileName()));
        return to -> to.tell(key, values);
    }
}
