package papan.ui.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import papan.event.SowingEvent;
import papan.lesson.AnswerOption;
import papan.lesson.Asking;
import papan.lesson.ComparedBoards;
import papan.lesson.Confidence;
import papan.lesson.Consequence;
import papan.lesson.Hint;
import papan.lesson.LessonProgress;
import papan.lesson.LessonProgress.Bookmark;
import papan.lesson.LessonRun;
import papan.lesson.LookFor;
import papan.lesson.Panel;
import papan.lesson.Question;
import papan.lesson.Stage;
import papan.lesson.Step;
import papan.lesson.Trial;
import papan.lesson.Verdict;
import papan.lesson.Votes;
import papan.lesson.Way;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.replay.Grain;
import papan.ui.common.Edt;
import papan.ui.playback.Playback;

/**
 * Where a learner is in a lesson: which step, which answers, how much help. Moves the playback from stage to stage and
 * holds it while a question is open.
 */
public final class LearnSession {
    private final Playback playback;
    private final List<Runnable> listeners = new ArrayList<>();
    private final Attempts attempts = new Attempts();
    private final Tries tries = new Tries();
    private final Trying trying;
    private final Pace pace;
    private final LessonMotion motion;
    private final Walked walked = new Walked();
    private final Map<Integer, Integer> reached = new HashMap<>();
    private final Set<Integer> explained = new HashSet<>();
    private final Map<Integer, List<Votes>> votes = new HashMap<>();
    private Optional<Consequence> supposed = Optional.empty();
    private Function<LessonRun, LessonRun> translator = same -> same;
    private @Nullable LessonRun run;
    private int index;
    /** The step at which the lesson was opened: what lies before it counts as seen. */
    private int openedAt;

    private boolean finished;
    private Journal journal = Journal.none();
    private String language = "";
    private Optional<Rehearsal> rehearsal = Optional.empty();
    private Consumer<Rehearsal> rehearsed = done -> {};

    /** A session without a lesson. */
    public LearnSession(Playback playback) {
        this.playback = playback;
        this.trying = new Trying(this, tries);
        this.pace = new Pace(playback);
        this.motion = new LessonMotion(playback);
    }

    /**
     * What a learner has done with a question.
     *
     * @param verdict the last answer judged; empty while the question is open
     * @param hints how many rungs of the ladder are shown
     * @param revealed whether the right answer was asked for, or is shown after too many wrong ones
     * @param waiting the answer that is not judged before the learner has said how sure it is
     */
    public record Attempt(Optional<Verdict> verdict, int hints, boolean revealed, Optional<String> waiting) {
        static final Attempt NONE = new Attempt(Optional.empty(), 0, false);

        /** With no answer that waits. */
        Attempt(Optional<Verdict> verdict, int hints, boolean revealed) {
            this(verdict, hints, revealed, Optional.empty());
        }

        Attempt waiting(String answer) {
            return new Attempt(verdict, hints, revealed, Optional.of(answer));
        }

        Attempt helped(int rungs) {
            return new Attempt(verdict, rungs, revealed, waiting);
        }

        /** Whether nothing is left to find out. */
        public boolean isSettled() {
            return revealed || verdict.filter(Verdict::correct).isPresent();
        }

        /** The ruling that the question was about, once nothing is left to find out. */
        public Optional<SowingEvent.Ruled> ruling() {
            return verdict.filter(v -> isSettled()).flatMap(Verdict::why);
        }
    }

    /** Adds a listener that hears when another step or answer is shown. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** Says where what the learner does is written down. */
    public void setJournal(Journal next) {
        journal = next;
    }

    /** Says whether the learner has chosen how seeds move, so that no lesson's wish is heard; true from the next step on. */
    public void setMotionChosen(boolean chosen) {
        motion.setChosen(chosen);
    }

    /** Says in which language the learner reads. */
    void setLanguage(String tag) {
        language = tag;
    }

