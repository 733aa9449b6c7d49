package papan.json.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import papan.format.Fields;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.Reading;
import papan.format.Shapes;
import papan.format.Vocabulary;
import papan.model.House;
import papan.model.Layout;
import papan.model.Side;
import papan.rules.Board;
import papan.rules.Clause;
import papan.rules.FirstMove;
import papan.rules.Key;
import papan.rules.Refill;
import papan.rules.Rounds;
import papan.rules.RuleSet.About;
import papan.rules.Setup;
import papan.rules.Source;

/** What the records of a rule set are made of, where their types do not tell; what holds across the fields of one. */
final class RuleWords {
    static final Vocabulary ALL = boards(texts(new Vocabulary(Key::of)));

    private RuleWords() {}

    private static Vocabulary texts(Vocabulary all) {
        return all.with("sentence", RuleTextShapes.SENTENCE)
                .with("sentences", RuleTextShapes.SENTENCES)
                .with("names", RuleTextShapes.NAMES)
                .with("vocabulary", RuleTextShapes.VOCABULARY)
                .with("cited", Shapes.text().checked(RuleWords::isCited))
                .looking("clause", RuleWords::restsOnSomething);
    }

    private static Vocabulary boards(Vocabulary all) {
        all.with(
                        Layout.class,
                        Shapes.whole(Layout.MIN_HOUSES, Layout.MAX_HOUSES).as(Layout::new, Layout::houses))
                .with(House.class, Shapes.text("^S[1-9][0-9]?$", RuleWords::house, House::name))
                .with(Setup.Custom.class, all.object(Setup.Custom.class).with("required", List.of("south", "north")));
        OneOf.in(all, Setup.class, Map.of(), "R111", "Say uniform, alternate or custom: one of the three.");
        OneOf.in(
                all,
                FirstMove.class,
                Map.of("free", new FirstMove.Free()),
                "R112",
                "Say \"free\", {\"forced\": HOUSE} or {\"simultaneous\": …}.");
        OneOf.in(
                all,
                Refill.class,
                new TreeMap<>(Map.of("evenly", new Refill.Evenly(), "startAgain", new Refill.StartAgain())),
                "R115",
                "Say \"evenly\", \"startAgain\", houseByHouse or loserOnly.");
        OneOf.in(
                all,
                Rounds.class,
                Map.of("single", new Rounds.Single()),
                "R114",
                "Say \"single\", untilBroke, fixed or roundsWon.");
        return all.lookingFirst("board", RuleWords::fits);
    }

    /** Notes a problem if a clause rests on nothing. */
    private static Clause restsOnSomething(Clause clause, Fields in) {
        if (clause.supports().isEmpty() && !clause.isReading()) {
            in.error(
                    "R120",
                    "No document is given for this clause, and no reading.",
                    "Cite a document in \"supports\", or say in \"reading\" what you assume and why.");
        }
        return clause;
    }

    /** Notes a problem if a document is none of the sources. */
    private static boolean isCited(String id, JsonValue at, Reading reading) {
        List<String> known =
                reading.context(About.class).sources().stream().map(Source::id).toList();
        if (!known.contains(id)) {
            JsonObjectReader.unknownWord(at, id, known, reading.problems());
        }
        return true;
    }

    /** No board is made of a set-up that does not fit it. */
    private static void fits(Fields in) {
        Setup setup = in.get(ALL.fields(Board.class).field("setup"));
        Layout layout = in.get(ALL.fields(Board.class).field("layout"));
        try {
            setup.check(layout);
        } catch (IllegalArgumentException e) {
            in.error("R110", "The set-up does not fit the board: " + e.getMessage() + ".", "");
            in.need(Optional.empty());
        }
    }

    /** The house with which south must begin, read where the {@link Layout} of its board is known. */
    private static Optional<House> house(String name, JsonValue at, Reading reading) {
        Layout layout = reading.context(Layout.class);
        Optional<House> house = House.parseHouse(name).filter(it -> it.side() == Side.SOUTH && layout.contains(it));
        if (house.isEmpty()) {
            reading.problems()
                    .error(
                            "R113",
                            at,
                            "\"" + name + "\" is not a house of south's, who moves first.",
                            "Houses are S1 to S" + layout.houses() + ".");
        }
        return house;
    }
}
