package papan.json.lesson;

import static papan.json.lesson.LessonShapes.lesson;

import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonValue;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.lesson.script.Claim;
import papan.lesson.script.Condition;
import papan.lesson.script.Expectation;
import papan.lesson.script.ManyRounds;
import papan.model.House;
import papan.model.Move;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.Facet;
import papan.rules.Key;
import papan.rules.RuleFilter;
import papan.rules.RuleSet;

/** What proves a sentence about all, none or most: a question to the rule sets, to the board, to many rounds or a source. */
final class ClaimShape {
    private static final int MOST_FIGURE = 10_000;
    private static final int MOST_RULE_SETS = 100;

    private static final Field<String> SAYS = LessonShapes.filled(
            "says", "A piece of the sentence, as you wrote it; it holds the words that are proved.");

    private static final Field<String> SEARCH =
            LessonShapes.text("search", "Words that are all found in a rule set's names, region or id.");
    private static final Map<Facet, Field<String>> FACETS = facets();
    private static final Shape<List<RuleSet>> FILTERED = ObjectShape.<List<RuleSet>>of(
                    "Rule sets as the Rules workspace finds them.", ClaimShape::filtered, filters())
            .named("ruleFilter");
    private static final Shape<List<RuleSet>> EACH =
            Shapes.textOr(LessonShapes.RULE_SET.<List<RuleSet>>as(List::of), FILTERED);
    private static final Shape<List<RuleSet>> EVERY = Shapes.text("^all$", ClaimShape::every);
    private static final Field<List<RuleSet>> OF = Field.optional(
            "of",
            Shapes.listOr(
                    LessonShapes.few(EACH, MOST_RULE_SETS, "rule sets").as(ClaimShape::together),
                    Shapes.textOr(EVERY, FILTERED)),
            "\"all\", or what a search finds, or a list of ids and searches; the lesson's own rule set if left out.");
    private static final Field<ClauseId> CLAUSE =
            Field.optional("clause", LessonShapes.CLAUSE, "The question that they answer.");
    private static final Field<List<String>> ANSWER = Field.optional(
            "answer",
            Shapes.listOr(Shapes.list(Shapes.text()), Shapes.text().<List<String>>as(List::of)),
            "The answer, as `papan rules show --format json` has it, or several.");
    private static final Field<Claim.Said> TEXT = Field.optional(
            "text",
            Shapes.words(Claim.Said.class, Key::of),
            "Instead of answer: that a document says so, contradicts or leaves it open, or that it is a reading.");
    private static final Field<Claim.Hold> HOLD = Field.optional(
            "hold",
            Shapes.words(Claim.Hold.class, Key::of),
            Claim.Hold.ALL,
            "Of how many of them: all, most, some (but not all), none, or only (of them all and of no others).");
    private static final Field<List<ClauseId>> DIFFER = Field.optional(
            "differ",
            Shapes.list(LessonShapes.CLAUSE),
            "Instead of clause: all clauses in which they differ from the first of them.");
    private static final Field<Claim.Proof> RULES = Field.optional(
            "rules",
            ObjectShape.<Claim.Proof>of(
                            "What rule sets have in common.",
                            ClaimShape::ofRules,
                            OF,
                            CLAUSE,
                            ANSWER,
                            TEXT,
                            HOLD,
                            DIFFER)
                    .named("claimOfRules"),
            "Tested on the rule sets that are installed.");

    private static final Field<List<Move>> MOVES = Field.optional(
            "moves",
            LessonShapes.few(LessonShapes.MOVE, Claim.OnBoard.MAX_MOVES, "moves"),
            List.of(),
            "Moves that are played first, from the board that the step leaves or asks about.");
    private static final Field<Expectation> EXPECT = Field.optional(
            "expect", ExpectShape.OF_STEP, "Compared with what came of the moves, or of the step if there are none.");
    private static final Field<Condition> TURN = Field.optional(
            "turn",
            ConditionShape.in(ConditionSize.Where.BOARD),
            "What is true after a turn from each; all that may be sown if left out.");
    private static final Field<List<House>> ARE =
            Field.required("are", Shapes.list(LessonShapes.HOUSE), "These and no others.");
    private static final Field<Claim.Houses> HOUSES = Field.optional(
            "houses",
            ObjectShape.<Claim.Houses>of(
                    "Houses of the player to move.",
                    in -> new Claim.Houses(in.find(TURN), new LinkedHashSet<>(in.get(ARE))),
                    TURN,
                    ARE),
            "Of which houses of the player to move it is true.");
    private static final Field<List<ClauseId>> DIFFER_BY = Field.optional(
            "differBy",
            Shapes.list(LessonShapes.CLAUSE),
            "The clauses because of which the boards of a step that compares part, all of them.");
    private static final Field<Claim.Proof> BOARD = Field.optional(
            "board",
            ObjectShape.<Claim.Proof>of(
                            "What is so on the board.", ClaimShape::onBoard, MOVES, EXPECT, HOUSES, DIFFER_BY)
                    .named("claimOfBoard"),
            "Tested on the board.");

