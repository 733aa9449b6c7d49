package papan.lesson.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import papan.lesson.play.LessonState;
import papan.lesson.script.Cite;
import papan.lesson.script.Lesson;
import papan.narration.CaptionText;
import papan.rules.Key;

/**
 * What is to be shown of a lesson: a function of how far its learner has come, with nothing in it of how it is shown.
 *
 * @param words in whose language and terms it is written
 * @param kind what it is a page of
 * @param spot where in a lesson it is
 * @param number of the step, from 1
 * @param steps how many there are
 * @param blocks in the order in which they are read
 * @param offers what can be done
 * @param notes for the teacher; may be empty
 */
public record Page(
        CaptionText words,
        Kind kind,
        Spot spot,
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

    /**
     * Where in a lesson a page is.
     *
     * @param lesson its id
     * @param step the id of the step
     * @param over whether the lesson is over
     * @param entries how often a step has been entered: another number means that one begins, even the same again
     */
    public record Spot(String lesson, String step, boolean over, int entries) {}

    /** The id of the step. */
    public String step() {
        return spot.step();
    }

    /** What a page is of. */
    public enum Kind {
        SHOWN,
        PLAYED,
        /** A question, answered or not. */
        ASKED,
        TRIED,
        COMPARED,
        CHARTED,
        /** A rule is being changed. */
        ALTERED,
        /** The lesson is over. */
        ENDED
    }

    /** Whether it is of one of these kinds. */
    public boolean is(Kind... kinds) {
        return Stream.of(kinds).anyMatch(kind::equals);
    }

    /** Whether the board shows something else than the lesson. */
    public boolean isElsewhere() {
        return offers.showing().isElsewhere();
    }

    /** Whether a place is to be pointed at in which boards differ: all has been played, and there is one. */
    public boolean isPointing() {
        return !offers.showing().plays()
                && find(Block.Look.class).filter(Block.Look::points).isPresent();
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

    /**
     * What a lesson says of the world, who says so, and how sure that is.
     *
     * @param text what is said, in the language of the words
     */
    public static String cited(Lesson lesson, Cite cite, String text, CaptionText words) {
        String source = lesson.meta().sources().stream()
                .filter(each -> each.id().equals(cite.source()))
                .map(Lesson.Reference::cite)
                .findFirst()
                .orElse(cite.source());
        String where = cite.where().isEmpty() ? source : source + words.text("list.comma") + cite.where();
        String sure = words.text("cite." + Key.of(cite.sure()));
        return words.text("cite.line", Map.of("text", text, "source", where, "sure", sure));
    }
}
