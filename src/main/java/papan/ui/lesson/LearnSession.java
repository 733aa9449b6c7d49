package papan.ui.lesson;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import papan.lesson.compare.ComparedBoards;
import papan.lesson.compare.PointedPlace;
import papan.lesson.kept.Act;
import papan.lesson.kept.Bookmark;
import papan.lesson.kept.LessonProgress;
import papan.lesson.kind.AnswerOption;
import papan.lesson.kind.Consequence;
import papan.lesson.kind.CurveSheet;
import papan.lesson.page.Block;
import papan.lesson.page.Offers;
import papan.lesson.page.Offers.Action;
import papan.lesson.page.Page;
import papan.lesson.page.Showing;
import papan.lesson.page.Showing.Board;
import papan.lesson.play.Confidence;
import papan.lesson.play.Ending;
import papan.lesson.play.Exercise;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.Stage;
import papan.lesson.play.StepState;
import papan.lesson.play.TodaysWay;
import papan.lesson.play.Trial;
import papan.lesson.play.Votes;
import papan.lesson.script.Panel;
import papan.lesson.script.Step;
import papan.model.Place;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.replay.Grain;
import papan.replay.PlayedMatch;
import papan.replay.Timeline;
import papan.rules.RuleSet;
import papan.ui.alter.AlterActs;
import papan.ui.alter.Altering;
import papan.ui.common.Edt;
import papan.ui.common.Listeners;
import papan.ui.playback.Playback;
import papan.ui.settings.KeptSettings;
import papan.ui.settings.Settings;

/**
 * A lesson that is open in the window: shows on the playback what comes of the learner's {@linkplain Act acts}, and holds
 * it while a question is open. How a learner goes through a lesson is {@link LessonState}'s to say. {@link Trying} shows
 * moves, {@link WhatIfPlay} what if; {@link RehearsalRunner} asks questions of other lessons, and {@link Notes} writes all of it
 * down.
 */
public final class LearnSession {
    private final Playback playback;
    private final KeptSettings settings;
    private final Listeners<Runnable> listeners = new Listeners<>();
    private final Notes notes = new Notes(this::rehearsal);
    private final Trying trying = new Trying(this);
    private final WhatIfPlay supposing = new WhatIfPlay(this);
    private final FreeBoard free;
    private final Sketch sketch = new Sketch();
    private final Altering altering = new Altering();
    private @Nullable Stage altered;
    private Optional<AlterActs> changed = Optional.empty();
    private final RehearsalRunner rehearsing = new RehearsalRunner(this::ask, this::close);
    private final Pace pace;
    private Optional<PointedPlace> pointed = Optional.empty();
    /** What was asked outside a lesson, and how it stood when it was left before anything had come of it. */
    private Optional<LeftOpen> leftOpen = Optional.empty();

    private UnaryOperator<LessonRun> translator = same -> same;
    private Supplier<Optional<TodaysWay>> today = Optional::empty;
    private Supplier<String> draft = () -> "";
    private @Nullable LessonState state;

    /** What is asked outside a lesson, as far as somebody has come with it. */
    private record LeftOpen(Rehearsal.Question question, LessonState state) {}

    /** A session without a lesson. */
    public LearnSession(Playback playback, KeptSettings settings) {
        this.playback = playback;
        this.settings = settings;
        this.pace = new Pace(playback);
        this.free = new FreeBoard(playback, this::place, this::lessonsRules, this::restore, this::fire);
    }

    /** Says what is done with rules that have been changed; without it none can be. */
    public void setChanged(AlterActs acts) {
        changed = Optional.of(acts);
    }

    /** What is done with rules that have been changed; empty where none can be. */
    Optional<AlterActs> changed() {
        return changed;
    }

