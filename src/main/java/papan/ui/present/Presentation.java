package papan.ui.present;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import papan.lesson.learner.PlannedWay;
import papan.lesson.page.Aside;
import papan.lesson.page.Offers;
import papan.lesson.page.Offers.Action;
import papan.lesson.page.Page;
import papan.lesson.play.LessonState;
import papan.lesson.play.TodaysWay;
import papan.lesson.script.Step;
import papan.ui.common.Edt;
import papan.ui.common.Listeners;
import papan.ui.common.WindowText;
import papan.ui.lesson.FreeBoard;
import papan.ui.lesson.LearnSession;
import papan.ui.playback.ClassView;
import papan.ui.playback.Playback;

/**
 * What is being shown to a class, a lesson or a workspace beside it: since when, and whether the audience sees it. How far it has
 * come, and how the class voted, is {@link papan.lesson.play.LessonState}'s to say. Lives on the event
 * dispatch thread.
 */
public final class Presentation {
    /** For so long a class that was left, by mistake for example, can be gone back to as it was. */
    private static final Duration INTERRUPTION = Duration.ofMinutes(10);

    private final LearnSession session;
    private final Playback playback;
    private final FreeBoard free;
    private final InstantSource clock;
    private static final int MOST_PRESSES = 500;

    private final Listeners<Runnable> listeners = new Listeners<>();
    private Optional<Instant> begun = Optional.empty();
    private Optional<Left> left = Optional.empty();
    private final Deque<Before> presses = new ArrayDeque<>();
    private Optional<ClassCard> card = Optional.empty();
    private Optional<ClassView> workspace = Optional.empty();
    private int entries;
    /** Whether it is a press that leads to another step. */
    private boolean pressing;

    /** How it stood when it was said last that the next press leaves a game. */
    private Optional<LessonState> skipped = Optional.empty();

    private Runnable skips = () -> {};
    private Optional<KeptHands> hands = Optional.empty();
    private Optional<TodaysLesson> today = Optional.empty();
    private boolean blank;
    private boolean frozen;

    /** How it was before a press of the clicker. */
    private record Before(LessonState state, int cursor) {}

    /** A step of a lesson: others have steps of the same name. */
    record Here(String lesson, String step) {}

    /** A class that is over: its lesson, since when it was shown, and until when. */
    private record Left(String lesson, Instant begun, Instant ended) {}

    /** A presentation of a session's lesson that has not begun. */
    public Presentation(LearnSession session, InstantSource clock) {
        this.session = session;
        this.playback = session.playback();
        this.free = session.free();
        this.clock = clock;
        session.addListener(this::changed);
        session.setWay(() -> way().filter(way -> isOn()).map(TodaysWay.class::cast));
    }

    /** A card is about the step that was shown with it; somewhere else, there is no way back by presses. */
    private void changed() {
        if (!isOpen()) {
            presses.clear();
            card = Optional.empty();
        } else if (state().entries() != entries) {
            entries = state().entries();
            card = Optional.empty();
            if (!pressing) {
                presses.clear();
            }
        }
        fire();
    }

    /** Whether a lesson is shown. */
    boolean isOpen() {
        return session.run().isPresent();
    }

    /** How far it has come. */
    LessonState state() {
        return session.state();
    }

    /** Says where the hands of a class are kept, if the teacher wants that. */
    public void setHands(KeptHands kept) {
        hands = Optional.of(kept);
    }

    /** Says what the teacher makes of lessons today. */
    public void setToday(TodaysLesson next) {
        today = Optional.of(next);
        next.addListener(this::fire);
    }

    /** What the teacher makes of lessons today. */
    public Optional<TodaysLesson> today() {
        return today;
    }

    /** Today's way through the lesson, where it is another one than its author's. */
    Optional<PlannedWay> way() {
        return today.filter(TodaysLesson::isOpen).map(TodaysLesson::way).filter(PlannedWay::differs);
    }

    /** The step with which the lesson begins, by its 0-based number. */
    public int first() {
        return way().flatMap(way -> way.shown().stream().findFirst()).orElse(0);
    }

