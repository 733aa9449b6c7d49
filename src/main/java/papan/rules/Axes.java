package papan.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import papan.model.Direction;
import papan.model.Layout;
import papan.rules.Axis.Form;
import papan.rules.CountCapture.ByLastSeed;
import papan.rules.CountCapture.InPassing;
import papan.rules.GapCapture.Beyond;
import papan.rules.Opposition.Opposite;
import papan.rules.Values.Nested;
import papan.rules.Values.Whole;
import papan.rules.Values.Wholes;

/** The axes of a rule set. Board, first move and rounds are none: what they may hold hangs on other fields. */
public final class Axes {
    private static final int MOST_COUNTED = 60;

    static final Axis<RuleSet, DirectionRule> DIRECTION = Axis.of(
            "direction",
            "Which way seeds are sown: clockwise is from right to left along the own row, with the own store at"
                    + " the left; or who chooses.",
            DirectionRule.class,
            r -> DirectionRule.of(r.sowing()),
            (r, v) -> r.withSowing(r.sowing().with(v)));
    static final Axis<RuleSet, StoreUse> STORE_USE = Axis.of(
            "storeUse",
            "Which stores get a seed in passing: the own one, both, or with pile none.",
            StoreUse.class,
            r -> r.sowing().stores(),
            (r, v) -> r.withSowing(r.sowing().withStores(v)));
    static final Axis<RuleSet, OriginHouse> ORIGIN_HOUSE = Axis.of(
            "originHouse",
            "Whether a lap that comes back to the house it was lifted from gives it a seed; or the first seed"
                    + " stays there.",
            OriginHouse.class,
            r -> r.sowing().origin(),
            (r, v) -> r.withSowing(r.sowing().withOrigin(v)));

    static final Axis<Playable, Playable.AfterCapture> AFTER_CAPTURE = Axis.or(
            "afterCapture",
            "Whether a capture earns one more move, once.",
            Playable.AfterCapture.TURN_ENDS,
            Playable::afterCapture,
            Playable::withAfterCapture);
    static final Form<Playable> PLAYABLE_HOUSES = new Form<>(
            Playable.class,
            Playable.ANY,
            List.of(
                    new Axis<>(
                            "minSeeds",
                            "How many seeds a house needs to be chosen.",
                            new Whole(1, 2),
                            Optional.of(1),
                            Playable::minSeeds,
                            Playable::withMinSeeds),
                    Axis.or(
                            "singles",
                            "When a single seed may be chosen: always, or only if no house of the player's holds more.",
                            Playable.Singles.ALLOWED,
                            Playable::singles,
                            Playable::withSingles),
                    AFTER_CAPTURE));
    static final Axis<RuleSet, Playable> PLAYABLE = new Axis<>(
            "playable",
            "Which houses may be chosen.",
            new Nested<>(Optional.empty(), List.of(PLAYABLE_HOUSES)),
            Optional.of(Playable.ANY),
            RuleSet::playable,
            RuleSet::withPlayable);

    static final Axis<RuleSet, OccupiedHouse> OCCUPIED_HOUSE = Axis.of(
            "occupiedHouse",
            "What the last seed means in an occupied house: lift all and sow on, lift the next house and sow"
                    + " on, bank them and choose again, or nothing.",
            OccupiedHouse.class,
            r -> r.lastSeed().occupied(),
            (r, v) -> r.withLastSeed(r.lastSeed().withOccupied(v)));
    static final Axis<RuleSet, OwnStore> ON_OWN_STORE = Axis.of(
            "onOwnStore",
            "What the last seed means in the own store.",
            OwnStore.class,
            r -> r.lastSeed().ownStore(),
            (r, v) -> r.withLastSeed(r.lastSeed().withOwnStore(v)));

