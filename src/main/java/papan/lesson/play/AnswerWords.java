package papan.lesson.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import papan.analysis.ChartPlan;
import papan.lesson.kind.AnswerForm;
import papan.lesson.kind.AnswerOption;
import papan.lesson.kind.CurveSheet;
import papan.lesson.kind.QuestionKinds;
import papan.lesson.kind.QuestionWords;
import papan.lesson.script.Given;
import papan.lesson.script.Question;
import papan.lesson.script.Verdict;
import papan.model.Place;
import papan.narration.CaptionText;

/**
 * Puts questions and answers into words.
 *
 * @param words the program's own
 */
public record AnswerWords(LessonRun run, CaptionText words) {

    /** The question: the author's words, or else the program's. */
    public String question(Question question) {
        String own = run.text(question.text());
        return own.isEmpty() ? QuestionKinds.of(question).words(ofQuestions()) : own;
    }

    /** What is to be drawn: one of the lines of a chart, counted from 0. */
    public String drawing(ChartPlan chart, int number) {
        return ofQuestions().drawing(chart, number);
    }

    private QuestionWords ofQuestions() {
        return new QuestionWords(run.book(), words);
    }

    /** How the points of a line are to be typed. */
    public String howToDraw(CurveSheet sheet) {
        return words.text(
                "ask.typeCurve", Map.of("points", sheet.points(), "start", CurveSheet.write(List.of(sheet.start()))));
    }

    /**
     * How far a line that was drawn is from the true one, in a sentence or two; empty unless one was drawn.
     *
     * @param settled whether it may be told where, which tells something of the true line
     */
    public String gap(Stage stage, String drawn, boolean settled) {
        return run.gap(stage, drawn)
                .map(gap -> {
                    if (gap.isNone()) {
                        return words.text("ask.curve.exact");
                    }
                    String mean = gap.meanTold(run.sheet(stage).orElseThrow());
                    String widest = CurveSheet.write(List.of(gap.widest()));
                    return settled
                            ? words.text("ask.curve.gap", Map.of("mean", mean, "widest", widest, "point", gap.at()))
                            : words.text("ask.curve.off", Map.of("mean", mean));
                })
                .orElse("");
    }

    /** What an answer is called: its label, or for counts each house with its number. */
    public String answer(Stage stage, Given answer) {
        List<AnswerOption> options = run.options(stage);
        List<String> given = answer.parts();
        AnswerForm form = stage.form();
        if (form == AnswerForm.WORDS) {
            return answer.written();
        }
        if (form == AnswerForm.CURVE) {
            return String.join(words.text("list.comma"), given);
        }
        if ((form == AnswerForm.NUMBERS || form == AnswerForm.TALLY) && options.size() == given.size()) {
            return IntStream.range(0, given.size())
                    .mapToObj(i -> options.get(i).text() + " " + given.get(i))
                    .collect(Collectors.joining(words.text("list.comma")));
        }
        List<String> labels = given.stream()
                .map(id -> options.stream()
                        .filter(option -> option.id().equals(id))
                        .findFirst()
                        .map(option -> label(option, form))
                        .orElse(id))
                .toList();
        return form == AnswerForm.ORDERED ? String.join(words.text("list.comma"), labels) : words.list(labels);
    }

    /** What an option is called. */
    public String label(AnswerOption option, AnswerForm form) {
        if (form == AnswerForm.PLACE) {
            return Place.parse(option.id()).map(words::place).orElse(option.id());
        }
        if (form == AnswerForm.ORDERED) {
            return option.id();
        }
        return option.labelKey().isEmpty() ? option.text() : words.text(option.labelKey());
    }

    /** How the answer to a question is to be typed; empty where the options or the board say it. */
    public String howToType(Stage stage) {
        AnswerForm form = stage.form();
        List<String> names = run.options(stage).stream().map(AnswerOption::id).toList();
        return switch (form) {
            case NUMBERS ->
                names.isEmpty() ? words.text("ask.typeNumber") : words.text("ask.typeCounts", Map.of("houses", names));
            case ORDERED -> words.text("ask.typeOrder");
            case WORDS -> words.text("ask.typeWords");
            case CURVE -> run.sheet(stage).map(this::howToDraw).orElse("");
            case TALLY -> words.text("ask.typeTally");
            case PLACE, ONE, SEVERAL -> "";
        };
    }

    /** What is said to an answer: the author's words, and what it looks as if the learner had believed. */
    public String feedback(Verdict verdict) {
        List<String> sentences = new ArrayList<>();
        if (!verdict.feedback().isEmpty()) {
            sentences.add(verdict.feedback());
        }
        verdict.misconceptions().forEach(each -> sentences.add(words.text(each.key())));
        return String.join("\n", sentences);
    }

    /** An expert's words, for comparison with the learner's. */
    public String modelAnswer(String model) {
        return words.text("ask.modelAnswer", Map.of("answer", model));
    }
}
