package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import papan.analysis.ChartKind;
import papan.testing.Slow;

class ChartCommandTest {
    @TempDir
    private Path folder;

    @Test
    void noTurnOfSeveralRoundsStandsTwice() {
        Cli.Result result = Cli.run(
                "chart", "--rules", "congkak", "--kind", "stores", "--rounds", "3", "--seed", "4", "--format", "csv");
        assertThat(result.out().lines().map(line -> line.split(",", 2)[0])).doesNotHaveDuplicates();
        assertThat(result.out().lines()).anyMatch(line -> line.split(",", 3)[1].equals("3"));
    }

    @Test
    void ofSeveralRoundsNoTurnOfARoundStandsTwice() {
        Cli.Result result = Cli.run(
                "chart",
                "--rules",
                "congklak-classic",
                "--kind",
                "stores",
                "--rounds",
                "3",
                "--seed",
                "1",
                "--format",
                "csv");
        assertThat(result.out()).startsWith("turn,round,southStore,northStore\n0,1,");
        assertThat(result.out().lines().map(line -> line.replaceFirst("^([^,]*,[^,]*),.*", "$1")))
                .hasSizeGreaterThan(20)
                .doesNotHaveDuplicates();
    }

    @Test
    void aMatchThatWasSavedInTheWindowIsCharted() {
        Cli.Result result = Cli.run(
                "chart",
                "--rules",
                "congklak-classic",
                "--kind",
                "stores",
                "--format",
                "csv",
                "--match",
                "examples/two-captures.match.json");
        assertThat(result.err()).isEmpty();
        assertThat(result.status()).isZero();
        assertThat(result.out().lines()).hasSizeGreaterThan(3);
    }

    @Test
    void theSameSeedGivesTheSameMatch() {
        String[] call = {"chart", "--rules", "congkak", "--kind", "stores", "--rounds", "1", "--seed", "4"};
        Cli.Result one = Cli.run(call);
        assertThat(one.status()).isZero();
        assertThat(one.err()).isEmpty();
        assertThat(Cli.run(call).out()).isEqualTo(one.out());
        call[call.length - 1] = "5";
        assertThat(Cli.run(call).out()).isNotEqualTo(one.out());
    }

    @Test
    void givenMovesAreCharted() {
        Cli.Result result = Cli.run(
                "chart",
                "--rules",
                "congklak-classic",
                "--kind",
                "seeds",
                "--moves",
                "S3",
                "--by",
                "lap",
                "--format",
                "csv");
        assertThat(result.out()).isEqualTo("""
                        lap,southStore,southRow,hands,northRow,northStore
                        0,0,49,0,49,0
                        1,1,44,0,53,0
                        2,10,48,0,40,0
                        """);
    }

    @Test
    void aMatchCanComeFromAFile() throws Exception {
        Path file = folder.resolve("match.json");
        Files.writeString(file, "{\"position\": null, \"moves\": [\"S3\"]}");
        Cli.Result read = Cli.run("chart", "--rules", "congklak-classic", "--kind", "lead", "--match", file.toString());
        Cli.Result typed = Cli.run("chart", "--rules", "congklak-classic", "--kind", "lead", "--moves", "S3");
        assertThat(read.status()).isZero();
        assertThat(read.out()).isEqualTo(typed.out()).contains("Turn 1: South is 10 seeds ahead.");
    }

