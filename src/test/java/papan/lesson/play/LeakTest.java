package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import papan.analysis.ChartKind;
import papan.analysis.CourseChart;
import papan.analysis.Spacing;
import papan.json.lesson.LessonCatalogues;
import papan.json.rules.RuleBooks;
import papan.lesson.check.LessonCheck;
import papan.lesson.play.Leaks.Leak;
import papan.lesson.script.Hint;
import papan.lesson.script.Question;
import papan.lesson.script.Step;
import papan.lesson.text.LessonStrings;
import papan.narration.Language;
import papan.testing.PlayedLessons;

/** While a question is open, nothing that was read, watched or marked before tells its answer, in any language. */
final class LeakTest {
    /** What can be read before it is asked, and why that is meant. */
    private static final Map<String, String> MEANT_IN_WORDS = Map.ofEntries(
            Map.entry("ask-at-home/forgot", "what somebody says is to be written down as it was said"),
            Map.entry("ask-at-home/later-open", "what somebody says is to be written down as it was said"),
            Map.entry("congkak-day/fault", "every game ends with counting; when it settles a quarrel is asked"),
            Map.entry("cousins-with-relays/four", "four is in the rule; who gets them is asked"),
            Map.entry("cousins-with-stores/whose", "each game has been named; which of them does so is asked"),
            Map.entry("filling-up/which", "the boards before it have the answers as labels"),
            Map.entry("first-game/who-won", "the players are named; which of them has won is asked"),
            Map.entry("for-ever/which-seed", "the house where the turn stopped is named; where the seed goes is asked"),
            Map.entry("hand-out-as-printed/silent", "how many lie across is told; whether they are all is asked"),
            Map.entry("is-it-fair/line", "the Malay goal asks how far games prove anything"),
            Map.entry("like-a-historian/stays", "text, gap and reading are the lesson's three marks"),
            Map.entry("manners/maldives", "the answer is in the report that is to be read"),
            Map.entry("on-the-table/big-words", "the word is met before; it is one of several that are asked for"),
            Map.entry("openings-return/every-size", "the house that is sown is named; where it ends is asked"),
            Map.entry("the-move-you-keep/later-spoil", "the Malay title has the word for no"),
            Map.entry("two-tables/who-agrees", "each table has been named; which of them agrees is asked"),
            Map.entry("last-seeds/when", "each page has been named; with which of them hoarding wins is asked"),
            Map.entry("last-seeds/later-nobody", "the players are named; which of them has won is asked"),
            Map.entry("last-seeds/may-you", "the Filipino title asks with the word for no"),
            Map.entry("who-brought-it/makassar", "the Malay word for playing has another form here"),
            Map.entry("women-of-the-maldives/what-next", "asks again what the try before it was for"),
            Map.entry("women-of-the-maldives/who", "the answer is in the sentence that is to be read"));

    /** What can be seen on a board before it is asked, and why that is meant. */
    private static final Map<String, String> MEANT_ON_BOARDS = Map.of(
            "empty-opposite/guess", "that nothing comes to the store is the point",
            "forty-nine/lone", "that nothing comes to the store is the point",
            "keep-going/how-many", "how many laps the turn had that was just played");

    /** Where an answer must not be told; what begins with "steps." is said in the step that asks. */
    private static final List<String> PLACES = List.of(
            "title",
            "summary",
            "meta.goals.G1",
            "steps.title",
            "steps.question.text",
            "steps.say[0]",
            "steps.highlight[0]",
            "steps.hints[0]",
            "steps.feedback.wrong");

    private static final List<LessonRun> EXAMPLES = Stream.of("altered", "first", "own-store", "ways")
            .map(id -> PlayedLessons.of(Path.of("examples", id + ".lesson.json")))
            .toList();
    private static final Map<Language, List<LessonRun>> TRANSLATED = new EnumMap<>(Language.class);
    private static final Map<Language, Leaks> DETECTORS = new EnumMap<>(Language.class);
    private static final Map<Language, List<Leak>> FOUND = new EnumMap<>(Language.class);

