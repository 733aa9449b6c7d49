package papan.ui.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import papan.analysis.Counterparts;
import papan.model.House;
import papan.model.Side;

/** What must be known of boards that are not alike: which of their houses correspond, and what could not be taken over. */
record Correspondence(Encounter encounter, CompareWords words) {

    /** All of it in sentences, a line each; none where it is plain from the names of the houses. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int board = 1; board < encounter.boards(); board++) {
            if (!encounter.counterparts(board).isSame()) {
                lines.add(words.text(
                        "compare.houses",
                        Map.of("one", name(0), "other", name(board), "pairs", pairs(encounter.counterparts(board)))));
            }
        }
        for (int board = 1; board < encounter.boards(); board++) {
            String other = name(board);
            if (encounter.matchup().from().isPresent()
                    && !encounter.counterparts(board).isSameSize()) {
                lines.add(words.text("compare.own-seeds", Map.of("other", other)));
            }
            encounter
                    .sideBySide()
                    .lost(board)
                    .ifPresent(move -> lines.add(words.text(
                            "compare.lost", Map.of("house", move.from().name(), "other", other))));
        }
        return lines;
    }

    private String name(int board) {
        return words.name(encounter.matchup().contenders().get(board));
    }

    private String pairs(Counterparts counterparts) {
        return counterparts.pairs(Side.SOUTH).stream()
                .map(pair -> pair.first().name() + " = "
                        + pair.other().map(House::name).orElse(words.text("compare.houses.none")))
                .collect(Collectors.joining(", "));
    }
}
