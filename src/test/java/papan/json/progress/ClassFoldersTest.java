package papan.json.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.export.ResultCsv;
import papan.lesson.kept.Answered;
import papan.lesson.kept.Bookmark;
import papan.lesson.learner.ClassFolder;
import papan.lesson.learner.ClassFolder.Kind;
import papan.lesson.learner.ClassFolder.Told;
import papan.lesson.learner.ClassResults;
import papan.lesson.learner.Progress;
import papan.lesson.learner.ResultRow;

class ClassFoldersTest {
    private static final Instant NOW = Instant.parse("2026-03-01T09:00:00Z");

    @TempDir
    private Path folder;

    private void learner(String file, String name, Instant time, String... given) throws Exception {
        Progress progress = Progress.of(name).begun("relay", 1, new Bookmark("one", 0, false), time);
        List<Answered.Attempt> attempts = List.of(given).stream()
                .map(each -> new Answered.Attempt(each, each.equals("N4"), time))
                .toList();
        Answered answer = new Answered(
                "one",
                "print",
                "landing",
                "",
                "en",
                attempts,
                0,
                false,
                3,
                given.length > 0 && !given[0].equals("N4") ? List.of("counts-start") : List.of(),
                0,
                time,
                false);
        Files.createDirectories(folder.resolve(file).getParent());
        Files.write(
                folder.resolve(file + ProgressFolder.ENDING), ProgressWriter.bytes(progress.answered("relay", answer)));
    }

    @Test
    void whoStopsHasWhatHasBeenReadSoFar() throws Exception {
        learner("a", "Ana", NOW, "N4");
        learner("b", "Ben", NOW, "N4");
        learner("c", "Chi", NOW, "N5");
        List<Integer> told = new ArrayList<>();
        ClassFolder found = ClassFolders.read(ClassFolders.files(folder), read -> told.add(read) && read < 2);
        assertThat(told).containsExactly(0, 1, 2);
        assertThat(found.files()).isEqualTo(2);
        assertThat(found.rows()).extracting(ResultRow::learner).containsExactly("Ana", "Ben");
    }

    @Test
    void aFolderIsCountedQuestionByQuestionWhateverElseIsInIt() throws Exception {
        learner("a", "Ana", NOW, "N5", "N4");
        learner("b", "Ben", NOW, "N4");
        learner("c", "Chi", NOW, "N5");
        learner("d", "Dewi", NOW);
        learner("b-copy", "Ben", NOW.plusSeconds(60), "N6");
        Files.writeString(folder.resolve("torn" + ProgressFolder.ENDING), "{ \"format\": ");
        Files.writeString(folder.resolve("new" + ProgressFolder.ENDING), "{ \"format\": \"progress/7\" }");
        Files.writeString(folder.resolve("notes.txt"), "not for us");
        Files.writeString(folder.resolve("._a" + ProgressFolder.ENDING), "what a Mac hides");
        ClassFolder found = ClassFolders.read(folder);
        assertThat(found.files()).isEqualTo(7);
        assertThat(found.again()).extracting(ClassFolder.Again::learner).containsExactly("Ben");
        assertThat(found.told())
                .extracting(ClassFolder.Told::file)
                .containsExactly("new" + ProgressFolder.ENDING, "torn" + ProgressFolder.ENDING);
        ClassResults results = ClassResults.of(found.rows());
        assertThat(results.learners()).isEqualTo(4);
        ClassResults.Question question = results.questions().get(0);
        assertThat(question.learners()).isEqualTo(4);
        assertThat(question.right()).isZero();
        assertThat(question.answers())
                .extracting(bar -> bar.answer() + " " + bar.correct() + " " + bar.learners())
                .as("Ben's newer file counts")
                .containsExactly("N5 false [Ana, Chi]", " false [Dewi]", "N6 false [Ben]");
        assertThat(question.misconceptions())
                .extracting(bar -> bar.answer() + " " + bar.learners().size())
                .containsExactly("counts-start 3");
    }

    @Test
    void aFileThatIsSomethingElseAndOneThatIsThereTwiceAreTold() throws Exception {
        learner("a", "Ana", NOW, "N4");
        Files.copy(folder.resolve("a" + ProgressFolder.ENDING), folder.resolve("a (1).json"));
        Files.writeString(folder.resolve("game.match.json"), "{ \"format\": \"match/1\" }");
        Files.writeString(folder.resolve("shopping.json"), "[]");
        ClassFolder found = ClassFolders.read(folder);
        assertThat(found.told())
                .containsExactly(
                        new Told(Kind.SAME, "a" + ProgressFolder.ENDING, "a (1).json"),
                        new Told(Kind.NO_RESULT, "game.match.json", ""),
                        new Told(Kind.NO_RESULT, "shopping.json", ""));
        assertThat(found.rows()).hasSize(1);
    }