    /** The transport that it moves. */
    public Playback playback() {
        return playback;
    }

    /** Opens a lesson at a step, counted from 0. */
    public void open(LessonRun next, int step) {
        Edt.check();
        LessonRun opened = translator.apply(next);
        run = opened;
        forget();
        openedAt = Math.max(0, step);
        journal.begun(opened, opened.stages().get(Math.max(0, Math.min(step, size() - 1))));
        show(step);
    }

    private void forget() {
        openedAt = 0;
        rehearsal = Optional.empty();
        attempts.clear();
        explained.clear();
        reached.clear();
        tries.clear();
        votes.clear();
        walked.clear();
    }

    /** Opens a lesson where the learner was last, to the seed; one that is done from its beginning, to be looked through. */
    public void resume(LessonRun next) {
        Edt.check();
        Optional<LessonProgress> before = journal.in(next);
        if (before.isEmpty()) {
            open(next, 0);
            return;
        }
        LessonProgress progress = before.get();
        Bookmark place = progress.place();
        LessonRun opened = translator.apply(next);
        run = opened;
        forget();
        int at = place.atEnd() ? 0 : indexOf(place.step());
        for (Stage stage : opened.stages()) {
            progress.answerOfThisTime(stage.step().head().id())
                    .ifPresent(answer -> attempts.restore(opened, stage, answer, captions()));
            if (stage.index() < at || place.atEnd()) {
                reached.put(stage.index(), stage.end());
            }
        }
        Stage stage = opened.stages().get(at);
        int cursor = Math.max(stage.start(), Math.min(place.cursor(), stage.end()));
        if (!place.atEnd()) {
            reached.put(at, cursor);
            walked.resume(opened, at, place);
        }
        index = at;
        if (!place.atEnd()) {
            trying.resume(stage, place.moves());
        }
        enter(at);
        if (!playback.isLocked() && !place.atEnd() && trial().isEmpty() && cursor > stage.start()) {
            playback.seek(cursor);
            keep();
        }
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
        if (run != null && rehearsal.isEmpty() && !tries.isThinking()) {
            boolean there = finished || supposed.isPresent() || stage().step() instanceof Step.Try;
            journal.at(run, place(there ? stage().end() : playback.cursor()));
        }
    }

    private Bookmark place(int cursor) {
        return walked.bookmark(lesson(), cursor, finished, tries.moves(index));
    }

    /** Writes down where the learner is; not while earlier moves are still being made again. */
    private void write(int cursor) {
        if (rehearsal.isEmpty() && !tries.isThinking()) {
            journal.at(lesson(), place(cursor));
        }
    }

    /** Says how a lesson that is opened is put into the learner's language. */
    public void setTranslator(Function<LessonRun, LessonRun> inLanguage) {
        translator = inLanguage;
        retranslate();
    }

    /** Puts the open lesson into another language; step, cursor and answers stay as they are. */
    public void retranslate() {
        Edt.check();
        if (run == null) {
            return;
        }
        LessonRun other = translator.apply(run);
        run = other;
        attempts.retell(other);
        fire();
    }

    /** Puts the lesson away. */
    public void close() {
        Edt.check();
        supposed = Optional.empty();
        run = null;
        rehearsal = Optional.empty();
        tries.stop();
        pace.enter(Optional.empty());
        motion.leave();
        playback.setLocked(false);
        fire();
    }

