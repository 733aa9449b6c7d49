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
import papan.replay.RecordedMatch;
import papan.rules.RuleBook;
import papan.rules.RuleSet;
import papan.ui.common.Background;
import papan.ui.common.WindowText;

/**
 * Opens whatever file somebody names, chooses or drops: what a file says it is decides where it is shown, never the
 * workspace in which one happens to be. Lives on the event dispatch thread; files are read in the background.
 */
final class Opener {
    private final FileDialogs dialogs;
    private final WindowText words;
    private final Places places;

    /** Where files are shown. */
    interface Places {
        /** The rule set that a position is most likely for. */
        RuleSet likelyRules();

        /** Shows a lesson, or what is wrong with it. */
        void showLesson(LessonFile lesson);

        /** Shows a rule set, or what is wrong with it. */
        void showRules(Path file);

        /** Shows a recorded match, or what is wrong with it. */
        void showMatch(Path file);

        /** Shows a match, or a position from which one can play. */
        void showMatch(RecordedMatch match);

        /** Shows what the learners of a folder have done. */
        void showClass(Path folder);

        /** Where the rule set of a position is looked for that is told as a line. */
        RuleBook ruleBook();

        /** The lessons among which a place in one is looked for. */
        List<Lesson> lessons();

        /** Goes to a step of a lesson. */
        void showLesson(Lesson lesson, Optional<String> step);

        /** Lists the lessons of a folder among those of the course. */
        void addFolder(Path folder);

        /** Says why a file is not shown. */
        void told(String key, Map<String, Object> values);
    }

    /** An opener that leads to places. */
    Opener(FileDialogs dialogs, WindowText words, Places places) {
        this.words = words;
        this.dialogs = dialogs;
        this.places = places;
    }

    /** Lets a file be chosen, and opens it. */
    void choose(Component parent) {
        dialogs.open(parent).ifPresent(this::open);
    }

    /** Opens what a line of text tells: a position, or a place in a lesson. */
    void open(String text) {
        Optional<LessonPlace> place = LessonPlace.parse(text);
        if (place.isPresent()) {
            open(place.get());
        } else if (PositionLine.is(text)) {
            try {
                places.showMatch(
                        PositionLine.read(text.strip(), "", places.ruleBook()).begun());
            } catch (FormatException e) {
                Problem first = e.problems().get(0);
                String problem = words.text("fault.fix", Map.of("message", first.message(), "fix", first.fix()));
                places.told("line.wrong", Map.of("column", first.spot().column(), "problem", problem.strip()));
            }
        } else {
            places.told("line.other", Map.of());
        }
    }

    private void open(LessonPlace place) {
        List<Lesson> lessons = places.lessons();
        Optional<Lesson> lesson = lessons.stream()
                .filter(each -> each.id().equals(place.lesson()))
                .findFirst();
        List<String> there = lesson.map(Lesson::steps).orElse(List.of()).stream()
                .map(step -> step.head().id())
                .toList();
        if (lesson.isEmpty()) {
            List<String> ids = lessons.stream().map(Lesson::id).toList();
            unknown(place, Nearest.to(place.lesson(), ids).map(id -> new LessonPlace(id, Optional.empty())));
        } else if (place.step().filter(id -> !there.contains(id)).isPresent()) {
            Optional<String> near = Nearest.to(place.step().get(), there);
            unknown(place, Optional.of(new LessonPlace(place.lesson(), near)));
        } else {
            places.showLesson(lesson.get(), place.step());
        }
    }

    private void unknown(LessonPlace place, Optional<LessonPlace> near) {
        String line = Visible.shortened(place.text());
        near.ifPresentOrElse(
                meant -> places.told("line.near", Map.of("line", line, "near", meant.text())),
                () -> places.told("line.unknown", Map.of("line", line)));
    }

    /** Opens a file. */
    void open(Path file) {
        RuleSet likely = places.likelyRules();
        open(file.toAbsolutePath().normalize(), RuleBooks.shipped(), likely);
    }

    private void open(Path file, RuleBook book, RuleSet likely) {
        Background.run(
                () -> look(file, book, likely),
                found -> found.accept(places),
                failure -> told("open.unread", file).accept(places));
    }

    private static Consumer<Places> look(Path file, RuleBook book, RuleSet likely) {
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
                case RULES -> to -> to.showRules(file);
                case MATCH -> to -> to.showMatch(file);
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

    private static Consumer<Places> lesson(Path file, RuleBook book) {
        LessonFile read = LessonFile.read(file, book);
        return to -> to.showLesson(read);
    }

    /** On the board of the likeliest rule set that it fits. */
    private static Consumer<Places> position(Path file, RuleBook book, RuleSet likely) throws IOException {
        List<RuleSet> all =
                Stream.concat(Stream.of(likely), book.all().stream()).toList();
        PositionFile read = PositionFile.read(file, all);
        return read.board()
                .<Consumer<Places>>map(board -> to -> to.showMatch(board))
                .orElseGet(() -> told("open.position.none", file, Map.of("problem", read.problem())));
    }

    private static Consumer<Places> told(String key, Path file) {
        return told(key, file, Map.of());
    }

    private static Consumer<Places> told(String key, Path file, Map<String, Object> more) {
        Map<String, Object> values = new HashMap<>(more);
        values.put("file", String.valueOf(file.getFileName()));
        return to -> to.told(key, values);
    }
}
