package papan.json;

import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import papan.json.JsonValue.JsonText;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Side;
import papan.rules.CountCapture;
import papan.rules.DirectionChoice;
import papan.rules.Ending;
import papan.rules.Feeding;
import papan.rules.FirstMove;
import papan.rules.GapCapture;
import papan.rules.LastSeed;
import papan.rules.Leftovers;
import papan.rules.NeighbourCapture;
import papan.rules.NoMove;
import papan.rules.OccupiedHouse;
import papan.rules.Opposition;
import papan.rules.OriginHouse;
import papan.rules.OwnStore;
import papan.rules.Playable;
import papan.rules.RoundEnd;
import papan.rules.RuleSet;
import papan.rules.Sowing;
import papan.rules.StoreUse;

/** Reads the parts of a rule set that say how a round is played. */
final class RulePartReader {
    private static final int MAX_COUNT = 60;
    private static final Map<String, Sowing> DIRECTIONS = Map.of(
            "clockwise", way(Direction.CLOCKWISE, DirectionChoice.FIXED),
            "anticlockwise", way(Direction.ANTICLOCKWISE, DirectionChoice.FIXED),
            "chosenOnceForBoth", way(Direction.ANTICLOCKWISE, DirectionChoice.ONCE_FOR_BOTH),
            "oppositePerPlayer", way(Direction.ANTICLOCKWISE, DirectionChoice.OPPOSITE_PER_PLAYER),
            "chosenEachMove", way(Direction.ANTICLOCKWISE, DirectionChoice.EACH_MOVE));

    private final JsonObjectReader in;
    private final Problems problems;
    private final RulePart part;

    RulePartReader(JsonObjectReader in, Problems problems, @Nullable RuleSet base) {
        this.in = in;
        this.problems = problems;
        this.part = new RulePart(in, base);
    }

    private static Sowing way(Direction direction, DirectionChoice choice) {
        return new Sowing(direction, choice, StoreUse.OWN, OriginHouse.SOWN);
    }

    Optional<Sowing> sowing() {
        Optional<Sowing> way = part.needed("direction", RuleSet::sowing, v -> in.asWord(v, DIRECTIONS));
        Optional<StoreUse> stores =
                part.word("storeUse", StoreUse.class, r -> r.sowing().stores());
        Optional<OriginHouse> origin =
                part.word("originHouse", OriginHouse.class, r -> r.sowing().origin());
        return way.isEmpty() || stores.isEmpty() || origin.isEmpty()
                ? Optional.empty()
                : Optional.of(new Sowing(way.get().direction(), way.get().choice(), stores.get(), origin.get()));
    }

    Optional<Playable> playable() {
        return part.or(
                "playable",
                Playable.ANY,
                RuleSet::playable,
                v -> object(v).map(p -> {
                    int min = p.whole("minSeeds", 1, 2).orElse(1);
                    Playable.Singles singles =
                            p.word("singles", Words.of(Playable.Singles.class)).orElse(Playable.Singles.ALLOWED);
                    Playable.AfterCapture after = p.word("afterCapture", Words.of(Playable.AfterCapture.class))
                            .orElse(Playable.AfterCapture.TURN_ENDS);
                    p.finish();
                    return new Playable(min, singles, after);
                }));
    }

    Optional<LastSeed> lastSeed() {
        Optional<OccupiedHouse> occupied = part.word(
                "occupiedHouse", OccupiedHouse.class, r -> r.lastSeed().occupied());
        Optional<OwnStore> ownStore =
                part.word("onOwnStore", OwnStore.class, r -> r.lastSeed().ownStore());
        Optional<Opposition> opposition = part.needed(
                "opposition", r -> r.lastSeed().opposition(), v -> noneOr(v, new Opposition.None(), this::opposition));
        Optional<CountCapture> counts = part.or(
                "countCapture",
                new CountCapture.None(),
                r -> r.lastSeed().counts(),
                v -> noneOr(v, new CountCapture.None(), this::counts));
        Optional<GapCapture> gaps = part.or(
                "gapCapture",
                new GapCapture.None(),
                r -> r.lastSeed().gaps(),
                v -> noneOr(v, new GapCapture.None(), this::gaps));
        Optional<NeighbourCapture> neighbours = part.or(
                "neighbourCapture",
                NeighbourCapture.OFF,
                r -> r.lastSeed().neighbours(),
                v -> in.asWord(v, Words.of(NeighbourCapture.class)));
        if (occupied.isEmpty()
                || ownStore.isEmpty()
                || opposition.isEmpty()
                || counts.isEmpty()
                || gaps.isEmpty()
                || neighbours.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new LastSeed(
                occupied.get(), ownStore.get(), opposition.get(), counts.get(), gaps.get(), neighbours.get()));
    }

    /** A part written as the word {@code none} or as an object. */
    private <T> Optional<T> noneOr(JsonValue value, T none, Reader<T> read) {
        return value instanceof JsonText
                ? in.asWord(value, Map.of("none", none))
                : object(value).flatMap(read::read);
    }

    /** Reads an object. */
    private interface Reader<T> {
        Optional<T> read(JsonObjectReader object);
    }

    private Optional<JsonObjectReader> object(JsonValue value) {
        return JsonObjectReader.of(value, problems);
    }

