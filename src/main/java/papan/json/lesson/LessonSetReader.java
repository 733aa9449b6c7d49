package papan.json.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import papan.format.Ids;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.Problems;
import papan.lesson.script.Borrowed;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.ClauseSwitch;
import papan.rules.RuleBook;
import papan.rules.RuleCheck.Contradiction;
import papan.rules.RuleSet;

/** Reads which clauses a rule set has as other rule sets have them: one under {@code switch}, any number under {@code set}. */
final class LessonSetReader {
    private final RuleBook book;
    private final Problems problems;

    LessonSetReader(RuleBook book, Problems problems) {
        this.book = book;
        this.problems = problems;
    }

    /** What the fields {@code switch} and {@code set} of an object say; empty, with problems noted, if that cannot be had. */
    Optional<Borrowed> either(JsonObjectReader in, RuleSet own) {
        boolean one = in.has("switch");
        boolean several = in.has("set");
        if (one && several) {
            problems.error(
                    "E658",
                    in.value("switch").orElseThrow(),
                    "Both \"switch\" and \"set\" alter the rules.",
                    "Write all clauses into \"set\".");
            return Optional.empty();
        }
        return one ? in.object("switch").flatMap(inner -> single(inner, own)) : set(in, own);
    }

    /** What the field {@code set} of an object says; empty, with problems noted, if that cannot be had. */
    Optional<Borrowed> set(JsonObjectReader in, RuleSet own) {
        return in.has("set") ? in.object("set").flatMap(inner -> several(inner, own)) : Optional.of(Borrowed.NONE);
    }

    /** A clause and the rule set that has it so. */
    Optional<Borrowed> single(JsonObjectReader in, RuleSet own) {
        Optional<ClauseId> clause = in.required("clause").flatMap(v -> in.asWord(v, clauses()));
        Optional<RuleSet> other = lender(in);
        in.finish();
        if (clause.isEmpty() || other.isEmpty()) {
            return Optional.empty();
        }
        return checked(Map.of(clause.get(), in.value("clause").orElseThrow()), own, Map.of(clause.get(), other.get()));
    }

    /** All clauses by their ids. */
    static Map<String, ClauseId> clauses() {
        return Ids.of(ClauseId.class, ClauseId::id);
    }

    private Optional<Borrowed> several(JsonObjectReader in, RuleSet own) {
        Map<ClauseId, JsonValue> spots = new TreeMap<>();
        Map<ClauseId, RuleSet> lenders = new TreeMap<>();
        for (ClauseId clause : ClauseId.values()) {
            in.value(clause.id()).ifPresent(value -> {
                spots.put(clause, value);
                in.object(clause.id()).ifPresent(inner -> {
                    lender(inner).ifPresent(other -> lenders.put(clause, other));
                    inner.finish();
                });
            });
        }
        in.finish();
        return spots.size() == lenders.size() ? checked(spots, own, lenders) : Optional.empty();
    }

    private Optional<RuleSet> lender(JsonObjectReader in) {
        return in.requiredText("as")
                .flatMap(id ->
                        LessonContext.ruleSet(book, problems, id, in.value("as").orElseThrow()));
    }

    private Optional<Borrowed> checked(Map<ClauseId, JsonValue> spots, RuleSet own, Map<ClauseId, RuleSet> lenders) {
        if (!isPossible(own, lenders)) {
            refuse(spots, own, lenders);
            return Optional.empty();
        }
        Map<ClauseId, String> ids = new TreeMap<>();
        lenders.forEach((clause, other) -> ids.put(clause, other.id()));
        return Optional.of(new Borrowed(ids));
    }

    private void refuse(Map<ClauseId, JsonValue> spots, RuleSet own, Map<ClauseId, RuleSet> lenders) {
        Map.Entry<ClauseId, RuleSet> culprit = culprit(own, lenders);
        ClauseId clause = culprit.getKey();
        RuleSet other = culprit.getValue();
        String company = isPossible(own, Map.of(clause, other)) ? "together with the other clauses" : "alone";
        problems.error(
                "E653",
                Objects.requireNonNull(spots.get(clause)),
                own.id() + " cannot have the clause \"" + clause.id() + "\" of " + other.id() + " " + company + ": "
                        + why(clause, own, other, lenders),
                fix(clause, own, other, lenders));
    }

    private static boolean isPossible(RuleSet own, Map<ClauseId, RuleSet> lenders) {
        return Borrowed.take(own, lenders).isPresent();
    }

    /** The clause without which the others could be had, or else the first that cannot be had alone. */
    private static Map.Entry<ClauseId, RuleSet> culprit(RuleSet own, Map<ClauseId, RuleSet> lenders) {
        List<Map.Entry<ClauseId, RuleSet>> lent = List.copyOf(lenders.entrySet());
        // The later of two that contradict each other, as somebody who reads along would say.
        return lent.stream()
                .filter(each -> isPossible(own, without(each.getKey(), lenders)))
                .reduce((earlier, later) -> later)
                .or(() -> lent.stream()
                        .filter(each -> !isPossible(own, Map.of(each.getKey(), each.getValue())))
                        .findFirst())
                .orElse(lent.get(lent.size() - 1));
    }

    private static Map<ClauseId, RuleSet> without(ClauseId clause, Map<ClauseId, RuleSet> lenders) {
        Map<ClauseId, RuleSet> others = new TreeMap<>(lenders);
        others.remove(clause);
        return others;
    }

    private static String why(ClauseId clause, RuleSet own, RuleSet other, Map<ClauseId, RuleSet> lenders) {
        if (clause == ClauseId.WINNER || clause == ClauseId.ENDLESS) {
            return "it follows from other clauses.";
        }
        if (clause == ClauseId.SEEDS && !own.layout().equals(other.layout())) {
            return "its board has another size.";
        }
        return ClauseSwitch.contradictions(own, lenders).stream()
                .findFirst()
                .map(Contradiction::message)
                .orElse("it is about something that one of the two has not.");
    }

    /** What can be had instead: another clause beside it, the others without it, or other clauses of the same rule set. */
    private static String fix(ClauseId clause, RuleSet own, RuleSet other, Map<ClauseId, RuleSet> lenders) {
        List<String> beside = new ArrayList<>();
        List<String> instead = new ArrayList<>();
        for (ClauseId each : ClauseAnswer.differing(own, other)) {
            Map<ClauseId, RuleSet> more = new TreeMap<>(lenders);
            if (more.putIfAbsent(each, other) == null && isPossible(own, more)) {
                beside.add(each.id());
            }
            if (isPossible(own, Map.of(each, other))) {
                instead.add(each.id());
            }
        }
        if (!beside.isEmpty()) {
            return "Take \"" + beside.get(0) + "\" of " + other.id() + " too.";
        }
        if (lenders.size() > 1 && isPossible(own, without(clause, lenders))) {
            return "Leave \"" + clause.id() + "\" out.";
        }
        return instead.isEmpty() ? "" : "It can have " + String.join(", ", instead) + ".";
    }
}
