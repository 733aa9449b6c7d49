package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.analysis.ChartKind;
import papan.analysis.Series;
import papan.analysis.Spacing;
import papan.format.FormatException;
import papan.format.Problem;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.script.AskedChart;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.lesson.text.LessonCatalogue;
import papan.lesson.text.LessonStrings;
import papan.lesson.text.Translation;
import papan.narration.Language;
import papan.replay.Mark;

/** What a lesson brings beside its steps: charts of its own, words of its own, questions for later. */
class MaterialTest {
    private static final String SHOW = "{ 'id': 'look', 'kind': 'show', 'position': 'start' }";
    private static final String PLAY = "{ 'id': 'go', 'kind': 'play', 'from': 'start', 'moves': ['S6'] }";
    private static final String CHART = "{ 'id': 'see', 'kind': 'chart', 'chart': 'mine' }";

    /** A lesson with some steps and, beside them, some fields. */
    private static String text(String steps, String beside) {
        return LessonText.around(steps)
                .replace("\"players\"", (beside.isEmpty() ? "" : beside.replace('\'', '"') + ",") + "\"players\"")
                .replace("\"minutes\": 5", "\"minutes\": 5, \"goals\": [{ \"id\": \"G1\", \"text\": \"t\" }]");
    }

    private static Lesson lesson(String steps, String beside) {
        try {
            return LessonReader.read(text(steps, beside), "small.lesson.json", RuleBooks.shipped());
        } catch (FormatException e) {
            throw new AssertionError(e.problems().toString(), e);
        }
    }

    private static LessonRun run(String steps, String beside) {
        return LessonRun.of(lesson(steps, beside), RuleBooks.shipped());
    }

    private static List<String> problems(String steps, String beside) {
        return LessonText.problems(text(steps, beside)).stream()
                .filter(p -> !p.code().equals("W121"))
                .map(Problem::line)
                .map(line -> line.replaceAll("^[^ ]+ +", ""))
                .toList();
    }

    private static LessonRun in(LessonRun run, Language language, Map<String, String> strings) {
        Map<String, LessonCatalogue.Entry> entries = new LinkedHashMap<>();
        LessonStrings.of(run.lesson())
                .forEach((key, from) ->
                        entries.put(key, new LessonCatalogue.Entry(from, strings.getOrDefault(key, ""))));
        LessonCatalogue catalogue = new LessonCatalogue("small", language, entries, Map.of());
        return run.in(Translation.of(run.lesson(), java.util.Optional.of(catalogue)));
    }

    @Test
    void aChartOfOnesOwnSaysWhatItShows() {
        LessonRun run = run(PLAY + "," + CHART, """
                'charts': { 'mine': { 'title': 'In {south}’s hand', 'note': 'Look at {house:S6}.', 'kind': 'table', 'x': 'lap',
                  'marks': ['capture'], 'series': [{ 'of': 'hand' }, { 'of': 'house', 'house': 'S6' }] } }""");
        AskedChart chart = run.chart(run.stages().get(1)).orElseThrow();
        assertThat(chart.title()).isEqualTo("In Aina’s hand");
        assertThat(chart.note()).isEqualTo("Look at S6.");
        assertThat(chart.asTable()).isTrue();
        assertThat(chart.marks()).containsExactly(Mark.Kind.CAPTURE);
        assertThat(chart.plan().kind()).isEqualTo(ChartKind.SERIES);
        assertThat(chart.plan().per()).isEqualTo(Spacing.LAP);
        assertThat(chart.plan().series()).extracting(Series::of).containsExactly(Series.Of.HAND, Series.Of.HOUSE);
        assertThat(run.chart(run.stages().get(0))).isEmpty();
    }

    @Test
    void everyKindIsOneOfTheProgramsOrLines() {
        String kinds = "'charts': { 'mine': { 'title': 't', 'kind': '%s'%s } }";
        Map<String, ChartKind> expected =
                Map.of("stacked", ChartKind.SEEDS, "heat", ChartKind.HOUSES, "bars", ChartKind.ROUNDS);
        expected.forEach((kind, shown) -> assertThat(run(PLAY + "," + CHART, kinds.formatted(kind, ""))
                        .lesson()
                        .charts()
                        .get("mine")
                        .plan()
                        .kind())
                .isEqualTo(shown));
        assertThat(lesson(PLAY + "," + CHART, kinds.formatted("bars", ", 'series': [{ 'of': 'captured' }]"))
                        .charts()
                        .get("mine")
                        .plan()
                        .kind())
                .isEqualTo(ChartKind.CAPTURES);
    }

