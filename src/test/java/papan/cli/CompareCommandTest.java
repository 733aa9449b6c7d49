package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papan.format.JsonTree;
import papan.format.JsonValue.JsonObject;
import papan.testing.Slow;

class CompareCommandTest {
    @TempDir
    private Path folder;

    @Test
    void tellsWhereTwoRuleSetsPartAndWhy() {
        Cli.Result result = Cli.run("compare", "--rules", "congklak-classic,congklak-simple", "--moves", "S3,N1,S5");
        assertThat(result.status()).isZero();
        assertThat(result.err()).isEmpty();
        assertThat(result.out())
                .startsWith("congklak-classic and congklak-simple are the same for 21 steps. Then they split.")
                .contains("  congklak-classic: South captures 9 seeds from S3 and N5.")
                .contains("  congklak-simple: South captures 8 seeds from N5.")
                .contains("[capturing-seed]")
                .contains("congklak-simple   stays  ~ our reading");
    }

    @Test
    void movesThatComeToTheSameAreNoDifference() {
        Cli.Result result = Cli.run("compare", "--rules", "congklak-classic,congklak-simple", "--moves", "S7");
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.out())
                .startsWith("With these moves, congklak-classic and congklak-simple do exactly the same");
    }

    @Test
    void aMoveThatBothRefuseIsTold() {
        Cli.Result result = Cli.run("compare", "--rules", "congklak-classic,congklak-simple", "--moves", "N1");
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.out().lines().limit(2)).last().asString().contains("N1");
    }

    @Test
    void boardsOfOppositeDirectionsAreComparedHouseByHouse() {
        Cli.Result result = Cli.run("compare", "--rules", "congkak,sungka", "--moves", "S3,N1");
        assertThat(result.out()).startsWith("Houses that match, congkak = sungka: S1 = S7, S2 = S6, S3 = S5, S5 =");
    }

    @Test
    void boardsOfDifferentSizesAreComparedAndAMoveWithoutCounterpartIsTold() {
        Cli.Result result = Cli.run("compare", "--rules", "congklak-classic,kalah", "--moves", "S6,S7");
        assertThat(result.status()).isZero();
        assertThat(result.out().lines().limit(3))
                .satisfiesExactly(
                        houses -> assertThat(houses).contains("S6 = S1, S7 = none"),
                        lost -> assertThat(lost).startsWith("The board of kalah has no house to match S7,"),
                        sizes -> assertThat(sizes).startsWith("congklak-classic has 7 houses a side and kalah has 6,"));
        assertThat(result.out()).contains("After all moves  congklak-classic        kalah");
    }

    @Test
    void aBoardOfAnotherSizeBeginsFromItsOwnStart() {
        Cli.Result result = Cli.run(
                "compare",
                "--rules",
                "congklak-classic,kalah",
                "--position",
                "examples/near-the-end.position.json",
                "--moves",
                "S7");
        assertThat(result.out())
                .contains("This position doesn’t fit the board of kalah, so that board starts as usual.");
    }

    @Test
    void laterDifferencesAreToldWithTheirClauses() {
        Cli.Result result =
                Cli.run("compare", "--rules", "congklak-classic,sungka-alternate", "--moves", "S7,N1", "--smallest");
        assertThat(result.status()).isEqualTo(2);
        Cli.Result given = Cli.run("compare", "--rules", "congklak-classic,sungka-alternate", "--moves", "S3");
        assertThat(given.out())
                .contains(
                        "One later difference does not follow from it:\n  after event 1, seed 0: The first move [first-move]")
                .contains("* The first move  [first-move]")
                .contains("sungka-alternate: The first move of this round must be from S1, not S5.");
        Cli.Result alone = Cli.run("compare", "--rules", "congklak-classic,congklak-simple", "--moves", "S3,N1,S5");
        assertThat(alone.out()).contains("Every later difference follows from it.");
    }

    @Test
    void clausesAndEndsAreTables() {
        Cli.Result result = Cli.run("compare", "--rules", "congklak-classic,congklak-simple", "--moves", "S3,N1,S5");
        assertThat(result.out())
                .contains(
                        "* The seed that captures  [capturing-seed]\n    congklak-classic  taken too  + Congkak (Board")
                .contains("    congklak-simple   round ends  ~ our reading")
                .endsWith("""
                        After all moves  congklak-classic  congklak-simple
                        South’s store                  17               15
                        South’s houses                 37               39
                        North’s store                   5                5
                        North’s houses                 39               39
                        Seeds captured                 15               13
                        Laps                           11               11
                        Turns                           3                3
                        Then                  North moves      North moves
                        """);
    }

    @Test
    void oneClauseIsSwitchedOnABoardOfItsOwn() {
        Cli.Result result = Cli.run(
                "compare",
                "--rules",
                "congklak-classic",
                "--switch",
                "capturing-seed=congklak-simple",
                "--moves",
                "S3,N1,S5");
        assertThat(result.status()).isZero();
        assertThat(result.out())
                .contains(
                        "congklak-classic and congklak-classic[capturing-seed=congklak-simple] are the same for 21 steps")
                .contains("One rule differs.");
    }

    @Test
    void aClauseSwitchedInTheMiddleChangesNothingBefore() {
        String[] call = {
            "compare",
            "--rules",
            "congklak-classic",
            "--switch",
            "capturing-seed=congklak-simple",
            "--from-event",
            "22",
            "--moves",
            "S3,N1,S5"
        };
        assertThat(Cli.run(call).out()).contains("congklak-simple@22] are the same for 125 steps");
        call[6] = "9999";
        Cli.Result late = Cli.run(call);
        assertThat(late.status()).isEqualTo(2);
        assertThat(late.err()).startsWith("--from-event 9999 is not between 0 and ");
    }

    @Test
    void theSmallestContrastForAClause() {
        Cli.Result result = Cli.run(
                "compare", "--rules", "congklak-classic", "--switch", "capturing-seed=congklak-simple", "--smallest");
        assertThat(result.status()).isZero();
        assertThat(result.out())
                .startsWith("The smallest position on which they differ has 2 seeds in the houses. The move is S2.");
    }

    @Test
    void aMissingDirectionIsNoDifference() {
        for (String rules : new String[] {"congkak,bay-khom", "walak-pussa,bay-khom"}) {
            Cli.Result result = Cli.run("compare", "--rules", rules, "--moves", "S3");
            assertThat(result.status()).isEqualTo(2);
            assertThat(result.err().strip()).matches("--moves: S3 needs a direction under .+: S3:cw or S3:acw\\.");
        }
    }

    @Test
    void aDirectionThatNeedNotBeNamedIsNoDifference() {
        Cli.Result named = Cli.run("compare", "--rules", "congklak-classic,congklak-simple", "--moves", "S7:cw");
        assertThat(named.status()).isEqualTo(1);
        assertThat(named.out())
                .isEqualTo(Cli.run("compare", "--rules", "congklak-classic,congklak-simple", "--moves", "S7")
                        .out());
    }

    @Test
    void otherProgramsReadJson() {
        Cli.Result result =
                Cli.run("compare", "--rules", "congkak,congklak-classic,sungka", "--smallest", "--format", "json");
        assertThat(result.out().lines())
                .hasSize(2)
                .allMatch(line -> line.startsWith("{\"first\":\"congkak\",\"second\":"))
                .anyMatch(line -> line.contains("\"causes\":[\"lone-seed\"]"))
                .anyMatch(line -> line.contains("\"mirrored\":true,\"houses\":{\"S1\":\"S7\""));
    }

    @Test
    void jsonHoldsAllThatIsTold() throws Exception {
        Cli.Result result = Cli.run(
                "compare",
                "--rules",
                "congklak-classic,kalah",
                "--switch",
                "capturing-seed=congklak-simple",
                "--from-event",
                "5",
                "--moves",
                "S3,N1,S7",
                "--format",
                "json");
        List<String> lines = result.out().lines().toList();
        assertThat(lines).hasSize(2);
        for (String line : lines) {
            JsonObject object = (JsonObject) JsonTree.read(line, "line");
            assertThat(object.fields().keySet())
                    .containsExactly(
                            "first",
                            "second",
                            "switched",
                            "position",
                            "moves",
                            "counterparts",
                            "parts",
                            "agreeing",
                            "causes",
                            "together",
                            "firstThen",
                            "firstEnd",
                            "secondThen",
                            "secondEnd",
                            "partings",
                            "clauses",
                            "ends");
        }
        assertThat(lines.get(0))
                .contains("\"second\":\"kalah\",\"switched\":null")
                .contains("\"counterparts\":{\"sameSize\":false,\"mirrored\":true,\"houses\":{\"S1\":\"S6\"")
                .contains("\"S7\":null")
                .contains("\"moves\":[\"S4\",\"N6\"],\"lost\":\"S7\"}");
        assertThat(lines.get(1))
                .contains(
                        "\"switched\":{\"clauses\":[\"capturing-seed\"],\"from\":\"congklak-simple\",\"sinceEvent\":5}")
                .contains("\"partings\":[{\"afterEvents\":21,\"afterSeeds\":15,\"clauses\":[\"capturing-seed\"]}]")
                .contains("\"second\":{\"answer\":\"stays\",\"detail\":\"\",\"short\":\"stays\",\"supports\":[")
                .contains("\"ends\":{\"first\":{\"stores\":{\"south\":");
    }

    @Test
    @Slow
    void theBoardsBecomeAPictureOrAPage() throws Exception {
        for (String end : new String[] {"png", "svg", "html"}) {
            Path target = folder.resolve("boards." + end);
            Cli.Result result = Cli.run(
                    "compare",
                    "--rules",
                    "congklak-classic,kalah",
                    "--switch",
                    "capturing-seed=congklak-simple",
                    "--moves",
                    "S3",
                    "--at",
                    "9",
                    "--out",
                    target.toString());
            assertThat(result).isEqualTo(new Cli.Result(0, "", ""));
            assertThat(target).isNotEmptyFile();
        }
        assertThat(ImageIO.read(folder.resolve("boards.png").toFile()).getWidth())
                .isEqualTo(2 * (2 * 560 + 3 * 24));
        assertThat(Files.readString(folder.resolve("boards.html")))
                .contains("Congklak, classic", "Kalah", "<table>", "<main>", "name=\"viewport\"", "scope=\"row\"")
                .doesNotContain("()");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).as("nothing half written").hasSize(3);
        }
    }

    @Test
    void aFileThatCannotBeWrittenIsTold() {
        Path target = folder.resolve("missing").resolve("boards.png");
        Cli.Result result =
                Cli.run("compare", "--rules", "congkak,sungka", "--moves", "S3,N5", "--out", target.toString());
        assertThat(result.status()).isEqualTo(3);
        assertThat(result.err().strip())
                .isEqualTo("The file " + target + " cannot be written: there is no such folder.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ms", "id", "fil", "zh", "sv"})
    void everyLanguageTellsAll(String tag) {
        Cli.Result result = Cli.run(
                "compare",
                "--rules",
                "congklak-classic,kalah",
                "--switch",
                "capturing-seed=congklak-simple",
                "--moves",
                "S3,N1,S7",
                "--lang",
                tag);
        assertThat(result.status()).isZero();
        assertThat(result.out()).doesNotContain("{").doesNotContain("null");
        if (!tag.equals("en")) {
            assertThat(result.out()).doesNotContain("After all moves").doesNotContain("South");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--rules congkak | --rules names one rule set; papan compare needs two to 4, or a clause to try with --switch CLAUSE=ID.",
                "--rules congkak,congkak | --rules names congkak twice.",
                "--rules congkak,sungka --format xml | --format \"xml\" is unknown. Known: text, json.",
                "--rules congkak,sungka --smallest --moves S1 | --smallest looks for a position and a move itself: leave out --position and --moves.",
                "--rules congkak,sungka | papan compare needs --moves S6,N3,… or --smallest.",
                "--rules congkak,kalah --smallest | --smallest needs boards of the same size: congkak has 7 houses a side, kalah has 6.",
                "--rules congkak,sungka,kalah,oware --switch lone-seed=sungka --moves S1 | --rules and --switch ask for 5 boards; at most 4 can be compared.",
                "--rules congkak --switch foo --moves S1 | --switch \"foo\" must be CLAUSE=ID: a clause, and the rule set that has it otherwise.",
                "--rules congkak --switch lone-sed=sungka --moves S1 | --switch lone-sed=sungka: the clause \"lone-sed\" is unknown. Did you mean \"lone-seed\"?",
                "--rules congklak-classic --switch winner=kalah --moves S1 | --switch winner=kalah: congklak-classic cannot have this clause of kalah without others. It can have seeds, direction, occupied-house, no-move, round-end, rounds.",
                "--rules congklak-classic --switch seeds=congklak-simple --moves S1 | --switch seeds=congklak-simple: congklak-classic and congklak-simple do not differ in this clause. It can have capturing-seed, no-move, round-end, rounds.",
                "--rules congklak-classic --switch seeds=kalah --from-event 3 --moves S1 | --from-event 3: the number of houses cannot change in the middle.",
                "--rules congkak,sungka --from-event 3 --moves S1 | --from-event says when a clause is switched: add --switch CLAUSE=ID.",
                "--rules congkak,sungka --at 3 --moves S1 | --at says up to where boards are drawn: add --out FILE.",
                "--rules congklak-classic,sungka --moves S1 --out a.gif | --out a.gif: the name must end with .png, .svg or .html.",
                "--rules congklak-classic,congklak-simple --moves S7 --out a.png --at 99 | --at 99 is not between 0 and 11.",
                "--rules congkak,sunkga | The rule set \"sunkga\" is unknown. Did you mean \"sungka\"?"
            })
    void aWrongCallIsToldInOneSentence(String options, String sentence) {
        Cli.Result result = Cli.run(("compare " + options).split(" ", -1));
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err().strip()).isEqualTo(sentence);
        assertThat(result.out()).isEmpty();
    }
}
