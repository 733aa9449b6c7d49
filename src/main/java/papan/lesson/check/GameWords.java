package papan.lesson.check;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.lesson.script.Lesson;
import papan.lesson.text.LessonStrings;
import papan.narration.Language;
import papan.narration.Pattern;

/** The words of the game that a lesson in English uses; how they end in other languages is not known here. */
final class GameWords {
    /** Each word with all its forms, as a regular expression. */
    private static final Map<String, java.util.regex.Pattern> FORMS = new LinkedHashMap<>();

    static {
        word("house", "houses?");
        word("store", "stores?|storehouses?");
        word("seed", "seeds?");
        word("sow", "sow(s|n|ed|ing)?");
        word("clockwise", "(anti|counter)?clockwise");
        word("opposite", "opposite");
        word("turn", "turns?");
        word("extra turn", "extra turns?");
        word("lap", "laps?");
        word("relay", "relay(s|ed|ing)?");
        word("capture", "captur(es?|ed|ing)");
        word("pass", "pass(es|ed|ing)?");
        word("round", "rounds?");
        word("sweep", "sweep(s|ing)?|swept");
        word("refill", "refill(s|ed|ing)?");
        word("burnt", "burnt");
        word("forfeit", "forfeit(s|ed|ing)?");
        word("match", "match(es)?");
        word("rule set", "rule sets?");
    }

    private GameWords() {}

    private static void word(String word, String forms) {
        FORMS.put(
                word,
                java.util.regex.Pattern.compile("\\b(" + forms + ")\\b", java.util.regex.Pattern.CASE_INSENSITIVE));
    }

    /** The words of the game in a text. */
    static Set<String> in(String text) {
        Set<String> found = new LinkedHashSet<>();
        FORMS.forEach((word, forms) -> {
            if (forms.matcher(text).find()) {
                found.add(word);
            }
        });
        return found;
    }

    /**
     * Those in the steps of a lesson that no lesson uses which it requires, itself or through another; none if it is not in
     * English.
     *
     * @param among the lessons that are known, with or without this one
     */
    static Set<String> newIn(Lesson lesson, Collection<Lesson> among) {
        Map<String, Lesson> known = new HashMap<>();
        among.forEach(each -> known.put(each.id(), each));
        Set<String> words = of(lesson);
        Set<String> met = new HashSet<>(Set.of(lesson.id()));
        Deque<Lesson> open = new ArrayDeque<>(Set.of(lesson));
        while (!open.isEmpty()) {
            for (String id : open.remove().meta().audience().requires()) {
                Optional<Lesson> required = Optional.ofNullable(known.get(id)).filter(any -> met.add(id));
                required.map(GameWords::of).ifPresent(words::removeAll);
                required.ifPresent(open::add);
            }
        }
        return words;
    }

    private static Set<String> of(Lesson lesson) {
        if (!Language.parse(lesson.language()).equals(Optional.of(Language.ENGLISH))) {
            return new LinkedHashSet<>();
        }
        StringBuilder texts = new StringBuilder();
        LessonStrings.of(lesson).forEach((key, text) -> {
            if (key.startsWith("steps.") && !key.endsWith(".teacher")) {
                texts.append(read(text)).append('\n');
            }
        });
        return in(texts.toString());
    }

    /** A text without the names of its placeholders, which nobody reads; as it is if it cannot be read. */
    private static String read(String text) {
        try {
            return Pattern.parse(text, Language.ENGLISH).format(new Terms());
        } catch (IllegalArgumentException e) {
            return text;
        }
    }

    /** Puts words for the terms of the game only; of several forms, that for several things. */
    private static final class Terms implements Pattern.Arguments {
        private static final String TERM = "term.";

        @Override
        public String text(String name) {
            return name.startsWith(TERM) ? name.substring(TERM.length()) : "";
        }

        @Override
        public String selector(String name) {
            return "other";
        }

        @Override
        public int number(String name) {
            return 2;
        }
    }
}