    @BeforeAll
    static void theCourseIsReadInEveryLanguage() {
        for (Language language : Language.values()) {
            List<LessonRun> all = everything()
                    .map(run -> run.in(LessonCatalogues.shipped(run.lesson(), language)))
                    .toList();
            List<LessonRun> course = all.subList(0, PlayedLessons.shipped().size());
            Leaks detector = new Leaks(language, course);
            TRANSLATED.put(language, course);
            DETECTORS.put(language, detector);
            FOUND.put(
                    language,
                    PlayedLessons.withBanks(all.stream())
                            .flatMap(run -> detector.inWords(run, LessonStrings.of(run.lesson())).stream())
                            .toList());
        }
    }

    /** The course first; of the others each question is looked at alone. */
    private static Stream<LessonRun> everything() {
        return Stream.of(PlayedLessons.shipped(), PlayedLessons.all(), EXAMPLES)
                .flatMap(List::stream)
                .distinct();
    }

    /** What tells answers where texts of a lesson are others. */
    private static List<Leak> seeded(Language language, LessonRun run, Map<String, String> more) {
        Map<String, String> texts = new LinkedHashMap<>(LessonStrings.of(run.lesson()));
        texts.putAll(more);
        return DETECTORS.get(language).inWords(run, texts);
    }

    @ParameterizedTest
    @EnumSource
    void noTextBeforeAQuestionTellsItsAnswer(Language language) {
        assertThat(FOUND.get(language))
                .filteredOn(leak -> !MEANT_IN_WORDS.containsKey(leak.question()))
                .isEmpty();
    }

    @Test
    void noBoardBeforeAQuestionShowsItsAnswer() {
        Map<String, Leak> leaks = new HashMap<>();
        PlayedLessons.withBanks(everything())
                .flatMap(run -> Leaks.onBoards(run).stream())
                .forEach(leak -> leaks.put(leak.question(), leak));

        assertThat(leaks.keySet()).as(leaks.toString()).isEqualTo(MEANT_ON_BOARDS.keySet());
    }

    @Test
    void noTextIsExcusedThatNeedsNoExcuse() {
        assertThat(FOUND.values().stream().flatMap(List::stream).map(Leak::question))
                .containsAll(MEANT_IN_WORDS.keySet());
    }

    @Test
    void boardHistoryAndChartEndWhereTheQuestionIsAsked() {
        int asked = 0;
        for (LessonRun run : PlayedLessons.withBanks(everything()).toList()) {
            for (Stage stage :
                    run.stages().stream().filter(each -> each.step().asks()).toList()) {
                asked++;
                assertThat(List.of(
                                stage.end(),
                                stage.timeline().size(),
                                run.course(stage).size(),
                                new CourseChart(ChartKind.STORES, run.course(stage), Spacing.SEED).size()))
                        .as(stage.step().head().id())
                        .containsOnly(stage.start());
            }
        }
        assertThat(asked).isGreaterThan(300);
    }

    @ParameterizedTest
    @EnumSource
    void neitherThePlaceNorTheLengthOfAnOptionTellsThatItIsRight(Language language) {
        List<Step.Ask> choices = TRANSLATED.get(language).stream()
                .flatMap(run -> run.lesson().steps().stream())
                .flatMap(step -> step.asAsk().stream())
                .filter(ask -> ask.question() instanceof Question.Choice choice && !choice.several())
                .toList();
        Map<Integer, Integer> places = new HashMap<>();
        int longest = 0;
        for (Step.Ask ask : choices) {
            List<Question.Option> options = ((Question.Choice) ask.question()).options();
            int right = options.stream().map(Question.Option::correct).toList().indexOf(true);
            int length = options.get(right).text().length();
            if (options.stream().allMatch(each -> each.correct() || each.text().length() < length)) {
                longest++;
            }
            if (ask.asking().shuffled().equals(Optional.of(false)) && options.size() == 3) {
                places.merge(right, 1, Integer::sum);
            }
        }
        int fixed = places.values().stream().mapToInt(Integer::intValue).sum();
        assertThat(places.values()).hasSize(3).allMatch(count -> count * 5 <= fixed * 3);
        assertThat(longest * 2).isLessThan(choices.size());
    }

