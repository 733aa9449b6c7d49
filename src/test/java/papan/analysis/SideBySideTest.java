package papan.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import papan.event.Fold;
import papan.json.rules.RuleBooks;
import papan.model.House;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.rules.ClauseId;
import papan.rules.ClauseSwitch;
import papan.rules.RuleSet;
import papan.search.Exhibition;
import papan.search.Strategy;
import papan.testing.RuleFiles;

class SideBySideTest {
    private static final Strategy BY_CHANCE = new Strategy(Strategy.Kind.RANDOM, 0);

    static Stream<RuleSet> mirrored() {
        return RuleBooks.shipped().all().stream()
                .filter(rules -> ClauseSwitch.mirror(rules).isPresent());
    }

    static Stream<Arguments> pairsOfDocuments() {
        List<Arguments> pairs = new ArrayList<>();
        for (String one : RuleFiles.documents()) {
            for (String other : RuleFiles.documents()) {
                if (!one.equals(other)) {
                    pairs.add(Arguments.of(RuleFiles.shipped(one), RuleFiles.shipped(other)));
                }
            }
        }
        return pairs.stream();
    }

    private static List<Move> moves(RuleSet rules, long seed) {
        return Exhibition.moves(rules, BY_CHANCE, BY_CHANCE, seed, 1);
    }

    private static Place place(String name) {
        return Place.parse(name).orElseThrow();
    }

    /** A match sown the other way round is the mirror image, move by move. */
    @ParameterizedTest
    @MethodSource("mirrored")
    void aMirroredRuleSetPlaysTheMirrorImage(RuleSet rules) {
        RuleSet mirrored = ClauseSwitch.mirror(rules).orElseThrow();
        Counterparts counterparts = new Counterparts(rules, mirrored);
        assertThat(counterparts.isMirrored()).isTrue();
        List<Move> moves = moves(rules, 5);
        Courses.Played played = Courses.play(rules, Optional.empty(), moves);
        Courses.Played image = Courses.play(mirrored, Optional.empty(), counterparts.onOther(moves));
        assertThat(image.events()).hasSameSizeAs(played.events());
        Position end = Fold.after(played.before(), played.events());
        assertThat(Fold.after(image.before(), image.events())).isEqualTo(end.mirrored());
        assertThat(end.mirrored().mirrored()).isEqualTo(end);
    }

    @Test
    void nearlyEveryRuleSetHasAMirrorImage() {
        assertThat(mirrored().count()).isGreaterThan(40);
        assertThat(ClauseSwitch.mirror(RuleFiles.shipped("congkak-even"))).isEmpty();
    }

    @Test
    void housesCorrespondByTheirWayToTheStore() {
        Counterparts same = new Counterparts(RuleFiles.shipped("congkak"), RuleFiles.shipped("congklak-classic"));
        assertThat(same.isSame()).isTrue();
        Counterparts mirrored = new Counterparts(RuleFiles.shipped("congkak"), RuleFiles.shipped("sungka"));
        assertThat(mirrored.isMirrored()).isTrue();
        assertThat(mirrored.onOther(place("S1"))).contains(place("S7"));
        assertThat(mirrored.onOther(place("N3"))).contains(place("N5"));
        assertThat(mirrored.onOther(place("S.store"))).contains(place("S.store"));
        Counterparts smaller = new Counterparts(RuleFiles.shipped("congkak"), RuleFiles.shipped("kalah"));
        assertThat(smaller.isSameSize()).isFalse();
        assertThat(smaller.onOther(place("S1"))).contains(place("S6"));
        assertThat(smaller.onOther(place("S6"))).contains(place("S1"));
        assertThat(smaller.onOther(place("S7"))).isEmpty();
        for (House house : new Layout(6).row(Side.NORTH)) {
            assertThat(smaller.onFirst(house).flatMap(smaller::onOther)).contains(house);
        }
    }

