package papan.narration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.engine.Engine;
import papan.event.BoardEvent;
import papan.event.Fact;
import papan.event.Fold;
import papan.event.Ruling;
import papan.event.SowingEvent.Ruled;
import papan.json.rules.RuleBooks;
import papan.model.House;
import papan.model.Place;
import papan.model.Position;
import papan.model.Store;
import papan.narration.DecisionTable.Line;
import papan.narration.DecisionTable.Standing;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.testing.Attacks;
import papan.testing.RandomPlay;

/** The table beside a last seed, for every ruling of random rounds of every rule set, held against the board. */
class DecisionTableTest {
    private static final int ROUNDS = Attacks.rounds(2);

    static Stream<RuleSet> ruleSets() {
        return RuleBooks.shipped().all().stream();
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void theFirstLineThatFitsDecidesAndEachOneAboveItSaysWhatIsNotSo(RuleSet rules) {
        Reasoning reasoning = new Reasoning(new CaptionText(Wording.of(Language.ENGLISH)), rules);
        int tables = 0;
        for (long seed = 0; seed < ROUNDS; seed++) {
            Position before = new Engine(rules).start();
            for (BoardEvent event : RandomPlay.round(rules, seed).events()) {
                if (event instanceof Ruled ruled) {
                    Optional<DecisionTable> table = DecisionTable.of(ruled, reasoning);
                    assertThat(table.isPresent())
                            .as("%s: %s", rules.id(), ruled)
                            .isEqualTo(!isDecidedElsewhere(ruled));
                    table.ifPresent(found -> check(found.lines(), ruled, rules));
                    Position board = before;
                    table.ifPresent(found -> found.lines().stream()
                            .filter(line -> line.standing() == Standing.PASSED)
                            .flatMap(line -> DecisionTable.refutation(line.at(), ruled, rules).stream())
                            .forEach(fact -> assertThat(isTrue(fact, ruled, board))
                                    .as("%s: %s of %s on %s", rules.id(), fact, ruled, board)
                                    .isTrue()));
                    tables += table.isPresent() ? 1 : 0;
                }
                before = Fold.after(before, event);
            }
        }
        assertThat(tables).isGreaterThan(ROUNDS);
    }

    /** Another hand of an opening decided, or the capture was one that the rules forbid. */
    private static boolean isDecidedElsewhere(Ruled ruled) {
        return ruled.ruling() == Ruling.CONTESTED
                || ruled.clause() == ClauseId.GRAND_SLAM
                || ruled.because().stream().anyMatch(fact -> fact.kind() == Fact.Kind.TAKEN_MEANWHILE);
    }

    private static void check(List<Line> lines, Ruled ruled, RuleSet rules) {
        String where = rules.id() + ": " + ruled + " " + lines;
        int deciding = lines.stream().map(Line::standing).toList().indexOf(Standing.DECIDES);
        assertThat(deciding).as(where).isNotNegative();
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            assertThat(line.standing())
                    .as(where)
                    .isEqualTo(i < deciding ? Standing.PASSED : i == deciding ? Standing.DECIDES : Standing.OPEN);
            assertThat(line.fact().isEmpty()).as(where).isEqualTo(i >= deciding);
            assertThat(line.fact() + line.where() + line.outcome()).as(where).doesNotContain("[", "{");
        }
    }

    /** Whether something is so on the board that the last seed has just reached. */
    private static boolean isTrue(Fact fact, Ruled ruled, Position board) {
        Place at = fact.at();
        int held = at instanceof Store ? 0 : board.seedsIn(at);
        return switch (fact.kind()) {
            case OWN_STORE -> fact.value() == (at.equals(new Store(ruled.player())) ? 1 : 0);
            case OWN_HOUSE -> fact.value() == (at.side() == ruled.player() ? 1 : 0);
            case HELD_BEFORE -> fact.value() == held - 1;
            case HOLDS_NOW, NEXT_HOLDS, BEYOND_HOLDS -> fact.value() == held;
            case OPPOSITE_HOLDS ->
                fact.value() > 0 == held > 0
                        && board.layout().opposite((House) ruled.at()).equals(at);
            case BURNT -> fact.value() == (at instanceof House house && board.isBurnt(house) ? 1 : 0);
            case CIRCUIT_DONE, NEIGHBOURS_HOLD -> true;
            default -> false;
        };
    }
}
