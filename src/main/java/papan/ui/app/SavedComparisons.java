package papan.ui.app;

import java.awt.Component;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import papan.export.ComparisonFile;
import papan.json.FileShape;
import papan.json.lesson.StepWriter;
import papan.json.rules.RuleBooks;
import papan.model.Move;
import papan.model.Position;
import papan.rules.RuleSet;
import papan.ui.atlas.RuleFiles;
import papan.ui.common.Background;
import papan.ui.common.Fault;
import papan.ui.common.WindowText;
import papan.ui.compare.CompareFiles;

/** Comparisons in files that the user chooses, and as lesson steps on the clipboard. */
final class SavedComparisons implements CompareFiles {
    /** Pixels for each unit of a picture. */
    private static final int SCALE = 2;

    private final Opener opener;
    private final SavedFile files;

    SavedComparisons(Opener opener, WindowText words) {
        this.opener = opener;
        this.files = new SavedFile("comparison-file", ComparisonFile.ends(), words);
    }

    @Override
    public void save(Component parent, Page page, WindowText words, Consumer<String> then) {
        Optional<Path> chosen = files.choose(parent, page.name() + ".png");
        if (chosen.isEmpty()) {
            return;
        }
        Path file = chosen.get();
        String shown = String.valueOf(file.getFileName());
        Optional<ComparisonFile> kind = ComparisonFile.of(shown.toLowerCase(Locale.ROOT));
        if (kind.isEmpty()) {
            then.accept(words.text("compare.save.kind", Map.of("file", shown)));
            return;
        }
        ComparisonFile.Content content = new ComparisonFile.Content(
                page.picture()::draw,
                page.width(),
                page.height(),
                SCALE,
                words.language().tag(),
                page.title(),
                page.lines(),
                page.tables());
        SavedFile.write(
                file,
                kind.get().drawn(content),
                failed -> then.accept(
                        failed.isEmpty()
                                ? words.text("compare.saved", Map.of("file", file))
                                : words.text("compare.save.failed", Map.of("file", file, "reason", failed.get()))));
    }

    @Override
    public void openRules(Component parent, WindowText words, Consumer<RuleSet> then, Consumer<String> failed) {
        opener.ask(parent)
                .ifPresent(file -> Background.run(
                        () -> ruleSet(file),
                        outcome -> outcome.ifPresentOrElse(
                                found ->
                                        found.rules().ifPresentOrElse(then, () -> failed.accept(problem(words, found))),
                                () -> opener.open(file)),
                        failure -> failed.accept(unread(words, file, Background.reason(failure)))));
    }

    /** What came of reading a rule set; empty if the file says that it is something else. */
    private static Optional<RuleFiles.Outcome> ruleSet(Path file) {
        try {
            return FileShape.of(file) == FileShape.RULES
                    ? Optional.of(ChosenRuleFiles.outcome(file))
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // the opener says that it cannot be read
        }
    }

    private static String problem(WindowText words, RuleFiles.Outcome outcome) {
        Fault fault = outcome.faults().get(0);
        String where = fault.line() > 0
                ? String.valueOf(outcome.file().getFileName()) + ":" + fault.line() + ":" + fault.column()
                : String.valueOf(outcome.file().getFileName());
        return unread(words, where, (fault.message() + " " + fault.fix()).strip());
    }

    private static String unread(WindowText words, Object where, String problem) {
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
            Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(text), null);
        }
        return problem;
    }
}
