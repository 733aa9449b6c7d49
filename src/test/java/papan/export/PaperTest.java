package papan.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSObject;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import papan.engine.Engine;
import papan.engine.Round;
import papan.json.lesson.LessonCatalogues;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.lesson.kind.AnswerForm;
import papan.lesson.play.AnswerWords;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.lesson.script.Given;
import papan.lesson.script.Question;
import papan.model.House;
import papan.model.Position;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.testing.Slow;

/** What is on the three papers of a lesson, read back from the files that are printed. */
class PaperTest {
    static List<String> shipped() {
        return LessonShelf.ids();
    }

    private static LessonRun run(String id) {
        return LessonRun.of(LessonShelf.find(id, RuleBooks.shipped()).orElseThrow(), RuleBooks.shipped());
    }

    /**
     * A printed paper: how many sheets, what can be read, what is told of its pictures to whoever cannot see them, and what
     * the file says about itself.
     */
    private record Printed(int sheets, String text, List<String> told, Map<String, String> about) {
        String everything() {
            return text + "\n" + String.join("\n", told);
        }

        boolean has(String sentence) {
            return text.replaceAll("\\s+", "").contains(sentence.replaceAll("\\s+", ""));
        }
    }

    private static Printed printed(Paper paper, LessonRun run, LessonPdf.Size size) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        LessonPdf.write(paper.page(run, Language.ENGLISH), Language.ENGLISH, size, out);
        try (PDDocument document = Loader.loadPDF(out.toByteArray())) {
            List<String> told = new ArrayList<>();
            told(document.getDocumentCatalog().getStructureTreeRoot().getCOSObject(), told);
            PDDocumentInformation information = document.getDocumentInformation();
            Map<String, String> about = information.getMetadataKeys().stream()
                    .collect(Collectors.toMap(key -> key, information::getCustomMetadataValue));
            return new Printed(document.getNumberOfPages(), new PDFTextStripper().getText(document), told, about);
        }
    }

    private static void told(COSBase node, List<String> found) {
        COSBase here = node instanceof COSObject object ? object.getObject() : node;
        if (here instanceof COSArray array) {
            array.forEach(each -> told(each, found));
        } else if (here instanceof COSDictionary element) {
            if (element.getString(COSName.ALT) != null) {
                found.add(element.getString(COSName.ALT));
            }
            COSBase kids = element.getDictionaryObject(COSName.K);
            if (kids != null) {
                told(kids, found);
            }
        }
    }

    /** The boards of a turn that a question is about, from its first seed to its end. */
    private static Stream<Position> asked(LessonRun run, Stage stage) {
        Question question = stage.ask().question();
        if (!(question instanceof Question.Landing landing) || stage.timeline().size() > 0) {
            return Stream.empty();
        }
        Position before = stage.timeline().positionAt(stage.end());
        Round round = Round.from(new Engine(run.rules()), before).choose(landing.move());
        return Stream.of(round.position()).filter(after -> !after.equals(before));
    }

    @Slow
    @ParameterizedTest
    @MethodSource("shipped")
    void nothingOnAWorksheetAnswersAnythingOnIt(String id) throws IOException {
        LessonRun run = run(id);
        CaptionText words = run.captions(Language.ENGLISH);
        Printed sheet = printed(Paper.WORKSHEET, run, LessonPdf.Size.A4);
        Printed key = printed(Paper.KEY, run, LessonPdf.Size.A4);
        Map<Integer, Handout.Section> sections = Handout.of(run, Language.ENGLISH).steps().stream()
                .collect(Collectors.toMap(Handout.Section::number, each -> each));
        assertThat(sheet.text()).doesNotContain("Your move!", "move left", "[sheet.");
        assertThat(sheet.about())
                .containsOnlyKeys("Producer", "Title", "viewport")
                .containsEntry("Title", run.text(run.lesson().title()));
        for (Stage stage : run.stages()) {
            if (!stage.isScored()) {
                continue;
            }
            String right = new AnswerWords(run, words).answer(stage, run.rightAnswer(stage));
            // A choice has its right answer among the others. Single words are judged item by item.
            if (stage.form() == AnswerForm.ONE && right.contains(" ")) {
                assertThat(times(sheet.text(), right)).as(right).isLessThanOrEqualTo(offers(run, right));
            }
            assertThat(sheet.has(words.text("cli.theAnswerIs", Map.of("answer", right))))
                    .isFalse();
            for (String reason : sections.get(stage.index() + 1).key().answers()) {
                assertThat(sheet.has(reason)).as(reason).isFalse();
                assertThat(key.has(reason)).as(reason).isTrue();
            }
            asked(run, stage)
                    .forEach(after -> assertThat(sheet.told())
                            .noneMatch(told -> told.startsWith(
                                    BoardSvg.spoken(after, run.lesson().view().bottom(), words))));
        }
    }

    /** Where a worksheet says the words of a right answer and tells nobody that they are it, and why that is so. */
    private static final Map<String, String> SAID_OF_OTHER_THINGS = Map.ofEntries(
            Map.entry("first-game: who-won by which-house", "“you” speaks to the reader"),
            Map.entry("first-game: who-won by who-won", "“you” speaks to the reader"),
            Map.entry("first-game: who-won by look-back", "“you” speaks to the reader"),
            Map.entry("first-game: who-won by title", "“you” speaks to the reader"),
            Map.entry(
                    "ready-houses: do-it by which-next", "this question gives the first move and asks for the second"),
            Map.entry("near-before-far: which by which", "both houses are named, and one is to be chosen"),
            Map.entry("near-before-far: stairs by which", "both houses are named, and one is to be chosen"),
            Map.entry("near-before-far: stairs by spoil", "seeds are to be left in it"),
            Map.entry("the-move-you-keep: careful by careful", "both houses are named, and one is to be chosen"),
            Map.entry("the-move-you-keep: runaway by runaway", "both houses are named, and one is to be chosen"),
            Map.entry("last-seeds: when by other-page", "the page says how a round ends, not who wins it"),
            Map.entry("last-seeds: when by hoard", "the page says how a round ends, not who wins it"),
            Map.entry("last-seeds: when by two-ends", "the page says how a round ends, not who wins it"),
            Map.entry("last-seeds: when by kept", "the page says how a round ends, not who wins it"),
            Map.entry("on-the-table: five-words by bahay", "two pages contradict each other about the word"),
            Map.entry("on-the-table: big-words by five-words", "a translation of another word"),
            Map.entry(
                    "on-the-table: big-words by naik-rumah",
                    "an old text that is to be read has one of the three words"),
            Map.entry("who-brought-it: older by two-stories", "a website says it of something else"),
            Map.entry("manners: pingsut by pingsut", "the rule that is to be applied"),
            Map.entry("manners: maldives by maldives", "all three choices are named"),
            Map.entry("out-and-back: where by where", "the house that is sown"),
            Map.entry("out-and-back: table by eight", "another board"),
            Map.entry("out-and-back: table by why-nothing", "another board"),
            Map.entry("women-of-the-maldives: twice by what-next", "a dead end two moves later"),
            Map.entry("for-ever: which-seed by which-seed", "the house in which the seed is not to stop"),
            Map.entry("game-on-a-line: jump-six by jump-seven", "a place, and the jumps are others"),
            Map.entry("game-on-a-line: jump-six by which-jumps", "half of “fifteen” in Malay"),
            Map.entry("two-tables: lone by lone", "the number of a table"),
            Map.entry("two-tables: lone by who-agrees", "so many seeds are asked about"),
            Map.entry("two-tables: who-agrees by disagree", "it disagrees with another table"),
            Map.entry("filling-up: which by readings", "all three choices are named"),
            Map.entry("cousins-with-stores: whose by oware", "says which game the next board is"),
            Map.entry("cousins-with-stores: whose by both", "both games are named"),
            Map.entry("cousins-with-stores: whose by title", "both games are named"),
            Map.entry("cousins-with-relays: four by four", "the rule that is to be applied"));

    private static final Map<Language, List<String>> NUMBERS = Map.of(
            Language.ENGLISH, numbers("none one two three four five six seven eight nine ten eleven twelve"),
            Language.MALAY, numbers("tiada satu dua tiga empat lima enam tujuh lapan sembilan sepuluh sebelas"),
            Language.INDONESIAN, numbers("nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas"),
            Language.FILIPINO, numbers("wala isa dalawa tatlo apat lima anim pito walo siyam sampu labing-isa"),
            Language.CHINESE, numbers("零颗 一颗 两颗 三颗 四颗 五颗 六颗 七颗 八颗 九颗 十颗 十一颗 十二颗"),
            Language.SWEDISH, numbers("noll ett två tre fyra fem sex sju åtta nio tio elva tolv"));

    private static List<String> numbers(String words) {
        return List.of(words.split(" ", -1));
    }

    @Slow
    @ParameterizedTest
    @MethodSource("shipped")
    void noQuestionOrTaskSaysWhatAnotherOrItselfAsksFor(String id) {
        LessonRun english = run(id);
        List<String> found = new ArrayList<>();
        Set<String> excepted = new TreeSet<>();
        for (Language language : Language.values()) {
            LessonRun run = language == Language.ENGLISH
                    ? english
                    : english.in(LessonCatalogues.shipped(english.lesson(), language));
            for (Telling telling : told(run, language)) {
                String steps = id + ": " + telling.step() + " by " + telling.by();
                if (SAID_OF_OTHER_THINGS.containsKey(steps)) {
                    excepted.add(steps);
                } else {
                    found.add(steps + ": " + language.tag() + " " + telling.answer() + ": " + telling.sentence());
                }
            }
        }

        assertThat(found).isEmpty();
        assertThat(excepted)
                .containsExactlyElementsOf(SAID_OF_OTHER_THINGS.keySet().stream()
                        .filter(step -> step.startsWith(id + ":"))
                        .sorted()
                        .toList());
    }

    /** A right answer that is said somewhere on a worksheet, and by which step. */
    private record Telling(String step, String by, String answer, String sentence) {}

    private static List<Telling> told(LessonRun run, Language language) {
        CaptionText words = run.captions(language);
        Worksheet sheet = Worksheet.of(run, words);
        List<Telling> found = new ArrayList<>();
        for (Worksheet.Item item : sheet.items()) {
            for (String form : forms(rights(run, item, words), language)) {
                // A number or a house says something only of its own board.
                boolean small =
                        form.matches("[SN]?[0-9]+") || NUMBERS.get(language).contains(form);
                for (Worksheet.Item other : sheet.items()) {
                    if (!small || goesOn(other, item, words)) {
                        said(other)
                                .filter(sentence -> says(sentence, form))
                                .map(sentence -> new Telling(step(item), step(other), form, sentence))
                                .forEach(found::add);
                    }
                }
                String title = run.text(run.lesson().title());
                if (says(title, form)) {
                    found.add(new Telling(step(item), "title", form, title));
                }
            }
        }
        return found;
    }

    private static String step(Worksheet.Item item) {
        return item.stage().step().head().id();
    }

    private static Stream<String> said(Worksheet.Item item) {
        return Stream.of(
                        item.said().stream(),
                        Stream.of(item.question()),
                        item.boards().stream().map(Worksheet.Drawn::caption))
                .flatMap(each -> each);
    }

    private static boolean goesOn(Worksheet.Item other, Worksheet.Item item, CaptionText words) {
        String after = words.text("sheet.after", Map.of("number", item.number()));
        Set<Position> boards = positions(item);
        return other.number() == item.number()
                || positions(other).stream().anyMatch(boards::contains)
                || other.boards().stream().anyMatch(drawn -> drawn.caption().equals(after));
    }

    private static Set<Position> positions(Worksheet.Item item) {
        return item.boards().stream().map(drawn -> drawn.board().position()).collect(Collectors.toSet());
    }

    /** What is right, each of several by itself; for a task the moves that solve it. */
    private static List<String> rights(LessonRun run, Worksheet.Item item, CaptionText words) {
        Stage stage = item.stage();
        if (stage.isScored() && stage.form() != AnswerForm.CURVE) {
            AnswerWords answers = new AnswerWords(run, words);
            Given right = run.rightAnswer(stage);
            return stage.form() == AnswerForm.NUMBERS
                    ? List.of(right.written())
                    : right.parts().stream()
                            .map(one -> answers.answer(stage, Given.of(one)))
                            .toList();
        }
        return item.way() == Worksheet.Way.HOUSE && item.boards().size() == 1
                ? run.solution(stage).stream().map(move -> move.from().name()).toList()
                : List.of();
    }

    /** Numbers in figures and in words, too. */
    private static Set<String> forms(List<String> rights, Language language) {
        Set<String> forms = new TreeSet<>();
        List<String> numbers = NUMBERS.get(language);
        for (String right : rights) {
            String counted = right.toLowerCase(Locale.ROOT);
            int number = numbers.contains(counted)
                    ? numbers.indexOf(counted)
                    : right.matches("[0-9]{1,4}") ? Integer.parseInt(right) : -1;
            forms.add(number < 0 ? right : Integer.toString(number));
            if (number >= 0 && number < numbers.size()) {
                forms.add(numbers.get(number));
            }
        }
        return forms;
    }

    /** Whether a sentence has words as words; Chinese has none between them. */
    private static boolean says(String sentence, String words) {
        String letter =
                Pattern.compile("\\p{IsHan}").matcher(words).find() ? "[一二三四五六七八九十]" : "[\\p{L}\\p{N}&&[^\\p{IsHan}]]";
        return Pattern.compile(
                        "(?<!" + letter + ")" + Pattern.quote(words) + "(?!" + letter + ")", Pattern.CASE_INSENSITIVE)
                .matcher(sentence)
                .find();
    }

    /** How often a worksheet says something in what it tells, asks, offers, or calls its boards. */
    private static int offers(LessonRun run, String label) {
        return Worksheet.of(run, run.captions(Language.ENGLISH)).items().stream()
                .flatMap(item -> Stream.concat(said(item), item.choices().stream()))
                .mapToInt(text -> times(text, label))
                .sum();
    }

    private static int times(String text, String words) {
        return (int) Pattern.compile(
                        "(?<![\\p{L}\\p{N}])" + Pattern.quote(words) + "(?![\\p{L}\\p{N}])", Pattern.CASE_INSENSITIVE)
                .matcher(text.replaceAll("\\s+", " "))
                .results()
                .count();
    }

    @Slow
    @ParameterizedTest
    @MethodSource("shipped")
    void tenMinutesFitOnTwoPages(String id) throws IOException {
        LessonRun run = run(id);
        int most = 2 * ((run.lesson().meta().minutes() + 9) / 10);
        for (LessonPdf.Size size : LessonPdf.Size.values()) {
            assertThat(printed(Paper.WORKSHEET, run, size).sheets())
                    .as(size.name())
                    .isBetween(1, most);
        }
    }

    @Test
    void aBoardThatAnswersAQuestionIsEmptyWhereverItStands() {
        LessonRun run = run("like-a-historian");
        Worksheet sheet = Worksheet.of(run, run.captions(Language.ENGLISH));
        Worksheet.Item compared = sheet.items().get(1);
        assertThat(compared.boards()).extracting(Worksheet.Drawn::empty).containsExactly(false, true, true);
        assertThat(compared.boards().get(0).lift()).contains(new House(Side.SOUTH, 3));
        assertThat(sheet.items())
                .extracting(Worksheet.Item::number)
                .isEqualTo(Stream.iterate(1, i -> i + 1)
                        .limit(sheet.items().size())
                        .toList());
    }

    @Test
    void aQuestionAboutManyRoundsHasTheirChartAndACurveHasAxesToDrawOn() throws IOException {
        Printed fair = printed(Paper.WORKSHEET, run("is-it-fair"), LessonPdf.Size.A4);
        assertThat(fair.text())
                .containsOnlyOnce("45.85")
                .containsOnlyOnce("96.30")
                .doesNotContain("Moving first h");
        Printed sums = printed(Paper.WORKSHEET, run("ninety-eight"), LessonPdf.Size.A4);
        assertThat(sums.told()).containsOnlyOnce("Axes to draw on: 0 to 30 upwards, laps to the right.");
        assertThat(sums.text()).doesNotContain("row");
    }

    @Test
    void theKeyBeginsWithThePlanOfTheLesson() throws IOException {
        LessonRun run = run("keep-going");
        Printed key = printed(Paper.KEY, run, LessonPdf.Size.LETTER);
        assertThat(Handout.of(run, Language.ENGLISH).teacher()).isNotEmpty().allMatch(key::has);
        assertThat(key.has("The answer is: N7")).isTrue();
    }

    @Slow
    @ParameterizedTest
    @EnumSource(Paper.class)
    void aPaperIsBlackAndIsOneSheetOrMore(Paper paper) throws IOException {
        Printed story = printed(paper, run("keep-going"), LessonPdf.Size.A4);
        assertThat(story.everything()).doesNotContain("move left", "{", "[");
        assertThat(Set.of(paper.page(run("keep-going"), Language.ENGLISH).split("#", -1)))
                .hasSizeLessThan(12);
    }
}
