package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.json.rules.RuleBooks;
import papan.narration.Language;
import papan.rules.Citation;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.testing.TextFile;

/** The fonts that come with the program can show every Chinese text that comes with it. */
class ChineseTypeTest {

    @ParameterizedTest
    @ValueSource(strings = {"PapanSansSC-Regular.ttf", "PapanSansSC-Bold.ttf"})
    void everyCharacterOfEveryChineseTextCanBeShown(String file) throws IOException, FontFormatException {
        Font font = read(file);
        List<String> texts = texts().toList();
        TreeSet<String> missing = new TreeSet<>();
        for (String text : texts) {
            text.codePoints().filter(c -> !font.canDisplay(c)).forEach(c -> missing.add(Character.toString(c)));
        }
        assertThat(texts).hasSizeGreaterThan(400);
        assertThat(missing).as("see docs/translating-zh.md").isEmpty();
    }

    /** The narration sets a number into a pill with narrow spaces, and English citations have their quotation marks. */
    @ParameterizedTest
    @ValueSource(strings = {"PapanSansSC-Regular.ttf", "PapanSansSC-Bold.ttf"})
    void lettersOfTheOtherLanguagesCanBeShownToo(String file) throws IOException, FontFormatException {
        assertThat(read(file).canDisplayUpTo("Å ä ö ñ “the house’s” – S1 · 7×\u202F−…"))
                .isEqualTo(-1);
    }

    private static Font read(String file) throws IOException, FontFormatException {
        try (InputStream in = TypeFace.class.getResourceAsStream("fonts/" + file)) {
            return Font.createFont(Font.TRUETYPE_FONT, Objects.requireNonNull(in, file));
        }
    }

    private static Stream<String> texts() {
        Stream<String> catalogues = TextFile.all()
                .filter(file -> file.language() == Language.CHINESE)
                .flatMap(file -> file.texts().values().stream());
        Stream<String> rules = RuleBooks.shipped().all().stream().flatMap(ChineseTypeTest::texts);
        return Stream.of(Stream.of(Language.CHINESE.ownName()), catalogues, rules)
                .flatMap(s -> s);
    }

    private static Stream<String> texts(RuleSet rules) {
        String tag = Language.CHINESE.tag();
        Stream<Map<String, String>> said = Arrays.stream(ClauseId.values())
                .map(rules::clause)
                .flatMap(clause -> Stream.concat(
                        Stream.of(clause.reading()),
                        Stream.concat(clause.supports().stream(), clause.against().stream())
                                .map(Citation::says)));
        return Stream.of(
                        Stream.of(rules.about().names(), rules.about().region()),
                        Stream.of(rules.about().terms(tag)).map(terms -> Map.of(tag, String.join("", terms.values()))),
                        said)
                .flatMap(s -> s)
                .map(byLanguage -> byLanguage.getOrDefault(tag, ""));
    }
}
