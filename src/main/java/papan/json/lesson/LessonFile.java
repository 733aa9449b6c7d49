package papan.json.lesson;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.format.Problem;
import papan.format.Problems;
import papan.format.Spot;
import papan.json.FileKinds;
import papan.lesson.play.LessonException;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Lesson;
import papan.lesson.text.LessonCatalogue;
import papan.narration.Language;
import papan.rules.RuleBook;

/**
 * What came of reading a lesson's file with all that lies beside it.
 *
 * @param lesson as its author wrote it; empty if it cannot be used
 * @param catalogues its texts in other languages, as far as they can be used
 * @param book where its rule sets are
 * @param problems what is wrong with it; if there is a lesson, what is wrong with its texts in other languages
 */
public record LessonFile(
        Path file,
        Optional<Lesson> lesson,
        Map<Language, LessonCatalogue> catalogues,
        RuleBook book,
        List<Problem> problems) {
    public LessonFile {
        catalogues = Map.copyOf(catalogues);
        problems = List.copyOf(problems);
    }

    /** Reads a file and plays what it says, which takes its time. */
    public static LessonFile read(Path file, RuleBook book) {
        Problems unread = new Problems(name(file));
        try {
            Lesson lesson = LessonReader.read(file, book);
            LessonRun.of(lesson, book);
            Map<Language, LessonCatalogue> catalogues = new EnumMap<>(Language.class);
            List<Problem> wrong =
                    LessonPackage.within(file, inside -> LessonCatalogues.usable(inside, lesson, catalogues));
            return new LessonFile(file, Optional.of(lesson), catalogues, book, wrong);
        } catch (FormatException e) {
            return broken(file, book, e.problems());
        } catch (LessonException e) {
            return broken(file, book, faults(file, book, e));
        } catch (IOException e) {
            unread.add(
                    "E009", Problem.Severity.ERROR, Spot.START, "", "This file cannot be read.", "Is it still there?");
            return broken(file, book, unread.inOrder());
        }
    }

    /** The same, unless a lesson with its id has been there before: then it cannot be told apart from that one. */
    LessonFile unless(Map<String, LessonFile> ids) {
        Optional<LessonFile> before = lesson.flatMap(own -> Optional.ofNullable(ids.putIfAbsent(own.id(), this)));
        return before.map(other -> broken(file, book, List.of(twice(other)))).orElse(this);
    }

    private Problem twice(LessonFile other) {
        return new Problem(
                "E118",
                Problem.Severity.ERROR,
                name(),
                spotOfId(),
                "id",
                "The lesson in \"" + other.name() + "\" has this id too.",
                "Give one of them an id of its own.");
    }

    private Spot spotOfId() {
        try {
            return new LessonSpots(JsonTree.read(file, FileKinds.LESSON)).of("id");
        } catch (FormatException | IOException e) {
            return Spot.START; // it has changed since it was read
        }
    }

    private static LessonFile broken(Path file, RuleBook book, List<Problem> problems) {
        return new LessonFile(file, Optional.empty(), Map.of(), book, problems);
    }

    /** All that keeps it from being played. */
    private static List<Problem> faults(Path file, RuleBook book, LessonException first) {
        try {
            List<Problem> errors = LessonReader.check(file, book).stream()
                    .filter(problem -> problem.severity() == Problem.Severity.ERROR)
                    .toList();
            return errors.isEmpty() ? List.of(LessonReader.located(file, first.finding())) : errors;
        } catch (FormatException e) {
            return e.problems();
        } catch (IOException e) {
            return List.of();
        }
    }

    /** What the file is called. */
    public String name() {
        return name(file);
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }
}
