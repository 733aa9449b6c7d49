package papan.lesson.learner;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;

/**
 * A board of a drill that was practised.
 *
 * @param rules the id of the rule set
 * @param lesson the id of the lesson that the drill is in
 * @param step the id of the drill
 * @param number from which of the drill's ladders the board is: 0 for the lesson's own
 * @param board its fingerprint
 * @param right whether it was right at the first go
 * @param time when that was decided
 */
public record Practised(
        String rules, String lesson, String step, int number, String board, boolean right, Instant time) {
    /** The day on which it was practised. */
    LocalDate day(ZoneId zone) {
        return LocalDate.ofInstant(time, zone);
    }
}
