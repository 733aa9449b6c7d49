package papan.cli;

import java.util.List;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.JsonObjectReader;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonNull;
import papan.format.JsonValue.JsonObject;
import papan.format.Problems;
import papan.format.Reading;
import papan.json.match.BoardShapes;
import papan.json.match.MatchReader;
import papan.json.match.OnBoard;
import papan.json.match.PositionReader;
import papan.json.rules.RuleBooks;
import papan.model.Move;
import papan.model.Position;
import papan.replay.PlayedMatch;
import papan.replay.RecordedMatch;
import papan.rules.RuleSet;

/**
 * Moves with where they begin, as a line of a batch or a match file has them:
 * <code>{"id": 1, "position": null, "moves": ["S3", "N2"]}</code>.
 *
 * @param id what its lines of output carry; a match needs none
 * @param position where it begins; empty for the rule set's own start
 */
record PlayedMoves(Optional<JsonValue> id, Optional<Position> position, List<Move> moves) {
    PlayedMoves {
        moves = List.copyOf(moves);
    }

    /** Moves from the rule set's own start. */
    static PlayedMoves fromStart(List<Move> moves) {
        return new PlayedMoves(Optional.empty(), Optional.empty(), moves);
    }

    /** Reads them from the text of a file that has nothing else, or of a match as the window saves it. */
    static PlayedMoves ofFile(String text, String file, RuleSet rules) {
        String name = Arguments.nameOf(file);
        return UnreadFile.read(Exit.WRONG_CALL, name, () -> {
            boolean recorded = JsonTree.read(text, name) instanceof JsonObject fields
                    && fields.fields().containsKey("format");
            return recorded
                    ? recorded(MatchReader.read(text, name, RuleBooks.shipped()), rules)
                    : read(text, name, rules, false);
        });
    }

    private static PlayedMoves recorded(RecordedMatch match, RuleSet rules) {
        PlayedMatch played = match.variations().main();
        if (!played.rules().layout().equals(rules.layout())) {
            throw CallException.wrong(
                    "--match: the match was played by " + played.rules().id()
                            + ", whose board is not that of " + rules.id() + ". Ask for --rules "
                            + played.rules().id() + ".");
        }
        return new PlayedMoves(Optional.empty(), played.from(), played.moves());
    }

    /** Reads them from a text that is nothing else. */
    static PlayedMoves read(String text, String file, RuleSet rules, boolean needsId) throws FormatException {
        Problems problems = new Problems(file);
        Reading onBoard = new Reading(problems, (OnBoard) () -> rules);
        Optional<PlayedMoves> played = JsonObjectReader.of(JsonTree.read(text, problems.file()), problems)
                .map(in -> {
                    Optional<JsonValue> id = needsId ? in.required("id") : in.value("id");
                    Optional<Position> position = in.value("position")
                            .filter(v -> !(v instanceof JsonNull))
                            .flatMap(v -> PositionReader.SHAPE.read(v, onBoard));
                    in.required("moves");
                    List<Move> moves = in.list("moves", v -> BoardShapes.MOVE.read(v, onBoard));
                    in.finish();
                    return new PlayedMoves(id, position, moves);
                });
        problems.throwIfAny();
        return played.orElseThrow();
    }
}
