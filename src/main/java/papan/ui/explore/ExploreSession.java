package papan.ui.explore;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import papan.analysis.MoveAdvice;
import papan.analysis.Rival;
import papan.engine.Match;
import papan.engine.Refusal;
import papan.event.RoundEvent;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.replay.PlayedMatch;
import papan.replay.RecordedMatch;
import papan.replay.Standing;
import papan.replay.Variations;
import papan.rules.Rounds;
import papan.rules.RuleSet;
import papan.search.MatchOpponent;
import papan.search.Strategy;
import papan.search.Watch;
import papan.ui.common.Edt;
import papan.ui.common.Listeners;
import papan.ui.common.SupersedingTask;
import papan.ui.common.UndoHistory;
import papan.ui.playback.Playback;
import papan.ui.playback.PlaybackListener.Change;

/** A match that is played and looked through, with its branches and its players. Lives on the event dispatch thread. */
public final class ExploreSession {
    /** No turn is played for longer, in milliseconds, unless somebody wants to watch it. */
    private static final double LONGEST_TURN = 10_000;

    private final Playback playback;
    private final LongSupplier dice;
    private final Listeners<Runnable> listeners = new Listeners<>();
    private final SupersedingTask thinking = new SupersedingTask();
    private final SupersedingTask advising = new SupersedingTask();
    private final UndoHistory<Moment> past = new UndoHistory<>();
    private final Map<Side, Strategy> computers = new EnumMap<>(Side.class);
    private final Map<Side, String> names = new EnumMap<>(Side.class);
    private Variations all;
    private Optional<Refusal> refusal = Optional.empty();
    private List<Move> directions = List.of();
    private Trouble trouble = Trouble.NONE;
    private Optional<MoveAdvice> advice = Optional.empty();
    private boolean awake;
    private Known known;
    private GameKeeper keeper = (number, match) -> {};
    /** The match that is played, by number: another one when another is begun or opened. */
    private int game;

    private int games;

    /** How a line stands at a cursor; asked for many times before either changes. */
    private record Known(PlayedMatch line, int cursor, Standing standing) {}

    /** What can be gone back to. */
    private record Moment(RecordedMatch match, int cursor, int game) {}

    /** Why nothing came of what was asked. */
    enum Trouble {
        /** Nothing is wrong. */
        NONE,
        /** A hand is under way: nobody chooses here. */
        UNDER_WAY,
        /** It is the computer's turn. */
        COMPUTERS_TURN,
        /** The computer could not choose, and plays no more. */
        COMPUTER_FAILED,
        /** There are as many branches as there can be. */
        FULL
    }

    /**
     * A session that begins a match.
     *
     * @param dice gives other numbers each time, for computer players
     */
    ExploreSession(Playback playback, RuleSet rules, LongSupplier dice) {
        this.playback = playback;
        this.dice = dice;
        all = Variations.of(PlayedMatch.begin(rules, Optional.empty()));
        known = new Known(line(), 0, Standing.at(line(), 0));
        show(end(), end());
        playback.addListener(change -> {
            if (change == Change.CURSOR) {
                settle();
            }
            if (change == Change.CONTROLS) {
                think();
            }
        });
    }

    /** Says who keeps what is played. */
    public void setKeeper(GameKeeper next) {
        keeper = next;
    }

    /** The number of the match that is played. */
    public int game() {
        return game;
    }

    Listeners.Handle addListener(Runnable listener) {
        return listeners.add(listener);
    }

    private void fire() {
        listeners.tell(Runnable::run);
    }

    /** The cursor of the line that is looked at. */
    public Playback playback() {
        return playback;
    }

    /** The match and its branches. */
    public Variations variations() {
        return all;
    }

    public PlayedMatch line() {
        return all.line();
    }

    /** By which rules the match is played. */
    public RuleSet rules() {
        return line().rules();
    }

    /** Who the computer plays for, and how. */
    Optional<Strategy> computer(Side side) {
        return Optional.ofNullable(computers.get(side));
    }

    /** The side of whoever plays against the computer; empty where two people play, or two computers. */
    Optional<Side> you() {
        return computers.size() == 1 ? computers.keySet().stream().findFirst().map(Side::opponent) : Optional.empty();
    }

    /** Who plays against them, if it is somebody with a name. */
    Optional<Rival> rival() {
        return you().flatMap(you -> computer(you.opponent())).flatMap(Rival::playing);
    }

