package papan.json.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.format.FormatException;
import papan.format.Problem;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonText;
import papan.lesson.play.Stage;
import papan.lesson.script.Lesson;
import papan.lesson.text.LessonCatalogue;
import papan.lesson.text.LessonStrings;
import papan.lesson.text.Translation;
import papan.narration.Language;
import papan.testing.LessonFiles;

/** The texts of a lesson in another language are read strictly, kept up to date, and told instead of its own. */
final class LessonCatalogueTest {
    private static final String STEPS = """
            { 'id': 'look', 'kind': 'show', 'position': 'few', 'say': 'Look at {house:S2}.' },
            { 'id': 'go', 'kind': 'play', 'moves': ['S2'],
              'say': [{ 'on': { 'event': 'capture' }, 'text': '{seeds, plural, one {one seed} other {# seeds}} taken.' }] }
            """;

    private static final String DOCUMENTED = """
            {
              "format": "lesson-strings/1",
              "lesson": "small",
              "language": "ms",
              "strings": {
                "title": { "from": "Small", "to": "Kecil" },
                "steps.look.say[0]": { "from": "Look at {house:S2}.", "to": "Lihat {house:S2}." }
              }
            }
            """;

    private static Lesson lesson(String steps) throws FormatException {
        return LessonReader.read(LessonText.around(steps), "small.lesson.json", RuleBooks.shipped());
    }

    private static String problems(String language, String strings) throws FormatException {
        String text = "{'format':'lesson-strings/1','lesson':'small','language':'%s','strings':{\n%s}}"
                .formatted(language, strings)
                .replace('\'', '"');
        return LessonCatalogueReader.check(text, "small.strings.json", lesson(STEPS)).stream()
                .map(Problem::line)
                .collect(Collectors.joining("\n"));
    }

    @Test
    void keysAreMadeOfIds() throws FormatException {
        assertThat(LessonStrings.of(lesson(STEPS)).keySet())
                .containsExactly("title", "players.south", "players.north", "steps.look.say[0]", "steps.go.say[0]");
    }

