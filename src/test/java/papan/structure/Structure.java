package papan.structure;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import papan.testing.Bytecode;
import papan.ui.lesson.LearnSession;

/** How main Java is built, in counts by package: lines and files by its text, the rest by its bytecode. */
final class Structure {
    private static final Path MAIN = Path.of("src", "main", "java");

    private final Map<String, Map<Figure, Integer>> counts = new TreeMap<>();

    private Structure() {}

    /** The counts of each package today. */
    static Map<String, Map<Figure, Integer>> today() {
        Structure structure = new Structure();
        structure.countText();
        structure.countConcepts();
        structure.countAsks();
        for (Set<String> knot : Knots.ofProgram()) {
            String first = "papan." + knot.iterator().next();
            String where = Bytecode.shorten(first.substring(0, first.lastIndexOf('.')));
            structure.add(where, Figure.CYCLES, knot.size());
        }
        return structure.counts;
    }

    private void add(String where, Figure figure, int more) {
        counts.computeIfAbsent(where, any -> new EnumMap<>(Figure.class)).merge(figure, more, Integer::sum);
    }

    private void countText() {
        try (Stream<Path> files = Files.walk(MAIN)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                Path folder = MAIN.relativize(file).getParent();
                String where = Bytecode.shorten(folder.toString().replace(File.separatorChar, '.'));
                add(where, Figure.FILES, 1);
                add(where, Figure.LINES, Files.readAllLines(file).size());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(MAIN + " cannot be read", e);
        }
    }

    private void countConcepts() {
        for (JavaClass type : Bytecode.program()) {
            boolean named = !type.getSimpleName().equals("package-info")
                    && (type.isTopLevelClass()
                            || (type.isMemberClass() && type.getModifiers().contains(JavaModifier.PUBLIC)));
            add(Bytecode.packageOf(type), Figure.CONCEPTS, named ? 1 : 0);
        }
    }

    private void countAsks() {
        JavaClass session = Bytecode.program().get(LearnSession.class);
        session.getCodeUnitAccessesToSelf().stream()
                .filter(access -> !access.getTarget().getRawReturnType().isEquivalentTo(void.class))
                .map(JavaAccess::getOriginOwner)
                .filter(asking -> !Bytecode.fileOf(asking).equals(Bytecode.fileOf(session)))
                .map(Bytecode::packageOf)
                .filter(where -> where.startsWith("ui."))
                .forEach(where -> add(where, Figure.ASKS, 1));
    }
}
