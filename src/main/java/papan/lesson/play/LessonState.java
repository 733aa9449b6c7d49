package papan.lesson.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import papan.chart.Chart;
import papan.lesson.kept.Act;
import papan.lesson.kept.Bookmark;
import papan.lesson.kept.LessonProgress;
import papan.lesson.kept.Waypoint;
import papan.lesson.kind.AnswerForm;
import papan.lesson.kind.Consequence;
import papan.lesson.script.GameWon;
import papan.lesson.script.Hint;
import papan.lesson.script.LookFor;
import papan.lesson.script.Panel;
import papan.lesson.script.Reply;
import papan.lesson.script.Step;
import papan.narration.CaptionText;
import papan.replay.Timeline;
import papan.rules.Key;
import papan.search.Statistics;

/**
 * How far a learner has come in a lesson, and what was done in it: the fold of the learner's {@linkplain Act acts}.
 * Immutable. Window, terminal, walks and files go through it, and nothing else decides which step is next, what is
 * answered, skipped or done.
 */
public final class LessonState {
    private final LessonRun run;
    private final Optional<TodaysWay> today;
    /** The step at which the lesson was opened: what lies before it counts as seen. */
    private final int openedAt;

    private final Route route;
    private final boolean finished;
    private final Map<Integer, StepState> steps;
    private final Map<String, Reply> replies;
    private final Optional<Boolean> first;
    private final int entries;

    private LessonState(
            LessonRun run,
            Optional<TodaysWay> today,
            int openedAt,
            Route route,
            boolean finished,
            Map<Integer, StepState> steps,
            Map<String, Reply> replies,
            Optional<Boolean> first,
            int entries) {
        this.run = run;
        this.today = today;
        this.openedAt = openedAt;
        this.route = route;
        this.finished = finished;
        this.steps = Map.copyOf(steps);
        this.replies = Map.copyOf(replies);
        this.first = first;
        this.entries = entries;
    }

    /** A lesson that is opened at its first step. */
    public static LessonState of(LessonRun run) {
        return of(run, 0);
    }

    /**
     * A lesson that is opened at a step.
     *
     * @param step its 0-based number; the nearest one if there is no such step
     */
    public static LessonState of(LessonRun run, int step) {
        int there = Math.max(0, Math.min(step, run.stages().size() - 1));
        Optional<Boolean> first = Optional.empty();
        return new LessonState(run, Optional.empty(), there, Route.at(there), false, Map.of(), Map.of(), first, 0)
                .entered();
    }

    /**
     * A lesson where its learner left it.
     *
     * @param kept what was written down
     * @param workings work out what answers and moves come to; {@link Workings#atOnce} lets nobody wait, and leaves the
     *     moves of a try in which an opponent thinks to be made
     */
    public static LessonState resumed(LessonRun run, LessonProgress kept, Workings workings) {
        return Resumption.of(run, kept, workings);
    }

    /** An earlier moment of a lesson, gone back to from a later one: hands that were counted meanwhile stay counted. */
    public static LessonState resumed(LessonState then, LessonState later) {
        Map<Integer, StepState> kept = new HashMap<>(then.steps);
        later.steps.forEach((step, done) ->
                kept.merge(step, StepState.NONE.voted(done.votes()), (before, voted) -> before.voted(voted.votes())));
        return then.with(then.route, then.finished, kept, then.replies, then.first, later.entries + 1);
    }

    /** What comes of an act. */
    public LessonState after(Act act) {
        return after(act, run);
    }

    /**
     * What comes of an act.
     *
     * @param workings work out what answers and moves come to, which can take seconds where an opponent thinks
     */
    public LessonState after(Act act, Workings workings) {
        return act.accept(new ActFold(this, workings));
    }

    /** The same in another language. */
    public LessonState in(LessonRun other) {
        Map<Integer, StepState> said = new HashMap<>(steps);
        said.replaceAll((step, done) -> done.saying(
                verdict -> other.judge(other.stages().get(step), verdict.given().written())));
        return new LessonState(other, today, openedAt, route, finished, said, replies, first, entries);
    }

