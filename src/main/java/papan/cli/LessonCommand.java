package papan.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import papan.format.JsonPrinter;
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
final class LessonCommand extends SpeakingCommand {
    @Parameters(arity = "0..1", paramLabel = "FILE|ID", description = "a lesson file, or the id of a shipped lesson")
    private Optional<String> file = Optional.empty();

    @Option(names = "--step", paramLabel = "ID", description = "the step to begin with")
    private Optional<String> step = Optional.empty();

    @Option(names = "--present", description = "show it to a class at once, on the second screen if there is one")
    private boolean present;

    @Mixin
    private RuleFolderOption rules;

    @Mixin
    private ThemeOption theme;

    @Option(names = "--speed", paramLabel = "N", description = "how fast seeds travel, 0.25 to 8")
    private Optional<Double> speed = Optional.empty();

    @Option(names = "--motion", paramLabel = "full|short|off", description = "how seeds get from house to house")
    private Optional<Window.Motion> motion = Optional.empty();

    @Override
    public Integer call() {
        String name = file.orElseThrow(
                () -> CallException.wrong("papan lesson needs a FILE, or a command: " + commands() + "."));
        RuleBook book = rules.book();
        Lesson lesson = LessonArgument.find(name, book);
        step.ifPresent(id -> LessonArgument.step(id, lesson));
        speed.ifPresent(Arguments::checkSpeed);
        LessonRun run = LessonArgument.run(name, lesson, book);
        if (!around().window().canOpen()) {
            LessonRun said = run.in(LessonArgument.translation(name, lesson, language()));
            return PlainLesson.withoutDisplay(said, language(), around().input(), out());
        }
        around().window()
                .open(new Window.Request(
                        lesson.id(),
                        LessonArgument.file(name, lesson, book),
                        step,
                        theme.asked(),
                        speed,
                        askedLanguage(),
                        motion,
                        present));
        return Exit.DONE;
    }

    /** {@code papan lesson list}. */
    @Command(name = "list", description = "Lists the shipped lessons.", footer = "  papan lesson list --lang zh")
    static final class ListAll extends SpeakingCommand {
        @Mixin
        private FormatOption format;

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
                TerminalColumn.table(
                                lessons.stream()
                                        .map(each -> List.of(each.id(), each.title()))
                                        .toList(),
                                2)
                        .forEach(out()::println);
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
        private String file;

        @Option(
                names = "--answers",
                paramLabel = "FILE",
                defaultValue = "-",
                description = "answers, one a line (default: standard input)")
        private String answers;

        @Option(names = "--bank", description = "ask the questions that the lesson keeps for later days instead")
        private boolean bank;

        @Mixin
        private RuleFolderOption rules;

        @Override
        public Integer call() throws IOException {
            RuleBook book = rules.book();
            Lesson lesson = LessonArgument.find(file, book);
            try (BufferedReader in = around().open(answers)) {
                LessonRun run =
                        LessonArgument.run(file, lesson, book).in(LessonArgument.translation(file, lesson, language()));
                return new PlainLesson(
                                bank ? bank(run) : run, language(), new Lines(in, Arguments.nameOf(answers)), out())
                        .play();
            }
        }
    }

    private static LessonRun bank(LessonRun run) {
        return run.bank()
                .orElseThrow(() ->
                        CallException.no("The lesson " + run.lesson().id() + " keeps no questions for later days."));
    }
}
