package papan.lesson.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import papan.analysis.MoveAdvice;
import papan.engine.Arena;
import papan.engine.Engine;
import papan.engine.Refusal;
import papan.engine.Round;
import papan.event.BoardEvent;
import papan.event.RoundEvent.RoundEnded;
import papan.event.SowingEvent.Lifted;
import papan.event.SowingEvent.Ruled;
import papan.event.Winner;
import papan.lesson.scene.Scene;
import papan.lesson.script.Aim;
import papan.lesson.script.Circumstances;
import papan.lesson.script.Condition;
import papan.lesson.script.From;
import papan.lesson.script.Opponent;
import papan.lesson.script.Rung;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.narration.Caption;
import papan.narration.CaptionText;
import papan.replay.Timeline;
import papan.rules.Key;
import papan.rules.RuleSet;
import papan.search.Dice;
import papan.search.Strategy;
import papan.search.Watch;

/**
 * What a learner has made of a {@link Step.Trying} so far. Immutable; {@link #play} gives the trial one move later.
 *
 * <p>The learner is whoever is to move where it begins. After each move the opponent answers until the learner is to
 * move again; a goal is reached as soon as it is true, before any answer.
 */
public final class Trial {
    /** Stands among the moves of a drill in a progress file where the next board was come to and nothing moved on it. */
    private static final String NEXT_BOARD = "next";

    /** By the opponent's level. */
    private static final List<String> STRATEGIES = List.of("greedy", "search:2", "search:3", "search:4", "search:5");

    /** The most moves in a row of one opponent. */
    private static final int MAX_REPLIES = 60;

    private final Step.Trying step;
    private final RuleSet rules;
    private final Side learner;
    private final Climb climb;
    private final Scene begun;
    private final Scene scene;
    private final List<Move> moves;
    private final int replies;
    private final Outcome outcome;
    private final Optional<Trial> before;
    /** The one that was left for this when it was begun again. */
    private final Optional<Trial> left;

    private final Optional<MoveAdvice> advice;
    /** What was worth bringing about and has been, before it was begun again. */
    private final Set<Aim> earned;

    /**
     * Where on the ladder of a drill it stands, or in which round of a game; at its only board where it has no other.
     *
     * @param rung the number of the board or round, from 0
     * @param start how many moves were made on the boards, or in the rounds, before
     * @param missed the boards on which the goal was missed at first
     */
    private record Climb(int rung, int start, Set<Integer> missed) {
        private static final Climb FOOT = new Climb(0, 0, Set.of());

        Climb missing(Set<Integer> others) {
            Set<Integer> more = new TreeSet<>(missed);
            more.addAll(others);
            return new Climb(rung, start, more);
        }
    }

    /** How a trial stands. */
    public enum Outcome {
        /** The learner is to move. */
        OPEN,
        /** The goal is reached. */
        REACHED,
        /** The goal is reached on one board of a drill, or a round of a game is over, and there is another. */
        CLIMBED,
        /** What must not happen has happened. */
        FAILED,
        /** All moves are made. */
        NO_MOVES_LEFT,
        /** The other side would move and does not, or the round is over. */
        OVER
    }

    /** At its beginning, on a board. */
    private Trial(
            Step.Trying step,
            RuleSet rules,
            Scene begun,
            List<Move> moves,
            Climb climb,
            Set<Aim> earned,
            Optional<Trial> left) {
        this.step = step;
        this.rules = rules;
        this.learner = begun.round().mover();
        this.climb = climb;
        this.begun = begun;
        this.scene = begun;
        this.moves = List.copyOf(moves);
        this.replies = 0;
        this.outcome = Outcome.OPEN;
        this.before = Optional.empty();
        this.left = left;
        this.advice = Optional.empty();
        this.earned = Set.copyOf(earned);
    }

    /** After one more move, or in the next round. */
    private Trial(
            Trial old, Climb climb, Scene scene, List<Move> moves, int replies, Outcome outcome, Set<Aim> earned) {
        this.step = old.step;
        this.rules = old.rules;
        this.learner = old.learner;
        this.climb = isMissed(outcome) ? climb.missing(Set.of(climb.rung())) : climb;
        this.begun = old.begun;
        this.scene = scene;
        this.moves = List.copyOf(moves);
        this.replies = replies;
        this.outcome = outcome;
        this.before = Optional.of(old);
        this.left = Optional.empty();
        this.advice = Optional.empty();
        this.earned = Set.copyOf(earned);
    }