    /** What is changed in a step that lets a rule be changed: begun with the step, and on in no other. */
    Altering altering() {
        Optional<Step.Alter> step = state == null || isFinished()
                ? Optional.empty()
                : stage().step().asAlter();
        if (step.isEmpty()) {
            altered = null;
            altering.end();
        } else if (!stage().equals(altered)) {
            altered = stage();
            altering.begin(
                    lesson().alteration(stage()).orElseThrow().base(),
                    lesson().known(),
                    step.get().clause(),
                    !step.get().several(),
                    step.get().draw());
            altering.resume(attempt().draft());
        }
        return altering;
    }

    /** Adds a listener that hears when another step or answer is shown. */
    public Listeners.Handle addListener(Runnable listener) {
        return listeners.add(listener);
    }

    /** Tells whoever listens. */
    void fire() {
        listeners.tell(Runnable::run);
    }

    /** Says where what the learner does is written down. */
    public void setJournal(Journal next) {
        notes.setJournal(next);
    }

    /** A class watches from now on, and nothing is written down; or it is over, and that begins with the next lesson. */
    public void setClassWatches(boolean watches) {
        draft();
        notes.setClassWatches(watches);
        fire();
    }

    boolean isWatched() {
        return notes.isWatched();
    }

    /** Says in which language the learner reads. */
    void setLanguage(String tag) {
        notes.setLanguage(tag);
    }

    /** The transport that it moves. */
    public Playback playback() {
        return playback;
    }

    /** Opens a lesson at a step, counted from 0. */
    public void open(LessonRun next, int step) {
        Edt.check();
        keep();
        endRehearsing();
        take(next, run -> LessonState.of(run, step));
        notes.begun(state());
        enter();
    }

    /**
     * Opens a lesson where the learner was last, to the seed; one that is done from its beginning, to be looked through, and
     * one in which something was skipped at the first of that.
     */
    public void resume(LessonRun next) {
        Edt.check();
        keep();
        notes.opened();
        Optional<LessonProgress> before = notes.in(next);
        if (before.isEmpty()) {
            open(next, 0);
            return;
        }
        Bookmark place = before.get().place();
        endRehearsing();
        take(next, run -> LessonState.resumed(run, before.get(), run.atOnce()));
        LessonState left = state();
        if (left.isFinished()) {
            int step = firstSkipped(left.run(), before.get());
            Act opened =
                    new Act.WentTo(left.run().stages().get(step).step().head().id());
            state = left.after(opened);
            notes.done(left, opened, state);
        } else {
            trying.resume(before.get());
        }
        enter();
        int cursor = Math.min(place.cursor(), stage().end());
        if (!playback.isLocked() && !left.isFinished() && trial().isEmpty() && cursor > stage().start()) {
            playback.seek(cursor);
            keep();
        }
    }

    /** Shows the same lesson as its author has changed it, at the step and the seed where it stood. */
    public void renew(LessonRun next) {
        Edt.check();
        Stage before = stage();
        int cursor = playback.cursor();
        int there = next.stage(before.step().head().id()).map(Stage::index).orElse(index());
        if (notes.in(next).isPresent()) {
            resume(next);
        } else {
            open(next, there);
        }
        if (index() != there) {
            show(there);
        }
        boolean same = stage().timeline().events().equals(before.timeline().events());
        if (same && !playback.isLocked() && cursor <= stage().end()) {
            playback.seek(cursor);
        }
    }

    /** Takes a lesson and what was done in it; nothing of it is shown yet. */
    private void take(LessonRun next, Function<LessonRun, LessonState> begin) {
        notes.opened();
        trying.leave();
        LessonState begun = begin.apply(translator.apply(next));
        for (Act vote : notes.votes(next)) {
            begun = begun.after(vote);
        }
        state = begun;
    }

    private static int firstSkipped(LessonRun run, LessonProgress done) {
        return done.skipped().stream()
                .mapToInt(step -> indexOf(run, step))
                .min()
                .orElse(0);
    }

    private static int indexOf(LessonRun run, String step) {
        return run.stage(step).map(Stage::index).orElse(0);
    }

    /** Says what has been put together of an answer that is not given yet; asked again and again. */
    void setDraft(Supplier<String> given) {
        draft = given;
    }

