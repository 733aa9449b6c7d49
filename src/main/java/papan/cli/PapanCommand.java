package papan.cli;

import java.io.PrintWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.file.InvalidPathException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import papan.format.Nearest;
import papan.format.Visible;
import papan.json.lesson.LessonShelf;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** {@code papan}: the root of all commands. */
@Command(
        name = "papan",
        description = {
            "Explains sowing games, seed by seed. Without a command it opens the window;",
            "with the name of a file alone, it shows that file: a lesson, a rule set, a match …"
        },
        footer = {"  papan lesson keep-going", "  papan mine.lesson.json", "  papan help rules"},
        subcommands = {
            LessonCommand.class,
            RulesCommand.class,
            TraceCommand.class,
            SimulateCommand.class,
            SearchCommand.class,
            ChartCommand.class,
            RenderCommand.class,
            CompareCommand.class,
            OpeningCommand.class,
            MatchCommand.class,
            ResultsCommand.class,
            ExportCommand.class,
            SchemaCommand.class,
            OpenCommand.class,
            CompletionCommand.class,
            HelpCommand.class
        })
public final class PapanCommand extends AnyCommand {
    @Option(
            names = "--debug",
            scope = ScopeType.INHERIT,
            description = "where something fails, write a log file for those who mend the program, and name it")
    private boolean debug;

    private final Surroundings surroundings;

    private PapanCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    Surroundings around() {
        return surroundings;
    }

    /** The program's, as the jar says it, and that of the Java that runs it. */
    private static String version() {
        String papan = Optional.ofNullable(PapanCommand.class.getPackage().getImplementationVersion())
                .orElse("from source");
        return "papan " + papan + ", Java " + Runtime.version();
    }

    /** All commands, none of which has been called. */
    static CommandLine tree(Surroundings around) {
        CommandLine line = new CommandLine(new PapanCommand(around))
                // A step may be called as a command is.
                .setAllowSubcommandsAsOptionParameters(true)
                .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
        Arguments.readBy(line);
        line.getCommandSpec().version(version());
        return line;
    }

    /**
     * Runs a command.
     *
     * @param around the window and the input that commands use
     * @return the exit status
     */
    public static int run(Surroundings around, PrintWriter rawOut, PrintWriter rawErr, String... args) {
        PrintWriter out = new PrintWriter(new PrintableWriter(rawOut), true);
        PrintWriter err = new PrintWriter(new PrintableWriter(rawErr), true);
        CommandLine line = tree(around);
        PapanCommand papan = line.getCommand();
        line.setOut(out)
                .setErr(err)
                .setParameterExceptionHandler((e, a) -> papan.wrongCall(e, err))
                .setExecutionExceptionHandler((e, c, r) -> papan.failed(e, err));
        int status = papan.execute(line, err, OpenCommand.named(line, args));
        boolean lost = out.checkError() && !(rawOut instanceof StandardOut pipe && pipe.isHungUp());
        if (lost && status == Exit.DONE) {
            err.println("Not all of it could be written to standard output.");
            status = Exit.FILE;
        }
        err.flush();
        return status;
    }

    private int execute(CommandLine line, PrintWriter err, String... args) {
        try {
            return line.execute(args);
        } catch (VirtualMachineError | LinkageError e) {
            return failed(e, err);
        }
    }

    /**
     * Tells the default lesson on the terminal, where there is no display to open the window on.
     *
     * @return the exit status
     */
    public static int withoutDisplay(Surroundings around, PrintWriter out, PrintWriter err) {
        return run(around, out, err, "lesson", LessonShelf.ids().get(0));
    }

    /**
     * Opens the window.
     *
     * @return the exit status, if it cannot be opened; else 0
     */
    public static int open(Runnable window, PrintWriter err) {
        try {
            window.run();
            return Exit.DONE;
        } catch (RuntimeException | VirtualMachineError | LinkageError e) {
            int status = told(e, err);
            err.flush();
            return status;
        }
    }

    private int wrongCall(ParameterException e, PrintWriter err) {
        if (e.getCause() != null && !(e.getCause() instanceof TypeConversionException)) {
            return failed(e.getCause(), err);
        }
        List<String> words = e.getArgSpec() == null ? List.of() : Arguments.words(e.getArgSpec());
        if (e.getArgSpec() instanceof OptionSpec option && e.getValue() != null && !words.isEmpty()) {
            err.println(Visible.line(option.longestName() + " \"" + e.getValue() + "\" is unknown. "
                            + Nearest.suggestion(e.getValue(), words))
                    .strip());
            return Exit.WRONG_CALL;
        }
        String command = e.getCommandLine().getCommandSpec().qualifiedName();
        String message = Objects.requireNonNullElse(e.getMessage(), "the call is wrong");
        err.println(command + ": " + Visible.line(message) + suggestion(e));
        return Exit.WRONG_CALL;
    }

    private static String suggestion(ParameterException e) {
        if (e instanceof UnmatchedArgumentException unmatched) {
            Optional<String> meant = format(unmatched)
                    .or(() -> unmatched.getSuggestions().stream().findFirst());
            if (meant.isPresent()) {
                return ". Did you mean \"" + meant.get() + "\"?";
            }
        }
        return ". Try " + e.getCommandLine().getCommandSpec().qualifiedName() + " --help.";
    }

    /** {@code --format json}, where {@code --json} was written; or {@code --format jsonl}. */
    private static Optional<String> format(UnmatchedArgumentException unmatched) {
        OptionSpec format = unmatched.getCommandLine().getCommandSpec().findOption("--format");
        List<String> formats = format == null ? List.of() : Arguments.words(format);
        return unmatched.getUnmatched().stream()
                .filter(name -> name.startsWith("--") && name.length() > 2)
                .flatMap(name -> formats.stream().filter(word -> word.startsWith(name.substring(2))))
                .map(word -> "--format " + word)
                .findFirst();
    }

    private int failed(Throwable e, PrintWriter err) {
        int status = told(e, err);
        if (debug) {
            err.println(DebugLog.write(e));
        }
        return status;
    }

    private static int told(Throwable e, PrintWriter err) {
        if (e instanceof CallException call) {
            err.println(call.getMessage());
            return call.status();
        }
        if (e instanceof InvalidPathException path) {
            err.println("The name \"" + path.getInput() + "\" cannot name a file here: " + path.getReason()
                    + ". Letters beyond English ones need a locale in UTF-8, such as LC_ALL=C.UTF-8.");
            return Exit.FILE;
        }
        if (e instanceof CharacterCodingException) {
            err.println("What was to be read is not text in UTF-8.");
            return Exit.FILE;
        }
        if (MissingFonts.isCauseOf(e)) {
            err.println(MissingFonts.SENTENCE);
            return Exit.FILE;
        }
        if (e instanceof OutOfMemoryError || e instanceof StackOverflowError) {
            err.println("There is not enough memory for this. Ask for less at once.");
            return Exit.FILE;
        }
        err.println("Something went wrong that should not have. With --debug a log file is written that tells where.");
        return Exit.FILE;
    }
}
