package papan.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.rules.Clause;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.Kit;
import papan.rules.RuleCheck;
import papan.rules.RuleSet;
import papan.rules.Source;

/** The files of the rule sets beside those of the documents. */
class RelativesTest {
    private static final Set<String> LANGUAGES = Set.of("en", "ms", "id", "fil", "zh", "sv");
    private static final int RULE_SETS = 57;

    static Stream<RuleSet> everyRuleSet() {
        return Relatives.all();
    }

    @Test
    void theIndexNamesEachRuleSetOnce() {
        assertThat(Relatives.ids()).hasSize(RULE_SETS).doesNotHaveDuplicates();
        assertThat(Relatives.all()).extracting(RuleSet::id).isEqualTo(Relatives.ids());
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void noTwoPartsContradictEachOther(RuleSet rules) {
        assertThat(RuleCheck.check(rules)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void everyClauseThatArisesIsCitedOrExplained(RuleSet rules) {
        for (ClauseId id : ClauseId.values()) {
            Clause clause = rules.clause(id);
            boolean grounded = !clause.supports().isEmpty() || clause.isReading();
            assertThat(grounded).as("%s, %s", rules.id(), id.id()).isEqualTo(ClauseAnswer.arises(id, rules));
        }
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void itsNameAndRegionAreThereInEveryLanguage(RuleSet rules) {
        assertThat(rules.about().names().keySet()).containsAll(LANGUAGES);
        assertThat(rules.about().region().keySet()).containsAll(LANGUAGES);
        assertThat(rules.about().area()).isPresent();
        assertThat(rules.about().names().values())
                .allSatisfy(name -> assertThat(name).isNotBlank().hasSizeLessThan(50));
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void everySourceSaysHowCertainItIsAndIsCited(RuleSet rules) {
        assertThat(rules.about().sources()).isNotEmpty().allSatisfy(source -> {
            assertThat(source.document()).containsAnyOf("primary source seen", "secondary source");
            assertThat(citations(rules)).contains(source.id());
        });
        assertThat(citations(rules))
                .allSatisfy(id -> assertThat(rules.source(id)).isPresent());
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void whatIsDrawnOtherwiseThanUsualHasItsSource(RuleSet rules) {
        Kit kit = rules.about().kit();
        assertThat(kit.after().isPresent()).isEqualTo(!kit.equals(Kit.USUAL));
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void noTwoSourcesShareAnId(RuleSet rules) {
        assertThat(rules.about().sources()).extracting(Source::id).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void whatASourceOrAReadingSaysIsASentence(RuleSet rules) {
        for (ClauseId id : ClauseId.values()) {
            Clause clause = rules.clause(id);
            Stream<String> says = Stream.concat(clause.supports().stream(), clause.against().stream())
                    .flatMap(citation -> citation.says().values().stream());
            assertThat(Stream.concat(says, clause.reading().values().stream()))
                    .as("%s, %s", rules.id(), id.id())
                    .allSatisfy(text -> assertThat(text)
                            .matches("[“”]?[\\p{Lu}\\p{IsHan}\\d§].*[.。][”）]?")
                            .doesNotContain("  "));
        }
    }

    private static Set<String> citations(RuleSet rules) {
        Stream<String> clauses = Arrays.stream(ClauseId.values())
                .map(rules::clause)
                .flatMap(clause -> Stream.concat(clause.supports().stream(), clause.against().stream()))
                .map(citation -> citation.source());
        return Stream.concat(clauses, rules.about().kit().after().stream()).collect(Collectors.toSet());
    }
}
