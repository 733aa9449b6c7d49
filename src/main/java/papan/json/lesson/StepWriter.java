package papan.json.lesson;

import static papan.format.Shapes.keywords;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.JsonPrinter;
import papan.json.match.PositionWriter;
import papan.lesson.check.LessonCheck;
import papan.lesson.scene.Finding;
import papan.lesson.script.Lesson;
import papan.lesson.script.SameHouse;
import papan.model.Move;
import papan.model.Position;
import papan.rules.ClauseId;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/** Writes a lesson step, as a teacher would paste it into a lesson. */
public final class StepWriter {
    private StepWriter() {}

    /**
     * One of the boards.
     *
     * @param rules what is played; with clauses of another rule set, the rule set that they were put into
     * @param borrowed clauses that come from another rule set
     * @param from that rule set
     */
    public record Board(RuleSet rules, List<ClauseId> borrowed, Optional<RuleSet> from) {
        public Board {
            borrowed = List.copyOf(borrowed);
        }
    }

    /**
     * The JSON text of a step that compares boards.
     *
     * @param position where all boards begin; empty for each rule set's own start
     * @param pairing what keeps the boards in step
     */
    public static String compare(List<Board> boards, Optional<Position> position, List<Move> moves, String pairing) {
        List<Map<String, Object>> written = new ArrayList<>();
        for (Board board : boards) {
            Map<String, Object> one = board((char) ('A' + written.size()), board);
            if (written.isEmpty()) {
                // The other boards begin and move alike.
                one.putAll(course("position", board.rules(), position, moves));
            }
            written.add(one);
        }
        return text(keywords(
                "id", "compare", "kind", "compare", "sync", pairing, "houses", SameHouse.RING.id(), "boards", written));
    }

    /** The JSON text of a step that plays moves by a lesson's rules; what is expected is left to be recorded. */
    public static String play(RuleSet rules, Optional<Position> position, List<Move> moves) {
        Map<String, Object> step = keywords("id", "what-if", "kind", "play");
        step.putAll(course("from", rules, position, moves));
        step.put("expect", Map.of());
        return text(step);
    }

    private static String text(Map<String, Object> step) {
        return JsonPrinter.pretty(step).strip();
    }

    private static Map<String, Object> board(char id, Board board) {
        Map<String, Object> written =
                keywords("id", String.valueOf(id), "rules", board.rules().id());
        if (board.from().isPresent() && !board.borrowed().isEmpty()) {
            Map<String, Object> clauses = new LinkedHashMap<>();
            board.borrowed()
                    .forEach(clause -> clauses.put(
                            clause.id(), Map.of("as", board.from().get().id())));
            written.put("set", clauses);
        }
        return written;
    }

    private static Map<String, Object> course(
            String from, RuleSet rules, Optional<Position> position, List<Move> moves) {
        Optional<Object> begins = position.map(given -> PositionWriter.whole(given, rules));
        return keywords(
                from,
                begins.orElse("start"),
                "moves",
                moves.stream().map(Move::toString).toList());
    }

    /** Why no lesson could have a step: what the reader and the check say first; empty if it is in order. */
    public static Optional<String> problem(String step, RuleBook book) {
        String lesson = String.format(Locale.ROOT, """
                {"format": "lesson/1", "id": "step", "revision": 1, "language": "en", "title": "Step",
                 "meta": {"audience": {"ages": [8, 99], "level": "beginner"}, "minutes": 5,
                          "goals": [{"id": "G1", "text": "Compare."}], "license": "CC0-1.0"},
                 "rules": {"id": "%s", "revision": 1}, "steps": [%s]}
                """, book.ids().iterator().next(), step);
        try {
            Lesson read = LessonReader.read(lesson, "step", book);
            return LessonCheck.check(read, book).stream()
                    .filter(finding -> finding.severity() == Finding.Severity.ERROR)
                    .map(finding -> finding.message() + " " + finding.fix())
                    .findFirst();
        } catch (FormatException e) {
            return e.problems().stream()
                    .map(problem -> problem.message() + " " + problem.fix())
                    .findFirst();
        }
    }
}
