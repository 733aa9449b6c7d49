package papan.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import papan.event.Ruling;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.JsonValue.JsonObject;
import papan.format.JsonValue.JsonText;
import papan.lesson.EventKind;
import papan.lesson.Highlight;
import papan.lesson.Hint;
import papan.lesson.Say;
import papan.lesson.Selector;
import papan.lesson.StopAt;
import papan.model.Place;
import papan.model.Side;
import papan.model.Store;
import papan.rules.ClauseId;

/** Reads what an author says and points at: narration, selectors, highlights and hints. */
final class LessonTextReader {
    private static final Map<String, Say.Mode> MODES =
            Map.of("before", Say.Mode.BEFORE, "replace", Say.Mode.REPLACE, "after", Say.Mode.AFTER);
    private static final Map<String, Highlight.Role> ROLES = Map.of(
            "focus", Highlight.Role.FOCUS,
            "path", Highlight.Role.PATH,
            "compare", Highlight.Role.COMPARE,
            "take", Highlight.Role.TAKE,
            "warn", Highlight.Role.WARN);
    private static final int MAX_HINTS = 4;

    private final LessonContext context;

    LessonTextReader(LessonContext context) {
        this.context = context;
    }

    /** A step's {@code say}: one text for the whole step, or a list of texts for events. */
    List<Say> say(JsonObjectReader in) {
        Optional<JsonValue> value = in.value("say");
        if (value.isPresent() && value.get() instanceof JsonText text) {
            return List.of(new Say(Optional.empty(), Say.Mode.REPLACE, context.bounded(text.text(), text)));
        }
        if (value.isPresent() && value.get() instanceof JsonArray array) {
            int size = array.values().size();
            if (size > Say.MAX_IN_STEP) {
                context.problems()
                        .error(
                                "E521",
                                array,
                                "There are " + size + " texts; in one step at most " + Say.MAX_IN_STEP + " are said.",
                                "Make several steps of it.");
                return List.of();
            }
            return in.list("say", this::sayForEvent);
        }
        value.ifPresent(v -> context.problems()
                .error("E011", v, "This must be a text or a list, not " + v.kind() + ".", "Put it in \"quotes\"."));
        return List.of();
    }

    private Optional<Say> sayForEvent(JsonValue value) {
        if (value instanceof JsonText text) {
            return Optional.of(new Say(Optional.empty(), Say.Mode.REPLACE, context.bounded(text.text(), text)));
        }
        return JsonObjectReader.of(value, context.problems()).flatMap(in -> {
            boolean forEvent = in.has("on");
            Optional<Selector> on = in.object("on").flatMap(inner -> selector(inner, List.of()));
            String text = context.requiredText(in, "text");
            Say.Mode mode = in.word("mode", MODES).orElse(Say.Mode.REPLACE);
            in.finish();
            return forEvent && on.isEmpty() ? Optional.empty() : Optional.of(new Say(on, mode, text));
        });
    }

    /** Where a move is stopped. */
    Optional<StopAt> stopAt(JsonObjectReader in) {
        Optional<Boolean> before = in.word("when", Map.of("before", true, "after", false));
        return selector(in, List.of("when")).map(event -> new StopAt(event, before.orElse(false)));
    }

    /** Which event is meant. */
    Optional<Selector> selector(JsonObjectReader in) {
        return selector(in, List.of());
    }

    /** Which events are meant. */
    private Optional<Selector> selector(JsonObjectReader in, List<String> alsoKnown) {
        alsoKnown.forEach(in::has);
        Optional<EventKind> kind = kind(in);
        Optional<Ruling> ruling = in.word("ruling", LessonContext.rulings());
        Optional<Place> house =
                in.value("house").flatMap(v -> context.house(in, v)).map(h -> h);
        Optional<Side> store = in.word("store", LessonContext.SIDES);
        Optional<Side> player = in.word("player", LessonContext.SIDES);
        OptionalInt nth = whole(in, "nth", 999);
        OptionalInt lap = whole(in, "lap", 999);
        Optional<ClauseId> rule = in.word("rule", LessonSetReader.clauses());
        boolean first = in.flag("first", false);
        in.finish();
        if (kind.isEmpty() && !in.has("event") && !in.has("ruling") && !in.has("rule")) {
            context.problems()
                    .error(
                            "E518",
                            in.object(),
                            "This selects no events.",
                            "Write { \"event\": \"capture\" } or { \"ruling\": \"relay\" }.");
        }
        if (first && nth.isPresent()) {
            context.problems()
                    .error(
                            "E523",
                            in.value("first").orElseThrow(),
                            "\"first\" is the first of the whole lesson, \"nth\" counts those of this step.",
                            "Leave one of them out.");
        }
        Optional<EventKind> meant = kind.or(() -> ruling.map(r -> EventKind.RULING))
                .or(() -> in.has("event") ? Optional.empty() : rule.map(Selector::tellingOf));
        meant.filter(k -> rule.isPresent()).ifPresent(k -> tellsOfRules(k, in));
        return meant.map(
                k -> new Selector(k, ruling, nth, house.or(() -> store.map(Store::new)), player, lap, rule, first));
    }

