package papan.lesson.kind;

import java.util.List;
import java.util.Optional;
import papan.event.SowingEvent.Ruled;
import papan.lesson.scene.Finding;

/**
 * The right answer to a question, from the rules.
 *
 * @param answer what the learner must answer; empty if the rules give none
 * @param anyOf answers of which one is enough; empty where {@code answer} is the only one
 * @param ruling the ruling on which it rests
 * @param finding why there is no answer
 */
public record RightAnswer(String answer, List<String> anyOf, Optional<Ruled> ruling, Optional<Finding> finding) {
    public RightAnswer {
        anyOf = List.copyOf(anyOf);
    }

    RightAnswer(String answer, Optional<Ruled> ruling, Optional<Finding> finding) {
        this(answer, List.of(), ruling, finding);
    }

    /** An answer that rests on no single ruling. */
    static RightAnswer of(String answer) {
        return new RightAnswer(answer, Optional.empty(), Optional.empty());
    }

    /** No answer, and why. */
    static RightAnswer none(Finding finding) {
        return new RightAnswer("", Optional.empty(), Optional.of(finding));
    }

    static RightAnswer none(String code, String path, String message, String fix) {
        return none(new Finding(code, Finding.Severity.ERROR, path, message, fix));
    }
}