    @ParameterizedTest
    @EnumSource(value = ChartKind.class, mode = EnumSource.Mode.EXCLUDE, names = "SERIES")
    @Slow
    void everyKindBecomesAPictureWithItsWords(ChartKind kind) throws Exception {
        Path svg = folder.resolve(kind.id() + ".svg");
        Path png = folder.resolve(kind.id() + ".png");
        String[] call = {
            "chart",
            "--rules",
            "congkak,sungka,kalah",
            "--kind",
            kind.id(),
            "--rounds",
            kind.followsACourse() ? "1" : "50",
            "--out",
            svg.toString()
        };
        assertThat(Cli.run(call).err()).isEmpty();
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(Files.readAllBytes(svg)));
        assertThat(document.getElementsByTagName("title").item(0).getTextContent())
                .contains("Congkak, Sungka, Kalah");
        assertThat(document.getElementsByTagName("desc").item(0).getTextContent())
                .contains("Sungka:");
        assertThat(document.getElementsByTagName("path").getLength()).isGreaterThan(10);
        call[call.length - 1] = png.toString();
        assertThat(Cli.run(call).status()).isZero();
        assertThat(ImageIO.read(png.toFile()).getWidth()).isEqualTo(1920);
        try (var files = Files.list(folder)) {
            assertThat(files).as("nothing half written").hasSize(2);
        }
    }

    @Test
    void otherProgramsReadJson() {
        Cli.Result result =
                Cli.run("chart", "--rules", "congkak", "--kind", "first", "--rounds", "20", "--format", "json");
        assertThat(result.out())
                .startsWith("{\"kind\":\"first\",\"title\":\"Does moving first help? – Congkak – percent\"")
                .contains("\"columns\":[\"rules\",\"low\",\"firstShare\",\"high\",\"count\"]")
                .endsWith(",20]]}\n");
    }

    @Test
    void theWordsSpeakEveryLanguage() {
        Cli.Result result = Cli.run("chart", "--rules", "congkak", "--kind", "laps", "--rounds", "1", "--lang", "sv");
        assertThat(result.status()).isZero();
        assertThat(result.out()).doesNotContain("laps").doesNotContain("[");
    }

    @Test
    void aRefusedMoveIsToldAndNothingIsWritten() {
        Path file = folder.resolve("refused.csv");
        Cli.Result result = Cli.run(
                "chart", "--rules", "congklak-classic", "--kind", "lead", "--moves", "S3,S3", "--out", file.toString());
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.err()).startsWith("congklak-classic: ");
        assertThat(file).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--kind sedes | --kind \"sedes\" is unknown. Did you mean \"seeds\"?",
                "--kind lead --by tunr | --by \"tunr\" is unknown. Did you mean \"turn\"?",
                "--kind lead --out lead.gif | --out lead.gif: the name must end with .png, .svg or .csv.",
                "--kind lead --scale 9 | --scale 9 is not between 1 and 8.",
                "--kind lead --rounds 0 | --rounds 0 is not between 1 and 1000.",
                "--kind lead --theme dusk | --theme \"dusk\" is unknown. Did you mean \"dark\"?",
                "--kind usual --up-to 5 | --up-to is about one match; --kind usual is about many rounds.",
                "--kind first --moves S1 | --kind first is about many rounds: leave out --moves and --match.",
                "--kind lead --moves S1 --match - | --moves and --match both bring moves: leave out one.",
                "--kind lead --theme dark | --theme changes nothing here: no picture is drawn. Write one with --out FILE.png or --out FILE.svg.",
                "--kind lead --out lead.csv --apart | --apart changes nothing here: no picture is drawn. Write one with --out FILE.png or --out FILE.svg.",
                "--kind lead --out lead.svg --scale 2 | --scale changes nothing here: a picture of shapes has no pixels.",
                "--kind lead --out lead.svg --format csv | --format changes nothing here: the end of the name after --out says how the file is written.",
                "--kind lead --matches 5 | --matches changes nothing here: --kind lead is about one match.",
                "--kind lead --threads 2 | --threads changes nothing here: --kind lead is about one match.",
                "--kind lead --moves S1 --seed 2 | --seed changes nothing here: the moves are given.",
                "--kind lead --match - --rounds 2 | --rounds changes nothing here: the moves are given.",
                "--kind first --by lap | --by changes nothing here: --kind first is about many rounds.",
                "--kind first --rounds 1 --matches 1 | --rounds and --matches both say how many: leave out one."
            })
    void aWrongCallIsToldInOneSentence(String options, String sentence) {
        Cli.Result result = Cli.run(("chart --rules congkak " + options).split(" ", -1));
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err().strip()).isEqualTo(sentence);
        assertThat(result.out()).isEmpty();
    }

    @Test
    void fiveRuleSetsAreTooMany() {
        Cli.Result result = Cli.run("chart", "--kind", "lead", "--rules", "congkak,sungka,kalah,oware,dakon");
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err().strip()).isEqualTo("--rules names 5 rule sets; at most 4 can be compared.");
    }

    @Test
    void boardsOfDifferentSizesHaveTheirOwnColumns() {
        Cli.Result result =
                Cli.run("chart", "--rules", "kalah,congkak", "--kind", "houses", "--rounds", "1", "--format", "csv");
        assertThat(result.status()).isZero();
        String head = result.out().lines().findFirst().orElseThrow();
        assertThat(head).contains("kalah.S6,").doesNotContain("kalah.S7").contains("congkak.S7,");
    }

    @Test
    void csvHasTheSameNumbersAsTheTable() throws Exception {
        Path file = folder.resolve("stores.csv");
        String[] call = {"chart", "--rules", "kalah", "--kind", "stores", "--rounds", "1", "--format", "csv"};
        String printed = Cli.run(call).out();
        Cli.run("chart", "--rules", "kalah", "--kind", "stores", "--rounds", "1", "--out", file.toString());
        assertThat(Files.readString(file, StandardCharsets.UTF_8)).isEqualTo(printed);
    }
}