    /** As it stands, with something else known. */
    private Trial(Trial stands, Climb climb, Optional<MoveAdvice> advice, Set<Aim> earned) {
        this.step = stands.step;
        this.rules = stands.rules;
        this.learner = stands.learner;
        this.climb = climb;
        this.begun = stands.begun;
        this.scene = stands.scene;
        this.moves = stands.moves;
        this.replies = stands.replies;
        this.outcome = stands.outcome;
        this.before = stands.before;
        this.left = stands.left;
        this.advice = advice;
        this.earned = Set.copyOf(earned);
    }

    /** A trial of which nothing has been made yet. */
    public static Trial of(Step.Trying step, RuleSet rules, Scene scene) {
        return new Trial(step, rules, scene, List.of(), Climb.FOOT, Set.of(), Optional.empty());
    }

    /** Whether it is over without having reached its goal. */
    public boolean isMissed() {
        return isMissed(outcome);
    }

    private static boolean isMissed(Outcome outcome) {
        return outcome == Outcome.FAILED || outcome == Outcome.NO_MOVES_LEFT || outcome == Outcome.OVER;
    }

    /** Whether it goes on, with a move or with the next board. */
    public boolean isUnderWay() {
        return outcome == Outcome.OPEN || outcome == Outcome.CLIMBED;
    }

    /** Whether the goal is reached on the board that is shown. */
    public boolean isDone() {
        return outcome == Outcome.REACHED || outcome == Outcome.CLIMBED;
    }

    /**
     * On the next board of a drill, or in the next round of a game: after the count and the filling up, with what the other
     * side makes of it if it begins. Itself unless there is a next one.
     */
    public Trial next() {
        if (outcome != Outcome.CLIMBED) {
            return this;
        }
        Climb up = new Climb(climb.rung() + 1, moves.size(), climb.missed());
        if (step.ladder().isEmpty()) {
            // What was reached stays reached, though the stores are emptied now.
            return answered(up, scene.nextRound().showAll(), moves, Set.copyOf(reached()));
        }
        From board = new From.Given(step.rungs().get(up.rung()).position());
        return new Trial(step, rules, Scene.of(new Engine(rules), board), moves, up, earned, Optional.empty());
    }

    /** What is tried. */
    public Step.Trying step() {
        return step;
    }

    /** Whether a round is followed by another one by the rules. */
    public boolean hasOtherRounds() {
        return rules.renewal().isPresent();
    }

    /** Whose moves the learner makes. */
    public Side learner() {
        return learner;
    }

    /** How it stands. */
    public Outcome outcome() {
        return outcome;
    }

    /** The key of the program's sentence about how it stands. */
    public String captionKey() {
        return step.byKind(
                one -> tried(one.par()),
                game -> "game." + (tellsMatch() ? "match." + who(match()) : gameStands()),
                drill -> "drill." + (isMissed(outcome) ? "missed" : Key.of(outcome)));
    }

    private String tried(int par) {
        return switch (outcome) {
            case OPEN -> "try.open";
            case REACHED, CLIMBED -> par > 0 && moves.size() > par ? "try.reached.more" : "try.reached";
            case FAILED -> "try.failed";
            case NO_MOVES_LEFT -> "try.no-moves-left";
            case OVER -> "try.over";
        };
    }

    private String gameStands() {
        boolean friend = step.opponent() instanceof Opponent.Friend;
        Optional<Winner> winner = circumstances().winner();
        String round = step.rounds() > 1 && isUnderWay() ? ".round" : "";
        if (outcome == Outcome.OPEN) {
            return (friend ? "turn" : "open") + round;
        }
        if (winner.isEmpty()) {
            return "stopped";
        }
        return who(winner.get()) + round;
    }

    private String who(Winner winner) {
        boolean friend = step.opponent() instanceof Opponent.Friend;
        String result = friend ? "over" : winner.is(learner) ? "won" : "lost";
        return winner == Winner.DRAW ? "draw" : result;
    }

    /** Whether it is over with a last round of several that count by themselves, so that the seeds do not tell who won. */
    private boolean tellsMatch() {
        return step.rounds() > 1
                && !isUnderWay()
                && scene.match().countsRounds()
                && circumstances().winner().isPresent();
    }

    private int roundsOf(Winner winner) {
        return (int) scene.shown().stream()
                .filter(event -> event instanceof RoundEnded ended && ended.winner() == winner)
                .count();
    }

    private Winner match() {
        return Winner.byCount(roundsOf(Winner.SOUTH), roundsOf(Winner.NORTH));
    }

