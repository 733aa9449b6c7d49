package papan.testing;

import static java.util.stream.Collectors.toCollection;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Set;
import java.util.TreeSet;
import papan.Main;

/** The program's classes as their bytecode says; read once in a process, because that takes seconds. */
public final class Bytecode {
    private static final JavaClasses PROGRAM = new ClassFileImporter()
            .importUrl(Main.class.getProtectionDomain().getCodeSource().getLocation());

    private Bytecode() {}

    /** All classes of main Java. */
    public static JavaClasses program() {
        return PROGRAM;
    }

    /** The package of a class, without {@code papan.}; that of {@link Main} is {@code papan} itself. */
    public static String packageOf(JavaClass type) {
        return shorten(type.getPackageName());
    }

    /** The class that has a file of its own in which a class stands, without {@code papan.}. */
    public static String fileOf(JavaClass type) {
        return shorten(type.getBaseComponentType().getName()).replaceFirst("\\$.*", "");
    }

    /** The name of a package or class of ours, without {@code papan.}. */
    public static String shorten(String name) {
        return name.replaceFirst("^papan\\.", "");
    }

    /** Who knows a class: the files other than its own in which it is used. */
    public static Set<String> filesThatKnow(Class<?> known) {
        JavaClass type = PROGRAM.get(known);
        Set<String> files = type.getDirectDependenciesToSelf().stream()
                .map(Dependency::getOriginClass)
                .map(Bytecode::fileOf)
                .collect(toCollection(TreeSet::new));
        files.remove(fileOf(type));
        return files;
    }
}
