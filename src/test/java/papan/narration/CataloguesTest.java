package papan.narration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.testing.TextFile;

/** Every translation says all that English says, no more, and says what English says today. */
class CataloguesTest {
    /** The languages that must have every file. */
    private static final List<Language> SPOKEN = List.of(Language.values());

    static Stream<TextFile> translations() {
        return TextFile.all().filter(file -> file.language() != Language.ENGLISH);
    }

    static Stream<TextFile> all() {
        return TextFile.all();
    }

    @Test
    void everyLanguageSpokenHasEveryFile() {
        List<String> missing = new ArrayList<>();
        for (Language language : SPOKEN) {
            for (TextFile.Family family : TextFile.Family.values()) {
                TextFile file = new TextFile(family, language);
                if (!file.exists()) {
                    missing.add(file.toString());
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("translations")
    void noKeyIsMissingAndNoneIsUnused(TextFile file) {
        assertThat(file.texts().keySet())
                .containsExactlyInAnyOrderElementsOf(source(file).keySet());
    }

    @ParameterizedTest
    @MethodSource("all")
    void noKeyIsWrittenTwice(TextFile file) {
        assertThat(file.entries()).extracting(TextFile.Entry::key).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyTextCanBeRead(TextFile file) {
        assertThat(file.texts()).isNotEmpty();
        file.texts()
                .forEach((key, text) ->
                        assertThat(Pattern.parse(text, file.language())).as(key).isNotNull());
    }

    @ParameterizedTest
    @MethodSource("translations")
    void everyTextHasTheArgumentsOfTheEnglish(TextFile file) {
        Map<String, Set<String>> expected = new TreeMap<>();
        Map<String, Set<String>> found = new TreeMap<>();
        Map<String, String> english = source(file);
        file.texts().forEach((key, text) -> {
            found.put(key, arguments(text));
            expected.put(key, arguments(english.getOrDefault(key, "")));
        });
        assertThat(found).isEqualTo(expected);
    }

    private static Set<String> arguments(String text) {
        return new TreeSet<>(Pattern.parse(text, Language.ENGLISH).arguments());
    }

    /** An entry whose English has changed since must be translated again, and its {@code #=} line written again. */
    @ParameterizedTest
    @MethodSource("translations")
    void everyTextRemembersTheEnglishOfToday(TextFile file) {
        Map<String, String> remembered = new TreeMap<>();
        Map<String, String> today = new TreeMap<>();
        for (TextFile.Entry entry : file.entries()) {
            remembered.put(entry.key(), entry.source().orElse("no line #= above it"));
        }
        source(file).forEach((key, text) -> today.put(key, text.stripTrailing()));
        assertThat(remembered).isEqualTo(today);
    }

    @ParameterizedTest
    @MethodSource("all")
    void pluralsHaveOnlyTheBranchesThatTheLanguageKnows(TextFile file) {
        Set<String> known = new TreeSet<>(
                IntStream.range(0, 200).mapToObj(file.language()::plural).toList());
        file.texts()
                .forEach((key, text) -> assertThat(pluralBranches(text))
                        .as(key)
                        .allSatisfy(branch -> assertThat(branch.startsWith("=") ? "=" : branch)
                                .isIn(withExact(known))));
    }

    private static Set<String> withExact(Set<String> categories) {
        Set<String> all = new TreeSet<>(categories);
        all.add("=");
        return all;
    }

    /** What a plural says of no seeds at all is said of no seeds in every language. */
    /** In Filipino 2, 3 and 25 are among the numbers of that branch; what is true of 1 alone has a branch of its own. */
    @Test
    void inFilipinoABranchForOneSaysWhichNumber() {
        List<String> wrong = TextFile.all()
                .filter(file -> file.language() == Language.FILIPINO)
                .flatMap(file -> file.texts().entrySet().stream())
                .filter(text -> text.getValue().matches("(?s).*\\bone \\{[^{}#]*\\}.*"))
                .map(Map.Entry::getKey)
                .toList();
        assertThat(wrong).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("translations")
    void whatIsSaidOfNoneIsKept(TextFile file) {
        Map<String, String> english = source(file);
        file.texts().forEach((key, text) -> {
            if (pluralBranches(english.getOrDefault(key, "")).contains("=0")) {
                assertThat(pluralBranches(text)).as(key).contains("=0");
            }
        });
    }

    private static Map<String, String> source(TextFile file) {
        return new TextFile(file.family(), Language.ENGLISH).texts();
    }

    /** The words before the branches of all plurals of a text. */
    private static Set<String> pluralBranches(String text) {
        Set<String> branches = new TreeSet<>();
        String mark = ", plural,";
        for (int at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
            int from = at + mark.length();
            int depth = 1;
            for (int i = from; depth > 0; i++) {
                char c = text.charAt(i);
                if (c == '{' && depth == 1) {
                    branches.add(text.substring(from, i).strip());
                }
                depth += c == '{' ? 1 : c == '}' ? -1 : 0;
                if (c == '}' && depth == 1) {
                    from = i + 1;
                }
            }
        }
        return branches;
    }
}
