package papan.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * Classes of a package that cannot be understood one without the other. Two or three may be one thing in several files,
 * such as a kind of thing and its parts; more are a knot. What is nested in a class counts with it.
 */
class ClassCyclesTest {
    @Test
    void noMoreThanThreeClassesOfAPackageDependOnOneAnother() {
        SourceTree source = SourceTree.read(Path.of("src/main/java"));
        assertThat(source.files()).hasSizeGreaterThan(900);
        assertThat(source.knots()).as("knots of classes").isEmpty();
    }
}
