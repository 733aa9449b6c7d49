package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TerminalColumnTest {
    @Test
    void aChineseCharacterTakesTheRoomOfTwoLetters() {
        assertThat(TerminalColumn.left("ab", 6)).isEqualTo("ab    ");
        assertThat(TerminalColumn.left("种子", 6)).isEqualTo("种子  ");
        assertThat(TerminalColumn.right("（种）", 8)).isEqualTo("  （种）");
    }

    @Test
    void aTextThatIsTooLongStaysWhole() {
        assertThat(TerminalColumn.left("abcdef", 3)).isEqualTo("abcdef");
    }
}
