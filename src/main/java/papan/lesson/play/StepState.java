package papan.lesson.play;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import papan.engine.Refusal;
import papan.lesson.script.Verdict;
import papan.model.Move;

/**
 * What a learner has done in one step, as far as it is shown. Immutable.
 *
 * @param seen the cursor to which it was seen; -1 before it was shown
 * @param verdict on the last answer; empty while a question is open
 * @param missed the wrong answers that were given
 * @param hints how many rungs of the ladder of help are shown
 * @param revealed whether the right answer was asked for, or is shown after too many wrong ones
 * @param waiting the answer that is not judged before the learner has said how sure it is
 * @param trial how a try stands; empty where nothing can be tried
 * @param refusal why the house that was chosen last cannot be sown; empty if it can
 * @param votes of a class
 * @param explained whether the learner has looked at compared boards and was told why they differ
 * @param drawn the line that was drawn before a chart was shown, as answers are written; empty before
 * @param draft what of an answer has been put together and not given; empty if nothing is
 */
public record StepState(
        int seen,
        Optional<Verdict> verdict,
        List<String> missed,
        int hints,
        boolean revealed,
        Optional<String> waiting,
        Optional<Trial> trial,
        Optional<Refusal> refusal,
        Votes votes,
        boolean explained,
        Optional<String> drawn,
        String draft) {
    /** Of a step that was never shown. */
    public static final StepState NONE = new StepState(
            -1,
            Optional.empty(),
            List.of(),
            0,
            false,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Votes.NONE,
            false,
            Optional.empty(),
            "");

    public StepState {
        missed = List.copyOf(missed);
    }

    /** Whether nothing is left to find out. */
    public boolean isSettled() {
        return revealed || verdict.filter(Verdict::correct).isPresent();
    }

    /** The moves that were made in a try. */
    public List<Move> moves() {
        return trial.map(Trial::moves).orElse(List.of());
    }

    StepState seen(int cursor) {
        return new StepState(
                cursor, verdict, missed, hints, revealed, waiting, trial, refusal, votes, explained, drawn, draft);
    }

    StepState helped(int rungs) {
        return new StepState(
                seen, verdict, missed, rungs, revealed, waiting, trial, refusal, votes, explained, drawn, draft);
    }

    /** With an answer that waits. */
    StepState waiting(String answer) {
        return new StepState(
                seen,
                verdict,
                missed,
                hints,
                revealed,
                Optional.of(answer),
                trial,
                refusal,
                votes,
                explained,
                drawn,
                "");
    }

    /** With a verdict, or open without one; nothing waits. */
    StepState judged(Optional<Verdict> next, boolean shown) {
        String left = next.isPresent() ? "" : draft;
        return new StepState(
                seen, next, wrong(next), hints, shown, Optional.empty(), trial, refusal, votes, explained, drawn, left);
    }

    /** The wrong answers with what was judged last. */
    private List<String> wrong(Optional<Verdict> next) {
        return next.filter(verdict -> !verdict.correct())
                .map(verdict -> verdict.given().written())
                .filter(given -> !missed.contains(given))
                .map(given -> Stream.concat(missed.stream(), Stream.of(given)).toList())
                .orElse(missed);
    }

    /** With its verdict in other words. */
    StepState saying(UnaryOperator<Verdict> words) {
        return new StepState(
                seen,
                verdict.map(words),
                missed,
                hints,
                revealed,
                waiting,
                trial,
                refusal,
                votes,
                explained,
                drawn,
                draft);
    }

    StepState tried(Trial next) {
        return new StepState(
                seen,
                verdict,
                missed,
                hints,
                revealed,
                waiting,
                Optional.of(next),
                Optional.empty(),
                votes,
                explained,
                drawn,
                draft);
    }

    StepState refused(Optional<Refusal> why) {
        return new StepState(
                seen, verdict, missed, hints, revealed, waiting, trial, why, votes, explained, drawn, draft);
    }

    StepState voted(Votes next) {
        return new StepState(
                seen, verdict, missed, hints, revealed, waiting, trial, refusal, next, explained, drawn, draft);
    }

    StepState told() {
        return new StepState(
                seen, verdict, missed, hints, revealed, waiting, trial, refusal, votes, true, drawn, draft);
    }

    StepState drew(String line) {
        return new StepState(
                seen,
                verdict,
                missed,
                hints,
                revealed,
                waiting,
                trial,
                refusal,
                votes,
                explained,
                Optional.of(line),
                "");
    }

    /** With so much of an answer put together. */
    StepState drafted(String given) {
        return new StepState(
                seen, verdict, missed, hints, revealed, waiting, trial, refusal, votes, explained, drawn, given);
    }
}
