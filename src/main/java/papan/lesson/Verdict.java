package papan.lesson;

import java.util.Optional;
import papan.event.SowingEvent;

/**
 * What is said to an answer.
 *
 * @param given the answer as it was understood
 * @param right the right answer
 * @param feedback the author's words, ready to be shown; may be empty
 * @param why the ruling with its facts, where the author wants it shown
 */
public record Verdict(boolean correct, String given, String right, String feedback, Optional<SowingEvent.Ruled> why) {}
