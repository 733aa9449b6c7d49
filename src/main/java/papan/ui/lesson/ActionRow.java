package papan.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.JComponent;
import papan.lesson.kind.AnswerForm;
import papan.lesson.page.Page;
import papan.lesson.page.Page.Action;
import papan.lesson.play.Trial;
import papan.narration.CaptionText;
import papan.ui.common.Command;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.KeyTable;
import papan.ui.common.PillButton;
import papan.ui.common.SpaceBar;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;

/**
 * What can be done in a step: at the foot one large button for what comes next, always in the same place, and above it
 * whatever else may be done.
 */
final class ActionRow extends TextColumn {
    private final LearnSession session;
    private final transient WindowText words;
    private final FlowRow others = new FlowRow(8);
    private final PillButton onwards = new PillButton(Icons.FORWARD);
    private final PillButton answer = new PillButton(null);
    private final PillButton again = new PillButton(null);
    private final PillButton hint = new PillButton(Icons.HINT);
    private final PillButton reveal = new PillButton(null);
    private final PillButton whatIf = new PillButton(null);
    private final PillButton explain = new PillButton(null);
    private final PillButton undo = new PillButton(Icons.RESTART);
    private final PillButton restart = new PillButton(Icons.RESTART);
    private final PillButton stop = new PillButton(null);
    private final PillButton enough = new PillButton(null);
    private final PillButton back = new PillButton(Icons.RESTART);
    private final PillButton keep = new PillButton(null);
    private List<PillButton> placed = List.of();
    private Optional<PillButton> main = Optional.empty();

