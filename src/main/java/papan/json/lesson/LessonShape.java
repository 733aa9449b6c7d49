package papan.json.lesson;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.Problem;
import papan.format.Problems;
import papan.format.Reading;
import papan.format.Shapes;
import papan.format.Visible;
import papan.lesson.scene.Effort;
import papan.lesson.script.Lesson;
import papan.lesson.script.Lesson.Audience;
import papan.lesson.script.Lesson.End;
import papan.lesson.script.Lesson.Meta;
import papan.lesson.script.Lesson.View;
import papan.lesson.script.Step;
import papan.lesson.script.Teaching;
import papan.model.Position;
import papan.narration.Language;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/** A whole lesson. */
final class LessonShape {
    /** The format. */
    static final String NAME = "lesson/1";

    private static final String TAG = "[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}";
    private static final Pattern TAGS = Pattern.compile(TAG);
    /** The kinds of steps that are answered. */
    private static final Set<String> ASKING = Set.of("ask", "try");

    private static final Field<String> FORMAT =
            Field.filled("format", Shapes.text().with("const", NAME), "Always " + NAME + ".");
    private static final Field<List<String>> NEEDS = Field.optional(
            "needs",
            Shapes.list(Shapes.text()).with("maxItems", 0),
            List.of(),
            "Abilities without which the lesson makes no sense; this version has none, so it refuses every lesson"
                    + " that names one.");
    private static final Field<String> ID = Field.filled(
                    "id", LessonShapes.ID, "A stable id; results and other lessons refer to it.")
            .or("");
    private static final Field<Integer> REVISION = Field.required(
                    "revision", Shapes.whole(1, RulesRefShape.MAX_REVISION), "Raise it when you publish a change.")
            .or(1);
    private static final Field<String> LANGUAGE = Field.filled(
                    "language",
                    Shapes.text("^" + TAG + "$", LessonShape::language),
                    "Tag of the language in which the lesson is written, such as en.")
            .or("en");
    private static final Field<String> TITLE = LessonShapes.filled("title", "Shown in the list of lessons.");
    private static final Field<String> SUMMARY = LessonShapes.text("summary", "One sentence for the list.");
    private static final Field<Meta> META = Field.required("meta", LessonWords.ALL.of(Meta.class), "")
            .or(new Meta(Audience.ANYBODY, 1, List.of(), List.of(), List.of(), "", List.of(), Teaching.NONE, End.NONE));
    private static final Field<View> VIEW =
            Field.optional("view", LessonWords.ALL.of(View.class), View.USUAL, "How the board is shown.");
    private static final Field<Map<String, Position>> POSITIONS = Field.optional(
            "positions",
            Shapes.map(
                    LessonShapes.ID.checked(LessonShape::isFree).with("not", Map.of("enum", List.of("start", "keep"))),
                    FromShapes.POSITION),
            Map.of(),
            "Positions of your own, by id.");
    private static final Field<List<Step>> STEPS = Field.required(
                    "steps",
                    Shapes.list(
                                    StepShapes.STEP,
                                    Lesson.MAX_STEPS,
                                    "E404",
                                    "There are ",
                                    " steps; a lesson has at most " + Lesson.MAX_STEPS + ".",
                                    "Make several lessons of them.")
                            .checked(LessonShape::areFew)
                            .with("minItems", 1),
                    "What happens, in order.")
            .or(List.of());

    /** What is read when the rules are known, in this order: later ones name what is in earlier ones. */
    private static final List<Field<?>> LATER = List.of(
            META,
            POSITIONS,
            ID,
            REVISION,
            LANGUAGE,
            TITLE,
            SUMMARY,
            ViewShapes.PLAYERS,
            VIEW,
            OwnChartShapes.CHARTS,
            ViewShapes.GLOSSARY,
            STEPS,
            BankShape.BANK,
            WalkShape.TESTS);

    static final ObjectShape<Lesson> LESSON =
            ObjectShape.of("A lesson of Papan, as docs/lesson-authors.md describes it.", LessonShape::lesson, parts());

