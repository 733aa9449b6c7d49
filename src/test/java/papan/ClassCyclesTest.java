package papan;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papan.testing.Knots;

/**
 * Classes of a package that cannot be understood one without the other. Two or three may be one thing in several files,
 * such as a builder and what it builds; more are a knot.
 */
class ClassCyclesTest {
    private static final int MOST = 3;

    /** The knots that there are, as package and first class → how many classes they have: a list that only gets shorter. */
    private static final Map<String, Integer> KNOWN = Map.of(
            "papan.rules.Answers", 7,
            "papan.ui.app.Arrivals", 11,
            "papan.ui.lesson.ComparedStep", 6);

    @Test
    void noMoreThanThreeClassesOfAPackageDependOnOneAnother() {
        Map<String, Set<String>> uses = uses();
        assertThat(uses).hasSizeGreaterThan(900);
        Map<String, Integer> found = new TreeMap<>();
        Set<String> told = new TreeSet<>();
        for (Set<String> knot : Knots.of(uses)) {
            if (knot.size() > MOST) {
                String first = knot.iterator().next();
                found.put(first, knot.size());
                told.add(knot.size() + ": " + String.join(" ", knot));
            }
        }
        assertThat(found).as("knots of classes, to be untied: %s", told).isEqualTo(KNOWN);
    }

    /** Each class of ours → those of its own package that it depends on. What is nested counts with what it is nested in. */
    private static Map<String, Set<String>> uses() {
        Map<String, Set<String>> uses = new TreeMap<>();
        Collection<JavaClass> classes = new ClassFileImporter()
                .importUrl(Main.class.getProtectionDomain().getCodeSource().getLocation());
        for (JavaClass type : classes) {
            Set<String> used = uses.computeIfAbsent(topLevel(type.getName()), name -> new TreeSet<>());
            Stream.concat(
                            type.getDirectDependenciesFromSelf().stream()
                                    .map(Dependency::getTargetClass)
                                    .map(JavaClass::getBaseComponentType)
                                    .map(JavaClass::getName),
                            permitted(type))
                    .filter(other -> other.startsWith(type.getPackageName() + "."))
                    .filter(other ->
                            other.lastIndexOf('.') == type.getPackageName().length())
                    .map(ClassCyclesTest::topLevel)
                    .forEach(used::add);
        }
        return uses;
    }

    /** What a sealed type permits, of which ArchUnit knows nothing. */
    private static Stream<String> permitted(JavaClass type) {
        try {
            Class<?> loaded = Class.forName(type.getName(), false, Main.class.getClassLoader());
            return Stream.ofNullable(loaded.getPermittedSubclasses())
                    .flatMap(Arrays::stream)
                    .map(Class::getName);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("a class of ours cannot be loaded", e);
        }
    }

    private static String topLevel(String name) {
        int nested = name.indexOf('$');
        return nested < 0 ? name : name.substring(0, nested);
    }
}