    /**
     * The actions of a session's steps.
     *
     * @param give gives the answer that has been put together
     * @param explained the learner wants to be told why boards differ
     */
    ActionRow(LearnSession session, WindowText words, Runnable give, Runnable explained) {
        this.session = session;
        this.words = words;
        setName("actions");
        name(onwards, "next-step", session::next);
        SpaceBar.leaveToWindow(onwards);
        name(answer, "answer", give);
        name(again, "again", session::tryAgain);
        name(hint, "hint", session::hint);
        name(reveal, "reveal", this::giveUp);
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

    private static void name(PillButton button, String name, Runnable does) {
        button.setName(name);
        button.addActionListener(event -> does.run());
    }

    private void giveUp() {
        if (session.trial().isPresent()) {
            session.trying().showSolution();
        } else {
            session.reveal();
        }
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
        boolean over = session.isFinished();
        arrange(over ? Optional.empty() : Optional.of(main(page.actions())), over ? List.of() : others(page.actions()));
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
        retextOnwards(plays);
    }

    /** Whether seeds are still to be seen moving. */
    private boolean plays() {
        return !session.isFinished()
                && !session.playback().isLocked()
                && !session.isElsewhere()
                && !session.playback().atLimit();
    }

    private PillButton main(Set<Action> can) {
        if (session.isThinking()) {
            return stop;
        }
        if (session.isElsewhere()) {
            return whatIf;
        }
        if (can.contains(Action.BE_TOLD_WHY)) {
            return explain;
        }
        if (isGathered(can)) {
            return answer;
        }
        if (mustReturn(can)) {
            return again;
        }
        return hasFailed() ? undo : onwards;
    }

    private List<PillButton> others(Set<Action> can) {
        List<PillButton> shown = new ArrayList<>();
        if (session.free().isOn()) {
            put(shown, back, true);
            put(shown, keep, true);
        }
        if (session.isThinking() || session.isElsewhere()) {
            return shown;
        }
        PillButton first = main(can);
        boolean tried = session.trial().isPresent();
        boolean helped = session.attempt().hints() >= session.hints().size();
        put(shown, hint, can.contains(Action.ASK_FOR_HINT));
        put(shown, whatIf, can.contains(Action.SEE_WHAT_IF));
        put(shown, undo, can.contains(Action.TAKE_BACK) && first != undo && session.isOpenTry());
        put(shown, restart, can.contains(Action.START_OVER));
        put(
                shown,
                again,
                isCounted() && !session.isOpenQuestion() && !session.votes().isSecond());
        put(shown, reveal, can.contains(Action.GIVE_UP) && (tried || session.misses() > 0 || isHelpedOut(helped)));
        put(shown, onwards, can.contains(Action.GO_ON) && first != onwards && first != explain);
        put(shown, enough, session.rehearsal().filter(Rehearsal::goesOn).isPresent());
        return shown;
    }

    /** All hints have been given, and there were some. */
    private boolean isHelpedOut(boolean helped) {
        return helped && session.attempt().hints() > 0;
    }

    private static void put(List<PillButton> all, PillButton button, boolean shown) {
        if (shown) {
            all.add(button);
        }
    }

    /** Whether an answer is put together before it is given; a press or a house is one by itself. */
    private boolean isGathered(Set<Action> can) {
        AnswerForm form = form();
        return can.contains(Action.ANSWER) && form != AnswerForm.ONE && form != AnswerForm.PLACE;
    }

    /** Whether the author sends a learner who was wrong elsewhere first. */
    private static boolean mustReturn(Set<Action> can) {
        return can.contains(Action.TRY_AGAIN) && !can.contains(Action.ANSWER);
    }

    private boolean hasFailed() {
        return session.trial()
                .filter(trial -> !trial.isUnderWay() && !trial.isDone())
                .isPresent();
    }

    private boolean isCounted() {
        return session.isAsking() && form() == AnswerForm.TALLY;
    }

    private AnswerForm form() {
        return session.isAsking() ? session.stage().form() : AnswerForm.ONE;
    }

    /** Where a question or a try is open, the way on is past it: that is no large button. */
    private boolean isPast() {
        return session.state().mayAnswer() || session.isOpenTry();
    }

    private void arrange(Optional<PillButton> large, List<PillButton> small) {
        Optional<PillButton> next = large.filter(button -> button != onwards || !isPast());
        List<PillButton> row = new ArrayList<>(small);
        if (large.isPresent() && next.isEmpty() && session.mayGoOn()) {
            row.add(onwards);
        }
        if (next.equals(main) && row.equals(placed) && getComponentCount() > 0) {
            return;
        }
        main = next;
        placed = List.copyOf(row);
        removeAll();
        others.removeAll();
        for (PillButton button : all()) {
            button.setVisible(placed.contains(button) || main.equals(Optional.of(button)));
        }
        placed.forEach(others::add);
        all().stream().filter(button -> !button.isVisible()).forEach(others::add);
        others.setVisible(!placed.isEmpty());
        put(others, 0);
        main.ifPresent(button -> put(button, 8));
        revalidate();
        repaint();
    }

    private void retext(Set<Action> can, CaptionText captions) {
        boolean tried = session.trial().isPresent();
        answer.setText(words.text("question.answer"));
        hint.setText(words.text("question.hint"));
        again.setText(words.text(!session.isFinished() && isCounted() ? "tally.again" : "question.again"));
        reveal.setText(tried ? captions.text("try.solution") : words.text("question.reveal"));
        undo.setText(hasFailed() ? words.text("question.again") : captions.text("try.undo"));
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
        onwards.setEnabled(can.contains(Action.GO_ON));
        getAccessibleContext().setAccessibleName(words.text("actions"));
    }

    /** Whoever goes on before a question is answered or the seeds have come to rest is told that this skips them. */
    private void retextOnwards(boolean plays) {
        boolean skips = isPast() || (plays && session.mayGoOn());
        boolean climbs = session.trial()
                .filter(trial -> trial.outcome() == Trial.Outcome.CLIMBED)
                .isPresent();
        onwards.setText(words.text(skips ? "next-step.skip" : climbs ? "drill.next" : "question.continue"));
        onwards.setName(words, Command.NEXT_STEP, words.text(skips ? "next-step.skip.tip" : "question.continue"));
    }

    /** Whether there is an answer to give. */
    void setAnswerable(boolean on) {
        answer.setEnabled(on);
    }

    /** What is to be done next; the first of what else can be done where nothing is. */
    JComponent entry() {
        return main.filter(PillButton::isEnabled).orElseGet(() -> placed.isEmpty() ? onwards : placed.get(0));
    }

    /** Does what is to be done next. */
    void press() {
        main.filter(PillButton::isEnabled).ifPresent(PillButton::doClick);
    }

    /** The way on. */
    JComponent onwards() {
        return onwards;
    }
}
