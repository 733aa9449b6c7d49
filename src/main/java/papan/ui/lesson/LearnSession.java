package papan.ui.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import papan.engine.Refusal;
import papan.event.SowingEvent;
import papan.lesson.Answered;
import papan.lesson.ComparedBoards;
import papan.lesson.Consequence;
import papan.lesson.Hint;
import papan.lesson.LessonProgress;
import papan.lesson.LessonRun;
import papan.lesson.LookFor;
import papan.lesson.Question;
import papan.lesson.Reply;
import papan.lesson.Stage;
import papan.lesson.Step;
import papan.lesson.Trial;
import papan.lesson.Verdict;
import papan.lesson.Votes;
import papan.lesson.Way;
import papan.model.House;
import papan.model.Move;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.replay.Timeline;
import papan.ui.common.Edt;
import papan.ui.playback.Playback;

/**
 * Where a learner is in a lesson: which step, which answers, how much help. Moves the playback from stage to stage and
 * holds it while a question is open.
 */
public final class LearnSession {
    private static final int MOST_REMEMBERED = 500;

    private final Playback playback;
    private final List<Runnable> listeners = new ArrayList<>();
    private final Map<Integer, Attempt> attempts = new HashMap<>();
    private final Map<Integer, Integer> reached = new HashMap<>();
    private final Set<Integer> explained = new HashSet<>();
    private final Map<String, Reply> replies = new HashMap<>();
    private final Map<Integer, Trial> trials = new HashMap<>();
    private final Map<Integer, List<Votes>> votes = new HashMap<>();
    private final List<Way> walked = new ArrayList<>();
    private Optional<Refusal> refusal = Optional.empty();
    private Optional<Consequence> supposed = Optional.empty();
    private Way way = Way.START;
    private Function<LessonRun, LessonRun> translator = same -> same;
    private @Nullable LessonRun run;
    private int index;
    private boolean finished;
    private Journal journal = Journal.none();
    private String language = "";

    /** A session without a lesson. */
    public LearnSession(Playback playback) {
        this.playback = playback;
    }

    /**
     * What a learner has done with a question.
     *
     * @param verdict the last answer judged; empty while the question is open
     * @param hints how many rungs of the ladder are shown
     * @param revealed whether the right answer was asked for
     */
    public record Attempt(Optional<Verdict> verdict, int hints, boolean revealed) {
        static final Attempt NONE = new Attempt(Optional.empty(), 0, false);

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
        journal.begun(opened, opened.stages().get(Math.max(0, Math.min(step, size() - 1))));
        show(step);
    }

