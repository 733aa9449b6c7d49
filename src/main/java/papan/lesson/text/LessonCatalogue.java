package papan.lesson.text;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.lesson.script.Lesson;
import papan.model.Says;
import papan.narration.Language;

/** The texts of a lesson in another language. */
@Says("The texts of a lesson in another language.")
public record LessonCatalogue(
        @Says(value = "The id of the lesson.", filled = true, as = "plain")
        String lesson,

        @Says(value = "The tag of the language.", filled = true)
        Language language,

        @Says(value = "The texts by their keys, which are made of the ids in the lesson.", whole = "strings")
        Map<String, Entry> strings,

        @Says(value = "Those that the lesson has no longer.", whole = "strings", usual = "")
        Map<String, Entry> obsolete) {

    public LessonCatalogue {
        strings = Collections.unmodifiableMap(new LinkedHashMap<>(strings));
        obsolete = Collections.unmodifiableMap(new LinkedHashMap<>(obsolete));
    }

    /** One text. */
    @Says
    public record Entry(
            @Says("The lesson's own text when it was translated.")
            String from,

            @Says("The translation; empty where there is none yet.")
            String to) {
        /** Whether there is a translation, be it of today's text or of an earlier one. */
        public boolean isTranslated() {
            return !to.isBlank();
        }

        private Optional<Entry> ifTranslated() {
            return isTranslated() ? Optional.of(this) : Optional.empty();
        }
    }

    /**
     * How far a translation is.
     *
     * @param translated how many texts are translated as they are today
     * @param stale the keys of texts that have changed since
     * @param missing the keys of texts that are not translated
     */
    public record Status(int translated, Set<String> stale, Set<String> missing) {
        public Status {
            stale = Collections.unmodifiableSet(new LinkedHashSet<>(stale));
            missing = Collections.unmodifiableSet(new LinkedHashSet<>(missing));
        }

        /** Whether every text is translated as it is today. */
        public boolean isComplete() {
            return stale.isEmpty() && missing.isEmpty();
        }
    }

    /** A catalogue without any text. */
    public static LessonCatalogue empty(Lesson lesson, Language language) {
        return new LessonCatalogue(lesson.id(), language, Map.of(), Map.of());
    }

    /** How far the translation of a lesson is. */
    public Status status(Lesson source) {
        Set<String> stale = new LinkedHashSet<>();
        Set<String> missing = new LinkedHashSet<>();
        Map<String, String> texts = LessonStrings.of(source);
        texts.forEach((key, text) -> {
            Entry entry = strings.get(key);
            if (entry == null || !entry.isTranslated()) {
                missing.add(key);
            } else if (!entry.from().equals(text)) {
                stale.add(key);
            }
        });
        return new Status(texts.size() - stale.size() - missing.size(), stale, missing);
    }

    /**
     * This catalogue with the keys that a lesson has today, in its order. A text that has only got another key keeps its
     * translation; translations whose text is gone are kept aside.
     */
    public LessonCatalogue updated(Lesson source) {
        Map<String, String> texts = LessonStrings.of(source);
        Map<String, Entry> known = new LinkedHashMap<>(obsolete);
        known.putAll(strings);
        known.values().removeIf(entry -> !entry.isTranslated());
        Map<String, Entry> now = new LinkedHashMap<>();
        Set<String> used = new LinkedHashSet<>();
        texts.forEach((key, text) -> {
            String at = known.containsKey(key) && known.get(key).from().equals(text)
                    ? key
                    : moved(known, texts, text).orElse(key);
            Entry entry = known.get(at);
            used.add(at);
            now.put(key, entry == null ? new Entry(text, "") : entry);
        });
        Map<String, Entry> aside = new LinkedHashMap<>(known);
        aside.keySet().removeAll(used);
        aside.keySet().removeAll(texts.keySet());
        return new LessonCatalogue(source.id(), language, now, aside);
    }

    /** The key under which the translation of a text was kept before the text moved away from it. */
    private static Optional<String> moved(Map<String, Entry> known, Map<String, String> texts, String text) {
        return known.entrySet().stream()
                .filter(old -> old.getValue().from().equals(text))
                .filter(old -> !text.equals(texts.get(old.getKey())))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /**
     * This catalogue with the translations of another one, brought up to date. A stale text that the other one translates
     * anew counts as a translation of today's text.
     */
    public LessonCatalogue merged(LessonCatalogue filled, Lesson source) {
        Map<String, String> texts = LessonStrings.of(source);
        Map<String, Entry> all = new LinkedHashMap<>(strings);
        filled.strings().forEach((key, entry) -> {
            Entry own = all.get(key);
            boolean anew = own != null
                    && own.isTranslated()
                    && entry.from().equals(own.from())
                    && !entry.to().equals(own.to());
            String from = anew ? texts.getOrDefault(key, entry.from()) : entry.from();
            entry.ifTranslated().ifPresent(e -> all.put(key, new Entry(from, e.to())));
        });
        Map<String, Entry> aside = new LinkedHashMap<>(obsolete);
        filled.obsolete().forEach(aside::putIfAbsent);
        return new LessonCatalogue(source.id(), language, all, aside).updated(source);
    }
}
