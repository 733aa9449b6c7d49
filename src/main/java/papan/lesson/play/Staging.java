package papan.lesson.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import papan.engine.Engine;
import papan.lesson.compare.ComparedBoards;
import papan.lesson.compare.ComparedPlay;
import papan.lesson.kind.RightAnswer;
import papan.lesson.scene.Effort;
import papan.lesson.scene.Finding;
import papan.lesson.scene.Findings;
import papan.lesson.scene.LessonBook;
import papan.lesson.scene.MovePlay;
import papan.lesson.scene.Scene;
import papan.lesson.script.BankQuestion;
import papan.lesson.script.From;
import papan.lesson.script.Lesson;
import papan.lesson.script.LessonMove;
import papan.lesson.script.Selector;
import papan.lesson.script.Step;
import papan.replay.Timeline;
import papan.rules.RuleBook;

/**
 * Plays a lesson's steps in order, each from where it says it begins. A step that cannot be played is found fault with;
 * those that go on from it are left out, up to the next one with a position of its own.
 */
public final class Staging {
    private final RuleBook book;
    private final LessonBook referred;
    private final Engine engine;
    private final List<PlayedStep> played = new ArrayList<>();
    private final List<PlayedStep> bank = new ArrayList<>();
    private final Findings findings = new Findings();
    private final Effort effort = new Effort(Effort.MOST);
    private final Map<Selector, Integer> firsts = new HashMap<>();

    private final UnaryOperator<From> begins;

    private Staging(Lesson lesson, RuleBook book, UnaryOperator<From> begins) {
        this.book = lesson.rules().in(book);
        this.referred = LessonBook.of(lesson, book);
        this.engine = new Engine(LessonBook.rulesOf(lesson, book));
        this.begins = begins;
    }

    /** Plays a lesson. */
    public static Staging of(Lesson lesson, RuleBook book) {
        return of(lesson, book, UnaryOperator.identity());
    }

    /** Plays a lesson whose steps begin elsewhere; boards that are compared begin where the lesson says. */
    public static Staging of(Lesson lesson, RuleBook book, UnaryOperator<From> begins) {
        Staging staging = new Staging(lesson, book, begins);
        Optional<Scene> scene = Optional.of(Scene.of(staging.engine, new From.Start()));
        for (int i = 0; i < lesson.steps().size(); i++) {
            scene = staging.step(i, lesson.steps().get(i), scene);
            if (staging.effort.isSpent()) {
                staging.findings.add(Effort.spent("steps[" + i + "]"));
                return staging;
            }
        }
        staging.firsts.putAll(
                FirstOccurrences.of(lesson, staging.played, staging.effort).steps());
        if (staging.effort.isSpent()) {
            staging.findings.add(Effort.spent("steps[" + (lesson.steps().size() - 1) + "]"));
        }
        staging.bank(lesson.bank());
        return staging;
    }

    private void bank(List<BankQuestion> questions) {
        for (int i = 0; i < questions.size() && !effort.isSpent(); i++) {
            question(i, questions.get(i));
            if (effort.isSpent()) {
                findings.add(Effort.spent(BankQuestion.path(i)));
            }
        }
    }

    /** Brings the board to where a question of the bank is asked, unless its step could not be played, which is told. */
    private void question(int index, BankQuestion question) {
        Step.Play play = question.play();
        Optional<Scene> asked = question.after().isPresent()
                ? after(question.after().get())
                : play(BankQuestion.path(index), play, opened(play, play.head().from()));
        asked.ifPresent(scene -> {
            effort.spend(scene.shown().size());
            bank.add(PlayedStep.still(index, question.ask(), scene, Timeline.of(scene.start(), scene.shown())));
        });
    }

    private Optional<Scene> after(String step) {
        return played.stream()
                .filter(each -> each.stage().step().head().id().equals(step))
                .map(PlayedStep::after)
                .findFirst();
    }

    /** The questions of the bank whose board could be brought to where they are asked. */
    public List<PlayedStep> bank() {
        return bank;
    }

    /** Where selectors that want only the first such event find it. */
    public FirstOccurrences firsts() {
        return new FirstOccurrences(firsts);
    }

    /** The steps that could be played. */
    public List<PlayedStep> played() {
        return played;
    }

    /** The rule sets that the questions refer to. */
    public LessonBook referred() {
        return referred;
    }

    /**
     * The right answer where a step asks.
     *
     * @param path where in the file the step stands
     */
    public Optional<RightAnswer> answer(PlayedStep step, String path) {
        return step.answer(referred, path, effort);
    }

    /** What may still be spent on the lesson. */
    public Effort effort() {
        return effort;
    }

