package papan.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.rules.ClauseSwitch;
import papan.rules.DirectionChoice;
import papan.rules.RuleSet;

/**
 * Which places of two boards correspond: those of the same owner, as far before that owner's store on the way of the
 * seeds. On boards of the same size that are sown the same way, every place corresponds to itself.
 *
 * @param one the rule set of the first board
 * @param other the rule set of the second
 */
public record Counterparts(RuleSet one, RuleSet other) {

    /** Whether every place corresponds to the one with the same name. */
    public boolean isSame() {
        return isSameSize() && !isMirrored();
    }

    /** Whether both boards have as many houses. */
    public boolean isSameSize() {
        return one.layout().equals(other.layout());
    }

    /** Whether the boards are sown in opposite directions, so that one is as the other in a mirror. */
    public boolean isMirrored() {
        return one.sowing().choice() == DirectionChoice.FIXED
                && one.sowing().direction() != other.sowing().direction()
                && ClauseSwitch.mirror(other).isPresent();
    }

    /** The place on the second board that corresponds to one of the first; empty if it has none. */
    public Optional<Place> onOther(Place place) {
        return across(place, one, way(), other, otherWay());
    }

    /** The place on the first board that corresponds to one of the second; empty if it has none. */
    public Optional<Place> onFirst(Place place) {
        return across(place, other, otherWay(), one, way());
    }

    private Direction way() {
        return one.sowing().direction();
    }

    /** The second board's way where both are fixed; where the player chooses, the boards are laid side by side. */
    private Direction otherWay() {
        return isMirrored() ? way().reversed() : way();
    }

    private Optional<Place> across(Place place, RuleSet from, Direction way, RuleSet to, Direction there) {
        if (isSame() || !(place instanceof House house)) {
            return Optional.of(place);
        }
        int distance = counted(house.number(), way, from.layout());
        return distance > to.layout().houses()
                ? Optional.empty()
                : Optional.of(new House(house.side(), counted(distance, there, to.layout())));
    }

    /** Turns a house's number into its distance from the own store, and back. */
    private static int counted(int number, Direction way, Layout layout) {
        return way == Direction.CLOCKWISE ? number : layout.houses() + 1 - number;
    }

    /** The move on the second board that corresponds to one on the first; empty if the house has no counterpart. */
    public Optional<Move> onOther(Move move) {
        return onOther(move.from()).map(place -> moved(move, place));
    }

    /** The move on the first board that corresponds to one on the second. */
    public Optional<Move> onFirst(Move move) {
        return onFirst(move.from()).map(place -> moved(move, place));
    }

    private static Move moved(Move move, Place to) {
        return new Move((House) to, move.direction());
    }

    /** The moves on the second board, as far as their houses have counterparts. */
    public List<Move> onOther(List<Move> moves) {
        List<Move> translated = new ArrayList<>();
        for (Move move : moves) {
            Optional<Move> there = onOther(move);
            if (there.isEmpty()) {
                break;
            }
            translated.add(there.get());
        }
        return List.copyOf(translated);
    }

    /** A position as it lies on the second board; empty if that has another size. */
    public Optional<Position> onOther(Position position) {
        if (isSame()) {
            return Optional.of(position);
        }
        return isSameSize() ? Optional.of(position.mirrored()) : Optional.empty();
    }

    /** The second rule set with the first one's direction: played on the first board's places it is the same. */
    public RuleSet otherOnFirst() {
        return isMirrored() ? ClauseSwitch.mirror(other).orElse(other) : other;
    }

    /** The pairs of houses of a side whose names differ, from the first board's left; and those without a counterpart. */
    public List<Pair> pairs(Side side) {
        return one.layout().row(side).stream()
                .map(house -> new Pair(house, onOther(house).map(House.class::cast)))
                .toList();
    }

    /** A house of the first board and what corresponds to it. */
    public record Pair(House first, Optional<House> other) {}
}
