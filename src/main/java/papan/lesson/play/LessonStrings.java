package papan.lesson.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import papan.lesson.kind.StepKinds;
import papan.lesson.kind.TextReplacer;
import papan.lesson.script.AskedChart;
import papan.lesson.script.BankQuestion;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.lesson.script.Teaching;
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

    /** The same lesson with other texts. */
    static Lesson map(Lesson lesson, TextReplacer.Words words) {
        return lesson(lesson, words);
    }

    private static Lesson lesson(Lesson lesson, TextReplacer.Words words) {
        Map<String, AskedChart> charts = new LinkedHashMap<>();
        TextReplacer texts = new TextReplacer(words, charts);
        String title = texts.word("title", lesson.title());
        String summary = texts.word("summary", lesson.summary());
        Lesson.Meta meta = meta(lesson.meta(), texts);
        Map<Side, String> players = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            String name = lesson.players().get(side);
            if (name != null) {
                players.put(side, texts.word("players." + side.id(), name));
            }
        }
        lesson.material().charts().forEach((id, chart) -> charts.put(id, chart("charts." + id, chart, texts)));
        Map<String, String> glossary = new LinkedHashMap<>();
        lesson.material().glossary().forEach((term, own) -> glossary.put(term, texts.word("glossary." + term, own)));
        List<Step> steps = lesson.steps().stream()
                .map(step -> StepKinds.of(step).said("steps." + step.head().id(), texts))
                .toList();
        List<BankQuestion> bank = lesson.material().bank().stream()
                .map(question -> question.with(ask("bank." + question.id(), question.ask(), texts)))
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

    private static Lesson.Meta meta(Lesson.Meta meta, TextReplacer texts) {
        List<Lesson.Goal> goals = meta.goals().stream()
                .map(goal -> new Lesson.Goal(goal.id(), texts.word("meta.goals." + goal.id(), goal.text())))
                .toList();
        return new Lesson.Meta(
                meta.audience(),
                meta.minutes(),
                goals,
                meta.sources(),
                meta.authors(),
                meta.license(),
                meta.keywords(),
                new Teaching(
                        texts.word("meta.teacher", meta.teaching().note()),
                        meta.teaching().plan().map(plan -> plan(plan, texts))),
                new Lesson.End(
                        texts.word("meta.keep", meta.end().keep()),
                        meta.end().best(),
                        meta.end().saying().map(saying -> saying(saying, texts))));
    }

    private static Teaching.Plan plan(Teaching.Plan plan, TextReplacer texts) {
        String aim = texts.word("meta.plan.aim", plan.aim());
        List<Teaching.Stretch> run = new ArrayList<>();
        for (Teaching.Stretch stretch : plan.run()) {
            String text = texts.word("meta.plan.run[" + run.size() + "]", stretch.text());
            run.add(new Teaching.Stretch(stretch.minutes(), text));
        }
        List<String> watch = new ArrayList<>();
        for (String text : plan.watch()) {
            watch.add(texts.word("meta.plan.watch[" + watch.size() + "]", text));
        }
        return new Teaching.Plan(
                aim,
                run,
                watch,
                texts.word("meta.plan.fast", plan.fast()),
                texts.word("meta.plan.without", plan.without()));
    }

    private static Lesson.Saying saying(Lesson.Saying saying, TextReplacer texts) {
        String means = texts.word("meta.saying", saying.means());
        return new Lesson.Saying(saying.text(), saying.language(), means, saying.source());
    }

    private static AskedChart chart(String key, AskedChart chart, TextReplacer texts) {
        return chart.in(texts.word(key + ".title", chart.title()), texts.word(key + ".note", chart.note()));
    }

    private static Step.Ask ask(String key, Step.Ask ask, TextReplacer texts) {
        return StepKinds.of(ask).said(key, texts).asAsk().orElseThrow();
    }
}
