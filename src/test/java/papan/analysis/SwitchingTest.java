package papan.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.analysis.Courses.Played;
import papan.engine.Engine;
import papan.engine.Match;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.RoundEvent.RoundStarted;
import papan.event.RoundEvent.Swept;
import papan.event.SowingEvent.Captured;
import papan.event.SowingEvent.Sown;
import papan.json.rules.RuleBooks;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.model.Store;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.ClauseSwitch;
import papan.rules.RuleSet;
import papan.testing.Attacks;
import papan.testing.RuleFiles;
import papan.testing.Slow;

/** A course that goes on under another rule set from some event on. */
class SwitchingTest {
    /** A rule set, the same with one clause of another, and moves under the first. */
    private record Case(RuleSet one, RuleSet other, ClauseId clause, List<Move> moves) {
        Played first() {
            return Courses.play(one, Optional.empty(), moves);
        }

        Played switching(int atEvent) {
            return Courses.playSwitching(one, other, Optional.empty(), moves, atEvent);
        }

        @Override
        public String toString() {
            return one.id() + " with " + clause.id() + " of " + other.id();
        }
    }

    static Stream<Case> everyClauseOfTheDocuments() {
        List<RuleSet> documents =
                RuleFiles.documents().stream().map(RuleFiles::shipped).toList();
        List<Case> cases = new ArrayList<>();
        for (RuleSet one : documents) {
            for (RuleSet other : documents) {
                if (one.layout().equals(other.layout())) {
                    for (ClauseId clause : ClauseAnswer.differing(one, other)) {
                        ClauseSwitch.take(one, other, clause)
                                .ifPresent(
                                        changed -> cases.add(new Case(one, changed, clause, moves(one, cases.size()))));
                    }
                }
            }
        }
        return cases.stream();
    }

    static Stream<Case> someClausesOfTheDocuments() {
        return Attacks.some(everyClauseOfTheDocuments().toList(), 60).stream();
    }

    private static List<Move> moves(RuleSet rules, long seed) {
        Random die = new Random(seed);
        Match match = Match.fromStart(new Engine(rules));
        List<Move> moves = new ArrayList<>();
        while (moves.size() < 12 && !match.isOver()) {
            List<Move> legal = match.legalMoves();
            moves.add(legal.get(die.nextInt(legal.size())));
            match = match.choose(moves.get(moves.size() - 1));
        }
        return moves;
    }

    @ParameterizedTest
    @MethodSource("everyClauseOfTheDocuments")
    void atTheBeginningItIsTheOtherRuleSetsAndAtTheEndTheFirstOnes(Case given) {
        Played first = given.first();
        assertThat(given.switching(0)).isEqualTo(Courses.play(given.other(), Optional.empty(), given.moves()));
        assertThat(given.switching(first.events().size())).isEqualTo(first);
        assertThat(given.switching(first.events().size() + 7)).isEqualTo(first);
    }

