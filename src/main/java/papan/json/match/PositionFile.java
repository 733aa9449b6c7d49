package papan.json.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.format.Problems;
import papan.model.Position;
import papan.replay.RecordedMatch;
import papan.rules.RuleSet;

/**
 * A position from a file, which does not say whose board it is: the first rule set that it fits is taken.
 *
 * @param board a match that begins so; empty if it fits none
 * @param problem why it does not fit the first rule set; empty if it fits one
 */
public record PositionFile(Optional<RecordedMatch> board, String problem) {
    /**
     * Reads a file.
     *
     * @param likeliest the rule sets, the likeliest first; at least one
     * @throws IOException if it cannot be read at all
     */
    public static PositionFile read(Path file, List<RuleSet> likeliest) throws IOException {
        String first = "";
        try {
            JsonValue value = JsonTree.read(file);
            for (RuleSet rules : likeliest) {
                Problems problems = new Problems(String.valueOf(file.getFileName()));
                Optional<Position> position = PositionReader.read(value, rules, problems);
                if (position.isPresent() && !problems.hasErrors()) {
                    return new PositionFile(Optional.of(new PositionLine(rules, position).begun()), "");
                }
                first = first.isEmpty() ? problems.inOrder().get(0).line() : first;
            }
        } catch (FormatException e) {
            first = e.problems().get(0).line();
        }
        return new PositionFile(Optional.empty(), first);
    }
}
