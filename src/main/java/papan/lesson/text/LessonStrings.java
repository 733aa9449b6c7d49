package papan.lesson.text;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import papan.format.RecordTexts;
import papan.lesson.script.AskedChart;
import papan.lesson.script.BankQuestion;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.model.Side;

/**
 * Every text of a lesson that a learner or a teacher reads, by a key that is made of the ids of steps, options and
 * boards: it stays the same when a step is moved.
 */
public final class LessonStrings {
    private LessonStrings() {}

    /** The texts of a lesson by key, in its order; empty texts are left out. */
    public static Map<String, String> of(Lesson lesson) {
        Map<String, String> texts = new LinkedHashMap<>();
        map(lesson, (key, text) -> {
            texts.put(key, text);
            return text;
        });
        return Collections.unmodifiableMap(texts);
    }

    /** The same lesson with other texts; empty ones stay empty. */
    static Lesson map(Lesson lesson, BinaryOperator<String> words) {
        BinaryOperator<String> texts = (key, text) -> text.isBlank() ? text : words.apply(key, text);
        String title = texts.apply("title", lesson.title());
        String summary = texts.apply("summary", lesson.summary());
        Lesson.Meta meta = RecordTexts.said(lesson.meta(), "meta", texts);
        Map<Side, String> players = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            String name = lesson.players().get(side);
            if (name != null) {
                players.put(side, texts.apply("players." + side.id(), name));
            }
        }
        Map<String, AskedChart> charts = new LinkedHashMap<>();
        lesson.material().charts().forEach((id, own) -> charts.put(id, RecordTexts.said(own, "charts." + id, texts)));
        Map<String, String> glossary = new LinkedHashMap<>();
        lesson.material().glossary().forEach((term, own) -> glossary.put(term, texts.apply("glossary." + term, own)));
        List<Step> steps =
                lesson.steps().stream().map(step -> step(step, charts, texts)).toList();
        List<BankQuestion> bank = lesson.material().bank().stream()
                .map(question -> question.with(RecordTexts.said(question.ask(), "bank." + question.id(), texts)))
                .toList();
        return new Lesson(
                lesson.id(),
                lesson.revision(),
                lesson.language(),
                title,
                summary,
                meta,
                lesson.rules(),
                players,
                lesson.view(),
                lesson.positions(),
                steps,
                lesson.tests(),
                new Lesson.Material(charts, glossary, bank));
    }

    /** A step; a chart of the author's own says in it what it says in the lesson. */
    private static Step step(Step step, Map<String, AskedChart> charts, BinaryOperator<String> texts) {
        Step said = RecordTexts.said(step, "steps." + step.head().id(), texts);
        return said.asShowChart()
                .<Step>map(shown -> shown.with(charts.getOrDefault(shown.chart().id(), shown.chart())))
                .orElse(said);
    }
}
