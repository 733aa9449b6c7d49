package papan.rules;

import papan.model.Direction;

/** The direction of sowing and who decides it, as rule files say both in one word. */
public enum DirectionRule {
    CLOCKWISE(Direction.CLOCKWISE, DirectionChoice.FIXED),
    ANTICLOCKWISE(Direction.ANTICLOCKWISE, DirectionChoice.FIXED),
    CHOSEN_ONCE_FOR_BOTH(Direction.ANTICLOCKWISE, DirectionChoice.ONCE_FOR_BOTH),
    OPPOSITE_PER_PLAYER(Direction.ANTICLOCKWISE, DirectionChoice.OPPOSITE_PER_PLAYER),
    CHOSEN_EACH_MOVE(Direction.ANTICLOCKWISE, DirectionChoice.EACH_MOVE);

    private final Direction direction;
    private final DirectionChoice choice;

    DirectionRule(Direction direction, DirectionChoice choice) {
        this.direction = direction;
        this.choice = choice;
    }

    Direction direction() {
        return direction;
    }

    DirectionChoice choice() {
        return choice;
    }

    /** The rule of a way of sowing. */
    static DirectionRule of(Sowing way) {
        return switch (way.choice()) {
            case FIXED -> way.direction() == Direction.CLOCKWISE ? CLOCKWISE : ANTICLOCKWISE;
            case ONCE_FOR_BOTH -> CHOSEN_ONCE_FOR_BOTH;
            case OPPOSITE_PER_PLAYER -> OPPOSITE_PER_PLAYER;
            case EACH_MOVE -> CHOSEN_EACH_MOVE;
        };
    }
}