    /** The same on today's way, which goes on to other steps than the author's; on the author's own if there is none. */
    public LessonState along(Optional<TodaysWay> way) {
        return new LessonState(run, way, openedAt, route, finished, steps, replies, first, entries);
    }

    private LessonState with(
            Route there,
            boolean over,
            Map<Integer, StepState> done,
            Map<String, Reply> answered,
            Optional<Boolean> very,
            int entered) {
        return new LessonState(run, today, openedAt, there, over, done, answered, very, entered);
    }

    /** The lesson. */
    public LessonRun run() {
        return run;
    }

    /** The way that was gone. */
    public Route route() {
        return route;
    }

    /** The 0-based number of the step. */
    public int index() {
        return route.here().step();
    }

    /** The step at which the learner is. */
    public Stage stage() {
        return run.stages().get(index());
    }

    /** The step that is seen: where a question looks back, the latest try or chart before it, else the one that is shown. */
    public Stage about() {
        return stage().asked().filter(ask -> ask.asking().looksBack()).stream()
                .flatMap(any -> run.stages().subList(0, index()).stream())
                .filter(Stage::isLookedBackAt)
                .reduce((earlier, later) -> later)
                .orElseGet(this::stage);
    }

    /** Whether the question is about a step before it, which stays in sight. */
    public boolean looksBack() {
        return about().index() != index();
    }

    /** What is played on the board: the step's own moves, or those of the try or game that is asked about or drawn. */
    public Timeline board() {
        return Optional.of(about())
                .filter(about -> looksBack())
                .flatMap(about -> at(about.index()).trial())
                .or(this::charted)
                .map(Trial::timeline)
                .orElseGet(stage()::timeline);
    }

    /** The learner's own game, where the chart that is seen is of one and a move was made in it. */
    public Optional<Trial> charted() {
        return run.game(about())
                .flatMap(game -> at(game.index()).trial())
                .filter(game -> !game.moves().isEmpty());
    }

    /** Whether the chart that is seen is to be of the learner's own game, and no move was made in it yet. */
    public boolean isUnplayed() {
        return run.game(about()).isPresent() && charted().isEmpty();
    }

    /** Whether the lesson is behind the learner. */
    public boolean isFinished() {
        return finished;
    }

    /** How often a step has been entered: another number means that a step begins, even the same one again. */
    public int entries() {
        return entries;
    }

    /** What was done in the step at which the learner is. */
    public StepState here() {
        return at(index());
    }

    /** What was done in a step. */
    public StepState at(int step) {
        return steps.getOrDefault(step, StepState.NONE);
    }

    /** Whether a step has been shown before, or is shown now. */
    public boolean isVisited(int step) {
        return at(step).seen() >= 0;
    }

    /** How far a stage was seen; its beginning if it never was. */
    public int seen(Stage stage) {
        return isVisited(stage.index()) ? at(stage.index()).seen() : stage.start();
    }

    /** What was answered, by the ids of steps. */
    public Map<String, Reply> replies() {
        return replies;
    }

    /** What was answered in the step at which the learner is. */
    public Reply reply() {
        return replies.getOrDefault(stage().step().head().id(), Reply.NONE);
    }

    /** Whether the very first answer of all was right; empty if nothing was answered. */
    public Optional<Boolean> first() {
        return first;
    }

    /** Whether a question is shown, answered or not. */
    public boolean isAsking() {
        return !finished && stage().step().asks();
    }

    /** Whether a question has come once more, because it was not answered rightly at the first try. */
    public boolean isRepeating() {
        return !finished && route.here().repeats();
    }

    /** Whether a question waits for its answer. */
    public boolean isOpenQuestion() {
        return isAsking() && here().verdict().isEmpty() && !here().revealed();
    }

    /** Whether the answer was wrong, and the question can be opened again. */
    public boolean mayTryAgain() {
        return isAsking() && here().verdict().isPresent() && !here().isSettled();
    }

    /** Whether a class that has raised its hands can do so once more, after talking. */
    public boolean mayCountAgain() {
        return isAsking()
                && stage().form() == AnswerForm.TALLY
                && !isOpenQuestion()
                && !here().votes().isSecond();
    }

