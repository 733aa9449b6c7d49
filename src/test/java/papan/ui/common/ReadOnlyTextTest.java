package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRelation;
import javax.accessibility.AccessibleRole;
import javax.swing.JPanel;
import javax.swing.text.BadLocationException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import papan.narration.Language;

/** Text in the window is wrapped, whatever it is. */
final class ReadOnlyTextTest {
    private static final int WIDTH = 300;

    @BeforeEach
    void theme() {
        Edt.await(() -> Theme.LIGHT.install(Language.ENGLISH));
    }

    @Test
    void aWordWiderThanItsLineIsBroken() {
        Edt.await(() -> {
            int one = heightOf("W");
            assertThat(heightOf("W".repeat(400))).isGreaterThan(10 * one);
            assertThat(heightOf("seeds and houses")).isEqualTo(one);
        });
    }

    @Test
    void aWordIsNotPartedAtItsApostrophe() {
        Edt.await(() -> {
            ReadOnlyText text = new ReadOnlyText("Papan.body.font", "Papan.text");
            String said = "South’s store 9, North’s store 9";
            text.setText(said);
            for (int width = 100; width < WIDTH; width++) {
                text.setSize(width, Short.MAX_VALUE);
                for (int at = said.indexOf('’'); at >= 0; at = said.indexOf('’', at + 1)) {
                    assertThat(heightOn(text, at + 1)).as("at %s", width).isEqualTo(heightOn(text, at));
                }
            }
        });
    }

    private static double heightOn(ReadOnlyText text, int at) {
        try {
            return text.modelToView2D(at).getY();
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void whatItIsMadeOfIsNotReadOutWithIt() {
        Edt.await(() -> {
            ReadOnlyText text = new ReadOnlyText("Papan.body.font", "Papan.text");
            text.setText("Aina lifts seven seeds.");
            assertThat(text.getAccessibleContext().getAccessibleDescription()).isEmpty();
        });
    }

    /** Some screen readers read nothing of a text but its name. */
    @Test
    void toAssistiveTechnologyItIsALabelWhoseNameAreItsWords() {
        Edt.await(() -> {
            ReadOnlyText text = new ReadOnlyText("Papan.body.font", "Papan.text");
            AccessibleContext context = text.getAccessibleContext();
            context.setAccessibleName("What happens");
            assertThat(context.getAccessibleName()).isEqualTo("What happens");
            text.setText("Aina lifts seven seeds.");
            assertThat(context.getAccessibleRole()).isEqualTo(AccessibleRole.LABEL);
            assertThat(context.getAccessibleName()).isEqualTo("Aina lifts seven seeds.");
            assertThat(context.getAccessibleDescription()).isEqualTo("What happens");
            assertThat(context.getAccessibleText()).isNull();
            assertThat(context.getAccessibleEditableText()).isNull();
        });
    }

    /** A label that is related to nothing is read with whatever has the focus beside it. */
    @Test
    void itBelongsToWhatItLiesIn() {
        Edt.await(() -> {
            JPanel around = new JPanel();
            ReadOnlyText text = new ReadOnlyText("Papan.body.font", "Papan.text");
            TextLabel label = new TextLabel("Papan.body.font", "Papan.text");
            around.add(text);
            around.add(label);
            assertThat(List.of(text.getAccessibleContext(), label.getAccessibleContext()))
                    .allSatisfy(context -> assertThat(context.getAccessibleRelationSet()
                                    .get(AccessibleRelation.MEMBER_OF)
                                    .getTarget())
                            .containsExactly(around));
        });
    }

    /** Swing keeps the font of a text in its document; each text has documents of its own. */
    @Test
    void everyTextKeepsItsOwnType() {
        Edt.await(() -> {
            ReadOnlyText small = new ReadOnlyText("Papan.small.font", "Papan.text");
            small.setText("Seven seeds.");
            int height = small.heightFor(WIDTH);
            ReadOnlyText large = new ReadOnlyText("Papan.narration.font", "Papan.text");
            large.setText("Seven seeds.");
            small.setText("Eight seeds.");
            assertThat(small.heightFor(WIDTH)).isEqualTo(height).isLessThan(large.heightFor(WIDTH));
        });
    }

    @Test
    void whoListensHearsThatItSaysSomethingElse() {
        Edt.await(() -> {
            ReadOnlyText text = new ReadOnlyText("Papan.body.font", "Papan.text");
            List<String> heard = new ArrayList<>();
            text.getAccessibleContext().addPropertyChangeListener(change -> {
                if (change.getPropertyName().equals(AccessibleContext.ACCESSIBLE_NAME_PROPERTY)) {
                    heard.add(text.getAccessibleContext().getAccessibleName());
                }
            });
            text.setText("Aina lifts seven seeds.");
            text.setText("Aina lifts seven seeds.");
            text.setText("The turn\nis over.");
            assertThat(heard).containsExactly("Aina lifts seven seeds.", "The turn\nis over.");
        });
    }

    private static int heightOf(String written) {
        ReadOnlyText text = new ReadOnlyText("Papan.body.font", "Papan.text");
        text.setText(written);
        text.setSize(WIDTH, Short.MAX_VALUE);
        return text.getPreferredSize().height;
    }
}
