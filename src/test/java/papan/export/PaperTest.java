package papan.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import papan.engine.Engine;
import papan.engine.Round;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.lesson.kind.AnswerForm;
import papan.lesson.play.AnswerWords;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
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

    /** A printed paper: how many sheets, what can be read, and what is told of its pictures to whoever cannot see them. */
    private record Printed(int sheets, String text, List<String> told) {
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
            return new Printed(document.getNumberOfPages(), new PDFTextStripper().getText(document), told);
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
        for (Stage stage : run.stages()) {
            if (!stage.isScored()) {
                continue;
            }
            String right = new AnswerWords(run, words).answer(stage, run.rightAnswer(stage));
            // A choice has its right answer among the others. A single word, such as "four", may be used of other
            // things.
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

    /** How often a worksheet says something in what it asks, offers, or calls its boards. */
    private static int offers(LessonRun run, String label) {
        return Worksheet.of(run, run.captions(Language.ENGLISH)).items().stream()
                .flatMap(item -> Stream.of(
                                Stream.of(item.question()),
                                item.choices().stream(),
                                item.question().isEmpty() ? item.said().stream() : Stream.<String>empty(),
                                item.boards().stream().map(Worksheet.Drawn::caption))
                        .flatMap(each -> each))
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
        LessonRun run = run("nothing-opposite");
        Worksheet sheet = Worksheet.of(run, run.captions(Language.ENGLISH));
        Worksheet.Item compared = sheet.items().get(2);
        assertThat(compared.boards()).extracting(Worksheet.Drawn::empty).containsExactly(false, true, true, true);
        assertThat(compared.boards().get(0).lift()).contains(new House(Side.SOUTH, 3));
        assertThat(sheet.items())
                .extracting(Worksheet.Item::number)
                .isEqualTo(Stream.iterate(1, i -> i + 1)
                        .limit(sheet.items().size())
                        .toList());
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
