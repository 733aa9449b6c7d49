package papan.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.Nearest;
import papan.json.lesson.LessonCatalogues;
import papan.json.lesson.LessonFile;
import papan.json.lesson.LessonReader;
import papan.json.lesson.LessonShelf;
import papan.lesson.play.LessonException;
import papan.lesson.play.LessonRun;
import papan.lesson.scene.Finding;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.lesson.text.LessonCatalogue;
import papan.lesson.text.Translation;
import papan.narration.Language;
import papan.rules.RuleBook;

/** A lesson that is named on a command line: a file, or a shipped one by its id. */
final class LessonArgument {
    private static final String WHAT = "lesson file";
    private static final List<String> COMMANDS = List.of("check", "play", "list", "record", "strings", "pack");

    private LessonArgument() {}

    /**
     * A lesson from a file, or a shipped one by its id.
     *
     * @param book the rule sets that it can name
     */
    static Lesson find(String name, RuleBook book) {
        Optional<Lesson> shipped = Files.isRegularFile(Path.of(name)) ? Optional.empty() : LessonShelf.find(name, book);
        if (shipped.isPresent()) {
            return shipped.get();
        }
        if (!Files.exists(Path.of(name)) && NearFile.to(name).isEmpty()) {
            throw CallException.file("The lesson file " + name + " does not exist. " + meant(name));
        }
        Arguments.file(WHAT, name);
        return UnreadFile.read(
                Exit.NO,
                "The lesson file " + name,
                "papan lesson check " + name,
                () -> LessonReader.read(Path.of(name), book));
    }

    /** A step that was named with {@code --step}. */
    static Step step(String id, Lesson lesson) {
        List<String> ids = lesson.steps().stream().map(s -> s.head().id()).toList();
        if (!ids.contains(id)) {
            throw CallException.wrong(
                    "--step \"" + id + "\" is not a step of this lesson. " + Nearest.suggestion(id, ids));
        }
        return lesson.steps().get(ids.indexOf(id));
    }

    /** The shipped lesson, or the command, that was meant by a name that is neither a file nor either of them. */
    private static String meant(String name) {
        List<String> all = new ArrayList<>(LessonShelf.ids());
        all.addAll(COMMANDS);
        return Nearest.suggestion(name, all);
    }

    /** A lesson that was found by a name, in a language if it has been translated. */
    static Translation translation(String name, Lesson lesson, Language language) {
        if (Language.parse(lesson.language()).equals(Optional.of(language))) {
            return Translation.none(lesson);
        }
        if (!Files.isRegularFile(Path.of(name))) {
            return LessonCatalogues.shipped(lesson, language);
        }
        Optional<LessonCatalogue> catalogue =
                Optional.ofNullable(catalogues(name).get(language));
        catalogue
                .flatMap(there -> UnreadFile.read(
                        Exit.NO,
                        "The texts beside " + name,
                        () -> LessonCatalogues.unsaid(Path.of(name), lesson, language)))
                .ifPresent(problem -> {
                    throw CallException.no(problem.line());
                });
        return Translation.of(lesson, catalogue);
    }

    /** A lesson's file with what lies beside it; empty for a shipped lesson. */
    static Optional<LessonFile> file(String name, Lesson lesson, RuleBook book) {
        return Files.isRegularFile(Path.of(name))
                ? Optional.of(new LessonFile(
                        Path.of(name).toAbsolutePath(), Optional.of(lesson), catalogues(name), book, List.of()))
                : Optional.empty();
    }

    /** The texts in other languages beside a lesson's file; none for a shipped lesson. */
    static Map<Language, LessonCatalogue> catalogues(String name) {
        return UnreadFile.read(
                Exit.NO,
                "The texts beside " + name,
                () -> Files.isRegularFile(Path.of(name)) ? LessonCatalogues.beside(Path.of(name)) : Map.of());
    }

    /** A lesson that was found by a name, played through the rules; or a sentence about what cannot be played or said. */
    static LessonRun run(String name, Lesson lesson, RuleBook book) {
        try {
            return LessonRun.of(lesson, book);
        } catch (LessonException e) {
            throw refused(name, e);
        }
    }

    /** The sentence that {@code lesson check} says about a lesson that cannot be played. */
    static CallException refused(String name, LessonException refusal) {
        Finding finding = refusal.finding();
        try {
            return CallException.no(LessonReader.located(Path.of(name), finding).line());
        } catch (FormatException | IOException e) {
            // The file has gone since it was read, or there is none because the lesson is shipped.
            return CallException.no(Arguments.nameOf(name) + ": " + finding.path() + ": " + finding.message());
        }
    }
}
