package papan.lesson;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.model.Side;
import papan.narration.Caption;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Pattern;
import papan.rules.RuleSet;

/**
 * An author's sentences put into words: in the lesson's own language, with its players and the rule set's terms.
 *
 * @param words the lesson's own words
 */
record Spoken(CaptionText words) {

    static Spoken of(Lesson lesson, RuleSet rules) {
        Language language = Language.parse(lesson.language()).orElse(Language.ENGLISH);
        return new Spoken(new CaptionText(lesson.wording(language, rules)));
    }

    /** A sentence that is not about an event. */
    String text(String pattern) {
        return text(pattern, Map.of());
    }

    /** A sentence about an event with these values. */
    String text(String pattern, Map<String, Object> args) {
        if (pattern.indexOf('{') < 0) {
            return pattern;
        }
        Map<String, Object> all = new LinkedHashMap<>(args);
        all.putIfAbsent("south", Side.SOUTH);
        all.putIfAbsent("north", Side.NORTH);
        return words.format(Pattern.parse(pattern, words.wording().language()), all);
    }

    /** What the author says about an event: the most specific of the sentences that select it. */
    static Optional<Say> about(int index, List<Say> say, Picked events) {
        return say.stream()
                .filter(s -> s.on().filter(on -> events.all(on).contains(index)).isPresent())
                .max(Comparator.comparingInt(
                        s -> s.on().map(Selector::specificity).orElse(0)));
    }

    /** The author's sentence about an event together with the program's own, as the author wants them. */
    String join(Say say, Caption caption, CaptionText own) {
        String authors = text(say.text(), caption.args());
        return switch (say.mode()) {
            case REPLACE -> authors;
            case BEFORE -> authors + " " + own.format(caption);
            case AFTER -> own.format(caption) + " " + authors;
        };
    }
}