    /** What is wrong with the others. */
    public List<Finding> findings() {
        return findings.list();
    }

    private Optional<Scene> step(int index, Step step, Optional<Scene> current) {
        return step.accept(new OnTheBoard(index, current));
    }

    /** What each kind of step does on the board; gives the scene from which the step after it goes on. */
    private final class OnTheBoard implements Step.Visitor<Optional<Scene>> {
        private final int index;
        private final Optional<Scene> current;

        OnTheBoard(int index, Optional<Scene> current) {
            this.index = index;
            this.current = current;
        }

        @Override
        public Optional<Scene> show(Step.Show step) {
            return seen(step, Optional::of);
        }

        @Override
        public Optional<Scene> play(Step.Play step) {
            return seen(step, scene -> Staging.this.play("steps[" + index + "]", step, scene));
        }

        @Override
        public Optional<Scene> ask(Step.Ask step) {
            return seen(step, Optional::of);
        }

        @Override
        public Optional<Scene> letTry(Step.Trying step) {
            Optional<Scene> board = step.rungs().stream()
                    .findFirst()
                    .map(rung -> Scene.of(engine, new From.Given(rung.position())))
                    .or(() -> before(step));
            board.ifPresent(scene -> attempt(index, step, scene));
            return current;
        }

        @Override
        public Optional<Scene> compare(Step.Compare step) {
            Staging.this.compare(index, step, current);
            return current;
        }

        @Override
        public Optional<Scene> showChart(Step.ShowChart step) {
            return seen(step, Optional::of);
        }

        @Override
        public Optional<Scene> alter(Step.Alter step) {
            return seen(step, Optional::of);
        }

        private Optional<Scene> before(Step step) {
            From from = begins.apply(step.head().from());
            return from instanceof From.Keep ? current : Optional.of(opened(step, from));
        }

        private Optional<Scene> seen(Step step, Function<Scene, Optional<Scene>> play) {
            Optional<Scene> before = before(step);
            Optional<Scene> after = before.flatMap(play);
            if (before.isPresent() && after.isPresent()) {
                int start = before.get().shown().size();
                int end = after.get().shown().size();
                played.add(new PlayedStep(
                        new Stage(index, step, timeline(before.get(), after.get()), start, end),
                        after.get(),
                        Optional.empty()));
            }
            return after;
        }
    }

    /** A step that begins with a pass finds the player who cannot move still to move. */
    private Scene opened(Step step, From from) {
        Scene scene = Scene.of(engine, from);
        boolean passes = step.asPlay()
                .flatMap(play -> play.moves().stream().findFirst())
                .filter(LessonMove.Pass.class::isInstance)
                .isPresent();
        return passes ? scene.beforePass() : scene;
    }

    /** What is tried is put away again: the steps after it go on from the scene before it. */
    private void attempt(int index, Step step, Scene scene) {
        if (scene.isStopped()) {
            findings.error(
                    "E606",
                    "steps[" + index + "]",
                    "The move before was stopped and is not finished, so nothing can be tried.",
                    "Give the step a \"position\", or let the step before finish the move.");
            return;
        }
        if (scene.round().isOver()) {
            findings.error(
                    "E607",
                    "steps[" + index + "]",
                    "The round is over, so nothing can be tried.",
                    "Give the step a \"position\".");
            return;
        }
        played.add(PlayedStep.still(index, step, scene, timeline(scene, scene)));
    }

    /** Plays the boards of a step, whatever became of the steps before it. */
    private void compare(int index, Step.Compare compare, Optional<Scene> current) {
        ComparedPlay play = new ComparedPlay("steps[" + index + "]", compare, book, effort);
        Optional<ComparedBoards> boards = play.boards();
        findings.addAll(play.findings());
        boards.ifPresent(compared -> {
            Timeline timeline = compared.lockstep().timelines().get(0);
            Scene scene = current.orElseGet(() -> Scene.of(engine, new From.Start()));
            Stage stage = new Stage(index, compare, timeline, 0, timeline.size());
            played.add(new PlayedStep(stage, scene, boards));
        });
    }

    /** A stage on which nothing happens shares the timeline of the one before it. */
    private Timeline timeline(Scene before, Scene after) {
        Optional<PlayedStep> last = played.stream()
                .filter(p -> p.compared().isEmpty())
                .reduce((earlier, later) -> later)
                .filter(p -> before.equals(after) && p.after().equals(before));
        return last.isPresent() ? last.get().stage().timeline() : Timeline.of(after.start(), after.shown());
    }

    private Optional<Scene> play(String path, Step.Play play, Scene before) {
        return new MovePlay(
                        path, play, effort, selector -> FirstOccurrences.happened(selector, played, effort), findings)
                .from(before);
    }
}
