package papan.ui.chart;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import papan.analysis.Part;
import papan.analysis.SeedCurve;
import papan.analysis.Spacing;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.narration.Pattern;
import papan.narration.TextFamily;

/** What the chart says, in one wording. A sentence that a language lacks is taken from English. */
final class ChartWords {
    private final CaptionText captions;
    private final Map<String, Pattern> patterns;

    ChartWords(CaptionText captions) {
        this.captions = captions;
        this.patterns = new TextFamily(ChartWords.class, "chart")
                .inOrEnglish(captions.wording().language());
    }

    /** How the board's events are told. */
    CaptionText captions() {
        return captions;
    }

    String name() {
        return text("name", Map.of());
    }

    String title(int total) {
        return text("title", Map.of("total", total));
    }

    /** What the horizontal axis counts. */
    String axis(Spacing spacing) {
        return text("axis." + id(spacing), Map.of());
    }

    /** What the choice of spacings is called. */
    String spacings() {
        return text("spacing", Map.of());
    }

    String spacing(Spacing spacing) {
        return text("spacing." + id(spacing), Map.of());
    }

    /** A part of the board with the number of its seeds. */
    String label(Part part, int count) {
        return switch (part) {
            case SOUTH_STORE -> label("southStore", Side.SOUTH, count);
            case SOUTH_ROW -> label("southRow", Side.SOUTH, count);
            case HANDS -> text("label.hands", Map.of("count", count));
            case NORTH_ROW -> label("northRow", Side.NORTH, count);
            case NORTH_STORE -> label("northStore", Side.NORTH, count);
        };
    }

    /** All numbers of a moment as one sentence. */
    String description(Spacing spacing, SeedCurve.Row row) {
        Map<String, Object> args = new HashMap<>();
        args.put("number", row.number());
        args.put("south", Side.SOUTH);
        args.put("north", Side.NORTH);
        args.put("southStore", row.southStore());
        args.put("southRow", row.southRow());
        args.put("hands", row.hands());
        args.put("northRow", row.northRow());
        args.put("northStore", row.northStore());
        return text("description." + id(spacing), args);
    }

    private String label(String key, Side player, int count) {
        return text("label." + key, Map.of("player", player, "count", count));
    }

    private static String id(Spacing spacing) {
        return spacing.name().toLowerCase(Locale.ROOT);
    }

    private String text(String key, Map<String, ?> args) {
        Pattern pattern = patterns.get(key);
        return pattern == null ? "[" + key + "]" : captions.format(pattern, args);
    }
}