    private static final Field<ManyRounds> ROUNDS = Field.optional("rounds", LessonWords.ALL.of(ManyRounds.class), "");
    private static final Field<Claim.Figure> FIGURE =
            Field.required("figure", Shapes.words(Claim.Figure.class, Key::of), "What is counted.");
    private static final Field<Double> LEAST = Field.optional("gte", Shapes.number(0, MOST_FIGURE), "At least.");
    private static final Field<Double> MOST = Field.optional("lte", Shapes.number(0, MOST_FIGURE), "At most.");
    private static final Field<Claim.Proof> SIMULATED = Field.optional(
            "simulated",
            ObjectShape.<Claim.Proof>of(
                            "What many rounds come to.",
                            in -> new Claim.Simulated(
                                    in.need(in.find(ROUNDS)),
                                    in.get(FIGURE),
                                    in.find(LEAST).orElse(0.0),
                                    in.find(MOST).orElse(Double.MAX_VALUE)),
                            ROUNDS,
                            FIGURE,
                            LEAST,
                            MOST)
                    .with("required", List.of("rounds", "figure"))
                    .named("claimOfRounds"),
            "Tested by playing rounds.");
    private static final Field<Claim.Proof> CITED = Field.optional(
            "cited",
            Shapes.text().<Claim.Proof>as(Claim.Cited::new),
            "The id of a source that is cited beside it: a statement about the world.");
    private static final Field<Claim.Proof> MEANT = Field.optional(
            "meant",
            LessonShapes.TEXT.<Claim.Proof>as(Claim.Meant::new),
            "In a few words why there is nothing to test, such as \"arithmetic\" or \"about the class\".");
    private static final List<Field<Claim.Proof>> PROOFS = List.of(RULES, BOARD, SIMULATED, CITED, MEANT);

    private static final List<Object> ONE = PROOFS.stream()
            .<Object>map(field -> Map.of("required", List.of(field.name())))
            .toList();
    private static final List<Object> TWO = PROOFS.stream()
            .flatMap(one -> PROOFS.stream()
                    .filter(other -> PROOFS.indexOf(one) < PROOFS.indexOf(other))
                    .<Object>map(other -> Map.of("required", List.of(one.name(), other.name()))))
            .toList();

    /** Of a step, of a question for later, or of the rest. */
    static final Shape<List<Claim>> ALL = LessonShapes.few(
            ObjectShape.<Claim>of(
                            "What proves a sentence about all, none or most.",
                            ClaimShape::claim,
                            Stream.concat(Stream.of(SAYS), PROOFS.stream())
                                    .<Part<? super Claim>>map(field -> field)
                                    .toList())
                    .with("anyOf", ONE)
                    .with("not", Map.of("anyOf", TWO))
                    .named("claim"),
            Claim.MAX,
            "claims");

    private ClaimShape() {}

    private static Claim claim(Fields in) {
        List<Field<Claim.Proof>> given = PROOFS.stream().filter(in::has).toList();
        if (given.size() != 1) {
            in.error(
                    "E544",
                    given.isEmpty() ? "Nothing proves it." : "These are several proofs of one claim.",
                    "Write one of "
                            + String.join(", ", PROOFS.stream().map(Field::name).toList()) + ".");
            return in.need(Optional.empty());
        }
        return new Claim(in.get(SAYS), in.need(in.find(given.get(0))));
    }

    private static Map<Facet, Field<String>> facets() {
        Map<Facet, Field<String>> fields = new EnumMap<>(Facet.class);
        for (Facet facet : Facet.values()) {
            fields.put(
                    facet,
                    Field.optional(
                            Key.of(facet),
                            Shapes.text("", (value, at, reading) -> value(facet, value, at, reading)),
                            "As the filter of the Rules workspace has it."));
        }
        return fields;
    }

