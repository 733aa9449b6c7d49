package papan.ui.lesson;

import java.util.List;
import java.util.Map;
import javax.swing.JCheckBox;
import papan.lesson.learner.Practice;
import papan.lesson.learner.PracticePlan;
import papan.lesson.play.Exercise;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** Practice on the home: the boards of today, or as many as one likes, and how strong one is by which rules. */
final class PracticePart {
    private final PracticeShelf shelf;
    private final WindowText words;
    private final LibraryActs acts;

    private PracticePart(PracticeShelf shelf, WindowText words, LibraryActs acts) {
        this.shelf = shelf;
        this.words = words;
        this.acts = acts;
    }

    /** Puts it onto the home, if there is something to practise. */
    static void put(LibraryPage page, PracticeShelf shelf, WindowText words, LibraryActs acts) {
        List<String> rules = shelf.plan().rules();
        if (!rules.isEmpty()) {
            new PracticePart(shelf, words, acts).put(page, rules);
        }
    }

    private void put(LibraryPage page, List<String> rules) {
        TextLabel title = new TextLabel("Papan.heading.font", "Papan.text");
        title.setText(words.text("practice.title"));
        page.put(title, 24);
        page.text("Papan.small.font", "Papan.secondary", words.text("practice.how"), 2)
                .setName("practice.how");
        FlowRow row = new FlowRow(8);
        page.put(row, 8);
        ReadOnlyText none = page.text("Papan.body.font", "Papan.text", words.text("practice.none"), 8);
        none.setName("practice.none");
        none.setVisible(false);
        putWays(row, shelf, words, acts, false, shelf.plan().mayGoOnToday());
        streak(row);
        shelf.boards().accept(found -> none.setVisible(found.all().isEmpty()));
        FlowRow strengths = new FlowRow(20);
        rules.forEach(each -> strengths.put(strength(each, rules.size() > 1), 0));
        page.put(strengths, 10);
    }

    /** Puts the boards of today among what is to be done next, if they are: their place is there before they are found. */
    static void putNext(FlowRow row, PracticeShelf shelf, WindowText words, LibraryActs acts) {
        if (shelf.plan().mayGoOnToday()) {
            PillButton some = some(words, acts);
            row.put(some, 0);
            shelf.boards().accept(found -> {
                if (found.ofToday()) {
                    tell(some, found, shelf, words);
                } else {
                    row.remove(some);
                    row.revalidate();
                    row.repaint();
                }
            });
        }
    }

    /**
     * Puts the ways to practise into a row; none are left there if there is nothing.
     *
     * @param primary whether the first is the thing to do next
     * @param next whether the boards of today are not for this row, for they are among what is to be done next
     */
    static void putWays(
            FlowRow row, PracticeShelf shelf, WindowText words, LibraryActs acts, boolean primary, boolean next) {
        PillButton some = some(words, acts);
        some.setPrimary(primary);
        if (!next) {
            row.put(some, 0);
        }
        PillButton on = LibraryPage.button("practice.on", words.text("practice.on"), Icons.PLAY, acts::practiseOn);
        row.put(on, 0);
        shelf.boards().accept(found -> {
            if (found.all().isEmpty()) {
                row.remove(some);
                row.remove(on);
            } else if (!next || !found.ofToday()) {
                tell(some, found, shelf, words);
                row.add(some, 0);
            }
            row.revalidate();
            row.repaint();
        });
    }

    /** A button that can be pressed once there are boards. */
    private static PillButton some(WindowText words, LibraryActs acts) {
        PillButton some =
                LibraryPage.button("practice.some", words.text("practice.looking"), Icons.TODAY, acts::practise);
        some.setEnabled(false);
        return some;
    }

    private static void tell(PillButton some, PracticePlan.Boards found, PracticeShelf shelf, WindowText words) {
        Map<String, Integer> boards = Map.of("boards", found.all().size());
        some.setEnabled(true);
        if (found.ofToday()) {
            some.setText(dare(found.all().get(0), shelf, words));
            some.setToolTipText(words.text("practice.today.tip", boards));
        } else {
            some.setText(words.text("practice.more", boards));
        }
    }

    /** What is to be done on the first board of today, as Little Sister says it. */
    private static String dare(Exercise first, PracticeShelf shelf, WindowText words) {
        return words.text(
                "practice.today",
                Map.of(
                        "goal",
                        shelf.titles().apply(first.drill()),
                        "moves",
                        first.board().moves()));
    }

    private void streak(FlowRow row) {
        int days = shelf.plan().streak();
        if (days > 1) {
            TextLabel label = new TextLabel("Papan.strong.font", "Papan.text");
            label.setName("practice.streak");
            label.setText(words.text("practice.streak", Map.of("days", days)));
            row.put(label, 0);
        }
    }

    /** How strong one is by some rules; where there are several, those to practise can be chosen. */
    private FlowRow strength(String rules, boolean chosen) {
        String name = shelf.names().apply(rules);
        int seeds = shelf.plan().strength(rules);
        String said =
                words.text("practice.strength", Map.of("rules", name, "seeds", seeds, "most", Practice.STRONGEST));
        SeedMeter meter = new SeedMeter(seeds, Practice.STRONGEST, said);
        meter.setName("practice.strength." + rules);
        if (!chosen) {
            TextLabel label = new TextLabel("Papan.body.font", "Papan.text");
            label.setText(name);
            meter.setFocusable(true);
            return FlowRow.of(8, label, meter);
        }
        JCheckBox box = new JCheckBox(name, shelf.plan().practice().wants(rules));
        box.setName("practice.rules." + rules);
        box.setOpaque(false);
        box.getAccessibleContext().setAccessibleDescription(said);
        box.addActionListener(event -> acts.practises(rules, box.isSelected()));
        return FlowRow.of(8, box, meter);
    }
}
