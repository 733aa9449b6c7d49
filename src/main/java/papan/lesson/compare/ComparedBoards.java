package papan.lesson.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import papan.analysis.Comparison;
import papan.analysis.Counterparts;
import papan.analysis.Courses;
import papan.analysis.Differing;
import papan.event.Fold;
import papan.lesson.script.Borrowed;
import papan.lesson.script.LookFor;
import papan.lesson.script.SameHouse;
import papan.lesson.script.Step;
import papan.model.Place;
import papan.model.Position;
import papan.narration.Language;
import papan.replay.Lockstep;
import papan.replay.Timeline;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/**
 * The same moves from the same position on several boards, played and compared.
 *
 * @param boards two or more, the one that the others are compared with first
 * @param comparisons of the first board with each of the others, in their order: one fewer than boards
 * @param lockstep what happens on the boards, in step
 * @param houses which houses of two boards correspond
 * @param lookFor what a learner is to look for before it is said why the boards part
 */
public record ComparedBoards(
        List<Board> boards, List<Comparison> comparisons, Lockstep lockstep, SameHouse houses, LookFor lookFor) {
    public ComparedBoards {
        boards = List.copyOf(boards);
        comparisons = List.copyOf(comparisons);
        if (boards.size() != comparisons.size() + 1 || boards.size() < 2) {
            throw new IllegalArgumentException(
                    "boards has " + boards.size() + " entries for " + comparisons.size() + " comparisons");
        }
    }

    /**
     * One of the boards.
     *
     * @param id its name in the lesson
     * @param label what the author calls it, in the syntax of {@link papan.narration.Pattern}; may be empty
     * @param played what came of the moves; the seeds laid out for another round are left out where they say nothing
     */
    public record Board(String id, String label, Courses.Played played) {
        /** The rules by which it was played: one clause may be another rule set's. */
        public RuleSet rules() {
            return played.rules();
        }

        /** The seeds at the end. */
        public Position end() {
            return Fold.after(played.before(), played.events());
        }

        /** Everything that happened on it. */
        public Timeline timeline() {
            return Timeline.of(played.before(), played.events());
        }
    }

    /** How many events of each board have happened when so many of the first one have. */
    public List<Integer> cursors(int first) {
        return IntStream.range(0, boards.size())
                .mapToObj(board -> board == 0 ? first : lockstep.beside(board, first))
                .toList();
    }

    /** Where the boards differ when so many events of each have happened. */
    public Differing differing(List<Integer> cursors) {
        return new Differing(
                IntStream.range(0, boards.size())
                        .mapToObj(board -> lockstep.timelines().get(board).positionAt(cursors.get(board)))
                        .toList(),
                boards.stream().skip(1).map(this::counterparts).toList());
    }

    /** Whether somebody who looks for differences can point at one when so many events of each board have happened. */
    public boolean isToPoint(List<Integer> cursors) {
        return lookFor == LookFor.DIFFERENCES && differing(cursors).isAny();
    }

    /** A place of a board at which somebody points when so many events of each have happened. */
    public PointedPlace pointed(List<Integer> cursors, int board, Place place) {
        return new PointedPlace(place, differing(cursors).seedsIn(board, place));
    }

    /** Houses of the same name correspond, unless the author wants those that are as far before the store. */
    private Counterparts counterparts(Board board) {
        RuleSet one = boards.get(0).rules();
        Counterparts ring = new Counterparts(one, board.rules());
        return houses == SameHouse.RING || !ring.isSameSize() ? ring : new Counterparts(one, one);
    }

    /** The same boards with the labels of another version of their step. */
    public ComparedBoards with(Step.Compare step) {
        List<Board> named = new ArrayList<>();
        for (Board board : boards) {
            String label = step.boards().get(named.size()).label();
            named.add(new Board(board.id(), label, board.played()));
        }
        return new ComparedBoards(named, comparisons, lockstep, houses, lookFor);
    }

    /** The clauses that explain where the boards part, each once. */
    public List<ClauseId> differBy() {
        List<ClauseId> clauses = new ArrayList<>();
        for (Comparison comparison : comparisons) {
            comparison.explanation().stream()
                    .filter(clause -> !clauses.contains(clause))
                    .forEach(clauses::add);
        }
        return List.copyOf(clauses);
    }

    /** What a board without a label is called: as its rule set, with its id where that would not tell it from another. */
    public String name(Board board, Language language) {
        String name = name(board.rules(), language);
        boolean alone = boards.stream()
                        .filter(other -> other.label().isEmpty())
                        .filter(other -> name(other.rules(), language).equals(name))
                        .count()
                == 1;
        return alone ? name : name + " (" + board.id() + ")";
    }

    private static String name(RuleSet rules, Language language) {
        return rules.isAltered()
                ? Borrowed.name(rules, language)
                : rules.about().name(language.tag());
    }
}