    /** The right answer of each question of the course is told in every place where it must not be. */
    @ParameterizedTest
    @EnumSource
    void anAnswerIsFoundWhereverItIsTold(Language language) {
        List<String> told = new ArrayList<>();
        List<String> found = new ArrayList<>();
        for (LessonRun run : TRANSLATED.get(language)) {
            for (Stage stage : run.stages().stream().filter(Stage::isScored).toList()) {
                String step = "steps." + stage.step().head().id() + ".";
                String question = run.lesson().id() + "/" + stage.step().head().id();
                List<String> right = DETECTORS.get(language).right(run, stage);
                if (!right.isEmpty()) {
                    Map<String, String> more = new HashMap<>(Map.of(step + "hints[1]", "-"));
                    PLACES.stream()
                            .filter(place ->
                                    !place.contains("feedback") || !(stage.ask().question() instanceof Question.Choice))
                            .forEach(place -> more.put(place.replace("steps.", step), right.get(0)));
                    seeded(language, run, more).stream()
                            .filter(leak -> leak.question().equals(question) && more.containsKey(leak.where()))
                            .forEach(leak -> found.add(question + " " + leak.where()));
                    more.keySet().stream()
                            .filter(place -> !place.endsWith("hints[1]"))
                            .forEach(place -> told.add(question + " " + place));
                }
            }
        }
        assertThat(found).containsAll(told);
        assertThat(told).hasSizeGreaterThan(900);
    }

    /** By other words than the answer's own, in other languages, in places that only some questions have. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # all words by which it differs from the others, in a sentence that was read before, or comes with it
            ENGLISH | out-and-back/why-nothing   | steps.sum.say[0]                 | A relay emptied {house:N5}.
            ENGLISH | out-and-back/why-nothing   | steps.sum.feedback.correct       | A relay emptied {house:N5}.
            ENGLISH | out-and-back/why-nothing   | steps.sum.hints[0]               | A relay emptied {house:N5}.
            ENGLISH | out-and-back/why-nothing   | steps.why-nothing.say[0]         | A relay emptied {house:N5}.
            ENGLISH | out-and-back/why-nothing   | charts.any.note                  | A relay emptied {house:N5}.
            # half of its rare words, in a heading
            ENGLISH | keep-going/what-happened   | title                            | Kept on
            ENGLISH | keep-going/what-happened   | meta.goals.G1                    | See what is kept.
            ENGLISH | keep-going/what-happened   | steps.watch-it.title             | Kept on
            ENGLISH | keep-going/what-happened   | steps.what-happened.title        | Kept on
            # any of its words, in the lesson's own heading
            ENGLISH | sit-down/what-for          | title                            | Take a turn
            ENGLISH | sit-down/what-for          | summary                          | Take a turn.
            ENGLISH | out-and-back/where         | title                            | First moves come home
            # a number in words
            ENGLISH | keep-going/how-many        | steps.how-many.title             | Twelve laps
            MALAY   | where-did-it-stop/to-store | steps.to-store.feedback.wrong    | =
            CHINESE | keep-going/how-many        | steps.how-many.title             | 十二程
            SWEDISH | keep-going/how-many        | steps.his-side.title             | Tolv
            # beside a wrong one
            ENGLISH | sit-down/what-for          | steps.what-for.say[0]            | Nothing at all, or another turn?
            # to a wrong answer, while two are left
            CHINESE | keep-going/what-happened   | steps.what-happened.question.options.stop.feedback | =
            """)
    void anAnswerIsFoundInOtherWords(Language language, String question, String key, String text) {
        LessonRun run = TRANSLATED.get(language).stream()
                .filter(each -> question.startsWith(each.lesson().id() + "/"))
                .findFirst()
                .orElseThrow();
        Stage stage = run.stage(question.replaceFirst(".*/", "")).orElseThrow();
        String seed =
                text.equals("=") ? DETECTORS.get(language).right(run, stage).get(0) : text;

