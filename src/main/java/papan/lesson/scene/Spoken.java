package papan.lesson.scene;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.lesson.script.Lesson;
import papan.lesson.script.Say;
import papan.lesson.script.SelectedEvents;
import papan.lesson.script.Selector;
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
public record Spoken(CaptionText words) {

    public static Spoken of(Lesson lesson, RuleSet rules) {
        Language language = Language.parse(lesson.language()).orElse(Language.ENGLISH);
        return new Spoken(new CaptionText(lesson.wording(language, rules)));
    }

    /** A sentence that is not about an event. */
    public String text(String pattern) {
        return text(pattern, Map.of());
    }

    /** A sentence that is not about an event; empty where it cannot be read, which is told elsewhere. */
    public Optional<String> readable(String pattern) {
        try {
            return Optional.of(text(pattern));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
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

    /** What the author says about events, by index: of the sentences that select one, the most specific. */
    public static Map<Integer, Say> about(List<Say> say, SelectedEvents events) {
        Map<Integer, Say> about = new HashMap<>();
        for (Say each : say) {
            each.on()
                    .map(events::all)
                    .orElse(List.of())
                    .forEach(index ->
                            about.merge(index, each, (one, other) -> special(other) > special(one) ? other : one));
        }
        return about;
    }

    private static int special(Say say) {
        return say.on().map(Selector::specificity).orElse(0);
    }

    /** The author's sentence about an event together with the program's own, as the author wants them. */
    public String join(Say say, Caption caption, CaptionText own) {
        String authors = text(say.text(), caption.args());
        return switch (say.mode()) {
            case REPLACE -> authors;
            case BEFORE -> authors + " " + own.format(caption);
            case AFTER -> own.format(caption) + " " + authors;
        };
    }
}