    @Test
    void theDocumentedExampleIsReadAndInOrder() throws FormatException, IOException {
        assertThat(Files.readString(Path.of("docs", "lesson-reference.md"))).contains(DOCUMENTED);
        assertThat(LessonCatalogueReader.check(DOCUMENTED, "small.ms.strings.json", lesson(STEPS)))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "ms | 'titel': {'from':'Small','to':'Kecil'} | 2:1 E152 Did you mean \"title\"?",
                "ms | 'title': {'from':'Small','to':'Kecil {seeds}'} | 2:31 E530 {seeds}",
                "ms | 'title': {'from':'Tiny','to':'Kecil'} | 2:18 W156 \"Small\"",
                "ms | 'title': {'from':'Small','to':'Kecil {'} | 2:31 E531 missing",
                "ms | 'title': {'from':'Small','too':'Kecil'} | 2:26 E015 \"to\"",
                "ms | 'title': {'from':'Small','to':7} | 2:31 E011 text",
                "sv | 'title': {'from':'Small','to':'En mycket liten och rolig lektion'} | 2:31 W157 32",
                "ms | 'steps.look.say[0]': {'from':'Look at {house:S2}.','to':'Lihat.'} | E154 {house:S2}",
                "ms | 'steps.go.say[0]': {'from':'{seeds, plural, one {one seed} other {# seeds}} taken.','to':'{seeds, plural, one {sebiji} other {# biji}}'} | E155 \"one\"",
                "sv | 'steps.go.say[0]': {'from':'{seeds, plural, one {one seed} other {# seeds}} taken.','to':'{seeds, plural, other {# frön}}'} | E155 missing",
                "en | 'title': {'from':'Small','to':'Little'} | E151 already",
                "xx | 'title': {'from':'Small','to':'Kecil'} | E104 language",
            })
    void everyMistakeIsNamedWithItsPlace(String language, String strings, String expected) throws FormatException {
        assertThat(problems(language, strings)).contains(expected.split(" ", -1));
    }

    @Test
    void sizeIsBounded() throws FormatException {
        String text = "x".repeat(LessonCatalogueReader.MAX_TEXT + 1);
        assertThat(problems("ms", "'title': {'from':'Small','to':'" + text + "'}"))
                .contains("E106");
    }

    @Test
    void theNumberOfTextsIsBounded() throws FormatException {
        String texts = IntStream.rangeClosed(0, LessonCatalogueReader.MAX_STRINGS)
                .mapToObj(number -> "'" + number + "': {'from':'','to':''}")
                .collect(Collectors.joining(","));
        assertThat(problems("ms", texts)).contains("E153").doesNotContain("E152");
    }

    @Test
    void updatingMarksWhatChangedAndKeepsWhatIsGone() throws FormatException {
        LessonCatalogue first = LessonCatalogueReader.read(DOCUMENTED, "small.ms.strings.json");
        Lesson changed = lesson("{ 'id': 'look', 'kind': 'show', 'say': 'See {house:S2}.' }");
        Lesson moved = lesson("{ 'id': 'other', 'kind': 'show', 'say': 'Look at {house:S2}.' }");
        Lesson gone = lesson("{ 'id': 'other', 'kind': 'show' }");

        assertThat(first.updated(changed).status(changed).stale()).containsExactly("steps.look.say[0]");
        assertThat(LessonCatalogueWriter.write(first.updated(changed), changed))
                .contains("\"now\" : \"See {house:S2}.\"");
        assertThat(first.updated(moved).strings().get("steps.other.say[0]"))
                .isEqualTo(new LessonCatalogue.Entry("Look at {house:S2}.", "Lihat {house:S2}."));
        assertThat(first.updated(gone).obsolete()).containsOnlyKeys("steps.look.say[0]");
        assertThat(first.updated(gone).updated(lesson(STEPS)).obsolete()).isEmpty();
    }

    @Test
    void mergingAStaleTextThatWasTranslatedAnewMakesItFresh() throws FormatException {
        LessonCatalogue first = LessonCatalogueReader.read(DOCUMENTED, "small.ms.strings.json");
        Lesson changed = lesson("{ 'id': 'look', 'kind': 'show', 'say': 'See {house:S2}.' }");
        LessonCatalogue filled =
                LessonCatalogueReader.read(DOCUMENTED.replace("Lihat {", "Tengok {"), "filled.strings.json");

        assertThat(first.merged(filled, changed).status(changed).stale()).isEmpty();
        assertThat(first.merged(first, changed).status(changed).stale()).hasSize(1);
    }

    @Test
    void whatIsWrittenIsReadAgain() throws FormatException {
        LessonCatalogue first = LessonCatalogueReader.read(DOCUMENTED, "x");
        LessonCatalogue all = first.updated(lesson(STEPS));
        assertThat(LessonCatalogueReader.read(LessonCatalogueWriter.write(all, lesson(STEPS)), "x"))
                .isEqualTo(all);
    }

    @Test
    void aTranslatedLessonIsTheSamePlayInOtherWords() throws FormatException {
        Lesson source = lesson(STEPS);
        LessonRun run = LessonRun.of(source, RuleBooks.shipped());
        Optional<LessonCatalogue> malay = Optional.of(LessonCatalogueReader.read(DOCUMENTED, "x"));
        LessonRun told = run.in(Translation.of(source, malay));
        Stage look = told.stages().get(0);

        assertThat(told.said(look)).contains("Lihat S2.");
        assertThat(told.words().wording().language()).isEqualTo(Language.MALAY);
        assertThat(look.timeline()).isSameAs(run.stages().get(0).timeline());
        assertThat(told.translation().missingIn(told.stages().get(1).step())).isEqualTo(1);
        assertThat(told.in(Translation.none(source)).stages()).isEqualTo(run.stages());
    }

    /** The lessons that are translated into every language of the program. */
    @ParameterizedTest
    @CsvSource({"first-turn"})
    void shippedTranslationsAreWholeAndInOrder(String id) throws FormatException, IOException {
        Path file = LessonFiles.of(id);
        Lesson lesson = LessonReader.read(file, RuleBooks.shipped());
        assertThat(LessonCatalogues.check(file, RuleBooks.shipped(), Set.of())).isEmpty();
        for (Language language : Language.values()) {
            if (language != Language.ENGLISH) {
                Translation translation = LessonCatalogues.shipped(lesson, language);
                assertThat(translation.lesson().language()).isEqualTo(language.tag());
                assertThat(translation.status().isComplete()).as(language.tag()).isTrue();
            }
        }
        List<LessonCatalogue> beside = List.copyOf(LessonCatalogues.beside(file).values());
        assertThat(beside).hasSize(Language.values().length - 1);
    }
}
