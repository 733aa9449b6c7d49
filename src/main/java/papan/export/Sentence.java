package papan.export;

import java.text.BreakIterator;
import java.util.Locale;
import java.util.stream.Stream;
import papan.narration.CaptionText;

/** A text sentence by sentence. */
final class Sentence {
    private Sentence() {}

    static Stream<String> of(String text, CaptionText words) {
        BreakIterator ends = BreakIterator.getSentenceInstance(
                Locale.forLanguageTag(words.wording().language().tag()));
        ends.setText(text);
        Stream.Builder<String> sentences = Stream.builder();
        int from = ends.first();
        for (int to = ends.next(); to != BreakIterator.DONE; to = ends.next()) {
            sentences.add(text.substring(from, to).strip());
            from = to;
        }
        return sentences.build();
    }
}
