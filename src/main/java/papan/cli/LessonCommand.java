package papan.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import papan.format.JsonPrinter;
import papan.format.Nearest;
import papan.format.Shapes;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Lesson;
import papan.rules.RuleBook;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papan lesson}: opens a lesson in the window; checks lessons; plays one as text. */
@Command(
        name = "lesson",
        description = "Opens a lesson in the window, checks lessons, or plays one as text.",
        footer = "  papan lesson keep-going --present",
        subcommands = {
            LessonCheckCommand.class,
            LessonCommand.Play.class,
            LessonCommand.ListAll.class,
            LessonRecordCommand.class,
            LessonStringsCommand.class,
            LessonPackCommand.class,
            HelpCommand.class
        })
final class LessonCommand extends AnyCommand {
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

    @Override
    public Integer call() {
        String name = file;
        if (name == null) {
            throw CallException.wrong("papan lesson needs a FILE, or a command: " + commands() + ".");
        }
        RuleBook book = rules.book();
        Lesson lesson = LessonArgument.find(name, book);
        if (step != null && lesson.steps().stream().noneMatch(s -> s.head().id().equals(step))) {
            List<String> ids = lesson.steps().stream().map(s -> s.head().id()).toList();
            throw CallException.wrong(
                    "--step \"" + step + "\" is not a step of this lesson. " + Nearest.suggestion(step, ids));
        }
        String look = theme.of(around().window()).orElse(null);
        if (speed != null && (speed < 0.25 || speed > 8)) {
            throw CallException.wrong("--speed " + speed + " is not between 0.25 and 8.");
        }
        if (motion != null) {
            Words.oneOf("--motion", motion, around().window().motions());
        }
        if (language != null) {
            LanguageOption.parse(language);
        }
        LessonRun run = LessonArgument.run(name, lesson, book);
        if (!around().window().canOpen()) {
            PrintWriter out = out();
            return PlainLesson.withoutDisplay(run, around().input(), out);
        }
        around().window()
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

    /** {@code papan lesson list}. */
    @Command(name = "list", description = "Lists the shipped lessons.", footer = "  papan lesson list --lang zh")
    static final class ListAll extends SpeakingCommand {
        @Mixin
        private FormatOption format = new FormatOption();

        @Override
        public Integer call() {
            List<Lesson> lessons = LessonShelf.all(RuleBooks.shipped()).stream()
                    .map(lesson -> LessonArgument.translation(lesson.id(), lesson, language())
                            .lesson())
                    .toList();
            if (format.isJson()) {
                out().println(lessons.stream()
                        .map(each -> JsonPrinter.line(Shapes.keywords("id", each.id(), "title", each.title())))
                        .collect(Collectors.joining(",\n", "[\n", "\n]")));
            } else {
                lessons.forEach(each -> out().printf(Locale.ROOT, "%-26s %s%n", each.id(), each.title()));
            }
            return Exit.DONE;
        }
    }

    /** {@code papan lesson play}. */
    @Command(
            name = "play",
            description = "Plays a lesson as text, question by question.",
            footer = "  papan lesson play keep-going --lang ms")
    static final class Play extends SpeakingCommand {
        @Parameters(paramLabel = "FILE|ID", description = "a lesson file, or the id of a shipped lesson")
        private String file = "";

        @Option(names = "--answers", paramLabel = "FILE", description = "answers, one a line (default: standard input)")
        private @Nullable String answers;

        @Option(names = "--bank", description = "ask the questions that the lesson keeps for later days instead")
        private boolean bank;

        @Mixin
        private RuleFolderOption rules = new RuleFolderOption();

        @Override
        public Integer call() throws IOException {
            RuleBook book = rules.book();
            Lesson lesson = LessonArgument.find(file, book);
            PrintWriter out = out();
            String source = answers == null ? "-" : answers;
            try (BufferedReader in = around().open(source)) {
                LessonRun run =
                        LessonArgument.run(file, lesson, book).in(LessonArgument.translation(file, lesson, language()));
                return new PlainLesson(bank ? bank(run) : run, language(), out)
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