    /** Each parting is explained by what it names, and without that the next one is later. */
    @ParameterizedTest
    @MethodSource("pairsOfDocuments")
    void partingsAreInOrderAndTogetherTheyExplainEverything(RuleSet one, RuleSet other) {
        for (long seed = 0; seed < 3; seed++) {
            List<Move> moves = moves(one, seed);
            Comparison comparison = Comparison.of(one, other, Optional.empty(), moves);
            List<Parting> partings = Parting.of(comparison, Optional.empty(), moves);
            assertThat(partings.isEmpty()).isEqualTo(!comparison.parts());
            List<ClauseId> taken = new ArrayList<>();
            int last = -1;
            for (Parting parting : partings) {
                assertThat(parting.at()).as("seed %d", seed).isGreaterThan(last);
                assertThat(parting.clauses()).as("seed %d", seed).isNotEmpty().noneMatch(taken::contains);
                taken.addAll(parting.clauses());
                last = parting.at();
            }
            RuleSet all = one;
            for (Parting parting : partings) {
                all = ClauseSwitch.take(all, other, parting.clauses()).orElseThrow();
            }
            assertThat(Comparison.of(all, other, Optional.empty(), moves).parts())
                    .as("seed %d: nothing is left to explain", seed)
                    .isFalse();
        }
    }

    @Test
    void oppositeDirectionsAreNotADifferenceOfTheirOwn() {
        RuleSet one = RuleFiles.shipped("congklak-classic");
        RuleSet mirrored = ClauseSwitch.mirror(one).orElseThrow();
        SideBySide both = SideBySide.ofSeats(
                List.of(SideBySide.Seat.of(one), SideBySide.Seat.of(mirrored)), Optional.empty(), moves(one, 7));
        assertThat(both.rivals().get(0).comparison().parts()).isFalse();
        assertThat(both.rivals().get(0).partings()).isEmpty();
    }

    @Test
    void boardsOfDifferentSizesPartAtOnce() {
        RuleSet one = RuleFiles.shipped("congklak-classic");
        SideBySide both = SideBySide.ofSeats(
                List.of(SideBySide.Seat.of(one), SideBySide.Seat.of(RuleFiles.shipped("kalah"))),
                Optional.empty(),
                List.of(new Move(new House(Side.SOUTH, 3))));
        Comparison comparison = both.rivals().get(0).comparison();
        assertThat(comparison.parts()).isTrue();
        assertThat(comparison.same()).isZero();
        assertThat(comparison.explanation()).containsExactly(ClauseId.SEEDS);
        assertThat(both.boards().get(1).events()).hasSizeGreaterThan(1);
    }

    @Test
    void aClauseThatChangesInTheMiddleExplainsWhatFollows() {
        RuleSet one = RuleFiles.shipped("congklak-classic");
        RuleSet other = ClauseSwitch.take(one, RuleFiles.shipped("congklak-simple"), ClauseId.CAPTURING_SEED)
                .orElseThrow();
        List<Move> moves = List.of(new Move(new House(Side.SOUTH, 3)));
        for (int since : new int[] {0, 5, 20}) {
            SideBySide both = SideBySide.ofSeats(
                    List.of(
                            SideBySide.Seat.of(one),
                            new SideBySide.Seat(other, OptionalInt.of(since), List.of(ClauseId.CAPTURING_SEED))),
                    Optional.empty(),
                    moves);
            SideBySide.Rival rival = both.rivals().get(0);
            assertThat(rival.comparison().same()).as("since %d", since).isGreaterThanOrEqualTo(since);
            assertThat(rival.comparison().explanation()).containsExactly(ClauseId.CAPTURING_SEED);
            assertThat(rival.partings()).hasSize(1);
        }
    }

    @Test
    void anEndStateCountsWhatHappened() {
        RuleSet one = RuleFiles.shipped("congklak-classic");
        EndState end = EndState.of(Courses.play(one, Optional.empty(), List.of(new Move(new House(Side.SOUTH, 3)))));
        assertThat(end.position().inStore(Side.SOUTH)).isEqualTo(10);
        assertThat(end.captured()).isEqualTo(9);
        assertThat(end.laps()).isEqualTo(2);
        assertThat(end.turns()).isEqualTo(1);
        assertThat(end.round()).isEmpty();
    }
}
