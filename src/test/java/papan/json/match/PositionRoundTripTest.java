package papan.json.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.SowingEvent.TurnEnded;
import papan.event.TurnCounter;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.format.JsonValue.JsonObject;
import papan.format.Problems;
import papan.json.rules.RuleBooks;
import papan.model.Position;
import papan.rules.RuleSet;
import papan.testing.RandomPlay;

/** Whatever a trace writes can be given back to it. */
class PositionRoundTripTest {
    static Stream<RuleSet> shipped() {
        return RuleBooks.shipped().all().stream();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void everyPositionAtTheEndOfATurnReadsBackAsItself(RuleSet rules) throws IOException, FormatException {
        for (long seed = 0; seed < 5; seed++) {
            Position position = new papan.engine.Engine(rules).start();
            for (BoardEvent event : RandomPlay.round(rules, seed).events()) {
                position = Fold.after(position, event);
                if (event instanceof TurnEnded) {
                    assertThat(readBack(rules, event, position))
                            .as("%s, seed %d", rules.id(), seed)
                            .isEqualTo(position);
                }
            }
        }
    }

    private static Position readBack(RuleSet rules, BoardEvent event, Position position)
            throws IOException, FormatException {
        StringWriter line = new StringWriter();
        EventWriter writer = new EventWriter(line);
        writer.write(Optional.empty(), 0, TurnCounter.START.count(event), event, position);
        writer.flush();
        JsonObject root = (JsonObject) JsonTree.read(line.toString(), "trace");
        Problems problems = new Problems("trace");
        Optional<Position> read =
                PositionReader.read(root.fields().get("position").value(), rules, problems);
        problems.throwIfAny();
        return read.orElseThrow();
    }
}
