package papan.lesson.page;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import papan.lesson.kind.AnswerForm;
import papan.lesson.page.Page.Action;
import papan.lesson.play.LessonState;
import papan.lesson.play.Trial;
import papan.lesson.script.Hint;
import papan.lesson.script.Step;

/**
 * The actions that are possible in a step, with the one that leads on: it has the large button, and keys do the same.
 *
 * @param next empty where an answer or a move leads on that is made in one press
 * @param hint when the author offers the next hint, of those that can be asked for; empty where there is none
 * @param reason what whoever asks why is told
 */
public record Offers(Set<Action> all, Optional<Action> next, Optional<Hint.After> hint, Reason reason) {
    public Offers {
        all = all.isEmpty() ? Set.of() : Set.copyOf(EnumSet.copyOf(all));
    }

    /** What whoever asks why is told, alone or before a class. */
    public enum Reason {
        /** Which rule has decided, and why. */
        RULE,
        /** What is said to the right answer: nothing was played that a rule could have decided. */
        ANSWER,
        /** That it is to be found out first. */
        AFTER_ANSWER,
        /** That no rule has decided anything yet. */
        NOT_YET,
        /** That nothing is played in the step. */
        NOTHING
    }

    /** What a lesson offers as it stands, before anything of it is told. */
    public static Offers of(LessonState state) {
        return of(state, List.of(), false);
    }

    /**
     * What a lesson offers as it stands.
     *
     * @param told what is told of it
     * @param decided whether a rule has decided anything on its board
     */
    static Offers of(LessonState state, List<Block> told, boolean decided) {
        Set<Action> all = all(state);
        return new Offers(all, next(state, all), state.nextHint().map(Hint::after), reason(state, all, told, decided));
    }

    private static Reason reason(LessonState state, Set<Action> all, List<Block> told, boolean decided) {
        if (all.contains(Action.ANSWER) || all.contains(Action.SHOW_LINE) || all.contains(Action.BE_TOLD_WHY)) {
            return Reason.AFTER_ANSWER;
        }
        if (decided || told.stream().anyMatch(Block.Ruling.class::isInstance)) {
            return Reason.RULE;
        }
        if (Block.Answer.reasoned(told).isPresent()) {
            return Reason.ANSWER;
        }
        Step step = state.stage().step();
        boolean plays =
                step.letsTry() || step.asPlay().isPresent() || step.asCompare().isPresent();
        return plays ? Reason.NOT_YET : Reason.NOTHING;
    }

    private static Set<Action> all(LessonState state) {
        Set<Action> all = EnumSet.noneOf(Action.class);
        boolean open = state.mayAnswer();
        Optional<Trial> trial = state.trial();
        Optional<Trial> undone = trial.filter(tried -> !tried.isDone());
        boolean game = trial.filter(tried -> tried.step().isPlayedOut()).isPresent();
        boolean looks = state.isLookedFor();
        put(all, Action.GO_ON, state.mayGoOn() && !looks);
        put(all, Action.BE_TOLD_WHY, looks);
        put(all, Action.GO_BACK, state.isFinished() || state.index() > 0);
        put(all, Action.TRY_AGAIN, state.mayTryAgain() || state.mayCountAgain());
        put(all, Action.ANSWER, open);
        put(all, Action.ASK_FOR_HINT, state.mayAskForHint());
        put(all, Action.GIVE_UP, open || (undone.isPresent() && !game));
        put(all, Action.SAY_HOW_SURE, state.here().waiting().isPresent());
        put(all, Action.SEE_WHAT_IF, state.mayTryAgain() && state.hasConsequence());
        put(all, Action.TAKE_BACK, undone.filter(Trial::mayUndo).isPresent());
        put(
                all,
                Action.START_OVER,
                trial.filter(tried -> !tried.events().isEmpty()).isPresent());
        put(all, Action.SHOW_LINE, state.isDrawn() && state.here().drawn().isEmpty());
        return all;
    }

    private static Optional<Action> next(LessonState state, Set<Action> all) {
        AnswerForm form = state.isAsking() ? state.stage().form() : AnswerForm.ONE;
        if (all.contains(Action.BE_TOLD_WHY)) {
            return Optional.of(Action.BE_TOLD_WHY);
        }
        if (all.contains(Action.ANSWER)) {
            return Optional.of(Action.ANSWER).filter(any -> form != AnswerForm.ONE && form != AnswerForm.PLACE);
        }
        if (state.mayTryAgain()) {
            return Optional.of(Action.TRY_AGAIN);
        }
        Optional<Trial> trial = state.trial();
        if (trial.filter(Trial::isMissed).isPresent()) {
            return Optional.of(Action.TAKE_BACK);
        }
        boolean moves =
                trial.filter(tried -> tried.outcome() == Trial.Outcome.OPEN).isPresent();
        return Optional.of(Action.GO_ON).filter(any -> all.contains(Action.GO_ON) && !moves);
    }

    private static void put(Set<Action> all, Action action, boolean possible) {
        if (possible) {
            all.add(action);
        }
    }
}
