package papan.ui.present;

import java.text.Normalizer;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import papan.lesson.play.Votes;

/**
 * Hands of a class as somebody types them in a hurry, such as “A 12 B 9”.
 *
 * @param hands by the letters of the answers, as they were typed; empty if not all of it could be read
 * @param unknown what could not be read; empty if all could be
 */
record TypedTally(Map<String, Integer> hands, Optional<String> unknown) {
    private static final Pattern ONE =
            Pattern.compile("([A-Z]+[0-9]*|[0-9]+)[^A-Z0-9]+([0-9]{1,4})|([A-Z])([0-9]{1,4})");
    private static final int WORD = 1;
    private static final int HANDS = 2;
    private static final int LETTER = 3;
    private static final int ITS_HANDS = 4;

    TypedTally {
        hands = Map.copyOf(hands);
    }

    /**
     * Reads a text; spaces, commas, colons and the like part its words, and a letter may stand before its number at once.
     *
     * @param answers the letters under which answers are called, as capitals, and what they stand for
     */
    static TypedTally of(String text, Map<String, String> answers) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKC)
                .toUpperCase(Locale.ROOT)
                .strip();
        Map<String, Integer> hands = new LinkedHashMap<>();
        Matcher one = ONE.matcher(plain);
        int done = 0;
        while (one.find()) {
            String between = plain.substring(done, one.start());
            String letter = one.group(WORD) == null ? one.group(LETTER) : one.group(WORD);
            String count = one.group(WORD) == null ? one.group(ITS_HANDS) : one.group(HANDS);
            if (!between.matches("[^A-Z0-9]*")) {
                return unknown(between.strip());
            }
            if (!answers.containsKey(letter)) {
                return unknown(letter);
            }
            hands.put(answers.get(letter), Math.min(Votes.MOST, Integer.parseInt(count)));
            done = one.end();
        }
        String rest = plain.substring(done).strip();
        return hands.isEmpty() || !rest.matches("[^A-Z0-9]*")
                ? unknown(rest.isEmpty() ? plain : rest)
                : new TypedTally(hands, Optional.empty());
    }

    private static TypedTally unknown(String what) {
        return new TypedTally(Map.of(), Optional.of(what));
    }
}
