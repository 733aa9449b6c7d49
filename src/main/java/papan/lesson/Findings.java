package papan.lesson;

import java.util.ArrayList;
import java.util.List;

/** Collects what is wrong with a lesson. */
final class Findings {
    /** One more than anybody is told, so that it can be told that there are more. */
    static final int MOST = 501;

    private final List<Finding> list = new ArrayList<>();

    void add(Finding finding) {
        if (!isFull()) {
            list.add(finding);
        }
    }

    void error(String code, String path, String message, String fix) {
        add(new Finding(code, Finding.Severity.ERROR, path, message, fix));
    }

    void warning(String code, String path, String message, String fix) {
        add(new Finding(code, Finding.Severity.WARNING, path, message, fix));
    }

    /** Whether nothing more is noted, so that looking further is of no use. */
    boolean isFull() {
        return list.size() == MOST;
    }

    List<Finding> list() {
        return List.copyOf(list);
    }
}
