package papan.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.model.Move;

/**
 * Walks a lesson as a script says.
 *
 * @param visited the ids of the steps, in order
 * @param last the step at which it ended; empty if it was given up after too many
 */
record Walk(List<String> visited, Optional<String> last) {
    /** The most steps of a walk; one that goes on is taken to go on for ever. */
    static final int MAX_VISITS = 1_000;

    static Walk of(WalkMemory memory, LessonTest test) {
        LessonRun run = memory.run();
        List<String> visited = new ArrayList<>();
        Map<String, Reply> replies = new HashMap<>();
        Map<String, Integer> used = new HashMap<>();
        Way way = Way.START;
        String id = "";
        while (!way.ended()) {
            if (visited.size() == MAX_VISITS) {
                return new Walk(visited, Optional.empty());
            }
            Stage stage = run.stages().get(way.step());
            id = stage.step().head().id();
            visited.add(id);
            memory.effort().spend(cost(stage, replies.size(), way));
            if (memory.effort().isSpent()) {
                return new Walk(visited, Optional.empty());
            }
            Optional<Trial> trial = Optional.empty();
            Optional<Way> detour = Optional.empty();
            if (stage.step() instanceof Step.Ask) {
                detour = answer(memory, stage, way, test.answers(), used, replies);
            } else if (stage.step() instanceof Step.Try) {
                trial = Optional.of(attempt(
                        memory, stage, Optional.ofNullable(test.answers().get(id)), replies));
            }
            Way here = way;
            Optional<Trial> tried = trial;
            way = detour.orElseGet(() -> run.onwards(here, tried, replies));
        }
        return new Walk(visited, Optional.of(id));
    }

    /** Gives answers until one is right, none is left, or one leads to a detour. */
    private static Optional<Way> answer(
            WalkMemory memory,
            Stage stage,
            Way way,
            Map<String, List<String>> answers,
            Map<String, Integer> used,
            Map<String, Reply> replies) {
        String id = stage.step().head().id();
        List<String> given = answers.getOrDefault(id, List.of(memory.run().rightAnswer(stage)));
        int next = used.getOrDefault(id, 0);
        Asking asking = ((Step.Ask) stage.step()).asking();
        for (; next < given.size(); next++) {
            Verdict verdict = memory.judge(stage, given.get(next));
            replies.put(id, replies.getOrDefault(id, Reply.NONE).answered(verdict));
            used.put(id, next + 1);
            if (verdict.correct()) {
                return Optional.empty();
            }
            if (asking.isLast(replies.get(id))) {
                replies.computeIfPresent(id, (step, reply) -> reply.shown());
                return Optional.empty();
            }
            Optional<Way> detour = memory.run().detour(way, replies);
            if (detour.isPresent()) {
                return detour;
            }
        }
        replies.merge(id, Reply.NONE, (reply, none) -> reply.shown());
        return Optional.empty();
    }

    private static Trial attempt(
            WalkMemory memory, Stage stage, Optional<List<String>> scripted, Map<String, Reply> replies) {
        Trial trial = memory.attempt(stage, scripted);
        boolean reached = trial.outcome() == Trial.Outcome.REACHED;
        String made =
                String.join(",", trial.moves().stream().map(Move::toString).toList());
        replies.merge(
                stage.step().head().id(),
                Reply.NONE.answered(reached, made),
                (old, now) -> old.answered(now.correct(), now.answer()));
        return trial;
    }

    /**
     * What it costs to go on from a stage: its conditions look at all of its events, and all replies are copied.
     *
     * @param replies how many there may be
     */
    static long cost(Stage stage, int replies, Way at) {
        int conditions = stage.step().head().next().branches().stream()
                .mapToInt(branch -> branch.when().size())
                .sum();
        long events = (long) stage.end() - stage.start();
        return 20 + 2 * replies + 2L * at.made().size() + events * (1 + 2L * conditions);
    }
}
