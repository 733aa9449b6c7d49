package papan.lesson.play;

import java.util.Locale;
import java.util.Optional;

/** How sure a learner is of an answer that has not been judged yet. */
public enum Confidence {
    /** It was guessed. */
    GUESS(1),
    /** Fairly sure. */
    FAIRLY(2),
    /** Sure. */
    SURE(3);

    private final int number;

    Confidence(int number) {
        this.number = number;
    }

    /** The number that stands for it in files, results and conditions, from 1. */
    public int number() {
        return number;
    }

    /** The key of its word in the narration's catalogue. */
    public String key() {
        return "confidence." + name().toLowerCase(Locale.ROOT);
    }

    /** What a typed number stands for, in digits of any script; empty if it is none of them. */
    public static Optional<Confidence> parse(String typed) {
        String number = Judging.number(typed.strip());
        for (Confidence each : values()) {
            if (number.equals(Integer.toString(each.number()))) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }
}
