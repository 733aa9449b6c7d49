package papan.json.rules;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import papan.format.Field;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.Vocabulary;
import papan.rules.Key;
import papan.rules.Refill;
import papan.rules.Rounds;

/** What follows a round. */
final class RoundsShape {
    private static final Shape<Refill> REFILLS = OneOf.shape(
            "R115",
            "Say \"evenly\", \"startAgain\", houseByHouse or loserOnly.",
            List.of(
                    OneOf.way(
                            "houseByHouse",
                            Refill.HouseByHouse.class,
                            RuleTextShapes.RECORDS.of(Refill.HouseByHouse.class),
                            "One house after the other."),
                    OneOf.way(
                            "loserOnly",
                            Refill.LoserOnly.class,
                            Shapes.words(Refill.From.class, Key::of).as(Refill.LoserOnly::new, Refill.LoserOnly::from),
                            "Only the loser fills, as many full houses as can be, from this end.")));

    private static final Vocabulary RECORDS = new Vocabulary(Key::of)
            .with(
                    Refill.class,
                    Shapes.wordsOr(
                            new TreeMap<>(Map.of("evenly", new Refill.Evenly(), "startAgain", new Refill.StartAgain())),
                            REFILLS));

    private static final Shape<Rounds> SERIES = OneOf.shape(
            "R114",
            "Say \"single\", untilBroke, fixed or roundsWon.",
            List.of(
                    way(
                            "untilBroke",
                            Rounds.UntilBroke.class,
                            "Round after round, until a player cannot fill so many houses."),
                    way("fixed", Rounds.Fixed.class, "So many rounds."),
                    way("roundsWon", Rounds.RoundsWon.class, "Round after round, until a player has won so many.")));

    static final Field<Rounds> ROUNDS = Field.optional(
            "rounds",
            Shapes.wordsOr(Map.of("single", new Rounds.Single()), SERIES),
            "What follows a round; single: one round is the whole match.");

    private RoundsShape() {}

    private static <R extends Rounds> OneOf.Way<Rounds, R> way(String field, Class<R> type, String description) {
        return OneOf.way(field, type, RECORDS.of(type), description);
    }
}
