package papan.ui.lesson;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import papan.lesson.ComparedBoards;
import papan.lesson.Consequence;
import papan.lesson.CurveSheet;
import papan.lesson.Hint;
import papan.lesson.LessonProgress;
import papan.lesson.LessonProgress.Bookmark;
import papan.lesson.LessonRun;
import papan.lesson.Panel;
import papan.lesson.Stage;
import papan.lesson.Step;
import papan.lesson.Trial;
import papan.lesson.Votes;
import papan.lesson.Way;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.replay.Grain;
import papan.ui.common.Edt;
import papan.ui.playback.Playback;

/**
 * Where a learner is in a lesson: which step, and how far it is shown. Moves the playback from stage to stage and holds
 * it while a question is open. What can be done in a step is its rooms' to say: {@link Answering} a question,
 * {@link Trying} moves, {@link Supposing} what if, {@link Looking} and
 * {@link Foretelling} before being told; {@link Rehearsing} asks questions of other lessons, and {@link Notes} writes all of it down.
 */
public final class LearnSession {
    private final Playback playback;
    private final List<Runnable> listeners = new ArrayList<>();
    private final SessionMemory memory = SessionMemory.empty();
    private final Notes notes = new Notes(this, memory);
    private final Answering answering = new Answering(this, memory, notes);
    private final Trying trying = new Trying(this, memory, notes);
    private final Supposing supposing = new Supposing(this);
    private final Looking looking = new Looking(this, memory);
    private final Sketch sketch = new Sketch();
    private final Foretelling foretelling = new Foretelling(this, memory, notes);
    private final Rehearsing rehearsing = new Rehearsing(this, memory, notes);
    private final Pace pace;
    private Function<LessonRun, LessonRun> translator = same -> same;
    private @Nullable LessonRun run;
    private int index;
    private int entries;
    private boolean finished;

    /** A session without a lesson. */
    public LearnSession(Playback playback) {
        this.playback = playback;
        this.pace = new Pace(playback);
    }

    /** Adds a listener that hears when another step or answer is shown. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** Tells whoever listens. */
    void fire() {
        List.copyOf(listeners).forEach(Runnable::run);
    }

    /** Says where what the learner does is written down. */
    public void setJournal(Journal next) {
        notes.setJournal(next);
    }

    /** A class watches from now on, and nothing is written down; or it is over, and that begins with the next lesson. */
    public void setClassWatches(boolean watches) {
        notes.setClassWatches(watches);
        fire();
    }