    /** Whether it is the side of whoever plays against the computer. */
    boolean isYou(Side side) {
        return you().equals(Optional.of(side));
    }

    /** How the line that is looked at stands at the cursor. */
    Standing standing() {
        if (known.line() != line() || known.cursor() != at()) {
            known = new Known(line(), at(), Standing.at(line(), at()));
        }
        return known.standing();
    }

    /** Whether the next round waits to be begun. */
    boolean isBetweenRounds() {
        return !playback.isPlaying()
                && !playback.atLimit()
                && standing().result().isPresent();
    }

    /** What was recommended to whoever is to move. */
    Optional<MoveAdvice> advice() {
        return advice;
    }

    /** Whether a move is being looked for to be recommended. */
    boolean isAdvising() {
        return advising.isRunning();
    }

    /** Whether a person is to choose at the end of the line. */
    boolean isPersonsTurn() {
        return isAtEnd() && isChoice() && !line().isOver() && !isComputersTurn();
    }

    /** What a player is called in the file that was opened. */
    Optional<String> name(Side side) {
        return Optional.ofNullable(names.get(side));
    }

    Optional<Refusal> refusal() {
        return refusal;
    }

    /** The moves among which a direction is to be chosen; none while there is nothing to choose. */
    List<Move> directions() {
        return directions;
    }

    Trouble trouble() {
        return trouble;
    }

    boolean isThinking() {
        return thinking.isRunning();
    }

    private int end() {
        return line().timeline().size();
    }

    /**
     * The cursor of what can be done. At the very beginning nothing but the round is still to begin: there it is already
     * that of the first choice.
     */
    private int at() {
        int first = line().cursorBefore(0);
        boolean begins = playback.cursor() < first
                && line().timeline().events().subList(playback.cursor(), first).stream()
                        .allMatch(RoundEvent.RoundStarted.class::isInstance)
                && playback.position().equals(line().timeline().positionAt(first));
        return begins ? first : playback.cursor();
    }

    /** Whether the cursor stands where a line may go on. */
    boolean isAtEnd() {
        return at() == end();
    }

    /** Whether somebody chooses at the cursor. */
    boolean isChoice() {
        return playback.fraction() == 0 && line().isChoice(at());
    }

    /**
     * The match before each choice at the cursor: none while a hand is under way. At the end of the line it is the one that
     * is to be made; earlier in a simultaneous opening it is one for each player.
     */
    List<Match> choosing() {
        if (!isChoice()) {
            return List.of();
        }
        int at = at();
        int first = isAtEnd() ? line().size() : line().choiceFrom(at);
        return IntStream.rangeClosed(first, line().size())
                .takeWhile(choice -> line().cursorBefore(choice) == at)
                .mapToObj(line()::before)
                .toList();
    }

    /** Which choice a house would answer; empty while a hand is under way. */
    private Optional<Integer> choiceOf(House house) {
        if (playback.fraction() > 0) {
            return Optional.empty();
        }
        return isAtEnd() ? Optional.of(line().size()) : line().choiceAt(at(), house);
    }

    /** The best of how many rounds has just been decided; empty if none, or where the rules end a match by more than chance. */
    OptionalInt decided() {
        return rules().rounds() instanceof Rounds.UntilBroke ? standing().decided() : OptionalInt.empty();
    }

    /** Whether a computer is to choose at the end of the line. */
    boolean isComputersTurn() {
        return !line().isOver() && computers.containsKey(line().match().mover());
    }

    /** Lets computers play, while the match can be seen, or lets them wait. */
    void setAwake(boolean on) {
        awake = on;
        if (!on && isThinking()) {
            thinking.stop();
            fire();
        }
        think();
    }

    /** Begins another match. */
    public void begin(RuleSet rules) {
        begin(PlayedMatch.begin(rules, Optional.empty()));
    }

    /** Begins a match somewhere, in which whoever is to move plays against the computer. */
    void begin(RuleSet rules, Optional<Position> from, Strategy computer) {
        PlayedMatch match = PlayedMatch.begin(rules, from);
        leave();
        if (you().isEmpty()) {
            computers.clear();
            computers.put(match.match().mover().opponent(), computer);
        }
        start(match);
    }

    /** Begins another match by the same rules; who begins it follows from them. */
    void rematch() {
        begin(line().rematch());
    }

    private void begin(PlayedMatch match) {
        leave();
        start(match);
    }

