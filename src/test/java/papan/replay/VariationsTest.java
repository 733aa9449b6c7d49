package papan.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import papan.json.rules.RuleBooks;
import papan.model.House;
import papan.model.Move;
import papan.model.Side;
import papan.rules.RuleSet;

/** What else might have been chosen in a match. */
class VariationsTest {
    private static final RuleSet RULES =
            RuleBooks.shipped().find("congklak-classic").orElseThrow();

    private static Move move(String name) {
        return Move.parse(name).orElseThrow();
    }

    /** The first legal move other than those made. */
    private static Move other(PlayedMatch line, int choice, int number) {
        List<Move> made = line.choices().size() > choice
                ? List.of(line.choices().get(choice).move())
                : List.of();
        return line.before(choice).legalMoves().stream()
                .filter(each -> !made.contains(each))
                .toList()
                .get(number);
    }

    private static Variations played(int choices) {
        Variations all = Variations.of(PlayedMatch.begin(RULES, Optional.empty()));
        for (int i = 0; i < choices; i++) {
            all = all.choose(i, other(all.line(), i, 0));
        }
        return all;
    }

    @Test
    void choicesAtTheEndMakeTheMainLineLonger() {
        Variations all = played(4);
        assertThat(all.isOnMain()).isTrue();
        assertThat(all.branches()).isEmpty();
        assertThat(all.main().size()).isEqualTo(4);
    }

    @Test
    void anotherChoiceInThePlaceOfAnEarlierOneIsABranch() {
        Variations all = played(4);
        Move another = other(all.main(), 2, 0);
        assertThat(all.parts(2, another)).isTrue();
        Variations parted = all.choose(2, another);
        assertThat(parted.main()).isEqualTo(all.main());
        Variations.Branch branch = parted.branch().orElseThrow();
        assertThat(branch.parted()).isEqualTo(2);
        assertThat(branch.cursor()).isEqualTo(all.main().cursorBefore(2));
        assertThat(branch.match().moves().subList(0, 2))
                .isEqualTo(all.main().moves().subList(0, 2));
        // A branch goes on, and the main line stays as it is.
        Variations longer = parted.choose(3, other(parted.line(), 3, 0));
        assertThat(longer.line().size()).isEqualTo(4);
        assertThat(longer.branches()).hasSize(1);
        assertThat(longer.lookAt(Variations.MAIN).line()).isEqualTo(all.main());
    }

    @Test
    void whatWasChosenAlreadyIsNoNewBranch() {
        Variations all = played(4);
        assertThat(all.choose(2, all.main().moves().get(2)).isOnMain()).isTrue();
        Move another = other(all.main(), 2, 0);
        Variations again = all.choose(2, another).lookAt(Variations.MAIN).choose(2, another);
        assertThat(again.branches()).hasSize(1);
        assertThat(again.current()).isEqualTo(1);
        // From the branch back onto the main line by the main line's own choice.
        assertThat(again.choose(2, all.main().moves().get(2)).isOnMain()).isTrue();
    }

    @Test
    void aBranchCanBecomeTheMainLine() {
        Variations all = played(4);
        Variations parted = all.choose(1, other(all.main(), 1, 0));
        PlayedMatch branch = parted.line();
        Variations changed = parted.asMain(1);
        assertThat(changed.isOnMain()).isTrue();
        assertThat(changed.main()).isEqualTo(branch);
        assertThat(changed.branches()).singleElement().satisfies(old -> {
            assertThat(old.match()).isEqualTo(all.main());
            assertThat(old.parted()).isEqualTo(1);
        });
    }

    @Test
    void aBranchCanBeRemovedAndItsNumberIsGivenAgain() {
        Variations all = played(3);
        Variations two =
                all.choose(0, other(all.main(), 0, 0)).lookAt(Variations.MAIN).choose(0, other(all.main(), 0, 1));
        assertThat(two.branches()).extracting(Variations.Branch::number).containsExactly(1, 2);
        Variations one = two.without(1);
        assertThat(one.current()).isEqualTo(2);
        assertThat(one.without(2).isOnMain()).isTrue();
        Variations again = one.lookAt(Variations.MAIN).choose(0, other(all.main(), 0, 2));
        assertThat(again.branches()).extracting(Variations.Branch::number).containsExactly(1, 2);
    }

    @Test
    void thereAreOnlySoManyBranches() {
        Variations all = played(3);
        Variations full = all;
        for (int i = 0; i < Variations.MOST; i++) {
            full = full.lookAt(Variations.MAIN).choose(i < 4 ? 0 : 1, other(all.main(), i < 4 ? 0 : 1, i % 4));
        }
        Variations last = full.lookAt(Variations.MAIN);
        assertThat(last.isFull()).isTrue();
        assertThat(last.branches()).hasSize(Variations.MOST);
        Move further = other(all.main(), 2, 0);
        assertThatThrownBy(() -> last.choose(2, further)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void inASimultaneousOpeningAHouseAnswersTheChoiceOfItsOwner() {
        RuleSet congkak = RuleBooks.shipped().find("congkak").orElseThrow();
        PlayedMatch begun = PlayedMatch.begin(congkak, Optional.empty());
        int cursor = begun.timeline().size();
        House south = new House(Side.SOUTH, 3);
        House north = new House(Side.NORTH, 4);
        PlayedMatch both = begun.with(move("S3")).with(move("N4"));
        assertThat(both.choiceAt(cursor, south)).contains(0);
        assertThat(both.choiceAt(cursor, north)).contains(1);
        assertThat(both.isChoice(cursor)).isTrue();
        assertThat(both.isChoice(cursor + 1)).isFalse();
        assertThat(both.choiceAt(cursor + 1, south)).isEmpty();
    }
}
