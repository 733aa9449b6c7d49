package papan.lesson.page;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import papan.lesson.kind.AnswerForm;
import papan.lesson.play.LessonState;
import papan.lesson.play.Trial;
import papan.lesson.script.Hint;
import papan.lesson.script.Step;

/**
 * What can be done now: buttons, keys, clickers and what is said of them are made of it, and nothing else in the program
 * asks whether something may be done.
 *
 * @param all what can be done
 * @param main what leads on: it has the large button, and keys do the same; empty where an answer or a move leads on that
 *     is made in one press
 * @param others what has a button beside it
 * @param press what one press of a clicker does; empty while something comes to its end first
 * @param task what there is to do, as it is called
 * @param hint when the author offers the next hint, of those that can be asked for; empty where there is none
 * @param reason what whoever asks why is told
 * @param showing what it is offered beside
 */
public record Offers(
        Set<Action> all,
        Optional<Offer> main,
        List<Offer> others,
        Optional<Action> press,
        String task,
        Optional<Hint.After> hint,
        Reason reason,
        Showing showing) {
    /** What whoever goes on skips by it is called so. */
    public static final String SKIP = "next-step.skip";

    /** Where no lesson is open. */
    public static final Offers NONE = new Offers(
            Set.of(),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            "lessons",
            Optional.empty(),
            Reason.NOTHING,
            Showing.AT_REST);

    /** What has a button, in order of sense. */
    private static final List<Action> BUTTONS = List.of(
            Action.ASK_FOR_HINT,
            Action.SEE_WHAT_IF,
            Action.TAKE_BACK,
            Action.KEEP_FOUND,
            Action.START_OVER,
            Action.TRY_AGAIN,
            Action.GIVE_UP,
            Action.STOP_PRACTISING,
            Action.GO_ON);

    public Offers {
        all = all.isEmpty() ? Set.of() : Set.copyOf(EnumSet.copyOf(all));
        others = List.copyOf(others);
    }

    /** What a learner can do. */
    public enum Action {
        ANSWER,
        GO_ON,
        GO_BACK,
        TRY_AGAIN,
        ASK_FOR_HINT,
        GIVE_UP,
        SEE_WHAT_IF,
        SAY_HOW_SURE,
        TAKE_BACK,
        START_OVER,
        BE_TOLD_WHY,
        SHOW_LINE,
        MOVE,
        STOP_THINKING,
        STOP_PRACTISING,
        KEEP_FOUND;

        /** What a page that is written down tells of: nothing of boards and of windows. */
        public static final Set<Action> WRITTEN = Set.copyOf(EnumSet.range(ANSWER, SHOW_LINE));
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

    /**
     * A button.
     *
     * @param called the key of what it is called now
     * @param enabled whether it can be pressed; one that cannot keeps its place
     * @param filled whether it is the one thing to do now
     */
    public record Offer(Action action, String called, boolean enabled, boolean filled) {}

    /** What a lesson offers as it stands. */
    public static Offers of(LessonState state) {
        return of(state, Showing.AT_REST);
    }

    /** The same beside what else stands before whoever looks at it. */
    public static Offers of(LessonState state, Showing showing) {
        return of(state, showing, List.of(), false);
    }

    /**
     * The same of a page.
     *
     * @param told what it tells
     * @param decided whether a rule has decided anything on its board
     */
    static Offers of(LessonState state, Showing showing, List<Block> told, boolean decided) {
        return new Making(state, showing, state.trial()).offers(told, decided);
    }

    /** What leads on. */
    public Optional<Action> next() {
        return main.map(Offer::action);
    }

    /** Whether something can be done. */
    public boolean has(Action action) {
        return all.contains(action);
    }

    /** Whether an answer was wrong, and another is wanted, or what the author shows first. */
    public boolean isToTryAgain() {
        return has(Action.TRY_AGAIN) && (has(Action.ANSWER) || next().equals(Optional.of(Action.TRY_AGAIN)));
    }

    /** Whether a question waits for its first answer, or for how sure that is. */
    public boolean isAsked() {
        return has(Action.SAY_HOW_SURE) || (has(Action.ANSWER) && !has(Action.TRY_AGAIN) && !showing.isElsewhere());
    }

    /** Whether nothing is to be found out by whoever learns alone. */
    public boolean isAllFound() {
        return !isOpen() && !has(Action.SHOW_LINE) && !has(Action.BE_TOLD_WHY);
    }

    /** Whether an answer or a move is wanted: the way on is past it. */
    public boolean isOpen() {
        return has(Action.ANSWER) || has(Action.MOVE);
    }

    private record Making(LessonState state, Showing showing, Optional<Trial> trial) {
        Offers offers(List<Block> told, boolean decided) {
            Set<Action> all = all();
            Optional<Action> next = next(all);
            return new Offers(
                    all,
                    next.map(action -> offer(action, all, true)),
                    BUTTONS.stream()
                            .filter(action -> hasButton(action, all) && !next.equals(Optional.of(action)))
                            .map(action -> offer(action, all, false))
                            .toList(),
                    press(),
                    task(),
                    showing.thinks() ? Optional.empty() : state.nextHint().map(Hint::after),
                    reason(told, decided),
                    showing);
        }

        private Set<Action> all() {
            Set<Action> all = EnumSet.noneOf(Action.class);
            boolean free = showing.board() == Showing.Board.FREE;
            put(all, Action.GO_BACK, state.mayGoBack());
            if (showing.thinks() || showing.isElsewhere()) {
                put(all, Action.STOP_THINKING, showing.thinks());
                put(all, Action.SEE_WHAT_IF, showing.isElsewhere());
                put(all, Action.TAKE_BACK, free && showing.moved());
                put(all, Action.KEEP_FOUND, free && showing.moved());
                // What is chosen from a list can be chosen whatever is on the board.
                put(all, Action.ANSWER, state.mayAnswer() && state.stage().form() != AnswerForm.PLACE);
                return all;
            }
            put(all, Action.GO_ON, state.mayGoOn());
            put(all, Action.BE_TOLD_WHY, state.isLookedFor());
            put(all, Action.TRY_AGAIN, state.mayOpenAgain());
            put(all, Action.ANSWER, state.mayAnswer());
            put(all, Action.ASK_FOR_HINT, state.mayAskForHint());
            put(all, Action.GIVE_UP, state.mayGiveUp());
            put(all, Action.SAY_HOW_SURE, state.waiting().isPresent());
            put(all, Action.SEE_WHAT_IF, state.consequence().isPresent());
            put(all, Action.TAKE_BACK, state.mayTakeBack());
            put(all, Action.START_OVER, state.mayStartOver());
            put(all, Action.SHOW_LINE, state.mayDraw());
            put(all, Action.MOVE, state.mayMove());
            put(all, Action.STOP_PRACTISING, showing.practises());
            return all;
        }

        private Optional<Action> next(Set<Action> all) {
            if (all.contains(Action.STOP_THINKING)) {
                return Optional.of(Action.STOP_THINKING);
            }
            if (showing.isElsewhere()) {
                return Optional.of(Action.SEE_WHAT_IF);
            }
            if (all.contains(Action.BE_TOLD_WHY)) {
                return Optional.of(Action.BE_TOLD_WHY);
            }
            if (all.contains(Action.ANSWER)) {
                AnswerForm form = state.stage().form();
                return Optional.of(Action.ANSWER).filter(any -> form != AnswerForm.ONE && form != AnswerForm.PLACE);
            }
            if (state.mayTryAgain()) {
                return Optional.of(Action.TRY_AGAIN);
            }
            if (isMissed()) {
                return Optional.of(Action.TAKE_BACK);
            }
            return Optional.of(Action.GO_ON).filter(any -> all.contains(Action.GO_ON) && !all.contains(Action.MOVE));
        }

        private boolean isMissed() {
            return trial.filter(Trial::isMissed).isPresent();
        }

        /** Whether nothing is left to find out: what still moves need not be waited for. */
        private boolean isDone() {
            return state.here().isSettled() || trial.filter(Trial::isDone).isPresent();
        }

        private boolean hasButton(Action action, Set<Action> all) {
            return switch (action) {
                // They keep their places while there is no more of them: whoever presses once more presses nothing
                // else.
                case ASK_FOR_HINT -> all.contains(action) || (all.contains(Action.MOVE) && isGame()) || isHelped(all);
                case TAKE_BACK, KEEP_FOUND -> all.contains(action) || showing.board() == Showing.Board.FREE;
                case TRY_AGAIN -> all.contains(action) && !all.contains(Action.ANSWER);
                case GIVE_UP ->
                    all.contains(action) && (trial.isPresent() || state.reply().misses() > 0 || isHelped(all));
                default -> all.contains(action);
            };
        }

        private boolean isGame() {
            return trial.filter(any -> any.step().isPlayedOut()).isPresent();
        }

        /** Whether all help has been asked for that there is. */
        private boolean isHelped(Set<Action> all) {
            return state.here().hints() > 0 && !all.contains(Action.ASK_FOR_HINT) && all.contains(Action.GIVE_UP);
        }

        private Offer offer(Action action, Set<Action> all, boolean leads) {
            boolean plays = showing.plays();
            boolean waits = plays && action != Action.STOP_THINKING && !(action == Action.GO_ON && isDone());
            // Why boards differ is told to who has seen that they do.
            boolean enabled = all.contains(action) && !(plays && action == Action.BE_TOLD_WHY);
            return new Offer(action, called(action, all), enabled, leads && !waits);
        }

        private String called(Action action, Set<Action> all) {
            return switch (action) {
                case ANSWER -> "question.answer";
                case TRY_AGAIN -> state.mayCountAgain() ? "tally.again" : "question.again";
                case ASK_FOR_HINT -> "question.hint";
                case GIVE_UP -> trial.isPresent() ? "try.solution" : "question.reveal";
                case SEE_WHAT_IF ->
                    switch (showing.board()) {
                        case LESSONS -> "question.what-if";
                        case SUPPOSED -> "question.what-if.back";
                        case FREE -> "free.leave";
                    };
                case TAKE_BACK -> isMissed() && !showing.isElsewhere() ? "question.again" : "try.undo";
                case START_OVER -> "try.restart";
                case BE_TOLD_WHY -> "compared.show";
                case STOP_THINKING -> "try.stop";
                case STOP_PRACTISING -> "practice.enough";
                case KEEP_FOUND -> "free.keep";
                case GO_ON -> goingOn(all);
                case GO_BACK, SAY_HOW_SURE, SHOW_LINE, MOVE ->
                    throw new IllegalArgumentException(action + " has no button");
            };
        }

        /** Whoever goes on before a question is answered or the seeds have come to rest is told that this skips them. */
        private String goingOn(Set<Action> all) {
            if (all.contains(Action.ANSWER) || all.contains(Action.MOVE) || (showing.plays() && !isDone())) {
                return SKIP;
            }
            return trial.filter(any -> any.outcome() == Trial.Outcome.CLIMBED)
                    .map(climbs -> climbs.step().ladder().isPresent() ? "drill.next" : "game.next")
                    .orElse("question.continue");
        }

        private Optional<Action> press() {
            boolean asks = state.isAsking() && state.stage().form() != AnswerForm.TALLY;
            if (showing.thinks() || showing.board() == Showing.Board.FREE) {
                return Optional.empty();
            }
            if (state.mayTryAgain() && !state.mayAnswer()) {
                return Optional.of(Action.TRY_AGAIN);
            }
            if (asks && !state.here().isSettled()) {
                return Optional.of(Action.GIVE_UP);
            }
            if (state.mayDraw()) {
                return Optional.of(Action.SHOW_LINE);
            }
            if (showing.plays()) {
                return Optional.empty();
            }
            if (state.isLookedFor()) {
                return Optional.of(Action.BE_TOLD_WHY);
            }
            boolean shows =
                    trial.isPresent() && state.mayGiveUp() && !state.here().revealed();
            return Optional.of(shows ? Action.GIVE_UP : Action.GO_ON);
        }

        private Reason reason(List<Block> told, boolean decided) {
            if (state.mayAnswer() || state.mayDraw() || state.isLookedFor()) {
                return Reason.AFTER_ANSWER;
            }
            if (decided || told.stream().anyMatch(Block.Ruling.class::isInstance)) {
                return Reason.RULE;
            }
            if (Block.Answer.reasoned(told).isPresent()) {
                return Reason.ANSWER;
            }
            Step step = state.stage().step();
            boolean plays = step.letsTry()
                    || step.asPlay().isPresent()
                    || step.asCompare().isPresent();
            return plays ? Reason.NOT_YET : Reason.NOTHING;
        }

        private String task() {
            if (state.isFinished()) {
                return "finished";
            }
            if (showing.isElsewhere()) {
                return "what-if";
            }
            if (state.waiting().isPresent()) {
                return "sure";
            }
            if (state.isAsking()) {
                return state.mayAnswer() ? asked() : state.here().isSettled() ? "settled" : "wrong";
            }
            if (trial.isPresent()) {
                return tried(trial.get());
            }
            return showing.plays() ? "play" : state.isLookedFor() ? "look" : "next";
        }

        private String asked() {
            return switch (state.stage().form()) {
                case PLACE -> "place";
                case ONE -> "one";
                case SEVERAL, ORDERED -> "several";
                case NUMBERS, WORDS, TALLY -> "typed";
                case CURVE -> "curve";
            };
        }

        private String tried(Trial stands) {
            if (showing.thinks()) {
                return "thinking";
            }
            return stands.isDone() ? "settled" : isMissed() ? "tried" : showing.plays() ? "play" : "try";
        }

        private static void put(Set<Action> all, Action action, boolean possible) {
            if (possible) {
                all.add(action);
            }
        }
    }
}