    private void start(PlayedMatch match) {
        game = ++games;
        names.clear();
        all = Variations.of(match);
        show(end(), end());
        told();
    }

    /** Shows a recorded match from its beginning. All of it may be seen. */
    public void open(RecordedMatch match) {
        take(match);
        show(line().cursorBefore(0), end());
        told();
    }

    /** Shows a recorded match where it was left, to be played on. */
    void goOn(RecordedMatch match) {
        take(match);
        show(end(), end());
        told();
    }

    private void take(RecordedMatch match) {
        leave();
        game = ++games;
        seat(match.players());
        all = match.variations();
    }

    private void seat(Map<Side, String> players) {
        computers.clear();
        names.clear();
        players.forEach((side, name) -> Strategy.parse(name)
                .filter(MatchBar::offers)
                .ifPresentOrElse(strategy -> computers.put(side, strategy), () -> names.put(side, name)));
    }

    /** The match as a file keeps it. */
    RecordedMatch recorded() {
        Map<Side, String> players = new EnumMap<>(Side.class);
        players.putAll(names);
        computers.forEach((side, strategy) -> players.put(side, strategy.toString()));
        return new RecordedMatch(all, players);
    }

    /** Lets a computer play for a side, or a person. */
    void setComputer(Side side, Optional<Strategy> strategy) {
        Edt.check();
        thinking.stop();
        strategy.ifPresentOrElse(s -> computers.put(side, s), () -> computers.remove(side));
        fire();
        think();
    }

    /** Chooses a house at the cursor; while the latest hand is under way, shows how it comes out. */
    public void choose(House house) {
        Edt.check();
        settle();
        int cursor = playback.cursor();
        Optional<Integer> choice = choiceOf(house);
        if (choice.isEmpty()) {
            boolean latest = line().size() > 0 && cursor > line().cursorBefore(line().size() - 1);
            if (latest) {
                playback.last();
            } else {
                trouble = Trouble.UNDER_WAY;
            }
            fire();
            return;
        }
        if (choice.get() == line().size() && (isThinking() || isComputersTurn())) {
            trouble = Trouble.COMPUTERS_TURN;
            fire();
            return;
        }
        Match match = line().before(choice.get());
        List<Move> moves = match.legalMoves().stream()
                .filter(move -> move.from().equals(house))
                .toList();
        if (moves.size() == 1) {
            choose(choice.get(), moves.get(0));
        } else if (moves.size() > 1) {
            directions = moves;
            fire();
        } else {
            refusal = match.refuse(new Move(house));
            fire();
        }
    }

    /** Chooses one of the {@link #directions()}. */
    void choose(Move move) {
        choiceOf(move.from()).ifPresent(choice -> choose(choice, move));
    }

    private void choose(int choice, Move move) {
        settle();
        if (all.parts(choice, move) && all.isFull()) {
            trouble = Trouble.FULL;
            fire();
            return;
        }
        leave();
        make(choice, move);
    }

    private void make(int choice, Move move) {
        boolean fresh = choice == line().size() || all.parts(choice, move);
        all = all.choose(choice, move);
        if (fresh) {
            keep();
        }
        int at = line().cursorBefore(choice);
        int next = line().cursorBefore(choice + 1);
        show(at, fresh ? at : end());
        playback.setPauses(pauses(at, next));
        told();
        playback.playWithin(LONGEST_TURN);
    }

    private void keep() {
        if (all.main().size() > 0) {
            keeper.keep(game, recorded());
        }
    }

    /** Where a choice has been played out, and where a round is over and somebody may look at how it came out. */
    private List<Integer> pauses(int from, int next) {
        List<Integer> pauses = new ArrayList<>(next < end() ? List.of(next) : List.of());
        if (computers.size() < Side.values().length) {
            Standing.ends(line().timeline()).stream()
                    .filter(at -> at > from && at < next)
                    .filter(at -> !(line().timeline().events().get(at) instanceof RoundEvent.MatchEnded))
                    .forEach(pauses::add);
        }
        return pauses;
    }

    /** Goes on after the end of a round. */
    void goOn() {
        Edt.check();
        playback.playWithin(LONGEST_TURN);
    }

    /** Whether somebody has moved before the cursor. */
    boolean hasTurn() {
        return line().choiceFrom(playback.cursor()) > 0;
    }

