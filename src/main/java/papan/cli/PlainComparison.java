package papan.cli;

import java.io.PrintWriter;
import java.util.function.Predicate;
import papan.lesson.ComparisonText;

/** Prints in sentences where two boards part and why. */
final class PlainComparison {
    private PlainComparison() {}

    /**
     * Prints it.
     *
     * @param isNew whether a sentence has not been told yet; of several boards that are compared with the same one, what
     *     that one does is told once
     */
    static void print(ComparisonText text, Predicate<String> isNew, PrintWriter out) {
        out.println(text.agreement());
        String mark = text.comparison().parts() ? "  … " : "  ";
        text.last().filter(isNew).ifPresent(last -> out.println(mark + last));
        text.then().stream().filter(isNew).forEach(then -> out.println("  " + then));
        text.because().ifPresent(out::println);
        for (ComparisonText.Reason reason : text.reasons()) {
            out.println("  " + reason.question() + "  [" + reason.clause().id() + "]");
            reason.answers().stream()
                    .filter(answer -> isNew.test(answer.board() + ": " + answer.sentence()))
                    .forEach(answer -> says(answer, out));
        }
    }

    private static void says(ComparisonText.Answer answer, PrintWriter out) {
        out.println("    " + answer.board() + ": " + answer.sentence());
        answer.documents().forEach(title -> out.println("      + " + title));
        answer.reading().ifPresent(reading -> out.println("      ~ " + reading));
    }
}