    /** The arguments of that sentence. */
    public Map<String, Object> captionArgs() {
        return step.byKind(
                one -> Map.of("moves", moves.size(), "left", most(climb) - moves.size(), "par", one.par()),
                game -> tellsMatch() ? matchArgs() : gameArgs(),
                drill -> drillArgs(drill.rungs().size()));
    }

    private Map<String, Object> drillArgs(int rungs) {
        return Map.of(
                "rung",
                climb.rung() + 1,
                "rungs",
                rungs,
                "left",
                most(climb) - made(),
                "first",
                rungs - climb.missed().size());
    }

    private Map<String, Object> gameArgs() {
        int mine = position().inStore(learner);
        int theirs = position().inStore(learner.opponent());
        Side named = circumstances()
                .winner()
                .flatMap(Winner::side)
                .orElse(outcome == Outcome.OPEN ? scene.round().mover() : learner);
        Object rival = step.opponent() instanceof Opponent.Named player
                ? new Caption.Word("rival." + player.rival().id(), Map.of())
                : named;
        return Map.of(
                "round", climb.rung() + 1,
                "rounds", step.rounds(),
                "moves", moves.size(),
                "player", named,
                "rival", rival,
                "most", Math.max(mine, theirs),
                "least", Math.min(mine, theirs));
    }

    private Map<String, Object> matchArgs() {
        Map<String, Object> args = new HashMap<>(gameArgs());
        int south = roundsOf(Winner.SOUTH);
        int north = roundsOf(Winner.NORTH);
        args.put("last", new Caption.Word("game." + gameStands(), gameArgs()));
        args.put("champion", match().side().orElse(learner));
        args.put("won", Math.max(south, north));
        args.put("lost", Math.min(south, north));
        return args;
    }

    /** The words in which it is told: in a game against somebody with a name, to whoever plays against them. */
    public CaptionText told(CaptionText words) {
        return step.isPlayedOut() && step.opponent() instanceof Opponent.Named player
                ? new CaptionText(words.wording()
                        .against(learner, words.text("rival." + player.rival().id())))
                : words;
    }

    /** The choice of the other side that is under way at a cursor of its timeline; empty where the learner's is. */
    public Optional<Lifted> answering(int cursor) {
        return scene
                .shown()
                .subList(begun.shown().size(), Math.max(begun.shown().size(), cursor))
                .stream()
                .filter(event -> event instanceof RoundEnded || (event instanceof Lifted lifted && lifted.lap() == 1))
                .reduce((earlier, later) -> later)
                .flatMap(event -> event instanceof Lifted lifted ? Optional.of(lifted) : Optional.empty())
                .filter(lifted -> !isToMove(lifted.player()));
    }

    /** What is worth bringing about and has been, now or before the try was begun again, in the order of the step. */
    public List<Aim> reached() {
        return reached(scene.shown().size());
    }

    /** The same as far as has been seen at a cursor of its timeline; what holds from the beginning can still be lost. */
    public List<Aim> reached(int cursor) {
        Circumstances first = now(begun, 0);
        Circumstances there = now(scene, made(), cursor);
        boolean over = outcome == Outcome.REACHED && cursor >= scene.shown().size();
        return step.aims().stream()
                .filter(aim -> earned.contains(aim)
                        || (aim.when().holds(there) && (over || !aim.when().holds(first))))
                .toList();
    }

    /** Whether what the step is about has been shown: its goal, and where something is worth bringing about, one of it. */
    public boolean isShown() {
        return outcome == Outcome.REACHED
                && (step.aims().isEmpty() || !reached().isEmpty());
    }

    /** What whoever is to move in a game is advised, if that was asked for since the latest move. */
    public Optional<MoveAdvice> advice() {
        return advice;
    }

    /**
     * The same with a move that looking ahead recommends; that can take long.
     *
     * @param stopped ends it early, with any move
     */
    public Trial advised(BooleanSupplier stopped) {
        return outcome == Outcome.OPEN
                ? new Trial(
                        this, climb, Optional.of(MoveAdvice.of(scene.match(), replies, Watch.until(stopped))), earned)
                : this;
    }

    /** The learner's moves, in order, on all boards. */
    public List<Move> moves() {
        return moves;
    }

    /** The learner's moves on the board that is shown, or in this round. */
    public List<Move> movesHere() {
        return moves.subList(climb.start(), moves.size());
    }

    private int made() {
        return moves.size() - climb.start();
    }

    private int most(Climb there) {
        return step.rungs().stream()
                .skip(there.rung())
                .findFirst()
                .map(Rung::moves)
                .orElse(step.moves());
    }

