package papan.lesson.check;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import papan.narration.Language;
import papan.rules.RuleSet;

/**
 * Finds what a lesson in English says of all, of none, of most, or of a game as if everybody played it alike. What other
 * languages have for it is not known here.
 */
final class Universals {
    private static final String WORDS =
            "all|always|every|everybody|everyone|everything|everywhere|most|never|nobody|only"
                    + "|no one|no (?:book|family|game|page|player|source|text)s?";
    /** What holds such a word and says nothing of the kind. */
    private static final Pattern IDIOMS = whole("above all|after all|all over|all the way|at all|at most|first of all");
    /** What a learner or teacher is told to do is no statement; up to the next comma. */
    private static final Pattern INSTRUCTION = Pattern.compile(
            "\\W*(?:(?:and|but|first|now|or|so|then)\\s+)*(?:add|ask|capture|check|choose|compare|count|draw|drop|find"
                    + "|invent|keep|lay|let|look|make|mark|pick|play|put|read|say|show|skip|sow|start|stop|take|tell|tick|try"
                    + "|watch|write)\\b.*",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private static final Pattern QUOTED = Pattern.compile("“[^”]*”|\"[^\"]*\"");
    private static final Pattern SEEN = Pattern.compile("[\\p{L}\\p{N}]");
    /** Where the first of several things that a sentence says is over. */
    private static final String PARTS = ",:;–—(";
    /** A name of a game has more in front of these, or after them what tells its rule set from others. */
    private static final String AFTER_NAME = "\\s*[(,].*|\\s+(?:after|as|by|for|from|in|of|on|opened|to|with|II)\\b.*";
    /** What a game does, has or is; not what a page about it says. */
    private static final String DOES =
            "(?:’s)? (?!boards|games|houses|pages|players|rules|seeds|stores|tables|texts)(?:\\p{Ll}+s|can|could|don’t|doesn’t"
                    + "|must|would)";

    private final Optional<Pattern> words;

    private Universals(Optional<Pattern> words) {
        this.words = words;
    }

    /**
     * For a lesson's language.
     *
     * @param tag of the language, such as {@code en}
     * @param rules whose names are those of games
     */
    static Universals of(String tag, Collection<RuleSet> rules) {
        boolean english = Language.parse(tag).equals(Optional.of(Language.ENGLISH));
        return new Universals(english ? Optional.of(english(games(rules))) : Optional.empty());
    }

    private static Set<String> games(Collection<RuleSet> rules) {
        Set<String> games = new LinkedHashSet<>();
        rules.forEach(each -> games.add(each.about().name("en").replaceFirst(AFTER_NAME, "")));
        return games;
    }

    private static Pattern english(Set<String> games) {
        String names = games.stream().map(Pattern::quote).collect(Collectors.joining("|", "(?:", ")"));
        return whole(WORDS + "|in " + names + "|" + names + DOES);
    }

    private static Pattern whole(String words) {
        return Pattern.compile("(?<![\\p{L}\\p{N}])(?:" + words + ")(?![\\p{L}\\p{N}])", Pattern.CASE_INSENSITIVE);
    }

    /**
     * A sentence with such words.
     *
     * @param words where they stand in the whole text
     */
    record Sentence(String text, List<Word> words) {
        Sentence {
            words = List.copyOf(words);
        }
    }

    /**
     * One of the words.
     *
     * @param end index after its last letter
     */
    record Word(String text, int start, int end) {}

    /** The sentences of a text that hold such words; questions, instructions and what is quoted do not count. */
    List<Sentence> in(String text) {
        return words.filter(any -> any.matcher(text).find())
                .map(any -> sentences(text, any))
                .orElse(List.of());
    }

    private static List<Sentence> sentences(String text, Pattern words) {
        String read = hidden(IDIOMS, hidden(QUOTED, text));
        List<Sentence> found = new ArrayList<>();
        BreakIterator breaks = BreakIterator.getSentenceInstance(Locale.ENGLISH);
        breaks.setText(read);
        int start = breaks.first();
        for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
            List<Word> there = isQuestion(read.substring(start, end)) ? List.of() : words(read, start, end, words);
            if (!there.isEmpty()) {
                found.add(new Sentence(text.substring(start, end).strip(), there));
            }
            start = end;
        }
        return found;
    }

    /** The same text with letters that nobody takes for a word in the place of some. */
    private static String hidden(Pattern what, String text) {
        return what.matcher(text)
                .replaceAll(match ->
                        Matcher.quoteReplacement(SEEN.matcher(match.group()).replaceAll("x")));
    }

    private static boolean isQuestion(String sentence) {
        return sentence.replaceAll("[”’\"\\s)]+$", "").endsWith("?");
    }

    private static List<Word> words(String read, int start, int end, Pattern words) {
        List<Word> found = new ArrayList<>();
        Matcher matcher = words.matcher(read).region(start, end).useTransparentBounds(true);
        while (matcher.find()) {
            int part = matcher.start();
            while (part > start && PARTS.indexOf(read.charAt(part - 1)) < 0) {
                part--;
            }
            if (!INSTRUCTION.matcher(read.substring(part, matcher.start())).matches()) {
                found.add(new Word(matcher.group(), matcher.start(), matcher.end()));
            }
        }
        return found;
    }
}