    @Test
    void whereALineIsDrawnFirstItIsTheFirstOfTheChart() {
        String chart = "'charts': { 'mine': { 'title': 't', 'kind': 'line', 'x': 'lap', "
                + "'series': [{ 'of': 'house', 'house': 'N2' }, { 'of': 'store', 'player': 'south' }] } }";
        LessonRun shown = run(PLAY + "," + CHART.replace("}", ", 'predictFirst': true }"), chart);
        assertThat(shown.truth(shown.stages().get(1)).written()).isEqualTo("7,0");
        String asked =
                "{ 'id': 'a', 'kind': 'ask', 'position': 'start', 'question': { 'type': 'drawCurve', 'move': 'S6', "
                        + "'chart': 'mine'%s } }";
        LessonRun south = run(asked.formatted(""), chart);
        assertThat(south.rightAnswer(south.stages().get(0)).written())
                .as("the mover's line")
                .isEqualTo("1,10");
        assertThat(new AnswerWords(south, south.words())
                        .question(((Step.Ask) south.stages().get(0).step()).question()))
                .isEqualTo("The seeds in S6 go next. Draw how Aina’s store grows.");
        LessonRun north = run(asked.formatted(", 'player': 'north'"), chart);
        assertThat(new AnswerWords(north, north.words())
                        .question(((Step.Ask) north.stages().get(0).step()).question()))
                .isEqualTo("The seeds in S6 go next. Draw how many seeds are in N2.");
        assertThat(QuestionPrint.of(north, north.stages().get(0)))
                .isNotEqualTo(QuestionPrint.of(south, south.stages().get(0)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'kind': 'line', 'series': []                                                | E907 charts.mine.series: There are 0 lines; 1 to 4 can be told apart in one chart. Write for example [{ "of": "hand" }].
            'kind': 'line'                                                              | E010 charts.mine: "series" is missing.
            'kind': 'lines', 'series': []                                               | E014 charts.mine.kind: "lines" is unknown here. Did you mean "line"?
            'kind': 'line', 'series': [{ 'of': 'hand' }, { 'of': 'hand' }]              | E907 charts.mine.series[1]: The same line is there twice. Leave one out.
            'kind': 'line', 'series': [{ 'of': 'store' }]                               | E908 charts.mine.series[0]: Series "store" needs a "player". Write "player": "south" or "north".
            'kind': 'line', 'series': [{ 'of': 'hand', 'house': 'S3' }]                 | E908 charts.mine.series[0].house: Series "hand" has no "house". Leave it out.
            'kind': 'line', 'series': [{ 'of': 'house', 'house': 'S8' }]                | E216 charts.mine.series[0].house: "S8" is not a house of this board. Houses are S1 to S7 and N1 to N7.
            'kind': 'line', 'unit': 'seeds', 'series': [{ 'of': 'evenness', 'player': 'south' }] | E911 charts.mine.series[0]: Series "evenness" has no unit "seeds". Write "unit": "share", or leave it out.
            'kind': 'line', 'series': [{ 'of': 'hand' }, { 'of': 'empty', 'player': 'south' }] | E911 charts.mine.series[1]: Series "empty" has no unit "seeds". Make two charts of them.
            'kind': 'line', 'series': [{ 'of': 'mobility', 'player': 'south' }, { 'of': 'empty', 'player': 'south' }] | E911 charts.mine.series[1]: Series "empty" and "mobility" do not go in one chart. Make two charts of them.
            'kind': 'heat', 'series': [{ 'of': 'hand' }]                                | E909 charts.mine.series: This kind of chart shows all seeds, so "series" says nothing. Leave it out.
            'kind': 'bars', 'x': 'lap'                                                  | E909 charts.mine.x: Bars have no points along the moves and count by themselves, so "x" says nothing. Leave it out.
            'kind': 'bars', 'series': [{ 'of': 'hand' }]                                | E014 charts.mine.series[0].of: "hand" is unknown here.
            'kind': 'stacked', 'unit': 'share'                                          | E911 charts.mine.unit: This kind of chart has no unit "share". Leave it out.
            'kind': 'stacked', 'reveal': 'all'                                          | E014 charts.mine.reveal: "all" is unknown here.
            """)
    void whatAChartCannotShowIsSaid(String fields, String expected) {
        List<String> problems = problems(PLAY + "," + CHART, "'charts': { 'mine': { 'title': 't', " + fields + " } }");
        assertThat(problems).anySatisfy(line -> assertThat(line).startsWith(expected));
    }

    @Test
    void aChartThatIsNotThereIsNamedWithThoseThatAre() {
        String mine = "'charts': { 'mine': { 'title': 't', 'kind': 'heat' } }";
        assertThat(problems(PLAY + ", { 'id': 'see', 'kind': 'chart', 'chart': 'mime' }", mine))
                .contains("E901 steps[1].chart: There is no chart \"mime\". Did you mean \"mine\"? Your own: mine.");
        assertThat(problems(PLAY, mine))
                .containsExactly(
                        "W912 charts.mine: Nothing in the lesson uses the chart \"mine\". Write \"chart\": \"mine\" "
                                + "in a step of kind \"chart\", or leave it out.");
        assertThat(problems(PLAY + ", { 'id': 'see', 'kind': 'chart', 'chart': 'mine', 'per': 'lap' }", mine))
                .contains("E903 steps[1].per: The chart \"mine\" says itself how far apart its points lie, with \"x\". "
                        + "Leave \"per\" out.");
        assertThat(problems(PLAY + ", { 'id': 'see', 'kind': 'chart', 'chart': 'mine', 'predictFirst': true }", mine))
                .singleElement()
                .asString()
                .startsWith("E904 steps[1].predictFirst");
    }

    @Test
    void aLessonHasAtMostTwentyChartsOfItsOwn() {
        assertThat(problems(PLAY, charts(Lesson.MAX_CHARTS)))
                .hasSize(20)
                .allMatch(problem -> problem.startsWith("W912"));
        assertThat(problems(PLAY, charts(Lesson.MAX_CHARTS + 1)))
                .containsExactly(
                        "E906 charts: There are 21 charts; a lesson has at most 20 of its own. Leave some out.");
    }

    private static String charts(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> "'c" + i + "': { 'title': 't', 'kind': 'heat' }")
                .collect(Collectors.joining(",", "'charts': {", "}"));
    }

    @Test
    void aChartsOwnTextsAreTranslated() {
        LessonRun run = run(
                PLAY + "," + CHART, "'charts': { 'mine': { 'title': 'How full?', 'note': 'Look.', 'kind': 'heat' } }");
        assertThat(LessonStrings.of(run.lesson())).containsEntry("charts.mine.title", "How full?");
        LessonRun malay = in(run, Language.MALAY, Map.of("charts.mine.title", "Berapa penuh?"));
        assertThat(malay.chart(malay.stages().get(1)).orElseThrow().title()).isEqualTo("Berapa penuh?");
        assertThat(malay.chart(malay.stages().get(1)).orElseThrow().note()).isEqualTo("Look.");
    }

    private static final String WORDS = "'glossary': { 'house': 'hole', 'houses': 'holes', 'store': 'home' }";

    @Test
    void aLessonsOwnWordsStandInTheProgramsSentencesAndInItsOwn() {
        LessonRun run = run(PLAY.replace("}", ", 'say': 'An empty {term.house}, and {store:south}.' }"), WORDS);
        assertThat(run.said(run.stages().get(0))).contains("An empty hole, and Aina’s home.");
        assertThat(run.captions(Language.ENGLISH).text("place.store", Map.of("player", papan.model.Side.NORTH)))
                .isEqualTo("Ben’s home");
        assertThat(run.captions(Language.ENGLISH).text("ask.counts"))
                .isEqualTo("How many seeds are in each of these holes then?");
        assertThat(run.captions(Language.ENGLISH).text("ruling.bank")).isEqualTo("Into the home");
        assertThat(run.captions(Language.SWEDISH).text("ruling.bank"))
                .as("another language has the rule set's words")
                .isEqualTo("Till eget bo");
        papan.narration.Wording boards = run.captions(Language.ENGLISH)
                .wording()
                .withTerms(RuleBooks.shipped().find("congklak-simple").orElseThrow());
        assertThat(new papan.narration.CaptionText(boards).text("ruling.bank"))
                .as("boards of other rule sets too")
                .isEqualTo("Into the home");
    }

    @Test
    void ownWordsAreTranslatedAndThoseThatAreNotAreTheRuleSets() {
        LessonRun run = run(PLAY, WORDS);
        LessonRun malay = in(run, Language.MALAY, Map.of("glossary.store", "ibu", "title", "Kecil"));
        assertThat(malay.captions(Language.MALAY).text("ruling.bank")).isEqualTo("Masuk ibu");
        assertThat(malay.captions(Language.MALAY).text("cli.try")).startsWith("(kampung, ");
        assertThat(malay.captions(Language.ENGLISH).text("ruling.bank")).isEqualTo("Into the store");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            { 'hous': 'hole' }                     | E113 glossary.hous: "hous" is no term that a lesson may call otherwise. Did you mean "house"?
            { 'relay': 'run on' }                  | E113 glossary.relay: "relay" is no term that a lesson may call otherwise. Known: house, houses, store.
            { 'store': '{player}’s barn' }         | E114 glossary.store: This is no word for a term: it stands within sentences. Write a word or two, at most 30 characters, without braces.
            { 'store': ' ' }                       | E114 glossary.store: This is no word
            { 'store': 7 }                         | E011 glossary.store: This must be a text
            { 'house': 'hole' }                    | W115 glossary.house: Only "house" is called otherwise, not "houses", so two words would be mixed. Write "houses" too.
            { 'houses': 'holes' }                  | W115 glossary.houses: Only "houses"
            """)
    void wordsThatWouldNotDoAreRefused(String glossary, String expected) {
        assertThat(problems(PLAY, "'glossary': " + glossary))
                .singleElement()
                .asString()
                .startsWith(expected);
    }

    private static String later(String fields) {
        return "'bank': [{ 'id': 'later', " + fields + " }]";
    }

    private static final String LANDING =
            "'question': { 'type': 'landing', 'goal': 'G1', 'move': 'S5', 'until': 'firstLap'%s }";

    @Test
    void aQuestionForLaterIsAskedWhereItSays() {
        LessonRun run = run(PLAY, """
                'bank': [
                  { 'id': 'own', 'position': 'few', 'question': { 'type': 'bestMove', 'goal': 'G1' } },
                  { 'id': 'moved', 'moves': ['S7', 'S6'], 'question': { 'type': 'number', 'goal': 'G1', 'move': 'S1', 'of': 'laps' } },
                  { 'id': 'stopped', 'moves': ['S6'], 'stopAt': { 'ruling': 'capture', 'when': 'before' },
                    'question': { 'type': 'rule', 'goal': 'G1' } },
                  { 'id': 'there', 'after': 'go', 'question': { 'type': 'landing', 'goal': 'G1', 'move': 'N3', 'until': 'firstLap' } }]""");
        LessonRun bank = run.bank().orElseThrow();
        assertThat(bank.isApart()).isTrue();
        assertThat(bank.bank()).isEmpty();
        assertThat(bank.lesson().id()).isEqualTo("small");
        assertThat(bank.stages())
                .extracting(stage -> stage.step().head().id())
                .containsExactly("own", "moved", "stopped", "there");
        assertThat(bank.rightAnswer(bank.stages().get(2)).written()).isEqualTo("capture");
        assertThat(bank.judge(bank.stages().get(2), "relay").correct()).isFalse();
        assertThat(bank.stages().get(3).timeline().events())
                .isEqualTo(run.stages().get(0).timeline().events());
        assertThat(bank.stages()).allSatisfy(stage -> {
            assertThat(stage.start()).isEqualTo(stage.end());
            assertThat(stage.timeline().size()).as("nothing is to come").isEqualTo(stage.end());
        });
        assertThat(run.stages()).hasSize(1);
        assertThat(QuestionPrint.of(run)).containsKeys("own", "moved", "stopped", "there");
    }

    @Test
    void aBankIsTranslatedWithItsLesson() {
        LessonRun run = run(PLAY, later(LANDING.formatted(", 'text': 'Where?'")));
        assertThat(LessonStrings.of(run.lesson())).containsEntry("bank.later.question.text", "Where?");
        LessonRun malay = in(run, Language.MALAY, Map.of("bank.later.question.text", "Di mana?"));
        for (LessonRun bank :
                List.of(malay.bank().orElseThrow(), run.bank().orElseThrow().in(malay.translation()))) {
            Stage stage = bank.stages().get(0);
            assertThat(((Step.Ask) stage.step()).question().text()).isEqualTo("Di mana?");
            assertThat(bank.rightAnswer(stage).written()).isEqualTo("N6");
        }
        assertThat(malay.translation()
                        .missingIn(malay.bank().orElseThrow().stages().get(0).step()))
                .isZero();
        assertThat(in(run, Language.MALAY, Map.of())
                        .translation()
                        .missingIn(run.bank().orElseThrow().stages().get(0).step()))
                .isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'after': 'goo', 'question': { 'type': 'bestMove', 'goal': 'G1' }                       | E703 bank[0].after: There is no step "goo". Did you mean "go"?
            'after': 'go', 'moves': ['N3'], 'question': { 'type': 'bestMove', 'goal': 'G1' }       | E407 bank[0].moves: The question is asked where step "go" ends, so "moves" says nothing. Leave "moves" out, or "after".
            'question': { 'type': 'bestMove' }                                                     | E010 bank[0].question: "goal" is missing.
            'question': { 'type': 'bestMove', 'goal': 'G2' }                                       | E831 bank[0].question.goal: The lesson has no goal "G2". Did you mean "G1"?
            'moves': ['N3'], 'question': { 'type': 'bestMove', 'goal': 'G1' }                      | E502 bank[0].moves[0]: "N3" is north's house
            'question': { 'type': 'rule', 'goal': 'G1' }                                           | E806 bank[0].question
            'question': { 'type': 'landing', 'goal': 'G1', 'move': 'S5', 'until': 'firstLap', 'answer': 'N5' } | E801 bank[0].question.answer: The answer "N5" is stated, the rules give "N6".
            'question': { 'type': 'landing', 'goal': 'G1', 'move': 'S5', 'until': 'firstLap', 'text': 'N6?' }  | W813 bank[0].question.text
            'question': { 'type': 'explain', 'goal': 'G1', 'text': 't', 'model': 'm', 'attempts': 2 } | E832 bank[0].question.attempts
            'question': { 'type': 'explain', 'goal': 'G1', 'text': '{sooth}', 'model': 'm' }       | E530 bank[0].question.text
            'hint': [], 'question': { 'type': 'bestMove', 'goal': 'G1' }                           | E015 bank[0].hint: The field "hint" is unknown here. Did you mean "hints"?
            """)
    void whatIsWrongWithAQuestionForLaterIsSaid(String fields, String expected) {
        assertThat(problems(PLAY, later(fields)))
                .anySatisfy(line -> assertThat(line).startsWith(expected));
    }

    @Test
    void questionsForLaterAreBoundedAndTheirIdsAreTheirOwn() {
        assertThat(problems(PLAY, later(LANDING.formatted("")).replace("later", "go")))
                .singleElement()
                .asString()
                .startsWith("E402 bank[0].id: The id \"go\" is used twice");
        StringBuilder many = new StringBuilder("'bank': [");
        for (int i = 0; i <= Lesson.MAX_BANK; i++) {
            many.append(i == 0 ? "" : ",")
                    .append("{ 'id': 'q")
                    .append(i)
                    .append("', ")
                    .append(LANDING.formatted(""))
                    .append("}");
        }
        assertThat(problems(PLAY, many + "]"))
                .containsExactly(
                        "E406 bank: There are 51 questions for later; a lesson has at most 50. Keep the best of them.");
        StringBuilder dear = new StringBuilder("'bank': [");
        for (int i = 0; i < Lesson.MAX_BANK; i++) {
            dear.append(i == 0 ? "" : ",")
                    .append("{ 'id': 'q")
                    .append(i)
                    .append("', 'question': { 'type': 'bestMove', 'goal': 'G1', 'by': 'search', 'depth': 7 } }");
        }
        assertThat(problems(SHOW, dear + "]"))
                .anySatisfy(line -> assertThat(line).matches("E522 bank\\[.*"));
    }
}
