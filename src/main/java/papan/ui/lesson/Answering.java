package papan.ui.lesson;

import java.util.List;
import java.util.Optional;
import papan.lesson.AnswerOption;
import papan.lesson.Asking;
import papan.lesson.Confidence;
import papan.lesson.Hint;
import papan.lesson.Question;
import papan.lesson.Step;
import papan.lesson.Verdict;
import papan.ui.common.Edt;

/** What the learner can do with the question of the step that is shown. */
final class Answering {
    private final LearnSession session;
    private final SessionMemory memory;
    private final Notes notes;

    Answering(LearnSession session, SessionMemory memory, Notes notes) {
        this.session = session;
        this.memory = memory;
        this.notes = notes;
    }

    /** What was done with it. */
    Attempt attempt() {
        return memory.attempts().at(session.index());
    }

    /** What is offered to this learner, in the order in which it is shown. */
    List<AnswerOption> options() {
        return session.lesson().options(session.stage(), notes.learner());
    }

    /** The hints of the step, from "where to look" to "nearly the answer". */
    List<Hint> hints() {
        return session.lesson().hints(session.stage(), session.captions());
    }

    /** Judges an answer and shows what is to be said to it; before that the learner may have to say how sure it is. */
    void answer(String answer) {
        Edt.check();
        if (asking().asksHowSure(memory.attempts().reply(step()))) {
            put(attempt().waiting(answer));
            notes.drafted(answer);
            session.fire();
        } else {
            judge(answer, 0);
        }
    }

    /** The learner says how sure the answer is that waits for it; nothing if none does. */
    void sure(Confidence confidence) {
        Edt.check();
        attempt().waiting().ifPresent(answer -> judge(answer, confidence.number()));
    }

    private void judge(String answer, int confidence) {
        Verdict verdict = session.lesson().judge(session.stage(), answer);
        Attempts attempts = memory.attempts();
        attempts.reply(step(), verdict);
        attempts.sure(step(), confidence);
        if (session.stage().step() instanceof Step.Ask ask && ask.question() instanceof Question.Tally) {
            memory.ballots().add(session.lesson(), session.stage(), verdict.given());
        }
        boolean last = asking().isLast(attempts.reply(step()));
        if (last) {
            attempts.shown(step());
        }
        put(new Attempt(
                Optional.of(verdict), attempt().hints(), last || attempt().revealed()));
        notes.answered(verdict.given(), confidence);
        session.playback().setLocked(false);
        session.fire();
    }

    /** Opens the question again after a wrong answer, unless the author sends the learner elsewhere first. */
    void tryAgain() {
        Edt.check();
        session.supposing().comeBack();
        put(new Attempt(Optional.empty(), attempt().hints(), false));
        if (!session.takeDetour()) {
            session.playback().setLocked(true);
            session.fire();
        }
    }

    /** Shows the right answer. */
    void reveal() {
        Edt.check();
        session.supposing().comeBack();
        Verdict right = session.lesson().judge(session.stage(), session.lesson().rightAnswer(session.stage()));
        memory.attempts().shown(step());
        put(new Attempt(Optional.of(right), attempt().hints(), true));
        notes.helped();
        session.playback().setLocked(false);
        session.fire();
    }

    /** Shows one more hint. */
    void hint() {
        Edt.check();
        put(attempt().helped(Math.min(attempt().hints() + 1, hints().size())));
        notes.helped();
        session.fire();
    }

    private Asking asking() {
        return session.stage().step() instanceof Step.Ask ask ? ask.asking() : Asking.USUAL;
    }

    private String step() {
        return session.stage().step().head().id();
    }

    private void put(Attempt next) {
        memory.attempts().put(session.index(), next);
    }
}