    /** What is put together is not lost, whatever is shown next. */
    private void draft() {
        if (state != null && !isFinished()) {
            LessonState before = state;
            Act.Drafted drafted = new Act.Drafted(stage().equals(altered) ? altering.draft() : draft.get());
            state = before.after(drafted);
            notes.done(before, drafted, state);
        }
    }

    /** Writes down to which seed the learner has come, and what is put together there. */
    public void keep() {
        draft();
        if (run().isPresent() && !isThinking()) {
            boolean there =
                    isFinished() || supposed().isPresent() || stage().step().letsTry() || isAsking();
            int cursor = free.isOn() ? free.lessonsCursor() : playback.cursor();
            notes.keep(state(), there ? stage().end() : cursor);
        }
    }

    /** Says how a lesson that is opened is put into the learner's language. */
    void setTranslator(UnaryOperator<LessonRun> inLanguage) {
        translator = inLanguage;
        retranslate();
    }

    /** Puts the open lesson into another language; step, cursor and answers stay as they are. */
    void retranslate() {
        Edt.check();
        if (state != null) {
            draft();
            state = state.in(translator.apply(state.run()));
            fire();
        }
    }

    /** The program's own words in the learner's language, as far as it is known; else in the lesson's. */
    CaptionText captions() {
        return Language.parse(notes.language()).map(lesson()::captions).orElseGet(lesson()::words);
    }

    private void endRehearsing() {
        if (rehearsal().isPresent() && state != null && first().isEmpty()) {
            draft();
            leftOpen = rehearsal().map(asked -> new LeftOpen(asked.now(), state()));
        }
        rehearsing.end();
    }

    /** Somebody else sits here: of what was left open nothing is there any more. */
    void somebodyElse() {
        close();
        leftOpen = Optional.empty();
        free.forget();
    }

    /** Puts the lesson away. */
    public void close() {
        Edt.check();
        supposing.end();
        free.end();
        endRehearsing();
        state = null;
        trying.leave();
        pace.enter(Optional.empty());
        playback.setSeedMs(Playback.SEED_MS);
        playback.setLocked(false);
        fire();
    }

    /** What whoever sits here has chosen. */
    public KeptSettings settings() {
        return settings;
    }

    /** How far one press of Next goes where no step says otherwise: the learner's own choice. */
    public Grain ownGrain() {
        return pace.own();
    }

    /** How often a step has been entered: another number means that a step begins, even the same one again. */
    int entries() {
        return state().entries();
    }

    /**
     * What is to be shown now; what is only supposed on the board is none of the lesson's.
     *
     * @param words in which it is told
     */
    public Page page(CaptionText words) {
        int cursor = supposed().isPresent() ? stage().end() : free.isOn() ? free.lessonsCursor() : playback.cursor();
        return Page.of(state(), cursor, words, showing());
    }

    /** What stands before the learner beside the lesson. */
    private Showing showing() {
        boolean plays = !isFinished() && !playback.isLocked() && !isElsewhere() && !playback.atLimit();
        return new Showing(
                free.isOn() ? Board.FREE : supposed().isPresent() ? Board.SUPPOSED : Board.LESSONS,
                free.match().filter(match -> match.size() > 0).isPresent(),
                isThinking(),
                plays,
                rehearsal().filter(Rehearsal::goesOn).isPresent());
    }

    /** What can be done now. */
    public Offers offers() {
        return state == null ? Offers.NONE : Offers.of(state, showing());
    }

    /** Does something that is offered; what is answered, moved and kept is for those to say who know it. */
    public void does(Action action) {
        switch (action) {
            case GO_ON -> next();
            case GO_BACK -> previous();
            case TRY_AGAIN -> tryAgain();
            case ASK_FOR_HINT -> hint();
            case GIVE_UP -> reveal();
            case SEE_WHAT_IF -> turnWhatIf();
            case TAKE_BACK -> undo();
            case START_OVER -> trying.restart();
            case BE_TOLD_WHY -> act(new Act.Looked());
            case SHOW_LINE -> foretell(CurveSheet.answer(sketch.line()));
            case STOP_THINKING -> trying.stop();
            case STOP_PRACTISING -> rehearsing.stop(first());
            case ANSWER, SAY_HOW_SURE, MOVE, KEEP_FOUND ->
                throw new IllegalArgumentException("what is done is not said by " + action);
        }
    }

