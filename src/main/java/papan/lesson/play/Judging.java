package papan.lesson.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import papan.lesson.kind.AnswerForm;
import papan.lesson.kind.AnswerOption;
import papan.lesson.kind.RightAnswer;
import papan.lesson.script.Given;

/** Understands answers and tells right ones from wrong ones. */
record Judging(AnswerForm form, List<AnswerOption> options) {
    private static final int MAX_DIGITS = 9;

    /** An answer as it was meant: options in their own order, numbers in their plain form; anything else as it is. */
    Given understood(String answer) {
        if (form == AnswerForm.WORDS) {
            return Given.words(answer.strip());
        }
        boolean numbers = form == AnswerForm.NUMBERS || form == AnswerForm.TALLY;
        boolean loose = numbers || form == AnswerForm.ORDERED || form == AnswerForm.CURVE;
        List<String> ids = options.stream().map(AnswerOption::id).toList();
        List<String> given = new ArrayList<>();
        for (String part : loose
                ? List.of(answer.strip().split("[\\s,]+", -1))
                : Given.of(answer).parts()) {
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
        return new Given(given);
    }

    /** Whether an answer could be right: options that there are, or numbers, and as many as are asked for. */
    boolean isAnswer(String answer) {
        List<String> given = understood(answer).parts();
        List<String> ids = options.stream().map(AnswerOption::id).toList();
        return switch (form) {
            case PLACE, ONE -> given.size() == 1 && ids.containsAll(given);
            case SEVERAL -> ids.containsAll(given);
            case ORDERED -> given.size() == ids.size() && Set.copyOf(given).equals(Set.copyOf(ids));
            case NUMBERS ->
                given.size() == Math.max(1, ids.size()) && given.stream().allMatch(Judging::isWhole);
            case CURVE, TALLY, WORDS -> true;
        };
    }

    private static boolean isWhole(String word) {
        return !word.isEmpty()
                && word.length() <= MAX_DIGITS
                && word.chars().allMatch(c -> Character.digit(c, 10) >= 0);
    }

    /** A whole number without leading zeros, in digits of any script. */
    static String number(String word) {
        return isWhole(word) ? Integer.toString(Integer.parseInt(word)) : word;
    }

    /** Whether an answer is right. */
    boolean isRight(Given given, RightAnswer right) {
        Given wanted = Given.of(right.answer());
        return switch (form) {
            case WORDS, TALLY -> true;
            case ORDERED, NUMBERS, CURVE -> given.equals(wanted);
            case PLACE ->
                right.anyOf().isEmpty()
                        ? given.equals(wanted)
                        : given.parts().size() == 1 && right.anyOf().contains(given.first());
            case ONE, SEVERAL -> Set.copyOf(given.parts()).equals(Set.copyOf(wanted.parts()));
        };
    }
}