    /** Shows the latest turn again from its beginning, at its own speed; false if there is none. */
    boolean watchAgain() {
        Edt.check();
        if (!hasTurn()) {
            return false;
        }
        int choice = line().choiceFrom(playback.cursor()) - 1;
        playback.seek(line().cursorBefore(choice));
        playback.setPauses(pauses(line().cursorBefore(choice), line().cursorBefore(choice + 1)));
        playback.play();
        return true;
    }

    /** Shows a turn of the match again, at its own speed. */
    void watch(int choice) {
        lookAt(Variations.MAIN, all.main().cursorBefore(choice + 1));
        watchAgain();
    }

    /** Looks for a move to be recommended; false where nobody is to choose. */
    boolean advise() {
        Edt.check();
        if (!isPersonsTurn()) {
            return false;
        }
        settle();
        Match match = line().match();
        long seed = dice.getAsLong();
        advising.run(
                ended -> MoveAdvice.of(match, seed, Watch.until(ended)),
                found -> {
                    advice = Optional.of(found);
                    fire();
                },
                failure -> fire());
        fire();
        return true;
    }

    /** Goes back from a branch to where it left the match. */
    public void backToMatch() {
        all.branch().ifPresent(branch -> lookAt(Variations.MAIN, branch.cursor()));
    }

    void lookAt(int number, int cursor) {
        Edt.check();
        stopThinking();
        all = all.lookAt(number);
        show(Math.min(cursor, end()), end());
        told();
    }

    /** Removes the branch that is looked at. */
    void remove() {
        all.branch().ifPresent(branch -> {
            leave();
            all = all.without(branch.number());
            keep();
            show(Math.min(branch.cursor(), end()), end());
            told();
        });
    }

    /** The branch that is looked at becomes the match. */
    void makeMain() {
        all.branch().ifPresent(branch -> {
            int cursor = playback.cursor();
            leave();
            all = all.asMain(branch.number());
            keep();
            show(cursor, end());
            told();
        });
    }

    /** Whether there is a change to be taken back. */
    boolean mayUndo() {
        return !past.isEmpty();
    }

    /** Takes the latest change back; false if there is none. */
    public boolean undo() {
        stopThinking();
        return restored(past.undo(now()));
    }

    /** Makes the change again that was taken back; false if none was. */
    public boolean redo() {
        stopThinking();
        return restored(past.redo(now()));
    }

    private boolean restored(Optional<Moment> to) {
        to.ifPresent(this::restore);
        return to.isPresent();
    }

    private Moment now() {
        return new Moment(recorded(), playback.cursor(), game);
    }

    private void restore(Moment moment) {
        boolean another = moment.game() != game;
        all = moment.match().variations();
        if (another) {
            game = moment.game();
            seat(moment.match().players());
        } else {
            keep();
        }
        show(Math.min(moment.cursor(), end()), end());
        told();
    }

    private void leave() {
        stopThinking();
        past.leave(now());
    }

    private void stopThinking() {
        thinking.stop();
        playback.pause();
    }

    /** Forgets what was said about the latest wish. */
    private void settle() {
        refusal = Optional.empty();
        directions = List.of();
        trouble = Trouble.NONE;
        advice = Optional.empty();
        advising.stop();
    }

    private void told() {
        settle();
        fire();
        think();
    }

    private void show(int at, int seen) {
        playback.load(line().timeline(), at, end(), seen);
    }

    /** Lets the computer choose when it is its turn and everything before has been shown and read. */
    private void think() {
        boolean shown = !playback.isPlaying() && !playback.isResting() && playback.fraction() == 0 && isAtEnd();
        boolean due = awake && !isThinking() && shown;
        Optional<Strategy> computer = computer(line().match().mover());
        if (!due || line().isOver() || computer.isEmpty()) {
            return;
        }
        Strategy strategy = computer.get();
        Match match = line().match();
        long seed = dice.getAsLong();
        thinking.run(
                ended -> MatchOpponent.choose(match, strategy, seed, Watch.until(ended)),
                this::answer,
                failure -> giveUp(match.mover()));
        fire();
    }

    private void answer(Move move) {
        if (isAtEnd()) {
            make(line().size(), move);
        } else {
            fire();
        }
    }

    /** A person goes on where the computer cannot; it would only fail again. */
    private void giveUp(Side side) {
        computers.remove(side);
        trouble = Trouble.COMPUTER_FAILED;
        fire();
    }
}
