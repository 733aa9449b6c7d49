package papan.lesson.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import papan.engine.Engine;
import papan.lesson.scene.Findings;
import papan.lesson.script.Highlight;
import papan.lesson.script.Highlight.Target;
import papan.lesson.script.Hint;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.rules.RuleSet;

/** Finds the houses that an author points at by a property, such as all that may be sown. */
public final class PointedHouses {
    private PointedHouses() {}

    /** The houses that are meant, from the left of whose they are; empty for a target that names its places itself. */
    public static Optional<List<House>> of(Target target, Position position, RuleSet rules) {
        return target instanceof Target.All all ? Optional.of(houses(all.what(), position, rules)) : Optional.empty();
    }

    private static List<House> houses(Highlight.What what, Position position, RuleSet rules) {
        return switch (what) {
            case SOWABLE ->
                new Engine(rules)
                        .legalMoves(position).stream()
                                .map(Move::from)
                                .distinct()
                                .toList();
            case BURNT -> position.burnt().stream().toList();
        };
    }

    /**
     * Notes where an author says another number of houses than there are.
     *
     * @param path where in the file the step stands
     */
    public static void check(String path, PlayedStep played, RuleSet rules, Findings findings) {
        Stage stage = played.stage();
        Position position = stage.timeline().positionAt(stage.start());
        Step.Head head = stage.step().head();
        check(head.highlights(), path, position, rules, findings);
        for (int i = 0; i < head.hints().size(); i++) {
            Hint hint = head.hints().get(i);
            check(hint.highlights(), path + ".hints[" + i + "]", position, rules, findings);
        }
    }

    private static void check(
            List<Highlight> highlights, String path, Position position, RuleSet rules, Findings findings) {
        for (int i = 0; i < highlights.size(); i++) {
            if (highlights.get(i).target() instanceof Target.All all) {
                List<House> there = houses(all.what(), position, rules);
                if (there.size() != all.count()) {
                    String holds = all.what() == Highlight.What.SOWABLE ? "may be sown" : "are burnt";
                    String names = there.stream().map(House::name).collect(Collectors.joining(", "));
                    findings.error(
                            "X403",
                            path + ".highlight[" + i + "].what",
                            "Of houses that " + holds + " there should be " + all.count() + " here; there are "
                                    + there.size() + (there.isEmpty() ? "." : ": " + names + "."),
                            "Correct the number, and the sentence that goes with it, or the position.");
                }
            }
        }
    }
}
