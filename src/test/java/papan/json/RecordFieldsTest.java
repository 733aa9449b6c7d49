package papan.json;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import papan.lesson.kept.Act;
import papan.lesson.script.Lesson;
import papan.model.Says;
import papan.replay.RecordedMatch;
import papan.testing.Bytecode;
import papan.testing.PublishedSchema;

/** A field of a file is added in one file: its record. Whoever makes a record by hand is one more. */
final class RecordFieldsTest {
    /** What the program makes itself, too, in so many files: what to look at, what is cited, what is said to an answer. */
    private static final Map<String, Integer> MADE_OFTENER =
            Map.of("lesson.script.Highlight", 3, "lesson.page.Block$Cited", 2, "lesson.page.Block$Judged", 2);

    @Test
    void aFieldIsAddedInItsRecordAndInOneMoreFileAtMost() {
        Map<String, Set<String>> made = new TreeMap<>();
        for (JavaClass type : Bytecode.program()) {
            // An act is made wherever it is done.
            if (type.isRecord() && type.isAnnotatedWith(Says.class) && !type.isAssignableTo(Act.class)) {
                made.put(Bytecode.shorten(type.getName()), makers(type));
            }
        }
        assertThat(made)
                .hasSizeGreaterThan(40)
                .containsKeys(
                        "lesson.script.Lesson",
                        "lesson.script.BankQuestion",
                        "lesson.script.Step$Head",
                        "lesson.script.Hint",
                        "replay.RecordedMatch",
                        "rules.RuleSet$About");
        MADE_OFTENER.forEach(
                (type, files) -> assertThat(made.remove(type)).as(type).hasSize(files));
        assertThat(made).allSatisfy((type, files) -> assertThat(files).as(type).hasSizeLessThanOrEqualTo(1));
    }

    @Test
    void aFieldOfAMatchIsAComponentOfItsRecordUnlessItSaysWhatWasPlayed() {
        Set<String> fields = new TreeSet<>(List.of("format", "rules", "position", "moves", "branches"));
        for (RecordComponent component : RecordedMatch.class.getRecordComponents()) {
            fields.add(component.getName());
        }
        fields.remove("variations");
        assertThat(PublishedSchema.schema("match").path("properties").propertyNames())
                .containsExactlyInAnyOrderElementsOf(fields);
    }

    @Test
    void aFieldOfALessonIsAComponentOfItsRecord() {
        List<String> fields = new ArrayList<>(List.of("format", "needs"));
        for (RecordComponent component : Lesson.class.getRecordComponents()) {
            fields.add(component.getName());
        }
        assertThat(PublishedSchema.schema("lesson").path("properties").propertyNames())
                .containsExactlyElementsOf(fields);
    }

    /** The files other than its own in which a record is made of all its components. */
    private static Set<String> makers(JavaClass type) {
        int components = type.reflect().getRecordComponents().length;
        Set<String> files = type.getConstructors().stream()
                .filter(constructor -> constructor.getRawParameterTypes().size() == components)
                .flatMap(constructor -> constructor.getAccessesToSelf().stream())
                .map(JavaCodeUnitAccess::getOriginOwner)
                .map(Bytecode::fileOf)
                .collect(toCollection(TreeSet::new));
        files.remove(Bytecode.fileOf(type));
        return files;
    }
}
