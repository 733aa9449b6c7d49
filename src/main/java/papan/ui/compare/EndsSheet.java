package papan.ui.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javax.swing.JComponent;
import papan.analysis.EndState;
import papan.model.Side;

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
        sheet.begin(words.text("compare.ends.title"), names);
        for (Side side : Side.values()) {
            row(ends, "store." + side.id(), end -> number(end.position().inStore(side)));
            row(ends, "row." + side.id(), end -> number(end.position().inRow(side)));
        }
        if (ends.stream().anyMatch(end -> !end.position().burnt().isEmpty())) {
            row(ends, "burnt", end -> number(end.position().burnt().size()));
        }
        row(ends, "captured", end -> number(end.captured()));
        row(ends, "laps", end -> number(end.laps()));
        row(ends, "turns", end -> number(end.turns()));
        row(ends, "next", end -> next(end, words));
        refusals(encounter);
        sheet.revalidate();
        sheet.repaint();
    }

    private static String number(int value) {
        return Integer.toString(value);
    }

    /** Who chooses on a board after all moves, or how its round has ended. */
    static String next(Encounter encounter, int board, CompareWords words) {
        return encounter
                .chooser(board)
                .map(side -> words.text("compare.ends.mover", Map.of("player", side.id())))
                .orElseGet(
                        () -> next(EndState.of(encounter.sideBySide().boards().get(board)), words));
    }

    private static String next(EndState end, CompareWords words) {
        return end.round()
                .map(winner -> words.text(
                        "compare.ends.round", Map.of("winner", winner.name().toLowerCase(Locale.ROOT))))
                .orElseGet(() -> words.text(
                        "compare.ends.mover",
                        Map.of("player", end.position().toMove().id())));
    }

    private void row(List<EndState> ends, String key, Function<EndState, String> read) {
        List<String> values = ends.stream().map(read).toList();
        boolean differ = values.stream().distinct().count() > 1;
        List<JComponent> cells = new ArrayList<>();
        cells.add(CompareTexts.quiet(words.text("compare.ends." + key)));
        values.forEach(value -> cells.add(differ ? CompareTexts.strong(value) : CompareTexts.body(value)));
        GridRow row = new GridRow(cells, Optional.empty());
        row.setLit(differ);
        row.setName("compare.end." + key);
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
