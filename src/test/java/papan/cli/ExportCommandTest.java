package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xml.sax.InputSource;
import papan.export.Gift;
import papan.export.Handout;
import papan.export.HandoutHtml;
import papan.export.Transcript;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonText;
import papan.lesson.script.Lesson;
import papan.narration.Language;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Lessons for other places. */
class ExportCommandTest {
    private static final String CHOICE = "{ 'id': 'c', 'kind': 'ask', 'title': 'A', 'position': 'few', 'question':"
            + " { 'type': 'choice', 'text': 'Is ~=#: <b> 1?', 'options': ["
            + " { 'id': 'a', 'text': '%50% right', 'correct': true, 'feedback': 'So it is: #1' },"
            + " { 'id': 'b', 'text': '[x] ~wrong' } ] } }";
    private static final Pattern SVG = Pattern.compile("(?s)<svg.*?</svg>");

    @TempDir
    private Path folder;

    static List<String> shipped() {
        return LessonShelf.ids();
    }

    private String export(String lesson, String kind, String... more) {
        List<String> args = new ArrayList<>(List.of("export", lesson, "--to", kind));
        args.addAll(List.of(more));
        Cli.Result result = Cli.run(args.toArray(String[]::new));
        assertThat(result.err()).isEmpty();
        assertThat(result.status()).isZero();
        return result.out().replace("\r\n", "\n");
    }