    private Optional<Opposition> opposition(JsonObjectReader o) {
        Opposition.Where where =
                o.word("where", Words.of(Opposition.Where.class)).orElse(Opposition.Where.OWN_EMPTY);
        Optional<Opposition.CapturingSeed> capturing =
                o.required("capturingSeed").flatMap(v -> o.asWord(v, Words.of(Opposition.CapturingSeed.class)));
        Optional<Opposition.LoneSeed> lone =
                o.required("loneSeed").flatMap(v -> o.asWord(v, Words.of(Opposition.LoneSeed.class)));
        Opposition.Circuit circuit =
                o.word("circuit", Words.of(Opposition.Circuit.class)).orElse(Opposition.Circuit.NOT_NEEDED);
        o.finish();
        return capturing.isEmpty() || lone.isEmpty()
                ? Optional.empty()
                : Optional.of(new Opposition.Opposite(where, capturing.get(), lone.get(), circuit));
    }

    private Optional<CountCapture> counts(JsonObjectReader c) {
        if (c.has("inPassing")) {
            Optional<CountCapture.Taker> taker = c.word("inPassing", Words.of(CountCapture.Taker.class));
            Optional<Integer> size = c.whole("size", 2, MAX_COUNT);
            if (!c.has("size")) {
                c.required("size");
            }
            c.finish();
            return taker.isEmpty() || size.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new CountCapture.InPassing(size.get(), taker.get()));
        }
        c.required("sizes");
        c.value("sizes")
                .filter(v -> c.list("sizes").isEmpty())
                .ifPresent(v -> problems.error("E012", v, "\"sizes\" is empty.", ""));
        TreeSet<Integer> sizes = new TreeSet<>(c.list("sizes", v -> c.asWhole(v, 1, MAX_COUNT)));
        Optional<CountCapture.Whose> side =
                c.required("side").flatMap(v -> c.asWord(v, Words.of(CountCapture.Whose.class)));
        CountCapture.Chain chain =
                c.word("chain", Words.of(CountCapture.Chain.class)).orElse(CountCapture.Chain.NONE);
        CountCapture.Then then =
                c.word("then", Words.of(CountCapture.Then.class)).orElse(CountCapture.Then.TURN_ENDS);
        c.finish();
        return side.isEmpty() || sizes.isEmpty()
                ? Optional.empty()
                : Optional.of(new CountCapture.ByLastSeed(sizes, side.get(), chain, then));
    }

    private Optional<GapCapture> gaps(JsonObjectReader g) {
        Optional<GapCapture.Reach> reach =
                g.required("reach").flatMap(v -> g.asWord(v, Words.of(GapCapture.Reach.class)));
        GapCapture.Opposite opposite =
                g.word("opposite", Words.of(GapCapture.Opposite.class)).orElse(GapCapture.Opposite.STAYS);
        g.finish();
        return reach.map(r -> new GapCapture.Beyond(r, opposite));
    }

    Optional<Feeding> feeding() {
        return part.or(
                "feeding",
                new Feeding.NotNeeded(),
                RuleSet::feeding,
                v -> noneOr(v, new Feeding.NotNeeded(), f -> {
                    Optional<Feeding.GrandSlam> slam =
                            f.required("grandSlam").flatMap(w -> f.asWord(w, Words.of(Feeding.GrandSlam.class)));
                    f.finish();
                    return slam.map(Feeding.Needed::new);
                }));
    }

    Optional<Ending> ending() {
        Optional<NoMove> noMove =
                part.word("noMove", NoMove.class, r -> r.ending().noMove());
        Optional<RoundEnd> roundEnd =
                part.word("roundEnd", RoundEnd.class, r -> r.ending().roundEnd());
        Optional<Leftovers> leftovers =
                part.word("leftovers", Leftovers.class, r -> r.ending().leftovers());
        return noMove.isEmpty() || roundEnd.isEmpty() || leftovers.isEmpty()
                ? Optional.empty()
                : Optional.of(new Ending(noMove.get(), roundEnd.get(), leftovers.get()));
    }

    Optional<FirstMove> firstMove(Layout layout) {
        return part.needed(
                "firstMove",
                RuleSet::firstMove,
                v -> v instanceof JsonText
                        ? in.asWord(v, Map.of("free", new FirstMove.Free()))
                        : object(v).flatMap(f -> firstMove(f, v, layout)));
    }

    private Optional<FirstMove> firstMove(JsonObjectReader f, JsonValue value, Layout layout) {
        FirstMove.Choice choice =
                f.word("house", Words.of(FirstMove.Choice.class)).orElse(FirstMove.Choice.FREE);
        FirstMove.ContestedHouse contested = f.word("contestedHouse", Words.of(FirstMove.ContestedHouse.class))
                .orElse(FirstMove.ContestedHouse.FIRST_TO_ARRIVE);
        Optional<FirstMove> simultaneous = f.word("simultaneous", Words.of(FirstMove.Schedule.class))
                .map(schedule -> new FirstMove.Simultaneous(schedule, choice, contested));
        Optional<FirstMove> forced = f.value("forced").flatMap(v -> forced(f, v, layout));
        f.finish();
        if (f.countOf("simultaneous", "forced") != 1) {
            problems.error("R112", value, "Say \"free\", {\"forced\": HOUSE} or {\"simultaneous\": …}.", "");
        }
        return simultaneous.or(() -> forced);
    }

    private Optional<FirstMove> forced(JsonObjectReader f, JsonValue value, Layout layout) {
        Optional<String> name = f.asText(value);
        Optional<House> house =
                name.flatMap(House::parseHouse).filter(h -> h.side() == Side.SOUTH && layout.contains(h));
        if (name.isPresent() && house.isEmpty()) {
            problems.error(
                    "R113",
                    value,
                    "\"" + name.get() + "\" is not a house of south's, who moves first.",
                    "Houses are S1 to S" + layout.houses() + ".");
        }
        return house.map(FirstMove.Forced::new);
    }
}
