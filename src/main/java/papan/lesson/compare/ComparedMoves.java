package papan.lesson.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import papan.analysis.Courses;
import papan.engine.Engine;
import papan.engine.Match;
import papan.engine.Round;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.RoundEvent.MatchEnded;
import papan.event.RoundEvent.Passed;
import papan.event.RoundEvent.RoundEnded;
import papan.lesson.scene.Effort;
import papan.lesson.scene.Findings;
import papan.lesson.scene.MovePlay;
import papan.lesson.scene.OpeningPlay;
import papan.lesson.scene.Scene;
import papan.lesson.script.From;
import papan.lesson.script.LessonMove;
import papan.lesson.script.LessonMove.Choice;
import papan.lesson.script.LessonMove.Pass;
import papan.lesson.script.LessonMove.Refill;
import papan.lesson.script.LessonMove.Together;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.RuleSet;

/**
 * What is chosen on boards that are compared, house by house. A common opening is written out in the order in which the
 * first board asks for its houses. Passes and refills happen by themselves where the rules have them, so that they may
 * differ from board to board; what the author says of them is about the first board.
 */
final class ComparedMoves {
    private final String path;
    private final Step.Compare.Board board;
    private final RuleSet rules;
    private final Findings findings;
    private final List<Move> moves = new ArrayList<>();
    /** For each move that is chosen, where it is written. */
    private final List<Integer> written = new ArrayList<>();

    /**
     * The moves of the first board.
     *
     * @param boardPath where it is written
     * @param findings where is told what is wrong with them
     */
    ComparedMoves(String boardPath, Step.Compare.Board board, RuleSet rules, Findings findings) {
        this.findings = findings;
        this.path = boardPath + ".moves";
        this.board = board;
        this.rules = rules;
        for (int i = 0; i < board.moves().size(); i++) {
            for (Move move : chosen(i)) {
                moves.add(move);
                written.add(i);
            }
        }
    }

    /** What is chosen, in order. */
    List<Move> moves() {
        return moves;
    }

    /** Where in the list of the author a move is written that is chosen. */
    int written(int move) {
        return written.get(move);
    }

    /** Whether the author wants to see what comes after the last round. */
    boolean endsWithRefill() {
        return !board.moves().isEmpty() && board.moves().get(board.moves().size() - 1) instanceof Refill;
    }

    private List<Move> chosen(int index) {
        LessonMove move = board.moves().get(index);
        if (move instanceof Choice choice) {
            return List.of(choice.move());
        }
        return move instanceof Together together ? opening(index, together) : List.of();
    }

    private List<Move> opening(int index, Together together) {
        if (index > 0 || board.from() instanceof From.Given) {
            fault(
                    "E512",
                    index,
                    "Both players choose together only where a board begins from the rule set's own start.",
                    "Write \"position\": \"start\", and nothing before this move.");
            return List.of();
        }
        Scene start = Scene.of(new Engine(rules), board.from());
        OpeningPlay opening = new OpeningPlay(path + "[" + index + "]", together, start, findings);
        return opening.opened().isPresent() ? inOrder(together) : List.of();
    }

    /** The houses of an opening that can be played, in the order in which the rules ask for them. */
    private List<Move> inOrder(Together together) {
        int[] used = new int[Side.values().length];
        List<Move> all = new ArrayList<>();
        Round round = Match.fromStart(new Engine(rules)).round();
        while (round.isOpening()) {
            Side mover = round.mover();
            Move move = together.of(mover).get(used[mover.index()]++);
            all.add(move);
            round = round.choose(move);
        }
        return all;
    }

    /** Compares what the author says between the houses with what happens on the first board, on which all can be chosen. */
    void check(Effort effort) {
        int made = 0;
        for (int i = 0; i < board.moves().size() && !effort.isSpent(); i++) {
            LessonMove move = board.moves().get(i);
            made += (int) written.stream().filter(Integer.valueOf(i)::equals).count();
            if (move instanceof Pass || move instanceof Refill) {
                Courses.Played now = played(made, effort);
                int before = made == 0 ? 0 : played(made - 1, effort).events().size();
                List<BoardEvent> latest =
                        now.events().subList(before, now.events().size());
                if (move instanceof Refill refill) {
                    refill(i, refill, now, latest);
                } else if (latest.isEmpty() || !(latest.get(latest.size() - 1) instanceof Passed)) {
                    fault("E511", i, "Nobody passes here on board " + board.id() + ".", "Leave the pass out.");
                }
            }
        }
    }

    private Courses.Played played(int made, Effort effort) {
        Optional<Position> from =
                board.from() instanceof From.Given given ? Optional.of(given.position()) : Optional.empty();
        Courses.Played played = Courses.play(rules, from, moves.subList(0, made));
        effort.spend(played.events().size());
        return played;
    }

    private void refill(int index, Refill refill, Courses.Played now, List<BoardEvent> latest) {
        List<BoardEvent> after = latest.stream()
                .dropWhile(event -> !(event instanceof RoundEnded))
                .skip(1)
                .toList();
        if (after.isEmpty()) {
            boolean over = latest.stream().anyMatch(RoundEnded.class::isInstance);
            fault(
                    "E515",
                    index,
                    over
                            ? "By the rules of board " + board.id()
                                    + " a match has a single round, so nothing is filled."
                            : "The round is not over on board " + board.id() + ", so nothing is filled yet.",
                    "Leave the refill out.");
            return;
        }
        boolean ended = after.get(after.size() - 1) instanceof MatchEnded;
        Set<House> burnt =
                ended ? Set.of() : Fold.after(now.before(), now.events()).burnt();
        if (refill.burn().filter(houses -> !houses.equals(burnt)).isPresent()) {
            findings.error(
                    "X402",
                    path + "[" + index + "].burn",
                    "The lesson expects " + MovePlay.names(refill.burn().get()) + " to be burnt, the rules burn "
                            + MovePlay.names(burnt) + (ended ? ": the match is over." : "."),
                    "Correct the list, or leave it out.");
        }
    }

    private void fault(String code, int index, String message, String fix) {
        findings.error(code, path + "[" + index + "]", message, fix);
    }
}
