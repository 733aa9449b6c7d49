package papan.ui.compare;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import papan.narration.Language;
import papan.testing.RuleFiles;
import papan.ui.common.WindowText;

class CompareWordsTest {
    private final CompareWords words =
            new CompareWords(new WindowText(Language.ENGLISH).including(CompareWorkspace.class, "compare"));

    @Test
    void aBoardStandsUnderTheDocumentThatItsRuleSetNamesHoweverOftenAnotherIsCited() {
        Contender sungka = Contender.of(RuleFiles.shipped("sungka"));
        assertThat(words.origin(sungka)).isEqualTo("Sungka in Philippines");
        assertThat(words.originTip(sungka)).isEqualTo("after “Sungka in Philippines”");
    }
}
