package papan.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.narration.Language;
import papan.rules.Citation;
import papan.rules.Clause;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.testing.RuleFiles;

/** The rule sets of the five documents. */
class DocumentsTest {
    static Stream<RuleSet> documents() {
        return RuleFiles.documents().stream().map(RuleFiles::shipped);
    }

    @ParameterizedTest
    @MethodSource("documents")
    void whatADocumentSaysAndWhatWeReadIsToldInEveryLanguage(RuleSet rules) {
        for (ClauseId id : ClauseId.values()) {
            assertThat(texts(rules.clause(id)))
                    .as("%s, %s", rules.id(), id.id())
                    .allSatisfy(text -> assertThat(text.keySet()).isEqualTo(Set.copyOf(Language.tags())));
        }
    }

    private static List<Map<String, String>> texts(Clause clause) {
        List<Map<String, String>> texts = new ArrayList<>();
        Stream.concat(clause.supports().stream(), clause.against().stream())
                .map(Citation::says)
                .forEach(texts::add);
        if (clause.isReading()) {
            texts.add(clause.reading());
        }
        return texts;
    }
}
