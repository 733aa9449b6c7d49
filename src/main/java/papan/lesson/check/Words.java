package papan.lesson.check;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** Counts words as a language writes them. */
final class Words {
    private final Locale language;

    /**
     * Counts in a language.
     *
     * @param tag of the language, such as {@code en}
     */
    Words(String tag) {
        language = Locale.forLanguageTag(tag);
    }

    /** How many words a text has; a number and the name of a house are a word each. */
    int count(String text) {
        // A word break would stand at a typographic apostrophe, and none at a dash.
        String plain = text.replace('’', '\'').replace('—', ' ');
        return (int) pieces(plain, BreakIterator.getWordInstance(language)).stream()
                .filter(piece -> piece.codePoints().anyMatch(Character::isLetterOrDigit))
                .count();
    }

    /** How many words some texts have together. */
    int count(Collection<String> texts) {
        return texts.stream().mapToInt(this::count).sum();
    }

    /** How many words the longest sentence of some texts has. */
    int longestSentence(Collection<String> texts) {
        return texts.stream()
                .flatMap(text -> pieces(text, BreakIterator.getSentenceInstance(language)).stream())
                .mapToInt(this::count)
                .max()
                .orElse(0);
    }

    private static List<String> pieces(String text, BreakIterator breaks) {
        breaks.setText(text);
        List<String> pieces = new ArrayList<>();
        int start = breaks.first();
        for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
            pieces.add(text.substring(start, end));
            start = end;
        }
        return pieces;
    }
}
