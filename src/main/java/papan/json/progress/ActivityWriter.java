package papan.json.progress;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import papan.format.JsonOut;
import papan.lesson.kind.AnswerForm;
import papan.lesson.kind.AnswerOption;
import papan.lesson.play.AnswerWords;
import papan.lesson.play.LessonRun;
import papan.lesson.play.QuestionPrint;
import papan.lesson.play.Stage;
import papan.lesson.play.Telling;
import papan.lesson.play.Trial;
import papan.lesson.script.Step;
import papan.narration.CaptionText;
import papan.narration.Language;

/**
 * Writes what a lesson asks as xAPI activities, one a line: what {@link StatementWriter} says was answered, described for
 * whoever keeps the statements.
 */
public final class ActivityWriter {
    private final Writer writer;

    /** A writer on top of another, which it does not close. */
    public ActivityWriter(Writer writer) {
        this.writer = writer;
    }

    /**
     * Writes everything that a lesson and its bank ask.
     *
     * @param runs the same lesson in each language, one at least
     */
    public void write(Map<Language, LessonRun> runs) throws IOException {
        each(runs);
        Map<Language, LessonRun> banks = new LinkedHashMap<>();
        runs.forEach((language, run) -> run.bank().ifPresent(bank -> banks.put(language, bank)));
        if (!banks.isEmpty()) {
            each(banks);
        }
    }

    private void each(Map<Language, LessonRun> runs) throws IOException {
        LessonRun any = runs.values().iterator().next();
        for (Stage stage : any.stages()) {
            boolean drawn = any.sheet(stage).isPresent();
            if (drawn || stage.isForLearner()) {
                try (JsonGenerator out = JsonOut.to(writer)) {
                    out.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
                    out.setPrettyPrinter(new MinimalPrettyPrinter(""));
                    activity(out, any, stage, runs);
                }
                writer.write('\n');
            }
        }
    }

    private static void activity(JsonGenerator out, LessonRun any, Stage stage, Map<Language, LessonRun> runs)
            throws IOException {
        String type = QuestionPrint.type(stage);
        String interaction = Activities.interaction(type);
        out.writeStartObject();
        out.writeStringField("objectType", "Activity");
        out.writeStringField(
                "id", Activities.id(any.lesson().id(), stage.step().head().id()));
        out.writeObjectFieldStart("definition");
        out.writeStringField("type", Activities.TYPE);
        texts(out, "name", runs, stage, (words, own) -> new Telling(words.run(), words.words()).title(own));
        texts(out, "description", runs, stage, ActivityWriter::question);
        out.writeStringField("interactionType", interaction);
        if (interaction.equals("choice") || interaction.equals("sequencing")) {
            out.writeArrayFieldStart("choices");
            List<AnswerOption> options = any.options(stage);
            for (int i = 0; i < options.size(); i++) {
                int number = i;
                out.writeStartObject();
                out.writeStringField("id", options.get(i).id());
                texts(out, "description", runs, stage, (words, own) -> label(words, own, number));
                out.writeEndObject();
            }
            out.writeEndArray();
        }
        List<String> right = right(any, stage, type);
        if (!right.isEmpty()) {
            out.writeArrayFieldStart("correctResponsesPattern");
            for (String pattern : right) {
                out.writeString(pattern);
            }
            out.writeEndArray();
        }
        out.writeEndObject();
        out.writeEndObject();
    }

    private static void texts(
            JsonGenerator out,
            String field,
            Map<Language, LessonRun> runs,
            Stage stage,
            BiFunction<AnswerWords, Stage, String> text)
            throws IOException {
        out.writeObjectFieldStart(field);
        for (Map.Entry<Language, LessonRun> each : runs.entrySet()) {
            CaptionText words = each.getValue().captions(each.getKey());
            Stage own = each.getValue().stages().get(stage.index());
            out.writeStringField(each.getKey().tag(), text.apply(new AnswerWords(each.getValue(), words), own));
        }
        out.writeEndObject();
    }

    private static String question(AnswerWords words, Stage stage) {
        return stage.step().accept(new Wanted(words, stage));
    }

    /** What is wanted of the learner in each kind of step; nothing where there is only something to see. */
    private record Wanted(AnswerWords words, Stage stage) implements Step.Visitor<String> {
        @Override
        public String show(Step.Show step) {
            return "";
        }

        @Override
        public String play(Step.Play step) {
            return "";
        }

        @Override
        public String ask(Step.Ask step) {
            return words.question(step.question());
        }

        @Override
        public String letTry(Step.Try step) {
            Trial trial = words.run().begin(stage);
            return words.words().text(trial.captionKey(), trial.captionArgs());
        }

        @Override
        public String compare(Step.Compare step) {
            return "";
        }

        @Override
        public String showChart(Step.ShowChart step) {
            return words.drawing(step.chart().plan(), 0);
        }
    }

    private static String label(AnswerWords words, Stage stage, int number) {
        AnswerForm form = stage.form();
        AnswerOption option = words.run().options(stage).get(number);
        return words.label(option, form == AnswerForm.ORDERED ? AnswerForm.ONE : form);
    }

    /** Every pattern by itself is right; nothing where an answer is not right or wrong, or where many ways lead to it. */
    private static List<String> right(LessonRun run, Stage stage, String type) {
        if (!stage.step().asks()) {
            return List.of();
        }
        String right = run.rightAnswer(stage);
        return switch (stage.form()) {
            case WORDS, TALLY -> List.of();
            case PLACE -> List.of(right.split(",", -1));
            case NUMBERS -> List.of(type.equals("number") ? right + "[:]" + right : right);
            case ONE, SEVERAL, ORDERED, CURVE -> List.of(Activities.response(type, right));
        };
    }
}
