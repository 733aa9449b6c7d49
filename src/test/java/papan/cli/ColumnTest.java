package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ColumnTest {
    @Test
    void aChineseCharacterTakesTheRoomOfTwoLetters() {
        assertThat(Column.left("ab", 6)).isEqualTo("ab    ");
        assertThat(Column.left("种子", 6)).isEqualTo("种子  ");
        assertThat(Column.right("（种）", 8)).isEqualTo("  （种）");
    }

    @Test
    void aTextThatIsTooLongStaysWhole() {
        assertThat(Column.left("abcdef", 3)).isEqualTo("abcdef");
    }
}
