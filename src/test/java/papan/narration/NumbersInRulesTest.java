package papan.narration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import papan.json.rules.RuleBooks;
import papan.rules.Board;
import papan.rules.ClauseId;
import papan.rules.CountCapture.ByLastSeed;
import papan.rules.CountCapture.InPassing;
import papan.rules.Refill;
import papan.rules.Rounds;
import papan.rules.RuleSet;
import papan.rules.Setup;

/** One can play from what a rule set's sentences say: every number that its file states stands in one of them. */
class NumbersInRulesTest {
    private static final int MANY = 4;

    static Stream<RuleSet> everyRuleSet() {
        return RuleBooks.shipped().all().stream();
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void everyNumberStandsInASentence(RuleSet rules) {
        Board board = rules.board();
        says(rules, ClauseId.SEEDS, seeds(board));
        rules.forcedFirstMove()
                .ifPresent(forced ->
                        says(rules, ClauseId.FIRST_MOVE, List.of(forced.house().name())));
        says(rules, ClauseId.COUNT_CAPTURE, sizes(rules));
        says(rules, ClauseId.ROUNDS, rounds(rules.rounds()));
        rules.renewal()
                .filter(renewal -> !(renewal.refill() instanceof Refill.StartAgain))
                .ifPresent(renewal -> says(rules, ClauseId.REFILL, numbers(renewal.full())));
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void oneSeedIsNotToldAsSeveral(RuleSet rules) {
        Reasoning reasoning = new Reasoning(new CaptionText(Wording.of(Language.ENGLISH)), rules);
        for (ClauseId id : ClauseId.values()) {
            assertThat(reasoning.sentence(id)).doesNotContainPattern("\\b1 seeds");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "congklak-classic, until a player can’t fill one house",
        "congkak-maksak, until a player has won 2 rounds"
    })
    void howLongAMatchLastsIsSaidBrieflyWithoutABareNumber(String id, String brief) {
        RuleSet rules = RuleBooks.shipped().find(id).orElseThrow();
        CaptionText words = new CaptionText(Wording.of(Language.ENGLISH).withTerms(rules));
        assertThat(new Reasoning(words, rules).brief(ClauseId.ROUNDS)).isEqualTo(brief);
    }

    @Test
    void howManySeedsAHouseIsFilledWithIsSaidBrieflyWithoutABareNumber() {
        for (Language language : Language.values()) {
            everyRuleSet().forEach(rules -> {
                CaptionText words = new CaptionText(Wording.of(language).withTerms(rules));
                assertThat(new Reasoning(words, rules).brief(ClauseId.REFILL))
                        .as("%s in %s", rules.id(), language.tag())
                        .doesNotContainPattern("[(（]\\d*[)）]")
                        .doesNotContain("{", "[");
            });
        }
    }

    private static void says(RuleSet rules, ClauseId clause, List<String> numbers) {
        for (Language language : Language.values()) {
            CaptionText words = new CaptionText(Wording.of(language).withTerms(rules));
            String sentence = new Reasoning(words, rules).sentence(clause);
            assertThat(sentence).doesNotContain("{", "[");
            assertThat(numbers)
                    .as("%s in %s: %s", clause.id(), language.tag(), sentence)
                    .allMatch(number -> Pattern.compile("(?<!\\d)" + number + "(?!\\d)")
                            .matcher(sentence)
                            .find());
        }
    }

    private static List<String> numbers(int... numbers) {
        List<String> texts = new ArrayList<>();
        for (int number : numbers) {
            texts.add(Integer.toString(number));
        }
        return texts;
    }

    private static List<String> seeds(Board board) {
        List<String> numbers = new ArrayList<>();
        if (board.setup() instanceof Setup.Uniform uniform) {
            numbers.addAll(numbers(uniform.seeds(), 2 * board.layout().houses()));
        } else {
            int[] cells = board.cells();
            for (int i = 0; i < 2 * board.layout().houses(); i++) {
                if (cells[i] > 0) {
                    numbers.add(Integer.toString(cells[i]));
                }
            }
        }
        if (board.inEachStore() > 0) {
            numbers.addAll(numbers(board.inEachStore()));
        }
        return numbers;
    }

    private static List<String> sizes(RuleSet rules) {
        if (rules.lastSeed().counts() instanceof InPassing passing) {
            return numbers(passing.size());
        }
        if (rules.lastSeed().counts() instanceof ByLastSeed last) {
            TreeSet<Integer> sizes = new TreeSet<>(last.sizes());
            // "An even number, up to 60" needs no list.
            return sizes.size() > MANY
                    ? numbers(sizes.last())
                    : sizes.stream().map(String::valueOf).toList();
        }
        return List.of();
    }

    private static List<String> rounds(Rounds rounds) {
        if (rounds instanceof Rounds.UntilBroke broke) {
            return broke.minHouses() == 1
                    ? numbers(broke.renewal().orElseThrow().full())
                    : numbers(broke.minHouses(), broke.renewal().orElseThrow().full());
        }
        if (rounds instanceof Rounds.Fixed fixed) {
            return numbers(fixed.rounds());
        }
        return rounds instanceof Rounds.RoundsWon won ? numbers(won.wins()) : List.of();
    }
}
