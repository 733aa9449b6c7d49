package papan.json.lesson;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonValue;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.Problems;
import papan.format.Reading;
import papan.format.Shape;
import papan.lesson.script.Borrowed;
import papan.lesson.script.RulesName;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.ClauseSwitch;
import papan.rules.RuleBook;
import papan.rules.RuleCheck.Contradiction;
import papan.rules.RuleSet;

/** Which clauses a rule set has as other rule sets have them: one under {@code switch}, any number under {@code set}. */
final class BorrowedShape {
    private static final Field<ClauseId> CLAUSE = Field.required("clause", LessonShapes.CLAUSE, "");
    private static final Field<RuleSet> AS = Field.filled("as", LessonShapes.RULE_SET, "Id of the other rule set.");

    /** A clause and the rule set that has it so. */
    static final Shape<Borrowed> SINGLE = ObjectShape.<Borrowed>of(
            "A clause as another rule set has it.",
            in -> in.need(
                    checked(Map.of(in.get(CLAUSE), in.at(CLAUSE)), Map.of(in.get(CLAUSE), in.get(AS)), in.reading())),
            CLAUSE,
            AS);

    private static final Map<ClauseId, Field<RuleSet>> CLAUSES = clauses();
    private static final Shape<Borrowed> SEVERAL = ObjectShape.<Borrowed>of(
                    "Clauses as other rule sets have them.",
                    in -> in.need(several(in)),
                    List.<Part<? super Borrowed>>copyOf(CLAUSES.values()))
            .named("borrowed");

    static final Field<RuleSet> RULES = Field.filled("rules", LessonShapes.RULE_SET, "Id of a rule set.");
    static final Field<Borrowed> SWITCH = Field.optional(
                    "switch", SINGLE, "A single clause as another rule set has it.")
            .late();
    static final Field<Borrowed> SET = Field.optional(
                    "set", SEVERAL, Borrowed.NONE, "Clauses as other rule sets have them; instead of \"switch\".")
            .late();

    /** Only one of them may be there, as a schema says it. */
    static final Map<String, Object> BOTH = Map.of("required", List.of("switch", "set"));

    private BorrowedShape() {}

    /**
     * What is known where clauses are borrowed.
     *
     * @param rules the rule set that has them otherwise
     */
    private record Borrower(RuleBook book, RuleSet rules) implements HasRules {}

    private static Map<ClauseId, Field<RuleSet>> clauses() {
        Shape<RuleSet> asIn = ObjectShape.<RuleSet>of("The clause as another rule set has it.", in -> in.get(AS), AS)
                .named("asIn");
        Map<ClauseId, Field<RuleSet>> clauses = new EnumMap<>(ClauseId.class);
        for (ClauseId clause : ClauseId.values()) {
            clauses.put(clause, Field.optional(clause.id(), asIn, ""));
        }
        return clauses;
    }

    /** The rule set that an object names, as it is or with clauses of others. */
    static RulesName named(Fields in) {
        RuleSet own = in.get(RULES);
        return new RulesName(own.id(), either(in, own));
    }

    /** What the fields {@code switch} and {@code set} of an object say of a rule set. */
    static Borrowed either(Fields in, RuleSet own) {
        if (in.has(SWITCH) && in.has(SET)) {
            in.error("E658", SWITCH, "Both \"switch\" and \"set\" alter the rules.", "Write all clauses into \"set\".");
            return in.need(Optional.empty());
        }
        RuleBook book = in.context(HasRuleBook.class).book();
        return in.has(SWITCH) ? in.need(in.find(SWITCH, of(own, book, in.reading()))) : set(in, own, book);
    }

    /** What the field {@code set} of an object says of a rule set. */
    static Borrowed set(Fields in, RuleSet own, RuleBook book) {
        return in.has(SET) ? in.need(in.find(SET, of(own, book, in.reading()))) : Borrowed.NONE;
    }

    private static Reading of(RuleSet own, RuleBook book, Reading reading) {
        return reading.with(new Borrower(book, own));
    }

    private static Optional<Borrowed> several(Fields in) {
        Map<ClauseId, JsonValue> spots = new TreeMap<>();
        Map<ClauseId, RuleSet> lenders = new TreeMap<>();
        CLAUSES.forEach((clause, field) -> {
            if (in.has(field)) {
                spots.put(clause, in.at(field));
                in.find(field).ifPresent(other -> lenders.put(clause, other));
            }
        });
        return spots.size() == lenders.size() ? checked(spots, lenders, in.reading()) : Optional.empty();
    }

    private static Optional<Borrowed> checked(
            Map<ClauseId, JsonValue> spots, Map<ClauseId, RuleSet> lenders, Reading reading) {
        RuleSet own = reading.context(HasRules.class).rules();
        if (!isPossible(own, lenders)) {
            refuse(spots, own, lenders, reading.problems());
            return Optional.empty();
        }
        Map<ClauseId, String> ids = new TreeMap<>();
        lenders.forEach((clause, other) -> ids.put(clause, other.id()));
        return Optional.of(new Borrowed(ids));
    }

    private static void refuse(
            Map<ClauseId, JsonValue> spots, RuleSet own, Map<ClauseId, RuleSet> lenders, Problems problems) {
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