    /** Whether the question can be opened again, or hands be raised once more. */
    public boolean mayOpenAgain() {
        return mayTryAgain() || mayCountAgain();
    }

    /** Whether there is one more hint: in a game one to each move, elsewhere those of the author. */
    public boolean mayAskForHint() {
        return undone().filter(trial -> trial.step().isPlayedOut())
                .map(game ->
                        game.outcome() == Trial.Outcome.OPEN && game.advice().isEmpty())
                .orElseGet(() -> nextHint().isPresent());
    }

    /** The author's next hint; empty where there is none that can be asked for. */
    public Optional<Hint> nextHint() {
        return mayAnswer() || undone().isPresent()
                ? run.hints(stage(), run.words()).stream().skip(here().hints()).findFirst()
                : Optional.empty();
    }

    /** Whether boards are compared, and nothing is said of them before somebody has looked for it. */
    public boolean isLookedFor() {
        return !finished
                && !here().explained()
                && stage().step()
                        .asCompare()
                        .filter(compare -> compare.lookFor() != LookFor.NONE)
                        .isPresent();
    }

    /** What would come of the wrong answer that was given, where that can be shown. */
    public Optional<Consequence> consequence() {
        return here().verdict()
                .filter(any -> mayTryAgain())
                .flatMap(verdict -> run.consequence(stage(), verdict.given().written()));
    }

    /**
     * Whether an answer is wanted: the first one, or another after a wrong one, unless the author sends the learner elsewhere
     * before that.
     */
    public boolean mayAnswer() {
        return isAsking() && here().waiting().isEmpty() && (isOpenQuestion() || (mayTryAgain() && detour().isEmpty()));
    }

    /** The answer that is not judged before the learner has said how sure it is. */
    public Optional<String> waiting() {
        return here().waiting().filter(any -> isAsking());
    }

    /** Whether the right answer can be shown, or a way to the goal; in a game there is none. */
    public boolean mayGiveUp() {
        return mayAnswer()
                || undone().filter(trial -> !trial.step().isPlayedOut()).isPresent();
    }

    /** Whether a move of a try can be taken back: not once the goal is reached. */
    public boolean mayTakeBack() {
        return undone().filter(Trial::mayUndo).isPresent();
    }

    private Optional<Trial> undone() {
        return trial().filter(trial -> !trial.isDone());
    }

    /** Whether a move is to be made. */
    public boolean mayMove() {
        return trial().filter(trial -> trial.outcome() == Trial.Outcome.OPEN).isPresent();
    }

    /** Whether a try can be begun again. */
    public boolean mayStartOver() {
        return trial().filter(trial -> !trial.events().isEmpty()).isPresent();
    }

    /** Whether there is a step to go back to. */
    public boolean mayGoBack() {
        return before().isPresent();
    }

    /** Whether a class can vote on what is asked, beside answering it. */
    public boolean mayVote() {
        return !finished && stage().isScored();
    }

    /** Whether the learner may go on: not past a question that must be answered, nor past boards of which nothing is told. */
    public boolean mayGoOn() {
        return !finished
                && !isLookedFor()
                && (!isOpenQuestion() || stage().step().head().skippable());
    }

    /** What the learner has made of the step, if it lets try and is not behind the learner. */
    public Optional<Trial> trial() {
        return finished ? Optional.empty() : here().trial();
    }

    /** The words in which the step is told. */
    public CaptionText told(CaptionText words) {
        return trial().map(trial -> trial.told(words)).orElse(words);
    }

    /** Whether a step asks or lets try, and nothing came of it. */
    public boolean isSkipped(Stage stage) {
        Step step = stage.step();
        return step.isForLearner() && !replies.containsKey(step.head().id());
    }

    /**
     * Whether a panel has been revealed: the lesson was opened after the step that reveals it, or the learner has come to
     * that step.
     */
    public boolean isRevealed(Panel panel) {
        return run.stages().stream()
                .filter(each -> each.index() < openedAt || isVisited(each.index()))
                .anyMatch(each -> each.step()
                        .head()
                        .panels()
                        .filter(panels -> panels.contains(panel))
                        .isPresent());
    }