    /** Its format and what it needs have been looked at before. */
    private static List<Part<? super Lesson>> parts() {
        List<Part<? super Lesson>> parts = new ArrayList<>(List.of(FORMAT.late(), NEEDS.late(), RulesRefShape.RULES));
        LATER.forEach(field -> parts.add(field.late()));
        return parts;
    }

    private LessonShape() {}

    private static Lesson lesson(Fields in) {
        LessonContext.Around around = in.context(LessonContext.Around.class);
        Problems problems = in.reading().problems();
        Optional<RulesRefShape.Meant> rules = in.find(RulesRefShape.RULES);
        boolean known = !problems.hasErrors();
        // Where the rules cannot be had, the rest is read by others: what is said of its form holds all the same.
        Problems byRules = known ? problems : new Problems(problems.file());
        List<JsonValue> steps = written(in, STEPS);
        LessonContext lesson = context(around, rules, byRules, steps);
        Reading reading = lesson.reading();
        for (Field<?> field : LATER) {
            in.find(field, reading);
            if (field.equals(META)) {
                goals(in, lesson, steps);
            } else if (field.equals(POSITIONS)) {
                in.find(POSITIONS).ifPresent(lesson.positions()::putAll);
            } else if (field.equals(OwnChartShapes.CHARTS)) {
                in.find(OwnChartShapes.CHARTS).ifPresent(lesson.charts()::putAll);
            }
        }
        if (steps.size() <= Lesson.MAX_STEPS) {
            new LessonIds(problems).unique(steps, written(in, BankShape.BANK));
        }
        if (!known) {
            byRules.inOrder().stream().filter(LessonShape::isOfForm).forEach(problems::add);
        }
        RulesRefShape.Meant meant = in.need(rules.filter(any -> !problems.hasErrors()));
        return new Lesson(
                in.get(ID),
                in.get(REVISION),
                in.get(LANGUAGE),
                in.get(TITLE),
                in.get(SUMMARY),
                in.get(META),
                meant.ref(),
                in.get(ViewShapes.PLAYERS),
                in.get(VIEW),
                lesson.positions(),
                in.get(STEPS),
                in.get(WalkShape.TESTS),
                new Lesson.Material(lesson.charts(), in.get(ViewShapes.GLOSSARY), in.get(BankShape.BANK)));
    }

    private static void goals(Fields in, LessonContext lesson, List<JsonValue> steps) {
        in.find(META)
                .ifPresent(meta -> meta.goals()
                        .forEach(goal -> lesson.goals().put(goal.id(), LessonIds.serving(steps, goal.id()))));
    }

    private static LessonContext context(
            LessonContext.Around around,
            Optional<RulesRefShape.Meant> rules,
            Problems problems,
            List<JsonValue> steps) {
        RuleBook book = rules.map(RulesRefShape.Meant::book).orElse(around.book());
        RuleSet played = rules.map(RulesRefShape.Meant::played)
                .orElseGet(() -> book.find(book.ids().iterator().next()).orElseThrow());
        return new LessonContext(
                book,
                played,
                problems,
                new LinkedHashMap<>(),
                new LinkedHashMap<>(),
                new LinkedHashMap<>(),
                Effort.ofReading(),
                new NamedSteps(LessonIds.of(steps), LessonIds.of(steps, ASKING), LessonIds.counting(steps)),
                around,
                new ConditionSize(ConditionSize.Where.BOARD),
                new ComparedBoards());
    }

    /** The values of a list as they are written; none if there is no list. */
    private static List<JsonValue> written(Fields in, Field<?> field) {
        return in.at(field) instanceof JsonArray array ? array.values() : List.of();
    }

    /** Whether it is wrong by whatever rules are played. */
    private static boolean isOfForm(Problem problem) {
        return Stream.of("E0", "E1", "E40", "E610").anyMatch(problem.code()::startsWith);
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
        return true;
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
