package papan.lesson;

import java.util.ArrayList;
import java.util.List;

/** Collects what is wrong with a lesson. */
final class Findings {
    private final List<Finding> list = new ArrayList<>();

    void add(Finding finding) {
        list.add(finding);
    }

    void error(String code, String path, String message, String fix) {
        add(new Finding(code, Finding.Severity.ERROR, path, message, fix));
    }

    void warning(String code, String path, String message, String fix) {
        add(new Finding(code, Finding.Severity.WARNING, path, message, fix));
    }

    List<Finding> list() {
        return List.copyOf(list);
    }
}