    /** The chart of this step's rounds, with what a class has counted of its own games beside it. */
    public Chart withTally(Chart rounds) {
        return tallied()
                .map(counted -> rounds.beside(
                        new Chart.Sample(run.rules().called(run.words().text("rounds.yours")), counted, true)))
                .orElse(rounds);
    }

    /** Whether games of a class stand beside the rounds of the chart. */
    public boolean isTallied() {
        return tallied().isPresent();
    }

    private Optional<Statistics> tallied() {
        return about().step()
                .asShowChart()
                .flatMap(chart -> chart.tally())
                .flatMap(run::stage)
                .map(tally -> counted(at(tally.index()).votes()))
                .filter(counted -> counted.count() > 0);
    }

    private static Statistics counted(Votes games) {
        return Statistics.counted(
                games.now(Key.of(GameWon.FIRST)), games.now(Key.of(GameWon.SECOND)), games.now(Key.of(GameWon.DRAW)));
    }

    /** Whether there is a line to draw in this step before its chart is shown. */
    public boolean isDrawn() {
        return !finished
                && stage().step().asShowChart().isPresent()
                && run.sheet(stage()).isPresent();
    }

    /** Whether that line is still to be drawn. */
    public boolean mayDraw() {
        return isDrawn() && here().drawn().isEmpty();
    }

    /** Where the learner is as it is written down, at a cursor of the step. */
    Bookmark bookmark(int cursor) {
        return route.bookmark(run, cursor, finished, trial().map(Trial::written).orElse(List.of()));
    }

    /** The same with the try of this step as it stands after moves that were made earlier. */
    LessonState standing(Trial trial) {
        return put(here().tried(trial));
    }

    /** The same with the try of this step as it stands after moves that were made earlier; nothing of any other step. */
    LessonState standing(List<String> moves, Workings workings) {
        if (!stage().step().letsTry()) {
            return this;
        }
        Trial again = workings.replayed(stage(), moves);
        return standing(trial().map(again::remembering).orElse(again));
    }

    /** The step before, if there is one. */
    OptionalInt before() {
        if (finished) {
            return OptionalInt.of(index());
        }
        int there = planned()
                .map(way -> way.before(index()).orElse(index()))
                .orElseGet(() -> route.before().orElse(Math.max(0, index() - 1)));
        return there == index() ? OptionalInt.empty() : OptionalInt.of(there);
    }

    /** The step that comes next as things stand; empty where that is the end. */
    public Optional<Integer> ahead() {
        return Optional.of(onwards()).filter(next -> !next.ended()).map(Waypoint::step);
    }

    /** Where the learner goes on: as today's way does, unless the author leads aside and back again. */
    Waypoint onwards() {
        Waypoint authors = run.onwards(route.here(), trial(), replies);
        boolean aside = !authors.back().isEmpty() && isShownToday(authors);
        return planned()
                .filter(way -> !aside)
                .map(way -> way.after(index()).map(route.here()::to).orElseGet(route.here()::end))
                .orElse(authors);
    }

    /** The detour that is made before another answer is given. */
    Optional<Waypoint> detour() {
        return run.detour(route.here(), replies).filter(this::isShownToday);
    }

    private boolean isShownToday(Waypoint place) {
        return today.stream().allMatch(way -> way.isShown(place.step()));
    }

    /** Today's way, unless a detour is under way, which leads back by itself to where it began. */
    private Optional<TodaysWay> planned() {
        return today.filter(way -> route.here().back().isEmpty());
    }

    /** At another place, whose step is shown. */
    LessonState at(Route next) {
        return placed(next).entered();
    }

    /** At another place, of which nothing is shown yet. */
    LessonState placed(Route next) {
        return with(next, false, steps, replies, first, entries);
    }

    /** At a place in this step to which it is not told how the learner came: all before it was seen, and of itself as much. */
    LessonState arrived(Bookmark place, Workings workings) {
        LessonState seen = this;
        for (Stage stage : run.stages()) {
            if (stage.index() < index()) {
                seen = seen.put(stage.index(), seen.at(stage.index()).seen(stage.end()));
            }
        }
        int cursor = place.atEnd() ? stage().end() : Math.max(stage().start(), Math.min(place.cursor(), stage().end()));
        LessonState there =
                seen.put(here().seen(cursor)).at(Route.of(run, index(), place)).standing(place.moves(), workings);
        return place.atEnd() ? there.finish() : there;
    }

