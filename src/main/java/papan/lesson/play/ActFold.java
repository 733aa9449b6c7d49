package papan.lesson.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import papan.engine.Refusal;
import papan.lesson.kept.Act;
import papan.lesson.kept.Waypoint;
import papan.lesson.kind.AnswerForm;
import papan.lesson.kind.AnswerOption;
import papan.lesson.script.Asking;
import papan.lesson.script.Reply;
import papan.lesson.script.Step;
import papan.lesson.script.Verdict;
import papan.model.Move;

/** What comes of one act: the one place that says how a learner goes through a lesson. */
final class ActFold implements Act.Visitor<LessonState> {
    private final LessonState state;
    private final LessonRun run;
    private final Workings workings;

    ActFold(LessonState state, Workings workings) {
        this.state = state;
        this.run = state.run();
        this.workings = workings;
    }

    @Override
    public LessonState began() {
        return LessonState.of(run, state.index());
    }

    @Override
    public LessonState wentOn() {
        if (!state.mayGoOn()) {
            return state;
        }
        Optional<Trial> climbed = state.trial().filter(trial -> trial.outcome() == Trial.Outcome.CLIMBED);
        if (climbed.isPresent()) {
            return tried(workings.played(state.stage(), climbed.get(), Optional.empty()));
        }
        Waypoint next = state.onwards();
        return next.ended() ? state.ended(next) : state.at(state.route().on(next));
    }

    @Override
    public LessonState wentTo(Act.WentTo act) {
        return run.stage(act.step())
                .map(stage -> state.at(state.route().jump(stage.index())))
                .orElse(state);
    }

    @Override
    public LessonState wentBack() {
        OptionalInt before = state.before();
        if (before.isEmpty()) {
            return state;
        }
        boolean other = before.getAsInt() != state.index();
        return state.at(other ? state.route().back(before.getAsInt()) : state.route());
    }

    @Override
    public LessonState beganAgain() {
        LessonState again = state.forgotten();
        return state.trial()
                .flatMap(left -> again.trial().map(trial -> again.standing(trial.leaving(left))))
                .orElse(again);
    }

    @Override
    public LessonState saw(Act.Saw act) {
        return state.put(state.here().seen(act.cursor()));
    }

    @Override
    public LessonState drafted(Act.Drafted act) {
        boolean other = !act.given().equals(state.here().draft());
        return other ? state.put(state.here().drafted(act.given())) : state;
    }

    @Override
    public LessonState answered(Act.Answered act) {
        if (!state.mayAnswer()) {
            return state;
        }
        return asking().asksHowSure(state.reply())
                ? state.put(state.here().waiting(act.given()))
                : judged(act.given(), 0);
    }

    @Override
    public LessonState wasSure(Act.WasSure act) {
        return state.waiting().map(given -> judged(given, act.confidence())).orElse(state);
    }

    /** After an answer, whether or not one was wanted. */
    LessonState judged(String given, int confidence) {
        Verdict verdict = workings.judge(state.stage(), given);
        Reply reply = state.reply().answered(verdict).sure(confidence);
        boolean last = asking().isLast(reply);
        StepState done =
                state.here().judged(Optional.of(verdict), last || state.here().revealed());
        return state.replied(last ? reply.told() : reply).put(voted(done, verdict));
    }

    /** Hands of a class are counted; what cannot be read as a vote is passed over. */
    private StepState voted(StepState done, Verdict verdict) {
        if (!state.stage().step().asks() || state.stage().form() != AnswerForm.TALLY) {
            return done;
        }
        List<String> options =
                run.options(state.stage()).stream().map(AnswerOption::id).toList();
        return Votes.parse(verdict.given(), options)
                .map(vote -> done.voted(done.votes().and(vote)))
                .orElse(done);
    }

    @Override
    public LessonState triedAgain() {
        if (!state.mayOpenAgain()) {
            return state;
        }
        LessonState open = state.put(state.here().judged(Optional.empty(), false));
        return state.detour().map(detour -> open.at(open.route().on(detour))).orElse(open);
    }

