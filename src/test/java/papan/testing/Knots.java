package papan.testing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Finds what can be reached from one another in a graph: its strongly connected components, by Tarjan's algorithm. */
public final class Knots {
    private final Map<String, Set<String>> edges;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<String, Integer> lowest = new HashMap<>();
    private final Deque<String> open = new ArrayDeque<>();
    private final List<Set<String>> found = new ArrayList<>();

    private Knots(Map<String, Set<String>> edges) {
        this.edges = edges;
    }

    /**
     * The knots of a graph, each in order; a node that no other leads back to is one alone.
     *
     * @param edges each node with those to which it leads; one that is no key is left out
     */
    public static List<Set<String>> of(Map<String, Set<String>> edges) {
        Knots knots = new Knots(edges);
        edges.keySet().stream().sorted().forEach(knots::visit);
        return knots.found;
    }

    private void visit(String node) {
        if (numbers.containsKey(node)) {
            return;
        }
        numbers.put(node, numbers.size());
        lowest.put(node, numbers.get(node));
        open.push(node);
        for (String next : edges.get(node)) {
            if (edges.containsKey(next)) {
                visit(next);
                if (open.contains(next)) {
                    lowest.merge(node, lowest.get(next), Math::min);
                }
            }
        }
        if (lowest.get(node).equals(numbers.get(node))) {
            close(node);
        }
    }

    /** Everything that was opened since a node, and can be reached from it, leads back to it. */
    private void close(String node) {
        Set<String> knot = new TreeSet<>();
        String last;
        do {
            last = open.pop();
            knot.add(last);
        } while (!last.equals(node));
        found.add(knot);
    }
}
