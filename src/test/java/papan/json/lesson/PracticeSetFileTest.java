package papan.json.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.format.FormatException;
import papan.format.Problem;
import papan.json.rules.RuleBooks;
import papan.lesson.play.Practicable;
import papan.lesson.play.PracticeSet;
import papan.lesson.script.Lesson;
import papan.narration.Language;
import papan.rules.RuleBook;
import papan.testing.Slow;

/** A practice set is written as a lesson of questions, tries and drills of other lessons. */
class PracticeSetFileTest {
    private static final RuleBook BOOK = RuleBooks.shipped();

    @TempDir
    private Path folder;

    static List<String> shipped() {
        return LessonShelf.ids();
    }

    private static List<Practicable> of(String lesson) {
        return Practicable.of(LessonShelf.find(lesson, BOOK).orElseThrow());
    }

    private static PracticeSet set(List<Practicable> chosen) {
        return new PracticeSet("set-monday", 1, "Monday", chosen);
    }

    private Path written(PracticeSet set) throws IOException, FormatException {
        Path file = folder.resolve(set.id() + ".papan");
        Files.write(file, PracticeSetFile.packed(set, id -> Optional.empty()));
        return file;
    }

    @Slow
    @ParameterizedTest
    @MethodSource("shipped")
    void ofAllThatALessonHasItPassesTheCheckInEveryLanguage(String lesson) throws Exception {
        Path file = written(set(of(lesson)));
        List<Problem> problems = new ArrayList<>(LessonReader.check(file, BOOK));
        problems.addAll(LessonCatalogues.check(file, BOOK, Set.of()));
        // How much is to be read at once, and how a chart is spoken of, is not asked of what is kept for later.
        problems.removeIf(problem -> Set.of("W538", "W543").contains(problem.code()));
        assertThat(problems).extracting(Problem::line).isEmpty();
        LessonFile read = LessonFile.read(file, BOOK);
        assertThat(read.catalogues().keySet()).hasSize(Language.values().length - 1);
        assertThat(read.catalogues().values())
                .allMatch(texts -> texts.status(read.lesson().orElseThrow()).isComplete());
    }

    private static Practicable one(String lesson, String id) {
        return of(lesson).stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Lesson lesson(Path file) {
        return LessonFile.read(file, BOOK).lesson().orElseThrow();
    }

    private static Optional<LessonFile> own(String wanted, String id, Path file) {
        return wanted.equals(id) ? Optional.of(LessonFile.read(file, BOOK)) : Optional.empty();
    }

    private static PracticeSet read(Path file, List<Lesson> known) {
        return PracticeSetFile.read(file, known).orElseThrow();
    }

    @Test
    void questionsOfSeveralLessonsKeepTheirOrderAndTheirBoards() throws Exception {
        PracticeSet set = set(List.of(
                one("fifteen-in-one-hand", "is-it-empty"),
                one("keep-going", "later-two-laps"),
                one("keep-going", "three-laps"),
                one("sit-down", "where")));
        Lesson lesson = lesson(written(set));
        assertThat(lesson.title()).isEqualTo("Monday");
        assertThat(PracticeSet.is(lesson)).isTrue();
        assertThat(lesson.steps())
                .extracting(step -> step.head().id())
                .as("with the moves that lead to a board")
                .containsExactly("thirty", "is-it-empty", "later-two-laps", "three-laps", "where");
        assertThat(lesson.meta().goals()).extracting(Lesson.Goal::id).startsWith("G1");
        assertThat(lesson.meta().minutes()).isEqualTo(set.minutes());
    }

    @Test
    void aSetIsReadBackAndGivenAgainUnderItsIdWithAHigherRevision() throws Exception {
        PracticeSet set = set(List.of(one("keep-going", "his-side"), one("keep-going", "later-meets")));
        PracticeSet again = read(written(set), LessonShelf.all(BOOK));
        assertThat(again).isEqualTo(set);
        assertThat(again.gone()).isZero();
        assertThat(again.given(again.id()).revision()).isEqualTo(2);
    }

    @Test
    void whatComesFromALessonThatIsGoneStaysInTheSet() throws Exception {
        Path file = written(set(List.of(one("keep-going", "his-side"), one("sit-down", "where"))));
        PracticeSet left = read(file, List.of(LessonShelf.find("sit-down", BOOK).orElseThrow()));
        assertThat(left.gone()).isEqualTo(1);
        Path next = folder.resolve("next.papan");
        Files.write(next, PracticeSetFile.packed(left, id -> own(id, "set-monday", file)));
        assertThat(read(next, LessonShelf.all(BOOK)).gone())
                .as("once its lesson is back")
                .isZero();
    }

    @Test
    void aLessonOfOnesOwnBringsItsRulesAlong() throws Exception {
        Path own = folder.resolve("own.lesson.json");
        String text = Files.readString(Path.of("examples/own-store.lesson.json"));
        Files.writeString(
                own, text.replaceFirst("\\{ \"id\": \"congklak-classic\".*?}", "{ \"file\": \"kampung.json\" }"));
        String rules = Files.readString(Path.of("src/main/resources/papan/rules/congklak-classic.json"));
        Files.writeString(
                folder.resolve("kampung.json"), rules.replaceFirst("\"id\": \"[a-z-]*\"", "\"id\": \"kampung\""));
        Lesson lesson = lesson(own);
        PracticeSet set = set(Practicable.of(lesson));
        Path file = folder.resolve("set.papan");
        Files.write(file, PracticeSetFile.packed(set, id -> own(id, lesson.id(), own)));
        assertThat(set.chosen()).isNotEmpty();
        assertThat(lesson(file).rulesId()).isEqualTo("kampung");
        assertThat(lesson(file).rules()).isEqualTo(lesson.rules());
        assertThat(lesson(file).steps())
                .hasSizeGreaterThanOrEqualTo(set.chosen().size());
    }

    @Test
    void whatNeedsAClassOrWhatWasDoneBeforeItOrAWholeGameIsNotOffered() {
        assertThat(of("congkak-day"))
                .extracting(Practicable::id)
                .contains("referee")
                .doesNotContain("vote", "round");
        assertThat(of("keep-going")).extracting(Practicable::id).doesNotContain("what-happened", "two-laps");
    }

    @Test
    void lessonsOfOtherRulesOrPlayersDoNotStandInOneSet() {
        PracticeSet set = set(List.of(one("keep-going", "his-side")));
        assertThat(set.takes(of("sit-down").get(0))).isTrue();
        assertThat(set.takes(of("manners").get(0))).as("other rules").isFalse();
        assertThat(set.takes(of("the-real-thing").get(0))).as("other players").isFalse();
    }
}
