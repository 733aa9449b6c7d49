package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import javax.accessibility.AccessibleState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import papan.narration.Language;
import papan.ui.playback.OnEdt;

@ExtendWith(OnEdt.class)
class ChoiceTest {
    private final List<String> heard = new ArrayList<>();

    /** A key that chose at once would begin another match, or work that takes long. */
    @Test
    void noKeyChoosesWhereTheListIsClosed() {
        Theme.LIGHT.install(Language.ENGLISH);
        Choice<String> choice = new Choice<>("choice", List.of("b", "a", "c"), heard::add);
        choice.setWords("Choice", value -> "Value " + value);
        for (int key : new int[] {
            KeyEvent.VK_PAGE_DOWN, KeyEvent.VK_PAGE_UP, KeyEvent.VK_END, KeyEvent.VK_HOME,
        }) {
            KeyEvent event = new KeyEvent(choice, KeyEvent.KEY_PRESSED, 1, 0, key, KeyEvent.CHAR_UNDEFINED);
            choice.dispatchEvent(event);
            assertThat(event.isConsumed()).as("left to the window").isFalse();
        }
        assertThat(choice.value()).isEqualTo("b");
        assertThat(heard).isEmpty();
    }

    /** Orca would call what is folded up a level of a tree. */
    @Test
    void itIsNoBranchOfATree() {
        Choice<String> choice = new Choice<>("choice", List.of("b", "a"), heard::add);
        assertThat(choice.getAccessibleContext().getAccessibleStateSet().toArray())
                .doesNotContain(AccessibleState.COLLAPSED, AccessibleState.EXPANDED, AccessibleState.EXPANDABLE);
    }
}
