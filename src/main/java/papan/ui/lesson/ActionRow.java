package papan.ui.lesson;

import java.awt.Component;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.lesson.page.Page;
import papan.lesson.page.Page.Action;
import papan.lesson.play.Trial;
import papan.narration.CaptionText;
import papan.ui.common.Command;
import papan.ui.common.Icons;
import papan.ui.common.KeyTable;
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

    private final LearnSession session;
    private final transient WindowText words;
    private final PillButton onwards = new PillButton(null);
    private final PillButton skip = new PillButton(null);
    private final PillButton answer = new PillButton(null);
    private final PillButton again = new PillButton(null);
    private final PillButton hint = new PillButton(Icons.HINT);
    private final PillButton reveal = new PillButton(null);
    private final PillButton whatIf = new PillButton(null);
    private final PillButton explain = new PillButton(null);
    private final PillButton undo = new PillButton(null);
    private final PillButton restart = new PillButton(null);
    private final PillButton stop = new PillButton(null);
    private final PillButton enough = new PillButton(null);
    private final PillButton back = new PillButton(null);
    private final PillButton keep = new PillButton(null);
    /** Helps, goes back, leaves: cells from top to bottom, in each of which one button is seen at most. */
    private final List<List<List<PillButton>>> wide = List.of(
            List.of(List.of(reveal), List.of(restart, whatIf), List.of(enough, keep)),
            List.of(List.of(hint), List.of(undo, back, again), List.of(onwards)));
    /** The same in a column that is too narrow for three of them. */
    private final List<List<List<PillButton>>> narrow = List.of(
            List.of(List.of(reveal), List.of(restart, whatIf)),
            List.of(List.of(undo, back, again), List.of(enough, keep)),
            List.of(List.of(hint), List.of(onwards)));

    private List<PillButton> placed = List.of();
    private Optional<PillButton> main = Optional.empty();

    /**
     * The actions of a session's steps.
     *
     * @param give gives the answer that has been put together
     * @param explained the learner wants to be told why boards differ
     */
    ActionRow(LearnSession session, WindowText words, Runnable give, Runnable explained) {
        super(null);
        this.session = session;
        this.words = words;
        setOpaque(false);
        setName("actions");
        name(onwards, "next-step", session::next);
        name(skip, "skip-step", session::next);
        SpaceBar.leaveToWindow(onwards);
        SpaceBar.leaveToWindow(skip);
        name(answer, "answer", give);
        name(again, "again", session::tryAgain);
        name(hint, "hint", session::hint);
        name(reveal, "reveal", session::reveal);
        name(whatIf, "what-if", this::toggleWhatIf);
        name(explain, "compared.show", explained);
        name(undo, "try.undo", session.trying()::undo);
        name(restart, "try.restart", session.trying()::restart);
        name(stop, "try.stop", session.trying()::stop);
        name(enough, "practice.enough", session::stopPractising);
        name(back, "free.undo", () -> KeyTable.call(this, Command.UNDO));
        name(keep, "free.keep", () -> KeyTable.call(this, Command.KEEP_FOUND));
    }

    private List<PillButton> all() {
        return List.of(onwards, answer, again, hint, reveal, whatIf, explain, undo, restart, stop, enough, back, keep);
    }

    private void name(PillButton button, String name, Runnable does) {
        button.does(name, does);
        button.setVisible(false);
        add(button);
    }

    private void toggleWhatIf() {
        if (session.free().isOn()) {
            session.free().leave();
        } else if (session.supposed().isPresent()) {
            session.supposing().leave();
        } else {
            session.supposing().show();
        }
    }

    /** Shows what can be done on a page. */
    void show(Page page, CaptionText captions) {
        Optional<PillButton> first = main(page);
        arrange(first, session.isFinished() ? List.of() : others(page.actions(), first));
        retext(page.actions(), captions);
        follow();
    }

    /** The large button is filled once nothing is left to be played; why boards differ is told to who has seen that they do. */
    void follow() {
        boolean plays = plays();
        for (PillButton button : all()) {
            button.setPrimary(main.equals(Optional.of(button)) && (!plays || button == stop));
        }
        explain.setEnabled(!plays);
        turnOnwards(plays);
    }

    /** Whether seeds are still to be seen moving. */
    private boolean plays() {
        return !session.isFinished()
                && !session.playback().isLocked()
                && !session.isElsewhere()
                && !session.playback().atLimit();
    }

    private Optional<PillButton> main(Page page) {
        if (session.isThinking()) {
            return Optional.of(stop);
        }
        return session.isElsewhere()
                ? Optional.of(whatIf)
                : page.offers().next().map(this::button);
    }

    private PillButton button(Action next) {
        return switch (next) {
            case BE_TOLD_WHY -> explain;
            case ANSWER -> answer;
            case TRY_AGAIN -> again;
            case TAKE_BACK -> undo;
            default -> onwards;
        };
    }

    private List<PillButton> others(Set<Action> can, Optional<PillButton> first) {
        List<PillButton> shown = new ArrayList<>();
        if (session.free().isOn()) {
            put(shown, back, true);
            put(shown, keep, true);
        }
        if (session.isThinking() || session.isElsewhere()) {
            return shown;
        }
        boolean tried = session.trial().isPresent();
        boolean game = session.isGame() && session.isOpenTry();
        boolean helped =
                session.attempt().hints() > 0 && !can.contains(Action.ASK_FOR_HINT) && can.contains(Action.GIVE_UP);
        // It keeps its place while there is no more of it: whoever presses it once more presses nothing else.
        put(shown, hint, can.contains(Action.ASK_FOR_HINT) || helped || game);
        put(shown, whatIf, can.contains(Action.SEE_WHAT_IF));
        put(shown, undo, can.contains(Action.TAKE_BACK) && session.isOpenTry());
        put(shown, restart, can.contains(Action.START_OVER));
        put(shown, again, can.contains(Action.TRY_AGAIN) && !can.contains(Action.ANSWER));
        put(shown, reveal, helped || (can.contains(Action.GIVE_UP) && (tried || session.misses() > 0)));
        put(shown, enough, session.rehearsal().filter(Rehearsal::goesOn).isPresent());
        put(shown, onwards, can.contains(Action.GO_ON));
        first.ifPresent(shown::remove);
        return shown;
    }

    private static void put(List<PillButton> all, PillButton button, boolean shown) {
        if (shown) {
            all.add(button);
        }
    }

    /** Where a question or a try is open, the way on is past it: that is no large button. */
    private boolean isPast() {
        return session.state().mayAnswer() || session.isOpenTry();
    }

    private void arrange(Optional<PillButton> next, List<PillButton> row) {
        main = next;
        placed = List.copyOf(row);
        for (PillButton button : all()) {
            button.setVisible(placed.contains(button) || main.equals(Optional.of(button)));
        }
        revalidate();
        repaint();
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
        int y = 0;
        for (List<List<PillButton>> cells : tight ? narrow : wide) {
            List<Optional<PillButton>> row = cells.stream()
                    .map(cell -> cell.stream().filter(placed::contains).findFirst())
                    .toList();
            // A cell above others is no room that they need.
            if (y > 0 || row.stream().anyMatch(Optional::isPresent)) {
                y = place(row, tight ? HALVES : SHARES, y, width, really);
            }
        }
        return place(List.of(main), WHOLE, y, width, really) - Px.of(GAP);
    }

    private int place(List<Optional<PillButton>> row, List<Integer> shares, int y, int width, boolean really) {
        int free = width - Px.of(GAP) * (row.size() - 1);
        int high = Px.of(PillButton.TARGET);
        for (int i = 0; i < row.size(); i++) {
            int wide = free * shares.get(i) / 100;
            int wanted = row.get(i).map(button -> button.heightFor(wide)).orElse(0);
            // One of the two may take the place of the other at any time.
            boolean leaves = row.get(i).filter(onwards::equals).isPresent();
            high = Math.max(high, Math.max(wanted, leaves ? skip.heightFor(wide) : 0));
        }
        int x = 0;
        for (int i = 0; i < row.size() && really; i++) {
            Rectangle cell = new Rectangle(x, y, free * shares.get(i) / 100, high);
            row.get(i).ifPresent(button -> button.setBounds(cell));
            row.get(i).filter(onwards::equals).ifPresent(any -> skip.setBounds(cell));
            x += cell.width + Px.of(GAP);
        }
        return y + high + Px.of(GAP);
    }

    private void retext(Set<Action> can, CaptionText captions) {
        boolean tried = session.trial().isPresent();
        onwards.setName(words, Command.NEXT_STEP, words.text("question.continue"));
        skip.setText(words.text("next-step.skip"));
        skip.setName(words, Command.NEXT_STEP, words.text("next-step.skip.tip"));
        answer.setText(words.text("question.answer"));
        hint.setText(words.text("question.hint"));
        again.setText(words.text(session.state().mayCountAgain() ? "tally.again" : "question.again"));
        reveal.setText(tried ? captions.text("try.solution") : words.text("question.reveal"));
        boolean missed = session.trial().filter(Trial::isMissed).isPresent();
        undo.setText(missed ? words.text("question.again") : captions.text("try.undo"));
        restart.setText(captions.text("try.restart"));
        stop.setText(words.text("try.stop"));
        enough.setText(words.text("practice.enough"));
        explain.setText(words.text("compared.show"));
        whatIf.setText(words.text(
                session.free().isOn()
                        ? "free.leave"
                        : session.supposed().isPresent() ? "question.what-if.back" : "question.what-if"));
        back.setText(captions.text("try.undo"));
        back.setEnabled(session.free().match().filter(match -> match.size() > 0).isPresent());
        keep.setText(words.text("free.keep"));
        keep.setEnabled(back.isEnabled());
        hint.setEnabled(can.contains(Action.ASK_FOR_HINT));
        getAccessibleContext().setAccessibleName(words.text("actions"));
    }

    /**
     * Whoever goes on before a question is answered or the seeds have come to rest is told that this skips them: by another
     * button in the same place, which takes the focus along, as the name of a button that has it would be read anew.
     */
    private void turnOnwards(boolean plays) {
        boolean done = session.attempt().isSettled()
                || session.trial().filter(Trial::isDone).isPresent();
        boolean skips = isPast() || (plays && session.mayGoOn() && !done);
        onwards.setText(words.text(session.trial()
                .filter(trial -> trial.outcome() == Trial.Outcome.CLIMBED)
                .map(climbs -> climbs.step().ladder().isPresent() ? "drill.next" : "game.next")
                .orElse("question.continue")));
        boolean shown = placed.contains(onwards) || main.equals(Optional.of(onwards));
        PillButton gone = skips ? onwards : skip;
        PillButton now = skips ? skip : onwards;
        boolean focused = gone.isFocusOwner();
        now.setVisible(shown);
        gone.setVisible(false);
        // From a question or a try that opens the focus goes where it is answered.
        if (focused && !isPast()) {
            now.requestFocusInWindow();
        }
    }

    /** Whether there is an answer to give. */
    void setAnswerable(boolean on) {
        answer.setEnabled(on);
    }

    /** What is to be done next; the first of what else can be done where nothing is. */
    JComponent entry() {
        return Stream.concat(main.stream(), placed.stream())
                .filter(PillButton::isEnabled)
                .findFirst()
                .filter(button -> button != onwards)
                .<JComponent>map(button -> button)
                .orElseGet(this::onwards);
    }

    /** Does what is to be done next. */
    void press() {
        main.filter(PillButton::isEnabled).ifPresent(button -> button.doClick(0));
    }

    /** Whether something was the way on until the other one took its place. */
    boolean goesOn(Component from) {
        return (from == onwards || from == skip) && onwards().isShowing();
    }

    /** The way on. */
    JComponent onwards() {
        return skip.isVisible() ? skip : onwards;
    }
}
