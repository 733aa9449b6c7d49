package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import javax.swing.JComponent;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import papan.narration.Language;

/** What a screen reader hears of what is picked. */
class PickableTest {
    @BeforeAll
    static void look() {
        Edt.await(() -> Theme.LIGHT.install(Language.ENGLISH));
    }

    private static List<Object> heard(JComponent part, Runnable work) {
        List<Object> heard = new ArrayList<>();
        part.getAccessibleContext().addPropertyChangeListener(event -> {
            if (event.getPropertyName().equals(AccessibleContext.ACCESSIBLE_STATE_PROPERTY)
                    && (event.getOldValue() == AccessibleState.CHECKED
                            || event.getNewValue() == AccessibleState.CHECKED)) {
                heard.add(event.getNewValue() == null ? "off" : "on");
            }
        });
        work.run();
        return heard;
    }

    private static boolean isChecked(JComponent part) {
        return part.getAccessibleContext().getAccessibleStateSet().contains(AccessibleState.CHECKED);
    }

    @Test
    void oneOfAFewIsCheckedWhileItIsPickedAndEachChangeIsHeardOnce() {
        Edt.await(() -> {
            Pickable row = new Pickable(() -> {}, AccessibleRole.RADIO_BUTTON);
            assertThat(heard(row, () -> {
                        row.setPicked(true);
                        row.setPicked(true);
                        assertThat(isChecked(row)).isTrue();
                        row.setPicked(false);
                    }))
                    .containsExactly("on", "off");
            assertThat(isChecked(row)).isFalse();
        });
    }

    @Test
    void aRowThatIsAButtonIsNeverChecked() {
        Edt.await(() -> {
            Pickable row = new Pickable(() -> {});
            assertThat(heard(row, () -> row.setPicked(true))).isEmpty();
            assertThat(isChecked(row)).isFalse();
        });
    }

    @Test
    void aToggleIsHeardTheSameWay() {
        Edt.await(() -> {
            PillToggle toggle = new PillToggle();
            assertThat(heard(toggle, () -> toggle.setSelected(true))).contains("on");
            assertThat(heard(toggle, () -> toggle.setSelected(false))).contains("off");
        });
    }
}
