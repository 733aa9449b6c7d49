package papan.json.lesson;

import static papan.json.lesson.LessonShapes.TEXT;
import static papan.json.lesson.LessonShapes.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.Fields;
import papan.format.JsonValue;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.Vocabulary;
import papan.lesson.script.Highlight;
import papan.lesson.script.Highlight.Target;
import papan.lesson.script.Hint;
import papan.lesson.script.Say;
import papan.model.Place;
import papan.model.Store;
import papan.rules.Key;

/** What an author says and points at: narration, highlights and hints. */
final class SayingShapes {
    private static final int MAX_HINTS = 4;

    private SayingShapes() {}

    /** What is said and pointed at, as words of a lesson. */
    static void in(Vocabulary all) {
        all.with(
                        Target.class,
                        Shapes.text(
                                "^((house|opposite):[SN][1-9][0-9]?|(store|row):(south|north)|(sowable|burnt):[1-9][0-9]?|ring|hand)$",
                                SayingShapes::target,
                                SayingShapes::what))
                .with("say", say(all.object(Say.class)))
                .lookingFirst("after", SayingShapes::saysWhen);
        List<Object> bounds = List.of(Map.of("required", List.of("attempts")), Map.of("required", List.of("seconds")));
        all.with(
                        Hint.After.class,
                        all.object(Hint.After.class).with("anyOf", bounds).as(after -> after))
                .with(
                        "hints",
                        Shapes.list(
                                all.of(Hint.class),
                                MAX_HINTS,
                                "E813",
                                "There are ",
                                " hints; at most " + MAX_HINTS + " are offered.",
                                ""));
    }

    /** One text for a step, or a list of texts for events. */
    private static Shape<List<Say>> say(Shape<Say> forEvents) {
        Shape<Say> whole = TEXT.as(text -> new Say(Optional.empty(), text, Say.Mode.REPLACE));
        return Shapes.<List<Say>>textOr(
                whole.as(List::of),
                Shapes.listOr(
                        Shapes.list(
                                Shapes.<Say>textOr(whole, forEvents).named("sayForEvent"),
                                Say.MAX_IN_STEP,
                                "E521",
                                "There are ",
                                " texts; in one step at most " + Say.MAX_IN_STEP + " are said.",
                                "Make several steps of it."),
                        Shapes.of(Map.of("type", "array"), SayingShapes::neither)));
    }

    private static void saysWhen(Fields in) {
        if (!in.has("attempts") && !in.has("seconds")) {
            in.error(
                    "E833",
                    "This does not say when the hint is offered.",
                    "Write { \"attempts\": 2 } or { \"seconds\": 30 }, or leave \"after\" out.");
        }
    }

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