    /** What its latest move costs to play and to judge, counted in events and positions. */
    public long cost() {
        int made = replies - before.map(b -> b.replies).orElse(0);
        int judged = step.goal().size() + step.fail().map(Condition::size).orElse(0);
        int search = strategy().isPresent() ? 40 << (3 * (level() - 1)) : 0;
        return (1L + made) * (scene.shown().size() + 2L * judged * events().size() + search);
    }

    /** Where the board stands. */
    public Position position() {
        return scene.position();
    }

    /** What has happened since it began. */
    public List<BoardEvent> events() {
        return scene.shown().subList(begun.shown().size(), scene.shown().size());
    }

    /** The scene in which it is played, to where it stands. */
    public Timeline timeline() {
        return Timeline.of(scene.start(), scene.shown());
    }

    /** The cursor at which the latest move begins. */
    public int latest() {
        return before.map(b -> b.scene.shown().size()).orElse(scene.shown().size());
    }

    /** Where the seeds of a game wait: the cursors at which a rule decides something for the first time on this board. */
    public List<Integer> stops() {
        if (!step.byKind(one -> false, Step.Game::stops, drill -> false)) {
            return List.of();
        }
        Set<List<Object>> met = new HashSet<>();
        List<BoardEvent> shown = scene.shown();
        return IntStream.range(0, shown.size())
                .filter(i -> shown.get(i) instanceof Ruled ruled && met.add(List.of(ruled.clause(), ruled.ruling())))
                .mapToObj(i -> i + 1)
                .toList();
    }

    /** Whether an opponent looks ahead before it answers, which can take seconds. */
    public boolean takesThought() {
        return level() > 1;
    }

    /** How many moves whoever plays the other side looks ahead, 1 or more; 0 if the program does not play it. */
    int level() {
        return strategy().map(found -> Math.max(1, found.strength())).orElse(0);
    }

    /** How the program plays the other side, if it does. */
    private Optional<Strategy> strategy() {
        return step.opponent() instanceof Opponent.Program program
                ? Strategy.parse(STRATEGIES.get(program.level() - 1))
                : step.opponent() instanceof Opponent.Named player
                        ? Optional.of(player.rival().strategy())
                        : Optional.empty();
    }

    /** The learner's moves as a progress file keeps them: on the next board of a drill its end says that it is shown. */
    List<String> written() {
        List<String> written =
                new ArrayList<>(moves.stream().map(Move::toString).toList());
        if (climb.rung() > 0 && made() == 0) {
            written.add(NEXT_BOARD);
        }
        return written;
    }

    /**
     * This trial after the moves that were made the last time, as far as they can be made again.
     *
     * @param moves as a progress file keeps them
     * @param stopped ends it early
     */
    public Trial replay(List<String> moves, BooleanSupplier stopped) {
        Trial trial = this;
        for (String name : moves) {
            trial = trial.next();
            if (name.equals(NEXT_BOARD)) {
                continue;
            }
            Optional<Move> move = trial.legalMoves().stream()
                    .filter(each -> each.toString().equals(name))
                    .findFirst();
            if (move.isEmpty() || stopped.getAsBoolean()) {
                return trial;
            }
            trial = trial.play(move.get());
        }
        return trial;
    }

    /** This trial with what is remembered of the same one before it was taken back, or begun again. */
    public Trial remembering(Trial earlier) {
        Set<Aim> all = new HashSet<>(earned);
        all.addAll(earlier.reached());
        return new Trial(this, climb.missing(earlier.climb.missed()), advice, all);
    }

    /** Why a move cannot be made; empty if it can. */
    public Optional<Refusal> refuse(Move move) {
        return scene.round().refuse(move);
    }

    /** The moves that can be made; none unless the trial is open. */
    public List<Move> legalMoves() {
        return outcome == Outcome.OPEN ? scene.round().legalMoves() : List.of();
    }

    /** The move that a house stands for: with the first direction where one is to be chosen. */
    public Move from(House house) {
        return legalMoves().stream()
                .filter(move -> move.from().equals(house))
                .findFirst()
                .orElse(new Move(house));
    }

    /** Whether there is something to {@link #undo}. */
    public boolean mayUndo() {
        return before.or(() -> left).isPresent();
    }

    /** This trial without its latest move, or as it was before it was begun again; itself if neither was done here. */
    public Trial undo() {
        return before.or(() -> left)
                .map(old -> new Trial(old, old.climb.missing(climb.missed()), Optional.empty(), earned(old)))
                .orElse(this);
    }

