package papan.narration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.event.BoardEvent;
import papan.event.SowingEvent.Ruled;
import papan.json.rules.RuleBooks;
import papan.rules.RuleSet;
import papan.testing.Attacks;
import papan.testing.RandomPlay;
import papan.testing.Slow;

/** What stands under "why not" on a rule card, for every ruling of random rounds of every rule set, in all languages. */
class WhyNotTest {
    private static final int ROUNDS = Attacks.rounds(2);

    static Stream<RuleSet> ruleSets() {
        return RuleBooks.shipped().all().stream();
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    @Slow
    void nothingIsDeniedThatTheHeadingSaysAndNothingTwice(RuleSet rules) {
        int scanned = 0;
        for (long seed = 0; seed < ROUNDS; seed++) {
            for (BoardEvent event : RandomPlay.round(rules, seed).events()) {
                if (event instanceof Ruled ruled) {
                    for (Language language : Language.values()) {
                        check(new Reasoning(new CaptionText(Wording.of(language).withTerms(rules)), rules), ruled);
                    }
                    scanned++;
                }
            }
        }
        assertThat(scanned).isGreaterThan(ROUNDS);
    }

    private static void check(Reasoning reasoning, Ruled ruled) {
        String where =
                reasoning.rules().id() + ", " + reasoning.words().wording().language() + ": " + ruled;
        String heading = reasoning.title(ruled);
        List<String> names = new ArrayList<>();
        List<String> facts = new ArrayList<>();
        for (String line : reasoning.whyNot(ruled)) {
            String[] parts = line.split(": |：", 2);
            assertThat(parts).as(where).hasSize(2);
            names.addAll(List.of(parts[0].split("\\. |，")));
            facts.add(parts[1]);
        }
        assertThat(names)
                .as(where)
                .doesNotContain(heading)
                .doesNotHaveDuplicates()
                .isNotEmpty();
        assertThat(facts).as(where).doesNotHaveDuplicates();
    }
}
