package papan.lesson.kind;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import papan.engine.Refusal;
import papan.lesson.scene.Effort;
import papan.lesson.scene.RefusalFinding;
import papan.lesson.scene.Scene;
import papan.lesson.script.Question;
import papan.model.Move;
import papan.model.Side;
import papan.model.Store;
import papan.rules.RuleSet;
import papan.search.BestMoves;
import papan.search.PositionLimit;

/** The best moves in a scene. The search ends after a number of positions, not after a time, so that it repeats. */
final class BestMoveAnswer {
    private static final long MAX_POSITIONS = 2_000_000;

    private BestMoveAnswer() {}

    static RightAnswer of(Question.BestMove question, Scene scene, String path, Effort effort) {
        List<Move> legal = scene.round().legalMoves();
        boolean directed = legal.stream().anyMatch(move -> move.direction().isPresent());
        if (scene.isStopped() || scene.round().isOpening() || directed || legal.isEmpty()) {
            return RightAnswer.none(
                    "E817",
                    path,
                    "No single house can be chosen here: "
                            + (scene.isStopped()
                                    ? "a move is under way."
                                    : directed
                                            ? "a direction must be chosen with it."
                                            : legal.isEmpty() ? "the round is over." : "both players open at once."),
                    "Give the step a position of its own.");
        }
        for (int i = 0; i < question.stated().size(); i++) {
            Optional<Refusal> refusal = scene.round().refuse(question.stated().get(i));
            if (refusal.isPresent()) {
                return RightAnswer.none(RefusalFinding.of(path + ".answer[" + i + "]", refusal.get()));
            }
        }
        if (question.by().isEmpty()) {
            return best(legal.stream().filter(question.stated()::contains).toList());
        }
        Map<Move, Integer> worth = new LinkedHashMap<>();
        if (question.by().get() == Question.Worth.STORE_GAIN) {
            legal.forEach(move -> worth.put(move, gain(scene, move)));
        } else {
            PositionLimit limit = new PositionLimit(Math.min(MAX_POSITIONS, effort.left()));
            BestMoves.Answer found = BestMoves.from(rules(scene), scene.position(), question.depth(), limit);
            effort.spend(limit.looked());
            if (found.depth() < question.depth() && !found.exact()) {
                return RightAnswer.none(
                        "E818",
                        path + ".depth",
                        "Looking " + question.depth() + " moves ahead takes too long here; " + found.depth()
                                + " can be looked ahead.",
                        "Write \"depth\": " + Math.max(1, found.depth()) + ", or take a smaller position.");
            }
            found.values().stream()
                    .filter(value -> legal.contains(value.move()))
                    .forEach(value -> worth.put(value.move(), value.margin()));
        }
        int most = worth.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        return best(legal.stream()
                .filter(move -> worth.getOrDefault(move, Integer.MIN_VALUE / 2) >= most - question.within())
                .toList());
    }

    private static RuleSet rules(Scene scene) {
        return scene.round().rules();
    }

    private static RightAnswer best(List<Move> moves) {
        List<String> names = moves.stream().map(Move::toString).toList();
        return new RightAnswer(
                names.stream().collect(Collectors.joining(",")), names, Optional.empty(), Optional.empty());
    }

    private static int gain(Scene scene, Move move) {
        Side mover = scene.round().mover();
        Store store = new Store(mover);
        return scene.round().choose(move).position().seedsIn(store)
                - scene.round().position().seedsIn(store);
    }
}
