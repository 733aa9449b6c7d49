package papan.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import papan.format.FormatException;
import papan.format.Nearest;
import papan.format.Problem;
import papan.json.LessonCatalogues;
import papan.json.LessonFile;
import papan.json.LessonReader;
import papan.json.LessonShelf;
import papan.lesson.Finding;
import papan.lesson.Lesson;
import papan.lesson.LessonCatalogue;
import papan.lesson.LessonException;
import papan.lesson.LessonRun;
import papan.lesson.Translation;
import papan.narration.Language;
import papan.rules.RuleBook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papan lesson}: opens a lesson in the window; checks lessons; plays one as text. */
@Command(
        name = "lesson",
        description = "Opens a lesson in the window, checks lessons, or plays one as text.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        subcommands = {
            LessonCheckCommand.class,
            LessonCommand.Play.class,
            LessonCoverageCommand.class,
            LessonRecordCommand.class,
            LessonMigrateCommand.class,
            LessonStringsCommand.class
        })
final class LessonCommand implements Callable<Integer> {
    private static final String WHAT = "lesson file";
    private static final List<String> COMMANDS = List.of("check", "play", "coverage", "record", "migrate", "strings");

    private final Surroundings around;

    @Mixin
    private Output output = new Output();

    @Parameters(arity = "0..1", paramLabel = "FILE|ID", description = "a lesson file, or the id of a shipped lesson")
    private @Nullable String file;

    @Option(names = "--step", paramLabel = "ID", description = "the step to begin with")
    private @Nullable String step;

    @Option(names = "--present", description = "show it to a class at once, on the second screen if there is one")
    private boolean present;

    @Mixin
    private RuleFolderOption rules = new RuleFolderOption();

    @Mixin
    private ThemeOption theme = new ThemeOption();

    @Option(names = "--speed", paramLabel = "N", description = "how fast seeds travel, 0.25 to 8")
    private @Nullable Double speed;

    @Option(names = "--motion", paramLabel = "full|short|off", description = "how seeds get from house to house")
    private @Nullable String motion;

    @Option(names = "--lang", paramLabel = "TAG", description = "language of the window")
    private @Nullable String language;

    LessonCommand(Surroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        String name = file;
        if (name == null) {
            throw CallException.wrong(
                    "papan lesson needs a FILE, or a command: check, play, coverage, record, migrate or strings.");
        }
        RuleBook book = rules.book();
        Lesson lesson = find(name, book);
        if (step != null && lesson.steps().stream().noneMatch(s -> s.head().id().equals(step))) {
            List<String> ids = lesson.steps().stream().map(s -> s.head().id()).toList();
            throw CallException.wrong(
                    "--step \"" + step + "\" is not a step of this lesson. " + Nearest.suggestion(step, ids));
        }
        String look = theme.of(around.window()).orElse(null);
        if (speed != null && (speed < 0.25 || speed > 8)) {
            throw CallException.wrong("--speed " + speed + " is not between 0.25 and 8.");
        }
        if (motion != null) {
            Arguments.oneOf("--motion", motion, around.window().motions());
        }
        if (language != null) {
            LanguageOption.parse(language);
        }
        LessonRun run = run(name, lesson, book);
        if (!around.window().canOpen()) {
            PrintWriter out = output.out();
            return PlainLesson.withoutDisplay(run, around.input(), out);
        }
        around.window()
                .open(new Window.Request(
                        lesson.id(), file(name, lesson, book), step, look, speed, language, motion, present));
        return Exit.DONE;
    }

    /**
     * A lesson from a file, or a shipped one by its id.
     *
     * @param book the rule sets that it can name
     */
    static Lesson find(String name, RuleBook book) {
        if (!Files.isRegularFile(Path.of(name)) && LessonShelf.ids().contains(name)) {
            return LessonShelf.find(name, book).orElseThrow();
        }
        if (!Files.exists(Path.of(name)) && NearFile.to(name).isEmpty()) {
            throw CallException.file("The lesson file " + name + " does not exist. " + meant(name));
        }
        Arguments.file(WHAT, name);
        try {
            return LessonReader.read(Path.of(name), book);
        } catch (FormatException e) {
            int more = e.problems().size() - 1;
            throw CallException.no(e.problems().get(0).line()
                    + (more == 0 ? "" : " (and " + more + " more: papan lesson check " + name + ")"));
        } catch (IOException e) {
            throw CallException.file("The lesson file " + name + " cannot be read.");
        }
    }

    /** The shipped lesson, or the command, that was meant by a name that is neither a file nor either of them. */
    private static String meant(String name) {
        List<String> all = new ArrayList<>(LessonShelf.ids());
        all.addAll(COMMANDS);
        return Nearest.suggestion(name, all);
    }

    /** {@code papan lesson play}. */
    @Command(
            name = "play",
            description = "Plays a lesson as text, question by question.",
            mixinStandardHelpOptions = true,
            sortOptions = false)
    static final class Play implements Callable<Integer> {
        private final Surroundings around;

        @Mixin
        private Output output = new Output();

        @Parameters(paramLabel = "FILE|ID", description = "a lesson file, or the id of a shipped lesson")
        private String file = "";

        @Option(names = "--answers", paramLabel = "FILE", description = "answers, one a line (default: standard input)")
        private @Nullable String answers;

        @Option(names = "--bank", description = "ask the questions that the lesson keeps for later days instead")
        private boolean bank;

        @Mixin
        private RuleFolderOption rules = new RuleFolderOption();

        @Mixin
        private LanguageOption language = new LanguageOption();

        Play(Surroundings around) {
            this.around = around;
        }

        @Override
        public Integer call() throws IOException {
            RuleBook book = rules.book();
            Lesson lesson = find(file, book);
            PrintWriter out = output.out();
            String source = answers == null ? "-" : answers;
            try (BufferedReader in = around.open(source)) {
                LessonRun run = run(file, lesson, book).in(translation(file, lesson, language.language()));
                return new PlainLesson(bank ? bank(run) : run, language.language(), out)
                        .play(new Lines(in, Arguments.nameOf(source)));
            }
        }
    }

    private static LessonRun bank(LessonRun run) {
        return run.bank()
                .orElseThrow(() ->
                        CallException.no("The lesson " + run.lesson().id() + " keeps no questions for later days."));
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
        catalogue.flatMap(there -> unsaid(name, lesson, language)).ifPresent(problem -> {
            throw CallException.no(problem.line());
        });
        return Translation.of(lesson, catalogue);
    }

    private static Optional<Problem> unsaid(String name, Lesson lesson, Language language) {
        try {
            return LessonCatalogues.unsaid(Path.of(name), lesson, language);
        } catch (IOException e) {
            throw CallException.file("The texts beside " + name + " cannot be read.");
        }
    }

    /** A lesson's file with what lies beside it; empty for a shipped lesson. */
    private static Optional<LessonFile> file(String name, Lesson lesson, RuleBook book) {
        return Files.isRegularFile(Path.of(name))
                ? Optional.of(new LessonFile(
                        Path.of(name).toAbsolutePath(), Optional.of(lesson), catalogues(name), book, List.of()))
                : Optional.empty();
    }

    /** The texts in other languages beside a lesson's file; none for a shipped lesson. */
    static Map<Language, LessonCatalogue> catalogues(String name) {
        try {
            return Files.isRegularFile(Path.of(name)) ? LessonCatalogues.beside(Path.of(name)) : Map.of();
        } catch (FormatException e) {
            throw CallException.no(e.problems().get(0).line());
        } catch (IOException e) {
            throw CallException.file("The texts beside " + name + " cannot be read.");
        }
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
