package papan.lesson.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordsTest {
    private static final Words ENGLISH = new Words("en");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | 0",
                "… ! | 0",
                "Seven seeds. | 2",
                "Ben’s store | 2",
                "It's hers | 2",
                "S3 holds 7 | 3",
                "One—and two | 3",
                "“Well-known”, she says: no! | 4",
            })
    void numbersAndNamesOfHousesAreWordsAndSignsAreNone(String text, int words) {
        assertThat(ENGLISH.count(text)).isEqualTo(words);
    }

    @Test
    void textsAreCountedTogether() {
        assertThat(ENGLISH.count(List.of("One two.", "Three"))).isEqualTo(3);
    }

    @Test
    void theLongestSentenceIsThatOfAllTexts() {
        assertThat(ENGLISH.longestSentence(List.of("One. One two three. One two.", "One two?")))
                .isEqualTo(3);
        assertThat(ENGLISH.longestSentence(List.of())).isZero();
    }
}
