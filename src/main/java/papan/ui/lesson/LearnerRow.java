package papan.ui.lesson;

import java.awt.Dimension;
import java.awt.Insets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JTextField;
import papan.lesson.Progress;
import papan.ui.common.Choice;
import papan.ui.common.FlowRow;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** Who sits here: one of the learners, nobody, or somebody new. */
final class LearnerRow {
    private static final int COLUMNS = 14;

    private LearnerRow() {}

    /** A row for the learners of a journal. */
    static FlowRow of(Journal journal, WindowText words, Consumer<String> chosen) {
        FlowRow row = new FlowRow(8);
        row.setName("learners");
        List<String> all = new ArrayList<>(List.of(""));
        all.addAll(journal.learners());
        if (!all.contains(journal.learner())) {
            all.add(journal.learner());
        }
        TextLabel label = new TextLabel("Papan.strong.font", "Papan.text");
        label.setText(words.text("learner"));
        Choice<String> choice = new Choice<>("learner", all, chosen);
        choice.setWords(words.text("learner"), name -> name.isEmpty() ? words.text("learner.nobody") : name);
        choice.show(journal.learner());
        label.setLabelFor(choice);
        JTextField field = new Asking(words.text("learner.name"));
        field.setName("learner.name");
        field.getAccessibleContext().setAccessibleName(words.text("learner.name"));
        field.setToolTipText(words.text("learner.name"));
        PillButton add = new PillButton(null);
        add.setName("learner.add");
        add.setText(words.text("learner.add"));
        Runnable adding = () -> {
            String name = Progress.name(field.getText());
            if (!name.isEmpty()) {
                chosen.accept(all.stream()
                        .filter(known -> known.equalsIgnoreCase(name))
                        .findFirst()
                        .orElse(name));
            }
        };
        add.addActionListener(event -> adding.run());
        field.addActionListener(event -> adding.run());
        row.put(label, 0);
        row.put(choice, 0);
        row.put(field, 0);
        row.put(add, 0);
        return row;
    }

    /** A field that says what is to be written into it, and has room to say so. */
    private static final class Asking extends JTextField {
        private final String asked;

        Asking(String asked) {
            super(COLUMNS);
            this.asked = asked;
            putClientProperty("JTextField.placeholderText", asked);
        }

        @Override
        public Dimension getPreferredSize() {
            Dimension usual = super.getPreferredSize();
            Insets in = getInsets();
            int words = getFontMetrics(getFont()).stringWidth(asked) + in.left + in.right + Px.of(4);
            return new Dimension(Math.max(usual.width, words), usual.height);
        }
    }
}
