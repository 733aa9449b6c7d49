package papan.ui.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JComponent;
import papan.analysis.EndState;
import papan.lesson.compare.EndText;

/** Where each board stands after all moves, and what it took; what differs is set off. */
final class EndsSheet {
    private final Sheet sheet = new Sheet("compare.ends");
    private final CompareWords words;

    EndsSheet(CompareWords words) {
        this.words = words;
    }

    Sheet view() {
        return sheet;
    }

    void show(Encounter encounter) {
        List<String> names =
                encounter.matchup().contenders().stream().map(words::name).toList();
        List<EndState> ends =
                encounter.sideBySide().boards().stream().map(EndState::of).toList();
        EndText told = words.ends();
        sheet.begin(told.title(), names);
        told.rows(ends).forEach(this::row);
        refusals(encounter);
        sheet.revalidate();
        sheet.repaint();
    }

    /** Who chooses on a board after all moves, or how its round has ended. */
    static String next(Encounter encounter, int board, CompareWords words) {
        return encounter
                .chooser(board)
                .map(words.ends()::mover)
                .orElseGet(() -> words.ends()
                        .next(EndState.of(encounter.sideBySide().boards().get(board))));
    }

    private void row(EndText.Row told) {
        boolean differ = told.values().stream().distinct().count() > 1;
        List<JComponent> cells = new ArrayList<>();
        cells.add(CompareTexts.quiet(told.title()));
        told.values().forEach(value -> cells.add(differ ? CompareTexts.strong(value) : CompareTexts.body(value)));
        GridRow row = new GridRow(cells, Optional.empty());
        row.setLit(differ);
        row.setName("compare.end." + told.key());
        sheet.add(row);
    }

    private void refusals(Encounter encounter) {
        for (int board = 0; board < encounter.boards(); board++) {
            int at = board;
            encounter
                    .refused(board)
                    .ifPresent(refusal -> sheet.say(words.text(
                            "compare.then",
                            Map.of(
                                    "rules",
                                            words.name(encounter
                                                    .matchup()
                                                    .contenders()
                                                    .get(at)),
                                    "event", words.told(encounter, at, Optional.empty())))));
        }
    }
}
