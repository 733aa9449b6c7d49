package papan.lesson.page;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import papan.lesson.play.LessonState;
import papan.narration.CaptionText;

/**
 * What is to be shown of a lesson: a function of how far its learner has come, with nothing in it of how it is shown.
 *
 * @param words in whose language and terms it is written
 * @param step the id of the step
 * @param number of the step, from 1
 * @param steps how many there are
 * @param blocks in the order in which they are read
 * @param offers what can be done
 * @param notes for the teacher; may be empty
 */
public record Page(
        CaptionText words,
        String step,
        int number,
        int steps,
        String title,
        List<Block> blocks,
        Offers offers,
        String notes) {
    public Page {
        blocks = List.copyOf(blocks);
    }

    /** What can be done. */
    public Set<Offers.Action> actions() {
        return offers.all();
    }

    /** Whether it has a block of a kind. */
    public boolean has(Class<? extends Block> kind) {
        return find(kind).isPresent();
    }

    /** Whether the board shows something else than the lesson. */
    public boolean isElsewhere() {
        return offers.showing().isElsewhere();
    }

    /** Its blocks of one kind. */
    public <B extends Block> Stream<B> all(Class<B> kind) {
        return blocks.stream().filter(kind::isInstance).map(kind::cast);
    }

    /** The first of them. */
    public <B extends Block> Optional<B> find(Class<B> kind) {
        return all(kind).findFirst();
    }

    /** What it tells that an earlier page of the same step did not. */
    public List<Block> newSince(Page before) {
        return blocks.stream().filter(block -> block.isNew(before.blocks)).toList();
    }

    /**
     * The page at a moment: the board as it is at a cursor, and the one sentence about what has just happened.
     *
     * @param cursor in the timeline of the step, or of what is tried in it
     * @param words the program's own
     */
    public static Page of(LessonState state, int cursor, CaptionText words) {
        return of(state, cursor, words, Showing.AT_REST);
    }

    /** The same beside what else stands before whoever looks at it. */
    public static Page of(LessonState state, int cursor, CaptionText words, Showing showing) {
        return PageMaker.at(state, cursor, words, showing);
    }

    /**
     * The page as it is read from top to bottom: how the board is before the step, everything that happens on it, and
     * how it is then.
     *
     * @param words the program's own
     */
    public static Page read(LessonState state, CaptionText words) {
        return PageMaker.read(state, words);
    }
}
