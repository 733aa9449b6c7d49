package papan.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.swing.JCheckBox;
import javax.swing.JTextField;
import papan.lesson.learner.Progress;
import papan.ui.common.Choice;
import papan.ui.common.FlowRow;
import papan.ui.common.PillButton;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** Who sits here: you, without a name; one of the learners; somebody new; or a guest, of whom nothing is kept. */
final class LearnerRow extends FlowRow {
    /** Its own name. */
    static final String ROW = "learners";

    private static final String NAME = "learner.name";
    /** Nobody can be called that: names have no such characters. */
    private static final String GUEST = "\u0000";
    /** Nor that: who is not in the list yet. */
    private static final String ANOTHER = "\u0001";

    private final transient Journal journal;
    private final transient WindowText words;
    private final transient LibraryActs acts;
    private final List<String> names;
    private final JTextField field;
    private final PillButton add = new PillButton(null);

    /** Whether whoever sits here has played games. */
    private final boolean played;

    /**
     * A row for the learners of a journal.
     *
     * @param played whether whoever sits here has played games
     */
    LearnerRow(Journal journal, boolean played, LearnerSeat seat, WindowText words, LibraryActs acts) {
        super(8);
        this.journal = journal;
        this.played = played;
        this.words = words;
        this.acts = acts;
        setName(ROW);
        names = new ArrayList<>(journal.learners());
        if (!journal.learner().equals(Progress.NAMELESS) && !names.contains(journal.learner())) {
            names.add(journal.learner());
        }
        Choice<String> choice = choice();
        TextLabel label = new TextLabel("Papan.strong.font", "Papan.text");
        label.setText(words.text("learner"));
        label.setLabelFor(choice);
        put(label, 0);
        put(choice, 0);
        field = new AskingField(NAME, words.text("learner.name"));
        putField();
        if (journal.isGuest()) {
            put(always(seat), 0);
        }
    }

    private Choice<String> choice() {
        List<String> all = new ArrayList<>(List.of(Progress.NAMELESS));
        all.addAll(names);
        all.add(ANOTHER);
        all.add(GUEST);
        Choice<String> choice = new Choice<>("learner", all, this::choose);
        choice.setWords(words.text("learner"), this::called);
        choice.show(journal.isGuest() ? GUEST : journal.learner());
        return choice;
    }

    private String called(String name) {
        return switch (name) {
            case Progress.NAMELESS -> words.text("learner.you");
            case GUEST -> words.text("learner.guest");
            case ANOTHER -> words.text("learner.another");
            default -> name;
        };
    }

    private void choose(String name) {
        if (name.equals(GUEST)) {
            acts.guest();
        } else if (name.equals(ANOTHER)) {
            another();
        } else {
            acts.learner(name);
        }
    }

    /** Asks for the name of somebody who is not in the list yet. */
    void another() {
        field.setVisible(true);
        add.setVisible(true);
        revalidate();
        field.requestFocusInWindow();
    }

    /** There only when somebody is not in the list. */
    private void putField() {
        field.setVisible(false);
        add.setVisible(false);
        add.setName("learner.add");
        add.setText(words.text("learner.add"));
        Runnable adding = () -> add(Progress.name(field.getText()));
        add.addActionListener(event -> adding.run());
        field.addActionListener(event -> adding.run());
        put(field, 0);
        put(add, 0);
    }

    private void add(String typed) {
        String name = names.stream().filter(typed::equalsIgnoreCase).findFirst().orElse(typed);
        boolean done =
                journal.isNameless() && (played || !journal.progress().lessons().isEmpty());
        if (done && !name.isEmpty()) {
            ask(name);
        } else if (!name.isEmpty()) {
            acts.learner(name);
        }
    }

    /** Asks in place whose it is what was done without a name. */
    private void ask(String name) {
        removeAll();
        TextLabel question = new TextLabel("Papan.strong.font", "Papan.text");
        question.setText(words.text("learner.adopt", Map.of("learner", name)));
        PillButton yes =
                LibraryPage.button("learner.adopt", words.text("learner.adopt.yes"), null, () -> acts.adopt(name));
        yes.setPrimary(true);
        put(question, 0);
        put(yes, 0);
        put(LibraryPage.button("learner.fresh", words.text("learner.adopt.no"), null, () -> acts.learner(name)), 0);
        revalidate();
        repaint();
        yes.requestFocusInWindow();
    }

    private JCheckBox always(LearnerSeat seat) {
        JCheckBox box = new JCheckBox(words.text("learner.guest.always"), seat.beginsWithGuest());
        box.setName("learner.guest.always");
        box.setOpaque(false);
        box.addActionListener(event -> seat.setBeginsWithGuest(box.isSelected()));
        return box;
    }
}
