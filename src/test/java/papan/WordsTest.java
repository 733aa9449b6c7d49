package papan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papan.narration.Language;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** What was once said wrongly, or in two ways, is said so nowhere: the words are in {@code papan/words}. */
class WordsTest {
    private static final Path WORDS = Path.of("src/test/resources/papan/words");
    private static final Path RESOURCES = Path.of("src/main/resources/papan");

    /** What a word does not say is no. */
    private static final JsonMapper READER = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();

    /**
     * A word that is not to be used.
     *
     * @param term what is meant by it, in English
     * @param say what is said instead
     * @param sources whether lessons and the rule book may have it, which repeat what others say
     */
    private record Word(String term, String say, String never, String why, boolean sources) {
        Pattern pattern() {
            boolean letters = Character.isAlphabetic(never.codePointAt(0)) && never.codePointAt(0) < 0x3000;
            String word = Pattern.quote(never);
            return Pattern.compile(
                    letters ? "(?<![\\p{L}])" + word + "(?![\\p{L}])" : word,
                    Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void aWordThatIsNotToBeUsedIsUsedNowhere(Language language) throws IOException {
        String tag = language.tag();
        List<Word> words = READER.readValue(WORDS.resolve(tag + ".json").toFile(), new TypeReference<List<Word>>() {});
        List<String> own = catalogues(tag);
        List<String> all =
                Stream.of(own, lessons(tag), rules(tag)).flatMap(List::stream).toList();
        assertThat(words).isNotEmpty();
        assertThat(all).hasSizeGreaterThan(4_000);

        assertThat(words)
                .allSatisfy(word -> assertThat(word.sources() ? own : all)
                        .as("say “%s”: %s", word.say(), word.why())
                        .noneMatch(text -> word.pattern().matcher(text).find()));
    }

    @Test
    void aWordIsFoundAsAWholeAndInAnyCase() {
        Word word = new Word("you", "kamu", "Anda", "", false);

        assertThat(word.pattern().matcher("hanya untuk anda.").find()).isTrue();
        assertThat(word.pattern().matcher("tandai").find()).isFalse();
        assertThat(new Word("skip", "跳过", "封掉", "", false)
                        .pattern()
                        .matcher("往封掉的坑里")
                        .find())
                .isTrue();
    }

    private static List<String> catalogues(String tag) {
        return files(RESOURCES, "_" + tag + ".properties").stream()
                .flatMap(file -> text(file).lines())
                .filter(line -> !line.startsWith("#"))
                .toList();
    }

    private static List<String> lessons(String tag) {
        return files(Path.of("lessons"), tag.equals("en") ? ".lesson.json" : "." + tag + ".strings.json").stream()
                .flatMap(file -> strings(tag.equals("en") ? "\\w+" : "to", file))
                .toList();
    }

    private static List<String> rules(String tag) {
        return files(RESOURCES.resolve("rules"), ".json").stream()
                .flatMap(file -> strings(tag, file))
                .toList();
    }

    /** What a JSON file has in fields of a name. */
    private static Stream<String> strings(String name, Path file) {
        return Pattern.compile("\"" + name + "\": \"((?:[^\"\\\\]|\\\\.)*)\"")
                .matcher(text(file))
                .results()
                .map((MatchResult found) -> found.group(1));
    }

    private static List<Path> files(Path folder, String ending) {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> file.toString().endsWith(ending)).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