    private String saved(String steps) throws IOException {
        return Files.writeString(folder.resolve("small.lesson.json"), LessonText.around(steps))
                .toString();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void everyShippedLessonCanBeWritten(String id) throws Exception {
        Lesson lesson = LessonArgument.find(id, RuleBooks.shipped());
        LessonRun run = LessonArgument.run(id, lesson, RuleBooks.shipped());
        for (Language language : List.of(Language.ENGLISH, Language.CHINESE)) {
            LessonRun said = run.in(LessonArgument.translation(id, lesson, language));
            Handout handout = Handout.of(said, language);
            String page = HandoutHtml.of(handout);
            for (String text : List.of(page, Transcript.of(handout), Gift.of(said, said.captions(language)))) {
                assertThat(text).isNotBlank().doesNotContain("[handout.", "[cli.", "[ask.", "[term.");
            }
            assertThat(page).contains("<html lang=\"" + language.tag() + "\">", "<details>");
            List<String> boards =
                    SVG.matcher(page).results().map(MatchResult::group).toList();
            assertThat(boards).isNotEmpty();
            for (String board : boards) {
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(new InputSource(new StringReader(board)));
            }
        }
    }

    /** Seeds go clockwise: above to the right, below to the left. */
    @Test
    void aBoardOnPaperSaysWhichWaySeedsGo() {
        String board = Cli.run("export", "relay", "--to", "html").out();
        assertThat(board.indexOf("→")).isPositive().isLessThan(board.indexOf("←"));
    }

    @Test
    void answersStandAtTheEndOfAText() throws IOException {
        String file = saved("{ 'id': 'a', 'kind': 'ask', 'title': 'First', 'position': 'few', 'teacher': 'Slowly.',"
                + " 'hints': [{ 'text': 'Look.' }],"
                + " 'question': { 'type': 'explain', 'text': 'Why?', 'model': 'Because.' } }");
        String text = export(file, "transcript");
        int cut = text.indexOf("\n---\n");
        assertThat(text.substring(0, cut))
                .contains("# Small", "## 1. First", "? Why?", "    S    0   1", "store 0")
                .doesNotContain("Because", "Slowly", "Look.");
        assertThat(text.substring(cut)).contains("### 1. First", "Because.", "- Look.", "Note: Slowly.");
    }

    @Test
    void nothingThatALessonSaysIsRunByAPage() throws IOException {
        String evil = "<script>alert(1)</script>";
        Path file = Files.writeString(
                folder.resolve("small.lesson.json"),
                LessonText.around(CHOICE).replace("\"Small\"", '"' + evil + '"').replace("Aina", "A<img>"));
        String page = export(file.toString(), "html");
        assertThat(page)
                .contains("<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>", "A&lt;img&gt;")
                .doesNotContain("<script", "<img", "<b>", "src=", "href=", "://");
        assertThat(export(file.toString(), "transcript"))
                .startsWith("# \\<script>")
                .doesNotContain("\n<");
        assertThat(export(file.toString(), "gift")).doesNotContain("<b>", "<img", "<script");
    }

    @Test
    void nothingThatALessonSaysTurnsOrCommandsWhatOthersRead() throws IOException {
        Path file = Files.writeString(
                folder.resolve("small.lesson.json"),
                LessonText.around(CHOICE).replace("\"Small\"", "\"Sm\u202Eall\\u0001\u2066\u0085\""));
        for (String kind : List.of("html", "gift", "transcript")) {
            // In a file: what goes to a terminal is cleaned once more.
            Path out = folder.resolve("out." + kind);
            export(file.toString(), kind, "--out", out.toString());
            assertThat(out)
                    .as(kind)
                    .content()
                    .contains("Sm\uFFFDall\uFFFD\uFFFD")
                    .doesNotContain("\u202E", "\u0001", "\u2066", "\u0085");
        }
    }

    @Test
    void theStoreLiesWhereTheSeedsGo() throws IOException {
        String page = export(saved(CHOICE), "html");
        assertThat(page).contains("Ben: N1 0, N2 3,", "Aina: S1 0, S2 1,");
        int ben = page.indexOf("class=\"name\" x=\"588\"");
        assertThat(page.substring(ben)).startsWith("class=\"name\" x=\"588\" y=\"28\">Ben<");
    }

    @Test
    void whatMeansSomethingToGiftIsEscaped() throws IOException {
        assertThat(export(saved(CHOICE), "gift"))
                .contains("<p>Is \\~\\=\\#\\: &lt;b&gt; 1?</p>{\n")
                .contains("\n=&\\#37;50% right#So it is\\: \\#1\n~&\\#91;x] \\~wrong\n}\n");
    }

    @Test
    void eachKindOfQuestionIsOneOfMoodles() throws IOException {
        String gift = export(
                saved(String.join(
                        ",",
                        ask("where", "{ 'type': 'landing', 'move': 'S2', 'until': 'firstLap' }"),
                        ask("count", "{ 'type': 'number', 'move': 'S2', 'of': 'laps' }"),
                        ask("counts", "{ 'type': 'fillCounts', 'move': 'S2', 'houses': ['S1', 'S2'] }"),
                        ask("best", "{ 'type': 'bestMove', 'answer': ['S2', 'S6'] }"),
                        ask("order", "{ 'type': 'order', 'move': 'S6' }"),
                        ask("why", "{ 'type': 'explain', 'text': 'Why?', 'model': 'So.' }"),
                        "{ 'id': 'try', 'kind': 'try', 'position': 'few',"
                                + " 'goal': { 'at': 'S.store', 'gte': 1 }, 'moves': 3 }")),
                "gift");
        assertThat(gift).contains("// small/try: left out, because GIFT has no board to try moves on.");
        assertThat(answers(gift, "where")).matches("\\{\\n=[SN]\\d\\n}");
        assertThat(answers(gift, "count")).matches("\\{#=\\d}");
        assertThat(answers(gift, "counts/S1")).matches("\\{#=\\d}");
        assertThat(answers(gift, "counts/S2")).isEqualTo("{#=0}");
        assertThat(answers(gift, "best")).isEqualTo("{\n=S2\n=S6\n}");
        assertThat(answers(gift, "order")).startsWith("{\n=1 -> ").contains("\n=2 -> ");
        assertThat(answers(gift, "why")).isEqualTo("{\n####So.\n}");
    }

    private static String ask(String id, String question) {
        return "{ 'id': '" + id + "', 'kind': 'ask', 'position': 'few', 'question': " + question + " }";
    }

    /** The braces of a question. */
    private static String answers(String gift, String id) {
        int from = gift.indexOf("::small/" + id + "::");
        assertThat(from).as(id).isNotNegative();
        int open = gift.indexOf("{", from);
        return gift.substring(open, gift.indexOf("\n\n", open));
    }

    @Test
    void severalRightAnswersShareTheMark() {
        assertThat(export("empty-opposite", "gift"))
                .contains("\n~%50%Does the seed that captures go along?\n", "~%-100%Which way do you sow?#");
    }

    @Test
    void everyMomentOfEveryStepIsAPage() throws Exception {
        LessonRun run =
                LessonArgument.run("relay", LessonArgument.find("relay", RuleBooks.shipped()), RuleBooks.shipped());
        List<String> moments = run.stages().stream()
                .flatMap(stage -> IntStream.rangeClosed(stage.start(), stage.end())
                        .mapToObj(cursor -> stage.step().head().id() + " " + cursor))
                .toList();
        List<String> pages = new ArrayList<>();
        int judged = 0;
        for (String line : export("relay", "pages", "--lang", "zh").lines().toList()) {
            JsonNode page = new ObjectMapper().readTree(line);
            assertThat(page.get("language").asString()).isEqualTo("zh");
            assertThat(page.get("blocks")).isNotEmpty();
            if (page.has("after")) {
                judged++;
                continue;
            }
            assertThat(line).doesNotContain("\"kind\":\"judged\"", "\"kind\":\"answer\"", "\"missed\"", "\"right\"");
            pages.add(page.get("step").asString() + " " + page.get("cursor").asInt());
        }
        assertThat(pages).isEqualTo(moments);
        assertThat(judged).as("pages after an answer or a hint").isGreaterThan(10);
    }

    @Test
    void itIsWrittenIntoAFile() throws IOException {
        Path file = folder.resolve("x.md");
        assertThat(export("first-turn", "transcript", "--lang", "zh", "--out", file.toString()))
                .isEmpty();
        assertThat(Files.readString(file)).startsWith("# ").contains("\n## 给老师\n", "库房 0");
    }

    @Test
    void aWrongCallIsToldInOneLine() {
        Cli.Result kind = Cli.run("export", "first-turn", "--to", "htm");
        assertThat(kind.err()).startsWith("--to \"htm\" is unknown. Did you mean \"html\"?");
        assertThat(kind.status()).isEqualTo(2);
        Cli.Result pdf = Cli.run("export", "first-turn", "--to", "pdf");
        assertThat(pdf.err()).isEqualTo("--to pdf needs a file to write: add --out first-turn.pdf.\n");
        assertThat(pdf.status()).isEqualTo(2);
        assertThat(Cli.run("export", "nothing", "--to", "html").status()).isEqualTo(3);
        assertThat(Cli.run("export", "first-turn", "--to", "html", "--out", folder + "/no/x.html")
                        .status())
                .isEqualTo(3);
    }

    @Test
    void theBoardsAreDrawnOnPaper() throws IOException {
        Path file = folder.resolve("x.pdf");
        export("capture", "pdf", "--sheet", "story", "--out", file.toString());
        try (PDDocument paper = Loader.loadPDF(file.toFile())) {
            BufferedImage page = new PDFRenderer(paper).renderImageWithDPI(0, 72);
            int dark = 0;
            // A line of the board's frame is nearly as long as the paper is wide.
            for (int y = 0; y < page.getHeight(); y++) {
                int here = 0;
                for (int x = 0; x < page.getWidth(); x++) {
                    here += (page.getRGB(x, y) & 0xff) < 128 ? 1 : 0;
                }
                dark = Math.max(dark, here);
            }
            assertThat(dark).isBetween(page.getWidth() / 2, page.getWidth() * 85 / 100);
        }
    }
}
