package papan.ui.lesson;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.util.Optional;
import javax.swing.JComponent;
import papan.lesson.page.Block;
import papan.lesson.page.Offers.Action;
import papan.lesson.page.Page;
import papan.lesson.play.Trial;
import papan.ui.common.Edt;

/**
 * Where the focus goes when another step or answer is shown: to a question, and once it is answered to what is said to it;
 * to the board while a house is to be chosen; elsewhere only when what had it is no longer shown.
 */
final class StepFocus {
    private final LearnSession session;
    private final LessonPage page;
    private Runnable rest = () -> {};
    private Optional<Tried> followed = Optional.empty();
    private Optional<Asked> asked = Optional.empty();

    /** How a question stood when the focus followed it last: a hint alone takes nobody away from a place. */
    private record Asked(Page.Spot spot, boolean open, boolean waits, int attempts) {}

    /** How a try stood when the focus followed it last. */
    private record Tried(String step, boolean thinking, Trial.Outcome outcome) {}

    /** Rules for the focus. */
    StepFocus(LearnSession session, LessonPage page) {
        this.session = session;
        this.page = page;
    }

    /** Says where the focus goes when what had it is no longer shown. */
    void onRest(Runnable listener) {
        rest = listener;
    }

    /** What has the focus; to be asked before the next step is shown. */
    static Optional<Component> owner() {
        return Optional.ofNullable(
                KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner());
    }

    /**
     * Goes where the step that is shown now wants it.
     *
     * @param showing whether the workspace can be seen
     * @param before what had the focus
     * @param lesson whether the lesson can be seen, and not the list of them
     */
    void follow(boolean showing, Optional<Component> before, boolean lesson) {
        boolean losing = before.filter(owner -> !owner.isShowing() || !owner.isEnabled())
                .filter(owner -> !page.goesOn(owner))
                .isPresent();
        follow(showing, losing, lesson);
    }

    /** Goes to what is to be done in the lesson now. */
    void enter() {
        follow(true, true, true);
    }

    private void follow(boolean showing, boolean losing, boolean lesson) {
        Optional<Page> now = page.now().filter(any -> showing);
        boolean asks = now.filter(any -> any.is(Page.Kind.ASKED)).isPresent();
        Optional<Block.Tried> tried = now.flatMap(any -> any.find(Block.Tried.class));
        followed = tried.isPresent() ? followed : Optional.empty();
        Optional<Asked> before = asked;
        asked = now.filter(any -> asks)
                .map(any -> new Asked(
                        any.spot(),
                        any.offers().isAsked(),
                        any.offers().has(Action.SAY_HOW_SURE),
                        session.state().reply().attempts()));
        if (asks && (losing || !asked.equals(before))) {
            // Both need the layout: a place of the board has its size only then, and what to do next its position.
            Edt.later(() -> {
                JComponent next = page.offers().isAsked() ? page.toAnswer() : page.verdict();
                next.requestFocusInWindow();
                page.reveal(next);
            });
        } else if (tried.isPresent()) {
            followTry(now.get(), tried.get(), losing);
        } else if (!asks && losing && lesson) {
            rest.run();
        }
    }

    /** To the board while a house is to be chosen, to what comes next when the try is over. */
    private void followTry(Page shown, Block.Tried tried, boolean losing) {
        Optional<Tried> now =
                Optional.of(new Tried(shown.step(), shown.offers().has(Action.STOP_THINKING), tried.outcome()));
        if (losing || !now.equals(followed)) {
            Edt.later(() -> page.toTry().requestFocusInWindow());
        }
        followed = now;
    }
}
