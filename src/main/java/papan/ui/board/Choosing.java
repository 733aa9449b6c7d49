package papan.ui.board;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.model.House;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;

/**
 * What it means now to choose a place of a board. It is told to whoever cannot see it; on the screen it changes nothing.
 *
 * @param bars why a house may not be sown; of the houses that are not here each may
 */
public record Choosing(Kind kind, Map<House, Bar> bars) {
    /** The board is only watched. */
    public static final Choosing WATCH = new Choosing(Kind.WATCH, Map.of());

    /** Any place may be picked as an answer. */
    public static final Choosing PICK = new Choosing(Kind.PICK, Map.of());

    /** Any place may be given a seed. */
    public static final Choosing LAY = new Choosing(Kind.LAY, Map.of());

    /** A question waits for its answer, which is not a place. */
    public static final Choosing CLOSED = new Choosing(Kind.CLOSED, Map.of());

    /** A house of either side is named for the beginning of a round, whatever the board shows now. */
    public static final Choosing OPEN = new Choosing(Kind.OPEN, Map.of());

    public Choosing {
        bars = Map.copyOf(bars);
    }

    /** What is done with a place that is chosen. */
    public enum Kind {
        /** Nothing. */
        WATCH,
        /** A house is sown once all seeds are at rest. */
        SOW,
        /** A house is sown at the moment that is shown, whatever came after it. */
        BRANCH,
        /** A house is named for the opening of a round. */
        OPEN,
        /** It is an answer. */
        PICK,
        /** It gets a seed, or loses one. */
        LAY,
        /** Nothing, until a question is answered. */
        CLOSED
    }

    /** Why a house may not be sown. */
    public enum Bar {
        /** There is nothing in it. */
        EMPTY,
        /** It is out of play. */
        BURNT,
        /** South is to move, and it is not south's. */
        SOUTH,
        /** North is to move, and it is not north's. */
        NORTH,
        /** It holds too few seeds to be chosen. */
        FEW,
        /** The rules name another house. */
        FORCED,
        /** The opponent would be left with nothing to sow. */
        FEED,
        /** The sowing would never end. */
        ENDLESS,
        /** It may be sown on another board that is shown beside this one, but not on this. */
        ELSEWHERE,
        /** The round is over. */
        OVER,
        /** Seeds are on their way, or what was sown is not all shown. */
        MOVING,
        /** A question is open. */
        QUESTION,
        /** Any other rule. */
        RULES;

        /** Its name in catalogues. */
        String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Bar turnOf(Side side) {
            return side == Side.SOUTH ? SOUTH : NORTH;
        }
    }

    /** Houses may be sown, but not those that are barred. */
    public static Choosing sowing(Map<House, Bar> bars) {
        return new Choosing(Kind.SOW, bars);
    }

    /** Some houses may be sown; why the others may not is seen on the board. */
    public static Choosing sowing(Set<House> legal, Position position) {
        // While nobody has sown yet in a simultaneous opening, the position does not tell who chooses.
        Side chooser = legal.stream().findFirst().map(House::side).orElse(position.toMove());
        Map<House, Bar> bars = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            for (House house : position.layout().row(side)) {
                if (!legal.contains(house)) {
                    bars.put(house, seen(house, position, chooser).orElse(Bar.RULES));
                }
            }
        }
        return sowing(bars);
    }

    /** The same at the moment that is shown, even if something came after it. */
    public Choosing atThisMoment() {
        return new Choosing(Kind.BRANCH, bars);
    }

    /** Houses may be sown, but not yet: seeds are on their way. */
    public static Choosing waiting(Position position) {
        Map<House, Bar> bars = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            position.layout().row(side).forEach(house -> bars.put(house, Bar.MOVING));
        }
        return sowing(bars);
    }

    /** What on the board keeps a house from being sown. */
    private static Optional<Bar> seen(House house, Position position, Side chooser) {
        if (position.isBurnt(house)) {
            return Optional.of(Bar.BURNT);
        }
        if (house.side() != chooser) {
            return Optional.of(Bar.turnOf(chooser));
        }
        return position.seedsIn(house) == 0 ? Optional.of(Bar.EMPTY) : Optional.empty();
    }

    /** Whether any place may be picked, and nothing is lifted. */
    boolean picks() {
        return kind == Kind.PICK || kind == Kind.LAY;
    }

    /** Whether choosing a house sows it, or names it to be sown. */
    boolean sows() {
        return kind == Kind.SOW || kind == Kind.BRANCH || kind == Kind.OPEN;
    }

    /** Why a house may not be sown; empty if it may, or if nothing is sown on this board. */
    Optional<Bar> bar(House house, Position position, boolean moving) {
        return switch (kind) {
            case WATCH, PICK, LAY -> Optional.empty();
            case CLOSED -> Optional.of(Bar.QUESTION);
            case OPEN ->
                position.isBurnt(house)
                        ? Optional.of(Bar.BURNT)
                        : position.seedsIn(house) == 0 ? Optional.of(Bar.EMPTY) : Optional.empty();
            case BRANCH -> Optional.ofNullable(bars.get(house));
            case SOW -> moving ? Optional.of(Bar.MOVING) : Optional.ofNullable(bars.get(house));
        };
    }

    /** Whether a house may be sown now. */
    boolean maySow(House house, Position position, boolean moving) {
        return sows() && bar(house, position, moving).isEmpty();
    }

    /** Whether choosing a place does anything. */
    boolean answers(Place place, Position position, boolean moving) {
        return picks() || (place instanceof House house && maySow(house, position, moving));
    }

    /** The houses that may be sown, in the order of the board. */
    Set<House> may(Position position, boolean moving) {
        Set<House> may = new LinkedHashSet<>();
        Arrays.stream(Side.values())
                .flatMap(side -> position.layout().row(side).stream())
                .filter(house -> maySow(house, position, moving))
                .forEach(may::add);
        return may;
    }
}