    /** The step that is shown after this one as things stand; empty where that is the end. */
    Optional<Integer> next() {
        return state().along(way().map(TodaysWay.class::cast)).ahead();
    }

    /** All steps in the order of today, also those that are left out. */
    List<Integer> steps() {
        return way().map(PlannedWay::all)
                .orElseGet(() -> IntStream.range(0, size()).boxed().toList());
    }

    /** Whether a step is left out today. */
    boolean isLeftOut(int step) {
        return way().filter(way -> !way.isShown(step)).isPresent();
    }

    /** The teacher's own note to the step that is shown; empty if there is none. Nothing that a class sees may tell of it. */
    String note() {
        return today.map(TodaysLesson::note).orElse("");
    }

    /** What is shown of it, in the lesson's own words. */
    Page page() {
        return session.page(state().run().words());
    }

    /** What only the teacher is told of the step. */
    Aside aside() {
        return new Aside(state(), state().run().words());
    }

    /** What a step is called, with its number, and whether it is left out today. */
    String title(int step, WindowText words) {
        return (step + 1) + "  " + title(step) + (isLeftOut(step) ? " · " + words.text("plan.out") : "");
    }

    String title(int step) {
        Step.Head head = state().run().stages().get(step).step().head();
        return state().run().text(head.title().isEmpty() ? head.id() : head.title());
    }

    Optional<KeptHands> hands() {
        return hands;
    }

    /** Since when the class is watching. */
    Optional<Instant> begun() {
        return begun;
    }

    /** Says who hears that the next press leaves a game where it stands. */
    public void onSkip(Runnable listener) {
        skips = listener;
    }

    /** Adds a listener that hears when anything that is shown has changed. */
    public Listeners.Handle addListener(Runnable listener) {
        return listeners.add(listener);
    }

    /** The lesson that is shown. */
    public LearnSession session() {
        return session;
    }

    /**
     * Starts with nothing hidden.
     *
     * @param goesOn whether a class that was left a moment ago keeps its clock and its votes; else both begin anew
     */
    public void begin(boolean goesOn) {
        Edt.check();
        Optional<Left> interrupted = left.filter(before -> goesOn && isRecent(before));
        begun = interrupted.map(Left::begun).or(() -> Optional.of(clock.instant()));
        blank = false;
        frozen = false;
        card = Optional.empty();
        presses.clear();
        if (interrupted.isEmpty() && isOpen()) {
            session.gather();
        }
        fire();
    }

    private boolean isRecent(Left before) {
        return isOpen()
                && before.lesson().equals(lesson())
                && Duration.between(before.ended(), clock.instant()).compareTo(INTERRUPTION) < 0;
    }

    private String lesson() {
        return state().run().lesson().id();
    }

    /** The class is over. */
    public void end() {
        Edt.check();
        left = begun.filter(since -> isOpen()).map(since -> new Left(lesson(), since, clock.instant()));
        begun = Optional.empty();
        workspace = Optional.empty();
        fire();
    }

    /** What the class sees instead of the lesson; empty while it sees that. */
    public Optional<ClassView> workspace() {
        return workspace;
    }

    /** Shows the class a workspace, or the lesson again. */
    public void show(Optional<ClassView> next) {
        Edt.check();
        workspace = next;
        card = Optional.empty();
        fire();
    }

    /** What a workspace says has changed; whoever sees it reads that. */
    public void told(ClassView view) {
        if (workspace.equals(Optional.of(view))) {
            fire();
        }
    }

    /** Whether a class is watching. */
    public boolean isOn() {
        return begun.isPresent();
    }

    /** Whether the audience sees an empty screen. */
    public boolean isBlank() {
        return blank;
    }

    /** Shows the audience an empty screen, or the lesson again. */
    public void toggleBlank() {
        Edt.check();
        blank = isOn() && !blank;
        fire();
    }

    /** Whether the audience still sees what was shown when it was frozen. */
    public boolean isFrozen() {
        return frozen;
    }

    /** What the class is shown beside the board. */
    Optional<ClassCard> card() {
        return card;
    }

    public boolean isShown(ClassCard which) {
        return card.equals(Optional.of(which));
    }

    /** Shows the class a card, whatever it has seen before. */
    public void show(ClassCard next) {
        if (!isShown(next)) {
            toggle(next);
        }
    }

