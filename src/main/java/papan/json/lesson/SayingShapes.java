package papan.json.lesson;

import static papan.json.lesson.LessonShapes.TEXT;
import static papan.json.lesson.LessonShapes.filled;
import static papan.json.lesson.LessonShapes.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.Field;
import papan.format.JsonValue;
import papan.format.ObjectShape;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.lesson.script.Highlight;
import papan.lesson.script.Highlight.Target;
import papan.lesson.script.Hint;
import papan.lesson.script.Say;
import papan.lesson.script.Selector;
import papan.model.Place;
import papan.model.Store;
import papan.rules.Key;

/** What an author says and points at: narration, highlights and hints. */
final class SayingShapes {
    private static final int MAX_HINTS = 4;

    private static final Shape<Say> WHOLE = TEXT.as(text -> new Say(Optional.empty(), Say.Mode.REPLACE, text));

    private static final Field<Selector> ON =
            Field.optional("on", SelectorShape.SELECTOR, "The events of which it is said.");
    private static final Field<String> SAID = filled("text", "What is said; placeholders in braces.");
    private static final Field<Say.Mode> MODE = Field.optional(
            "mode",
            Shapes.words(Say.Mode.class, Key::of),
            Say.Mode.REPLACE,
            "Instead of the program's own sentence, or before or after it.");
    private static final Shape<Say> FOR_EVENTS = ObjectShape.of(
            "",
            in -> new Say(in.has(ON) ? Optional.of(in.get(ON)) : Optional.empty(), in.get(MODE), in.get(SAID)),
            ON,
            SAID,
            MODE);

    private static final Shape<List<Say>> ONE = WHOLE.as(List::of);

    /** One text for a step, or a list of texts for events. */
    static final Field<List<Say>> SAY = Field.optional(
            "say",
            Shapes.<List<Say>>textOr(
                    ONE,
                    Shapes.listOr(
                            Shapes.list(
                                    Shapes.<Say>textOr(WHOLE, FOR_EVENTS).named("sayForEvent"),
                                    Say.MAX_IN_STEP,
                                    "E521",
                                    "There are ",
                                    " texts; in one step at most " + Say.MAX_IN_STEP + " are said.",
                                    "Make several steps of it."),
                            Shapes.of(Map.of("type", "array"), SayingShapes::neither))),
            List.of(),
            "What you say: one text for the step, or a list of texts for events.");

    private static final Field<Target> WHAT = Field.filled(
            "what",
            Shapes.text(
                    "^((house|opposite):[SN][1-9][0-9]?|(store|row):(south|north)|(sowable|burnt):[1-9][0-9]?|ring|hand)$",
                    SayingShapes::target,
                    SayingShapes::what),
            "house:S3, opposite:S3, store:south, row:south, ring, hand; or sowable:3, burnt:4 for all houses that may be sown"
                    + " now or are burnt, with their number.");
    private static final Field<Highlight.Role> ROLE = Field.required(
            "role",
            Shapes.words(Highlight.Role.class, Key::of),
            "focus: look here; path: the way goes along here; compare: compare these; take: this is taken; warn: mind"
                    + " this.");
    private static final Field<String> LABEL = LessonShapes.text("label", "A word or two beside it.");
    static final Shape<Highlight> HIGHLIGHT = ObjectShape.<Highlight>of(
                    "Something to look at.",
                    in -> new Highlight(in.get(WHAT), in.get(ROLE), in.get(LABEL)),
                    WHAT.from(Highlight::target),
                    ROLE.from(Highlight::role),
                    LABEL.unlessUsual(Highlight::label))
            .named("highlight");
    static final Field<List<Highlight>> HIGHLIGHTS =
            Field.optional("highlight", Shapes.list(HIGHLIGHT), List.of(), "What to look at.");

