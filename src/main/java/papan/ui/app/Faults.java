package papan.ui.app;

import java.util.List;
import papan.format.Problem;
import papan.ui.common.Fault;

/** What readers of files find wrong, as the window shows it. */
final class Faults {
    private Faults() {}

    static List<Fault> of(List<Problem> problems) {
        return problems.stream()
                .map(p -> new Fault(p.spot().line(), p.spot().column(), p.path(), p.message(), p.fix()))
                .toList();
    }
}
