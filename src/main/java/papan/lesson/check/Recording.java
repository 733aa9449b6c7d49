package papan.lesson.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.event.BoardEvent;
import papan.event.SowingEvent;
import papan.lesson.compare.ComparedBoards;
import papan.lesson.play.LessonRun;
import papan.lesson.play.PlayedStep;
import papan.lesson.play.Stage;
import papan.lesson.play.Staging;
import papan.lesson.script.EventLine;
import papan.lesson.script.Given;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Position;
import papan.model.Side;
import papan.rules.ClauseId;
import papan.rules.RuleBook;

/** What the rules give for the steps of a lesson, as its author would write it under {@code expect}. */
public final class Recording {
    private Recording() {}

    /**
     * Records a lesson.
     *
     * @return for each step that can be played, by its number: texts, whole numbers, lists and maps by the names of {@code
     *     expect}, in the order in which they are written
     * @throws papan.lesson.play.LessonException if a step cannot be played or a question has no answer; the first one
     */
    public static Map<Integer, Map<String, Object>> of(Lesson lesson, RuleBook book) {
        LessonRun run = LessonRun.of(lesson, book);
        Map<Integer, Map<String, Object>> steps = new LinkedHashMap<>();
        for (PlayedStep played : Staging.of(lesson, book).played()) {
            steps.put(played.stage().index(), step(played, run));
        }
        return steps;
    }

    private static Map<String, Object> step(PlayedStep played, LessonRun run) {
        return played.stage().step().accept(new Given(played, run));
    }

    /** What the rules give for each kind of step. */
    private record Given(PlayedStep played, LessonRun run) implements Step.Visitor<Map<String, Object>> {
        @Override
        public Map<String, Object> show(Step.Show step) {
            return board();
        }

        @Override
        public Map<String, Object> play(Step.Play step) {
            Stage stage = played.stage();
            List<BoardEvent> events = stage.timeline().events().subList(stage.start(), stage.end());
            Map<String, Object> values = board();
            counts(values, events);
            values.put("rules", ids(decided(events)));
            return values;
        }

        @Override
        public Map<String, Object> ask(Step.Ask step) {
            return new LinkedHashMap<>(
                    Map.of("answer", run.rightAnswer(played.stage()).written()));
        }

        @Override
        public Map<String, Object> letTry(Step.Trying step) {
            return board();
        }

        @Override
        public Map<String, Object> compare(Step.Compare step) {
            ComparedBoards compared = played.compared().orElseThrow();
            Map<String, Object> values = new LinkedHashMap<>();
            values.put("differBy", ids(compared.differBy()));
            for (ComparedBoards.Board board : compared.boards()) {
                Map<String, Object> own = new LinkedHashMap<>();
                own.put("position", position(board.end()));
                counts(own, board.played().events());
                values.put(board.id(), own);
            }
            return values;
        }

        @Override
        public Map<String, Object> showChart(Step.ShowChart step) {
            return board();
        }

        @Override
        public Map<String, Object> alter(Step.Alter step) {
            return board();
        }

        private Map<String, Object> board() {
            Stage stage = played.stage();
            Map<String, Object> values = new LinkedHashMap<>();
            Position position = stage.timeline().positionAt(stage.end());
            stopped(values, played, position);
            values.put("position", position(position));
            return values;
        }
    }

    private static void stopped(Map<String, Object> values, PlayedStep played, Position position) {
        List<BoardEvent> shown = played.after().shown();
        if (played.after().isStopped() && !shown.isEmpty()) {
            BoardEvent latest = shown.get(shown.size() - 1);
            Optional.ofNullable(EventLine.of(latest).values().get("at")).ifPresent(at -> values.put("at", at));
            if (latest instanceof SowingEvent sowing) {
                values.put("hand", position.inHand(sowing.player()));
            }
        }
    }

    private static Map<String, Object> position(Position position) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            List<Object> row = new ArrayList<>();
            for (int i = 1; i <= position.houses(); i++) {
                row.add(position.seedsIn(new House(side, i)));
            }
            values.put(side.id(), row);
        }
        Map<String, Object> stores = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            stores.put(side.id(), position.inStore(side));
        }
        values.put("stores", stores);
        values.put("mover", position.toMove().id());
        if (!position.burnt().isEmpty()) {
            values.put(
                    "burnt", position.burnt().stream().map(House::name).sorted().toList());
        }
        if (position.round() > 1) {
            values.put("round", position.round());
        }
        return values;
    }

    private static void counts(Map<String, Object> values, List<BoardEvent> events) {
        values.put("laps", laps(events));
        values.put("captured", captured(events));
    }

    /** How many houses were lifted in some events. */
    static int laps(List<BoardEvent> events) {
        return (int) BoardEvent.all(SowingEvent.Lifted.class, events).count();
    }

    /** How many seeds were captured in some events. */
    static int captured(List<BoardEvent> events) {
        return BoardEvent.all(SowingEvent.Captured.class, events)
                .mapToInt(SowingEvent.Captured::seeds)
                .sum();
    }

    private static List<ClauseId> decided(List<BoardEvent> events) {
        return BoardEvent.all(SowingEvent.Ruled.class, events)
                .map(SowingEvent.Ruled::clause)
                .distinct()
                .toList();
    }

    private static List<String> ids(List<ClauseId> clauses) {
        return clauses.stream().map(ClauseId::id).toList();
    }
}
