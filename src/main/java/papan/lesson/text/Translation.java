package papan.lesson.text;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import papan.format.RecordTexts;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;

/**
 * A lesson in a learner's language.
 *
 * @param lesson with translated texts; those that are not translated are as the author wrote them
 * @param status which of them are not translated, or have changed since; complete where the lesson is as it was written
 */
public record Translation(Lesson lesson, LessonCatalogue.Status status) {

    /** A lesson as its author wrote it. */
    public static Translation none(Lesson lesson) {
        return new Translation(lesson, new LessonCatalogue.Status(0, Set.of(), Set.of()));
    }

    /** A lesson with the texts of a catalogue; as it was written where there is none. */
    public static Translation of(Lesson source, Optional<LessonCatalogue> catalogue) {
        return catalogue.map(c -> of(source, c)).orElseGet(() -> none(source));
    }

    private static Translation of(Lesson source, LessonCatalogue catalogue) {
        Lesson lesson = RecordTexts.said(source, "", (key, text) -> {
            LessonCatalogue.Entry entry = catalogue.strings().get(key);
            return entry == null || !entry.isTranslated() ? text : entry.to();
        });
        LessonCatalogue.Status status = catalogue.status(source);
        // A word of another language among those of this one would only confuse: the rule set's own stands in.
        Map<String, String> glossary = new LinkedHashMap<>(lesson.glossary());
        glossary.keySet().removeIf(term -> status.missing().contains("glossary." + term));
        return new Translation(lesson.in(catalogue.language().tag(), glossary), status);
    }

    /** The same of a part of the lesson. */
    public Translation of(UnaryOperator<Lesson> part) {
        return new Translation(part.apply(lesson), status);
    }

    /** How many texts of a step are still as the author wrote them. */
    public long missingIn(Step step) {
        return count(status.missing(), step);
    }

    /** How many texts of a step have changed since they were translated. */
    public long staleIn(Step step) {
        return count(status.stale(), step);
    }

    private static long count(Set<String> keys, Step step) {
        String id = step.head().id() + ".";
        return keys.stream()
                .filter(key -> key.startsWith("steps." + id) || key.startsWith("bank." + id))
                .count();
    }
}