    /** At a step beside the way, to which this is no step of it. */
    LessonState beside(int step) {
        return at(Route.at(step));
    }

    /**
     * The same for whoever forgets all but some replies: the way behind, what was done in steps, all other replies, and of
     * attempts how many there were beyond a number.
     *
     * @param ids of the steps whose replies are remembered
     */
    LessonState remembering(Set<String> ids, int most) {
        Map<String, Reply> left = new HashMap<>();
        replies.forEach((id, reply) -> {
            if (ids.contains(id)) {
                left.put(id, reply.atMost(most));
            }
        });
        Route there = new Route(List.of(), route.here());
        return with(there, finished, Map.of(), left, first, entries);
    }

    /** The same where every question that was not answered rightly at the first try has come once more. */
    LessonState repeated() {
        Map<String, Reply> next = new HashMap<>(replies);
        run.stages().stream()
                .filter(Stage::isScored)
                .forEach(stage -> next.computeIfPresent(
                        stage.step().head().id(), (id, reply) -> reply.isToRepeat() ? reply.again() : reply));
        return with(route, finished, steps, next, first, entries);
    }

    /** The first question that was not answered rightly at the first try and has not come once more. */
    Optional<Stage> toRepeat() {
        return run.isApart()
                ? Optional.empty()
                : run.stages().stream()
                        .filter(Stage::isScored)
                        .filter(stage -> isVisited(stage.index()))
                        .filter(stage -> reply(stage).filter(Reply::isToRepeat).isPresent())
                        .findFirst();
    }

    /** At a question that comes once more, as if it had never been asked. */
    LessonState repeating(Stage stage, Waypoint end) {
        Map<String, Reply> next = new HashMap<>(replies);
        next.computeIfPresent(stage.step().head().id(), (id, reply) -> reply.again());
        Route there = route.on(end.repeating(stage.index()));
        return with(there, false, steps, next, first, entries).forgotten();
    }

    private Optional<Reply> reply(Stage stage) {
        return Optional.ofNullable(replies.get(stage.step().head().id()));
    }

    /** What comes behind a last step, wherever that is: what was answered wrongly once more, and then the lesson is over. */
    LessonState ended(Waypoint end) {
        return toRepeat()
                .map(stage -> repeating(stage, end))
                .orElseGet(() -> placed(route.to(end)).finish());
    }

    /** Behind the last step. */
    LessonState finish() {
        return with(route, true, steps, replies, first, entries);
    }

    /** The same where the step is shown, from its beginning unless more of it was seen before. */
    private LessonState entered() {
        StepState shown = here().seen(seen(stage())).refused(Optional.empty());
        boolean begins = stage().step().letsTry() && shown.trial().isEmpty();
        LessonState there = put(begins ? shown.tried(run.begin(stage())) : shown);
        return with(route, finished, there.steps, replies, first, entries + 1);
    }

    /**
     * The same with this step as if it had never been shown; hands of a class that voted on it stay counted, and what is
     * not given yet stays put together.
     */
    LessonState forgotten() {
        Map<Integer, StepState> next = new HashMap<>(steps);
        StepState again = StepState.NONE.drafted(here().draft());
        next.put(index(), again.voted(stage().isScored() ? here().votes() : Votes.NONE));
        return with(route, false, next, replies, first, entries).entered();
    }

    LessonState put(StepState done) {
        return put(index(), done);
    }

    LessonState put(int step, StepState done) {
        Map<Integer, StepState> next = new HashMap<>(steps);
        next.put(step, done);
        return with(route, finished, next, replies, first, entries);
    }

    /** The same with more of a reply to this step. */
    LessonState replied(Reply reply) {
        Map<String, Reply> next = new HashMap<>(replies);
        next.put(stage().step().head().id(), reply);
        Optional<Boolean> very = first.or(() -> Optional.of(reply.correct()).filter(any -> reply.attempts() > 0));
        return with(route, finished, steps, next, very, entries);
    }
}
