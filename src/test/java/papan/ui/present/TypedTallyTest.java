package papan.ui.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hands typed in a hurry, and what cannot be read of them. */
class TypedTallyTest {
    private static final Map<String, String> ANSWERS = Map.of("A", "first", "B", "second");

    @ParameterizedTest
    @ValueSource(strings = {"A 12 B 9", "a12b9", "A: 12, B: 9", "A=12;B=9", "Ａ 12　Ｂ ９", " a 12  b9 "})
    void handsAreReadHoweverTheyAreTyped(String text) {
        assertThat(TypedTally.of(text, ANSWERS).hands()).isEqualTo(Map.of("first", 12, "second", 9));
    }

    @Test
    void housesAreAnswersToo() {
        Map<String, String> houses = Map.of("N4", "N4", "S5", "S5");
        assertThat(TypedTally.of("n4 12 s5 9", houses).hands()).isEqualTo(Map.of("N4", 12, "S5", 9));
    }

    @ParameterizedTest
    @ValueSource(strings = {"C 3", "A 12 C 9", "A", "", "12", "A 12 B"})
    void whatCannotBeReadIsNamedAndNothingIsCounted(String text) {
        TypedTally typed = TypedTally.of(text, ANSWERS);
        assertThat(typed.hands()).isEmpty();
        assertThat(typed.unknown()).isPresent();
    }

    @Test
    void whatIsUnknownIsTheLetterItself() {
        assertThat(TypedTally.of("A 12 X 9", ANSWERS).unknown()).contains("X");
    }
}