    private void turnWhatIf() {
        if (free.isOn()) {
            free.leave();
        } else if (supposed().isPresent()) {
            supposing.leave();
        } else {
            supposing.show();
        }
    }

    /** How far the learner has come; a lesson must be open. */
    public LessonState state() {
        return Objects.requireNonNull(state, "no lesson is open");
    }

    /** The lesson, if one is open. */
    public Optional<LessonRun> run() {
        return Optional.ofNullable(state).map(LessonState::run);
    }

    /** The lesson that must be open. */
    public LessonRun lesson() {
        return state().run();
    }

    /** The 0-based number of the step. */
    public int index() {
        return state().index();
    }

    /** How many steps there are. */
    public int size() {
        return lesson().stages().size();
    }

    /** The step that is shown. */
    public Stage stage() {
        return state().stage();
    }

    /** Whether the lesson is behind the learner. */
    public boolean isFinished() {
        return state != null && state.isFinished();
    }

    /** Whether a question is shown, answered or not. */
    public boolean isAsking() {
        return state().isAsking();
    }

    /** Whether a question waits for its answer. */
    public boolean isOpenQuestion() {
        return state != null && state.isOpenQuestion();
    }

    /** Whether a step has been shown before, or is shown now. */
    boolean isVisited(int step) {
        return state().isVisited(step);
    }

    /**
     * Whether a panel is there: those with which the lesson begins, those that a step has revealed to which the learner has
     * come, and the chart where a step is about it.
     */
    boolean isRevealed(Panel panel) {
        boolean itself = panel == Panel.CHART && stage().step().asShowChart().isPresent();
        return itself || rehearsal().isPresent() || lesson().lesson().beginsWith(panel) || state().isRevealed(panel);
    }

    /** Whether it is this step that reveals a panel. */
    boolean reveals(Panel panel) {
        return rehearsal().isEmpty()
                && !isFinished()
                && !lesson().lesson().beginsWith(panel)
                && stage().step()
                        .head()
                        .panels()
                        .filter(panels -> panels.contains(panel))
                        .isPresent();
    }

    /** Goes on with what has stopped in the middle of a try, or to be read; false if nothing has. */
    public boolean goOnPlaying() {
        boolean stopped =
                !playback.isPlaying() && !playback.atLimit() && (playback.isWaiting() || offers().has(Action.MOVE));
        if (stopped) {
            playback.play();
        }
        return stopped;
    }

    /** Takes back what the learner did last in a try or on the free board; false if there is nothing. */
    public boolean undo() {
        if (!free.isOn() && offers().has(Action.TAKE_BACK)) {
            trying.undo();
            return true;
        }
        return (free.isOn() || (supposed().isEmpty() && mayFree())) && free.undo();
    }

    /** Where in which lesson the learner is. */
    private Object place() {
        return List.of(lesson().lesson().id(), stage().step().head().id());
    }

    /** Goes to a step, counted from 0; the nearest one if there is no such step. */
    public void show(int step) {
        Edt.check();
        if (rehearsal().isEmpty()) {
            Stage there = lesson().stages().get(Math.max(0, Math.min(step, size() - 1)));
            act(new Act.WentTo(there.step().head().id()));
        }
    }

    /** The next step, or after the last the end of the lesson; the next question if several lessons are asked. */
    public void next() {
        if (trying.climb()) {
            return;
        }
        if (rehearsal().isEmpty()) {
            act(new Act.WentOn());
        } else if (offers().has(Action.GO_ON)) {
            rehearsing.next(first());
        }
    }

    /** Says on which way a class is led through the lesson, where that is another one than its author's; asked again and again. */
    public void setWay(Supplier<Optional<TodaysWay>> way) {
        today = way;
    }

