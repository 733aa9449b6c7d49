package papan.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import papan.engine.Engine;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.Ruling;
import papan.event.SowingEvent.Captured;
import papan.event.SowingEvent.Ruled;
import papan.event.SowingEvent.TurnEnded;
import papan.json.rules.RuleBooks;
import papan.model.Position;
import papan.model.Side;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.testing.Slow;

class SmallestExampleTest {
    /** Both hands move in their examples, or none does. */
    private static final Set<ClauseId> BEGINNINGS =
            EnumSet.of(ClauseId.SEEDS, ClauseId.FIRST_MOVE, ClauseId.CONTESTED_HOUSE, ClauseId.FINISHED_TOGETHER);

    /** Rules that may have no example: what they are about cannot happen, or only with many seeds. */
    private static final Set<ClauseId> MAY_HAVE_NONE = EnumSet.of(
            ClauseId.ENDLESS,
            ClauseId.NO_MOVE,
            ClauseId.LEFTOVERS,
            ClauseId.ROUND_END,
            ClauseId.EMPTY_OWN_HOUSE,
            ClauseId.EMPTY_OPPOSING_HOUSE,
            ClauseId.GRAND_SLAM);

    /** One rule set of each kind: laps, captures, stores, directions. */
    static Stream<RuleSet> rules() {
        return Stream.of(
                        "congkak",
                        "congklak-classic",
                        "congklak-simple-literal",
                        "sungka-alternate",
                        "kalah",
                        "oware",
                        "oware-grand-slam-forbidden",
                        "pallanguli-russ",
                        "bay-khom",
                        "ot-tjin")
                .map(SmallestExampleTest::rules);
    }

    private static RuleSet rules(String id) {
        return RuleBooks.shipped().find(id).orElseThrow();
    }

    private static Optional<SmallestExample> find(RuleSet rules, ClauseId clause) {
        return SmallestExample.find(rules, clause, () -> false);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void everyClauseThatCanBeSeenIsSeen(RuleSet rules) {
        for (ClauseId clause : ClauseId.values()) {
            if (ClauseAnswer.arises(clause, rules) && !MAY_HAVE_NONE.contains(clause)) {
                assertThat(find(rules, clause)).as(clause.id()).isPresent();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rules")
    @Slow
    void anExampleIsWhatTheEngineReallyDoes(RuleSet rules) {
        Engine engine = new Engine(rules);
        for (ClauseId clause : ClauseId.values()) {
            Optional<SmallestExample> found = ClauseAnswer.arises(clause, rules) && !BEGINNINGS.contains(clause)
                    ? find(rules, clause)
                    : Optional.empty();
            found.ifPresent(example -> {
                Position before = example.before();
                var move = example.move().orElseThrow();
                assertThat(engine.refuse(before, move)).as(clause.id()).isEqualTo(example.refusal());
                if (example.refusal().isEmpty()) {
                    List<BoardEvent> turn =
                            List.copyOf(engine.play(before, move).events());
                    assertThat(example.events().subList(0, turn.size()))
                            .as(clause.id())
                            .isEqualTo(turn);
                }
                assertThat(Fold.after(before, example.events()).total())
                        .as(clause.id())
                        .isEqualTo(before.total());
            });
        }
    }

    @Test
    void aSeedAndThreeMeetInOneHouse() {
        SmallestExample example =
                find(rules("congkak"), ClauseId.CONTESTED_HOUSE).orElseThrow();
        assertThat(example.seeds()).isEqualTo(4);
        assertThat(example.events().get(example.cited() - 1)).isInstanceOfSatisfying(Ruled.class, ruled -> {
            assertThat(ruled.ruling()).isEqualTo(Ruling.CONTESTED);
            assertThat(ruled.player()).isEqualTo(Side.NORTH);
            assertThat(ruled.at().name()).isEqualTo("S6");
        });
    }

    @Test
    void theOneWithFewerSeedsHasFinishedFirst() {
        SmallestExample example =
                find(rules("congkak"), ClauseId.FINISHED_TOGETHER).orElseThrow();
        assertThat(example.seeds()).isEqualTo(3);
        assertThat(example.events().get(example.cited() - 1))
                .isInstanceOfSatisfying(
                        TurnEnded.class, ended -> assertThat(ended.next()).isEqualTo(Side.NORTH));
    }

    @ParameterizedTest
    @CsvSource({
        "congklak-classic, occupied-house, 2",
        "congklak-classic, own-store, 2",
        "congklak-classic, empty-own-house, 3",
        "congklak-classic, lone-seed, 1",
        "congklak-classic, stores, 7",
        "congklak-classic, origin, 15",
        "kalah, empty-own-house, 4"
    })
    void itHasAsFewSeedsAsAPersonWouldNeed(String id, String clause, int seeds) {
        ClauseId asked = ClauseId.parse(clause).orElseThrow();
        assertThat(find(rules(id), asked).orElseThrow().seeds()).isEqualTo(seeds);
    }

    @Test
    void theCitedEventIsTheOneInWhichTheClauseIsAtWork() {
        SmallestExample capture =
                find(rules("congklak-classic"), ClauseId.EMPTY_OWN_HOUSE).orElseThrow();
        BoardEvent cited = capture.events().get(capture.cited() - 1);
        assertThat(cited)
                .isInstanceOfSatisfying(
                        Ruled.class, ruled -> assertThat(ruled.clause()).isEqualTo(ClauseId.EMPTY_OWN_HOUSE));
        assertThat(capture.events().get(capture.cited())).isInstanceOf(Captured.class);
    }

    @Test
    void whoeverDoesNotWaitAnyMoreGetsNothing() {
        assertThat(SmallestExample.find(rules("congklak-classic"), ClauseId.LEFTOVERS, () -> true))
                .isEmpty();
    }
}
