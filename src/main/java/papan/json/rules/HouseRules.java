package papan.json.rules;

import java.text.Normalizer;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import papan.format.JsonPrinter;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/** A rule set of somebody's own house, such as an altered one, as a file that says only what is its own. */
public final class HouseRules {
    private static final int LONGEST = 32;

    /** What is not taken over from an extended rule set. */
    private static final Set<String> ITS_OWN =
            Set.of("format", "id", "revision", "names", "area", "region", "sources", "after");

    private HouseRules() {}

    /**
     * The text of a file. It extends the rule set that was altered where that is installed, and else states all.
     *
     * @param base what was altered
     */
    public static String written(RuleSet rules, RuleSet base, RuleBook installed) {
        Map<String, Object> all = RulesShape.RULES.written(rules);
        if (installed.find(base.id()).equals(Optional.of(base))) {
            Map<String, Object> extending = new LinkedHashMap<>();
            extending.put(RulesShape.FORMAT.name(), all.remove(RulesShape.FORMAT.name()));
            extending.put(RulesShape.EXTENDS.name(), base.id());
            extending.putAll(changed(all, RulesShape.RULES.written(base)));
            all = extending;
        }
        return JsonPrinter.pretty(all);
    }

    private static Map<String, Object> changed(Map<String, Object> mine, Map<String, Object> theirs) {
        Map<String, Object> changed = new LinkedHashMap<>();
        mine.forEach((field, value) -> {
            if (ITS_OWN.contains(field) || !value.equals(theirs.get(field))) {
                changed.put(field, value);
            }
        });
        String clauses = ClauseShapes.CLAUSES.name();
        changed.computeIfPresent(
                clauses, (field, value) -> changed(object(value), object(theirs.getOrDefault(clauses, Map.of()))));
        return changed;
    }

    /** What an object is written as: its fields, in their order. */
    private static Map<String, Object> object(Object written) {
        Map<String, Object> fields = new LinkedHashMap<>();
        if (written instanceof Map<?, ?> map) {
            map.forEach((field, value) -> fields.put(String.valueOf(field), value));
        }
        return fields;
    }

    /** An id made of a name, which no other rule set has. */
    public static String id(String name, Set<String> taken) {
        String plain = Normalizer.normalize(name, Normalizer.Form.NFD)
                .toLowerCase(Locale.ROOT)
                .replaceAll("\\p{M}+", "")
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^[^a-z]+|-$", "");
        String id = plain.isEmpty() ? "house" : plain.substring(0, Math.min(LONGEST, plain.length()));
        return IntStream.iterate(1, i -> i + 1)
                .mapToObj(i -> i == 1 ? id : id + "-" + i)
                .filter(each -> !taken.contains(each))
                .findFirst()
                .orElseThrow();
    }
}
