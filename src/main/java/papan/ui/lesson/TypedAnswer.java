package papan.ui.lesson;

import java.awt.event.ActionEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JTextField;
import javax.swing.text.AbstractDocument;
import papan.lesson.kept.Answered;
import papan.lesson.script.Given;
import papan.ui.common.FlowRow;
import papan.ui.common.LongestText;
import papan.ui.common.Paints;
import papan.ui.common.Typing;

/** Fields in which an answer is typed: one for each name, or a single one without. Enter gives the answer. */
final class TypedAnswer extends FlowRow {
    private static final int NUMBER_COLUMNS = 4;
    private static final int WORD_COLUMNS = 32;

    private final Runnable changed;
    private final Runnable given;
    private List<JTextField> fields = List.of();

    /**
     * Fields without names yet.
     *
     * @param changed hears when something is typed
     * @param given hears when Enter is pressed
     */
    TypedAnswer(Runnable changed, Runnable given) {
        super(16);
        this.changed = changed;
        this.given = given;
        setVisible(false);
    }

    /**
     * Shows fields that are empty.
     *
     * @param names of the fields; none for a single field
     * @param question what assistive technology calls a field without a name
     * @param words whether words are written, not numbers
     */
    void show(List<String> names, String question, boolean words) {
        removeAll();
        List<JTextField> made = new ArrayList<>();
        for (String name : names.isEmpty() ? List.of("") : names) {
            JTextField field = new JTextField(words ? WORD_COLUMNS : NUMBER_COLUMNS);
            field.setName("answer.typed" + (name.isEmpty() ? "" : "." + name));
            field.setFont(Paints.font("Papan.body.font"));
            field.getAccessibleContext().setAccessibleName(name.isEmpty() ? question : name);
            field.addActionListener((ActionEvent event) -> given.run());
            ((AbstractDocument) field.getDocument()).setDocumentFilter(new LongestText(Answered.LONGEST));
            Typing.follow(field, changed);
            add(name.isEmpty() ? field : FlowRow.of(8, label(name, field), field));
            made.add(field);
        }
        fields = List.copyOf(made);
        setVisible(true);
    }

    private static JLabel label(String name, JTextField field) {
        JLabel label = new JLabel(name);
        label.setFont(Paints.font("Papan.strong.font"));
        label.setForeground(Paints.colour("Papan.text"));
        label.setLabelFor(field);
        return label;
    }

    /** Shows no fields. */
    void hideAll() {
        removeAll();
        fields = List.of();
        setVisible(false);
    }

    /** Lets something be typed, or not. */
    void setOpen(boolean open) {
        fields.forEach(field -> field.setEditable(open));
    }

    /** Writes an answer into the fields, as {@link #answer} gave it. */
    void write(String answer) {
        List<String> parts =
                fields.size() == 1 ? List.of(answer) : Given.of(answer).parts();
        for (int i = 0; i < Math.min(fields.size(), parts.size()); i++) {
            fields.get(i).setText(parts.get(i));
        }
    }

    /** What is typed so far, joined by commas. */
    String draft() {
        return fields.stream().map(JTextField::getText).collect(Collectors.joining(","));
    }

    /** What is typed, joined by commas; empty unless every field is filled. */
    String answer() {
        List<String> typed = fields.stream().map(f -> f.getText().strip()).toList();
        return typed.stream().anyMatch(String::isEmpty) ? "" : typed.stream().collect(Collectors.joining(","));
    }

    Optional<JComponent> first() {
        return fields.stream().findFirst().map(f -> f);
    }
}