    static final Axis<Opposite, Opposition.CapturingSeed> CAPTURING_SEED = Axis.of(
            "capturingSeed",
            "What becomes of the seed that made the capture.",
            Opposition.CapturingSeed.class,
            Opposite::capturingSeed,
            Opposite::withCapturingSeed);
    static final Axis<Opposite, Opposition.LoneSeed> LONE_SEED = Axis.of(
            "loneSeed",
            "What becomes of the last seed when nothing lies opposite.",
            Opposition.LoneSeed.class,
            Opposite::loneSeed,
            Opposite::withLoneSeed);
    static final Axis<Opposite, Opposition.Circuit> CIRCUIT = Axis.or(
            "circuit",
            "Whether the hand must have been through the opponent's row and back.",
            Opposition.Circuit.NOT_NEEDED,
            Opposite::circuit,
            Opposite::withCircuit);
    static final Axis<Opposite, Opposition.Where> WHERE = Axis.or(
            "where",
            "In which empty houses a last seed captures.",
            Opposition.Where.OWN_EMPTY,
            Opposite::where,
            Opposite::withWhere);
    static final Form<Opposite> OPPOSITE = new Form<>(
            Opposite.class,
            new Opposite(Opposition.CapturingSeed.TAKEN, Opposition.LoneSeed.STAYS),
            List.of(WHERE, CAPTURING_SEED, LONE_SEED, CIRCUIT));
    static final Axis<RuleSet, Opposition> OPPOSITION = new Axis<>(
            "opposition",
            "What the last seed means in an empty own house: nothing, or a capture of the opposite house.",
            new Nested<>(Optional.of(new Opposition.None()), List.of(OPPOSITE)),
            Optional.empty(),
            r -> r.lastSeed().opposition(),
            (r, v) -> r.withLastSeed(r.lastSeed().withOpposition(v)));

    private static final Form<InPassing> IN_PASSING = new Form<>(
            InPassing.class,
            new InPassing(2, CountCapture.Taker.OWNER),
            List.of(
                    Axis.of(
                            "inPassing",
                            "Who gets a house that any seed brings to that number: its owner or the sower.",
                            CountCapture.Taker.class,
                            InPassing::taker,
                            (c, v) -> new InPassing(c.size(), v)),
                    new Axis<>(
                            "size",
                            "The number of seeds that is captured.",
                            new Whole(2, MOST_COUNTED),
                            Optional.empty(),
                            InPassing::size,
                            (c, v) -> new InPassing(v, c.taker()))));
    private static final Form<ByLastSeed> BY_LAST_SEED = new Form<>(
            ByLastSeed.class,
            new ByLastSeed(Set.of(), CountCapture.Whose.ANY, CountCapture.Chain.NONE, CountCapture.Then.TURN_ENDS),
            List.of(
                    new Axis<>(
                            "sizes",
                            "The numbers to which the last seed must bring a house to capture it.",
                            new Wholes(1, MOST_COUNTED),
                            Optional.empty(),
                            ByLastSeed::sizes,
                            (c, v) -> new ByLastSeed(v, c.side(), c.chain(), c.then())),
                    Axis.of(
                            "side",
                            "Whose houses are captured so.",
                            CountCapture.Whose.class,
                            ByLastSeed::side,
                            (c, v) -> new ByLastSeed(c.sizes(), v, c.chain(), c.then())),
                    Axis.or(
                            "chain",
                            "Whether the houses before it are captured too, as long as they hold such a number.",
                            CountCapture.Chain.NONE,
                            ByLastSeed::chain,
                            (c, v) -> new ByLastSeed(c.sizes(), c.side(), v, c.then())),
                    Axis.or(
                            "then",
                            "How it goes on after the capture: not at all, or from the next house.",
                            CountCapture.Then.TURN_ENDS,
                            ByLastSeed::then,
                            (c, v) -> new ByLastSeed(c.sizes(), c.side(), c.chain(), v))));
    static final Axis<RuleSet, CountCapture> COUNT_CAPTURE = new Axis<>(
            "countCapture",
            "Whether a house is captured by the number of its seeds.",
            new Nested<>(Optional.of(new CountCapture.None()), List.of(IN_PASSING, BY_LAST_SEED)),
            Optional.of(new CountCapture.None()),
            r -> r.lastSeed().counts(),
            (r, v) -> r.withLastSeed(r.lastSeed().withCounts(v)));

    private static final Form<Beyond> BEYOND = new Form<>(
            Beyond.class,
            new Beyond(GapCapture.Reach.ONE, GapCapture.Opposite.STAYS),
            List.of(
                    Axis.of(
                            "reach",
                            "Whether one house is captured, or on and on as long as empty and filled houses alternate.",
                            GapCapture.Reach.class,
                            Beyond::reach,
                            (g, v) -> new Beyond(v, g.opposite())),
                    Axis.or(
                            "opposite",
                            "What becomes of the house opposite a captured one.",
                            GapCapture.Opposite.STAYS,
                            Beyond::opposite,
                            (g, v) -> new Beyond(g.reach(), v))));
    static final Axis<RuleSet, GapCapture> GAP_CAPTURE = new Axis<>(
            "gapCapture",
            "Whether what lies beyond an empty house is captured.",
            new Nested<>(Optional.of(new GapCapture.None()), List.of(BEYOND)),
            Optional.of(new GapCapture.None()),
            r -> r.lastSeed().gaps(),
            (r, v) -> r.withLastSeed(r.lastSeed().withGaps(v)));

