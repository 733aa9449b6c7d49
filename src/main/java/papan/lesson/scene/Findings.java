package papan.lesson.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects what is wrong with a lesson. */
public final class Findings {
    /** One more than anybody is told, so that it can be told that there are more. */
    static final int MOST = 501;

    private final List<Finding> list = new ArrayList<>();

    public void add(Finding finding) {
        if (!isFull()) {
            list.add(finding);
        }
    }

    public void error(String code, String path, String message, String fix) {
        add(new Finding(code, Finding.Severity.ERROR, path, message, fix));
    }

    /** Notes why something cannot be had, which is nothing then. */
    public <T> Optional<T> fault(String code, String path, String message, String fix) {
        error(code, path, message, fix);
        return Optional.empty();
    }

    public void warning(String code, String path, String message, String fix) {
        add(new Finding(code, Finding.Severity.WARNING, path, message, fix));
    }

    /** Adds others. */
    public void addAll(Findings others) {
        others.list.forEach(this::add);
    }

    public boolean isEmpty() {
        return list.isEmpty();
    }

    /** Whether nothing more is noted, so that looking further is of no use. */
    public boolean isFull() {
        return list.size() == MOST;
    }

    public List<Finding> list() {
        return List.copyOf(list);
    }
}
