package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import org.junit.jupiter.api.Test;

class PaintedTest {
    @Test
    void assistiveTechnologyFindsTheSameNamedPartEachTime() {
        Painted list = new Painted(AccessibleRole.LIST) {};
        AccessibleContext context = list.getAccessibleContext();
        context.setAccessibleName("two answers");

        assertThat(list.getAccessibleContext()).isSameAs(context);
        assertThat(context.getAccessibleRole()).isEqualTo(AccessibleRole.LIST);
        assertThat(context.getAccessibleName()).isEqualTo("two answers");
    }
}
