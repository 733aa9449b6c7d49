package papan.lesson;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import papan.analysis.ChartPlan;
import papan.model.Move;

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
            boolean drawn =
                    stage.step().asShowChart().isPresent() && run.sheet(stage).isPresent();
            if (stage.step().isForLearner() || drawn) {
                prints.put(stage.step().head().id(), of(run, stage));
            }
        }
        run.bank().ifPresent(bank -> prints.putAll(of(bank)));
        return prints;
    }

    /**
     * The fingerprint of a stage's question, of what it lets try, or of the line that is drawn in it; another one where the
     * lesson alters other rules.
     */
    public static String of(LessonRun run, Stage stage) {
        Borrowed altered = run.lesson().rules().set();
        return hash(print(run, stage) + (altered.isNone() ? "" : "\n" + altered));
    }

    private static String print(LessonRun run, Stage stage) {
        if (stage.step() instanceof Step.Try step) {
            return String.join(
                    "\n",
                    TRY,
                    step.goal() + " " + step.fail() + " " + step.moves(),
                    step.opponent().toString(),
                    run.begin(stage).position().toString());
        }
        if (stage.step() instanceof Step.ShowChart chart) {
            return String.join("\n", "predict", about(chart.chart().plan()), run.truth(stage));
        }
        Question question = stage.ask().question();
        String options = run.options(stage).stream().map(AnswerOption::id).collect(Collectors.joining(","));
        return String.join(
                "\n",
                type(question),
                about(question),
                options,
                question instanceof Question.Explain ? "" : run.rightAnswer(stage),
                stage.timeline().positionAt(stage.end()).toString());
    }

    private static String about(Question question) {
        if (question instanceof Question.Landing landing) {
            return landing.move() + " " + landing.until().lap();
        }
        if (question instanceof Question.HowMany number) {
            return turn(number.move(), number.until()) + " " + number.of();
        }
        if (question instanceof Question.FillCounts counts) {
            return turn(counts.move(), counts.until()) + " " + counts.houses();
        }
        if (question instanceof Question.Order order) {
            return turn(order.move(), Question.Until.TURN) + " " + order.events();
        }
        if (question instanceof Question.Similar similar) {
            return similar.one().id() + " " + similar.other().id();
        }
        if (question instanceof Question.DrawCurve curve) {
            return turn(curve.move(), Question.Until.TURN) + " "
                    + curve.chart().kind() + " " + curve.chart().per() + " " + curve.side()
                    + (curve.chart().series().isEmpty()
                            ? ""
                            : " " + curve.chart().series());
        }
        return question instanceof Question.SpotError spot ? spot.move().toString() : "";
    }

    private static String about(ChartPlan chart) {
        String lines = chart.series().isEmpty() ? "" : " " + chart.series();
        return chart.kind() + " " + chart.per() + lines;
    }

    private static String turn(Optional<Move> move, Question.Until until) {
        return move.map(Move::toString).orElse("") + " " + until.lap();
    }

    /** The name of what a step asks or lets try, as it stands in progress files. */
    public static String type(Stage stage) {
        return stage.step() instanceof Step.Ask ask ? type(ask.question()) : TRY;
    }

    /** The name of a question's type, as it stands in lesson files. */
    public static String type(Question question) {
        if (question instanceof Question.HowMany) {
            return "number";
        }
        String name = question.getClass().getSimpleName();
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
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
