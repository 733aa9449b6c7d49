package papan.lesson.learner;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import papan.model.Says;

/** A board of a drill that was practised. */
@Says(value = "A board that was practised.", name = "board")
public record Practised(
        @Says(value = "The id of the rule set.", filled = true)
        String rules,

        @Says(value = "The id of the lesson.", filled = true)
        String lesson,

        @Says(value = "The id of the drill.", filled = true) String step,

        @Says(
                value = "Which of the drill's further ladders the board is from; left out for the lesson's own.",
                usual = "0")
        int number,

        @Says(value = "The fingerprint of the board.", filled = true)
        String board,

        @Says("Whether it was right at the first go.") boolean right,
        @Says("When that was decided.") Instant time) {
    /** The day on which it was practised. */
    LocalDate day(ZoneId zone) {
        return LocalDate.ofInstant(time, zone);
    }
}
