package papan.json.lesson;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.Problems;
import papan.format.Reading;
import papan.format.Shapes;
import papan.format.Visible;
import papan.format.Vocabulary;
import papan.lesson.script.BankQuestion;
import papan.lesson.script.Lesson;
import papan.lesson.script.Lesson.RulesRef;
import papan.lesson.script.LessonTest;
import papan.lesson.script.RulesName;
import papan.lesson.script.Step;
import papan.narration.Language;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/** A whole lesson: what it is made of, and what must be known before it is read. */
final class LessonShape {
    private static final String TAG = "[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}";
    private static final Pattern TAGS = Pattern.compile(TAG);

    private LessonShape() {}

    /** What a lesson is made of, as words of a lesson. */
    static void in(Vocabulary all) {
        all.with("languageTag", Shapes.text("^" + TAG + "$", LessonShape::language))
                .with(RulesRef.class, RulesRefShape.RULES)
                .with(
                        "positions",
                        Shapes.map(
                                        LessonShapes.ID
                                                .checked(LessonShape::isFree)
                                                .with("not", Map.of("enum", List.of("start", "keep"))),
                                        FromShapes.POSITION)
                                .checked((positions, at, reading) -> {
                                    LessonShapes.lesson(reading).positions().putAll(positions);
                                    return true;
                                }))
                .with("charts", OwnChartShapes.CHARTS)
                .with(
                        "steps",
                        Shapes.list(
                                        StepShapes.of(all),
                                        Lesson.MAX_STEPS,
                                        "E404",
                                        "There are ",
                                        " steps; a lesson has at most " + Lesson.MAX_STEPS + ".",
                                        "Make several lessons of them.")
                                .checked(LessonShape::areFew)
                                .with("minItems", 1))
                .with(
                        "tests",
                        Shapes.noMore(
                                Shapes.list(all.of(LessonTest.class)),
                                LessonTest.MAX_TESTS,
                                "E708",
                                "There are ",
                                " walks; at most " + LessonTest.MAX_TESTS + " are run.",
                                ""))
                .with(
                        "bank",
                        Shapes.list(
                                all.of(BankQuestion.class),
                                Lesson.MAX_BANK,
                                "E406",
                                "There are ",
                                " questions for later; a lesson has at most " + Lesson.MAX_BANK + ".",
                                "Keep the best of them."));
    }

    /** The rules are known first: all else is read by them. */
    static void byItsRules(Fields in, Field<RulesRef> named) {
        LessonContext.Around around = in.context(LessonContext.Around.class);
        Problems problems = in.reading().problems();
        Optional<RulesRef> rules = in.find(named);
        // Where the rules cannot be had, the rest is read by others: what is said of its form holds all the same.
        Problems told = problems.hasErrors() ? problems.of(LessonShape::isOfForm) : problems;
        RuleBook book = rules.map(ref -> ref.in(around.book())).orElse(around.book());
        RuleSet played = rules.flatMap(ref -> new RulesName(ref.id(), ref.set()).in(book))
                .orElseGet(() -> book.find(book.ids().iterator().next()).orElseThrow());
        List<JsonValue> steps = written(in, "steps");
        LessonContext lesson = LessonContext.of(book, played, told, steps, around);
        if (steps.size() <= Lesson.MAX_STEPS) {
            lesson.steps().unique(written(in, "bank"), problems);
        }
        in.readWith(lesson.reading());
    }

    /** The values of a list as they are written; none if there is no list. */
    private static List<JsonValue> written(Fields in, String field) {
        return in.object().in(field).map(JsonValue::values).orElse(List.of());
    }

    /** Whether it is wrong by whatever rules are played. */
    private static boolean isOfForm(String code) {
        return Stream.of("E0", "E1", "E40", "E610").anyMatch(code::startsWith);
    }

    private static Optional<String> language(String tag, JsonValue at, Reading reading) {
        if (!TAGS.matcher(tag).matches()) {
            String fix = Arrays.stream(Language.values())
                    .filter(l -> l.name().equals(tag.toUpperCase(Locale.ROOT))
                            || l.ownName().equalsIgnoreCase(tag))
                    .map(l -> "Did you mean \"" + l.tag() + "\"?")
                    .findFirst()
                    .orElse("The program speaks " + String.join(", ", Language.tags()) + ".");
            String message = "\"" + Visible.shortened(tag) + "\" is not a language tag.";
            reading.problems().error("E104", at, message, fix);
        }
        return Optional.of(tag);
    }

    private static boolean isFree(String id, JsonValue at, Reading reading) {
        boolean taken = id.equals("start") || id.equals("keep");
        if (taken) {
            reading.problems()
                    .error("E218", at, "\"" + id + "\" has a meaning of its own and cannot name a position.", "");
        }
        return !taken;
    }

    private static boolean areFew(List<Step> steps, JsonValue at, Reading reading) {
        if (((JsonArray) at).values().isEmpty()) {
            reading.problems().error("E401", at, "A lesson without steps teaches nothing.", "Write at least one step.");
        }
        atMost(
                Lesson.MAX_COMPARING,
                steps.stream().filter(step -> step.asCompare().isPresent()).count(),
                "E405",
                "compare boards",
                at,
                reading);
        atMost(Lesson.MAX_TRYING, steps.stream().filter(Step::letsTry).count(), "E610", "let try", at, reading);
        return !steps.isEmpty();
    }

    private static void atMost(int most, long are, String code, String what, JsonValue at, Reading reading) {
        if (are > most) {
            reading.problems()
                    .error(
                            code,
                            at,
                            are + " steps " + what + "; a lesson has at most " + most + " of them.",
                            "Make several lessons of them.");
        }
    }
}
