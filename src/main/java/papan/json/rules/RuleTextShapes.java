package papan.json.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import papan.format.Field;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonField;
import papan.format.Nearest;
import papan.format.ObjectShape;
import papan.format.Problem;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.Visible;
import papan.lesson.script.Lesson;
import papan.narration.Language;
import papan.rules.Alteration;

/** The texts of a rule-set file: by language, on one line, and no longer than can be shown. */
final class RuleTextShapes {
    private static final int LONGEST_SENTENCE = 1_000;

    /** The program's languages, and that of the place where a rule set is at home, whichever that is. */
    private static final List<String> LANGUAGES =
            Stream.concat(Language.tags().stream(), Stream.of("own")).toList();

    /** What a rule set can have words of its own for. */
    private static final List<String> TERMS = List.of("house", "houses", "store", "stores", "seed", "seeds");

    /** A document's title, or what it says. */
    static final Shape<String> SENTENCE = line(LONGEST_SENTENCE);

    /** Names by language. */
    static final Shape<Map<String, String>> NAMES = byLanguage(filled(line(Alteration.LONGEST_NAME)));

    /** What a document says, or how it is read, by language. */
    static final Shape<Map<String, String>> SENTENCES =
            byLanguage(filled(SENTENCE)).named("sentences");

    private static final Shape<String> WORD = Shapes.text()
            .checked(RuleTextShapes::isWord)
            .with("maxLength", Lesson.MAX_TERM)
            .with("pattern", "^[^{}]*[^{}\\s][^{}]*$");
    private static final Shape<Map<String, String>> WORDS =
            byName(TERMS, term -> Field.optional(term, WORD, "")).named("words");

    /** Words for terms, by language and term. */
    static final Shape<Map<String, Map<String, String>>> VOCABULARY =
            byLanguage(language -> Field.optional(language, WORDS, ""));

    private RuleTextShapes() {}

    private static Function<String, Field<String>> filled(Shape<String> text) {
        return language -> Field.filledOrNot(language, text, "");
    }

    private static <T> Shape<Map<String, T>> byLanguage(Function<String, Field<T>> field) {
        return byName(LANGUAGES, field).finishing(RuleTextShapes::areLanguages);
    }

    /** A map in which only some names may stand. */
    private static <T> ObjectShape<Map<String, T>> byName(List<String> names, Function<String, Field<T>> field) {
        Map<String, Field<T>> fields = new LinkedHashMap<>();
        names.forEach(name -> fields.put(name, field.apply(name)));
        return ObjectShape.each(fields);
    }

    private static void areLanguages(JsonObjectReader in, Reading reading) {
        for (JsonField field : in.object().fields().values()) {
            if (!LANGUAGES.contains(field.name()) && !JsonObjectReader.isFree(field.name())) {
                String shown = Visible.shortened(field.name());
                reading.problems()
                        .add(
                                "E015",
                                Problem.Severity.ERROR,
                                field.nameSpot(),
                                in.object().path() + "." + shown,
                                "\"" + shown + "\" is no language of this program.",
                                Nearest.suggestion(field.name(), LANGUAGES));
            }
        }
    }

    private static boolean isWord(String word, JsonValue at, Reading reading) {
        boolean fits = Lesson.isTerm(word);
        if (!fits) {
            reading.problems()
                    .error(
                            "R107",
                            at,
                            "This is no word for a term: it stands within sentences.",
                            "Write a word or two, at most " + Lesson.MAX_TERM + " characters, without braces.");
        }
        return fits;
    }

    private static Shape<String> line(int longest) {
        return Shapes.text()
                .checked((text, at, reading) -> {
                    if (text.length() > longest) {
                        String many = "The text has " + text.length() + " characters; at most " + longest + " fit.";
                        reading.problems().error("R105", at, many, "");
                        return false;
                    }
                    boolean plain = Visible.line(text).equals(text);
                    if (!plain) {
                        String broken = "The text has a line end or another control character.";
                        reading.problems().error("R106", at, broken, "Write it on one line.");
                    }
                    return plain;
                })
                .with("maxLength", longest);
    }
}
