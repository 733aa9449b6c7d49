package papan.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import papan.export.GridCsv;
import papan.export.ResultCsv;
import papan.format.Visible;
import papan.json.progress.ClassFolders;
import papan.json.progress.ProgressFolder;
import papan.json.progress.ResultWriter;
import papan.lesson.learner.ClassFolder;
import papan.lesson.learner.HandIn;
import papan.lesson.learner.ResultGrid;
import papan.lesson.learner.ResultRow;
import papan.search.CtrlC;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papan results}: what learners have answered, from their progress files. */
@Command(
        name = "results",
        description = "Prints what learners have answered, from their progress files: as a table for other programs,"
                + " or question by question for a class.",
        footer = "  papan results class-folder --grid")
final class ResultsCommand extends SpeakingCommand {
    @Parameters(arity = "1..*", paramLabel = "FOLDER|FILE", description = "progress files, or folders with them")
    private List<String> sources;

    @Option(
            names = "--format",
            paramLabel = "csv|json",
            defaultValue = "csv",
            description = "one line, or one object, for each question of each learner")
    private Format format;

    private enum Format {
        CSV,
        JSON
    }

    @Option(names = "--class", description = "instead: a bar for each first answer to each question, without names")
    private boolean wholeClass;

    @Option(
            names = "--grid",
            description = "instead: a line for each learner and a column for each question, by goal, those with most"
                    + " misconceptions first")
    private boolean grid;

    @Option(
            names = "--names",
            description = "with --class: who gave which answer; with --grid: names in place of numbers")
    private boolean names;

    @Override
    public Integer call() throws IOException {
        if (names && !wholeClass && !grid) {
            throw CallException.wrong("--names needs --class or --grid.");
        }
        if (wholeClass && grid) {
            throw CallException.wrong("--class and --grid can't be printed both: leave out one.");
        }
        if (wholeClass) {
            refuse("--class draws bars.", "--format");
        }
        if (grid && format == Format.JSON) {
            throw CallException.wrong("--format json: a grid can be csv only.");
        }
        List<Path> files = files();
        try (CtrlC ctrlC = CtrlC.watched()) {
            return print(read(files, ctrlC), files.size());
        }
    }

    private int print(ClassFolder found, int files) throws IOException {
        PrintWriter out = out();
        List<ResultRow> rows = found.rows();
        if (grid) {
            print(ResultGrid.of(names ? rows : ResultRow.withoutNames(rows)), out);
        } else if (wholeClass) {
            new PlainClass(rows, names, text(), out).print();
        } else if (format == Format.JSON) {
            ResultWriter.write(rows, out);
        } else {
            out.println(ResultCsv.HEADER);
            rows.forEach(row -> out.println(ResultCsv.line(row)));
        }
        out.flush();
        found.told().forEach(told -> tell(said(told)));
        found.again().forEach(again -> tell(said(again)));
        if (found.files() < files) {
            tell("Stopped after " + found.files() + " of " + files + " files.");
        }
        return found.told().stream().allMatch(told -> told.kind() == ClassFolder.Kind.SAME) ? Exit.DONE : Exit.NO;
    }

    /** As many of the files as there is time for before Ctrl-C. */
    private ClassFolder read(List<Path> files, CtrlC ctrlC) {
        CliText words = text();
        Patience patience = new Patience(ctrlC, 0, ProgressLine.on(err(), words, "progress.files", files.size()));
        ClassFolder found = ClassFolders.read(files, read -> {
            patience.progress(read);
            return !patience.isOver();
        });
        patience.done();
        return found;
    }

    /** As a table for people, or as one for a spreadsheet where a format is named. */
    private void print(ResultGrid table, PrintWriter out) {
        if (has("--format")) {
            out.print(GridCsv.of(table));
        } else {
            new PlainGrid(table, text(), out).print();
        }
    }

    private void tell(String line) {
        err().println(Visible.line(line));
    }

    private static String said(ClassFolder.Told told) {
        return switch (told.kind()) {
            case BROKEN -> told.detail();
            case NO_RESULT -> told.file() + " isn't a progress file, so it doesn't count.";
            case SAME -> told.file() + " is the same as " + told.detail() + ". It counts once.";
        };
    }

    private static String said(ClassFolder.Again again) {
        List<String> files = again.files().stream().map(HandIn::file).toList();
        String both = again.learner() + " is in " + String.join(", ", files) + ". The newest one counts, "
                + files.get(0) + ".";
        return again.isApart()
                ? both
                        + " It leaves out answers of the others: if these are two learners, change \"learner\" in one file."
                : both;
    }

    private List<Path> files() {
        List<Path> files = new ArrayList<>();
        for (String source : sources) {
            Path path = Path.of(source);
            if (Files.isDirectory(path)) {
                List<Path> inside = UnreadFile.read(Exit.FILE, "The folder " + path, () -> ClassFolders.files(path));
                if (inside.isEmpty()) {
                    throw CallException.file("The folder " + source + " has no files whose names end with "
                            + ProgressFolder.ENDING + ".");
                }
                files.addAll(inside);
            } else if (Files.exists(path)) {
                files.add(path);
            } else {
                throw CallException.file("The progress file " + source + " does not exist.");
            }
        }
        return files;
    }
}
