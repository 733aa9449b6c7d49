package papan.narration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.model.House;
import papan.model.Side;

class PatternTest {
    private static String format(Language language, String pattern, Map<String, Object> args) {
        return new CaptionText(Wording.of(language)).format(Pattern.parse(pattern, language), args);
    }

    @Test
    void aPluralChoosesByNumberAndShowsIt() {
        String pattern = "{seeds, plural, one {# seed} other {# seeds}} left";
        assertThat(format(Language.ENGLISH, pattern, Map.of("seeds", 1))).isEqualTo("1 seed left");
        assertThat(format(Language.ENGLISH, pattern, Map.of("seeds", 8))).isEqualTo("8 seeds left");
    }

    @Test
    void anExactNumberGoesBeforeTheCategory() {
        String pattern = "{n, plural, =0 {nothing} one {one} other {#}}";
        assertThat(format(Language.ENGLISH, pattern, Map.of("n", 0))).isEqualTo("nothing");
    }

    @Test
    void aSelectChoosesByPlayerAndCanHoldPlurals() {
        String pattern =
                "{player, select, south {You take {n, plural, one {# seed} other {# seeds}}} other {They take #}}";
        assertThat(format(Language.ENGLISH, pattern, Map.of("player", Side.SOUTH, "n", 2)))
                .isEqualTo("You take 2 seeds");
    }

    @Test
    void aSelectInsideAPluralStillShowsThePluralsNumber() {
        String pattern = "{n, plural, one {a seed} other {{player, select, south {you have #} other {they have #}}}}";
        assertThat(format(Language.ENGLISH, pattern, Map.of("player", Side.SOUTH, "n", 5)))
                .isEqualTo("you have 5");
        assertThat(format(Language.ENGLISH, pattern, Map.of("player", Side.NORTH, "n", 7)))
                .isEqualTo("they have 7");
    }

    @ParameterizedTest
    @CsvSource({
        "en,1,one", "en,2,other", "sv,1,one", "sv,0,other", "ms,1,other", "id,1,other", "zh,1,other",
        "fil,1,one", "fil,2,one", "fil,4,other", "fil,6,other", "fil,9,other", "fil,10,one", "fil,14,other"
    })
    void everyLanguageHasItsOwnPlurals(String tag, int number, String category) {
        assertThat(Language.parse(tag).orElseThrow().plural(number)).isEqualTo(category);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"en|12,345", "ms|12,345", "fil|12,345", "id|12.345", "sv|12\u00a0345", "zh|12345"})
    void everyLanguageSetsThousandsApartInItsOwnWay(String tag, String written) {
        Language language = Language.parse(tag).orElseThrow();
        assertThat(format(language, "{n, plural, one {#} other {#}}", Map.of("n", 12_345)))
                .isEqualTo(written);
        assertThat(language.count(999)).isEqualTo("999");
    }

    @Test
    void aSentenceKeepsThePluralsOfTheLanguageItIsWrittenInWhateverItIsToldIn() {
        Pattern english = Pattern.parse("{seeds, plural, one {the only seed} other {all # seeds}}", Language.ENGLISH);
        CaptionText chinese = new CaptionText(Wording.of(Language.CHINESE));
        assertThat(chinese.format(english, Map.of("seeds", 1))).isEqualTo("the only seed");
    }

    @Test
    void listsOfPlacesAreJoined() {
        List<House> houses = List.of(new House(Side.SOUTH, 6), new House(Side.NORTH, 2));
        assertThat(format(Language.ENGLISH, "from {houses}", Map.of("houses", houses)))
                .isEqualTo("from S6 and N2");
    }

    @Test
    void anAuthorMayNameAHouseOrAStore() {
        assertThat(format(Language.ENGLISH, "{house:S3} and {store:south}", Map.of()))
                .isEqualTo("S3 and South’s store");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{seeds|\",\" is missing at character 7 of \"{seeds\"",
                "a } b|\"}\" without \"{\" at character 3 of \"a } b\"",
                "{n, plural, one {x}}|plural without \"other\" at character 21 of \"{n, plural, one {x}}\"",
                "{n, plurals, other {x}}|\"plurals\" is neither plural nor select at character 12 of \"{n, plurals, other {x}}\"",
                "{}|a name is missing at character 2 of \"{}\""
            })
    void aBrokenPatternSaysWhatAndWhere(String pattern, String message) {
        assertThatThrownBy(() -> Pattern.parse(pattern, Language.ENGLISH))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void itNamesItsArguments() {
        assertThat(Pattern.parse("{a} {n, plural, one {{b}} other {#}}", Language.ENGLISH)
                        .arguments())
                .containsExactly("a", "n", "b");
    }
}
