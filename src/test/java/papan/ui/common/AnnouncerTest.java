package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import com.jetbrains.JBR;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.swing.JLabel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import papan.ui.playback.OnEdt;

@ExtendWith(OnEdt.class)
class AnnouncerTest {
    private static final List<String> INSIDE = new ArrayList<>();

    private final List<String> spoken = new ArrayList<>();
    private final JLabel about = new JLabel();

    /** What a runtime keeps for itself. */
    public static final class Inside {
        private Inside() {}

        public static void announce(Accessible about, String text, int priority) {
            INSIDE.add(text + " " + priority);
        }
    }

    /** A runtime whose call fails. */
    public static final class Failing {
        private Failing() {}

        public static void announce(Accessible about, String text, int priority) {
            if (!text.isEmpty()) {
                throw new IllegalStateException("no speech");
            }
        }
    }

    @AfterEach
    void forget() {
        JBR.setAccessibleAnnouncer(null);
        INSIDE.clear();
    }

    @Test
    void whatIsSaidIsSpokenAndHeardAndBlankIsNothing() {
        Announcer announcer = new Announcer((part, text, interrupts) -> spoken.add(text + " " + interrupts));
        List<String> heard = new ArrayList<>();
        announcer.addListener(heard::add);
        announcer.say(about, "one");
        announcer.say(about, " ");
        announcer.answer(about, "two");
        assertThat(spoken).containsExactly("one false", "two true");
        assertThat(heard).containsExactly("one", "two");
    }

    @Test
    void theRuntimesOwnCallIsUsedByItsPublicNameFirst() {
        JBR.setAccessibleAnnouncer((part, text, priority) -> spoken.add(text + " " + priority));
        Announcer announcer =
                new Announcer(JetBrainsVoice.find(JBR.class.getName(), Inside.class.getName(), new ChangeVoice())
                        .orElseThrow());
        announcer.say(about, "after");
        announcer.answer(about, "now");
        assertThat(spoken).containsExactly("after 0", "now 1");
        assertThat(INSIDE).isEmpty();
    }

    @Test
    void withoutTheLibraryTheCallInsideTheRuntimeIsUsed() {
        Optional<Announcer.Voice> voice =
                JetBrainsVoice.find("no.such.Library", Inside.class.getName(), new ChangeVoice());
        voice.orElseThrow().say(about, "here", true);
        assertThat(INSIDE).containsExactly("here 1");
        assertThat(JetBrainsVoice.find("no.such.Library", "no.such.Class", new ChangeVoice()))
                .isEmpty();
        assertThat(JetBrainsVoice.find(JBR.class.getName(), "no.such.Class", new ChangeVoice()))
                .as("a library without an announcer")
                .isEmpty();
    }

    @Test
    void aChangeIsToldWhereNothingCanSpeakAlsoTheSecondTime() {
        List<Object> told = new ArrayList<>();
        about.getAccessibleContext().addPropertyChangeListener(event -> {
            if (event.getPropertyName().equals(AccessibleContext.ACCESSIBLE_NAME_PROPERTY)) {
                told.add(event.getOldValue() + ">" + event.getNewValue());
            }
        });
        Announcer.Voice failing = JetBrainsVoice.find("no.such.Library", Failing.class.getName(), new ChangeVoice())
                .orElseThrow();
        failing.say(about, "a", false);
        failing.say(about, "a", false);
        failing.say(about, "b", false);
        assertThat(told).containsExactly(">a", ">a", "a>b");
    }
}
