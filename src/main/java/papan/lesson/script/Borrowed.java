package papan.lesson.script;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;
import papan.rules.ClauseId;
import papan.rules.ClauseSwitch;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/**
 * Clauses that a lesson, or a board of it, has as other rule sets have them.
 *
 * @param clauses the ids of these rule sets, in the order of the clauses, whichever it is in the file
 */
public record Borrowed(SortedMap<ClauseId, String> clauses) {
    /** Nothing is borrowed: the rule set is as its documents say. */
    public static final Borrowed NONE = new Borrowed(Map.of());

    public Borrowed {
        clauses = Collections.unmodifiableSortedMap(new TreeMap<>(clauses));
    }

    /** So many clauses, in whichever order. */
    public Borrowed(Map<ClauseId, String> clauses) {
        this(new TreeMap<>(clauses));
    }

    /** Whether nothing is borrowed. */
    public boolean isNone() {
        return clauses.isEmpty();
    }

    /**
     * A rule set with these clauses, under its own name.
     *
     * @return empty if one of the rule sets is not installed, or the clauses cannot be had together on this board
     */
    public Optional<RuleSet> in(RuleSet base, RuleBook book) {
        Map<ClauseId, RuleSet> lenders = new LinkedHashMap<>();
        clauses.forEach((clause, id) -> book.find(id).ifPresent(other -> lenders.put(clause, other)));
        return lenders.size() == clauses.size() ? take(base, lenders) : Optional.empty();
    }

    /** A rule set with clauses of others on the same board; empty if there is none. */
    public static Optional<RuleSet> take(RuleSet base, Map<ClauseId, RuleSet> lenders) {
        return ClauseSwitch.take(base, lenders).filter(rules -> rules.layout().equals(base.layout()));
    }

    /** What an altered rule set is called in a language, so that nobody takes it for that of the documents. */
    public static String name(RuleSet rules, Language language) {
        return new CaptionText(new Wording(language, Map.of(), Map.of()))
                .text("rules.altered", Map.of("rules", rules.about().name(language.tag())));
    }

    /** An altered rule set under a name that says so, in every language. */
    public static RuleSet named(RuleSet altered) {
        Map<String, String> names = new LinkedHashMap<>();
        for (Language language : Language.values()) {
            names.put(language.tag(), name(altered, language));
        }
        return altered.called(names);
    }

    /** As it is quoted in messages, such as {@code capturing-seed as congklak-simple}. */
    @Override
    public String toString() {
        return clauses.entrySet().stream()
                .map(each -> each.getKey().id() + " as " + each.getValue())
                .collect(Collectors.joining(", "));
    }
}
