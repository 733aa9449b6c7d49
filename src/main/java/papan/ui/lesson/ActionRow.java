package papan.ui.lesson;

import java.awt.Component;
import java.awt.Rectangle;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.lesson.page.Offers;
import papan.lesson.page.Offers.Action;
import papan.lesson.page.Offers.Offer;
import papan.ui.common.Command;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.SpaceBar;
import papan.ui.common.WindowText;
import papan.ui.common.Wraps;

/**
 * What can be done in a step: at the foot one large button for what comes next, and above it three places for what helps,
 * what goes back and what leaves. A place is empty or holds its own kind, so that no button comes under a hand that
 * another had been under.
 */
final class ActionRow extends JPanel implements Wraps {
    private static final int GAP = 8;
    /** What cells beside one another have of the width, in percent. */
    private static final List<Integer> SHARES = List.of(38, 34, 28);

    private static final List<Integer> HALVES = List.of(46, 54);
    private static final List<Integer> WHOLE = List.of(100);
    /** In a narrower column, of scale 1, there are two beside one another. */
    private static final int NARROW = 280;

    /** Helps, goes back, leaves: cells from top to bottom, in each of which one button is seen at most. */
    private static final List<List<List<Action>>> WIDE = List.of(
            List.of(
                    List.of(Action.GIVE_UP),
                    List.of(Action.START_OVER, Action.SEE_WHAT_IF),
                    List.of(Action.STOP_PRACTISING, Action.KEEP_FOUND)),
            List.of(List.of(Action.ASK_FOR_HINT), List.of(Action.TAKE_BACK, Action.TRY_AGAIN), List.of(Action.GO_ON)));

    /** The same in a column that is too narrow for three of them. */
    private static final List<List<List<Action>>> TIGHT = List.of(
            List.of(List.of(Action.GIVE_UP), List.of(Action.START_OVER, Action.SEE_WHAT_IF)),
            List.of(List.of(Action.TAKE_BACK, Action.TRY_AGAIN), List.of(Action.STOP_PRACTISING, Action.KEEP_FOUND)),
            List.of(List.of(Action.ASK_FOR_HINT), List.of(Action.GO_ON)));

    private final transient WindowText words;
    private final transient Consumer<Action> does;
    private final Map<Action, PillButton> buttons = new EnumMap<>(Action.class);
    /** Stands where the way on is, while that skips something. */
    private final PillButton skip;

    private transient Offers offers = Offers.NONE;
    private boolean answerable;

    /** A row of buttons which do what can be done. */
    ActionRow(WindowText words, Consumer<Action> does) {
        super(null);
        this.words = words;
        this.does = does;
        setOpaque(false);
        setName("actions");
        SpaceBar.leaveToWindow(button(Action.GO_ON, "next-step"));
        skip = button(Action.GO_ON, "skip-step");
        SpaceBar.leaveToWindow(skip);
        button(Action.ANSWER, "answer");
        button(Action.TRY_AGAIN, "again");
        button(Action.ASK_FOR_HINT, "hint");
        button(Action.GIVE_UP, "reveal");
        button(Action.SEE_WHAT_IF, "what-if");
        button(Action.BE_TOLD_WHY, "compared.show");
        button(Action.TAKE_BACK, "try.undo");
        button(Action.START_OVER, "try.restart");
        button(Action.STOP_THINKING, "try.stop");
        button(Action.STOP_PRACTISING, "practice.enough");
        button(Action.KEEP_FOUND, "free.keep");
    }

    private PillButton of(Action action) {
        return Objects.requireNonNull(buttons.get(action), action.name());
    }

    private PillButton button(Action action, String name) {
        PillButton button = new PillButton(action == Action.ASK_FOR_HINT ? Icons.HINT : null);
        button.does(name, () -> does.accept(action));
        button.setVisible(false);
        add(button);
        buttons.putIfAbsent(action, button);
        return button;
    }

    /** Shows what can be done. */
    void show(Offers next) {
        List<Action> before = placed();
        offers = next;
        if (!before.equals(placed())) {
            revalidate();
            repaint();
        }
        List<Offer> all = offered().toList();
        Optional<Offer> on =
                all.stream().filter(offer -> offer.action() == Action.GO_ON).findFirst();
        turnOnwards(on.map(Offer::called).equals(Optional.of(Offers.SKIP)), on.isPresent());
        buttons.forEach((action, button) -> {
            if (action != Action.GO_ON) {
                button.setVisible(all.stream().anyMatch(offer -> offer.action() == action));
            }
        });
        all.forEach(this::show);
        skip.setText(words.text(Offers.SKIP));
        skip.setName(words, Command.NEXT_STEP, words.text("next-step.skip.tip"));
        of(Action.GO_ON).setName(words, Command.NEXT_STEP, words.text("question.continue"));
        getAccessibleContext().setAccessibleName(words.text("actions"));
    }

