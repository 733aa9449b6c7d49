package papan.json.lesson;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.lesson.script.Step;

/** The boards of a step that compares, as far as they have been read. */
final class ComparedBoards {
    /** What is known of the board with an id. */
    final Map<String, LessonContext> byId = new LinkedHashMap<>();

    final List<Step.Compare.Board> read = new ArrayList<>();
    private final Set<String> called = new HashSet<>();

    /** The board with which the others are compared. */
    Optional<Step.Compare.Board> first() {
        return read.stream().findFirst();
    }

    /** Gives a board its id; false if another board has it. */
    boolean call(String id) {
        return called.add(id);
    }
}
