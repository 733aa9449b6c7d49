package papan.ui.lesson;

import java.awt.Dimension;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import papan.lesson.page.Block.Asked.Mark;
import papan.lesson.play.StepState;
import papan.lesson.script.Given;
import papan.ui.common.CallAction;
import papan.ui.common.Painted;
import papan.ui.common.Px;
import papan.ui.common.WindowText;

/** The answers that are offered, in rows as wide as there is room; the arrow keys go from one to the other. */
final class AnswerList extends Painted {
    private static final int WIDEST = 560;

    private List<String> ids = List.of();
    private List<AnswerButton> buttons = List.of();
    private final List<String> order = new ArrayList<>();
    private boolean ordered;
    private boolean open;

    AnswerList() {
        super(AccessibleRole.GROUP_BOX);
    }

    /** Toggle buttons take the arrow keys for themselves, so the keys are put where they are asked first. */
    private void keys(AnswerButton button) {
        CallAction.on(button, KeyEvent.VK_LEFT, () -> move(-1));
        CallAction.on(button, KeyEvent.VK_UP, () -> move(-1));
        CallAction.on(button, KeyEvent.VK_RIGHT, () -> move(1));
        CallAction.on(button, KeyEvent.VK_DOWN, () -> move(1));
    }

    void show(List<String> names, List<AnswerButton> next) {
        removeAll();
        ordered = false;
        order.clear();
        ids = List.copyOf(names);
        buttons = List.copyOf(next);
        buttons.forEach(this::add);
        buttons.forEach(this::keys);
        setVisible(!buttons.isEmpty());
    }

    /** From now on it counts in which order the answers are chosen; each tells its place. */
    void putInOrder() {
        ordered = true;
        for (int i = 0; i < buttons.size(); i++) {
            AnswerButton button = buttons.get(i);
            String id = ids.get(i);
            button.addItemListener(event -> {
                order.remove(id);
                if (button.isSelected()) {
                    order.add(id);
                }
                number();
            });
        }
    }

    /** Says which of all each is. */
    void retext(WindowText words) {
        for (int i = 0; i < buttons.size(); i++) {
            buttons.get(i).setAmong(buttons, words.text("answer.of", Map.of("number", i + 1, "count", buttons.size())));
        }
    }

    private void number() {
        for (int i = 0; i < buttons.size(); i++) {
            buttons.get(i).setPlace(order.indexOf(ids.get(i)) + 1);
        }
    }

    /** Whether every answer has been chosen. */
    boolean isComplete() {
        return order.size() == buttons.size();
    }

    /** Lets something be chosen, or not. */
    void setOpen(boolean on) {
        open = on;
        buttons.forEach(button -> button.setEnabled(on));
    }

    /** Chooses what was chosen before, as {@link #chosen} gave it. */
    void choose(String answer) {
        for (String id : Given.of(answer).parts()) {
            int at = ids.indexOf(id);
            if (at >= 0) {
                buttons.get(at).setSelected(true);
            }
        }
    }

    /** Takes all choices back. */
    void clear() {
        buttons.forEach(button -> button.setSelected(false));
    }

    /** Shows what was right and what was wrong, as a page has it. */
    void mark(StepState attempt, Map<String, Mark> marks) {
        for (int i = 0; i < buttons.size(); i++) {
            Mark mark = marks.getOrDefault(ids.get(i), Mark.OPEN);
            AnswerButton button = buttons.get(i);
            button.setMark(mark);
            // What was wrong stays to be seen, and is not offered again; in the end the others are of no use.
            button.setEnabled(open && !button.isGone());
            button.setVisible(!attempt.isSettled()
                    || mark != Mark.OPEN
                    || attempt.verdict().isEmpty());
        }
        choose(attempt);
        revalidate();
    }

    /** Shows what was chosen, but for what was wrong; an order in the end as it should be. */
    void choose(StepState attempt) {
        attempt.verdict().ifPresent(verdict -> {
            List<String> given = verdict.given().parts();
            for (int i = 0; i < buttons.size(); i++) {
                AnswerButton button = buttons.get(i);
                button.setSelected(ordered || (given.contains(ids.get(i)) && !button.isWrong()));
            }
            if (ordered) {
                order.clear();
                order.addAll(attempt.isSettled() ? verdict.right().parts() : given);
                number();
            }
        });
    }

    /** The ids of the chosen answers, joined by commas. */
    String chosen() {
        if (ordered) {
            return String.join(",", order);
        }
        return IntStream.range(0, buttons.size())
                .filter(i -> buttons.get(i).isSelected())
                .mapToObj(ids::get)
                .collect(Collectors.joining(","));
    }

    /** The first that can be chosen. */
    Optional<JComponent> first() {
        return buttons.stream()
                .filter(button -> button.isEnabled() && button.isVisible())
                .findFirst()
                .map(b -> b);
    }

    private void move(int by) {
        for (int i = 0; i < buttons.size(); i++) {
            if (buttons.get(i).isFocusOwner()) {
                focus(i, by);
                return;
            }
        }
    }

    /** To the next one that can be chosen. */
    private void focus(int from, int by) {
        IntStream.range(1, buttons.size())
                .map(step -> Math.floorMod(from + step * by, buttons.size()))
                .mapToObj(buttons::get)
                .filter(button -> button.isEnabled() && button.isVisible())
                .findFirst()
                .ifPresent(JComponent::requestFocusInWindow);
    }

    @Override
    public void doLayout() {
        place(getWidth(), true);
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() > 0 ? getWidth() : Px.of(640);
        return new Dimension(width, place(width, false));
    }

    /** Puts the buttons into rows, or each over the whole width where two have no room in one; gives the height of all. */
    private int place(int width, boolean really) {
        int gap = Px.of(10);
        boolean stacked = buttons.stream().anyMatch(button -> button.getPreferredSize().width * 2 + gap > width);
        int x = 0;
        int y = 0;
        int row = 0;
        for (AnswerButton button : buttons) {
            if (!button.isVisible()) {
                continue;
            }
            int wide = stacked ? Math.min(width, Px.of(WIDEST)) : button.getPreferredSize().width;
            int high = button.heightFor(wide);
            if (x > 0 && x + wide > width) {
                y += row + gap;
                x = 0;
                row = 0;
            }
            if (really) {
                button.setBounds(x, y, wide, high);
            }
            x += wide + gap;
            row = Math.max(row, high);
        }
        return y + row;
    }
}
