package papan.ui.lesson;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import papan.engine.Refusal;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.narration.CaptionText;
import papan.replay.PlayedMatch;
import papan.replay.Refusals;
import papan.replay.Timeline;
import papan.rules.RuleSet;
import papan.ui.board.Choosing;
import papan.ui.common.Edt;
import papan.ui.common.UndoHistory;
import papan.ui.playback.Playback;
import papan.ui.telling.Choices;

/**
 * “What if she had started from another house?”: the board of a lesson as it stands, freed for whoever wants to try, by the
 * same rules and for both players; and the way back to the very seed. Lives on the event dispatch thread.
 */
public final class FreeBoard {
    /** Letters from A; after the last it begins again. */
    private static final int MOST_LETTERS = 8;

    private final Playback playback;
    private final Supplier<Object> place;
    private final Supplier<RuleSet> rules;
    private final Consumer<OnBoard> restore;
    private final Runnable changed;
    private final Map<Object, Tried> everywhere = new HashMap<>();
    /** What has been tried at the place at which the board is free, or was last. */
    private Tried tried = new Tried();

    private Optional<Line> line = Optional.empty();
    private Optional<OnBoard> back = Optional.empty();

    /** What has been played on it since it was freed for the so-many-eth time. */
    private record Line(int number, PlayedMatch match) {}

    /** What has been tried at one place of a lesson; in its past, nothing stands for the lesson's own board. */
    private static final class Tried {
        private final UndoHistory<Optional<Line>> past = new UndoHistory<>();
        private int lines;
    }

    /**
     * A board that is the lesson's as yet.
     *
     * @param place where the learner is in which lesson: what was tried there is there when somebody comes back
     * @param rules those of the lesson's board
     * @param restore puts back what the lesson shows
     * @param changed hears when another line is shown, or the lesson again
     */
    FreeBoard(
            Playback playback,
            Supplier<Object> place,
            Supplier<RuleSet> rules,
            Consumer<OnBoard> restore,
            Runnable changed) {
        this.playback = playback;
        this.place = place;
        this.rules = rules;
        this.restore = restore;
        this.changed = changed;
    }

    /** Whether the board is free. */
    public boolean isOn() {
        return line.isPresent();
    }

    /** What has been played on it; empty while it is the lesson's. */
    public Optional<PlayedMatch> match() {
        return line.map(Line::match);
    }

    /** The letter by which this line is called. */
    public String letter() {
        int number = line.map(Line::number).orElse(tried.lines);
        return String.valueOf((char) ('A' + (number - 1) % MOST_LETTERS));
    }

    /** Of what was tried anywhere nothing is left. */
    void forget() {
        everywhere.clear();
        tried = new Tried();
    }

    /** Another step is shown; where nothing was tried, the first line is A again. */
    void end() {
        putAway();
        back = Optional.empty();
        if (tried.past.isEmpty()) {
            tried.lines = 0;
        }
    }

    /** What has been played can be had back. */
    private void putAway() {
        if (match().filter(now -> now.size() > 0).isPresent()) {
            tried.past.leave(line);
        }
        line = Optional.empty();
    }

    private void come() {
        tried = everywhere.computeIfAbsent(place.get(), any -> new Tried());
    }

    /** What the lesson shows is put back when nobody tries any more. */
    private void remember() {
        playback.pause();
        back = Optional.of(OnBoard.of(playback));
    }

    /** Frees the board where it stands; in the middle of a turn, as it was before that turn. */
    void begin() {
        Edt.check();
        come();
        remember();
        tried.lines++;
        Timeline timeline = playback.timeline();
        Position position = timeline.positionAt(timeline.choiceBefore(playback.cursor()));
        show(new Line(tried.lines, PlayedMatch.begin(rules.get(), Optional.of(position))), 0);
        changed.run();
    }

    private void show(Line there, int cursor) {
        PlayedMatch next = there.match();
        line = Optional.of(there);
        playback.setLocked(false);
        playback.setPauses(List.of());
        playback.setTelling(any -> false);
        playback.load(next.timeline(), cursor, next.timeline().size());
    }

    /** Back to the lesson, to the seed; {@link #undo} brings back what was played. */
    public void leave() {
        Edt.check();
        if (isOn()) {
            putAway();
            restoreLessons();
        }
    }

    private void restoreLessons() {
        line = Optional.empty();
        back.ifPresent(restore);
        back = Optional.empty();
        changed.run();
    }

    /** Where the lesson stands meanwhile. */
    int lessonsCursor() {
        return back.map(OnBoard::cursor).orElse(0);
    }

    /** Why a house cannot be sown; empty if it can. Before the first move either player may begin. */
    Optional<Refusal> refuse(House house) {
        return turned(house).match().refuse(move(turned(house), house));
    }

    /** Which houses can be sown; empty while the board is the lesson's. */
    public Optional<Choosing> choosing() {
        return match().map(now -> Choices.of(now.rules().layout(), this::refuse));
    }

    /** The match with the player to move whose house it is, while nobody has moved. */
    private PlayedMatch turned(House house) {
        PlayedMatch now = match().orElseThrow();
        Position position = now.match().position();
        boolean turns = now.size() == 0 && position.toMove() != house.side();
        return turns ? PlayedMatch.begin(now.rules(), Optional.of(position.withToMove(house.side()))) : now;
    }

    private static Move move(PlayedMatch match, House house) {
        return match.match().legalMoves().stream()
                .filter(move -> move.from().equals(house))
                .findFirst()
                .orElse(new Move(house));
    }

    /** Sows a house; what is still being shown comes to its end. */
    public void sow(House house) {
        Edt.check();
        if (refuse(house).isEmpty()) {
            tried.past.leave(line);
            PlayedMatch now = turned(house);
            play(new Line(line.orElseThrow().number(), now.with(move(now, house))));
        }
    }

    private void play(Line there) {
        PlayedMatch next = there.match();
        show(there, next.size() == 0 ? 0 : next.cursorBefore(next.size() - 1));
        playback.play();
        changed.run();
    }

    /** Takes the latest move back, or brings back what was put away here last; false if there is neither. */
    public boolean undo() {
        Edt.check();
        if (!isOn()) {
            come();
        }
        Optional<Optional<Line>> before = tried.past.undo(line);
        before.flatMap(was -> was).ifPresent(was -> {
            if (!isOn()) {
                remember();
            }
            show(was, was.match().timeline().size());
            changed.run();
        });
        return before.isPresent();
    }

    /** Does again what was taken back last; false if nothing was. */
    public boolean redo() {
        Edt.check();
        Optional<Optional<Line>> again = isOn() ? tried.past.redo(line) : Optional.empty();
        again.ifPresent(there -> there.ifPresentOrElse(this::play, this::restoreLessons));
        return again.isPresent();
    }

    /** What is said of it: what is supposed, and below it what happens. */
    Optional<String> told(CaptionText captions) {
        return match().map(now -> {
            int cursor = playback.cursor();
            String supposed = now.moves().stream()
                    .findFirst()
                    .map(first -> captions.text(
                            "free.from",
                            Map.of("letter", letter(), "player", first.from().side(), "house", first.from())))
                    .orElseGet(() -> captions.text("free.begin", Map.of("letter", letter())));
            return (supposed + "\n" + now.timeline().told(cursor, captions)).strip();
        });
    }

    /** Why a house cannot be sown, in words. */
    static String refused(Refusal refusal, CaptionText captions) {
        return captions.format(Refusals.caption(refusal));
    }
}
