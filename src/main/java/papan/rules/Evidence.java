package papan.rules;

import java.util.List;
import java.util.Map;
import papan.model.Says;

/** What the shipped rule sets were held against, and what came of it. */
public record Evidence(
        @Says(value = "The day on which it was done, such as 2026-11-23.", filled = true)
        String date,

        @Says("What each kind of comparison was made with, by its id.")
        Map<String, String> held,

        @Says("What came of it, rule set by rule set.") List<Row> rows,

        @Says("What nobody has checked.") List<String> unverified) {
    public Evidence {
        held = Map.copyOf(held);
        rows = List.copyOf(rows);
        unverified = List.copyOf(unverified);
    }

    /** One rule set held against one thing. */
    public record Row(
            @Says(value = "Its id.", filled = true) String rules,

            @Says(value = "Which revision of it that was.", min = 1)
            int revision,

            @Says(value = "The id of what it was held against.", filled = true)
            String with,

            @Says(value = "How many turns were compared; 0 where texts were read instead.", usual = "0")
            int turns,

            @Says(value = "In how many of them both came to the same.", usual = "0")
            int agreed,

            @Says(value = "What else is to be said, in English.", usual = "")
            String note) {}

    /** What is known of a rule set; nothing if it was held against nothing. */
    public List<Row> of(String rules) {
        return rows.stream().filter(row -> row.rules().equals(rules)).toList();
    }
}
