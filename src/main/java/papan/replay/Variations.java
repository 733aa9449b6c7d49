package papan.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.model.Move;

/**
 * A match and what else might have been chosen in it: the main line, and branches that part from it at a choice. One of
 * the lines is the one that is looked at. Immutable.
 */
public final class Variations {
    /** So many branches are kept at most. */
    public static final int MOST = 8;

    /** The number of the main line. */
    public static final int MAIN = 0;

    private final PlayedMatch main;
    private final List<Branch> branches;
    private final int current;

    /**
     * A line of its own.
     *
     * @param number by which it is called, from 1; it keeps it as long as it is there
     * @param match the whole of it, from the beginning
     * @param parted how many of its choices are the main line's
     */
    public record Branch(int number, PlayedMatch match, int parted) {
        /** The cursor at which it leaves the main line. */
        public int cursor() {
            return match.cursorBefore(parted);
        }
    }

    private Variations(PlayedMatch main, List<Branch> branches, int current) {
        this.main = main;
        this.branches = List.copyOf(branches);
        this.current = current;
    }

    /** A match without branches. */
    public static Variations of(PlayedMatch main) {
        return new Variations(main, List.of(), MAIN);
    }

    /** The main line. */
    public PlayedMatch main() {
        return main;
    }

    /** The branches, in the order of their numbers. */
    public List<Branch> branches() {
        return branches;
    }

    /** The number of the line that is looked at. */
    public int current() {
        return current;
    }

    /** Whether the main line is looked at. */
    public boolean isOnMain() {
        return current == MAIN;
    }

    /** The branch that is looked at; empty for the main line. */
    public Optional<Branch> branch() {
        return branch(current);
    }

    private Optional<Branch> branch(int number) {
        return branches.stream().filter(each -> each.number() == number).findFirst();
    }

    /** The line that is looked at. */
    public PlayedMatch line() {
        return branch().map(Branch::match).orElse(main);
    }

    /** Whether there is no room for one more branch. */
    public boolean isFull() {
        return branches.size() >= MOST;
    }

    /** Looks at another line; at the main line if there is none with that number. */
    public Variations lookAt(int number) {
        return new Variations(main, branches, branch(number).isPresent() ? number : MAIN);
    }

    /**
     * Whether a choice on the line that is looked at would begin a new branch: there is another choice in its place, and
     * no line yet that goes on so.
     */
    public boolean parts(int choice, Move move) {
        return choice < line().size() && goingOn(choice, move).isEmpty();
    }

    /** The line that is the same up to a choice and goes on with a move. */
    private Optional<Integer> goingOn(int choice, Move move) {
        List<Integer> numbers = new ArrayList<>(List.of(current, MAIN));
        branches.forEach(each -> numbers.add(each.number()));
        return numbers.stream()
                .filter(number -> {
                    PlayedMatch each = lookAt(number).line();
                    return each.size() > choice
                            && each.choices().get(choice).move().equals(move)
                            && each.sharedWith(line()) >= choice;
                })
                .findFirst();
    }

    /**
     * Makes a choice on the line that is looked at. After the last choice it makes the line longer. In place of an earlier
     * one it begins a branch, or turns to the line that goes on so already.
     *
     * @param choice the number of the choice on that line
     * @throws IllegalArgumentException if the choice is refused
     * @throws IllegalStateException if it would be one branch too many; ask {@link #isFull()} first
     */
    public Variations choose(int choice, Move move) {
        PlayedMatch line = line();
        Optional<Integer> other = choice < line.size() ? goingOn(choice, move) : Optional.empty();
        if (other.isPresent()) {
            return lookAt(other.get());
        }
        PlayedMatch next = line.upTo(choice).with(move);
        if (choice < line.size()) {
            return begin(next);
        }
        return isOnMain()
                ? new Variations(next, branches, MAIN)
                : new Variations(
                        main,
                        branches.stream()
                                .map(each -> each.number() == current ? new Branch(current, next, each.parted()) : each)
                                .toList(),
                        current);
    }

    /**
     * The same with one more branch, which is looked at.
     *
     * @param line not the main line, nor its beginning
     * @throws IllegalStateException if there is no room for it
     */
    public Variations begin(PlayedMatch line) {
        if (isFull()) {
            throw new IllegalStateException("there are " + MOST + " branches already");
        }
        int number = 1;
        while (branch(number).isPresent()) {
            number++;
        }
        List<Branch> more = new ArrayList<>(branches);
        more.add(number - 1, new Branch(number, line, line.sharedWith(main)));
        return new Variations(main, more, number);
    }

    /** Without a branch; if it was looked at, the main line is. */
    public Variations without(int number) {
        return new Variations(
                main,
                branches.stream().filter(each -> each.number() != number).toList(),
                number == current ? MAIN : current);
    }

    /** A branch becomes the main line, which becomes a branch in its place. The new main line is looked at. */
    public Variations asMain(int number) {
        Optional<Branch> chosen = branch(number);
        if (chosen.isEmpty()) {
            return this;
        }
        PlayedMatch next = chosen.get().match();
        return new Variations(
                next,
                branches.stream()
                        .map(each -> each.number() == number ? main : each.match())
                        .map(line -> new Branch(numberOf(line, number), line, line.sharedWith(next)))
                        .toList(),
                MAIN);
    }

    private int numberOf(PlayedMatch line, int promoted) {
        return branches.stream()
                .filter(each -> each.match() == line)
                .map(Branch::number)
                .findFirst()
                .orElse(promoted);
    }
}
