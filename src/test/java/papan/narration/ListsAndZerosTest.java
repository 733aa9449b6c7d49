package papan.narration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import papan.testing.TextFile;
import papan.testing.TextFile.Family;

/** Several things in one sentence, and none of them, as each language says it. */
final class ListsAndZerosTest {
    /** Sentences that may have to say that there is nothing, by their files. */
    private static final Map<Family, List<String>> MAY_BE_NONE = Map.of(
            Family.CHART,
            List.of("sentence.mobility", "sentence.empty"),
            Family.CLI,
            List.of("search.line"),
            Family.ATLAS,
            List.of("atlas.count"),
            Family.WINDOW,
            List.of("class.bar", "class.bar.right", "lessons.begun", "lessons.done", "lessons.at"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ENGLISH|a|a and b|a, b and c|a, b or c",
                "MALAY|a|a dan b|a, b dan c|a, b atau c",
                "INDONESIAN|a|a dan b|a, b, dan c|a, b, atau c",
                "FILIPINO|a|a at b|a, b at c|a, b o c",
                "CHINESE|a|a和b|a、b和c|a、b或c",
                "SWEDISH|a|a och b|a, b och c|a, b eller c"
            })
    void oneTwoAndMoreAreJoined(Language language, String one, String two, String three, String anyOf) {
        CaptionText words = new CaptionText(Wording.of(language));

        assertThat(words.list(List.of())).isEmpty();
        assertThat(words.list(List.of("a"))).isEqualTo(one);
        assertThat(words.list(List.of("a", "b"))).isEqualTo(two);
        assertThat(words.list(List.of("a", "b", "c"))).isEqualTo(three);
        assertThat(words.format(
                        Pattern.parse("{any}", language), Map.of("any", new Caption.AnyOf(List.of("a", "b", "c")))))
                .isEqualTo(anyOf);
    }

    /** Nobody says "0 seeds". */
    @ParameterizedTest
    @EnumSource
    void noneIsSaidInWords(Language language) {
        assertThat(MAY_BE_NONE.entrySet().stream().flatMap(family -> {
                    Map<String, String> texts = new TextFile(family.getKey(), language).texts();
                    return family.getValue().stream()
                            .map(key -> Pattern.parse(texts.get(key), language).format(new Zero()));
                }))
                .hasSize(9)
                .noneMatch(text -> text.contains("0"));
    }

    /** There is nothing, but moves to come to that and rule sets to choose from. */
    private static final class Zero implements Pattern.Arguments {
        @Override
        public String text(String name) {
            return "<" + name + ">";
        }

        @Override
        public String selector(String name) {
            return "other";
        }

        @Override
        public int number(String name) {
            return name.equals("moves") || name.equals("all") ? 2 : 0;
        }
    }
}
