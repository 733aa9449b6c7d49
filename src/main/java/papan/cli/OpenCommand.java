package papan.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import papan.json.FileShape;
import papan.json.lesson.LessonCatalogues;
import papan.json.lesson.LessonShelf;
import papan.lesson.script.LessonPlace;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/**
 * {@code papan FILE}: shows a file as what it says it is, as a double click on it does; and {@code papan LINE}, a position
 * or a place in a lesson. Without a display it says what the command for such files says.
 */
@Command(name = OpenCommand.NAME, hidden = true, footer = "  papan mine.lesson.json")
final class OpenCommand extends SpeakingCommand {
    static final String NAME = "open";

    @Parameters(
            paramLabel = "FILE|LINE",
            description = "a lesson, a rule set, a match or any other file of Papan's; or a position, or a place in a"
                    + " lesson, as a line")
    private String file;

    @Mixin
    private ThemeOption theme;

    /** What was called, with this command before a file or a line that was named instead of a command. */
    static String[] named(CommandLine papan, String... args) {
        boolean command = args.length == 0
                || args[0].startsWith("-")
                || papan.getSubcommands().containsKey(args[0]);
        if (command || !(isLine(args[0]) || isFile(args[0]))) {
            return args;
        }
        List<String> all = new ArrayList<>(List.of(NAME));
        all.addAll(List.of(args));
        return all.toArray(String[]::new);
    }

    private static boolean isLine(String name) {
        return LessonPlace.is(name) || Surroundings.isPosition(name);
    }

    /** Whether this can only be meant as a file. */
    private static boolean isFile(String name) {
        try {
            return name.endsWith(".json") || Files.exists(Path.of(name));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    @Override
    public Integer call() {
        if (isLine(file)) {
            List<String> call = new ArrayList<>(LessonPlace.is(file) ? lesson(file) : List.of("match", file));
            theme.asked().ifPresent(look -> call.addAll(List.of("--theme", look.name())));
            return run(call);
        }
        boolean window = around().window().canOpen();
        Path path = window && Files.isDirectory(Path.of(file)) ? Path.of(file) : Arguments.file("file", file);
        if (!window) {
            return run(command(path));
        }
        around().window().open(path.toAbsolutePath(), theme.asked(), askedLanguage());
        return Exit.DONE;
    }

    private static List<String> lesson(String line) {
        LessonPlace place = LessonPlace.parse(line)
                .orElseThrow(
                        () -> CallException.wrong("\"" + line + "\" is not a place in a lesson. Write it like lesson:"
                                + LessonShelf.ids().get(0) + "."));
        Stream<String> step = place.step().stream().flatMap(id -> Stream.of("--step", id));
        return Stream.concat(Stream.of("lesson", place.lesson()), step).toList();
    }

    private int run(List<String> command) {
        List<String> call = new ArrayList<>(command);
        askedLanguage().ifPresent(language -> call.addAll(List.of("--lang", language.tag())));
        return line().getParent().execute(call.toArray(String[]::new));
    }

    private List<String> command(Path path) {
        return switch (UnreadFile.read(Exit.FILE, "The file " + file, () -> FileShape.of(path))) {
            case LESSON -> List.of("lesson", file);
            case STRINGS -> List.of("lesson", lessonOf(path));
            case RULES -> List.of("rules", "show", file);
            case MATCH -> List.of("match", file);
            case PROGRESS -> List.of("results", file);
            case POSITION ->
                throw CallException.wrong("The file " + file + " is a position. Say for which rules: papan render"
                        + " --rules ID --position " + file + " --out board.png.");
            case COURSE ->
                throw CallException.wrong("The file " + file
                        + " only says in which order lessons come. Name one of the lessons beside it.");
            case OTHER ->
                throw CallException.wrong("The file " + file + " is not one of Papan's: no lesson, rule set, match,"
                        + " position, course or learner's progress.");
        };
    }

    private String lessonOf(Path strings) {
        return LessonCatalogues.lessonOf(strings)
                .map(Path::toString)
                .orElseThrow(() -> CallException.wrong("The file " + file
                        + " holds a lesson's words in another language, and the lesson is not beside it."));
    }
}
