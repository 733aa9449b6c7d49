package papan.lesson.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.format.FormatException;
import papan.format.Problem;
import papan.json.lesson.ClaimsFile;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonText;
import papan.lesson.script.Claims;
import papan.lesson.script.Lesson;

/** What a lesson says of all, of none or of most is proved, and a proof that does not hold is told. */
final class ClaimCheckTest {
    /** Many of its rounds never end. */
    private static final String ENDLESS = "{ 'rules': 'halusa-hyde' }";

    private static final String BOARD = "'position': 'few',";

    @Test
    void whatIsFalseOfThreeSungkasIsRefusedAndTheyAreNamed() {
        String claim = "{ 'says': 'Sungka goes', 'rules': { 'of': [{ 'search': 'sungka' }, 'chungcajon'],"
                + " 'clause': 'direction', 'answer': 'anticlockwise' } }";

        assertThat(problems("Sungka goes anticlockwise.", claim))
                .singleElement()
                .satisfies(told -> assertThat(told)
                        .startsWith("X404 steps[0].claims[0]")
                        .contains("chungcajon (clockwise)", "sungka-bernardo (clockwise)", "sungka-hagonoy (clockwise)")
                        .doesNotContain("sungka-alternate"));
    }

    @Test
    void whatOneTextSaysIsNotSaidByNone() {
        String claim = "{ 'says': 'No text', 'rules': { 'of': 'all', 'clause': 'next-starter', 'answer': 'winner',"
                + " 'hold': 'none' } }";

        assertThat(problems("No text that we have lets the winner begin.", claim))
                .singleElement()
                .satisfies(told -> assertThat(told).contains("X404", "so in jongkak-hanson (winner)"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Sungka goes anticlockwise.",
                "In congkak the seed stays.",
                "Most games have relays.",
                "No text says so.",
                "Nobody sees this far ahead.",
                "Every far house makes nearer ones ready again.",
                "Look: all games go anticlockwise.",
                "“So it is.” That is always true.",
                "Kalah’s turns are the shortest.",
                "Take the seeds, and the turn never ends."
            })
    void whatNoClaimProvesIsToldWithItsSentence(String sentence) {
        assertThat(problems(sentence, ""))
                .singleElement()
                .satisfies(told -> assertThat(told)
                        .startsWith("W541 steps[0].say[0]")
                        .contains(sentence.replaceFirst("^“.*” ", "")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Does it always end?",
                "Take all the seeds.",
                "Count, then sow them all.",
                "The page says “all seeds”.",
                "She takes three at most, or none at all.",
                "The sungka page says so.",
                "Today you play congkak."
            })
    void questionsInstructionsQuotesAndIdiomsNeedNone(String sentence) {
        assertThat(problems(sentence, "")).isEmpty();
    }

    @Test
    void aWrongAnswerNeedsNoneAndTheRightOneDoes() {
        String ask = "{ 'id': 'a', 'kind': 'ask', 'question': { 'type': 'choice', 'text': 'Which?', 'options': ["
                + "{ 'id': 'a', 'text': 'All games relay', 'correct': true }, { 'id': 'b', 'text': 'No game ever relays' },"
                + " { 'id': 'c', 'text': 'Every game ends' }] } }";

        assertThat(told(LessonText.around(ask), "{}"))
                .filteredOn(told -> told.startsWith("W541"))
                .singleElement()
                .satisfies(told -> assertThat(told).contains("options[0].text"));
    }

    @Test
    void eachOfTheWordsNeedsAClaim() {
        assertThat(problems("All seeds go, and nobody waits.", "{ 'says': 'All seeds', 'meant': 'a test' }"))
                .singleElement()
                .satisfies(told -> assertThat(told).contains("W541", "says \"nobody\""));
    }

    @Test
    void anotherLanguageIsNotReadButItsClaimsAreTested() {
        String lesson = LessonText.around(step("Alla spel går åt samma håll. Only."))
                .replace("\"language\": \"en\"", "\"language\": \"sv\"");

        assertThat(told(lesson, "{}")).isEmpty();
        assertThat(
                        told(
                                lesson,
                                ofStep(
                                        "{ 'says': 'Alla', 'rules': { 'of': 'all', 'clause': 'direction', 'answer': 'clockwise' } }")))
                .singleElement()
                .satisfies(told -> assertThat(told).startsWith("X404"));
    }

    @Test
    void aPieceThatIsNowhereIsToldWithTheNearest() {
        assertThat(problems("Only S2 counts.", "{ 'says': 'Only S3', 'meant': 'a test' }"))
                .anySatisfy(told -> assertThat(told).contains("E543", "Did you mean \"Only S2\"?"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'rules': { 'of': 'all', 'clause': 'direction', 'answer': 'clockwise', 'hold': 'none' }",
                "'rules': { 'of': 'all', 'clause': 'empty-own-house', 'answer': 'turnEnds', 'hold': 'most' }",
                "'rules': { 'of': ['kalah', 'oware'], 'clause': 'occupied-house', 'answer': 'turnEnds', 'hold': 'some' }",
                "'rules': { 'of': ['kalah'], 'clause': 'occupied-house', 'answer': 'turnEnds', 'hold': 'only' }",
                "'rules': { 'clause': 'lone-seed', 'answer': 'taken' }",
                "'rules': { 'clause': 'origin', 'text': 'says' }",
                "'rules': { 'of': ['kalah', 'oware'], 'differ': ['stores'] }",
                "'board': { 'houses': { 'turn': { 'ruling': 'capture' }, 'are': ['S6'] } }",
                "'board': { 'moves': ['S6'], 'expect': { 'captured': 9 } }",
                "'board': { 'expect': { 'house:S2': 7 } }",
                "'board': { 'differBy': ['seeds'] }",
                "'simulated': { 'rounds': { 'boards': [{ 'rules': 'congkak' }], 'count': 100 }, 'figure': 'turns', 'lte': 2 }"
            })
    void whatIsNotSoIsAnError(String proof) {
        assertThat(problems("All of it.", "{ 'says': 'All', " + proof + " }"))
                .singleElement()
                .satisfies(told -> assertThat(told).startsWith("X404 steps[0].claims[0]: \"All\" is not proved: "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'rules': { 'of': 'all', 'clause': 'direction', 'answer': ['clockwise', 'anticlockwise'], 'hold': 'most' }",
                "'rules': { 'of': { 'search': 'kalah' }, 'clause': 'occupied-house', 'answer': 'turnEnds' }",
                "'rules': { 'of': 'all', 'clause': 'direction', 'answer': 'clockwise', 'hold': 'some' }",
                "'rules': { 'of': ['oware', 'oware-grand-slam-legal'], 'differ': ['grand-slam'] }",
                "'rules': { 'clause': 'origin', 'text': 'says', 'hold': 'none' }",
                "'board': { 'moves': ['S6'], 'expect': { 'house:S6': 0 } }",
                "'board': { 'houses': { 'are': ['S2', 'S6'] } }",
                "'simulated': { 'rounds': { 'boards': [{ 'rules': 'congkak' }], 'count': 100 }, 'figure': 'turns', 'gte': 2 }",
                "'meant': 'a test'"
            })
    void whatIsSoIsInOrder(String proof) {
        assertThat(problems("All of it.", "{ 'says': 'All', " + proof + " }")).isEmpty();
    }

    @Test
    void whatIsCitedMustBeCitedThere() {
        assertThat(problems("All of it.", "{ 'says': 'All', 'cited': 'book' }"))
                .singleElement()
                .satisfies(told -> assertThat(told).contains("E547", "\"book\" is not cited here"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'rules': { 'of': ['sunka'], 'clause': 'direction', 'answer': 'clockwise' } # E201 # sungka",
                "'rules': { 'clause': 'directon', 'answer': 'clockwise' } # E014 # direction",
                "'rules': { 'clause': 'direction', 'answer': 'clokwise' } # E014 # clockwise",
                "'rules': { 'clause': 'direction', 'answer': 'clockwise', 'hold': 'al' } # E014 # all",
                "'rules': { 'of': 'alle', 'clause': 'direction', 'answer': 'clockwise' } # E014 # all",
                "'rules': { 'of': { 'area': 'afrika' }, 'clause': 'direction', 'answer': 'clockwise' } # E014 # africa",
                "'rules': { 'of': { 'serch': 'sungka' }, 'clause': 'direction', 'answer': 'clockwise' } # E015 # search",
                "'rules': { 'of': { 'search': 'nowhere' }, 'clause': 'direction', 'answer': 'clockwise' } # E545 # ids",
                "'rules': { 'clause': 'direction' } # E545 # answer",
                "'rules': { 'of': ['kalah'], 'differ': ['seeds'] } # E545 # of",
                "'board': { 'moves': ['S2'] } # E546 # expect",
                "'board': { 'expect': { 'solutions': ['S2'] } } # E546 # expect",
                "'board': { 'moves': ['S1'], 'expect': { 'captured': 1 } } # E501 # S2",
                "'proof': 'none' # E544 # rules",
                "'meant': 'a', 'cited': 'b' # E544 # rules",
                "'simulated': { 'rounds': { 'boards': [{ 'rules': 'congkak' }], 'count': 20000 }, 'figure': 'turns' }"
                        + " # E522 # fewer",
                "'simulated': { 'rounds': { 'boards': [" + ENDLESS + "], 'count': 3000 }, 'figure': 'turns' }"
                        + " # E522 # fewer"
            })
    void whatCannotBeReadIsToldWithWhatWouldDo(String line) {
        String[] parts = line.split(" # ", -1);

        assertThat(problems("All of it.", "{ 'says': 'All', " + parts[0] + " }"))
                .anySatisfy(told -> assertThat(told).contains(parts[1], parts[2]));
    }

    @Test
    void roundsOfAChartThatHardlyEverEndAreTold() {
        String chart = "{ 'id': 'fair-%d', 'kind': 'chart', 'chart': 'first', 'rounds': { 'boards': [" + ENDLESS + ", "
                + ENDLESS + ", " + ENDLESS + "], 'count': 20000, 'seed': %<d } }";

        List<Problem> told = LessonText.problems(LessonText.around(chart.formatted(1) + "," + chart.formatted(2)));

        assertThat(told).extracting(Problem::code).containsExactly("E522");
        assertThat(told.get(0).line()).contains("steps[1].rounds", "Play fewer.");
    }

    @Test
    void aTitleHasNoBoardToBeTestedOn() {
        String claims = "{ 'meta': [{ 'says': 'Small', 'board': { 'expect': { 'laps': 1 } } }] }";

        assertThat(told(LessonText.around(step("So.")), claims))
                .singleElement()
                .satisfies(told -> assertThat(told).startsWith("E546"));
    }

    @Test
    void claimsOfAStepThatIsNotThereAreTold() {
        assertThat(told(LessonText.around(step("So.")), "{ 'steps': { 'b': [] } }"))
                .singleElement()
                .satisfies(told -> assertThat(told).startsWith("E703 b"));
    }

    private static List<String> problems(String sentence, String claim) {
        return told(LessonText.around(step(sentence)), ofStep(claim));
    }

    private static String step(String sentence) {
        return "{ 'id': 'a', 'kind': 'show', " + BOARD + " 'say': '" + sentence + "' }";
    }

    private static String ofStep(String claim) {
        return "{ 'steps': { 'a': [" + claim + "] } }";
    }

    /** What is wrong with the claims of a lesson, be it their form or that they prove nothing. */
    private static List<String> told(String text, String claims) {
        Lesson lesson = LessonText.read(text);
        try {
            Claims read = ClaimsFile.read(claims.replace('\'', '"'), "small.claims.json", lesson, RuleBooks.shipped());
            return ClaimCheck.check(lesson, read, RuleBooks.shipped()).stream()
                    .map(found -> found.code() + " " + found.path() + ": " + found.message() + " " + found.fix())
                    .toList();
        } catch (FormatException e) {
            return e.problems().stream()
                    .map(found -> found.code() + " " + found.path() + ": " + found.message() + " " + found.fix())
                    .toList();
        }
    }
}