    @Override
    public LessonState askedForHint() {
        if (!state.mayAskForHint()) {
            return state;
        }
        return state.trial()
                .filter(trial -> trial.step().isPlayedOut())
                .map(game -> state.standing(workings.helped(state.stage(), game)))
                .orElseGet(() -> state.put(state.here().helped(state.here().hints() + 1)));
    }

    @Override
    public LessonState gaveUp() {
        return state.mayGiveUp() ? shown() : state;
    }

    /** Where the right answer or a way to the goal is shown, whether or not it was asked for. */
    LessonState shown() {
        LessonState told = state.replied(state.reply().told());
        if (state.isAsking()) {
            Verdict right = workings.judge(
                    state.stage(), workings.rightAnswer(state.stage()).written());
            return told.put(state.here().judged(Optional.of(right), true));
        }
        return state.trial()
                .map(trial -> told.put(
                        state.here().judged(Optional.empty(), true).tried(workings.helped(state.stage(), trial))))
                .orElse(state);
    }

    @Override
    public LessonState moved(Act.Moved act) {
        Optional<Trial> open = state.trial().filter(trial -> trial.outcome() == Trial.Outcome.OPEN);
        if (open.isEmpty()) {
            return state;
        }
        Optional<Refusal> refusal = open.get().refuse(act.move());
        if (refusal.isPresent()) {
            return state.put(state.here().refused(refusal));
        }
        return tried(workings.played(state.stage(), open.get(), Optional.of(act.move())));
    }

    /** A try that goes on, or is an attempt that counts. */
    private LessonState tried(Trial next) {
        LessonState stands = state.standing(next);
        return next.isUnderWay() ? stands : stands.replied(state.reply().answered(next.isShown(), written(next)));
    }

    /** The moves of a try as an answer is written. */
    private static String written(Trial trial) {
        return trial.moves().stream().map(Move::toString).collect(Collectors.joining(","));
    }

    @Override
    public LessonState tookBack() {
        return state.mayTakeBack() ? state.standing(trial().undo()) : state;
    }

    @Override
    public LessonState startedOver() {
        return state.mayStartOver() ? state.standing(trial().restart()) : state;
    }

    @Override
    public LessonState looked() {
        return state.isLookedFor() ? state.put(state.here().told()) : state;
    }

    @Override
    public LessonState drew(Act.Drew act) {
        return state.mayDraw() ? state.put(state.here().drew(act.line())) : state;
    }

    @Override
    public LessonState gathered() {
        LessonState next = state;
        for (Stage stage : run.stages()) {
            if (stage.isScored() && state.at(stage.index()).votes().isBegun()) {
                next = next.put(stage.index(), state.at(stage.index()).voted(Votes.NONE));
            }
        }
        return next;
    }

    @Override
    public LessonState counted(Act.Counted act) {
        return votedOn(act.step())
                .filter(stage -> run.options(stage).stream()
                        .anyMatch(option -> option.id().equals(act.option())))
                .map(stage -> voted(stage, votes(stage).with(act.option(), act.hands())))
                .orElse(state);
    }

    @Override
    public LessonState votedAgain(Act.VotedAgain act) {
        return votedOn(act.step())
                .filter(stage -> votes(stage).isBegun())
                .map(stage -> voted(stage, votes(stage).and(Map.of())))
                .orElse(state);
    }

    private Optional<Stage> votedOn(String step) {
        return run.stage(step).filter(Stage::isScored);
    }

    private Votes votes(Stage stage) {
        return state.at(stage.index()).votes();
    }

    private LessonState voted(Stage stage, Votes next) {
        return state.put(stage.index(), state.at(stage.index()).voted(next));
    }

    private Trial trial() {
        return state.trial().orElseThrow();
    }

    private Asking asking() {
        return state.stage().asked().map(Step.Ask::asking).orElse(Asking.USUAL);
    }
}
