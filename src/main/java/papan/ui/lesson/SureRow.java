package papan.ui.lesson;

import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import papan.lesson.play.Confidence;
import papan.narration.CaptionText;
import papan.ui.common.CallAction;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** Asks how sure a learner is of an answer, before anything is said to it: by buttons, or by the keys 1 to 3. */
final class SureRow extends TextColumn {
    private final Consumer<Confidence> said;
    private final TextLabel question = new TextLabel("Papan.strong.font", "Papan.text");
    private final AnswerList answers = new AnswerList();
    private List<String> labels = List.of();

    SureRow(Consumer<Confidence> said) {
        this.said = said;
        setName("sure");
        setVisible(false);
        put(question, 0);
        put(answers, 8);
        for (Confidence each : Confidence.values()) {
            for (int key : new int[] {KeyEvent.VK_0, KeyEvent.VK_NUMPAD0}) {
                CallAction.within(this, KeyStroke.getKeyStroke(key + each.number(), 0), () -> said.accept(each));
            }
        }
    }

    /** What is asked. */
    String question() {
        return question.getText();
    }

    /** Shows the question in a language, or hides it. */
    void show(boolean asked, CaptionText captions, WindowText words) {
        question.setText(captions.text("confidence.ask"));
        getAccessibleContext().setAccessibleName(question.getText());
        List<String> next = new ArrayList<>();
        for (Confidence each : Confidence.values()) {
            next.add(each.number() + " " + captions.text(each.key()));
        }
        if (!next.equals(labels)) {
            labels = List.copyOf(next);
            fill();
        }
        answers.retext(words);
        if (!asked) {
            answers.clear();
        }
        setVisible(asked);
    }

    private void fill() {
        List<AnswerButton> made = new ArrayList<>();
        for (Confidence each : Confidence.values()) {
            AnswerButton button = new AnswerButton("sure." + each.number(), labels.get(each.number() - 1), true, "");
            button.addActionListener(event -> said.accept(each));
            made.add(button);
        }
        answers.show(labels, made);
    }

    /** Where the focus goes when it has the floor. */
    JComponent entry() {
        return answers.first().orElse(this);
    }
}
