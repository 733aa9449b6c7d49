package papan.browser;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.format.FileKind;
import papan.format.FormatException;
import papan.format.JsonValue;
import papan.narration.Language;
import papan.narration.TextFamily;
import papan.rules.RuleSet;

/** What the core asks of its surroundings and a browser does not have, as small as the core needs it. */
final class Missing {
    private Missing() {}

    @InsteadOf(value = "papan.format.JsonTree", isStatic = true)
    static JsonValue read(String text, String file) throws FormatException {
        return JsonText.read(text, file);
    }

    @InsteadOf(value = "papan.format.JsonTree", isStatic = true)
    static JsonValue read(String text, String file, FileKind kind) throws FormatException {
        return JsonText.read(text, file);
    }

    @InsteadOf(value = "papan.format.JsonPrinter", isStatic = true)
    static String line(Object written) {
        return JsonLine.of(written);
    }

    /** Nothing of a file is too large that is inside the script. */
    @InsteadOf(value = "papan.json.LessonBeginning", isStatic = true)
    static int steps(String beginning) {
        return 0;
    }

    /** There are no files beside a lesson. */
    @InsteadOf("papan.json.lesson.LessonRulesFile")
    static Optional<RuleSet> rules(Object reader, Path file, JsonValue at) {
        return Optional.empty();
    }

    @InsteadOf("papan.narration.TextFamily")
    static boolean exists(TextFamily family, Language language) {
        return !family.in(language).isEmpty();
    }

    @InsteadOf("java.lang.Class")
    static boolean isRecord(Class<?> type) {
        return type.getSuperclass() == Record.class;
    }

    /** Written by {@link Instead}, which knows all classes. */
    @InsteadOf("java.lang.Class")
    static native Class<?>[] getPermittedSubclasses(Class<?> type);

    /** TeaVM's own forgets what it has seen where one stream ends and another follows. */
    @InsteadOf("java.util.stream.Stream")
    static <T> Stream<T> distinct(Stream<T> all) {
        return all.collect(Collectors.toCollection(LinkedHashSet::new)).stream();
    }

    @InsteadOf("java.lang.String")
    static Stream<String> lines(String text) {
        List<String> lines = new ArrayList<>(Arrays.asList(text.split("\r\n|\r|\n", -1)));
        if (lines.get(lines.size() - 1).isEmpty()) {
            lines.remove(lines.size() - 1);
        }
        return lines.stream();
    }

    @InsteadOf("java.lang.String")
    static String replaceAll(String text, String pattern, String other) {
        return compile(pattern).matcher(text).replaceAll(other);
    }

    /** Of all the kinds of signs only this one is unknown. */
    @InsteadOf(value = "java.util.regex.Pattern", isStatic = true)
    static Pattern compile(String pattern) {
        return Pattern.compile(pattern.replace("\\p{N}", "\\p{Nd}\\p{Nl}\\p{No}"));
    }

    @InsteadOf("java.util.regex.Matcher")
    static Stream<MatchResult> results(Matcher matcher) {
        List<MatchResult> found = new ArrayList<>();
        while (matcher.find()) {
            found.add(matcher.toMatchResult());
        }
        return found.stream();
    }

    @InsteadOf(value = "java.util.Locale", isStatic = true)
    static Locale forLanguageTag(String tag) {
        return new Locale(tag);
    }

    @InsteadOf(value = "java.util.Collections", isStatic = true)
    static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> map) {
        return new TreeMap<>(map);
    }

    @InsteadOf(value = "java.lang.Character", isStatic = true)
    static boolean isIdeographic(int c) {
        return c == 0x3007
                || (c >= 0x3400 && c <= 0x4DBF)
                || (c >= 0x4E00 && c <= 0x9FFF)
                || (c >= 0x20000 && c <= 0x3FFFD);
    }

    /** The texts of a catalogue: TeaVM's own reader cuts each character to a byte. */
    @InsteadOf("java.util.Properties")
    static void load(Properties properties, Reader reader) throws IOException {
        PropertyText.load(properties, reader);
    }
}
