package papan.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

/** What is left of a file after somebody, or something, has been at it: always the same for the same seed. */
public final class Mutant {
    private static final Pattern TOKEN =
            Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|-?[0-9]+(?:\\.[0-9]+)?|true|false|null|[\\[\\]{}:,]");

    private static final List<String> STRINGS = List.of(
            "\"\"",
            "\"<html><img src=http://127.0.0.1:9/x>\"",
            "\"../../etc/passwd\"",
            "\"//host/share\"",
            "\"{house}\"",
            "\"{\"",
            "\"{n, plural, one {\"",
            "\"\\u0000\\u202e\\ud800\"",
            "\"S99\"",
            "\"N0\"",
            "\"\\u3000\"",
            "\"=cmd|' /C calc'!A0\"",
            "\"" + "x".repeat(5000) + "\"",
            "\"+1000000000-12-31T23:59:59Z\"",
            "\"congkak\"",
            "\"sungka\"");

    private static final List<String> OTHERS = List.of(
            "0",
            "-1",
            "1",
            "7",
            "60",
            "99",
            "999",
            "9999",
            "2147483648",
            "1e308",
            "-0.5",
            "null",
            "true",
            "[]",
            "{}",
            "[[]]");

    private static final List<String> MARKS = List.of("[", "]", "{", "}", ":", ",", "");

    private final Random random;
    private final List<String> pieces;
    private final List<Integer> tokens = new ArrayList<>();

    private Mutant(String text) {
        random = new Random(0);
        pieces = new ArrayList<>();
        int end = 0;
        for (MatchResult found : TOKEN.matcher(text).results().toList()) {
            pieces.add(text.substring(end, found.start()));
            tokens.add(pieces.size());
            pieces.add(found.group());
            end = found.end();
        }
        pieces.add(text.substring(end));
    }

    private Mutant(Mutant sound, long seed) {
        random = new Random(seed);
        pieces = new ArrayList<>(sound.pieces);
        tokens.addAll(sound.tokens);
    }

    /** A text, a few places of which are no longer what they were; most of them are still JSON. */
    public static String of(String text, long seed) {
        return all(text, LongStream.of(seed)).get(0);
    }

    /** The same for several seeds. */
    public static List<String> all(String text, LongStream seeds) {
        Mutant sound = new Mutant(text);
        return seeds.mapToObj(seed -> of(sound, seed)).toList();
    }

    private static String of(Mutant sound, long seed) {
        Mutant mutant = new Mutant(sound, seed);
        int changes = 1 + mutant.random.nextInt(4);
        for (int i = 0; i < changes && !mutant.tokens.isEmpty(); i++) {
            mutant.change();
        }
        return String.join("", mutant.pieces);
    }

    private int anywhere() {
        return tokens.get(random.nextInt(tokens.size()));
    }

    /** A place of a value: not a bracket, a comma, or the name of a field. */
    private int value() {
        for (int i = 0; i < 50; i++) {
            int at = anywhere();
            boolean names = at + 2 < pieces.size() && pieces.get(at + 2).equals(":");
            if (!names && !MARKS.contains(pieces.get(at))) {
                return at;
            }
        }
        return anywhere();
    }

    private <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    private void change() {
        switch (random.nextInt(10)) {
            case 0, 1 -> pieces.set(value(), one(STRINGS));
            case 2, 3, 4 -> pieces.set(value(), one(OTHERS));
            case 5 -> pieces.set(value(), pieces.get(value()));
            case 6 -> pieces.set(anywhere(), pieces.get(anywhere()));
            case 7 -> repeat();
            case 8 -> leaveOut();
            default -> pieces.set(anywhere(), one(MARKS));
        }
    }

    /** Doubles what stands between two commas. */
    private void repeat() {
        int from = anywhere();
        int to = Math.min(pieces.size() - 1, from + random.nextInt(20));
        String part = String.join("", pieces.subList(from, to));
        pieces.set(to, pieces.get(to) + "," + part);
    }

    private void leaveOut() {
        int from = anywhere();
        int to = Math.min(pieces.size() - 1, from + 1 + random.nextInt(8));
        for (int i = from; i < to; i++) {
            pieces.set(i, "");
        }
    }
}
