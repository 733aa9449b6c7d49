package papan.ui.lesson;

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
    private final Supplier<RuleSet> rules;
    private final Consumer<OnBoard> restore;
    private final Runnable changed;
    private final UndoHistory<PlayedMatch> past = new UndoHistory<>();
    private Optional<PlayedMatch> match = Optional.empty();
    private Optional<OnBoard> back = Optional.empty();
    private int lines;

    /**
     * A board that is the lesson's as yet.
     *
     * @param rules those of the lesson's board
     * @param restore puts back what the lesson shows
     * @param changed hears when another line is shown, or the lesson again
     */
    FreeBoard(Playback playback, Supplier<RuleSet> rules, Consumer<OnBoard> restore, Runnable changed) {
        this.playback = playback;
        this.rules = rules;
        this.restore = restore;
        this.changed = changed;
    }

    /** Whether the board is free. */
    public boolean isOn() {
        return match.isPresent();
    }

    /** What has been played on it; empty while it is the lesson's. */
    public Optional<PlayedMatch> match() {
        return match;
    }

    /** The letter by which this line is called. */
    public String letter() {
        return String.valueOf((char) ('A' + (lines - 1) % MOST_LETTERS));
    }

    /** Another step begins: its first line is A again. */
    void end() {
        match = Optional.empty();
        back = Optional.empty();
        lines = 0;
    }

    /** Frees the board where it stands; in the middle of a turn, as it was before that turn. */
    void begin() {
        Edt.check();
        playback.pause();
        back = Optional.of(OnBoard.of(playback));
        lines++;
        Timeline timeline = playback.timeline();
        begin(rules.get(), timeline.positionAt(timeline.choiceBefore(playback.cursor())));
    }

    private void begin(RuleSet by, Position position) {
        past.clear();
        show(PlayedMatch.begin(by, Optional.of(position)), 0);
        changed.run();
    }

    private void show(PlayedMatch next, int cursor) {
        match = Optional.of(next);
        playback.setLocked(false);
        playback.setPauses(List.of());
        playback.setTelling(any -> false);
        playback.load(next.timeline(), cursor, next.timeline().size());
    }

    /** Back to the lesson, to the seed. */
    public void leave() {
        Edt.check();
        if (isOn()) {
            match = Optional.empty();
            back.ifPresent(restore);
            back = Optional.empty();
            changed.run();
        }
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
        return match.map(now -> Choices.of(now.rules().layout(), this::refuse));
    }

    /** The match with the player to move whose house it is, while nobody has moved. */
    private PlayedMatch turned(House house) {
        PlayedMatch now = match.orElseThrow();
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
            past.leave(match.orElseThrow());
            PlayedMatch now = turned(house);
            play(now.with(move(now, house)));
        }
    }

    private void play(PlayedMatch next) {
        show(next, next.cursorBefore(next.size() - 1));
        playback.play();
        changed.run();
    }

    /** Takes the latest move back; false if there is none. */
    public boolean undo() {
        Edt.check();
        Optional<PlayedMatch> before = match.flatMap(past::undo);
        before.ifPresent(was -> {
            show(was, was.timeline().size());
            changed.run();
        });
        return before.isPresent();
    }

    /** Makes the move again that was taken back last; false if there is none. */
    public boolean redo() {
        Edt.check();
        Optional<PlayedMatch> again = match.flatMap(past::redo);
        again.ifPresent(this::play);
        return again.isPresent();
    }

    /** What is said of it: what is supposed, and below it what happens. */
    Optional<String> told(CaptionText captions) {
        return match.map(now -> {
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
