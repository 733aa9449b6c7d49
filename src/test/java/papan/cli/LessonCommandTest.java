package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonCommandTest {
    private static final String FIRST = "src/test/lessons/first-turn.lesson.json";

    @TempDir
    private Path folder;

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void aLessonInOrderSaysSo() {
        Cli.Result result = Cli.run("lesson", "check", "--strict", "lessons/keep-going.lesson.json");
        assertThat(result.out()).isEqualTo("keep-going.lesson.json: in order" + System.lineSeparator());
        assertThat(result.status()).isZero();
    }

    @Test
    void aLessonWithAnErrorIsToldWhereAndWhy() throws IOException {
        String lesson = Files.readString(Path.of("lessons/cousins-with-relays.lesson.json"))
                .replace("\"answer\": \"N2\"", "\"answer\": \"N5\"");
        Cli.Result result =
                Cli.run("lesson", "check", write("wrong.lesson.json", lesson).toString());
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.out().lines())
                .hasSize(1)
                .first()
                .asString()
                .startsWith("wrong.lesson.json:")
                .contains("N5", "N2");
    }

    @Test
    void anAnswerThatIsTooLongEndsTheLesson() throws IOException {
        Path answers = write("answers.txt", "S1\n" + "x".repeat(3 << 20));
        Cli.Result result = Cli.run("lesson", "play", "first-turn", "--answers", answers.toString());
        assertThat(result.status()).isEqualTo(3);
        assertThat(result.err().lines())
                .containsExactly(
                        "answers.txt:2:1  E005 The line has more than 1048576 characters; no longer ones are read.");
    }

    @Test
    void whatIsSaidOfLessonFilesSpeaksOtherLanguages() throws IOException {
        Path file = write("own.lesson.json", Files.readString(Path.of("examples/altered.lesson.json")));
        assertThat(Cli.run("lesson", "check", "--lang", "sv", file.toString()).out())
                .contains(
                        "own.lesson.json: i sin ordning",
                        "own.lesson.json: congklak-classic är ändrad av den här lektionen");
        assertThat(Cli.run("lesson", "record", "--lang", "sv", file.toString())
                        .out()
                        .strip())
                .isEqualTo("own.lesson.json: inget \"expect\" är tomt.");
        assertThat(Cli.run("lesson", "strings", "status", "--lang", "sv", file.toString())
                        .out())
                .contains("inaktuella");
    }

    @Test
    void aFolderIsNotTakenForAFileThatIsMissing() throws IOException {
        Path inside = Files.createDirectory(folder.resolve("d.lesson.json"));
        for (String command : List.of("check", "record")) {
            Cli.Result result = Cli.run("lesson", command, inside.toString());
            assertThat(result.status()).isEqualTo(3);
            assertThat(result.err()).contains("The lesson file " + inside + " is a folder, a pipe or a device.");
        }
    }

    @Test
    void aFileThatIsMissingIsToldWithWhatWasMeantAndTheOthersAreChecked() throws IOException {
        Path one = write("one.lesson.json", Files.readString(Path.of("examples/first.lesson.json")));
        Path broken = write("broken.lesson.json", "");
        Path inside = Files.createDirectory(folder.resolve("inside"));
        String missing = folder.resolve("oen.lesson.json").toString();
        String far = folder.resolve("nothing-like-it.lesson.json").toString();
        Cli.Result result = Cli.run(
                "lesson", "check", missing, one.toString(), inside.toString(), far, broken.toString(), far + "/x");
        assertThat(result.status()).isEqualTo(3);
        assertThat(result.out().lines())
                .containsExactly(
                        "one.lesson.json: in order",
                        "broken.lesson.json:1:1  E001 The file is empty. A file begins with { and ends with }.");
        assertThat(result.err().lines())
                .containsExactly(
                        "The lesson file " + missing + " does not exist. Did you mean \"" + one + "\"?",
                        "The lesson file " + inside + " is a folder, a pipe or a device. Name a file.",
                        "The lesson file " + far + " does not exist.",
                        "The lesson file " + far + "/x does not exist.");
    }

    @Test
    void theEndingMayBeLeftAwayOrMistyped() throws IOException {
        Path one = write("one.lesson.json", Files.readString(Path.of("examples/first.lesson.json")));
        write("one.ms.strings.json", "");
        for (String name : List.of("one", "one.lesson.jsn", "on.json")) {
            assertThat(Cli.run("lesson", "check", folder.resolve(name).toString())
                            .err())
                    .contains("Did you mean \"" + one + "\"?");
        }
    }

    @Test
    void aMissingFileStandsInTheReportToo() throws IOException {
        String missing = folder.resolve("no.lesson.json").toString();
        Path one = write("one.lesson.json", Files.readString(Path.of("examples/first.lesson.json")));
        Cli.Result result = Cli.run("lesson", "check", "--format", "json", missing, one.toString());
        assertThat(result.status()).isEqualTo(3);
        assertThat(result.out()).contains("E009", "does not exist.", missing);
    }

    @Test
    void lessonsThatRequireOneAnotherAreCheckedTogether() throws IOException {
        String lesson = Files.readString(Path.of("examples/first.lesson.json"));
        String requires = "\"meta\": { \"minutes\": 2, \"audience\": { \"requires\": [\"%s\"] } }";
        String plain = "\"meta\": { \"minutes\": 2 }";
        Path one = write("one.lesson.json", lesson.replace(plain, requires.formatted("two")));
        Path two = write(
                "two.lesson.json", lesson.replace("\"first\"", "\"two\"").replace(plain, requires.formatted("first")));
        Cli.Result result = Cli.run("lesson", "check", one.toString(), two.toString());
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.out())
                .contains("one.lesson.json:7:", "requires itself: first → two → first.")
                .contains("two.lesson.json:7:", "requires itself: two → first → two.");
        assertThat(Cli.run("lesson", "check", one.toString()).status()).isZero();
    }

    @Test
    void aRequiredLessonThatIsNowhereIsWarnedOf() throws IOException {
        String lesson = Files.readString(Path.of("examples/first.lesson.json"));
        String requires = "\"meta\": { \"minutes\": 2, \"audience\": { \"requires\": [%s] } }";
        String plain = "\"meta\": { \"minutes\": 2 }";
        String ids = "\"first-game\", \"frist-game\", \"elsewhere\", \"beside\", \"xyzzy\"";
        Path one = write("one.lesson.json", lesson.replace(plain, requires.formatted(ids)));
        // Known by its id, though there is more in it to be put right.
        write("another-name.lesson.json", "{ \"id\": \"beside\" }");
        Path other = Files.createDirectory(folder.resolve("other")).resolve("x.lesson.json");
        Files.writeString(other, "{ \"id\": \"elsewhere\" }");

        String line = "one.lesson.json:7:";
        String nowhere = "\" is known: none is shipped, checked with this one or in its folder. ";
        String misspelt =
                "  W117 meta.audience.requires[1]: No lesson \"frist-game" + nowhere + "Did you mean \"first-game\"?";
        String strange = "  W117 meta.audience.requires[4]: No lesson \"xyzzy" + nowhere
                + "Mend the id, or put that lesson beside this one.";
        Cli.Result alone = Cli.run("lesson", "check", one.toString());
        assertThat(alone.status()).isZero();
        assertThat(alone.out().lines()).hasSize(3).allMatch(each -> each.startsWith(line));
        assertThat(alone.out())
                .contains(misspelt, strange, "  W117 meta.audience.requires[2]: No lesson \"elsewhere" + nowhere);
        assertThat(Cli.run("lesson", "check", "--strict", one.toString()).status())
                .isEqualTo(1);

        assertThat(Cli.run("lesson", "check", one.toString(), other.toString()).out())
                .contains(misspelt, strange)
                .doesNotContain("requires[0]", "requires[2]", "requires[3]");
    }

    @Test
    void aLessonThatCannotBeSaidOrPlayedEndsWithTheSentenceOfItsCheck() throws IOException {
        String lesson = Files.readString(Path.of("examples/first.lesson.json"));
        List<String> spoilt = List.of(
                lesson.replace("{south} begins", "{south begins"),
                lesson.replace("{south} begins", "{suoth} begins"),
                lesson.replace("{south} begins", "{house:S9} begins"),
                lesson.replace("[\"S6\"]", "[\"N6\"]"));
        for (int i = 0; i < spoilt.size(); i++) {
            assertThat(spoilt.get(i)).isNotEqualTo(lesson);
            String file = write("spoilt" + i + ".lesson.json", spoilt.get(i)).toString();
            String said = Cli.run("lesson", "check", file).out();
            assertThat(said.lines()).hasSize(1);
            assertThat(said).startsWith("spoilt" + i + ".lesson.json:1");
            List<List<String>> commands = List.of(
                    List.of("lesson", file), List.of("lesson", "play", file), List.of("export", "--to", "html", file));
            for (List<String> command : commands) {
                Cli.Result result = Cli.run(command.toArray(String[]::new));
                assertThat(result.err()).as("%s", command).isEqualTo(said);
                assertThat(result.status()).isEqualTo(1);
                assertThat(result.out()).isEmpty();
            }
        }
    }

    @Test
    void whatCannotBePlayedIsNotRecordedEither() throws IOException {
        String lesson =
                Files.readString(Path.of("examples/first.lesson.json")).replace("[\"S6\"]", "[\"N6\"], \"expect\": {}");
        String file = write("spoilt.lesson.json", lesson).toString();
        Cli.Result result = Cli.run("lesson", "record", file);
        assertThat(result.err())
                .isEqualTo(Cli.run("lesson", "check", file).out())
                .startsWith("spoilt.lesson.json:19:")
                .contains("E502");
        assertThat(result.status()).isEqualTo(1);
    }

    @Test
    void aTranslationThatCannotBeSaidEndsWithTheSentenceOfItsCheck() throws IOException {
        String file = write("one.lesson.json", Files.readString(Path.of("examples/first.lesson.json")))
                .toString();
        write("one.sv.strings.json", """
                { "format": "lesson-strings/1", "lesson": "first", "language": "sv",
                  "strings": { "title": { "from": "One turn of congklak", "to": "{ett drag" } } }
                """);
        String said = Cli.run("lesson", "check", file).out();
        assertThat(said).startsWith("one.sv.strings.json:2:").contains("E531");
        Cli.Result result = Cli.run("lesson", "play", "--lang", "sv", file);
        assertThat(result.err()).isEqualTo(said);
        assertThat(result.status()).isEqualTo(1);
        assertThat(Cli.run("lesson", "play", "--lang", "ms", file).status()).isZero();
    }

    @Test
    void nothingInALessonTurnsTheLettersOnATerminalRound() throws IOException {
        String lesson = Files.readString(Path.of("examples/first.lesson.json"));
        Path file = write("turned.lesson.json", lesson.replace("One turn of", "One\u202Eturn\u2066of"));
        assertThat(Cli.run("lesson", "play", file.toString()).out())
                .contains("One\uFFFDturn\uFFFDof")
                .doesNotContain("\u202E", "\u2066");
    }

    @Test
    void problemsCanBeReadByPrograms() throws IOException {
        Cli.Result result = Cli.run(
                "lesson",
                "check",
                "--format",
                "json",
                write("empty.lesson.json", "").toString());
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.out())
                .isEqualTo(
                        "[\n{\"code\":\"E001\",\"severity\":\"error\",\"file\":\"empty.lesson.json\",\"line\":1,\"column\":1,\"path\":\"\",\"message\":\"The file is empty.\",\"fix\":\"A file begins with { and ends with }.\"}]\n");
    }

    @Test
    void aLessonIsPlayedQuestionByQuestion() throws IOException {
        Path answers = write("answers.txt", "N5\n?\nN4\nrelay\nS3\ncapture\nsame\nring\n");
        Cli.Result result = Cli.run("lesson", "play", FIRST, "--answers", answers.toString());
        assertThat(result.status()).isZero();
        assertThat(result.out())
                .contains(
                        "Not quite.",
                        "One short: S3 itself was counted.",
                        "The first seed falls into S2, to the left.",
                        "Right.",
                        "Relay: If your last seed lands in",
                        "That’s the end of the lesson.");
    }

    @Test
    void aSlipOfTheFingersIsNoAnswerAndAWrongAnswerGivesNothingAway() throws IOException {
        Path answers = write("answers.txt", "Z9\nAina's store\nn4\nfoo\nturn ends\n");
        String told = Cli.run("lesson", "play", FIRST, "--answers", answers.toString())
                .out();
        assertThat(told)
                .containsSubsequence(
                        "Type ? for a hint, or just press Enter to see the answer.",
                        "“Z9” isn’t an answer here, so it doesn’t count.",
                        "Type one of these: S1, S2,",
                        "> Not quite.",
                        "> Right.",
                        "“foo” isn’t an answer here, so it doesn’t count.",
                        "Type one of these: relay, capture,",
                        "> Not quite.",
                        "The answer is: Relay",
                        "Relay: If your last seed");
        assertThat(told).containsOnlyOnce("just press Enter to see the answer");
        assertThat(told.substring(0, told.indexOf("The answer is: Relay"))).doesNotContain("Relay: If your last seed");
    }

    @Test
    void howSureOneIsIsAskedBeforeTheVerdictAndTheLastAttemptShowsTheAnswer() throws IOException {
        String lesson =
                Files.readString(Path.of(FIRST)).replace("\"question\": {\n        \"type\": \"landing\",", """
                        "question": {
                        "type": "landing", "confidence": true, "attempts": 2,""");
        Path file = write("sure.lesson.json", lesson);
        Path answers = write("answers.txt", "N5\nvery\n3\nN6\n");
        Cli.Result result = Cli.run("lesson", "play", file.toString(), "--answers", answers.toString());
        assertThat(result.out())
                .containsSubsequence(
                        "How sure are you?",
                        "1: I guessed",
                        "How sure are you?",
                        "Not quite.",
                        "Not quite.",
                        "The answer is: N4");
        assertThat(result.out().substring(0, result.out().indexOf("How sure"))).doesNotContain("Not quite.");
    }

    @Test
    void whenTheAnswersEndTheLessonGoesOnToItsEnd() throws IOException {
        Cli.Result result = Cli.run(
                "lesson",
                "play",
                "first-turn",
                "--answers",
                write("none.txt", "").toString());
        assertThat(result.out())
                .contains("The answer is: N4", "The answer is: Capture", "That’s the end of the lesson.");
    }

    @Test
    void onlyTheLanguagesThatAreAskedForAreChecked() throws IOException {
        Path lesson = folder.resolve("own.lesson.json");
        Files.copy(Path.of("examples/own-store.lesson.json"), lesson);
        String wrong = """
                { "format": "lesson-strings/1", "lesson": "own-store-example", "language": "%s",
                  "strings": { "title": { "from": "Another title", "to": "x" } } }
                """;
        Files.writeString(folder.resolve("own.ms.strings.json"), wrong.formatted("ms"));
        Files.writeString(folder.resolve("own.sv.strings.json"), wrong.formatted("sv"));
        String file = lesson.toString();
        assertThat(Cli.run("lesson", "check", file).out()).contains("own.ms.strings.json", "own.sv.strings.json");
        assertThat(Cli.run("lesson", "check", "--langs", "sv,zh", file).out())
                .contains("own.sv.strings.json")
                .doesNotContain("own.ms.strings.json");
        assertThat(Cli.run("lesson", "check", "--langs", "zh", file).out()).isEqualTo("own.lesson.json: in order\n");
        Cli.Result unknown = Cli.run("lesson", "check", "--langs", "ms,svv", file);
        assertThat(unknown.status()).isEqualTo(2);
        assertThat(unknown.err())
                .isEqualTo(
                        "--langs \"svv\" is not a language of this program. Did you mean \"sv\"? Known: en, ms, id, fil, zh, sv.\n");
    }

    @Test
    void aLessonBranchesAndLetsTry() throws IOException {
        Cli.Result result = Cli.run(
                "lesson",
                "play",
                "examples/ways.lesson.json",
                "--answers",
                write("ways.txt", "N5\nN5\nN4\nN2\nS3\n-\n?\n\n").toString());
        assertThat(result.status()).isZero();
        assertThat(result.out())
                .containsSubsequence(
                        "1. where",
                        "4. help",
                        "1. where",
                        "Right.",
                        "2. watch",
                        "3. goal",
                        "You have 2 moves left.",
                        "N2 isn’t South",
                        "That ended your turn.",
                        "You have 2 moves left.",
                        "Which house holds as many seeds",
                        "South picks up all 7 seeds from S7.",
                        "That’s the end of the lesson.");
    }

    @Test
    void whoAnswersRightlyAtOnceGoesStraightOn() throws IOException {
        Cli.Result result = Cli.run(
                "lesson",
                "play",
                "examples/ways.lesson.json",
                "--answers",
                write("n4.txt", "N4\n").toString());
        assertThat(result.out()).contains("1. where", "3. goal").doesNotContain("2. watch", "4. help");
    }

    @Test
    void withoutADisplayALessonIsToldAsText() {
        Cli.Result result = Cli.run("lesson", "relay");
        assertThat(result.status()).isZero();
        assertThat(result.out()).startsWith("There’s no display here, so this lesson is told as text.");
    }

    @Test
    void whatIsToldWithoutADisplayIsInTheLanguageThatWasAskedFor() {
        assertThat(Cli.run("lesson", "keep-going", "--lang", "sv").out()).contains("Hur långt kan en tur räcka?");
    }

    @Test
    void aStepMayBeCalledAsACommandIs() {
        assertThat(Cli.run("lesson", "relay", "--step", "play").err())
                .startsWith("--step \"play\" is not a step of this lesson.");
    }

    @Test
    void wrongCallsNameTheNearest() {
        assertThat(Cli.run("lesson", "first-turn", "--step", "captur").err())
                .isEqualTo("--step \"captur\" is not a step of this lesson. Did you mean \"capture\"?"
                        + System.lineSeparator());
        Cli.Result missing = Cli.run("lesson", "play", "first-gam");
        assertThat(missing.status()).isEqualTo(3);
        assertThat(missing.err())
                .isEqualTo("The lesson file first-gam does not exist. Did you mean \"first-game\"?"
                        + System.lineSeparator());
    }

    @Test
    void boardsAreComparedBeforeItIsSaidWhyTheyDiffer() throws IOException {
        Path none = write("none.txt", "");
        String out = Cli.run("lesson", "play", "hand-out-as-printed", "--answers", none.toString())
                .out();
        assertThat(out)
                .containsSubsequence(
                        "2. Two ways to fill it in",
                        "as printed: S3",
                        "as a relay: S3",
                        "? Where do the boards differ, and why? Press Enter to read on.",
                        "At its word: into the storehouse, then choose again.",
                        "Both boards are the same up to seed 2. Then they split.",
                        "[occupied-house]",
                        "      + Congklak, a classroom hand-out");
    }

    @Test
    void theChartOfALessonIsATableAndASentence() throws IOException {
        Path none = write("none.txt", "");
        String out = Cli.run("lesson", "play", "congkak-against-sungka", "--answers", none.toString())
                .out();
        assertThat(out)
                .containsSubsequence(
                        "8. Who is ahead?",
                        "How does each store grow?",
                        "turn  Aina’s store  Ben’s store",
                        "   4            46           27",
                        "Turn 4: Aina’s store 46, Ben’s store 27.");
    }

    @Test
    void aLessonThatNamesARuleSetOfOnesOwnIsCheckedPlayedAndWritten() throws IOException {
        Path rules = Files.createDirectory(folder.resolve("rules"));
        Files.copy(Path.of("examples/congklak-no-relay.json"), rules.resolve("congklak-no-relay.json"));
        Path file = write(
                "own.lesson.json",
                papan.lesson.play.LessonText.around("{ 'id': 'p', 'kind': 'play', 'from': 'start', 'moves': ['S3'] }")
                        .replace("\"congklak-classic\"", "\"congklak-no-relay\""));
        String named = file.toString();
        for (List<String> command : List.of(
                List.of("lesson", "check", named),
                List.of("lesson", "play", named),
                List.of("lesson", "record", named),
                List.of("lesson", "strings", "status", named),
                List.of("export", named, "--to", "transcript"))) {
            List<String> with = new ArrayList<>(command);
            with.addAll(List.of("--rules", rules.toString()));
            assertThat(Cli.run(command.toArray(String[]::new)).status())
                    .as(command + " without the rules")
                    .isNotZero();
            assertThat(Cli.run(with.toArray(String[]::new)).status())
                    .as(command + " with them")
                    .isZero();
        }
        assertThat(Cli.run("lesson", "play", named, "--rules", rules.toString()).out())
                .contains("The turn ends.");
    }

    @Test
    void theQuestionOfAComparisonIsInTheChosenLanguage() throws IOException {
        Path none = write("none.txt", "");
        String out = Cli.run("lesson", "play", "hand-out-as-printed", "--lang", "sv", "--answers", none.toString())
                .out();
        assertThat(out).contains("? Var skiljer sig brädena åt, och varför? Tryck på Enter för att läsa vidare.");
    }

    @Test
    void boardsOfDifferentSizesAreNotExplainedByAClause() {
        String told = compared(
                "{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] }," + " { 'id': 'B', 'rules': 'kalah' }");

        assertThat(told)
                .contains("Congklak, classic has 7 houses a side and Kalah has 6, so they differ from the start.")
                .doesNotContain("Because of one clause");
    }

    @Test
    void theNumbersOfAClauseAreToldWhereOnlyTheyDiffer() {
        String told = compared("{ 'id': 'A', 'rules': 'kalah', 'moves': ['S3'] }, { 'id': 'B', 'rules': 'kalah-6-3' }");

        assertThat(told).contains("the same in every house (6 × 4)", "the same in every house (6 × 3)");
    }

    @Test
    void whatTheFirstOfSeveralBoardsDoesIsToldOnce() {
        String told = compared("{ 'id': 'A', 'rules': 'kalah', 'moves': ['S3'] }, { 'id': 'B', 'rules': 'kalah-6-3' },"
                + " { 'id': 'C', 'rules': 'kalah-6-5' }");

        assertThat(told.lines().filter(line -> line.contains("Kalah: "))).doesNotHaveDuplicates();
        assertThat(told).contains("(6 × 3)", "(6 × 4)", "(6 × 5)");
    }

    @Test
    void aPictureIsToldInWords() throws IOException {
        java.awt.image.BufferedImage image =
                new java.awt.image.BufferedImage(2, 2, java.awt.image.BufferedImage.TYPE_INT_RGB);
        javax.imageio.ImageIO.write(image, "png", folder.resolve("board.png").toFile());
        Path file = write(
                "picture.lesson.json",
                papan.lesson.play.LessonText.around(
                        "{ 'id': 's', 'kind': 'show', 'image': 'board.png', 'alt': 'The board of {south}.', 'say': 'Look.' }"));

        assertThat(Cli.run("lesson", "play", file.toString()).out())
                .containsSubsequence("Picture: The board of Aina.", "Look.");
    }

    @Test
    void aLineIsTypedAndToldHowFarItIsOffAsAnAnswerAndBeforeAChart() throws IOException {
        Path file = write(
                "lines.lesson.json",
                papan.lesson.play.LessonText.around(
                        "{ 'id': 'q', 'kind': 'ask', 'position': 'start', 'question': { 'type': 'drawCurve', 'move': 'S3', 'chart': 'stores', 'per': 'lap' } },"
                                + "{ 'id': 'p', 'kind': 'play', 'from': 'start', 'moves': ['S3'] },"
                                + "{ 'id': 'c', 'kind': 'chart', 'chart': 'stores', 'per': 'lap', 'predictFirst': true }"));
        Path answers = write("lines.txt", "20 28\n1 10\n4, 6\n");

        assertThat(Cli.run("lesson", "play", file.toString(), "--answers", answers.toString())
                        .out())
                .containsSubsequence(
                        "Not quite.",
                        "On average, your line is 18.5 away from what happened.\n",
                        "Right.",
                        "Your line matches what happened exactly.",
                        "Draw how",
                        "On average, your line is 3.5 away from what happened. It’s furthest off at point 2, by 4.");
    }

    /** How a step is told that compares boards. */
    private String compared(String boards) {
        String step = "{ 'id': 'c', 'kind': 'compare', 'boards': [" + boards + "] }";
        try {
            Path file = write("compared.lesson.json", papan.lesson.play.LessonText.around(step));
            return Cli.run("lesson", "play", file.toString()).out();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void aLessonCanBePlayedByARuleSetOfYourOwn() throws IOException {
        Path rules = Files.createDirectory(folder.resolve("rules"));
        Files.copy(Path.of("examples/congkak-by-seed.json"), rules.resolve("congkak-by-seed.json"));
        Path lesson = Files.writeString(
                folder.resolve("own.lesson.json"),
                Files.readString(Path.of("examples/first.lesson.json")).replace("congklak-classic", "congkak-by-seed"));
        assertThat(Cli.run("lesson", "check", lesson.toString()).out()).contains("E201");
        assertThat(Cli.run("lesson", "check", "--rules", rules.toString(), lesson.toString())
                        .out())
                .doesNotContain("E201");
        Cli.Result none = Cli.run("lesson", "check", "--rules", rules + "x", lesson.toString());
        assertThat(none.status()).isEqualTo(3);
        assertThat(none.err()).contains("does not exist or cannot be read");
    }

    @Test
    void aFormatThatThereIsNotIsToldWithWhatWasMeant() {
        Cli.Result unknown = Cli.run("lesson", "check", "--format", "jsn", "examples/first.lesson.json");
        assertThat(unknown.status()).isEqualTo(2);
        assertThat(unknown.err()).contains("Did you mean \"json\"?");
    }
}
