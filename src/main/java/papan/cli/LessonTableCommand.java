package papan.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import papan.export.CsvLine;
import papan.json.lesson.FiguresWriter;
import papan.json.lesson.LessonShelf;
import papan.lesson.check.LessonFigures;
import papan.lesson.check.LessonFigures.First;
import papan.lesson.check.ReadingLoad;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Lesson;
import papan.rules.Key;
import papan.rules.RuleBook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papan lesson table}. */
@Command(
        name = "table",
        description = "Lessons in figures, one a line: how long they are, what there is to do and to read.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class LessonTableCommand implements Callable<Integer> {
    private static final List<String> CSV = List.of(
            "lesson",
            "strand",
            "level",
            "minutes",
            "steps",
            "questions",
            "kept",
            "own_moves",
            "first_act_step",
            "first_act_minute",
            "first_move_step",
            "first_move_minute",
            "looking_on",
            "longest_screen",
            "longest_sentence",
            "new_words",
            "sources");
    /** The keys of the headings, in the order of the columns. */
    private static final List<String> HEADINGS = List.of(
            "table.lesson",
            "table.strand",
            "table.level",
            "table.minutes",
            "table.steps",
            "table.questions",
            "table.kept",
            "table.own-moves",
            "table.first-act",
            "table.first-move",
            "table.looking-on",
            "table.screen",
            "table.sentence",
            "table.new-words",
            "table.sources");
    /** The columns with words, which are read from the left; the others are numbers. */
    private static final int WORDS = 3;

    private static final String NONE = "-";

    @Mixin
    private Output output = new Output();

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE|FOLDER|ID",
            description = "lesson files, folders or ids; \"shipped\", or none, for all shipped lessons")
    private List<String> names = new ArrayList<>();

    @Mixin
    private RuleFolderOption rules = new RuleFolderOption();

    @Option(names = "--format", paramLabel = "text|csv|json", defaultValue = "text", description = "how to print it")
    private String format = "text";

    @Mixin
    private LanguageOption language = new LanguageOption();

    @Override
    public Integer call() throws IOException {
        Arguments.oneOf("--format", format, List.of("text", "csv", "json"));
        List<LessonFigures> figures = figures(rules.book());
        PrintWriter out = output.out();
        switch (format) {
            case "csv" -> {
                out.println(CsvLine.of(CSV));
                figures.forEach(each -> out.println(CsvLine.of(values(each))));
            }
            case "json" -> FiguresWriter.write(figures, out);
            default -> print(figures, out);
        }
        out.flush();
        return Exit.DONE;
    }

    private List<LessonFigures> figures(RuleBook book) {
        List<LessonRun> runs = LessonArgument.each(names).stream()
                .map(name -> LessonArgument.run(name, LessonArgument.find(name, book), book))
                .toList();
        List<Lesson> known = Stream.concat(
                        LessonShelf.all(book).stream(), runs.stream().map(LessonRun::lesson))
                .toList();
        return runs.stream().map(run -> LessonFigures.of(run, known)).toList();
    }

    private void print(List<LessonFigures> figures, PrintWriter out) {
        CliText words = new CliText(language.language());
        List<List<String>> rows = new ArrayList<>();
        rows.add(HEADINGS.stream().map(words::text).toList());
        figures.forEach(each -> rows.add(cells(each)));
        List<Integer> widths = IntStream.range(0, HEADINGS.size())
                .mapToObj(column -> rows.stream()
                        .mapToInt(row -> TerminalColumn.width(row.get(column)))
                        .max()
                        .orElse(0))
                .toList();
        for (List<String> row : rows) {
            out.println(String.join(
                    "  ",
                    IntStream.range(0, row.size())
                            .mapToObj(column -> column < WORDS
                                    ? TerminalColumn.left(row.get(column), widths.get(column))
                                    : TerminalColumn.right(row.get(column), widths.get(column)))
                            .toList()));
        }
    }

    private static List<String> cells(LessonFigures figures) {
        Lesson lesson = figures.lesson();
        List<String> cells = new ArrayList<>(head(figures));
        cells.add(cell(figures.firstAct()));
        cells.add(cell(figures.firstOwnMove()));
        cells.addAll(load(figures, NONE));
        cells.add(String.valueOf(lesson.meta().sources().size()));
        return cells;
    }

    private static String cell(Optional<First> first) {
        return first.map(there -> there.step() + " (" + plain(there.minutes()) + ")")
                .orElse(NONE);
    }

    private static List<String> values(LessonFigures figures) {
        List<String> values = new ArrayList<>(head(figures));
        for (Optional<First> first : List.of(figures.firstAct(), figures.firstOwnMove())) {
            values.add(first.map(there -> String.valueOf(there.step())).orElse(""));
            values.add(first.map(there -> plain(there.minutes())).orElse(""));
        }
        values.addAll(load(figures, ""));
        values.add(String.join(
                "; ",
                figures.lesson().meta().sources().stream()
                        .map(Lesson.Reference::cite)
                        .toList()));
        return values;
    }

    private static List<String> head(LessonFigures figures) {
        Lesson lesson = figures.lesson();
        return List.of(
                lesson.id(),
                Key.of(lesson.meta().audience().strand()),
                Key.of(lesson.meta().audience().level()),
                String.valueOf(lesson.meta().minutes()),
                String.valueOf(lesson.steps().size()),
                String.valueOf(figures.questions()),
                String.valueOf(lesson.material().bank().size()),
                String.valueOf(figures.ownMoves()));
    }

    private static List<String> load(LessonFigures figures, String unknown) {
        Optional<ReadingLoad> load = figures.load();
        return Stream.of(
                        load.map(ReadingLoad::longestLookingOn),
                        load.map(ReadingLoad::longestScreen),
                        load.map(ReadingLoad::longestSentence),
                        load.map(each -> each.newWords().size()))
                .map(number -> number.map(String::valueOf).orElse(unknown))
                .toList();
    }

    private static String plain(double minutes) {
        return BigDecimal.valueOf(minutes).stripTrailingZeros().toPlainString();
    }
}
