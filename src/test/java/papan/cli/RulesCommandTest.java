package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.json.rules.AboutGames;
import papan.json.rules.EvidenceFile;
import papan.json.rules.RuleBooks;
import papan.narration.Language;
import papan.rules.AboutGame;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.testing.RuleFiles;

class RulesCommandTest {
    @TempDir
    private Path folder;

    @Test
    void theListNamesEveryRuleSet() {
        assertThat(Cli.run("rules", "list").out().lines())
                .hasSize(RuleBooks.shipped().all().size())
                .contains("congklak-classic            Congklak, classic");
    }

    @Test
    void theListSpeaksOtherLanguages() {
        assertThat(Cli.run("rules", "list", "--lang", "zh").out())
                .isNotEqualTo(Cli.run("rules", "list").out());
    }

    @Test
    void aRuleSetIsShownClauseByClauseWithSourcesForAndAgainst() {
        Cli.Result result = Cli.run("rules", "show", "congklak-simple-literal");
        assertThat(result.status()).isZero();
        assertThat(result.out()).contains("[occupied-house]", "  + Congklak", "  - Congkak");
    }

    @Test
    void whereASourceIsAndWhatItSaysInItsOwnWordsIsShown() {
        String shown = Cli.run("rules", "show", "congkak").out();
        assertThat(shown)
                .contains("“Distribute the stones evenly amongst the holes, up to 7 stones per hole.” (sentence 19)")
                .contains("  ? Congkak (Board Game Arena), how to play: ")
                .contains("vtaide.com/ASEAN/Philippines/sungka.html")
                .contains("primary source seen");
        assertThat(Cli.run("rules", "show", "congkak", "--format", "json").out())
                .contains("\"after\":\"bga-intro\"", "\"at\":19", "\"address\":\"boardgamearena.com\"", "\"open\":[");
        assertThat(Cli.run("rules", "show", "congkak-hellier").out()).contains("as transcribed on en.wikisource.org");
    }

    @Test
    void eachSentenceOfADocumentStandsBesideARuleSet() {
        assertThat(Cli.run("rules", "documents").out().lines())
                .hasSize(5)
                .anyMatch(line -> line.startsWith("classic  Congkak, with five diagrams: "));
        assertThat(Cli.run("rules", "documents", "bga-rules", "--rules", "congkak")
                        .out())
                .contains("19. Distribute the stones evenly amongst the holes, up to 7 stones per hole.")
                .contains("Leaves it open: Filling up for the next round  [refill]")
                .contains("Says otherwise: A burnt house  [burnt-house]");
        assertThat(Cli.run("rules", "documents", "classic", "--format", "json").out())
                .contains("\"at\":25", "\"clause\":\"next-starter\",\"stance\":\"says\"");
        assertThat(Cli.run("rules", "documents", "clasic").err()).contains("classic");
    }

    @Test
    void aFileOfOnesOwnHasNoEvidenceWhateverItIsCalled() throws IOException {
        Path mine = Files.writeString(
                folder.resolve("mine.json"),
                "{\"format\":\"rules/1\",\"id\":\"congkak\",\"extends\":\"congkak\",\"names\":{\"en\":\"Mine\"}}");
        assertThat(Cli.run("rules", "show", "congkak", "--evidence").out()).doesNotContain("checked against anything");
        assertThat(Cli.run("rules", "show", mine.toString(), "--evidence").out())
                .contains("checked against anything")
                .doesNotContain("Board Game Arena");
    }

    @Test
    void whereChineseIsReadTheIntroductionIsReadInChinese() {
        assertThat(Cli.run("rules", "documents", "bga-intro", "--lang", "zh").out())
                .contains("9. 开局时每个坑内有七颗种子。\n   这样说")
                .doesNotContain("seven seeds");
        assertThat(Cli.run("rules", "show", "congkak", "--lang", "zh").out()).contains("“玩家不得向已烧毁的坑洞播种。”");
        assertThat(Cli.run("rules", "about", "--lang", "zh").out()).contains("可能源自15世纪的Mancala");
        assertThat(Cli.run("rules", "documents", "hand-out", "--rules", "examples/congklak-five.json")
                        .out())
                .contains("Says otherwise: Seeds at the start – houses in a row: 7, here 5  [seeds]")
                .contains("Says otherwise: Seeds at the start – seeds in a house: 7, here 3  [seeds]");
    }