    private static List<Part<? super List<RuleSet>>> filters() {
        return Stream.concat(Stream.of(SEARCH), FACETS.values().stream())
                .<Part<? super List<RuleSet>>>map(field -> field)
                .toList();
    }

    private static Collection<RuleSet> all(Reading reading) {
        return lesson(reading).book().installed().all();
    }

    private static Optional<String> value(Facet facet, String value, JsonValue at, Reading reading) {
        List<String> known = facet.values(all(reading));
        if (!known.contains(value)) {
            lesson(reading).unknown(at, value, known);
            return Optional.empty();
        }
        return Optional.of(value);
    }

    private static List<RuleSet> filtered(Fields in) {
        RuleFilter filter = RuleFilter.NONE.withSearch(in.get(SEARCH));
        for (Map.Entry<Facet, Field<String>> each : FACETS.entrySet()) {
            filter = filter.with(each.getKey(), in.find(each.getValue()));
        }
        List<RuleSet> found = all(in.reading()).stream().filter(filter::accepts).toList();
        if (found.isEmpty()) {
            in.error("E545", "No rule set is found so.", "Search for less, or name rule sets by their ids.");
            return in.need(Optional.empty());
        }
        return found;
    }

    private static Optional<List<RuleSet>> every(String word, JsonValue at, Reading reading) {
        if (!word.equals("all")) {
            lesson(reading).unknown(at, word, List.of("all"));
            return Optional.empty();
        }
        return Optional.of(List.copyOf(all(reading)));
    }

    private static List<RuleSet> together(List<List<RuleSet>> parts) {
        return parts.stream().flatMap(List::stream).distinct().toList();
    }

    private static Claim.Proof ofRules(Fields in) {
        List<RuleSet> of =
                in.has(OF) ? in.need(in.find(OF)) : List.of(lesson(in.reading()).rules());
        if (in.has(DIFFER)) {
            List<ClauseId> clauses = in.get(DIFFER);
            if (of.size() < 2 || in.has(CLAUSE)) {
                in.error(
                        "E545",
                        DIFFER,
                        "Two or more rule sets differ, and not in one \"clause\".",
                        "Name two in \"of\".");
            }
            return new Claim.Differ(of, clauses);
        }
        if (!in.has(CLAUSE) || in.has(ANSWER) == in.has(TEXT)) {
            in.error(
                    "E545",
                    "It is not said what is so in these rule sets.",
                    "Write \"clause\" with \"answer\" or \"text\", or \"differ\".");
            return in.need(Optional.empty());
        }
        ClauseId clause = in.get(CLAUSE);
        return in.has(TEXT)
                ? new Claim.Texts(of, clause, in.get(TEXT), in.get(HOLD))
                : new Claim.Answers(of, clause, answers(in, clause, of), in.get(HOLD));
    }

    private static Set<String> answers(Fields in, ClauseId clause, List<RuleSet> of) {
        Set<String> known = new LinkedHashSet<>();
        Stream.concat(all(in.reading()).stream(), of.stream())
                .map(rules -> ClauseAnswer.of(clause, rules))
                .forEach(answer -> known.addAll(
                        answer.detail().isEmpty() ? List.of(answer.key()) : List.of(answer.key(), answer.detail())));
        List<String> given = in.get(ANSWER);
        given.stream()
                .filter(answer -> !known.contains(answer))
                .findFirst()
                .ifPresent(answer -> lesson(in.reading()).unknown(in.at(ANSWER), answer, known));
        return new LinkedHashSet<>(given);
    }

    private static Claim.Proof onBoard(Fields in) {
        Optional<Expectation> expect = in.find(EXPECT);
        if (!in.has(EXPECT) && !in.has(HOUSES) && !in.has(DIFFER_BY)) {
            in.error(
                    "E546", "It is not said what is so on the board.", "Write \"expect\", \"houses\" or \"differBy\".");
        }
        if (expect.flatMap(Expectation::solutions).isPresent()) {
            in.error(
                    "E546",
                    EXPECT,
                    "Solutions are looked for once, for the step.",
                    "Write them into the \"expect\" of the step.");
        }
        return new Claim.OnBoard(in.get(MOVES), expect, in.find(HOUSES), in.find(DIFFER_BY));
    }
}
