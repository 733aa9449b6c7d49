package papan.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.FirstMove.Simultaneous;
import papan.rules.RuleSet;

/**
 * Where a simultaneous opening stands between two acts: the board, both hands, and who has finished first. Made for trying
 * many orders: small, immutable, and nothing is told. Two are equal if whatever acts follow bring about the same on both.
 */
public final class OpeningState {
    /** What does not change in the course of an opening. */
    private record Table(Engine engine, Simultaneous rule, Circuit circuit, OpeningChoices choices) {
        int places() {
            return engine.rules().layout().places();
        }
    }

    private static final int SOUTH_NEED = 0;
    private static final int NORTH_NEED = 8;

    private final Table table;
    /** The seeds by {@link Layout} number, how many choices each side has used, and the {@link OpeningHands}. */
    private final short[] numbers;

    private final int hash;

    private OpeningState(Table table, short[] numbers) {
        this.table = table;
        this.numbers = numbers;
        this.hash = Arrays.hashCode(numbers);
    }

    /**
     * Before the first act.
     *
     * @param choices as for {@link SimultaneousOpening#play}
     */
    public static OpeningState start(RuleSet rules, Position start, Map<Side, List<Move>> choices) {
        Table table = new Table(
                new Engine(rules),
                SimultaneousOpening.ruleOf(rules),
                new Circuit(rules, start.burntMask()),
                OpeningChoices.of(rules.layout(), choices));
        OpeningChoices none = table.choices.used(0, 0);
        return of(table, handsOf(table, none, start.cells()), none);
    }

    private static OpeningHands handsOf(Table table, OpeningChoices choices, int[] cells) {
        return new OpeningHands(
                table.engine, table.rule, choices, table.circuit, cells, null, OpeningHands.Watcher.NOBODY);
    }

    private static OpeningState of(Table table, OpeningHands hands, OpeningChoices choices) {
        return new OpeningState(table, numbers(hands, choices));
    }

    /** All that describes where two hands stand. */
    static short[] numbers(OpeningHands hands, OpeningChoices choices) {
        int[] cells = hands.cells();
        short[] numbers = new short[cells.length + 2 + OpeningHands.NUMBERS];
        for (int i = 0; i < cells.length; i++) {
            numbers[i] = (short) cells[i];
        }
        numbers[cells.length] = (short) choices.used(0);
        numbers[cells.length + 1] = (short) choices.used(1);
        hands.save(numbers, cells.length + 2);
        return numbers;
    }

    /** Whether a side's hand has not finished. */
    public boolean canAct(Side side) {
        int at = table.places() + 2 + (side == Side.SOUTH ? SOUTH_NEED : NORTH_NEED);
        return numbers[at] != OpeningHands.Need.NOTHING.number;
    }

    /** Whether both hands have finished. */
    public boolean isOver() {
        return !canAct(Side.SOUTH) && !canAct(Side.NORTH);
    }

    /** Who has finished first; empty while both hands can act. */
    public Optional<Side> first() {
        int first = numbers[numbers.length - 2];
        return first == Hand.NOWHERE ? Optional.empty() : Optional.of(Side.of(first));
    }

    /** The seeds in houses and stores by {@link Layout} number; a fresh array. */
    public int[] board() {
        int[] cells = new int[table.places()];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = numbers[i];
        }
        return cells;
    }

    /**
     * After the next act of a hand.
     *
     * @throws IllegalArgumentException if it has {@linkplain #canAct finished}
     */
    public OpeningState after(Side side) {
        int places = table.places();
        int[] cells = board();
        OpeningChoices choices = table.choices.used(numbers[places], numbers[places + 1]);
        OpeningHands hands = handsOf(table, choices, cells);
        hands.load(numbers, places + 2);
        hands.act(side);
        return of(table, hands, choices);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OpeningState state && hash == state.hash && Arrays.equals(numbers, state.numbers);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
