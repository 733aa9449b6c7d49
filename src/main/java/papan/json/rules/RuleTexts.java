package papan.json.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonField;
import papan.format.Nearest;
import papan.format.Problem;
import papan.format.Problems;
import papan.format.Visible;
import papan.lesson.script.Lesson;
import papan.narration.Language;

/** Reads the texts of a rule-set file: by language, on one line, and no longer than can be shown. */
final class RuleTexts {
    /** The language of the place where a rule set is at home, whichever that is. */
    private static final String OWN = "own";

    /** What a rule set can have words of its own for. */
    private static final List<String> TERMS = List.of("house", "houses", "store", "stores", "seed", "seeds");

    private static final int LONGEST_NAME = 80;
    private static final int LONGEST_SENTENCE = 1_000;

    private final Problems problems;

    RuleTexts(Problems problems) {
        this.problems = problems;
    }

    /** Names by language. */
    Map<String, String> names(JsonObjectReader in) {
        return byLanguage(in, LONGEST_NAME);
    }

    /** What a document says, or how it is read, by language. */
    Map<String, String> sentences(JsonObjectReader in) {
        return byLanguage(in, LONGEST_SENTENCE);
    }

    private Map<String, String> byLanguage(JsonObjectReader in, int longest) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String language : List.copyOf(in.object().fields().keySet())) {
            if (isLanguage(in, language)) {
                in.requiredText(language)
                        .filter(text -> fits(text, in.value(language).orElseThrow(), longest))
                        .ifPresent(text -> texts.put(language, text));
            }
        }
        return texts;
    }

    /** Words for terms, by language and term. */
    Map<String, Map<String, String>> vocabulary(JsonObjectReader in) {
        Map<String, Map<String, String>> words = new LinkedHashMap<>();
        for (String language : List.copyOf(in.object().fields().keySet())) {
            if (isLanguage(in, language)) {
                in.object(language).ifPresent(terms -> words.put(language, terms(terms)));
            }
        }
        return words;
    }

    private Map<String, String> terms(JsonObjectReader in) {
        Map<String, String> words = new LinkedHashMap<>();
        for (String term : TERMS) {
            in.text(term)
                    .filter(word -> isWord(word, in.value(term).orElseThrow()))
                    .ifPresent(word -> words.put(term, word));
        }
        in.finish();
        return words;
    }

    private boolean isWord(String word, JsonValue at) {
        boolean fits = Lesson.Material.isTerm(word);
        if (!fits) {
            problems.error(
                    "R107",
                    at,
                    "This is no word for a term: it stands within sentences.",
                    "Write a word or two, at most " + Lesson.Material.MAX_TERM + " characters, without braces.");
        }
        return fits;
    }

    private boolean isLanguage(JsonObjectReader in, String tag) {
        List<String> known = new ArrayList<>(Language.tags());
        known.add(OWN);
        boolean is = known.contains(tag) || tag.startsWith("x-");
        if (!is) {
            String shown = Visible.shortened(tag);
            JsonField field = Objects.requireNonNull(in.object().fields().get(tag));
            problems.add(
                    "E015",
                    Problem.Severity.ERROR,
                    field.nameSpot(),
                    in.object().path() + "." + shown,
                    "\"" + shown + "\" is no language of this program.",
                    Nearest.suggestion(tag, known));
        }
        return is && !tag.startsWith("x-");
    }

    private boolean fits(String text, JsonValue at, int longest) {
        if (text.length() > longest) {
            problems.error(
                    "R105", at, "The text has " + text.length() + " characters; at most " + longest + " fit.", "");
            return false;
        }
        boolean plain = Visible.line(text).equals(text);
        if (!plain) {
            problems.error(
                    "R106", at, "The text has a line end or another control character.", "Write it on one line.");
        }
        return plain;
    }

    /** A document's title, or a name in one language. */
    Optional<String> name(JsonObjectReader in, String field) {
        return in.requiredText(field).filter(text -> fits(text, in.value(field).orElseThrow(), LONGEST_SENTENCE));
    }
}
