package papan.rules;

import java.util.List;
import java.util.Map;

/**
 * What the shipped rule sets were held against, and what came of it.
 *
 * @param date the day on which it was done, such as 2026-11-23
 * @param held what each kind of comparison was made with, by its id
 * @param rows what came of it, rule set by rule set
 * @param unverified what nobody has checked
 */
public record Evidence(String date, Map<String, String> held, List<Row> rows, List<String> unverified) {
    public Evidence {
        held = Map.copyOf(held);
        rows = List.copyOf(rows);
        unverified = List.copyOf(unverified);
    }

    /**
     * One rule set held against one thing.
     *
     * @param revision which revision of the rule set that was
     * @param with the id of what it was held against
     * @param turns how many turns were compared; 0 where texts were read instead
     * @param agreed in how many of them both came to the same
     * @param note what else is to be said, in English; empty if nothing
     */
    public record Row(String rules, int revision, String with, int turns, int agreed, String note) {}

    /** What is known of a rule set; nothing if it was held against nothing. */
    public List<Row> of(String rules) {
        return rows.stream().filter(row -> row.rules().equals(rules)).toList();
    }
}