    private static final Field<String> HINT_TEXT = filled("text", "What the hint says.");
    private static final Field<Integer> ATTEMPTS =
            Field.optional("attempts", Shapes.whole(1, Hint.After.MAX_ATTEMPTS), "After so many wrong answers.");
    private static final Field<Integer> SECONDS = Field.optional(
            "seconds", Shapes.whole(1, Hint.After.MAX_SECONDS), "After so many seconds without the right answer.");
    private static final Field<Hint.After> AFTER = Field.optional(
            "after",
            ObjectShape.<Hint.After>of(
                            "",
                            in -> {
                                if (!in.has(ATTEMPTS) && !in.has(SECONDS)) {
                                    in.error(
                                            "E833",
                                            "This does not say when the hint is offered.",
                                            "Write { \"attempts\": 2 } or { \"seconds\": 30 }, or leave \"after\" out.");
                                }
                                return new Hint.After(
                                        LessonShapes.whole(in, ATTEMPTS), LessonShapes.whole(in, SECONDS));
                            },
                            ATTEMPTS,
                            SECONDS)
                    .with(
                            "anyOf",
                            List.of(Map.of("required", List.of("attempts")), Map.of("required", List.of("seconds")))),
            Hint.After.USUAL,
            "When the hint is offered; after two wrong answers, if left out.");
    private static final Shape<Hint> HINT = ObjectShape.<Hint>of(
                    "One rung of the ladder of help.",
                    in -> new Hint(in.get(HINT_TEXT), in.get(HIGHLIGHTS), in.get(AFTER)),
                    HINT_TEXT,
                    HIGHLIGHTS,
                    AFTER)
            .named("hint");
    static final Field<List<Hint>> HINTS = Field.optional(
            "hints",
            Shapes.list(HINT, MAX_HINTS, "E813", "There are ", " hints; at most " + MAX_HINTS + " are offered.", ""),
            List.of(),
            "A ladder of help, from where to look to nearly the answer.");

    private SayingShapes() {}

    private static Optional<List<Say>> neither(JsonValue value, Reading reading) {
        reading.problems()
                .error(
                        "E011",
                        value,
                        "This must be a text or a list, not " + value.kind() + ".",
                        "Put it in \"quotes\".");
        return Optional.empty();
    }

    private static Optional<Target> target(String what, JsonValue at, Reading reading) {
        LessonContext lesson = lesson(reading);
        int colon = what.indexOf(':');
        String kind = what.substring(0, colon + 1);
        String name = what.substring(colon + 1);
        return switch (kind) {
            case "row:" -> lesson.side(what, kind, at).map(Target.Row::new);
            case "opposite:" ->
                lesson.house(name, at)
                        .map(house -> new Target.At(lesson.rules().layout().opposite(house)));
            case "house:", "store:" -> lesson.named(what, at).map(Target.At::new);
            case "sowable:" -> all(Highlight.What.SOWABLE, name, what, at, lesson);
            case "burnt:" -> all(Highlight.What.BURNT, name, what, at, lesson);
            default -> alone(what, at, lesson);
        };
    }

    private static Optional<Target> all(
            Highlight.What holds, String count, String what, JsonValue at, LessonContext lesson) {
        if (count.matches("[1-9][0-9]?")) {
            return Optional.of(new Target.All(holds, Integer.parseInt(count)));
        }
        lesson.unknown(at, what, List.of(Key.of(holds) + ":3"));
        return Optional.empty();
    }

    private static String what(Target target) {
        if (target instanceof Target.At at) {
            Place place = at.place();
            return place instanceof Store ? "store:" + place.side().id() : "house:" + place.name();
        }
        if (target instanceof Target.Row row) {
            return "row:" + row.side().id();
        }
        if (target instanceof Target.All all) {
            return Key.of(all.what()) + ":" + all.count();
        }
        return target instanceof Target.Ring ? "ring" : "hand";
    }

    private static Optional<Target> alone(String what, JsonValue at, LessonContext lesson) {
        if (what.equals("ring")) {
            return Optional.of(new Target.Ring());
        }
        if (what.equals("hand")) {
            return Optional.of(new Target.Hand());
        }
        if (Place.parse(what).isPresent() && !what.endsWith("store")) {
            lesson.problems()
                    .error("E014", at, "\"" + what + "\" is unknown here.", "Did you mean \"house:" + what + "\"?");
        } else {
            lesson.unknown(
                    at,
                    what,
                    List.of(
                            "house:S1",
                            "opposite:S1",
                            "store:south",
                            "row:south",
                            "sowable:3",
                            "burnt:3",
                            "ring",
                            "hand"));
        }
        return Optional.empty();
    }
}
