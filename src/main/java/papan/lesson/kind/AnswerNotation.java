package papan.lesson.kind;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import papan.format.Nearest;
import papan.lesson.script.Given;
import papan.model.Layout;

/**
 * How answers to a question are written in files.
 *
 * @param offered what an answer consists of if it is chosen; nothing if it is written
 * @param isOne whether an answer is one of these
 * @param letters whether an answer is written in letters
 * @param numbers how many whole numbers an answer is, if it is neither chosen nor letters; 0 if nobody could state it
 */
public record AnswerNotation(List<String> offered, boolean isOne, boolean letters, int numbers) {
    public AnswerNotation {
        offered = List.copyOf(offered);
    }

    /** One of these. */
    static AnswerNotation oneOf(List<String> offered) {
        return new AnswerNotation(offered, true, false, 0);
    }

    /** One or more of these, joined by commas. */
    static AnswerNotation someOf(List<String> offered) {
        return new AnswerNotation(offered, false, false, 0);
    }

    /** Any of a board's places. */
    static AnswerNotation places(Layout layout) {
        return oneOf(IntStream.range(0, layout.places())
                .mapToObj(i -> layout.placeAt(i).name())
                .toList());
    }

    /** Letters, joined by commas. */
    static AnswerNotation ofLetters() {
        return new AnswerNotation(List.of(), false, true, 0);
    }

    /** So many whole numbers, joined by commas. */
    static AnswerNotation ofNumbers(int numbers) {
        return new AnswerNotation(List.of(), false, false, numbers);
    }

    /** Nothing that could be stated. */
    static AnswerNotation none() {
        return ofNumbers(0);
    }

    /** What to do about an answer that nobody can give; empty if somebody can. */
    public Optional<String> cure(String answer) {
        List<String> parts = isOne ? List.of(answer) : Given.of(answer).parts();
        if (offered.isEmpty()) {
            return isWritten(parts) ? Optional.empty() : Optional.of(form());
        }
        return parts.stream()
                .filter(part -> !offered.contains(part))
                .findFirst()
                .map(part -> Nearest.suggestion(part, offered));
    }

    private boolean isWritten(List<String> parts) {
        return letters
                ? parts.stream().allMatch(part -> part.matches("[a-z]"))
                : parts.size() == numbers && parts.stream().allMatch(part -> part.matches("0|[1-9][0-9]{0,8}"));
    }

    private String form() {
        if (letters) {
            return "Write small letters with commas between them, as in \"b,a\".";
        }
        return switch (numbers) {
            case 0 -> "Leave it out.";
            case 1 -> "Write a whole number.";
            default -> "Write " + numbers + " whole numbers with commas between them.";
        };
    }
}