    private void show(Offer offer) {
        PillButton button = shown(offer.action());
        button.setText(words.text(offer.called()));
        button.setPrimary(offer.filled());
        button.setEnabled(offer.enabled() && (offer.action() != Action.ANSWER || answerable));
    }

    private Stream<Offer> offered() {
        return Stream.concat(offers.main().stream(), offers.others().stream());
    }

    private List<Action> placed() {
        return offered().map(Offer::action).toList();
    }

    private PillButton shown(Action action) {
        return action == Action.GO_ON && skip.isVisible() ? skip : of(action);
    }

    /** By another button in the same place, which takes the focus along, as the name of one that has it would be read anew. */
    private void turnOnwards(boolean skips, boolean there) {
        PillButton onwards = of(Action.GO_ON);
        PillButton gone = skips ? onwards : skip;
        PillButton now = skips ? skip : onwards;
        boolean focused = gone.isFocusOwner();
        if (skips) {
            // It may come any time, and needs the room of its own words.
            onwards.setText(words.text("question.continue"));
        }
        now.setVisible(there);
        gone.setVisible(false);
        // From a question or a try that opens the focus goes where it is answered.
        if (focused && !offers.isOpen()) {
            now.requestFocusInWindow();
        }
    }

    @Override
    public int heightFor(int width) {
        return place(width, false);
    }

    @Override
    public void doLayout() {
        place(getWidth(), true);
    }

    /** Places the buttons from top to bottom, or only says how high all of them are. */
    private int place(int width, boolean really) {
        boolean tight = width < Px.of(NARROW);
        List<Action> others = offers.others().stream().map(Offer::action).toList();
        int y = 0;
        for (List<List<Action>> cells : tight ? TIGHT : WIDE) {
            List<Optional<Action>> row = cells.stream()
                    .map(cell -> cell.stream().filter(others::contains).findFirst())
                    .toList();
            // A cell above others is no room that they need.
            if (y > 0 || row.stream().anyMatch(Optional::isPresent)) {
                y = place(row, tight ? HALVES : SHARES, y, width, really);
            }
        }
        return place(List.of(offers.next()), WHOLE, y, width, really) - Px.of(GAP);
    }

    private int place(List<Optional<Action>> row, List<Integer> shares, int y, int width, boolean really) {
        int free = width - Px.of(GAP) * (row.size() - 1);
        int high = Px.of(PillButton.TARGET);
        for (int i = 0; i < row.size(); i++) {
            int wide = free * shares.get(i) / 100;
            high = Math.max(
                    high,
                    in(row.get(i))
                            .mapToInt(button -> button.heightFor(wide))
                            .max()
                            .orElse(0));
        }
        int x = 0;
        for (int i = 0; i < row.size() && really; i++) {
            Rectangle cell = new Rectangle(x, y, free * shares.get(i) / 100, high);
            in(row.get(i)).forEach(button -> button.setBounds(cell));
            x += cell.width + Px.of(GAP);
        }
        return y + high + Px.of(GAP);
    }

    /** What may stand in a cell: one of the two ways on may take the place of the other at any time. */
    private Stream<PillButton> in(Optional<Action> cell) {
        return cell.stream()
                .flatMap(action -> action == Action.GO_ON ? Stream.of(of(action), skip) : Stream.of(of(action)));
    }

    /** Says whether there is an answer to give. */
    void setAnswerable(boolean on) {
        answerable = on;
        of(Action.ANSWER).setEnabled(on);
    }

    /** What is to be done next; the first of what else can be done where nothing is. */
    JComponent entry() {
        return offered()
                .map(offer -> shown(offer.action()))
                .filter(PillButton::isEnabled)
                .findFirst()
                .orElseGet(() -> shown(Action.GO_ON));
    }

    /** Does what is to be done next. */
    void press() {
        offers.next().map(this::shown).filter(PillButton::isEnabled).ifPresent(button -> button.doClick(0));
    }

    /** Whether something was the way on until the other one took its place. */
    boolean goesOn(Component from) {
        return (from == of(Action.GO_ON) || from == skip) && onwards().isShowing();
    }

    /** The way on. */
    JComponent onwards() {
        return shown(Action.GO_ON);
    }
}