    @Test
    void whatTheDocumentsTellOfTheGameIsToldInEveryLanguageWithItsDocument() {
        for (AboutGame.Statement statement : AboutGames.shipped().statements()) {
            assertThat(statement.says().keySet()).isEqualTo(Set.copyOf(Language.tags()));
        }
        assertThat(AboutGame.Topic.values())
                .allSatisfy(
                        topic -> assertThat(AboutGames.shipped().about(topic)).isNotEmpty());
        assertThat(Cli.run("rules", "about").out())
                .contains("ancient Egypt", "15th century", "cowrie", "SOONG-kah", "11 minutes", "Mati", "telaga");
        assertThat(Cli.run("rules", "about", "--lang", "sv").out()).contains("gamla Egypten");
        assertThat(Cli.run("rules", "about", "--format", "json").out()).contains("\"topic\":\"origins\"", "\"at\":1");
    }

    @Test
    void whatARuleSetWasHeldAgainstIsShown() {
        assertThat(EvidenceFile.shipped().rows()).hasSizeGreaterThan(80).allSatisfy(row -> {
            assertThat(RuleBooks.shipped().find(row.rules())).as(row.rules()).isPresent();
            assertThat(EvidenceFile.shipped().held()).containsKey(row.with());
            assertThat(row.agreed()).isLessThanOrEqualTo(row.turns());
        });
        assertThat(Cli.run("rules", "show", "halusa", "--evidence").out())
                .contains("4190 of 4293 turns agreed", "2026-11-28");
        assertThat(Cli.run("rules", "evidence", "songo", "--format", "json").out())
                .contains("\"with\":\"mancalagames\"", "\"turns\":11056");
    }

    /** What was compared from a position has no opening; whole matches have. */
    @Test
    void whatARuleSetWasHeldAgainstIsTheRevisionThatIsShippedButForOpenings() {
        List<ClauseId> openings = List.of(ClauseId.FIRST_MOVE, ClauseId.CONTESTED_HOUSE, ClauseId.FINISHED_TOGETHER);
        assertThat(EvidenceFile.shipped().rows()).allSatisfy(row -> {
            RuleSet now = RuleBooks.shipped().find(row.rules()).orElseThrow();
            if (row.revision() != now.about().revision()) {
                RuleSet then = RuleFiles.before(row.rules(), row.revision());
                assertThat(row.with()).as(row.rules()).isNotEqualTo("matches");
                assertThat(openings).as(row.rules()).containsAll(ClauseAnswer.differing(then, now));
            }
        });
    }

    @Test
    void twoRuleSetsDifferInTheClausesThatAreListed() {
        Cli.Result result = Cli.run("rules", "diff", "congkak", "congkak-forfeit");
        assertThat(result.out().lines()).filteredOn(line -> line.endsWith("]")).hasSize(1);
        assertThat(result.out()).contains("[burnt-house]");
        assertThat(Cli.run("rules", "diff", "sungka", "sungka").out()).isEmpty();
    }