    static final Axis<RuleSet, NeighbourCapture> NEIGHBOUR_CAPTURE = Axis.or(
            "neighbourCapture",
            "Whether the last seed in an empty opposing house between two equal ones captures both.",
            NeighbourCapture.OFF,
            r -> r.lastSeed().neighbours(),
            (r, v) -> r.withLastSeed(r.lastSeed().withNeighbours(v)));

    private static final Form<Feeding.Needed> FED = new Form<>(
            Feeding.Needed.class,
            new Feeding.Needed(Feeding.GrandSlam.LEGAL),
            List.of(Axis.of(
                    "grandSlam",
                    "What a capture of everything in the opponent's row is: legal, nothing is captured, or it"
                            + " is forbidden.",
                    Feeding.GrandSlam.class,
                    Feeding.Needed::grandSlam,
                    (f, v) -> new Feeding.Needed(v))));
    static final Axis<RuleSet, Feeding> FEEDING = new Axis<>(
            "feeding",
            "Whether an opponent with an empty row must be given seeds.",
            new Nested<>(Optional.of(new Feeding.NotNeeded()), List.of(FED)),
            Optional.of(new Feeding.NotNeeded()),
            RuleSet::feeding,
            RuleSet::withFeeding);

    static final Axis<RuleSet, NoMove> NO_MOVE = Axis.of(
            "noMove",
            "What happens when a player whose turn it is has nothing to sow.",
            NoMove.class,
            r -> r.ending().noMove(),
            (r, v) -> r.withEnding(r.ending().withNoMove(v)));
    static final Axis<RuleSet, RoundEnd> ROUND_END = Axis.of(
            "roundEnd",
            "When, at the end of a turn, the round is over.",
            RoundEnd.class,
            r -> r.ending().roundEnd(),
            (r, v) -> r.withEnding(r.ending().withRoundEnd(v)));
    static final Axis<RuleSet, Leftovers> LEFTOVERS = Axis.of(
            "leftovers",
            "Whose the seeds are that are left in houses.",
            Leftovers.class,
            r -> r.ending().leftovers(),
            (r, v) -> r.withEnding(r.ending().withLeftovers(v)));

    /** Those that a file states before the first move. */
    public static final List<Axis<RuleSet, ?>> OF_SOWING = List.of(DIRECTION, STORE_USE, ORIGIN_HOUSE);

    /** Those that it states after it. */
    public static final List<Axis<RuleSet, ?>> OF_PLAY = List.of(
            PLAYABLE,
            OCCUPIED_HOUSE,
            ON_OWN_STORE,
            OPPOSITION,
            COUNT_CAPTURE,
            GAP_CAPTURE,
            NEIGHBOUR_CAPTURE,
            FEEDING,
            NO_MOVE,
            ROUND_END,
            LEFTOVERS);

    /** All, in the order of a file. */
    public static final List<Axis<RuleSet, ?>> ALL =
            Stream.concat(OF_SOWING.stream(), OF_PLAY.stream()).toList();

    /** What a file that extends no other fills in: whatever goes without saying holds, and the rest is yet to be stated. */
    public static final RuleSet START = new RuleSet(
            RuleSet.About.NOTHING,
            new Board(new Layout(Layout.MIN_HOUSES), new Setup.Uniform(1)),
            new Sowing(Direction.CLOCKWISE, StoreUse.OWN, OriginHouse.SOWN),
            new FirstMove.Free(),
            Playable.ANY,
            new LastSeed(OccupiedHouse.TURN_ENDS, OwnStore.TURN_ENDS, new Opposition.None()),
            new Feeding.NotNeeded(),
            new Ending(NoMove.PASS, RoundEnd.ROW_EMPTY, Leftovers.HOUSE_OWNER),
            new Rounds.Single(),
            Map.of());

    private Axes() {}
}