    /** How far one press of Next goes where no step says otherwise: the learner's own choice. */
    public Grain ownGrain() {
        return pace.own();
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

    /** The boards that are compared in this step, if it compares and is not behind the learner. */
    public Optional<ComparedBoards> compared() {
        return run == null || finished ? Optional.empty() : run.compared(stage());
    }

    /** Whether it may be said why boards differ: at once, or once the learner has looked for it. */
    public boolean isExplained() {
        return compared()
                .filter(boards -> boards.lookFor() == LookFor.NONE || explained.contains(index))
                .isPresent();
    }

    /** Whether a line is drawn in this step before a chart is shown. */
    public boolean isForetelling() {
        return run != null
                && !finished
                && stage().step() instanceof Step.ShowChart
                && run.sheet(stage()).isPresent();
    }

    /** Whether the line that is drawn in this step has been shown as it is. */
    public boolean isForetold() {
        return isForetelling() && explained.contains(index);
    }

    /** The votes that have been taken in this step, the first one first; at most two. */
    public List<Votes> votes() {
        return votes.getOrDefault(index, List.of());
    }

    private void vote(String given) {
        Votes.parse(given, lesson().options(stage()).size()).ifPresent(latest -> {
            List<Votes> taken = new ArrayList<>(votes());
            taken.add(latest);
            votes.put(index, taken.size() > 2 ? List.of(taken.get(0), latest) : List.copyOf(taken));
        });
    }

    /** The learner has looked long enough: says why the boards differ. */
    public void explain() {
        Edt.check();
        explained.add(index);
        fire();
    }

    /** What the learner has done with this step's question. */
    public Attempt attempt() {
        return attempts.at(index);
    }

    /** Whether a step has been shown before, or is shown now. */
    public boolean isVisited(int step) {
        return reached.containsKey(step);
    }

    /**
     * Whether a panel is there: all are, unless the lesson's steps say what they reveal; then those that a step has revealed
     * to which the learner has come, and the chart where a step is about it.
     */
    boolean isRevealed(Panel panel) {
        if (rehearsal.isPresent() || !lesson().lesson().holdsPanelsBack()) {
            return true;
        }
        boolean itself = panel == Panel.CHART && stage().step() instanceof Step.ShowChart;
        return itself
                || lesson().stages().stream()
                        .filter(each -> each.index() < openedAt || isVisited(each.index()))
                        .anyMatch(each -> each.step()
                                .head()
                                .panels()
                                .filter(panels -> panels.contains(panel))
                                .isPresent());
    }

    /** Whether the learner may go on: not past a question that must be answered. */
    public boolean mayGoOn() {
        return !finished && (!isOpenQuestion() || stage().step().head().skippable());
    }

    /** Goes to a step that may be visited: any that was, and the one after. */
    public void show(int step) {
        if (rehearsal.isEmpty()) {
            walked.jump(run == null ? step : Math.max(0, Math.min(step, size() - 1)));
            leaveFor(step);
        }
    }

    private void go(Way next) {
        keepPlace();
        tries.stop();
        walked.go(next);
        enter(next.step());
    }

    private void leaveFor(int step) {
        Edt.check();
        tries.stop();
        keepPlace();
        enter(step);
    }

    private void enter(int step) {
        supposed = Optional.empty();
        finished = false;
        index = Math.max(0, Math.min(step, size() - 1));
        Stage stage = stage();
        write(stage.start());
        playback.setLocked(false);
        int seen = reached.getOrDefault(index, stage.start());
        playback.load(stage.timeline(), stage.start(), stage.end(), seen);
        playback.setPauses(lesson().pauses(stage));
        motion.enter(lesson().lesson().view());
        pace.enter(stage.step() instanceof Step.Play play ? play.pace() : Optional.empty());
        reached.putIfAbsent(index, stage.start());
        trying.enter();
        playback.setLocked(isOpenQuestion());
        fire();
    }

    /** The next step, or after the last the end of the lesson. */
    public void next() {
        if (!mayGoOn()) {
            return;
        }
        if (rehearsal.isPresent()) {
            rehearse(rehearsal.get().after(attempts.first()));
            return;
        }
        Way next = lesson().onwards(walked.here(), trial(), attempts.replies());
        if (!next.ended()) {
            go(next);
        } else {
            comeBack();
            keepPlace();
            tries.stop();
            finished = true;
            pace.enter(Optional.empty());
            write(stage().end());
            playback.setLocked(false);
            fire();
        }
    }

    /**
     * Asks questions of lessons that are done once more.
     *
     * @param then hears how it went, when the last one is done with
     */
    public void rehearse(List<Rehearsal.Question> questions, Consumer<Rehearsal> then) {
        Edt.check();
        rehearsed = then;
        rehearse(Rehearsal.of(questions));
    }

    private void rehearse(Rehearsal next) {
        if (next.isOver()) {
            close();
            rehearsed.accept(next);
            return;
        }
        run = translator.apply(next.now().run());
        forget();
        rehearsal = Optional.of(next);
        journal.rehearses();
        int step = next.now().stage().index();
        walked.jump(step);
        enter(step);
    }

    /** What is asked once more, if this is no lesson but questions of several. */
    public Optional<Rehearsal> rehearsal() {
        return rehearsal;
    }

    /** The step before. */
    public void previous() {
        if (finished) {
            show(index);
        } else {
            show(walked.before().orElse(Math.max(0, index - 1)));
        }
    }

    /** This step from its beginning, as if for the first time. */
    public void restart() {
        if (rehearsal.isPresent()) {
            return;
        }
        attempts.forget(index);
        explained.remove(index);
        reached.remove(index);
        tries.forget(index);
        votes.remove(index);
        finished = false;
        enter(index);
    }

    /** Judges an answer and shows what is to be said to it; before that the learner may have to say how sure it is. */
    public void answer(String answer) {
        Edt.check();
        if (asking().asksHowSure(attempts.reply(stage().step().head().id()))) {
            attempts.put(index, attempt().waiting(answer));
            fire();
        } else {
            judge(answer, 0);
        }
    }

    /** The learner says how sure the answer is that waits for it; nothing if none does. */
    public void sure(Confidence confidence) {
        Edt.check();
        attempt().waiting().ifPresent(answer -> judge(answer, confidence.number()));
    }

    private Asking asking() {
        return stage().step() instanceof Step.Ask ask ? ask.asking() : Asking.USUAL;
    }

    private void judge(String answer, int confidence) {
        Verdict verdict = lesson().judge(stage(), answer);
        String step = stage().step().head().id();
        attempts.reply(step, verdict);
        attempts.sure(step, confidence);
        if (stage().step() instanceof Step.Ask ask && ask.question() instanceof Question.Tally) {
            vote(verdict.given());
        }
        boolean last = asking().isLast(attempts.reply(step));
        if (last) {
            attempts.shown(step);
        }
        attempts.put(
                index,
                new Attempt(
                        Optional.of(verdict),
                        attempt().hints(),
                        last || attempt().revealed()));
        write(Optional.of(verdict.given()), confidence);
        playback.setLocked(false);
        fire();
    }

    /** What the learner does with a question is written down before it is shown. */
    private void write(Optional<String> given) {
        write(given, 0);
    }

    private void write(Optional<String> given, int confidence) {
        Optional<Bookmark> place = rehearsal.isPresent() ? Optional.empty() : Optional.of(place(stage().start()));
        journal.answered(lesson(), stage(), place, given, attempt(), confidence, language);
    }

    /** What would come of the latest answer, if it is wrong and the author wants that to be seen. */
    public Optional<Consequence> consequence() {
        return run == null || !isAsking() || attempt().isSettled()
                ? Optional.empty()
                : attempt().verdict().flatMap(verdict -> lesson().consequence(stage(), verdict.given()));
    }

    /** What is supposed on the board now, which is not the lesson's then. */
    public Optional<Consequence> supposed() {
        return supposed;
    }

    /** Plays what would come of the latest answer on the board; {@link #leaveWhatIf} leads back. */
    public void showConsequence() {
        Edt.check();
        supposed = consequence();
        supposed.ifPresent(what -> {
            playback.setLocked(false);
            playback.load(what.timeline(), 0, what.timeline().size());
            playback.play();
            fire();
        });
    }

    /** Shows the lesson's own board again. */
    public void leaveWhatIf() {
        Edt.check();
        comeBack();
        fire();
    }

    private void comeBack() {
        if (supposed.isPresent()) {
            supposed = Optional.empty();
            Stage stage = stage();
            playback.load(stage.timeline(), stage.end(), stage.end(), stage.end());
        }
    }

    /** Opens the question again after a wrong answer. */
    public void tryAgain() {
        Edt.check();
        comeBack();
        attempts.put(index, new Attempt(Optional.empty(), attempt().hints(), false));
        Optional<Way> detour =
                rehearsal.isPresent() ? Optional.empty() : lesson().detour(walked.here(), attempts.replies());
        if (detour.isPresent()) {
            go(detour.get());
            return;
        }
        playback.setLocked(true);
        fire();
    }

    /** Shows the right answer. */
    public void reveal() {
        Edt.check();
        comeBack();
        Verdict right = lesson().judge(stage(), lesson().rightAnswer(stage()));
        attempts.shown(stage().step().head().id());
        attempts.put(index, new Attempt(Optional.of(right), attempt().hints(), true));
        write(Optional.empty());
        playback.setLocked(false);
        fire();
    }

    /** What is offered to this learner at this step, in the order in which it is shown. */
    List<AnswerOption> options() {
        return lesson().options(stage(), journal.learner());
    }

    /** The hints of this step, from "where to look" to "nearly the answer". */
    public List<Hint> hints() {
        return lesson().hints(stage(), captions());
    }

    /** The program's own words in the learner's language, as far as it is known; else in the lesson's. */
    CaptionText captions() {
        return Language.parse(language).map(lesson()::captions).orElseGet(lesson()::words);
    }

    /** How many wrong answers in a row were given to this step, or tries failed. */
    int misses() {
        return attempts.reply(stage().step().head().id()).misses();
    }

    /** Shows one more hint. */
    public void hint() {
        Edt.check();
        int shown = Math.min(attempt().hints() + 1, hints().size());
        attempts.put(index, attempt().helped(shown));
        write(Optional.empty());
        fire();
    }

    /** What the learner has made of this step, if it lets try and is not behind the learner. */
    public Optional<Trial> trial() {
        if (run == null || finished || !(stage().step() instanceof Step.Try)) {
            return Optional.empty();
        }
        return Optional.of(tries.at(lesson(), stage()));
    }

    /** Whether the learner is to move, or waits for the opponent. */
    public boolean isOpenTry() {
        return trial().filter(t -> t.outcome() == Trial.Outcome.OPEN).isPresent();
    }

    /** Whether the opponent thinks, or a way to the goal is looked for. */
    public boolean isThinking() {
        return tries.isThinking();
    }

    /** What the learner can do where a step lets try. */
    Trying trying() {
        return trying;
    }

    /** A try that has come to where it is to be written down. */
    void tried(Trial next) {
        if (next.outcome() == Trial.Outcome.OPEN) {
            write(stage().end());
        } else {
            String made = String.join(",", tries.moves(index));
            boolean reached = next.outcome() == Trial.Outcome.REACHED;
            attempts.reply(stage().step().head().id(), reached, made);
            journal.tried(lesson(), stage(), place(stage().end()), made, reached, attempt(), language);
        }
    }

    /** A try that was taken back, which is written down as it stands. */
    void stands() {
        write(stage().end());
    }

    /** The learner has asked for a way to the goal. */
    void gaveUp() {
        attempts.put(index, new Attempt(Optional.empty(), attempt().hints(), true));
        write(Optional.empty());
    }

    private void keepPlace() {
        if (run != null && reached.containsKey(index) && playback.timeline() == stage().timeline()) {
            reached.put(index, playback.revealed());
        }
    }

    /** Tells whoever listens. */
    void fire() {
        List.copyOf(listeners).forEach(Runnable::run);
    }
}