    @Test
    void aTeachersFileIsChecked() throws IOException {
        Path good = Files.writeString(
                folder.resolve("mine.json"),
                "{\"format\":\"rules/1\",\"id\":\"mine\",\"revision\":1,\"names\":{\"en\":\"Mine\"},\"region\":{\"en\":\"Ipoh\"},\"sources\":[\"sungka\"],\"after\":\"sungka\",\"extends\":\"sungka\",\"noMove\":\"roundEnds\",\"clauses\":{\"no-move\":{\"reading\":{\"en\":\"Quicker for a class.\"}}}}");
        assertThat(Cli.run("rules", "check", good.toString()).out())
                .isEqualTo("mine.json: in order" + System.lineSeparator());
        Path bad = Files.writeString(folder.resolve("bad.json"), "{\"format\":\"rules/1\"");
        Cli.Result result = Cli.run("rules", "check", bad.toString());
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.out()).startsWith("bad.json:1:");
    }

    @Test
    void aRuleSetWhichNobodyCanBeginIsSaidToBeSo() throws IOException {
        Path file = Files.writeString(folder.resolve("nomove.json"), """
                {"format":"rules/1","id":"nomove","revision":1,"names":{"en":"Nobody"},"extends":"ot-tjin",
                 "board":{"housesPerSide":3,"setup":{"uniform":1}},"playable":{"minSeeds":2}}
                """);
        assertThat(Cli.run("rules", "check", file.toString()).out())
                .contains("nomove.json:2:", "R218", "Nobody can make the first move")
                .doesNotContain("in order");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            R219 | "gapCapture": {"reach": "one"}, "occupiedHouse": "relay", "opposition": "none", "neighbourCapture": "on"
            R220 | "occupiedHouse": "relayFromNext", "opposition": "none", "neighbourCapture": "on"
            R221 | "countCapture": {"sizes": [1, 3], "side": "own"}
            """)
    void twoRulesThatDecideOverOneSeedAreRefused(String code, String parts) throws IOException {
        Path file = Files.writeString(folder.resolve("both.json"), """
                {"format":"rules/1","id":"both","names":{"en":"Both"},"extends":"congklak-classic", %s}
                """.formatted(parts));
        assertThat(Cli.run("rules", "check", file.toString()).out()).contains(" " + code + " ");
    }

    @Test
    void aFileThatCannotBeReadTakesNoOtherWithIt() throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.json"), "{\"format\":\"rules/1\"");
        String missing = folder.resolve("bda.json").toString();
        String good = "examples/congklak-five.json";
        Cli.Result result = Cli.run("rules", "check", folder.toString(), missing, bad.toString(), good);
        assertThat(result.status()).isEqualTo(3);
        assertThat(result.out().lines()).hasSize(2).last().isEqualTo("congklak-five.json: in order");
        assertThat(result.err().lines())
                .containsExactly(
                        "The rule-set file " + folder + " is a folder, a pipe or a device. Name a file.",
                        "The rule-set file " + missing + " does not exist. Did you mean \"" + bad + "\"?");
        Cli.Result json = Cli.run("rules", "check", "--format", "json", folder.toString(), bad.toString(), good);
        assertThat(json.status()).isEqualTo(3);
        assertThat(json.out().lines()).hasSize(3).anyMatch(line -> line.contains("\"code\":\"E002\""));
        assertThat(Cli.run("rules", "check", "--lang", "sv", good).out())
                .isEqualTo("congklak-five.json: i sin ordning" + System.lineSeparator());
    }

    @Test
    void programsReadTheRuleBookAsJson() {
        assertThat(Cli.run("rules", "list", "--format", "json", "--lang", "ms")
                        .out()
                        .lines())
                .hasSize(RuleBooks.shipped().all().size() + 1)
                .element(1)
                .asString()
                .isEqualTo("{\"id\":\"congkak\",\"name\":\"Congkak\"},");
        assertThat(Cli.run("rules", "show", "sungka", "--format", "json").out())
                .startsWith("{\"id\":\"sungka\",\"name\":\"Sungka\",\"clauses\":[{\"clause\":\"seeds\",\"question\":")
                .contains("\"answer\":\"relay\",\"detail\":\"\",\"sentence\":", "\"says\":", "\"reading\":null");
        assertThat(Cli.run("rules", "diff", "congkak", "congkak-forfeit", "--format", "json")
                        .out())
                .startsWith(
                        "{\"first\":\"congkak\",\"second\":\"congkak-forfeit\",\"clauses\":[{\"clause\":\"burnt-house\",")
                .contains("\"first\":{\"answer\":\"skipped\"", "\"second\":{\"answer\":\"forfeited\"");
        assertThat(Cli.run("rules", "matrix", "congkak", "sungka", "--format", "json")
                        .out()
                        .strip())
                .isEqualTo("{\"rules\":[\"congkak\",\"sungka\"],\"distances\":[[0,9],[9,0]]}");
    }

    @Test
    void whereOnlyNumbersDifferTheyAreTold() {
        assertThat(Cli.run("rules", "diff", "congklak-classic", "examples/congklak-five.json")
                        .out()
                        .lines())
                .startsWith(
                        "Seeds at the start  [seeds]",
                        "  congklak-classic: At the start, each of the 14 houses has 7 seeds.",
                        "  congklak-five: At the start, each of the 10 houses has 3 seeds.");
    }

    @Test
    void anUnknownRuleSetIsAWrongCall() {
        Cli.Result result = Cli.run("rules", "show", "sunka");
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err())
                .isEqualTo("The rule set \"sunka\" is unknown. Did you mean \"sungka\"?" + System.lineSeparator());
    }

    @Test
    void withoutACommandTheCommandsAreNamed() {
        Cli.Result result = Cli.run("rules");
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err())
                .isEqualTo(
                        "papan rules needs a command: list, show, diff, matrix, documents, about, evidence, alter or check."
                                + System.lineSeparator());
    }

    @Test
    void whatCanBeAlteredIsListedWithWhatDoesNotFitAndWhy() {
        String listed = Cli.run("rules", "alter", "congklak-classic").out();
        assertThat(listed).contains("  + If your last seed lands in your own store, your turn ends.  [chungcajon]");
        assertThat(listed).contains("  x Never sow into a store. It only holds what you’ve captured.  [pallanguzhi]");
        assertThat(listed)
                .contains("    That doesn’t go with this rule: “If your last seed lands in your own store, you get");
        assertThat(listed).doesNotContain("[winner]", "[endless]");
    }

    @Test
    void anAlteredRuleSetIsWrittenAsAFileInOrder() throws IOException {
        Cli.Result written = Cli.run(
                "rules",
                "alter",
                "congklak-classic",
                "--set",
                "occupied-house=kalah",
                "--set",
                "lone-seed=congkak",
                "--name",
                "As we play it",
                "--told-by",
                "Grandma Siti");
        assertThat(written.status()).isZero();
        Path file = Files.writeString(folder.resolve("ours.json"), written.out());
        assertThat(Cli.run("rules", "check", file.toString()).out()).contains("ours.json: in order");
        assertThat(Cli.run("rules", "diff", "congklak-classic", file.toString()).out())
                .contains("[occupied-house]", "[lone-seed]")
                .doesNotContain("[own-store]");
        assertThat(Cli.run("rules", "show", file.toString()).out())
                .contains("As we play it (as-we-play-it)", "  + Grandma Siti");
    }

    /** What has been written must be a file that can be read. */
    @Test
    void aNameThatIsTooLongIsRefusedAndOneOfSeveralLinesIsWrittenOnOne() throws IOException {
        Function<String, Cli.Result> called = name -> Cli.run(
                "rules",
                "alter",
                "congklak-classic",
                "--set",
                "occupied-house=kalah",
                "--name",
                name,
                "--told-by",
                name);
        Cli.Result refused = called.apply("A".repeat(81));
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.err()).contains("at most 80 characters");
        for (String name : List.of("A".repeat(80), "As\nwe play")) {
            Path file = Files.writeString(
                    folder.resolve("ours.json"), called.apply(name).out());
            assertThat(Cli.run("rules", "check", file.toString()).out()).contains("ours.json: in order");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--set occupied-house=pallanguzhi --name A --told-by B|That doesn’t go with this rule",
                "--set occupied-house --name A --told-by B|must be CLAUSE=ID",
                "--set ocupied-house=kalah --name A --told-by B|occupied-house",
                "--set contested-house=congkak --name A --told-by B|it is about something that one of them has not",
                "--set occupied-house=kalah --name A|--told-by says who told you",
                "--name A|--name changes nothing here",
            })
    void whatCannotBeAlteredIsRefusedWithTheReason(String call, String said) {
        List<String> words = new ArrayList<>(List.of("rules", "alter", "congklak-classic"));
        words.addAll(List.of(call.split(" ")));
        Cli.Result result = Cli.run(words.toArray(String[]::new));
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err()).contains(said);
    }
}