    /** Whether the first answer was right to what is asked outside a lesson; empty if there was none. */
    private Optional<Boolean> first() {
        boolean practises = rehearsal().filter(Rehearsal::practises).isPresent();
        return practises ? Exercise.outcome(state()) : state().first();
    }

    /** The journal, if this is the moment to ask for a name under which everything is kept. */
    Optional<Journal> toBeNamed() {
        return notes.isWatched() ? Optional.empty() : notes.toBeNamed();
    }

    /** The step before. */
    public void previous() {
        if (rehearsal().isEmpty()) {
            act(new Act.WentBack());
        }
    }

    /**
     * Goes back to a moment of this lesson, to the seed; hands that were counted since then stay counted.
     *
     * @param cursor where the board stood
     */
    public void goBackTo(LessonState then, int cursor) {
        Edt.check();
        state = LessonState.resumed(then, state());
        supposing.end();
        if (isFinished()) {
            finish();
        } else {
            trying.leave();
            enter();
            if (!playback.isLocked() && cursor > stage().start()) {
                playback.seek(cursor);
            }
        }
        fire();
    }

    /** This step from its beginning, as if for the first time. */
    public void restart() {
        if (rehearsal().isEmpty()) {
            act(new Act.BeganAgain());
        }
    }

    /** Does what the learner does, and shows what comes of it. */
    void act(Act act) {
        Edt.check();
        draft();
        if (!isFinished()) {
            state = state().along(today.get());
        }
        if (!isFinished() && playback.timeline() == stage().timeline()) {
            LessonState before = state();
            Act.Saw saw = new Act.Saw(playback.revealed());
            state = before.after(saw);
            notes.saw(before, saw, state);
        }
        take(act, state().after(act));
        fire();
    }

    /** What has come of an act is written down, and then another step is shown if it leads to one. */
    void take(Act act, LessonState next) {
        LessonState before = state();
        state = next;
        notes.done(before, act, next);
        if (!before.isFinished() && next.isFinished()) {
            finish();
        } else if (next.entries() != before.entries()) {
            trying.leave();
            enter();
        } else {
            playback.setLocked(isOpenQuestion());
        }
    }

    /** The lesson is as it was left, now that what takes thought has been thought out once more. */
    void resumed(LessonState again) {
        state = again.in(lesson());
    }

    private void finish() {
        supposing.comeBack();
        free.leave();
        trying.leave();
        pace.enter(Optional.empty());
        playback.setLocked(false);
        showBest();
    }

    /** The board stays, and shows the best moment of the lesson. */
    private void showBest() {
        Ending ending = Ending.of(state());
        playback.load(ending.best().timeline(), ending.cursor(), ending.cursor());
        playback.setPauses(List.of());
    }

    /** Shows the step at which the learner is. */
    void enter() {
        supposing.end();
        free.end();
        pointed = Optional.empty();
        Stage stage = stage();
        playback.setLocked(false);
        Timeline board = state().board();
        boolean own = board == stage.timeline();
        playback.load(
                board,
                own ? stage.start() : board.size(),
                own ? stage.end() : board.size(),
                own ? state().seen(stage) : board.size());
        playback.setPauses(lesson().pauses(stage));
        LessonRun told = lesson();
        playback.setTelling(cursor -> told.isAuthors(stage, cursor));
        playback.setStopping(() -> isAtOwnPace()
                && stage.step().asTrying().stream()
                        .allMatch(step -> step.byKind(one -> true, Step.Game::stops, drill -> true)));
        playback.setSeedMs(lesson().lesson().view().seedMs());
        pace.enter(stage.step().asPlay().flatMap(Step.Play::pace));
        trying.enter();
        playback.setLocked(isOpenQuestion());
        fire();
    }

    /**
     * Asks questions of lessons that are done once more.
     *
     * @param then hears how it went, when the last one is done with
     */
    public void rehearse(List<Rehearsal.Question> questions, Consumer<Rehearsal> then) {
        Edt.check();
        keep();
        rehearsing.begin(questions, then);
    }