    @ParameterizedTest
    @MethodSource("someClausesOfTheDocuments")
    @Slow
    void whatHasHappenedStaysAndNoSeedIsLost(Case given) {
        List<BoardEvent> first = given.first().events();
        for (int at = 1; at < first.size(); at += 1 + at / 40) {
            Played switched = given.switching(at);
            assertThat(switched.events()).as("at %d", at).hasSizeGreaterThanOrEqualTo(at);
            assertThat(switched.events().subList(0, at)).as("at %d", at).isEqualTo(first.subList(0, at));
            Position position = switched.before();
            int total = position.total();
            for (BoardEvent event : switched.events()) {
                position = Fold.after(position, event);
                total = event instanceof RoundStarted ? position.total() : total;
                assertThat(position.total()).as("at %d, after %s", at, event).isEqualTo(total);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("someClausesOfTheDocuments")
    @Slow
    void underTheSameRuleSetNothingChanges(Case given) {
        Played first = given.first();
        for (int at = 0; at <= first.events().size(); at += 1 + at / 20) {
            assertThat(Courses.playSwitching(given.one(), given.one(), Optional.empty(), given.moves(), at))
                    .isEqualTo(first);
        }
    }

    static Stream<Case> pairsOfShippedRuleSets() {
        List<RuleSet> all = List.copyOf(RuleBooks.shipped().all());
        Random die = new Random(17);
        return Stream.generate(() -> new Case(
                        all.get(die.nextInt(all.size())), all.get(die.nextInt(all.size())), ClauseId.SEEDS, List.of()))
                .filter(pair -> pair.one().layout().equals(pair.other().layout())
                        && !pair.one().equals(pair.other()))
                .limit(Attacks.rounds(30))
                .map(pair -> new Case(pair.one(), pair.other(), pair.clause(), moves(pair.one(), die.nextInt())));
    }

    @ParameterizedTest
    @MethodSource("pairsOfShippedRuleSets")
    @Slow
    void anyRuleSetCanTakeOver(Case given) {
        whatHasHappenedStaysAndNoSeedIsLost(given);
    }

    @Test
    void inTheMidstOfALapOnlyWhatComesLaterIsDifferent() {
        RuleSet classic = RuleFiles.shipped("congklak-classic");
        RuleSet simple = RuleFiles.shipped("congklak-simple");
        List<Move> moves = Stream.of("S3", "N1", "S5")
                .map(name -> Move.parse(name).orElseThrow())
                .toList();
        List<BoardEvent> first = Courses.play(classic, Optional.empty(), moves).events();
        int captured = 0;
        while (!(first.get(captured) instanceof Captured)) {
            captured++;
        }
        Captured late = (Captured) Courses.playSwitching(classic, simple, Optional.empty(), moves, captured)
                .events()
                .get(captured);
        Captured inTime = (Captured) Courses.playSwitching(classic, simple, Optional.empty(), moves, captured - 1)
                .events()
                .get(captured);
        assertThat(late.seeds()).isEqualTo(9);
        assertThat(inTime.seeds()).isEqualTo(8);
    }

    @Test
    void aHandAboveAStoreThatIsNoLongerSownGoesOnWithTheNextHouse() {
        RuleSet classic = RuleFiles.shipped("congklak-classic");
        RuleSet pile = RuleFiles.changed("congklak-classic", "\"storeUse\": \"pile\", \"onOwnStore\": \"turnEnds\"");
        List<BoardEvent> events = Courses.playSwitching(
                        classic, pile, Optional.empty(), List.of(new Move(new House(Side.SOUTH, 3))), 5)
                .events();
        assertThat(events.subList(2, 6))
                .extracting(event -> ((Sown) event).at())
                .containsExactly(
                        new House(Side.SOUTH, 2),
                        new House(Side.SOUTH, 1),
                        new Store(Side.SOUTH),
                        new House(Side.NORTH, 7));
    }

    @Test
    void whatFollowsATurnByItselfIsOnePiece() {
        RuleSet owner =
                RuleFiles.changed("congklak-classic", "\"roundEnd\": \"rowEmpty\", \"leftovers\": \"houseOwner\"");
        RuleSet mover =
                RuleFiles.changed("congklak-classic", "\"roundEnd\": \"rowEmpty\", \"leftovers\": \"lastMover\"");
        Position end = Position.of(
                owner.layout(), new int[] {1, 0, 0, 0, 0, 0, 0, 5, 4, 3, 2, 1, 1, 1, 40, 40}, 0, Side.SOUTH, 1);
        List<Move> moves = List.of(new Move(new House(Side.SOUTH, 1)));
        List<BoardEvent> first = Courses.play(owner, Optional.of(end), moves).events();
        List<BoardEvent> other = Courses.play(mover, Optional.of(end), moves).events();
        int swept = 0;
        while (!(first.get(swept) instanceof Swept)) {
            swept++;
        }
        assertThat(other.get(swept)).isInstanceOf(Swept.class).isNotEqualTo(first.get(swept));
        for (int at = 1; at <= first.size(); at++) {
            List<BoardEvent> events = Courses.playSwitching(owner, mover, Optional.of(end), moves, at)
                    .events();
            assertThat(events).as("at %d", at).isEqualTo(at <= swept ? other : first);
        }
    }

    @Test
    void aSimultaneousOpeningIsPlayedToItsEndFirst() {
        RuleSet congkak = RuleFiles.shipped("congkak");
        RuleSet classic = RuleFiles.shipped("congklak-classic");
        List<Move> opening = Stream.of("S3", "N5")
                .map(name -> Move.parse(name).orElseThrow())
                .toList();
        Played alone = Courses.play(congkak, Optional.empty(), opening);
        Played switched = Courses.playSwitching(congkak, classic, Optional.empty(), opening, 5);
        assertThat(switched).isEqualTo(alone);
        Position after = Fold.after(alone.before(), alone.events());
        List<Move> more = new ArrayList<>(opening);
        more.add(new Engine(classic).legalMoves(after).get(0));
        Played longer = Courses.playSwitching(congkak, classic, Optional.empty(), more, 5);
        assertThat(longer.rules()).isEqualTo(classic);
        assertThat(longer.events()
                        .subList(alone.events().size(), longer.events().size()))
                .isEqualTo(new Engine(classic).play(after, more.get(2)).events());
    }
}