    private void forget() {
        attempts.clear();
        explained.clear();
        reached.clear();
        replies.clear();
        trials.clear();
        votes.clear();
        walked.clear();
        way = Way.START;
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
        LessonRun opened = translator.apply(next);
        run = opened;
        forget();
        int at = progress.place().atEnd() ? 0 : indexOf(progress.place().step());
        for (Stage stage : opened.stages()) {
            if (stage.step() instanceof Step.Ask) {
                progress.answerOfThisTime(stage.step().head().id()).ifPresent(answer -> {
                    attempts.put(stage.index(), attempt(opened, stage, answer));
                    replies.put(stage.step().head().id(), reply(answer));
                });
            }
            if (stage.index() < at || progress.place().atEnd()) {
                reached.put(stage.index(), stage.end());
            }
        }
        Stage stage = opened.stages().get(at);
        int cursor = Math.max(stage.start(), Math.min(progress.place().cursor(), stage.end()));
        if (!progress.place().atEnd()) {
            reached.put(at, cursor);
        }
        way = Way.at(at);
        enter(at);
        if (!playback.isLocked() && !progress.place().atEnd() && cursor > stage.start()) {
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

    private Attempt attempt(LessonRun run, Stage stage, Answered answer) {
        boolean right = answer.last().filter(Answered.Attempt::correct).isPresent();
        Optional<String> shown = answer.revealed() && !right
                ? Optional.of(run.rightAnswer(stage))
                : answer.last().map(Answered.Attempt::given);
        int rungs = Math.min(answer.hints(), run.hints(stage, captions()).size());
        return new Attempt(shown.map(given -> run.judge(stage, given)), rungs, answer.revealed() && !right);
    }

    private static Reply reply(Answered answer) {
        Reply reply = Reply.NONE;
        for (Answered.Attempt attempt : answer.attempts()) {
            reply = reply.answered(attempt.correct(), attempt.given());
        }
        return reply.pointing(answer.misconceptions());
    }

    /** Writes down to which seed the learner has come. */
    public void keep() {
        if (run != null) {
            boolean there = finished || supposed.isPresent();
            journal.at(run, stage(), there ? stage().end() : playback.cursor(), finished);
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
        attempts.replaceAll((step, attempt) -> new Attempt(
                attempt.verdict().map(verdict -> other.judge(other.stages().get(step), verdict.given())),
                attempt.hints(),
                attempt.revealed()));
        fire();
    }

    /** Puts the lesson away. */
    public void close() {
        Edt.check();
        supposed = Optional.empty();
        run = null;
        playback.setLocked(false);
        fire();
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
    List<Votes> votes() {
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
        return attempts.getOrDefault(index, Attempt.NONE);
    }

    /** Whether a step has been shown before, or is shown now. */
    public boolean isVisited(int step) {
        return reached.containsKey(step);
    }

    /** Whether the learner may go on: not past a question that must be answered. */
    public boolean mayGoOn() {
        return !finished && (!isOpenQuestion() || stage().step().head().skippable());
    }

    /** Goes to a step that may be visited: any that was, and the one after. */
    public void show(int step) {
        for (int i = walked.size() - 1; i >= 0; i--) {
            if (walked.get(i).step() == step) {
                way = walked.get(i);
                walked.subList(i, walked.size()).clear();
                leaveFor(step);
                return;
            }
        }
        if (run != null && way.step() != step) {
            way = Way.at(Math.max(0, Math.min(step, size() - 1)));
        }
        leaveFor(step);
    }

    private void go(Way next) {
        walked.add(way);
        if (walked.size() > MOST_REMEMBERED) {
            walked.remove(0);
        }
        way = next;
        leaveFor(next.step());
    }

    private void leaveFor(int step) {
        Edt.check();
        keepPlace();
        enter(step);
    }

    private void enter(int step) {
        refusal = Optional.empty();
        supposed = Optional.empty();
        finished = false;
        index = Math.max(0, Math.min(step, size() - 1));
        Stage stage = stage();
        journal.at(lesson(), stage, stage.start(), false);
        playback.setLocked(false);
        int seen = reached.getOrDefault(index, stage.start());
        playback.load(stage.timeline(), stage.start(), stage.end(), seen);
        playback.setPauses(lesson().pauses(stage));
        reached.putIfAbsent(index, stage.start());
        trial().filter(t -> !t.moves().isEmpty())
                .ifPresent(t -> load(t, t.timeline().size()));
        playback.setLocked(isOpenQuestion());
        fire();
    }

    /** The next step, or after the last the end of the lesson. */
    public void next() {
        if (!mayGoOn()) {
            return;
        }
        Way next = lesson().onwards(way, trial(), replies);
        if (!next.ended()) {
            go(next);
        } else {
            comeBack();
            keepPlace();
            finished = true;
            journal.at(lesson(), stage(), stage().end(), true);
            playback.setLocked(false);
            fire();
        }
    }

    /** The step before. */
    public void previous() {
        if (finished) {
            show(index);
        } else if (!walked.isEmpty()) {
            show(walked.get(walked.size() - 1).step());
        } else if (index > 0) {
            show(index - 1);
        }
    }

    /** This step from its beginning, as if for the first time. */
    public void restart() {
        attempts.remove(index);
        explained.remove(index);
        reached.remove(index);
        trials.remove(index);
        votes.remove(index);
        finished = false;
        enter(index);
    }

    /** Judges an answer and shows what is to be said to it. */
    public void answer(String answer) {
        Edt.check();
        Verdict verdict = lesson().judge(stage(), answer);
        String id = stage().step().head().id();
        replies.put(id, replies.getOrDefault(id, Reply.NONE).answered(verdict));
        if (stage().step() instanceof Step.Ask ask && ask.question() instanceof Question.Tally) {
            vote(verdict.given());
        }
        attempts.put(
                index,
                new Attempt(Optional.of(verdict), attempt().hints(), attempt().revealed()));
        journal.answered(lesson(), stage(), Optional.of(verdict.given()), attempt(), language);
        playback.setLocked(false);
        fire();
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
        Optional<Way> detour = lesson().detour(way, replies);
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
        attempts.put(index, new Attempt(Optional.of(right), attempt().hints(), true));
        journal.answered(lesson(), stage(), Optional.empty(), attempt(), language);
        playback.setLocked(false);
        fire();
    }

    /** The hints of this step, from "where to look" to "nearly the answer". */
    public List<Hint> hints() {
        return lesson().hints(stage(), captions());
    }

    /** The program's own words in the learner's language, as far as it is known; else in the lesson's. */
    CaptionText captions() {
        return Language.parse(language).map(lesson()::captions).orElseGet(lesson()::words);
    }

    /** Shows one more hint. */
    public void hint() {
        Edt.check();
        int shown = Math.min(attempt().hints() + 1, hints().size());
        attempts.put(index, new Attempt(attempt().verdict(), shown, attempt().revealed()));
        journal.answered(lesson(), stage(), Optional.empty(), attempt(), language);
        fire();
    }

    /** What the learner has made of this step, if it lets try and is not behind the learner. */
    public Optional<Trial> trial() {
        if (run == null || finished || !(stage().step() instanceof Step.Try)) {
            return Optional.empty();
        }
        return Optional.of(trials.computeIfAbsent(index, i -> lesson().begin(stage())));
    }

    /** Why the house that was chosen last cannot be sown; empty if it can. */
    public Optional<Refusal> refusal() {
        return refusal;
    }

    /** Sows a house where the step lets try; waits for what is still being shown. */
    public void move(House house) {
        Edt.check();
        Optional<Trial> now = trial().filter(t -> t.outcome() == Trial.Outcome.OPEN && playback.atLimit());
        if (now.isEmpty()) {
            return;
        }
        Move move = now.get().from(house);
        refusal = now.get().refuse(move);
        if (refusal.isEmpty()) {
            Trial next = now.get().play(move);
            trials.put(index, next);
            if (next.outcome() != Trial.Outcome.OPEN) {
                String made = next.moves().stream().map(Move::toString).collect(Collectors.joining(","));
                reply(next.outcome() == Trial.Outcome.REACHED, made);
            }
            load(next, next.latest());
            playback.play();
        }
        fire();
    }

    /** Takes the latest move back. */
    public void undo() {
        stand(trial().map(Trial::undo));
    }

    /** Begins the try again. */
    public void tryFromStart() {
        stand(trial().map(Trial::restart));
    }

    /** Shows a shortest way to the goal, as far as one is found; the goal counts as not reached. */
    public void showSolution() {
        Edt.check();
        Optional<Trial> begun = trial().map(Trial::restart);
        if (begun.isPresent()) {
            Trial shown = begun.get();
            for (Move move : lesson().solution(stage())) {
                shown = shown.play(move);
            }
            refusal = Optional.empty();
            trials.put(index, shown);
            load(shown, stage().end());
            playback.play();
            fire();
        }
    }

    private void stand(Optional<Trial> next) {
        Edt.check();
        next.ifPresent(trial -> {
            refusal = Optional.empty();
            trials.put(index, trial);
            load(trial, trial.timeline().size());
            fire();
        });
    }

    private void load(Trial trial, int at) {
        Timeline timeline = trial.timeline();
        playback.load(timeline, at, timeline.size());
    }

    private void reply(boolean correct, String given) {
        String id = stage().step().head().id();
        replies.put(id, replies.getOrDefault(id, Reply.NONE).answered(correct, given));
    }

    private void keepPlace() {
        if (run != null && reached.containsKey(index) && playback.timeline() == stage().timeline()) {
            reached.put(index, playback.revealed());
        }
    }

    private void fire() {
        List.copyOf(listeners).forEach(Runnable::run);
    }
}
