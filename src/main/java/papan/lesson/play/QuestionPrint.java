package papan.lesson.play;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import papan.analysis.ChartPlan;
import papan.lesson.kind.AnswerOption;
import papan.lesson.kind.QuestionKind;
import papan.lesson.kind.QuestionKinds;
import papan.lesson.script.Borrowed;
import papan.lesson.script.Condition;
import papan.lesson.script.Lesson;
import papan.lesson.script.Question;
import papan.lesson.script.Rung;
import papan.lesson.script.Step;

/**
 * A fingerprint of a question: of its type, the board on which it is asked, what may be answered and what is right. Its
 * words are not in it, so that they can be mended and translated while answers stay valid.
 */
public final class QuestionPrint {
    /** The type of what is not a question but lets try, as it stands in progress files. */
    public static final String TRY = "try";

    private static final int DIGITS = 12;

    private QuestionPrint() {}

    /**
     * The fingerprint of whatever a lesson asks, lets try or lets draw, by the id of the step, in order; then those of the
     * questions of its bank.
     */
    public static Map<String, String> of(LessonRun run) {
        Map<String, String> prints = new LinkedHashMap<>();
        for (Stage stage : run.stages()) {
            print(run, stage).ifPresent(print -> prints.put(stage.step().head().id(), hash(print)));
        }
        run.bank().ifPresent(bank -> prints.putAll(of(bank)));
        return prints;
    }

    /**
     * The fingerprint of a stage's question, of what it lets try, or of the line that is drawn in it; another one where the
     * lesson alters other rules. Empty if nothing is answered in it.
     */
    public static Optional<String> find(LessonRun run, Stage stage) {
        return print(run, stage).map(QuestionPrint::hash);
    }

    /**
     * The same of a stage in which something is answered.
     *
     * @throws IllegalArgumentException if nothing is
     */
    public static String of(LessonRun run, Stage stage) {
        return find(run, stage)
                .orElseThrow(() -> new IllegalArgumentException(
                        "nothing is answered in stage " + stage.step().head().id()));
    }

    /** The fingerprint of one board of a drill: of the rule set, the goal, the board and the moves that are right on it. */
    static String of(Lesson lesson, Condition goal, Rung board) {
        return hash(
                String.join("\n", lesson.rulesId() + " " + lesson.rules().set(), goal.toString(), board.toString()));
    }

    private static Optional<String> print(LessonRun run, Stage stage) {
        Borrowed altered = run.lesson().rules().set();
        Step step = stage.step();
        return step.asAsk()
                .map(ask -> asked(run, stage, QuestionKinds.of(ask.question())))
                .or(() -> step.asTrying().map(tried -> tried(run, stage, tried)))
                .or(() -> step.asShowChart()
                        .flatMap(shown -> drawn(run, stage, shown.chart().plan())))
                .map(print -> print + (altered.isNone() ? "" : "\n" + altered));
    }

    private static String asked(LessonRun run, Stage stage, QuestionKind kind) {
        String options = run.options(stage).stream().map(AnswerOption::id).collect(Collectors.joining(","));
        return String.join(
                "\n",
                kind.type(),
                kind.print(),
                options,
                kind.isAnswerText() ? "" : run.rightAnswer(stage).written(),
                stage.timeline().positionAt(stage.end()).toString());
    }

    private static String tried(LessonRun run, Stage stage, Step.Trying tried) {
        return String.join(
                "\n",
                TRY,
                tried.goal() + " " + tried.fail() + " " + tried.moves(),
                tried.opponent().toString(),
                tried.rungs().isEmpty()
                        ? run.begin(stage).position().toString()
                        : tried.rungs().toString());
    }

    /** Of a line that is drawn before a chart is shown; empty where none is. */
    private static Optional<String> drawn(LessonRun run, Stage stage, ChartPlan chart) {
        String lines = chart.series().isEmpty() ? "" : " " + chart.series();
        return run.sheet(stage)
                .map(sheet -> String.join(
                        "\n",
                        "predict",
                        chart.kind() + " " + chart.per() + lines,
                        run.truth(stage).written()));
    }

    /** The name of what a step asks or lets try, as it stands in progress files. */
    public static String type(Stage stage) {
        return stage.asked().map(ask -> type(ask.question())).orElse(TRY);
    }

    /** The name of a question's type, as it stands in lesson files. */
    public static String type(Question question) {
        return QuestionKinds.of(question).type();
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java knows SHA-256", e);
        }
    }
}
