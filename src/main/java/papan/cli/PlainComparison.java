package papan.cli;

import java.io.PrintWriter;
import papan.lesson.ComparisonText;

/** Prints in sentences where two boards part and why. */
final class PlainComparison {
    private PlainComparison() {}

    static void print(ComparisonText text, PrintWriter out) {
        out.println(text.agreement());
        String mark = text.comparison().parts() ? "  … " : "  ";
        text.last().ifPresent(last -> out.println(mark + last));
        text.then().forEach(then -> out.println("  " + then));
        text.because().ifPresent(out::println);
        for (ComparisonText.Reason reason : text.reasons()) {
            out.println("  " + reason.question() + "  [" + reason.clause().id() + "]");
            reason.answers().forEach(answer -> says(answer, out));
        }
    }

    private static void says(ComparisonText.Answer answer, PrintWriter out) {
        out.println("    " + answer.board() + ": " + answer.sentence());
        answer.documents().forEach(title -> out.println("      + " + title));
        answer.reading().ifPresent(reading -> out.println("      ~ " + reading));
    }
}