    private void tellsOfRules(EventKind kind, JsonObjectReader in) {
        if (kind != EventKind.RULING && kind != EventKind.SKIP) {
            context.problems()
                    .error(
                            "E524",
                            in.value("rule").orElseThrow(),
                            "No " + kind.id() + " says because of which rule it happened; a ruling does, and a skip.",
                            "Write \"event\": \"ruling\", or leave \"event\" out.");
        }
    }

    /** The kind of event that {@code event} names. */
    Optional<EventKind> kind(JsonObjectReader in) {
        Optional<String> name = in.text("event");
        Optional<EventKind> kind = name.flatMap(EventKind::parse);
        if (name.isPresent() && kind.isEmpty()) {
            JsonValue at = in.value("event").orElseThrow();
            if (LessonContext.rulings().containsKey(name.get())) {
                context.problems()
                        .error(
                                "E519",
                                at,
                                "\"" + name.get() + "\" is a ruling, not an event.",
                                "Write \"ruling\": \"" + name.get() + "\".");
            } else {
                context.unknown(at, name.get(), EventKind.ids());
            }
        }
        return kind;
    }

    static OptionalInt whole(JsonObjectReader in, String name, int max) {
        return in.whole(name, 1, max).map(OptionalInt::of).orElse(OptionalInt.empty());
    }

    /** A list of highlights. */
    List<Highlight> highlights(JsonObjectReader in) {
        return in.list(
                "highlight",
                value -> JsonObjectReader.of(value, context.problems()).flatMap(this::highlight));
    }

    private Optional<Highlight> highlight(JsonObjectReader in) {
        Optional<Highlight.Target> target = in.requiredText("what").flatMap(what -> target(what, in));
        Optional<Highlight.Role> role = in.required("role").flatMap(v -> in.asWord(v, ROLES));
        String label = context.text(in, "label");
        in.finish();
        return target.flatMap(t -> role.map(r -> new Highlight(t, r, label)));
    }

    private Optional<Highlight.Target> target(String what, JsonObjectReader in) {
        JsonValue at = in.value("what").orElseThrow();
        if (what.equals("ring")) {
            return Optional.of(new Highlight.Target.Ring());
        }
        if (what.equals("hand")) {
            return Optional.of(new Highlight.Target.Hand());
        }
        if (what.startsWith("row:")) {
            return context.side(what, "row:", at).map(Highlight.Target.Row::new);
        }
        if (what.startsWith("opposite:")) {
            return context.house(what.substring("opposite:".length()), at)
                    .map(h -> new Highlight.Target.At(context.rules().layout().opposite(h)));
        }
        if (what.startsWith("house:") || what.startsWith("store:")) {
            return context.named(what, at).map(Highlight.Target.At::new);
        }
        String fix = Place.parse(what).isPresent() && !what.endsWith("store") ? "house:" + what : "";
        if (!fix.isEmpty()) {
            context.problems().error("E014", at, "\"" + what + "\" is unknown here.", "Did you mean \"" + fix + "\"?");
        } else {
            context.unknown(at, what, List.of("house:S1", "opposite:S1", "store:south", "row:south", "ring", "hand"));
        }
        return Optional.empty();
    }

    /** The ladder of help. */
    List<Hint> hints(JsonObjectReader in) {
        List<Hint> hints = in.list(
                "hints", value -> JsonObjectReader.of(value, context.problems()).map(this::hint));
        if (hints.size() > MAX_HINTS) {
            context.problems()
                    .error(
                            "E813",
                            in.value("hints").orElseThrow(),
                            "There are " + hints.size() + " hints; at most " + MAX_HINTS + " are offered.",
                            "");
        }
        return hints;
    }

    private Hint hint(JsonObjectReader in) {
        String text = context.requiredText(in, "text");
        List<Highlight> highlights = highlights(in);
        Hint.After after = in.object("after").map(this::after).orElse(Hint.After.USUAL);
        in.finish();
        return new Hint(text, highlights, after);
    }

    private Hint.After after(JsonObjectReader in) {
        OptionalInt attempts = whole(in, "attempts", Hint.After.MAX_ATTEMPTS);
        OptionalInt seconds = whole(in, "seconds", Hint.After.MAX_SECONDS);
        if (!in.has("attempts") && !in.has("seconds")) {
            context.problems()
                    .error(
                            "E833",
                            in.object(),
                            "This does not say when the hint is offered.",
                            "Write { \"attempts\": 2 } or { \"seconds\": 30 }, or leave \"after\" out.");
        }
        in.finish();
        return new Hint.After(attempts, seconds);
    }

    /** An object's fields as texts by name. */
    Map<String, String> texts(JsonValue value) {
        Map<String, String> texts = new LinkedHashMap<>();
        if (value instanceof JsonObject object) {
            JsonObjectReader in = new JsonObjectReader(object, context.problems());
            for (String name : new ArrayList<>(object.fields().keySet())) {
                texts.put(name, context.text(in, name));
            }
        } else {
            JsonObjectReader.of(value, context.problems());
        }
        return texts;
    }
}
