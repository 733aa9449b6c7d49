package papan.lesson.kind;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import papan.lesson.script.AskedChart;
import papan.lesson.script.Cite;
import papan.lesson.script.Feedback;
import papan.lesson.script.Highlight;
import papan.lesson.script.Hint;
import papan.lesson.script.Question;
import papan.lesson.script.Say;
import papan.lesson.script.Step;

/**
 * Puts other texts in the place of those of steps and their parts.
 *
 * @param words which text stands for which
 * @param charts the lesson's charts with their texts, by id; filled before its steps are replaced
 */
public record TextReplacer(Words words, Map<String, AskedChart> charts) {

    /** Puts another text in the place of one. */
    @FunctionalInterface
    public interface Words {
        /** The text for a key; {@code text} is never empty. */
        String of(String key, String text);
    }

    /** The text for a key; an empty one stays empty. */
    public String word(String key, String text) {
        return text.isBlank() ? text : words.of(key, text);
    }

    /** A chart of the lesson's material as it is told there; another one as it is. */
    AskedChart said(AskedChart chart) {
        return charts.getOrDefault(chart.id(), chart);
    }

    /** What every kind of step has, with other texts. */
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
        List<Cite> cites = new ArrayList<>();
        for (Cite cite : head.cites()) {
            String text = word(key + ".cites[" + cites.size() + "]", cite.text());
            cites.add(new Cite(cite.source(), cite.where(), cite.sure(), text));
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
                head.panels(),
                cites);
    }

    private List<Highlight> highlights(String key, List<Highlight> highlights) {
        List<Highlight> all = new ArrayList<>();
        for (Highlight one : highlights) {
            String label = word(key + ".highlight[" + all.size() + "]", one.label());
            all.add(new Highlight(one.target(), one.role(), label));
        }
        return all;
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

    /** What is said to answers with other texts. */
    Feedback feedback(String key, Feedback feedback) {
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
