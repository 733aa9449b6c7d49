package papan.lesson.page;

import java.util.List;
import java.util.Optional;
import papan.lesson.kind.AnswerOption;
import papan.lesson.play.AnswerWords;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.PlanText;
import papan.lesson.play.Stage;
import papan.lesson.script.Verdict;
import papan.narration.CaptionText;

/**
 * What only a teacher is told beside a {@link Page}. It knows answers before they are given, so that nothing of it may be part
 * of a page.
 *
 * @param words the program's own
 */
public record Aside(LessonState state, CaptionText words) {
    private LessonRun run() {
        return state.run();
    }

    /** What the author says to the step, and to the lesson where that has no words of its own or is the first. */
    public String notes() {
        String all = String.join("\n", PlanText.of(run(), words));
        String own = run().text(state.stage().step().head().teacher());
        return state.index() == 0 ? (all + "\n" + own).strip() : own.isEmpty() ? all : own;
    }

    /** The right answer in words; empty where nothing is asked. */
    public String answer() {
        Stage stage = state.stage();
        return state.isAsking() ? new AnswerWords(run(), words).answer(stage, run().rightAnswer(stage)) : "";
    }

    /** What would be said to the answer for which more hands are up than for any other; empty without one. */
    public Optional<Block.Judged> favoured() {
        if (!state.mayVote() || state.here().revealed()) {
            return Optional.empty();
        }
        List<AnswerOption> options = run().options(state.stage());
        int most = options.stream().mapToInt(this::hands).max().orElse(0);
        List<AnswerOption> first = options.stream()
                .filter(option -> most > 0 && hands(option) == most)
                .toList();
        return first.size() == 1 ? Optional.of(judged(first.get(0).id())) : Optional.empty();
    }

    private int hands(AnswerOption option) {
        return state.here().votes().now(option.id());
    }

    private Block.Judged judged(String answer) {
        AnswerWords spoken = new AnswerWords(run(), words);
        Verdict verdict = run().judge(state.stage(), answer);
        return new Block.Judged(
                verdict.correct(),
                spoken.answer(state.stage(), verdict.given()),
                "",
                spoken.feedback(verdict).lines().toList());
    }
}
