package papan.lesson;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import papan.model.Side;

/**
 * Every text of a lesson that a learner or a teacher reads, by a key that is made of the ids of steps, options and
 * boards: it stays the same when a step is moved.
 */
public final class LessonStrings {
    private final Words words;
    /** The lesson's charts with their texts, by id. */
    private final Map<String, AskedChart> charts = new LinkedHashMap<>();

    private LessonStrings(Words words) {
        this.words = words;
    }

    /** Puts another text in the place of one. */
    @FunctionalInterface
    interface Words {
        /** The text for a key; {@code text} is never empty. */
        String of(String key, String text);
    }

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
    static Lesson map(Lesson lesson, Words words) {
        return new LessonStrings(words).lesson(lesson);
    }

    /** The text for a key; an empty one stays empty. */
    String word(String key, String text) {
        return text.isBlank() ? text : words.of(key, text);
    }

    private Lesson lesson(Lesson lesson) {
        String title = word("title", lesson.title());
        String summary = word("summary", lesson.summary());
        Lesson.Meta meta = meta(lesson.meta());
        Map<Side, String> players = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            String name = lesson.players().get(side);
            if (name != null) {
                players.put(side, word("players." + side.id(), name));
            }
        }
        lesson.material().charts().forEach((id, chart) -> charts.put(id, chart("charts." + id, chart)));
        Map<String, String> glossary = new LinkedHashMap<>();
        lesson.material().glossary().forEach((term, own) -> glossary.put(term, word("glossary." + term, own)));
        List<Step> steps = lesson.steps().stream()
                .map(step -> StepKinds.of(step).said("steps." + step.head().id(), this))
                .toList();
        List<BankQuestion> bank = lesson.material().bank().stream()
                .map(question -> question.with(ask("bank." + question.id(), question.ask())))
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

    private Lesson.Meta meta(Lesson.Meta meta) {
        List<Lesson.Goal> goals = meta.goals().stream()
                .map(goal -> new Lesson.Goal(goal.id(), word("meta.goals." + goal.id(), goal.text())))
                .toList();
        return new Lesson.Meta(
                meta.audience(),
                meta.minutes(),
                goals,
                meta.sources(),
                meta.authors(),
                meta.license(),
                meta.keywords(),
                word("meta.teacher", meta.teacher()));
    }

    private AskedChart chart(String key, AskedChart chart) {
        return chart.in(word(key + ".title", chart.title()), word(key + ".note", chart.note()));
    }

    Step.Ask ask(String key, Step.Ask ask) {
        return new Step.Ask(
                head(key, ask.head()),
                question(key + ".question", ask.question()),
                feedback(key + ".feedback", ask.feedback()),
                ask.asking());
    }

    /** A chart of the lesson's material as it is told there; another one as it is. */
    AskedChart said(AskedChart chart) {
        return charts.getOrDefault(chart.id(), chart);
    }

    Step.Head head(String key, Step.Head head) {
        String title = word(key + ".title", head.title());
        List<Say> say = new ArrayList<>();
        for (Say one : head.say()) {
            say.add(new Say(one.on(), one.mode(), word(key + ".say[" + say.size() + "]", one.text())));
        }
        String teacher = word(key + ".teacher", head.teacher());
        List<Highlight> highlights = highlights(key, head.highlights());
        List<Hint> hints = new ArrayList<>();
        for (Hint hint : head.hints()) {
            String at = key + ".hints[" + hints.size() + "]";
            hints.add(new Hint(word(at, hint.text()), highlights(at, hint.highlights()), hint.after()));
        }
        return new Step.Head(
                head.id(),
                title,
                say,
                teacher,
                head.minutes(),
                highlights,
                hints,
                head.expect(),
                head.skippable(),
                head.from(),
                head.next(),
                head.panels());
    }

    private List<Highlight> highlights(String key, List<Highlight> highlights) {
        List<Highlight> all = new ArrayList<>();
        for (Highlight one : highlights) {
            String label = word(key + ".highlight[" + all.size() + "]", one.label());
            all.add(new Highlight(one.target(), one.role(), label));
        }
        return all;
    }

    private Question question(String key, Question question) {
        String text = word(key + ".text", question.text());
        return QuestionKinds.of(question).said(text, key, this);
    }

    /** Options with other texts. */
    List<Question.Option> options(String key, List<Question.Option> options) {
        return options.stream()
                .map(option -> option(key + ".options." + option.id(), option))
                .toList();
    }

    private Question.Option option(String key, Question.Option option) {
        return new Question.Option(
                option.id(),
                word(key + ".text", option.text()),
                option.correct(),
                word(key + ".feedback", option.feedback()));
    }

    private Feedback feedback(String key, Feedback feedback) {
        String correct = word(key + ".correct", feedback.correct());
        String wrong = word(key + ".wrong", feedback.wrong());
        Map<String, String> byAnswer = new LinkedHashMap<>();
        feedback.byAnswer().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(
                        each -> byAnswer.put(each.getKey(), word(key + ".byAnswer." + each.getKey(), each.getValue())));
        return new Feedback(
                correct, wrong, byAnswer, feedback.why(), feedback.misconceptions(), feedback.consequence());
    }
}
