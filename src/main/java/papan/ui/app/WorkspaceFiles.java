package papan.ui.app;

import java.awt.Component;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.export.ChartFile;
import papan.export.ComparisonFile;
import papan.format.FormatException;
import papan.format.Visible;
import papan.json.FileShape;
import papan.json.lesson.StepWriter;
import papan.json.match.MatchWriter;
import papan.json.rules.HouseRules;
import papan.json.rules.RuleBooks;
import papan.model.Move;
import papan.model.Position;
import papan.narration.AlterationText;
import papan.replay.RecordedMatch;
import papan.rules.Alteration;
import papan.rules.RuleSet;
import papan.ui.app.FileDialogs.Kind;
import papan.ui.atlas.RuleFiles;
import papan.ui.common.Background;
import papan.ui.common.Fault;
import papan.ui.common.WindowText;
import papan.ui.compare.CompareFiles;
import papan.ui.explore.ExploreFiles;
import papan.ui.plot.ChartFiles;
import papan.ui.plot.ChartPicture;

/**
 * What the workspaces read and write: charts, comparisons, recorded matches and rule sets, which are remembered until they
 * are taken off the list; and lesson steps on the clipboard.
 */
final class WorkspaceFiles implements ChartFiles, CompareFiles, ExploreFiles, RuleFiles {
    /** Pixels for each unit of a picture: sharp on paper and on any screen. */
    private static final int SCALE = 2;

    private final FileDialogs dialogs;
    private final WindowText words;
    private final Consumer<Component> chooser;
    private final Consumer<Path> opener;
    private final Supplier<? extends Optional<? extends Memory>> memory;

    /** Remembers rule sets. */
    interface Memory {
        /** Their files, the one that was opened last first. */
        List<Path> rules();

        void addRules(Path file);

        void removeRules(Path file);
    }

    /**
     * What is read and written.
     *
     * @param chooser lets a file be chosen, and opens it
     * @param opener opens a file that says that it is something else
     */
    WorkspaceFiles(
            FileDialogs dialogs,
            WindowText words,
            Consumer<Component> chooser,
            Consumer<Path> opener,
            Supplier<? extends Optional<? extends Memory>> memory) {
        this.dialogs = dialogs;
        this.words = words;
        this.chooser = chooser;
        this.opener = opener;
        this.memory = memory;
    }

    @Override
    public void save(
            Component parent, Chart chart, int cursor, boolean overlay, ChartText texts, Consumer<String> then) {
        String name = chart.entries().get(0).rules().id() + "-" + chart.kind().id() + ".png";
        ChartPicture picture = new ChartPicture(chart, texts, cursor, overlay);
        ChartFile.Page page = new ChartFile.Page(chart, cursor, texts, picture::draw, SCALE);
        dialogs.save(
                parent,
                Kind.CHART,
                name,
                file -> ChartFile.of(file).orElseThrow().drawn(page)::get,
                texts::text,
                then);
    }

    @Override
    public void save(Component parent, Page page, Consumer<String> then) {
        ComparisonFile.Content content = new ComparisonFile.Content(
                page.picture()::draw,
                page.width(),
                page.height(),
                SCALE,
                words.language().tag(),
                page.title(),
                page.lines(),
                page.tables());
        dialogs.save(
                parent,
                Kind.COMPARISON,
                page.name() + ".png",
                file -> ComparisonFile.of(file).orElseThrow().drawn(content)::get,
                words::text,
                then);
    }

    @Override
    public void save(Component parent, RecordedMatch match, String proposed, Consumer<String> then) {
        dialogs.save(parent, Kind.MATCH, proposed, file -> () -> MatchWriter.write(match), words::text, then);
    }

    @Override
    public List<Path> remembered() {
        return memory.get().map(Memory::rules).orElse(List.of());
    }

    @Override
    public void remember(Path file) {
        memory.get().ifPresent(own -> own.addRules(file));
    }

    @Override
    public void forget(Path file) {
        memory.get().ifPresent(own -> own.removeRules(file));
    }

    @Override
    public void keep(
            Component parent,
            Alteration alteration,
            String name,
            String teller,
            Set<String> taken,
            BiConsumer<Path, Optional<String>> then) {
        RuleSet told = alteration.told(
                HouseRules.id(name, taken),
                Map.of("en", Visible.line(name)),
                AlterationText.atHome(),
                Visible.line(teller),
                LocalDate.ofInstant(InstantSource.system().instant(), ZoneId.systemDefault()));
        String text = HouseRules.written(told, alteration.base(), RuleBooks.shipped());
        dialogs.save(
                parent, Kind.RULES, told.id() + ".json", file -> () -> text.getBytes(StandardCharsets.UTF_8), then);
    }

    @Override
    public void choose(Component parent) {
        chooser.accept(parent);
    }

    @Override
    public Outcome read(Path file) {
        try {
            RuleSet rules = RuleBooks.read(file);
            return new Outcome(file, Optional.of(rules), Faults.of(RuleBooks.check(file)));
        } catch (FormatException e) {
            return new Outcome(file, Optional.empty(), Faults.of(e.problems()));
        } catch (IOException e) {
            return new Outcome(file, Optional.empty(), List.of(Fault.UNREAD));
        }
    }

    @Override
    public void read(Path file, Reading then) {
        MatchReading.begin(file, then);
    }

    @Override
    public void openRules(Component parent, Consumer<RuleSet> then, Consumer<String> failed) {
        dialogs.open(parent)
                .ifPresent(file -> Background.run(
                        () -> ruleSet(file),
                        outcome -> outcome.ifPresentOrElse(
                                found -> found.rules().ifPresentOrElse(then, () -> failed.accept(problem(found))),
                                () -> opener.accept(file)),
                        failure -> failed.accept(unread(file, Background.reason(failure)))));
    }

    /** What came of reading a rule set; empty if the file says that it is something else. */
    private Optional<Outcome> ruleSet(Path file) {
        try {
            return FileShape.of(file) == FileShape.RULES ? Optional.of(read(file)) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // the opener says that it cannot be read
        }
    }

    private String problem(Outcome outcome) {
        Fault fault = outcome.faults().get(0);
        String where = outcome.name() + (fault.line() > 0 ? ":" + fault.line() + ":" + fault.column() : "");
        return unread(where, (fault.message() + " " + fault.fix()).strip());
    }

    private String unread(Object where, String problem) {
        return words.text("compare.open.failed", Map.of("file", where, "problem", problem));
    }

    @Override
    public Optional<String> copyStep(List<Board> boards, Optional<Position> from, List<Move> moves, String pairing) {
        List<StepWriter.Board> all = boards.stream()
                .map(board -> new StepWriter.Board(board.rules(), board.borrowed(), board.from()))
                .toList();
        String text = StepWriter.compare(all, from, moves, pairing);
        Optional<String> problem = StepWriter.problem(text, RuleBooks.shipped());
        if (problem.isEmpty()) {
            copy(text);
        }
        return problem;
    }

    /** Puts a text on the clipboard. */
    static void copy(String text) {
        Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(text), null);
    }
}
