package papan.json.rules;

import static papan.format.Shapes.keywords;

import java.util.List;
import java.util.Map;
import papan.format.JsonPrinter;
import papan.rules.Evidence;

/** What the rule sets were held against, as it comes with the program. */
public final class EvidenceFile {
    private EvidenceFile() {}

    /** All of it. */
    public static Evidence shipped() {
        return Shipped.EVIDENCE;
    }

    /** What is known of some rule sets as one JSON object. */
    public static String line(List<Evidence.Row> rows) {
        return JsonPrinter.line(keywords(
                        "date", shipped().date(),
                        "rows", rows.stream().map(EvidenceFile::written).toList(),
                        "unverified", shipped().unverified()))
                + "\n";
    }

    private static Map<String, Object> written(Evidence.Row row) {
        return keywords(
                "rules", row.rules(),
                "revision", row.revision(),
                "with", row.with(),
                "name", shipped().held().getOrDefault(row.with(), ""),
                "turns", row.turns(),
                "agreed", row.agreed(),
                "note", row.note());
    }

    private static final class Shipped {
        static final Evidence EVIDENCE =
                ShippedFile.read("/papan/evidence/evidence.json", RuleWords.ALL.object(Evidence.class));
    }
}
