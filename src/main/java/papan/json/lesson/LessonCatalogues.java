package papan.json.lesson;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import papan.format.FormatException;
import papan.format.Problem;
import papan.format.Spot;
import papan.json.FolderFiles;
import papan.lesson.script.Lesson;
import papan.lesson.text.LessonCatalogue;
import papan.lesson.text.Translation;
import papan.narration.Language;
import papan.rules.RuleBook;

/** Where the texts of a lesson in other languages lie: in {@code name.<language>.strings.json} beside it. */
public final class LessonCatalogues {
    private static final String ENDING = ".strings.json";
    /** A placeholder that is unknown, or that cannot be read. */
    private static final Set<String> UNSAID = Set.of("E530", "E531");

    private LessonCatalogues() {}

    /** The file for a language beside a lesson's. */
    public static Path file(Path lesson, Language language) {
        return lesson.resolveSibling(name(lesson) + "." + language.tag() + ENDING);
    }

    private static String name(Path lesson) {
        return String.valueOf(lesson.getFileName()).replaceFirst("(\\.lesson)?\\.json$", "");
    }

    /**
     * The catalogues beside a lesson's file.
     *
     * @throws FormatException with what is wrong with the form of one of them
     * @throws IOException if one cannot be read at all
     */
    public static Map<Language, LessonCatalogue> beside(Path lesson) throws FormatException, IOException {
        return LessonPackage.within(lesson, LessonCatalogues::all);
    }

    private static Map<Language, LessonCatalogue> all(Path lesson) throws FormatException, IOException {
        Map<Language, LessonCatalogue> found = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            Path file = file(lesson, language);
            if (Files.exists(file)) {
                found.put(language, LessonCatalogueReader.read(file));
            }
        }
        return found;
    }

    /**
     * Collects the catalogues beside a lesson's file that can be used; those that cannot take no other with them.
     *
     * @return what is wrong with the others
     */
    static List<Problem> usable(Path lesson, Lesson source, Map<Language, LessonCatalogue> found) throws IOException {
        List<Problem> wrong = new ArrayList<>();
        for (Language language : Language.values()) {
            Path file = file(lesson, language);
            if (!Files.exists(file)) {
                continue;
            }
            try {
                LessonCatalogue catalogue = LessonCatalogueReader.read(file);
                Optional<Problem> unsaid = unsaid(lesson, source, language);
                unsaid.ifPresentOrElse(wrong::add, () -> found.put(language, catalogue));
            } catch (FormatException e) {
                wrong.addAll(e.problems());
            }
        }
        return wrong;
    }

    /** The lesson's file to which a catalogue belongs; empty if none lies beside it. */
    public static Optional<Path> lessonOf(Path catalogue) {
        String name = String.valueOf(catalogue.getFileName());
        String stem = name.replaceFirst("\\.[A-Za-z-]+" + Pattern.quote(ENDING) + "$", "");
        return stem.equals(name)
                ? Optional.empty()
                : Stream.of(stem + ".lesson.json", stem + ".json")
                        .map(catalogue::resolveSibling)
                        .filter(Files::isRegularFile)
                        .findFirst();
    }

    /**
     * Everything that is wrong with the catalogues beside a lesson's file; nothing if the lesson itself cannot be read.
     *
     * @param languages the languages whose catalogues are looked at; all that lie there if empty
     * @throws IOException if one cannot be read at all
     */
    public static List<Problem> check(Path lesson, RuleBook book, Set<Language> languages) throws IOException {
        try {
            return LessonPackage.within(lesson, file -> checked(file, book, languages));
        } catch (FormatException e) {
            return List.of(); // what is wrong with the lesson or its package is told with it
        }
    }

    private static List<Problem> checked(Path lesson, RuleBook book, Set<Language> languages)
            throws FormatException, IOException {
        List<Problem> problems = new ArrayList<>();
        Set<Path> named = new HashSet<>();
        languages.forEach(language -> named.add(file(lesson, language).getFileName()));
        List<Path> files = files(lesson).stream()
                .filter(file -> languages.isEmpty() || named.contains(file.getFileName()))
                .toList();
        if (files.isEmpty()) {
            return problems;
        }
        Lesson source = LessonReader.read(lesson, book);
        for (Path file : files) {
            problems.addAll(LessonCatalogueReader.check(file, source));
            named(file, lesson).ifPresent(problems::add);
        }
        return problems;
    }

    /**
     * The first text in a language beside a lesson's file that cannot be said; whatever else is wrong there spoils nothing.
     *
     * @throws IOException if it cannot be read at all
     */
    public static Optional<Problem> unsaid(Path lesson, Lesson source, Language language) throws IOException {
        try {
            return LessonPackage.within(
                    lesson,
                    inside -> LessonCatalogueReader.check(file(inside, language), source).stream()
                            .filter(problem -> UNSAID.contains(problem.code()))
                            .findFirst());
        } catch (FormatException e) {
            return e.problems().stream().findFirst();
        }
    }

    /** Also those whose name has a tag that is no language's: nobody would ever read them. */
    private static List<Path> files(Path lesson) throws IOException {
        String begins = name(lesson) + ".";
        Path folder = Optional.ofNullable(lesson.toAbsolutePath().getParent()).orElse(lesson.toAbsolutePath());
        return FolderFiles.ending(folder, ENDING).stream()
                .filter(file -> {
                    String name = String.valueOf(file.getFileName());
                    return name.startsWith(begins)
                            && name.indexOf('.', begins.length()) == name.length() - ENDING.length();
                })
                .toList();
    }

    /** A file must have the name of its language, or it would never be found. */
    private static Optional<Problem> named(Path file, Path lesson) throws IOException {
        Language language;
        try {
            language = LessonCatalogueReader.read(file).language();
        } catch (FormatException e) {
            return Optional.empty();
        }
        String name = String.valueOf(file.getFileName());
        String right = String.valueOf(file(lesson, language).getFileName());
        return name.equals(right)
                ? Optional.empty()
                : Optional.of(new Problem(
                        "E151",
                        Problem.Severity.ERROR,
                        name,
                        Spot.START,
                        "language",
                        "The file is in " + language.ownName() + ", which its name does not say.",
                        "Call it \"" + right + "\"."));
    }

    /** A shipped lesson in a language; a mistake in a shipped file is a mistake in the program. */
    public static Translation shipped(Lesson lesson, Language language) {
        return Translation.of(lesson, shipped(lesson.id(), language));
    }

    /** The texts of a shipped lesson in a language; empty if it has none. */
    static Optional<LessonCatalogue> shipped(String lesson, Language language) {
        String file = lesson + "." + language.tag() + ENDING;
        return ShippedFiles.text(file).map(text -> {
            try {
                return LessonCatalogueReader.read(text, file);
            } catch (FormatException e) {
                throw new IllegalStateException(e);
            }
        });
    }
}
