package papan.json.rules;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import papan.format.Field;
import papan.format.Fields;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.Shape;
import papan.format.Shapes;
import papan.rules.Key;
import papan.rules.Refill;
import papan.rules.Rounds;
import papan.rules.Rounds.Renewal;

/** What follows a round. */
final class RoundsShape {
    private static final int MOST_ROUNDS = 99;
    private static final int MOST_HOUSES = 12;
    private static final int MOST_SEEDS = 99;

    private static final Shape<Refill.From> END = Shapes.words(Refill.From.class, Key::of);
    private static final Field<Refill.From> FROM =
            Field.required("from", END, "The end of the row at which filling begins.");
    private static final Field<Refill.LastHouse> LAST_HOUSE = Field.required(
            "lastHouse",
            Shapes.words(Refill.LastHouse.class, Key::of),
            "Whether the last house stays empty or gets what there is.");
    private static final Shape<Refill.HouseByHouse> HOUSE_BY_HOUSE = ObjectShape.of(
            "",
            in -> new Refill.HouseByHouse(in.get(FROM), in.get(LAST_HOUSE)),
            FROM.from(Refill.HouseByHouse::from),
            LAST_HOUSE.from(Refill.HouseByHouse::lastHouse));
    private static final Shape<Refill> REFILLS = OneOf.shape(
            "R115",
            "Say \"evenly\", \"startAgain\", houseByHouse or loserOnly.",
            List.of(
                    OneOf.way("houseByHouse", Refill.HouseByHouse.class, HOUSE_BY_HOUSE, "One house after the other."),
                    OneOf.way(
                            "loserOnly",
                            Refill.LoserOnly.class,
                            END.as(Refill.LoserOnly::new, Refill.LoserOnly::from),
                            "Only the loser fills, as many full houses as can be, from this end.")));

    private static final Field<Integer> FULL =
            Field.required("full", Shapes.whole(1, MOST_SEEDS), "How many seeds make a full house.");
    private static final Field<Refill> REFILL = Field.required(
            "refill",
            Shapes.wordsOr(
                    new TreeMap<>(Map.of("evenly", new Refill.Evenly(), "startAgain", new Refill.StartAgain())),
                    REFILLS),
            "How houses are filled: evenly one seed at a time along the row from the owner's left, with startAgain like the"
                    + " first round, or house by house.");
    private static final Field<Rounds.BurntHouse> BURNT_HOUSE = Field.required(
            "burntHouse",
            Shapes.words(Rounds.BurntHouse.class, Key::of),
            "What becomes of a seed that is due in a house that could not be filled: it is sown there, sown on, or goes to"
                    + " the store of the sower's opponent.");
    private static final Field<Rounds.BurntFor> BURNT_FOR = Field.optional(
            "burntFor",
            Shapes.words(Rounds.BurntFor.class, Key::of),
            Rounds.BurntFor.ROUND,
            "How long such a house stays out of play.");
    private static final Field<Rounds.NextStarter> NEXT_STARTER = Field.required(
            "nextStarter", Shapes.words(Rounds.NextStarter.class, Key::of), "Who moves first in the next round.");

    private static final Shape<Rounds> SERIES = OneOf.shape(
            "R114",
            "Say \"single\", untilBroke, fixed or roundsWon.",
            List.of(
                    OneOf.way(
                            "untilBroke",
                            Rounds.UntilBroke.class,
                            series(
                                    Field.optional(
                                            "minHouses",
                                            Shapes.whole(1, MOST_HOUSES),
                                            1,
                                            "How many houses a player must be able to fill."),
                                    Rounds.UntilBroke::minHouses,
                                    Rounds.UntilBroke::new),
                            "Round after round, until a player cannot fill so many houses."),
                    OneOf.way(
                            "fixed",
                            Rounds.Fixed.class,
                            series(
                                    Field.required(
                                            "rounds", Shapes.whole(2, MOST_ROUNDS), "How many rounds there are."),
                                    Rounds.Fixed::rounds,
                                    Rounds.Fixed::new),
                            "So many rounds."),
                    OneOf.way(
                            "roundsWon",
                            Rounds.RoundsWon.class,
                            series(
                                    Field.required(
                                            "wins", Shapes.whole(1, MOST_ROUNDS), "How many rounds must be won."),
                                    Rounds.RoundsWon::wins,
                                    Rounds.RoundsWon::new),
                            "Round after round, until a player has won so many.")));

    static final Field<Rounds> ROUNDS = Field.optional(
            "rounds",
            Shapes.wordsOr(Map.of("single", new Rounds.Single()), SERIES),
            "What follows a round; single: one round is the whole match.");

    private RoundsShape() {}

    /** Several rounds, of which a number says how many, and what lies between them. */
    private static <R extends Rounds> Shape<R> series(
            Field<Integer> number, Function<R, Integer> get, BiFunction<Integer, Renewal, R> make) {
        return ObjectShape.of(
                "",
                in -> make.apply(in.get(number), renewal(in)),
                number.from(get),
                between(FULL, Renewal::full),
                between(REFILL, Renewal::refill),
                between(BURNT_HOUSE, Renewal::burntHouse),
                between(BURNT_FOR, Renewal::burntFor),
                between(NEXT_STARTER, Renewal::starter));
    }

    private static <T> Part<Rounds> between(Field<T> field, Function<Renewal, T> get) {
        return field.from(rounds -> get.apply(rounds.renewal().orElseThrow()));
    }

    private static Renewal renewal(Fields in) {
        return new Renewal(in.get(FULL), in.get(REFILL), in.get(BURNT_HOUSE), in.get(BURNT_FOR), in.get(NEXT_STARTER));
    }
}