    /**
     * Practises boards until somebody stops.
     *
     * @param another the next board after those so far; empty if there is none
     * @param then hears how it went
     */
    void practise(Function<Rehearsal, Optional<Rehearsal.Question>> another, Consumer<Rehearsal> then) {
        Edt.check();
        keep();
        rehearsing.goOn(another, then);
    }

    private void ask(Rehearsal.Question question) {
        Optional<LessonState> before =
                leftOpen.filter(left -> left.question().isSame(question)).map(LeftOpen::state);
        leftOpen = Optional.empty();
        take(
                question.run(),
                run -> before.map(left -> left.in(run))
                        .or(() -> notes.begun(run, question))
                        .orElseGet(() -> LessonState.of(run, question.stage().index())));
        notes.rehearses();
        enter();
    }

    /** What is asked once more, if this is no lesson but questions of several. */
    public Optional<Rehearsal> rehearsal() {
        return rehearsing.now();
    }

    /** The boards that are compared in this step, if it compares and is not behind the learner. */
    public Optional<ComparedBoards> compared() {
        return run().filter(run -> !isFinished() && !free.isOn()).flatMap(run -> run.compared(stage()));
    }

    /** A place of one of the boards at which the learner points; empty while there is none to point at. */
    Optional<PointedPlace> pointed(int board, Place place) {
        return compared()
                .filter(boards -> offers().has(Action.BE_TOLD_WHY) && playback.atLimit())
                .filter(boards -> boards.isToPoint(boards.cursors(playback.cursor())))
                .map(boards -> boards.pointed(boards.cursors(playback.cursor()), board, place));
    }

    /** The place at which the learner has pointed last in this step. */
    Optional<PointedPlace> pointed() {
        return pointed;
    }

    /** The learner points at a place; if the boards differ there, it is said why. */
    void point(PointedPlace place) {
        pointed = Optional.of(place);
        if (place.differs()) {
            does(Action.BE_TOLD_WHY);
        } else {
            fire();
        }
    }

    /** Whether a line was drawn, and the true one is shown over it. */
    boolean isForetold() {
        return state().isDrawn() && attempt().drawn().isPresent();
    }

    /** The line that was drawn, as answers are written; empty until the true one is shown. */
    String foretold() {
        return attempt().drawn().orElse("");
    }

    /** Shows the true line over one that was drawn. */
    void foretell(String line) {
        act(new Act.Drew(line));
    }

    /** The line that is being drawn. */
    Sketch sketch() {
        return sketch;
    }

    /** What the learner has done in this step. */
    public StepState attempt() {
        return state().here();
    }

    /** The votes that have been taken in this step. */
    public Votes votes() {
        return attempt().votes();
    }

    /** Begins with a class whose hands have not been counted. */
    public void gather() {
        notes.gathered();
        act(new Act.Gathered());
    }

    /** Writes down how many hands of a class are up for an answer, in the vote that is being taken. */
    public void count(String option, int hands) {
        vote(new Act.Counted(stage().step().head().id(), option, hands));
    }

    /** Begins the second vote of a class; the first is kept. */
    public void voteAgain() {
        vote(new Act.VotedAgain(stage().step().head().id()));
    }

    private void vote(Act act) {
        notes.voted(lesson(), act);
        act(act);
    }

    /** What may be answered in the order in which this learner sees it; a class, in that of its letters. */
    List<Block.Asked.Option> inOrder(Block.Asked asked) {
        if (isWatched()) {
            return asked.lettered();
        }
        List<String> shown = lesson().options(stage(), notes.learner()).stream()
                .map(AnswerOption::id)
                .toList();
        return asked.options().stream()
                .sorted(Comparator.comparingInt(option -> shown.indexOf(option.id())))
                .toList();
    }

    /** Judges an answer and shows what is to be said to it; before that the learner may have to say how sure it is. */
    public void answer(String answer) {
        comeBack();
        act(new Act.Answered(answer));
    }

