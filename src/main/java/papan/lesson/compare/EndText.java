package papan.lesson.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import papan.analysis.EndState;
import papan.model.Side;
import papan.narration.CaptionText;

/** Where boards stand after all moves, and what they took, in words. */
public record EndText(CaptionText words) {
    /**
     * One thing that is counted or told of each board.
     *
     * @param key what it is, such as {@code captured}
     * @param values one for each board
     */
    public record Row(String key, String title, List<String> values) {
        public Row {
            values = List.copyOf(values);
        }
    }

    /** What stands above the rows. */
    public String title() {
        return words.text("compare.ends.title");
    }

    /** All that there is to say of some boards, below their names. */
    public List<List<String>> table(List<String> names, List<EndState> ends) {
        return Stream.concat(Stream.of(new Row("title", title(), names)), rows(ends).stream())
                .map(row -> Stream.concat(Stream.of(row.title()), row.values().stream())
                        .toList())
                .toList();
    }

    /** The same, row by row. */
    public List<Row> rows(List<EndState> ends) {
        List<Row> rows = new ArrayList<>();
        for (Side side : Side.values()) {
            rows.add(row("store." + side.id(), ends, end -> end.position().inStore(side)));
            rows.add(row("row." + side.id(), ends, end -> end.position().inRow(side)));
        }
        if (ends.stream().anyMatch(end -> !end.position().burnt().isEmpty())) {
            rows.add(row("burnt", ends, end -> end.position().burnt().size()));
        }
        rows.add(row("captured", ends, EndState::captured));
        rows.add(row("laps", ends, EndState::laps));
        rows.add(row("turns", ends, EndState::turns));
        rows.add(row("next", ends, this::next));
        return rows;
    }

    private Row row(String key, List<EndState> ends, Function<EndState, ?> read) {
        return new Row(
                key,
                words.text("compare.ends." + key),
                ends.stream().map(read).map(String::valueOf).toList());
    }

    /** Who moves then, or how the round has ended. */
    public String next(EndState end) {
        return end.round()
                .map(winner -> words.text("compare.ends.round", Map.of("winner", winner.id())))
                .orElseGet(() -> mover(end.position().toMove()));
    }

    /** That a player moves. */
    public String mover(Side player) {
        return words.text("compare.ends.mover", Map.of("player", player.id()));
    }
}