    @Test
    void whoHasGoneOnIsToldApartFromWhoHasTheSameName() throws Exception {
        learner("a", "Ana", NOW, "N5");
        learner("a-later", "Ana", NOW, "N5", "N4");
        learner("b", "Ben", NOW, "N5");
        learner("b-other", "Ben", NOW.plusSeconds(60), "N4");
        ClassFolder found = ClassFolders.read(folder);
        assertThat(found.again())
                .extracting(again -> again.learner() + " " + again.isApart())
                .containsExactly("Ana false", "Ben true");
        ClassFolder.Again ben = found.again().get(1);
        assertThat(given(found.rows())).containsExactly("Ana N5", "Ben N4");
        assertThat(given(found.rows(Map.of("Ben", Optional.of(ben.files().get(1))))))
                .containsExactly("Ana N5", "Ben N5");
        assertThat(given(found.rows(Map.of("Ben", Optional.empty()))))
                .containsExactly("Ana N5", "Ben (b-other) N4", "Ben (b) N5");
    }

    private static List<String> given(List<ResultRow> rows) {
        return rows.stream()
                .map(row ->
                        row.learner() + " " + row.answer().first().orElseThrow().given())
                .toList();
    }

    /** As where a system makes a folder for what each pupil has handed in. */
    @Test
    void filesInFoldersInsideAreFoundAndWithoutNamesAreCalledAsTheyAre() throws Exception {
        learner("Ana Tan/you", "", NOW, "N4");
        learner("Ben Lim/you", "", NOW.plusSeconds(1), "N5");
        Files.writeString(folder.resolve("Ben Lim/x.match.json"), "{}");
        ClassFolder found = ClassFolders.read(folder);
        assertThat(found.told()).isEmpty();
        assertThat(given(found.rows()))
                .containsExactlyInAnyOrder("you N4", Path.of("Ben Lim", "you.progress.json") + " N5");
    }

    @Test
    void namesAreInTheTableOnlyWhereTheyAreAskedFor() throws Exception {
        learner("z", "Zoë, \"=x\"", NOW, "N4");
        learner("a", "Ana", NOW, "N4");
        ClassFolder found = ClassFolders.read(folder);
        assertThat(ResultCsv.of(found.rows(), false))
                .contains("\n1,relay", "\n2,relay")
                .doesNotContain("Ana", "Zo");
        assertThat(ResultCsv.of(found.rows(), true)).contains("\nAna,relay", "\n\"Zoë, \"\"=x\"\"\",relay");
    }

    /** Where the list separator is a semicolon a cell begins after one; signs of full width begin formulas too. */
    @Test
    void noPartOfALineIsAFormulaWhereverItIsSplit() throws Exception {
        learner("a", "x;=cmd|' /C calc'!A0;y", NOW, "＝HYPERLINK(A1)");
        learner("b", "b|@SUM(A1)", NOW, "-3");
        String table = ResultCsv.of(ClassFolders.read(folder).rows(), true);
        assertThat(table)
                .contains("\n\"x;'=cmd|' /C calc'!A0;y\",relay")
                .contains(",'＝HYPERLINK(A1),")
                .contains("\n\"b|'@SUM(A1)\",relay")
                .contains(",-3,");
        for (String cell : table.split("[,;|\t\n\"]+", -1)) {
            assertThat(cell.strip()).doesNotMatch("(?s)[=+@＝＋－＠].*|-[^0-9].*");
        }
    }

    @Test
    void aFolderWithoutFilesIsEmptyAndOneThatIsGoneIsNot() {
        assertThat(ClassFolders.read(folder).files()).isZero();
        assertThat(ClassFolders.read(folder).told()).isEmpty();
        ClassFolder gone = ClassFolders.read(folder.resolve("gone"));
        assertThat(gone.rows()).isEmpty();
        assertThat(gone.told())
                .singleElement()
                .extracting(ClassFolder.Told::detail)
                .asString()
                .contains("gone", "cannot be read");
        assertThat(ClassResults.of(List.of()).questions()).isEmpty();
    }
}
