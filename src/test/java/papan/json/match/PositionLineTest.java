package papan.json.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import papan.engine.Engine;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.SowingEvent.TurnEnded;
import papan.format.FormatException;
import papan.json.rules.RuleBooks;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Position;
import papan.model.Side;
import papan.rules.RuleBook;
import papan.rules.RuleSet;
import papan.testing.RandomPlay;

/** A position as one line reads back as itself, and the line is written the same again. */
class PositionLineTest {
    private static final RuleBook BOOK = RuleBooks.shipped();
    private static final RuleSet CLASSIC = BOOK.find("congklak-classic").orElseThrow();

    static Stream<RuleSet> shipped() {
        return BOOK.all().stream();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void everyPositionOfARoundIsWrittenReadAndWrittenTheSame(RuleSet rules) throws FormatException {
        for (long seed = 0; seed < 5; seed++) {
            Position position = new Engine(rules).start();
            for (BoardEvent event : RandomPlay.round(rules, seed).events()) {
                position = Fold.after(position, event);
                if (event instanceof TurnEnded) {
                    assertComesBack(rules, position);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void anyPositionOfABoardIsWrittenReadAndWrittenTheSame(RuleSet rules) throws FormatException {
        for (long seed = 0; seed < 200; seed++) {
            assertComesBack(rules, any(rules.layout(), new Random(seed)));
        }
    }

    private static Position any(Layout layout, Random random) {
        int[] cells = random.ints(layout.places(), 0, 1000).toArray();
        int burnt = random.nextInt(1 << (2 * layout.houses()));
        for (int i = 0; i < 2 * layout.houses(); i++) {
            cells[i] = (burnt >> i & 1) == 0 ? cells[i] : 0;
        }
        Side mover = random.nextBoolean() ? Side.SOUTH : Side.NORTH;
        Position position = Position.of(layout, cells, burnt, mover, 1 + random.nextInt(9999));
        Position chosen = random.nextBoolean()
                ? position
                : position.withDirection(
                        random.nextBoolean() ? Side.SOUTH : Side.NORTH,
                        random.nextBoolean() ? Direction.CLOCKWISE : Direction.ANTICLOCKWISE);
        return chosen.withBonus(random.nextBoolean());
    }

    private static void assertComesBack(RuleSet rules, Position position) throws FormatException {
        String line = new PositionLine(rules, Optional.of(position)).text();
        PositionLine read = PositionLine.read(line, "line", BOOK);
        assertThat(read.position()).as(line).contains(position);
        assertThat(read.rules()).isEqualTo(rules);
        assertThat(read.text()).isEqualTo(line);
        assertThat(PositionLine.is(line)).isTrue();
        assertThat(line.length()).isLessThanOrEqualTo(PositionLine.LONGEST);
    }

    @Test
    void aLineHasRuleSetRowsStoresAndWhoMoves() {
        Position start = new Engine(CLASSIC).start();
        Position later = start.transfer(new House(Side.SOUTH, 1), new House(Side.NORTH, 2), 7)
                .withBurnt(new House(Side.SOUTH, 1))
                .nextRound(Side.NORTH)
                .withDirection(Side.SOUTH, Direction.CLOCKWISE)
                .withBonus(true);

        assertThat(new PositionLine(CLASSIC, Optional.of(start)).text())
                .isEqualTo("congklak-classic 7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 s");
        assertThat(new PositionLine(CLASSIC, Optional.of(later)).text())
                .isEqualTo("congklak-classic x,7,7,7,7,7,7/0 7,14,7,7,7,7,7/0 n round:2 cw:s bonus");
        assertThat(new PositionLine(CLASSIC, Optional.empty()).text()).isEqualTo("congklak-classic start");
    }

    @Test
    void theStartOfARuleSetIsAWord() throws FormatException {
        assertThat(PositionLine.read(" congkak  start ", "line", BOOK).position())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            congklak-clasic start                                         | 1:1  E952 The rule set "congklak-clasic" is not installed. Did you mean "congklak-classic"?
            congklak-classic 7,7,7,7,7,7,7/0                              | 1:33  E219 The line ends too soon. Write it like congklak-classic 7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 s.
            congklak-classic 7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 s partial      | 1:18  E211 south: south has 6 numbers; congklak-classic has 7 houses a side.
            congklak-classic 7,7,7,7,7,7,6/0 7,7,7,7,7,7,7/0 s            | 1:1  E212 The position holds 97 seeds; congklak-classic is played with 98. Correct the numbers, or write "partial" behind them.
            congklak-classic 7,7,7,7,7,7,7 7,7,7,7,7,7,7/0 s              | 1:18  E219 The seeds in south's store are missing. Write 7,7,7,7,7,7,7/0.
            congklak-classic 7,7,q,7,7,7,7/0 7,7,7,7,7,7,7/0 s            | 1:22  E219 "q" is no number of seeds. Write 0, or x for a burnt house.
            congklak-classic 7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/-1 s           | 1:48  E013 stores.north: This must be a whole number from 0 to 999, not -1.
            congklak-classic 7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 w            | 1:50  E219 "w" is nobody who moves. Write s for south or n for north.
            congklak-classic 7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 south        | 1:50  E219 "south" is nobody who moves. Write s for south or n for north.
            congklak-classic 7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 s rond:3     | 1:52  E219 "rond:3" is unknown here. Did you mean "round:2"?
            congklak-classic 7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 s round:0    | 1:52  E013 round: This must be a whole number from 1 to 9999, not 0.
            congklak-classic 7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 s cw:s acw:n | 1:57  E219 "acw:n" says again what has been said before. Keep one of them.
            """)
    void aLineThatIsWrongGetsASentenceWithThePlace(String line, String said) {
        assertThat(first(line)).isEqualTo("line:" + said);
    }

    @Test
    void hostileLinesGetASentenceToo() {
        for (String line : List.of(
                "",
                " ",
                "\0 \0 \0 \0",
                "a b c d",
                "congkak / / /",
                "congkak ,,,/, x/x s",
                "congkak start start start",
                "congkak " + "9".repeat(5000),
                "congkak x,x,x,x,x,x,x,x,x,x,x,x,x,x/1 /2 n",
                "{} [] null s",
                "congkak 99999999999,1,1,1,1,1,1/0 1,1,1,1,1,1,1/99999999999 s",
                "congkak \u202E7/0 7/0 s")) {
            assertThat(first(line))
                    .startsWith("line:1:")
                    .contains("  E")
                    .doesNotContain("\n")
                    .hasSizeLessThan(300);
        }
    }

    private static String first(String line) {
        FormatException wrong =
                catchThrowableOfType(FormatException.class, () -> PositionLine.read(line, "line", BOOK));
        return wrong.problems().get(0).line();
    }

    @Test
    void namesOfFilesAndPositionFilesAreNoLines() {
        assertThat(PositionLine.is("few.position.json")).isFalse();
        assertThat(PositionLine.is("{ \"south\": [1] }")).isFalse();
        assertThat(PositionLine.is("-")).isFalse();
        assertThat(PositionLine.is("congkak start\nand more")).isFalse();
    }
}
