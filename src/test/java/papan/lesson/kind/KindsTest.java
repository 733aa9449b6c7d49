package papan.lesson.kind;

import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.properties.HasType;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import papan.event.SowingEvent;
import papan.lesson.play.LessonText;
import papan.lesson.script.Question;
import papan.lesson.script.Step;
import papan.testing.Bytecode;
import papan.testing.PublishedSchema;

/** A kind of question or step stands in one place, and the compiler knows who has to answer for a new one. */
final class KindsTest {
    static final Class<?>[] QUESTIONS = Question.class.getPermittedSubclasses();

    @Test
    void nothingIsToldApartByItsClass() {
        assertThat(toldApart(SowingEvent.class)).isNotEmpty();
        assertThat(toldApart(Question.class)).isEmpty();
        assertThat(toldApart(Step.class)).isEmpty();
    }

    /** Where an object is asked for its class, as far as bytecode says: by {@code instanceof} or by a class's name. */
    private static Stream<HasType> toldApart(Class<?> sort) {
        return Bytecode.program().stream()
                .flatMap(type -> Stream.<HasType>concat(
                        type.getInstanceofChecks().stream(), type.getReferencedClassObjects().stream()))
                .filter(asked -> asked.getRawType().isAssignableTo(sort)
                        // Who names all of a sort tells none apart.
                        && !asked.getRawType().isEquivalentTo(sort));
    }

    /**
     * Its class, the list, its reader if the record is not its own format, and workings of its own at most; the record and its
     * visit stand in Question.
     */
    @ParameterizedTest
    @FieldSource("QUESTIONS")
    void aKindOfQuestionIsKnownToFourFilesAtMost(Class<?> kind) {
        Set<String> files = Bytecode.filesThatKnow(kind);
        assertThat(files)
                .hasSizeLessThanOrEqualTo(4)
                .contains("lesson.kind." + kind.getSimpleName() + "Kind", "lesson.kind.QuestionKinds")
                .filteredOn(file -> file.startsWith("json."))
                .hasSizeLessThanOrEqualTo(1);
        assertThat(files).allMatch(file -> file.startsWith("json.") || file.startsWith("lesson."));
    }

    @ParameterizedTest
    @CsvSource({"Show, 12", "Play, 18", "Ask, 32", "Trying, 25", "Compare, 15", "ShowChart, 17"})
    void aKindOfStepIsKnownToSoManyFiles(String kind, int files) throws ClassNotFoundException {
        assertThat(Bytecode.filesThatKnow(Class.forName(Step.class.getName() + "$" + kind)))
                .hasSizeLessThanOrEqualTo(files);
    }

    /** What lets try is told apart where it is asked for what is made of it: on the board, on paper and in the check. */
    @ParameterizedTest
    @CsvSource({"Try, 5", "Game, 4", "Drill, 5"})
    void oneKindOfThreeThatLetTryIsKnownToSoManyFiles(String kind, int files) throws ClassNotFoundException {
        assertThat(Bytecode.filesThatKnow(Class.forName(Step.class.getName() + "$" + kind)))
                .hasSizeLessThanOrEqualTo(files);
    }

    @Test
    void everyKindOfQuestionIsReadAndKnowsItsName() {
        Map<String, String> examples = PublishedSchema.examples("lesson", "question");
        Map<String, Class<?>> read = examples.values().stream()
                .map(example -> LessonText.lesson("{ 'id': 'a', 'kind': 'ask', 'question': " + example + " }"))
                .map(lesson -> lesson.steps().get(0).asAsk().orElseThrow().question())
                .collect(toMap(question -> QuestionKinds.of(question).type(), Question::getClass));
        assertThat(read.values()).containsExactlyInAnyOrder(QUESTIONS);
        assertThat(read.keySet()).isEqualTo(examples.keySet());
    }

    @Test
    void theCompilerNamesWhatANewKindOfQuestionLacks() {
        assertThat(answering(Question.Visitor.class)).containsExactly("lesson.kind.QuestionKinds");
        assertThat(Arrays.stream(QuestionKind.class.getDeclaredMethods())
                        .filter(method -> Modifier.isAbstract(method.getModifiers()))
                        .map(Method::getName))
                .containsExactlyInAnyOrder("type", "form", "answer", "options", "words", "print", "check", "notation");
    }

    @Test
    void theCompilerNamesWhatANewKindOfStepLacks() throws IOException {
        Set<String> answering = answering(Step.Visitor.class);
        assertThat(answering)
                .containsExactlyInAnyOrder(
                        "lesson.play.Staging",
                        "lesson.check.Walk",
                        "lesson.check.Recording",
                        "lesson.page.PageMaker",
                        "export.HandoutMaker",
                        "export.Worksheet",
                        "export.Gift");
        String guide = Files.readString(Path.of("docs/developers.md"));
        assertThat(answering).allMatch(file -> guide.contains("`" + file.substring(file.lastIndexOf('.') + 1) + "`"));
    }

    /** Who visits, and so does not compile without a method for a new kind: none goes without saying. */
    private static Set<String> answering(Class<?> visitor) {
        assertThat(visitor.getMethods()).allMatch(method -> Modifier.isAbstract(method.getModifiers()));
        return Bytecode.program().get(visitor).getSubclasses().stream()
                .map(Bytecode::fileOf)
                .collect(toSet());
    }
}
