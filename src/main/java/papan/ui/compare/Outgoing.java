package papan.ui.compare;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;

/** What is compared leaves the workspace: as a step of a lesson, or as a file. */
final class Outgoing {
    private final Encounters encounters;
    private final CompareWords words;
    private final CompareFiles files;
    private final Consumer<String> tell;

    /**
     * For what is compared.
     *
     * @param tell is told how it went
     */
    Outgoing(Encounters encounters, CompareWords words, CompareFiles files, Consumer<String> tell) {
        this.encounters = encounters;
        this.words = words;
        this.files = files;
        this.tell = tell;
    }

    /** Copies a step of a lesson that compares the same. */
    void copyStep() {
        List<CompareFiles.Board> boards = encounters.matchup().contenders().stream()
                .map(each -> new CompareFiles.Board(
                        each.rules(),
                        each.borrowed().map(Contender.Borrowed::clauses).orElse(List.of()),
                        each.borrowed().map(Contender.Borrowed::from)))
                .toList();
        if (encounters.matchup().contenders().stream()
                .anyMatch(each -> each.since().isPresent())) {
            tell.accept(words.text("compare.step.what-if"));
            return;
        }
        if (encounters.matchup().moves().isEmpty()) {
            tell.accept(words.text("compare.step.empty"));
            return;
        }
        Optional<String> problem = files.copyStep(
                boards,
                encounters.matchup().from(),
                encounters.matchup().moves(),
                encounters.matchup().pairing().id());
        tell.accept(problem.map(text -> words.text("compare.step.refused", Map.of("problem", text)))
                .orElseGet(() -> words.text("compare.step.copied")));
    }

    /** Lets a file be chosen, and saves in it what is shown at a step. */
    void save(JComponent parent, int cursor) {
        files.save(parent, page(cursor), tell);
    }

    /** What is shown at a step. */
    CompareFiles.Page page(int cursor) {
        return new ComparisonPage(encounters.encounter(), words, cursor).page();
    }
}
