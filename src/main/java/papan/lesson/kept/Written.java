package papan.lesson.kept;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is written down of an act: itself, where it led, and what counts of it. Times are filled in later.
 *
 * @param way what is done once more when the lesson is opened again; nothing outside the lesson
 * @param place where the learner is then
 * @param result what results tell of it alone; empty if nothing
 * @param apart whether it was done outside the lesson, in a review for example: it leaves the learner's place and time alone
 */
public record Written(List<Done> way, Bookmark place, Optional<Answered> result, boolean apart) {
    public Written {
        way = List.copyOf(way);
    }

    /** The same after something that was seen before it. */
    public Written after(List<Done> seen) {
        return new Written(Stream.concat(seen.stream(), way.stream()).toList(), place, result, apart);
    }
}
