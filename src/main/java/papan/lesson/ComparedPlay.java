package papan.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.analysis.Comparison;
import papan.analysis.Courses;
import papan.engine.Refusal;
import papan.event.SowingEvent;
import papan.model.Move;
import papan.model.Position;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/** Plays the boards of a step that compares, and compares them. */
final class ComparedPlay {
    private final String path;
    private final Step.Compare step;
    private final RuleBook book;
    private final List<Finding> findings = new ArrayList<>();

    ComparedPlay(String stepPath, Step.Compare step, RuleBook book) {
        this.path = stepPath + ".boards";
        this.step = step;
        this.book = book;
    }

    /** What is wrong with boards that could not be played. */
    List<Finding> findings() {
        return findings;
    }

    /** The boards; empty if one of them could not be played. */
    Optional<ComparedBoards> boards() {
        Step.Compare.Board first = step.boards().get(0);
        Optional<Position> from =
                first.from() instanceof From.Given given ? Optional.of(given.position()) : Optional.empty();
        List<RuleSet> rules = new ArrayList<>();
        for (int i = 0; i < step.boards().size(); i++) {
            board(i, from, first.moves()).ifPresent(rules::add);
        }
        if (!findings.isEmpty()) {
            return Optional.empty();
        }
        List<Comparison> comparisons = rules.stream()
                .skip(1)
                .map(other -> Comparison.of(rules.get(0), other, from, first.moves()))
                .toList();
        List<ComparedBoards.Board> boards = new ArrayList<>();
        int longest = comparisons.stream().mapToInt(Comparison::same).max().orElseThrow();
        boards.add(board(0, comparisons.get(0).first(), longest));
        for (int i = 1; i < step.boards().size(); i++) {
            boards.add(board(
                    i, comparisons.get(i - 1).second(), comparisons.get(i - 1).same()));
        }
        return Optional.of(new ComparedBoards(boards, comparisons, step.sync(), step.lookFor()));
    }

    /** A board; without what only prepares the next round, unless that is where it parts from another. */
    private ComparedBoards.Board board(int index, Courses.Played played, int same) {
        Step.Compare.Board board = step.boards().get(index);
        Courses.Played round = played.firstRounds(1);
        int end = round.events().size();
        boolean onlyPrepares =
                played.events().subList(end, played.events().size()).stream().noneMatch(SowingEvent.class::isInstance);
        boolean whole = same >= end && end < played.events().size();
        return new ComparedBoards.Board(board.id(), board.label(), onlyPrepares && !whole ? round : played);
    }

    /** The rules of a board if all moves can be made on it; findings if not. */
    private Optional<RuleSet> board(int index, Optional<Position> from, List<Move> moves) {
        Step.Compare.Board board = step.boards().get(index);
        String boardPath = path + "[" + index + "]";
        Optional<RuleSet> rules = board.ruleSet(book);
        if (rules.isEmpty()) {
            error("E201", boardPath + ".rules", "The rules of board " + board.id() + " are not installed.", "");
            return rules;
        }
        for (int i = 0; i < moves.size(); i++) {
            // Move by move, so that a prank of endless turns is seen before it has been played to its end.
            Courses.Played played = Courses.play(rules.get(), from, moves.subList(0, i + 1));
            String movePath = boardPath + ".moves[" + i + "]";
            Optional<Refusal> refusal = played.refused();
            if (refusal.isPresent()) {
                Finding refused = Staging.refused(movePath, refusal.get());
                error(refused.code(), movePath, "On board " + board.id() + ", " + refused.message(), refused.fix());
                return Optional.empty();
            }
            if (played.events().size() > Scene.MAX_EVENTS) {
                error(
                        "E509",
                        movePath,
                        "Up to here board " + board.id() + " has seen more than " + Scene.MAX_EVENTS + " events.",
                        "Compare fewer moves.");
                return Optional.empty();
            }
        }
        return rules;
    }

    private void error(String code, String at, String message, String fix) {
        findings.add(new Finding(code, Finding.Severity.ERROR, at, message, fix));
    }
}