    private Set<Aim> earned(Trial other) {
        Set<Aim> both = new HashSet<>(earned);
        both.addAll(other.earned);
        return both;
    }

    /** This trial, to be taken back to another one of its step that is left for it. */
    Trial leaving(Trial other) {
        boolean made = !other.moves.isEmpty();
        return new Trial(step, rules, begun, moves, climb, earned, made ? Optional.of(other) : other.left);
    }

    /** This trial from its beginning: on the board of a drill that is shown, in the first round of a game. */
    public Trial restart() {
        Optional<Trial> leaves = before.isPresent() ? Optional.of(this) : left;
        Climb again = step.ladder().isPresent() ? climb : Climb.FOOT;
        return new Trial(step, rules, begun, moves.subList(0, again.start()), again, Set.copyOf(reached()), leaves);
    }

    /** How it would stand if the learner stopped here. */
    public Circumstances circumstances() {
        return now(scene, made());
    }

    /**
     * The trial after one more move and what the opponent makes of it.
     *
     * @throws IllegalArgumentException if the trial is not open or the move is {@linkplain #refuse refused}; ask first
     */
    public Trial play(Move move) {
        if (outcome != Outcome.OPEN) {
            throw new IllegalArgumentException("the trial is over");
        }
        List<Move> made = new ArrayList<>(moves);
        made.add(move);
        return answered(climb, scene.choose(move).showAll(), made, earned);
    }

    /** The trial in a scene, after what the opponent makes of it. */
    private Trial answered(Climb there, Scene from, List<Move> made, Set<Aim> known) {
        Scene next = from;
        int answered = replies;
        int count = made.size() - there.start();
        Outcome stands = judge(there, next, count);
        for (int i = 0;
                i < MAX_REPLIES
                        && stands == Outcome.OPEN
                        && !isToMove(next.round().mover());
                i++) {
            Optional<Move> reply = reply(next.round(), answered);
            if (reply.isEmpty()) {
                stands = Outcome.OVER;
            } else {
                next = next.choose(reply.get()).showAll();
                answered++;
                stands = judge(there, next, count);
            }
        }
        if (stands == Outcome.REACHED && step.rounds() > 1) {
            next = next.match().isOver() ? next.nextRound().showAll() : next;
        }
        boolean done = stands == Outcome.OPEN && count >= most(there);
        return new Trial(this, there, next, made, answered, done ? Outcome.NO_MOVES_LEFT : stands, known);
    }

    private boolean isToMove(Side side) {
        return side == learner || step.opponent() instanceof Opponent.Friend;
    }

    private Circumstances now(Scene at, int count) {
        return now(at, count, at.shown().size());
    }

    private Circumstances now(Scene at, int count, int cursor) {
        int from = begun.shown().size();
        boolean whole = cursor >= at.shown().size();
        List<BoardEvent> events = at.shown().subList(from, whole ? at.shown().size() : Math.max(from, cursor));
        Position position = whole ? at.position() : timeline().positionAt(Math.max(from, cursor));
        return new Circumstances(position, events, count, step.head().id(), Map.of());
    }

    private Outcome judge(Climb there, Scene at, int count) {
        Circumstances now = now(at, count);
        if (step.fail().filter(fail -> fail.holds(now)).isPresent()) {
            return Outcome.FAILED;
        }
        if (step.goal().holds(now)) {
            return there.rung() + 1 < boards(at) ? Outcome.CLIMBED : Outcome.REACHED;
        }
        return at.round().isOver() || at.shown().size() > Scene.MAX_EVENTS ? Outcome.OVER : Outcome.OPEN;
    }

    /** How many boards or rounds there are: a match that is over has no other round. */
    private int boards(Scene at) {
        return step.ladder().isPresent() ? step.rungs().size() : at.match().isOver() ? 0 : step.rounds();
    }

    private Optional<Move> reply(Round round, int answered) {
        if (step.opponent() instanceof Opponent.Script script) {
            return answered < script.moves().size()
                    ? Optional.of(script.moves().get(answered))
                            .filter(move -> round.refuse(move).isEmpty())
                    : Optional.empty();
        }
        if (strategy().isPresent()) {
            Arena arena = new Arena(rules);
            arena.set(round.position());
            if (arena.isOver()) {
                return Optional.empty();
            }
            int chosen = strategy().get().player(rules).choose(arena, new Dice(answered));
            return Optional.of(arena.moveOf(chosen))
                    .filter(move -> round.refuse(move).isEmpty())
                    .or(() -> round.legalMoves().stream().findFirst());
        }
        return Optional.empty();
    }
}
