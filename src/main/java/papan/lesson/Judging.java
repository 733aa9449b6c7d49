package papan.lesson;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/** Understands answers and tells right ones from wrong ones. */
record Judging(AnswerForm form, List<AnswerOption> options) {
    private static final int MAX_DIGITS = 9;

    /** An answer as it was meant: options in their own order, numbers in their plain form; anything else as it is. */
    List<String> understood(String answer) {
        if (form == AnswerForm.WORDS) {
            return List.of(answer.strip());
        }
        boolean numbers = form == AnswerForm.NUMBERS || form == AnswerForm.TALLY;
        boolean loose = numbers || form == AnswerForm.ORDERED || form == AnswerForm.CURVE;
        List<String> ids = options.stream().map(AnswerOption::id).toList();
        List<String> given = new ArrayList<>();
        for (String part : loose ? answer.strip().split("[\\s,]+", -1) : answer.split(",", -1)) {
            String word = part.strip();
            given.add(
                    numbers
                            ? number(word)
                            : ids.stream()
                                    .filter(word::equalsIgnoreCase)
                                    .findFirst()
                                    .orElse(word));
        }
        if (!loose) {
            given.sort(Comparator.comparingInt(ids::indexOf));
        }
        return given;
    }

    /** A whole number without leading zeros, in digits of any script. */
    static String number(String word) {
        boolean whole = !word.isEmpty()
                && word.length() <= MAX_DIGITS
                && word.chars().allMatch(c -> Character.digit(c, 10) >= 0);
        return whole ? Integer.toString(Integer.parseInt(word)) : word;
    }

    /** Whether an answer is right. */
    boolean isRight(List<String> given, RightAnswer right) {
        List<String> wanted = List.of(right.answer().split(",", -1));
        return switch (form) {
            case WORDS, TALLY -> true;
            case ORDERED, NUMBERS, CURVE -> given.equals(wanted);
            case PLACE ->
                right.anyOf().isEmpty()
                        ? given.equals(wanted)
                        : given.size() == 1 && right.anyOf().contains(given.get(0));
            case ONE, SEVERAL -> new TreeSet<>(given).equals(new TreeSet<>(wanted));
        };
    }
}
