package papan.json.lesson;

import java.util.Map;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.Nearest;
import papan.format.Visible;
import papan.lesson.script.Lesson;

/** Reads what a lesson calls houses and stores. */
final class LessonGlossaryReader {
    private final LessonContext context;

    LessonGlossaryReader(LessonContext context) {
        this.context = context;
    }

    Map<String, String> read(JsonObjectReader in) {
        return in.map("glossary", (term, value) -> {
            boolean known = Lesson.Material.TERMS.contains(term);
            if (!known) {
                context.problems()
                        .error(
                                "E113",
                                value,
                                "\"" + Visible.shortened(term) + "\" is no term that a lesson may call otherwise.",
                                Nearest.suggestion(term, Lesson.Material.TERMS));
            }
            return in.asText(value).filter(word -> known && isWord(word, value));
        });
    }

    private boolean isWord(String word, JsonValue at) {
        boolean fits = Lesson.Material.isTerm(word);
        if (!fits) {
            context.problems()
                    .error(
                            "E114",
                            at,
                            "This is no word for a term: it stands within sentences.",
                            "Write a word or two, at most " + Lesson.Material.MAX_TERM
                                    + " characters, without braces.");
        }
        return fits;
    }
}