    /** Shows the class a card, or takes it away again. */
    public void toggle(ClassCard next) {
        Edt.check();
        card = isOn() && !isShown(next) ? Optional.of(next) : Optional.empty();
        fire();
    }

    /** Takes the card away; false if there is none. */
    public boolean putCardAway() {
        Edt.check();
        boolean any = card.isPresent();
        card.ifPresent(this::toggle);
        return any;
    }

    /** Whether what the audience sees doesn't follow the lesson. */
    boolean isHeld() {
        return blank || frozen;
    }

    /** Leaves what the audience sees as it is, or lets it follow again. */
    public void toggleFrozen() {
        Edt.check();
        frozen = isOn() && !frozen;
        fire();
    }

    /** How long the class has been running. */
    Duration elapsed() {
        return begun.map(since -> Duration.between(since, clock.instant())).orElse(Duration.ZERO);
    }

    /** How far the lesson should have come by the end of this step, as its author planned; empty without a plan. */
    public Optional<Duration> planned() {
        return duration(way().map(way -> way.minutes(state().index())).orElseGet(() -> minutes(state().index() + 1)));
    }

    /** How long the whole lesson is to take; empty without a plan. */
    Optional<Duration> plannedInAll() {
        return duration(way().map(PlannedWay::minutes).orElseGet(() -> minutes(size())));
    }

    private int size() {
        return state().run().stages().size();
    }

    private double minutes(int steps) {
        return state().run().stages().stream()
                .limit(steps)
                .mapToDouble(stage -> stage.step().head().minutes())
                .sum();
    }

    private static Optional<Duration> duration(double minutes) {
        return minutes == 0 ? Optional.empty() : Optional.of(Duration.ofSeconds(Math.round(minutes * 60)));
    }

    /** Whether the class can vote on what this step asks. */
    boolean mayVote() {
        return isOn() && isOpen() && state().mayVote();
    }

    /** The step that is shown. */
    Here here() {
        return new Here(lesson(), state().stage().step().head().id());
    }

    /**
     * What one press of a clicker does: shows the right answer to a question or a way to the goal of a try, or how a line goes
     * that was foretold, plays what is still to be played, lets what is playing come to its end, says what was to be looked
     * for on boards, or goes to the next step. That a game is left where it stands is said first.
     */
    public void advance() {
        if (free.isOn()) {
            // It never leads to another step.
            playback.hasten();
            return;
        }
        Before before = new Before(state(), playback.cursor());
        boolean hastens = playback.isPlaying();
        pressing = true;
        press();
        pressing = false;
        // What is playing comes to its end sooner: that is nothing to go back to.
        boolean changes = state() != before.state() || playback.isPlaying() || session.isThinking();
        if (!hastens && changes) {
            presses.push(before);
            while (presses.size() > MOST_PRESSES) {
                presses.removeLast();
            }
        }
    }

    private void press() {
        Offers offers = session.offers();
        Optional<Action> does = offers.press();
        boolean leaves = does.equals(Optional.of(Action.GO_ON)) && offers.has(Action.MOVE);
        if (leaves && !skipped.equals(Optional.of(state()))) {
            skipped = Optional.of(state());
            skips.run();
        } else {
            does.ifPresentOrElse(session::does, playback::hasten);
        }
    }

    /**
     * The way back: to how it was before the latest press of {@link #advance}. Where somebody has gone elsewhere meanwhile,
     * to the beginning of what was played, or to the step before.
     */
    public void retreat() {
        if (free.isOn()) {
            free.undo();
        } else if (!presses.isEmpty()) {
            Before before = presses.pop();
            pressing = true;
            playback.pause();
            session.goBackTo(before.state(), before.cursor());
            pressing = false;
        } else if (!state().isFinished()
                && !state().isAsking()
                && !playback.isLocked()
                && playback.cursor() > state().stage().start()) {
            playback.pause();
            playback.seek(state().stage().start());
        } else {
            session.previous();
        }
    }

    private void fire() {
        hands.ifPresent(kept -> kept.follow(this));
        listeners.tell(Runnable::run);
    }
}
