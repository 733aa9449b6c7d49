package papan.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import papan.format.Nearest;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Lesson;
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
            LessonTableCommand.class,
            LessonRecordCommand.class,
            LessonStringsCommand.class,
            LessonPackCommand.class
        })
final class LessonCommand implements Callable<Integer> {
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
                    "papan lesson needs a FILE, or a command: check, play, coverage, table, record, strings or pack.");
        }
        RuleBook book = rules.book();
        Lesson lesson = LessonArgument.find(name, book);
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
        LessonRun run = LessonArgument.run(name, lesson, book);
        if (!around.window().canOpen()) {
            PrintWriter out = output.out();
            return PlainLesson.withoutDisplay(run, around.input(), out);
        }
        around.window()
                .open(new Window.Request(
                        lesson.id(),
                        LessonArgument.file(name, lesson, book),
                        step,
                        look,
                        speed,
                        language,
                        motion,
                        present));
        return Exit.DONE;
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
            Lesson lesson = LessonArgument.find(file, book);
            PrintWriter out = output.out();
            String source = answers == null ? "-" : answers;
            try (BufferedReader in = around.open(source)) {
                LessonRun run = LessonArgument.run(file, lesson, book)
                        .in(LessonArgument.translation(file, lesson, language.language()));
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
}
