package papan.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Classes of a package that cannot be understood one without the other. Two or three may be one thing in several files,
 * such as a kind of thing and its parts; more are a knot. What is nested in a class counts with it.
 */
class ClassCyclesTest {
    /** The knots that there are, as package and first class → how many classes they have: a list that only gets shorter. */
    private static final Map<String, Integer> KNOWN =
            Map.of("rules.Answers", 8, "ui.app.Arrivals", 10, "ui.lesson.LearnSession", 5);

    @Test
    void noMoreThanThreeClassesOfAPackageDependOnOneAnother() {
        SourceTree source = SourceTree.read(Path.of("src/main/java"));
        assertThat(source.files()).hasSizeGreaterThan(900);
        Map<String, Set<String>> knots = source.knots();
        Map<String, Integer> sizes = new TreeMap<>();
        knots.forEach((first, knot) -> sizes.put(first, knot.size()));
        assertThat(sizes).as("knots of classes: %s", knots.values()).isEqualTo(KNOWN);
    }
}
