package papan.lesson.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes acts for a question of which only a summary is known: the file is older, or the list became too long. */
final class Retold {
    private final Answered answer;

    Retold(Answered answer) {
        this.answer = answer;
    }

    /** Each attempt, the last with all that is known in sum; what it cannot say says an act after it. */
    List<Done> acts() {
        List<Done> acts = new ArrayList<>();
        List<Answered.Attempt> attempts = answer.attempts();
        boolean lastTellsAll =
                answer.last().filter(last -> last.time().equals(answer.time())).isPresent();
        for (int i = 0; i < attempts.size(); i++) {
            boolean all = lastTellsAll && i + 1 == attempts.size();
            acts.add(attempt(attempts.get(i), all));
        }
        if (!lastTellsAll) {
            Act act = answer.revealed()
                    ? new Act.GaveUp()
                    : answer.hints() > 0 ? new Act.AskedForHint() : new Act.WentOn();
            acts.add(act(act, answer.time(), Optional.empty(), true));
        }
        return acts;
    }

    private Done attempt(Answered.Attempt attempt, boolean all) {
        Act act = answer.type().equals(QuestionPrint.TRY)
                ? new Act.Attempted(attempt.given(), attempt.correct())
                : new Act.Answered(attempt.given());
        return act(act, attempt.time(), Optional.of(attempt.correct()), all);
    }

    private Done act(Act act, Instant time, Optional<Boolean> correct, boolean all) {
        QuestionFacts facts = new QuestionFacts(
                answer.type(),
                answer.goal(),
                answer.language(),
                correct,
                all ? answer.hints() : 0,
                all && answer.revealed(),
                all ? answer.misconceptions() : List.of(),
                answer.confidence());
        return Done.of(answer.step(), act)
                .about(answer.question())
                .with(facts)
                .at(time, all ? answer.seconds() : 0)
                .apart(true);
    }
}
