package papan.lesson.kind;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonGenerator;
import com.sun.source.util.JavacTask;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import papan.lesson.play.LessonText;
import papan.lesson.script.Question;
import papan.lesson.script.Step;
import papan.testing.PublishedSchema;

/** A kind of question or step stands in one place, and the compiler knows who has to answer for a new one. */
final class KindsTest {
    private static final Path MAIN = Path.of("src/main/java/papan");
    private static final Map<String, String> SOURCES = sources();

    /** What tells kinds apart without the compiler's help. */
    private static final Pattern TOLD_APART = Pattern.compile("""
            instanceof \\(?(Question|Step)\\.[A-Z]\
            |\\(\\(?(Question|Step)\\.[A-Z]\\w*\\) ?\\(?[a-z]\
            |\\b(Question|Step)\\.[A-Z]\\w*\\.class\\b\
            |import papan\\.lesson\\.script\\.(Question|Step)\\.""");

    @Test
    void nothingIsToldApartByItsClass() {
        Map<String, String> sources = SOURCES;
        assertThat(sources).hasSizeGreaterThan(800);
        assertThat(sources.entrySet().stream()
                        .flatMap(source -> TOLD_APART
                                .matcher(source.getValue())
                                .results()
                                .map(found -> source.getKey() + ": " + found.group())))
                .isEmpty();
    }

    static Stream<String> questions() {
        return Arrays.stream(Question.class.getPermittedSubclasses()).map(Class::getSimpleName);
    }

    /** Its class, the list, its reader, and workings of its own at most; the record and its visit stand in Question. */
    @ParameterizedTest
    @MethodSource("questions")
    void aKindOfQuestionIsKnownToFourFilesAtMost(String kind) {
        Set<String> files = naming("Question." + kind);
        assertThat(files)
                .hasSizeLessThanOrEqualTo(4)
                .contains("lesson/kind/" + kind + "Kind", "lesson/kind/QuestionKinds")
                .filteredOn(file -> file.startsWith("json/"))
                .hasSize(1);
        assertThat(files).allMatch(file -> file.startsWith("json/") || file.startsWith("lesson/"));
    }

    @ParameterizedTest
    @CsvSource({"Show, 12", "Play, 20", "Ask, 26", "Try, 15", "Compare, 16", "ShowChart, 14"})
    void aKindOfStepIsKnownToSoManyFiles(String kind, int files) {
        assertThat(naming("Step." + kind)).hasSizeLessThanOrEqualTo(files).contains("lesson/kind/" + kind + "Kind");
    }

    @Test
    void everyKindOfQuestionIsReadAndKnowsItsName() {
        Map<String, String> examples = PublishedSchema.examples("lesson-1", "question");
        Map<String, Class<?>> read = examples.values().stream()
                .map(example -> LessonText.lesson("{ 'id': 'a', 'kind': 'ask', 'question': " + example + " }"))
                .map(lesson -> lesson.steps().get(0).asAsk().orElseThrow().question())
                .collect(toMap(question -> QuestionKinds.of(question).type(), Question::getClass));
        assertThat(read.values()).containsExactlyInAnyOrder(Question.class.getPermittedSubclasses());
        assertThat(read.keySet()).isEqualTo(examples.keySet());
    }

    @Test
    void theCompilerNamesWhatANewKindOfQuestionLacks() {
        assertThat(missing("Question", "question")).containsExactly("lesson/kind/QuestionKinds");
        assertThat(Arrays.stream(QuestionKind.class.getDeclaredMethods())
                        .filter(method -> Modifier.isAbstract(method.getModifiers()))
                        .map(java.lang.reflect.Method::getName))
                .containsExactlyInAnyOrder(
                        "type", "form", "answer", "options", "words", "said", "print", "check", "notation");
    }

    @Test
    void theCompilerNamesWhatANewKindOfStepLacks() {
        Set<String> missing = missing("Step", "step");
        assertThat(missing)
                .containsExactlyInAnyOrder(
                        "lesson/kind/StepKinds",
                        "lesson/play/Staging",
                        "lesson/check/Walk",
                        "lesson/check/Recording",
                        "cli/PlainLesson",
                        "lesson/page/PageMaker",
                        "export/HandoutMaker",
                        "export/Gift",
                        "json/progress/ActivityWriter");
        String guide = read(Path.of("docs/developers.md"));
        assertThat(missing).allMatch(file -> guide.contains("`" + file.substring(file.lastIndexOf('/') + 1) + "`"));
    }

    /** Adds a kind, compiles whoever visits, and gives who does not answer for it. */
    private static Set<String> missing(String type, String name) {
        Map<String, String> sources = SOURCES;
        List<JavaFileObject> files = new ArrayList<>();
        String visit = "interface Visitor<R> {";
        String kinds = sources.get("lesson/script/" + type);
        assertThat(kinds).contains(visit);
        files.add(new Source("lesson/script/" + type, kinds.replace(visit, visit + " R toy(Object " + name + ");")));
        sources.forEach((file, text) -> {
            if (text.contains("implements " + type + ".Visitor<")) {
                files.add(new Source(file, text));
            }
        });
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        List<String> options = List.of("-proc:none", "-implicit:none", "-cp", classes());
        JavacTask task =
                (JavacTask) ToolProvider.getSystemJavaCompiler().getTask(null, null, found, options, null, files);
        try {
            task.analyze();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found.getDiagnostics().stream()
                .filter(error -> error.getCode().equals("compiler.err.does.not.override.abstract"))
                .map(error -> error.getSource().getName())
                .map(file -> file.replaceAll("^/?papan/|\\.java$", ""))
                .collect(toSet());
    }

    /** Where the program and what its visitors use are. */
    private static String classes() {
        return Stream.of(Step.class, JsonGenerator.class)
                .map(each -> each.getProtectionDomain().getCodeSource().getLocation())
                .map(place -> Path.of(URI.create(place.toString())).toString())
                .collect(joining(File.pathSeparator));
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String file, String text) {
            super(URI.create("string:///papan/" + file + ".java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static Set<String> naming(String kind) {
        Pattern word = Pattern.compile("\\b" + Pattern.quote(kind) + "\\b");
        Set<String> files = new TreeSet<>();
        SOURCES.forEach((file, text) -> {
            if (word.matcher(text).find()) {
                files.add(file);
            }
        });
        return files;
    }

    /** The program's sources, by their paths in it without their endings. */
    private static Map<String, String> sources() {
        try (Stream<Path> files = Files.walk(MAIN)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .collect(toMap(
                            file -> MAIN.relativize(file)
                                    .toString()
                                    .replace('\\', '/')
                                    .replaceAll("\\.java$", ""),
                            KindsTest::read));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
