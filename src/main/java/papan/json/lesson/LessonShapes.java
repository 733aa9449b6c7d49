package papan.json.lesson;

import java.util.List;
import java.util.Optional;
import papan.event.Ruling;
import papan.format.Field;
import papan.format.Ids;
import papan.format.JsonValue;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.json.match.BoardShapes;
import papan.lesson.script.EventKind;
import papan.lesson.script.Misconception;
import papan.model.House;
import papan.model.Move;
import papan.model.Place;
import papan.model.Side;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/** What many parts of a lesson are made of. */
final class LessonShapes {
    private static final int MAX_TEXT = 400;

    /** A text of the author's. */
    static final Shape<String> TEXT = Shapes.text()
            .checked((text, at, reading) -> {
                lesson(reading).bounded(text, at);
                return true;
            })
            .with("maxLength", MAX_TEXT);

    static final Shape<String> ID =
            Shapes.text("^[a-z][a-z0-9-]{0,39}$", LessonShapes::id).named("id");
    static final Shape<Side> SIDE = BoardShapes.SIDE;
    static final Shape<Integer> SEEDS = BoardShapes.SEEDS;
    static final Shape<House> HOUSE = BoardShapes.HOUSE;
    static final Shape<Move> MOVE = HOUSE.as(Move::new);
    static final Shape<Place> PLACE = Shapes.text(
                    "^[SN]([1-9][0-9]?|\\.store)$",
                    (name, at, reading) -> lesson(reading).place(name, at))
            .named("place");
    static final Shape<Ruling> RULING = Shapes.words(Ruling.class, Ruling::id).named("ruling");
    static final Shape<ClauseId> CLAUSE =
            Shapes.words(ClauseId.class, ClauseId::id).named("clause");
    static final Shape<Misconception> MISCONCEPTION =
            Shapes.words(Misconception.class, Misconception::id).named("misconception");
    static final Shape<EventKind> EVENT_KIND = Shapes.text("", LessonShapes::eventKind)
            .with("enum", EventKind.ids())
            .named("eventKind");

    /** The id of an installed rule set. */
    static final Shape<RuleSet> RULE_SET = Shapes.text(
            "\\S",
            (id, at, reading) ->
                    LessonContext.ruleSet(reading.context(HasRuleBook.class).book(), reading.problems(), id, at));

    /** The id of one of the lesson's goals. */
    static final Shape<String> GOAL = Shapes.text().checked((id, at, reading) -> {
        lesson(reading).goal(id, at);
        return true;
    });

    /** The id of one of the steps that ask or let try. */
    static final Shape<String> ASKING = Shapes.text().checked((id, at, reading) -> {
        lesson(reading).steps().checkAsking(id, at, reading.problems());
        return true;
    });

    private LessonShapes() {}

    /** What is known of the lesson that is read. */
    static LessonContext lesson(Reading reading) {
        return reading.context(LessonContext.class);
    }

    private static Optional<String> id(String id, JsonValue at, Reading reading) {
        return Optional.of(id).filter(name -> lesson(reading).isId(name, at));
    }

    private static Optional<EventKind> eventKind(String name, JsonValue at, Reading reading) {
        Optional<EventKind> kind = EventKind.parse(name);
        if (kind.isEmpty() && Ids.of(Ruling.class, Ruling::id).containsKey(name)) {
            reading.problems()
                    .error(
                            "E519",
                            at,
                            "\"" + name + "\" is a ruling, not an event.",
                            "Write \"ruling\": \"" + name + "\".");
        } else if (kind.isEmpty()) {
            lesson(reading).unknown(at, name, EventKind.ids());
        }
        return kind;
    }

    /** A field for words of the author's that may be left out. */
    static Field<String> text(String name, String description) {
        return Field.optional(name, TEXT, "", description);
    }

    /** A field for words of the author's that must be there. */
    static Field<String> filled(String name, String description) {
        return Field.filled(name, TEXT, description).or("");
    }

    /** A list of which each value counts once. */
    static <T> Shape<List<T>> eachOnce(Shape<T> each) {
        return Shapes.list(each).as(all -> all.stream().distinct().toList(), all -> all);
    }

    /** A list that has a place for so many only. */
    static <T> Shape<List<T>> few(Shape<T> each, int most, String what) {
        return Shapes.noMore(
                Shapes.list(each),
                most,
                "E542",
                "There are ",
                " " + what + "; at most " + most + " fit.",
                "Keep those that matter.");
    }
}
