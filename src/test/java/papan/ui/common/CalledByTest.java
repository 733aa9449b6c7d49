package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import papan.ui.playback.OnEdt;

/** A window can be called by what is to be heard, and its own name comes back without a word. */
@ExtendWith(OnEdt.class)
class CalledByTest {
    private final List<String> heard = new ArrayList<>();

    /** Stands for a window: where there is no display, there is none. */
    private static final class Titled implements Accessible {
        private final CalledBy called = new CalledBy(this);
        private final AccessibleContext context = new JLabel() {
            private static final long serialVersionUID = 1;

            @Override
            public AccessibleContext getAccessibleContext() {
                if (accessibleContext == null) {
                    accessibleContext = new AccessibleJLabel() {
                        private static final long serialVersionUID = 1;

                        @Override
                        public String getAccessibleName() {
                            return called.name("Your first turn");
                        }
                    };
                }
                return accessibleContext;
            }
        }.getAccessibleContext();

        @Override
        public AccessibleContext getAccessibleContext() {
            return context;
        }
    }

    @Test
    void itsOwnNameComesBackInSilenceAndIsToldWhenItIsLeft() {
        Titled window = new Titled();
        AccessibleContext context = window.getAccessibleContext();
        context.addPropertyChangeListener(change -> heard.add(change.getPropertyName() + ": " + change.getNewValue()));
        window.called.say("It is north’s turn.");
        assertThat(context.getAccessibleName()).isEqualTo("It is north’s turn.");
        window.called.hush();
        assertThat(context.getAccessibleName()).isEqualTo("Your first turn");
        assertThat(heard).containsExactly("AccessibleName: It is north’s turn.");
        window.called.recall();
        window.called.recall();
        assertThat(heard).containsExactly("AccessibleName: It is north’s turn.", "AccessibleName: Your first turn");
    }
}
