package papan.cli;

import java.io.PrintWriter;
import java.util.List;
import papan.format.CheckedFile;
import papan.format.Problem;

/** Tells build servers what is wrong with files, as JUnit does: a suite for each file, a case for each problem. */
final class JunitReport {
    private final PrintWriter out;
    private final boolean strict;

    /**
     * A report.
     *
     * @param strict whether warnings are failures
     */
    JunitReport(PrintWriter out, boolean strict) {
        this.out = out;
        this.strict = strict;
    }

    /** Prints the whole report. */
    void print(List<CheckedFile> files) {
        int tests = files.stream().mapToInt(JunitReport::tests).sum();
        long failures = files.stream().mapToLong(this::failures).sum();
        out.println("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
        out.println("<testsuites name=\"papan lesson check\" tests=\"" + tests + "\" failures=\"" + failures
                + "\" errors=\"0\">");
        files.forEach(this::suite);
        out.println("</testsuites>");
    }

    private static int tests(CheckedFile file) {
        return Math.max(1, file.problems().size());
    }

    private long failures(CheckedFile file) {
        return file.problems().stream().filter(this::fails).count();
    }

    private boolean fails(Problem problem) {
        return strict || problem.severity() == Problem.Severity.ERROR;
    }

    private void suite(CheckedFile file) {
        out.println("  <testsuite" + attribute("name", file.path()) + attribute("tests", "" + tests(file))
                + attribute("failures", "" + failures(file)) + " errors=\"0\" skipped=\"0\">");
        if (file.problems().isEmpty()) {
            out.println("    <testcase" + attribute("classname", file.path()) + attribute("name", "in order")
                    + attribute("file", file.path()) + "/>");
        }
        file.problems().forEach(problem -> test(file, problem));
        out.println("  </testsuite>");
    }

    private void test(CheckedFile file, Problem problem) {
        String where = problem.spot().line() + ":" + problem.spot().column();
        String name = problem.code() + " " + where + (problem.path().isEmpty() ? "" : " " + problem.path());
        out.println("    <testcase" + attribute("classname", file.path()) + attribute("name", name)
                + attribute("file", file.path())
                + attribute("line", "" + problem.spot().line()) + ">");
        String line = file.path() + ":" + where + "  " + problem.code() + " " + problem.message() + " " + problem.fix();
        if (fails(problem)) {
            out.println("      <failure" + attribute("type", problem.code()) + attribute("message", problem.message())
                    + ">" + escaped(line.strip()) + "</failure>");
        } else {
            out.println("      <system-out>" + escaped(line.strip()) + "</system-out>");
        }
        out.println("    </testcase>");
    }

    private static String attribute(String name, String value) {
        return " " + name + "=\"" + escaped(value) + "\"";
    }

    /** A text as XML takes it: what XML cannot say at all becomes a question mark. */
    static String escaped(String text) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\n', '\r', '\t' -> out.append("&#").append(c).append(';');
                default -> out.appendCodePoint(isXml(c) ? c : '?');
            }
        });
        return out.toString();
    }

    private static boolean isXml(int c) {
        boolean surrogate = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
        return c >= ' ' && !surrogate && c != 0xFFFE && c != 0xFFFF;
    }
}