    /** Whether a class watches. */
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
        take(next);
        memory.reached().openAt(step);
        notes.begun(lesson().stages().get(inside(step)));
        begin(step);
    }

    /**
     * Opens a lesson where the learner was last, to the seed; one that is done from its beginning, to be looked through, and
     * one in which something was skipped at the first of that.
     */
    public void resume(LessonRun next) {
        Edt.check();
        notes.opened();
        Optional<LessonProgress> before = notes.in(next);
        if (before.isEmpty()) {
            open(next, 0);
            return;
        }
        take(next);
        Bookmark place = before.get().place();
        Stage stage = lesson().stages().get(place.atEnd() ? firstSkipped(before.get()) : indexOf(place.step()));
        int cursor = Math.max(stage.start(), Math.min(place.cursor(), stage.end()));
        memory.restore(lesson(), before.get(), stage.index(), cursor, captions());
        index = stage.index();
        if (!place.atEnd()) {
            trying.resume(stage, place.moves());
        }
        enter(stage.index());
        if (!playback.isLocked() && !place.atEnd() && trial().isEmpty() && cursor > stage.start()) {
            playback.seek(cursor);
            keep();
        }
    }

    /** Shows the same lesson as its author has changed it, at the step and the seed where it stood. */
    public void renew(LessonRun next) {
        Edt.check();
        keep();
        Stage before = stage();
        int cursor = playback.cursor();
        int there = next.stages().stream()
                .filter(stage ->
                        stage.step().head().id().equals(before.step().head().id()))
                .mapToInt(Stage::index)
                .findFirst()
                .orElse(index);
        if (notes.in(next).isPresent()) {
            resume(next);
        } else {
            open(next, there);
        }
        if (index != inside(there)) {
            show(there);
        }
        boolean same = stage().timeline().events().equals(before.timeline().events());
        if (same && !playback.isLocked() && cursor <= stage().end()) {
            playback.seek(cursor);
        }
    }

    /** Takes a lesson, of which nothing has been done. */
    void take(LessonRun next) {
        run = translator.apply(next);
        notes.opened();
        rehearsing.end();
        memory.clear();
    }

    private int firstSkipped(LessonProgress done) {
        return done.skipped().stream().mapToInt(this::indexOf).min().orElse(0);
    }

    private int indexOf(String step) {
        return lesson().stages().stream()
                .filter(stage -> stage.step().head().id().equals(step))
                .mapToInt(Stage::index)
                .findFirst()
                .orElse(0);
    }

    /** Writes down to which seed the learner has come. */
    public void keep() {
        notes.keep();
    }

    /** Says how a lesson that is opened is put into the learner's language. */
    void setTranslator(Function<LessonRun, LessonRun> inLanguage) {
        translator = inLanguage;
        retranslate();
    }

    /** Puts the open lesson into another language; step, cursor and answers stay as they are. */
    void retranslate() {
        Edt.check();
        if (run != null) {
            LessonRun other = translator.apply(run);
            run = other;
            memory.attempts().retell(other);
            fire();
        }
    }

    /** The program's own words in the learner's language, as far as it is known; else in the lesson's. */
    CaptionText captions() {
        return Language.parse(notes.language()).map(lesson()::captions).orElseGet(lesson()::words);
    }

    /** Puts the lesson away. */
    public void close() {
        Edt.check();
        supposing.end();
        rehearsing.end();
        run = null;
        memory.tries().stop();
        pace.enter(Optional.empty());
        playback.setSeedMs(Playback.SEED_MS);
        playback.setLocked(false);
        fire();
    }

    /** How far one press of Next goes where no step says otherwise: the learner's own choice. */
    public Grain ownGrain() {
        return pace.own();
    }

    /** How often a step has been entered: another number means that a step begins, even the same one again. */
    int entries() {
        return entries;
    }

    /** The lesson, if one is open. */
    public Optional<LessonRun> run() {
        return Optional.ofNullable(run);
    }

    /** The lesson that must be open. */
    public LessonRun lesson() {
        return Objects.requireNonNull(run, "no lesson is open");
    }

    /** The 0-based number of the step. */
    public int index() {
        return index;
    }

    /** How many steps there are. */
    public int size() {
        return lesson().stages().size();
    }

    /** The step that is shown. */
    public Stage stage() {
        return lesson().stages().get(index);
    }

    /** Whether the lesson is behind the learner. */
    public boolean isFinished() {
        return finished;
    }

    /** Whether a question is shown, answered or not. */
    public boolean isAsking() {
        return !finished && stage().step() instanceof Step.Ask;
    }

    /** Whether a question waits for its answer. */
    public boolean isOpenQuestion() {
        return run != null
                && isAsking()
                && attempt().verdict().isEmpty()
                && !attempt().revealed();
    }

    /** Whether a step has been shown before, or is shown now. */
    boolean isVisited(int step) {
        return memory.reached().has(step);
    }

    /**
     * Whether a panel is there: those with which the lesson begins, those that a step has revealed to which the learner has
     * come, and the chart where a step is about it.
     */
    boolean isRevealed(Panel panel) {
        boolean itself = panel == Panel.CHART && stage().step() instanceof Step.ShowChart;
        return itself
                || rehearsal().isPresent()
                || lesson().lesson().beginsWith(panel)
                || memory.reached().reveals(lesson(), panel);
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

    /** Whether the learner may go on: not past a question that must be answered. */
    public boolean mayGoOn() {
        return !finished && (!isOpenQuestion() || stage().step().head().skippable());
    }

    /** Goes to a step that may be visited: any that was, and the one after. */
    public void show(int step) {
        if (rehearsal().isEmpty()) {
            if (run != null && isVisited(index) && step > index && !finished) {
                notes.skipped();
            }
            jump(step);
        }
    }

    /** The next step, or after the last the end of the lesson; the next question if several lessons are asked. */
    public void next() {
        if (!mayGoOn()) {
            return;
        }
        if (rehearsal().isPresent()) {
            rehearsing.next();
            return;
        }
        notes.skipped();
        Way next = lesson().onwards(
                        memory.walked().here(), trial(), memory.attempts().replies());
        if (next.ended()) {
            finish();
        } else {
            go(next);
        }
    }

    /** How many questions and tries of this lesson were passed by, and wait. */
    int skipped() {
        if (notes.isWatched()) {
            return 0;
        }
        Set<String> left =
                new HashSet<>(notes.known(lesson()).map(LessonProgress::skipped).orElse(List.of()));
        lesson().stages().stream()
                .filter(stage -> isVisited(stage.index()) && memory.attempts().isSkipped(stage.step()))
                .forEach(stage -> left.add(stage.step().head().id()));
        return left.size();
    }

    /** The journal, if this is the moment to ask for a name under which everything is kept. */
    Optional<Journal> toBeNamed() {
        return notes.isWatched() ? Optional.empty() : notes.toBeNamed();
    }

    /** The step before. */
    public void previous() {
        int there = finished ? index : memory.walked().before().orElse(Math.max(0, index - 1));
        if (rehearsal().isEmpty()) {
            if (there != index) {
                memory.walked().back(there);
            }
            leave();
            enter(there);
        }
    }

    /** This step from its beginning, as if for the first time. */
    public void restart() {
        if (rehearsal().isEmpty()) {
            memory.forget(index);
            notes.reopened();
            enter(index);
        }
    }

    /** Goes where the author sends those who answered as this learner did; says whether there is such a place. */
    boolean takeDetour() {
        Optional<Way> detour = rehearsal().isPresent()
                ? Optional.empty()
                : lesson().detour(memory.walked().here(), memory.attempts().replies());
        detour.ifPresent(this::go);
        return detour.isPresent();
    }

    /** Begins at a step of the lesson that was taken. */
    void begin(int step) {
        int there = inside(step);
        memory.walked().begin(there);
        leave();
        enter(there);
    }

    /** Goes straight to a step. */
    private void jump(int step) {
        Edt.check();
        int there = inside(step);
        memory.walked().jump(there);
        leave();
        enter(there);
    }

    private void go(Way next) {
        leave();
        memory.walked().go(next);
        enter(next.step());
    }

    private void finish() {
        supposing.comeBack();
        leave();
        finished = true;
        pace.enter(Optional.empty());
        notes.at(stage().end());
        playback.setLocked(false);
        fire();
    }

    private void leave() {
        if (run != null && isVisited(index) && playback.timeline() == stage().timeline()) {
            memory.reached().put(index, playback.revealed());
        }
        memory.tries().stop();
    }

    private void enter(int step) {
        entries++;
        supposing.end();
        finished = false;
        index = inside(step);
        Stage stage = stage();
        notes.at(stage.start());
        playback.setLocked(false);
        int seen = memory.reached().in(stage);
        playback.load(stage.timeline(), stage.start(), stage.end(), seen);
        playback.setPauses(lesson().pauses(stage));
        LessonRun told = lesson();
        playback.setTelling(cursor -> told.isAuthors(stage, cursor));
        playback.setSeedMs(lesson().lesson().view().seedMs());
        pace.enter(stage.step() instanceof Step.Play play ? play.pace() : Optional.empty());
        memory.reached().put(index, seen);
        trying.enter();
        playback.setLocked(isOpenQuestion());
        fire();
    }

    private int inside(int step) {
        return Math.max(0, Math.min(step, size() - 1));
    }

    /**
     * Asks questions of lessons that are done once more.
     *
     * @param then hears how it went, when the last one is done with
     */
    public void rehearse(List<Rehearsal.Question> questions, Consumer<Rehearsal> then) {
        Edt.check();
        rehearsing.begin(questions, then);
    }

    /** What is asked once more, if this is no lesson but questions of several. */
    public Optional<Rehearsal> rehearsal() {
        return rehearsing.now();
    }

    /** The boards that are compared in this step, if it compares and is not behind the learner. */
    public Optional<ComparedBoards> compared() {
        return looking.compared();
    }

    /** Whether boards are compared, and nothing is said of them before somebody has looked for it. */
    public boolean isLookingFor() {
        return compared().isPresent() && !looking.isExplained();
    }

    /** Says why the boards differ, or are alike. */
    public void explain() {
        looking.explain();
    }

    /** What is said of boards once somebody has looked for it; empty before, and where nothing was to be looked for. */
    public Optional<String> explanation() {
        return looking.explanation();
    }

    /** Where the learner looks before being told. */
    Looking looking() {
        return looking;
    }

    /** Where the learner draws before being shown. */
    Foretelling foretelling() {
        return foretelling;
    }

    /** Whether a line is to be drawn before the true one is shown, and it is not shown yet. */
    public boolean isForetelling() {
        return foretelling.isDrawn() && !foretelling.isTold();
    }

    /** Shows the true line over what has been drawn. */
    public void tellLine() {
        foretelling.tell(CurveSheet.answer(sketch.line()));
    }

    /** The line that is being drawn. */
    Sketch sketch() {
        return sketch;
    }

    /** What the learner has done with this step's question. */
    public Attempt attempt() {
        return answering.attempt();
    }

    /** The votes that have been taken in this step. */
    public Votes votes() {
        return memory.ballots().in(index);
    }

    /** The hints of this step, from "where to look" to "nearly the answer". */
    public List<Hint> hints() {
        return answering.hints();
    }

    /** Judges an answer and shows what is to be said to it; before that the learner may have to say how sure it is. */
    public void answer(String answer) {
        answering.answer(answer);
    }

    /** Whether the answer was wrong, and the question can be opened again. */
    public boolean mayTryAgain() {
        return isAsking() && attempt().verdict().isPresent() && !attempt().isSettled();
    }

    /** Opens the question again after a wrong answer. */
    public void tryAgain() {
        answering.tryAgain();
    }

    /** Shows the right answer. */
    public void reveal() {
        answering.reveal();
    }

    /** How many wrong answers in a row were given to this step, or tries failed. */
    int misses() {
        return memory.attempts().reply(stage().step().head().id()).misses();
    }

    /** Shows one more hint. */
    public void hint() {
        answering.hint();
    }

    /** What the learner can do with this step's question. */
    Answering answering() {
        return answering;
    }

    /** What is supposed on the board now, which is not the lesson's then. */
    public Optional<Consequence> supposed() {
        return supposing.shown();
    }

    /** What if: what would come of a wrong answer. */
    Supposing supposing() {
        return supposing;
    }

    /** What the learner has made of this step, if it lets try and is not behind the learner. */
    public Optional<Trial> trial() {
        return trying.trial();
    }

    /** Whether the learner is to move, or waits for the opponent. */
    public boolean isOpenTry() {
        return trial().filter(t -> t.outcome() == Trial.Outcome.OPEN).isPresent();
    }

    /** Whether the opponent thinks, or a way to the goal is looked for. */
    public boolean isThinking() {
        return memory.tries().isThinking();
    }

    /** What the learner can do where a step lets try. */
    Trying trying() {
        return trying;
    }
}
