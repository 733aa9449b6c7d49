package papan.rules;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A rule set with some of its clauses answered otherwise, each as a rule set answers it that somebody plays.
 *
 * @param base the rule set as it is
 * @param lenders the rule sets whose answers are taken, by clause; together they fit
 */
public record Alteration(RuleSet base, SortedMap<ClauseId, RuleSet> lenders) {
    /** The most characters that the name of a rule set has, and of whoever told it. */
    public static final int LONGEST_NAME = 80;

    public Alteration {
        lenders = Collections.unmodifiableSortedMap(new TreeMap<>(lenders));
    }

    /** Nothing is altered yet. */
    public static Alteration of(RuleSet base) {
        return new Alteration(base, Collections.emptySortedMap());
    }

    /** Whether nothing is altered. */
    public boolean isNone() {
        return lenders.isEmpty();
    }

    /**
     * One answer to a clause's question.
     *
     * @param as a rule set that answers it so
     * @param would the rule set with this answer, be it possible or not
     * @param against what that would contradict; nothing where it fits
     */
    public record Choice(ClauseId clause, RuleSet as, RuleSet would, List<RuleCheck.Contradiction> against) {
        public Choice {
            against = List.copyOf(against);
        }

        /** Whether it can be had beside the other clauses. */
        public boolean fits() {
            return against.isEmpty();
        }

        /** The answer. */
        public ClauseAnswer answer() {
            return ClauseAnswer.of(clause, as);
        }

        /** The other clause that stands in the way; empty if it fits, or if nothing but itself is in its way. */
        public Optional<ClauseId> rival() {
            return against.stream()
                    .flatMap(each -> each.clauses().stream())
                    .filter(each -> each != clause)
                    .findFirst();
        }
    }

    /** Whether there is anything to choose for a clause. */
    public boolean canAlter(ClauseId clause, Collection<RuleSet> known) {
        return choices(clause, known).stream()
                .anyMatch(choice -> choice.fits() && !Similarity.isAlike(clause, base, choice.as()));
    }

    /**
     * The answers to a clause's question among which can be chosen beside what is altered already: first that of the base,
     * then each other one as the first of some rule sets has it with which it fits. What is about something that there
     * is not here, such as the seed that captures where nothing is captured, is no answer.
     */
    public List<Choice> choices(ClauseId clause, Collection<RuleSet> known) {
        Map<ClauseAnswer, Choice> choices = new LinkedHashMap<>();
        List<RuleSet> all = new ArrayList<>(List.of(base));
        all.addAll(known);
        for (RuleSet as : all) {
            Choice before = choices.get(ClauseAnswer.of(clause, as));
            if (before == null || !before.fits()) {
                choice(clause, as)
                        .filter(next -> before == null || next.fits())
                        .ifPresent(next -> choices.put(next.answer(), next));
            }
        }
        return List.copyOf(choices.values());
    }

    private Optional<Choice> choice(ClauseId clause, RuleSet as) {
        SortedMap<ClauseId, RuleSet> wanted = wanted(clause, as);
        return ClauseSwitch.put(base, wanted)
                .filter(would -> ClauseSwitch.has(would, wanted))
                .map(would -> new Choice(clause, as, would, RuleCheck.check(would)));
    }

    /** With an answer that fits; the base's own undoes what was altered before. */
    public Alteration with(Choice choice) {
        if (!choice.fits()) {
            throw new IllegalArgumentException("choice contradicts " + choice.against());
        }
        return new Alteration(base, wanted(choice.clause(), choice.as()));
    }

    private SortedMap<ClauseId, RuleSet> wanted(ClauseId clause, RuleSet as) {
        SortedMap<ClauseId, RuleSet> wanted = new TreeMap<>(lenders);
        if (Similarity.isAlike(clause, base, as)) {
            wanted.remove(clause);
        } else {
            wanted.put(clause, as);
        }
        return wanted;
    }

    /** The altered rule set, under the base's name. */
    public RuleSet rules() {
        return ClauseSwitch.take(base, lenders).orElseThrow();
    }

    /**
     * The altered rule set as one of somebody's own: what is altered in it, somebody has told.
     *
     * @param id stable name used in files
     * @param names what it is called, by language tag
     * @param region where it is played, by language tag
     * @param teller who told it
     * @param day when
     */
    public RuleSet told(
            String id, Map<String, String> names, Map<String, String> region, String teller, LocalDate day) {
        RuleSet altered = rules();
        Source source = Source.called("told", teller, day.toString());
        Citation citation = new Citation(source.id(), Map.of(), Optional.empty(), Map.of(), 0);
        List<Source> sources = new ArrayList<>(List.of(source));
        base.about().sources().stream()
                .filter(each -> !each.id().equals(source.id()))
                .forEach(sources::add);
        Map<ClauseId, Clause> clauses = new EnumMap<>(ClauseId.class);
        clauses.putAll(base.clauses());
        for (ClauseId changed : ClauseAnswer.differing(base, altered)) {
            boolean arises = ClauseAnswer.arises(changed, altered) || lenders.containsKey(changed);
            List<Citation> said = arises ? List.of(citation) : List.of();
            clauses.put(changed, new Clause(changed, said, List.of(), List.of(), Map.of()));
        }
        RuleSet.About about = base.about();
        return altered.withClauses(clauses)
                .withAbout(new RuleSet.About(
                        id,
                        1,
                        names,
                        about.area(),
                        region,
                        sources,
                        Optional.of(source.id()),
                        about.vocabulary(),
                        about.kit()));
    }
}
