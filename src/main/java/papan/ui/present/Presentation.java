package papan.ui.present;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.lesson.kind.AnswerForm;
import papan.ui.common.Edt;
import papan.ui.lesson.LearnSession;
import papan.ui.playback.Playback;

/**
 * A lesson that is being shown to a class: since when, and whether the audience sees it. How far it has
 * come, and how the class voted, is {@link papan.lesson.play.LessonState}'s to say. Lives on the event
 * dispatch thread.
 */
public final class Presentation {
    /** For so long a class that was left, by mistake for example, can be gone back to as it was. */
    private static final Duration INTERRUPTION = Duration.ofMinutes(10);

    private final LearnSession session;
    private final InstantSource clock;
    private final List<Runnable> listeners = new ArrayList<>();
    private Optional<Instant> begun = Optional.empty();
    private Optional<Left> left = Optional.empty();
    private boolean blank;
    private boolean frozen;

    /** A step of a lesson: others have steps of the same name. */
    record Here(String lesson, String step) {}

    /** A class that is over: its lesson, since when it was shown, and until when. */
    private record Left(String lesson, Instant begun, Instant ended) {}

    /** A presentation of a session's lesson that has not begun. */
    public Presentation(LearnSession session, InstantSource clock) {
        this.session = session;
        this.clock = clock;
        session.addListener(this::fire);
    }

    /** Adds a listener that hears when anything that is shown has changed. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
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
        if (interrupted.isEmpty()) {
            session.gather();
        }
        fire();
    }

    private boolean isRecent(Left before) {
        return before.lesson().equals(lesson())
                && Duration.between(before.ended(), clock.instant()).compareTo(INTERRUPTION) < 0;
    }

    private String lesson() {
        return session.lesson().lesson().id();
    }

    /** The class is over. */
    public void end() {
        Edt.check();
        left = begun.filter(since -> session.run().isPresent())
                .map(since -> new Left(lesson(), since, clock.instant()));
        begun = Optional.empty();
        fire();
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
    boolean isFrozen() {
        return frozen;
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
        return minutes(session.index() + 1);
    }

    /** How long the whole lesson is to take; empty without a plan. */
    Optional<Duration> plannedInAll() {
        return minutes(session.size());
    }

    private Optional<Duration> minutes(int steps) {
        double minutes = session.lesson().stages().stream()
                .limit(steps)
                .mapToDouble(stage -> stage.step().head().minutes())
                .sum();
        return minutes == 0 ? Optional.empty() : Optional.of(Duration.ofSeconds(Math.round(minutes * 60)));
    }

    /** Whether the class can vote on what this step asks. */
    boolean mayVote() {
        return isOn() && session.state().mayVote();
    }

    /** Whether there is something to show: there is no right number of hands. */
    private boolean hasAnswer() {
        return session.stage().form() != AnswerForm.TALLY;
    }

    /** The step that is shown. */
    Here here() {
        return new Here(lesson(), session.stage().step().head().id());
    }

    /**
     * What one press of a clicker does: shows the right answer to a question, or how a line goes that was foretold, plays
     * what is still to be played, lets what is playing come to its end, says what was to be looked for on boards, or goes to
     * the next step.
     */
    public void advance() {
        Playback playback = session.playback();
        if (session.isAsking() && hasAnswer() && !session.attempt().isSettled()) {
            session.reveal();
        } else if (session.isForetelling()) {
            session.tellLine();
        } else if (playback.isPlaying()) {
            playback.last();
        } else if (!playback.atLimit()) {
            playback.play();
        } else if (session.isLookingFor()) {
            session.explain();
        } else {
            session.next();
        }
    }

    /** The way back: to the beginning of what was played, or to the step before. */
    public void retreat() {
        Playback playback = session.playback();
        if (!session.isFinished()
                && !playback.isLocked()
                && playback.cursor() > session.stage().start()) {
            playback.pause();
            playback.seek(session.stage().start());
        } else {
            session.previous();
        }
    }

    private void fire() {
        List.copyOf(listeners).forEach(Runnable::run);
    }
}