        assertThat(seeded(language, run, Map.of(key, seed))).contains(new Leak(question, key, seed));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            # marked by the author, alone or among others, or by any hint where a hand ends
            landing, 'highlight': [S6]                                 |
            landing, 'highlight': [S4]                                 | marked
            landing, 'highlight': [S4, S3]                             | marked
            landing, 'hints': [{ 'text': 'x', 'highlight': [S4] }]     | marked
            # of good moves only if nothing else is marked, and then by the last hint
            best, 'highlight': [S4]                                    | marked
            best, 'highlight': [S4, S3]                                |
            best, 'hints': [{ 'text': 'x', 'highlight': [S4] }, { 'text': 'y' }] | marked
            best, 'hints': [{ 'text': 'x', 'highlight': [S4] }]        |
            # what a capture takes
            stopped, 'highlight': [S1]                                 |
            stopped, 'highlight': [N7 compare]                         | marked
            # played before from the same seeds, by the same rules, or to be found in one move
            play S2; landing                                           |
            play S6; landing                                           | seen in before
            compare S6; landing                                        | seen in before
            compare S2; landing                                        |
            try; landing                                               | seen in before
            # standing on the board
            number                                                     | counted
            """)
    void anAnswerThatCanBeSeenIsFound(String steps, @Nullable String how) {
        assertThat(Leaks.onBoards(LessonText.run(written(steps))))
                .extracting(Leak::told)
                .isEqualTo(Optional.ofNullable(how).stream().toList());
    }

    private static String written(String steps) {
        String ask = "{ 'id': 'where', 'kind': 'ask', ";
        String few = ask + "'position': 'few', 'question': ";
        String rule = ask + "'question': { 'type': 'rule' }";
        String before = "{ 'id': 'before', 'kind': ";
        return (steps + " }")
                .replace("; ", " }, ")
                .replace("landing", few + "{ 'type': 'landing', 'move': 'S6', 'until': 'turn' }")
                .replace("number", few + "{ 'type': 'number', 'of': 'store:south', 'move': 'S6' }")
                .replace("best", ask + "'question': { 'type': 'bestMove', 'answer': ['S4'] }")
                .replace("stopped", "play S2, 'stopAt': { 'event': 'ruling', 'when': 'before' } }, " + rule)
                .replaceAll("play (S.)", before + "'play', 'from': 'few', 'moves': ['$1']")
                .replaceAll(
                        "compare (S.)",
                        before + "'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic',"
                                + " 'position': 'few', 'moves': ['$1'] }, { 'id': 'B', 'rules': 'congkak' }]")
                .replace("try", before + "'try', 'position': 'few', 'moves': 1, 'goal': { 'at': 'S5', 'gte': 1 }")
                .replaceAll("\\b([SN]\\d)(?: (compare))?(?=[],])", "{ 'what': 'house:$1', 'role': 'focus$2' }")
                .replace("focuscompare", "compare");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            'title': 'In {house:N4}', 'question': { three, 'text': 'Where?' }      | title
            'say': 'To {house:N4}, or N5?', 'question': { three, 'text': 'Where?' } | say[0]
            'question': { three, 'text': 'Is it N4 where {house:S3} ends?' }       | question.text
            'say': 'To {store:south}.', 'question': { seven, 'text': 'Where?' }      | say[0]
            'say': 'To Aina’s store.', 'question': { seven, 'text': 'Where?' }       | say[0]
            'say': 'Red, or blue?', 'question': { choice, 'text': 'Which?' }         | say[0]
            """)
    void authorsAreWarnedOfAnAnswerThatTheirQuestionNames(String step, String where) {
        String steps = "{ 'id': 'a', 'kind': 'ask', "
                + step.replace("seven", "'type': 'landing', 'move': 'S7', 'until': 'firstLap'")
                        .replace("three", "'type': 'landing', 'move': 'S3', 'until': 'firstLap'")
                        .replace(
                                "choice",
                                "'type': 'choice', 'options': ["
                                        + "{ 'id': 'a', 'text': 'blue', 'feedback': 'Yes.', 'correct': true },"
                                        + " { 'id': 'b', 'text': 'Red', 'feedback': 'No.' }]")
                + " }";

        assertThat(LessonCheck.check(LessonText.lesson(steps), RuleBooks.shipped()))
                .extracting(finding -> finding.code() + " " + finding.path())
                .containsExactly("W813 steps[0]." + where);
        Leaks alone = new Leaks(Language.ENGLISH, List.of());
        assertThat(alone.inWords(LessonText.run(steps), LessonStrings.of(LessonText.lesson(steps))))
                .extracting(Leak::where)
                .containsExactly("steps.a." + where);
    }

    /** The author's own hints may go as far as they like; the program's never say it. */
    @Test
    void generatedHintsOfBestMovesLeaveAChoice() {
        LessonRun run = LessonText.run(written("best"));
        List<Hint> hints = run.hints(run.stages().get(0), run.words());
        assertThat(hints.get(hints.size() - 1).highlights()).hasSizeGreaterThan(1);
    }
}
