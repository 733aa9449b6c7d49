package papan.lesson.play;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import papan.lesson.kept.Act;
import papan.lesson.kept.Answered;
import papan.lesson.kept.Bookmark;
import papan.lesson.kept.Done;
import papan.lesson.kept.Written;
import papan.lesson.script.Misconception;
import papan.lesson.script.Reply;
import papan.lesson.script.Verdict;

/** Says what is written down of an act: where the learner is, what is done once more, and what counts. */
public final class WrittenAct {
    private WrittenAct() {}

    /** The learner is at a seed of the step. */
    public static Written at(LessonState state, int cursor) {
        Done seen = Done.of(id(state), new Act.Saw(cursor));
        return new Written(List.of(seen), state.bookmark(cursor), Optional.empty(), false);
    }

    /**
     * What is written down; empty if the act changed nothing that a file keeps.
     *
     * @param language the BCP 47 tag of the language in which the learner reads; empty if that is not known
     * @param apart whether it was done outside the lesson, where only what counts is written down
     */
    public static Optional<Written> of(LessonState before, Act act, LessonState after, String language, boolean apart) {
        boolean refused = act instanceof Act.Moved && after.here().refusal().isPresent();
        boolean seen = act instanceof Act.Saw saw && before.here().seen() == saw.cursor();
        if (before == after || refused || seen || !(act instanceof Act.OfLearner own)) {
            return Optional.empty();
        }
        Optional<Answered> result = result(before, own, after, language);
        boolean leads = after.entries() != before.entries() || after.isFinished() != before.isFinished();
        Bookmark place = after.bookmark(leads ? 0 : Math.max(0, after.here().seen()));
        return apart && result.isEmpty()
                ? Optional.empty()
                : Optional.of(new Written(apart ? List.of() : List.of(done(before, own, after)), place, result, apart));
    }

    private static String id(LessonState state) {
        return state.stage().step().head().id();
    }

    private static Done done(LessonState before, Act.OfLearner act, LessonState after) {
        Act.OfLearner kept = kept(act);
        boolean stays = after.index() == before.index() && after.isFinished() == before.isFinished();
        boolean asked = stays && !(act instanceof Act.Saw);
        boolean shows = act instanceof Act.GaveUp && after.trial().isPresent();
        return new Done(
                id(before),
                kept,
                Optional.of(after.bookmark(0)).filter(place -> !stays),
                asked ? QuestionPrint.find(before.run(), before.stage()) : Optional.empty(),
                shows ? after.trial().orElseThrow().written() : List.of());
    }

    private static Act.OfLearner kept(Act.OfLearner act) {
        if (act instanceof Act.Drew drew) {
            return new Act.Drew(Answered.kept(drew.line()));
        }
        if (act instanceof Act.Drafted drafted) {
            return new Act.Drafted(Answered.kept(drafted.given()));
        }
        return act instanceof Act.Answered answer ? new Act.Answered(Answered.kept(answer.given())) : act;
    }

    /** What counts: an answer or the end of a try, help with it, or that it was passed by, so that it is found again later. */
    private static Optional<Answered> result(
            LessonState before, Act.OfLearner act, LessonState after, String language) {
        Stage stage = before.stage();
        Reply reply = after.replies().getOrDefault(id(before), Reply.NONE);
        boolean answered = reply.attempts() > before.reply().attempts();
        boolean helped = act instanceof Act.AskedForHint || act instanceof Act.GaveUp;
        boolean ahead = act instanceof Act.WentOn || (act instanceof Act.WentTo && after.index() > before.index());
        boolean passed = ahead
                && !before.isFinished()
                && before.isSkipped(stage)
                && (after.entries() != before.entries() || after.isFinished());
        if (!answered && !helped && !passed) {
            return Optional.empty();
        }
        StepState done = after.at(stage.index());
        Answered.Attempt given = new Answered.Attempt(Answered.kept(reply.answer()), reply.correct(), Instant.EPOCH);
        return QuestionPrint.find(after.run(), stage)
                .map(print -> new Answered(
                        id(before),
                        print,
                        QuestionPrint.type(stage),
                        stage.asked().map(ask -> ask.asking().goal()).orElse(""),
                        language,
                        answered ? List.of(given) : List.of(),
                        done.hints(),
                        done.revealed(),
                        0,
                        answered ? pointsTo(done) : List.of(),
                        reply.confidence(),
                        Instant.EPOCH,
                        false));
    }

    private static List<String> pointsTo(StepState done) {
        return done.verdict().map(Verdict::misconceptions).orElse(List.of()).stream()
                .map(Misconception::id)
                .toList();
    }
}
