package papan.structure;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import papan.testing.Bytecode;

/**
 * Classes of a package that cannot be understood one without the other. Two or three may be one thing in several files,
 * such as a kind of thing and its parts; more are a knot. What is nested in a class counts with it.
 */
final class Knots {
    private static final int SMALL = 3;

    private Knots() {}

    /** The knots of the program. */
    static List<Set<String>> ofProgram() {
        Map<String, Set<String>> uses = new TreeMap<>();
        for (JavaClass type : Bytecode.program()) {
            Set<String> used = uses.computeIfAbsent(Bytecode.fileOf(type), file -> new TreeSet<>());
            type.getDirectDependenciesFromSelf().stream()
                    .map(Dependency::getTargetClass)
                    .filter(other -> Bytecode.packageOf(other).equals(Bytecode.packageOf(type)))
                    .map(Bytecode::fileOf)
                    .forEach(used::add);
        }
        return of(uses);
    }

    /** The knots of a graph, each in order: what leads to one another. */
    static List<Set<String>> of(Map<String, Set<String>> edges) {
        Map<String, Set<String>> reached = new TreeMap<>();
        edges.keySet().forEach(node -> reached.put(node, reachedFrom(node, edges)));
        List<Set<String>> knots = new ArrayList<>();
        for (String node : reached.keySet()) {
            Set<String> knot = new TreeSet<>(reached.get(node));
            knot.removeIf(other -> !reached.get(other).contains(node));
            if (knot.size() > SMALL && !knots.contains(knot)) {
                knots.add(knot);
            }
        }
        return knots;
    }

    private static Set<String> reachedFrom(String node, Map<String, Set<String>> edges) {
        Set<String> reached = new TreeSet<>();
        Deque<String> open = new ArrayDeque<>(edges.get(node));
        while (!open.isEmpty()) {
            String next = open.pop();
            if (reached.add(next)) {
                open.addAll(edges.get(next));
            }
        }
        return reached;
    }
}
