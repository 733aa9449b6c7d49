package papan.json.rules;

import static papan.format.Shapes.keywords;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import papan.format.FormatException;
import papan.format.JsonObjectReader;
import papan.format.JsonPrinter;
import papan.format.JsonValue;
import papan.format.Problems;
import papan.rules.Evidence;

/** What the rule sets were held against, as it comes with the program. */
public final class EvidenceFile {
    private EvidenceFile() {}

    /** All of it. */
    public static Evidence shipped() {
        return Shipped.EVIDENCE;
    }

    private static Evidence read() {
        try {
            Problems problems = new Problems("evidence.json");
            JsonObjectReader in = JsonObjectReader.of(ShippedFile.read("/papan/evidence/evidence.json"), problems)
                    .orElseThrow();
            String date = in.requiredText("date").orElse("");
            Map<String, String> held = new LinkedHashMap<>();
            for (JsonValue each : in.list("held")) {
                JsonObjectReader one = JsonObjectReader.of(each, problems).orElseThrow();
                held.put(
                        one.requiredText("id").orElse(""),
                        one.requiredText("name").orElse(""));
                one.finish();
            }
            List<Evidence.Row> rows = new ArrayList<>();
            for (JsonValue each : in.list("rows")) {
                rows.add(row(JsonObjectReader.of(each, problems).orElseThrow()));
            }
            List<String> unverified = in.list("unverified", in::asText);
            in.finish();
            problems.throwIfAny();
            return new Evidence(date, held, rows, unverified);
        } catch (FormatException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Evidence.Row row(JsonObjectReader in) {
        Evidence.Row row = new Evidence.Row(
                in.requiredText("rules").orElse(""),
                in.whole("revision", 1, 9999).orElse(0),
                in.requiredText("with").orElse(""),
                in.whole("turns", 1, 99_999_999).orElse(0),
                in.whole("agreed", 0, 99_999_999).orElse(0),
                in.text("note").orElse(""));
        in.finish();
        return row;
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
        static final Evidence EVIDENCE = read();
    }
}