    /** The learner says how sure the answer is that waits for it; nothing if none does. */
    void sure(Confidence confidence) {
        act(new Act.WasSure(confidence.number()));
    }

    /** Opens the question again after a wrong answer, unless the author sends the learner elsewhere first. */
    public void tryAgain() {
        comeBack();
        act(new Act.TriedAgain());
    }

    private void comeBack() {
        supposing.comeBack();
        free.leave();
    }

    /** Shows the right answer, or one way to the goal of a try. */
    public void reveal() {
        if (trial().isPresent()) {
            trying.showSolution();
        } else {
            comeBack();
            // An answer that waits is judged first.
            act(new Act.WasSure(0));
            act(new Act.GaveUp());
        }
    }

    /** How many wrong answers in a row were given to this step, or tries failed. */
    int misses() {
        return state().reply().misses();
    }

    /** Shows one more hint. */
    public void hint() {
        if (trial().filter(trial -> trial.step().isPlayedOut()).isPresent()) {
            trying.advise();
        } else {
            act(new Act.AskedForHint());
        }
    }

    /** Whether playing stops wherever something is decided, until the learner goes on. */
    boolean isAtOwnPace() {
        return settings.get(Settings.OWN_PACE);
    }

    /** What is supposed on the board now, which is not the lesson's then. */
    public Optional<Consequence> supposed() {
        return supposing.shown();
    }

    /** Whether the board shows something else than the lesson. */
    public boolean isElsewhere() {
        return supposed().isPresent() || free.isOn();
    }

    /** What is said of the board while it shows something else than the lesson; empty while it does not. */
    public Optional<String> elsewhere(CaptionText captions) {
        return supposed()
                .map(what -> WhatIfBand.text(what, playback.timeline(), playback.cursor(), captions))
                .or(() -> free.told(captions));
    }

    /** The board as somebody tries it, by the lesson's rules. */
    public FreeBoard free() {
        return free;
    }

    /**
     * Frees the board for whoever wants to try, or goes back to the lesson. Who learns alone answers first; a class is
     * shown by its teacher what it is to be shown.
     *
     * @return whether that could be done
     */
    public boolean toggleFree() {
        Edt.check();
        if (free.isOn()) {
            free.leave();
            return true;
        }
        boolean may = mayFree();
        if (may) {
            supposing.comeBack();
            free.begin();
        }
        return may;
    }

    private boolean mayFree() {
        return run().isPresent()
                && !isFinished()
                && !isThinking()
                && rehearsal().isEmpty()
                && (isWatched() || Offers.of(state()).isAllFound());
    }

    /** Shows again what the lesson has shown, to the seed. */
    void restore(OnBoard before) {
        Stage stage = stage();
        LessonRun told = lesson();
        playback.setLocked(false);
        playback.load(before.timeline(), before.cursor(), before.limit(), before.revealed());
        playback.setPauses(before.timeline() == stage.timeline() ? told.pauses(stage) : List.of());
        playback.setTelling(at -> told.isAuthors(stage, at));
        playback.setLocked(before.locked());
    }

    /** By which rules the lesson's board is played; of several boards, the first one. */
    RuleSet lessonsRules() {
        return compared().map(boards -> boards.boards().get(0).rules()).orElseGet(() -> lesson().rules(stage()));
    }

    /** By which rules that was played which is on the board. */
    public RuleSet rulesOnBoard() {
        return free.match().map(PlayedMatch::rules).orElseGet(() -> lesson().rules(stage()));
    }

    /** What if: what would come of a wrong answer. */
    WhatIfPlay supposing() {
        return supposing;
    }

    /** What the learner has made of this step, if it lets try and is not behind the learner. */
    public Optional<Trial> trial() {
        return state == null ? Optional.empty() : state.trial();
    }

    /** Whether the opponent thinks, or a way to the goal is looked for. */
    public boolean isThinking() {
        return trying.isThinking();
    }

    /** What the learner can do where a step lets try. */
    Trying trying() {
        return trying;
    }
}
