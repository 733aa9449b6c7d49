package papan.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import papan.json.match.PositionLine;
import papan.json.rules.RuleBooks;
import papan.model.Move;
import papan.model.Position;
import papan.replay.Pairing;
import papan.rules.RuleSet;
import papan.ui.compare.CompareWorkspace;
import papan.ui.compare.SetUp;
import papan.ui.settings.Settings;

class KeptComparisonTest {
    private static RuleSet rules(String id) {
        return RuleBooks.shipped().find(id).orElseThrow();
    }

    private static SetUp three() throws Exception {
        String line = "congklak-classic 8,8,8,8,8,0,8/10 8,0,8,8,8,8,0/0 s partial";
        Optional<Position> from =
                PositionLine.read(line, "line", RuleBooks.shipped()).position();
        return new SetUp(
                List.of(rules("congklak-classic"), rules("congkak"), rules("congklak-simple")),
                from,
                List.of(Move.parse("S3").orElseThrow(), Move.parse("N1").orElseThrow()),
                Pairing.MOVE);
    }

    @Test
    void whatIsComparedIsComparedAgainAtTheNextStart() throws Exception {
        SetUp three = three();
        EventQueue.invokeAndWait(() -> {
            Workspaces one = new RecipesTest.Window(Settings.DEFAULT).workspaces();
            one.show(Workspace.COMPARE);
            one.bench(CompareWorkspace.class)
                    .orElseThrow()
                    .compare(three.rules(), three.from(), three.moves(), three.pairing());
            Workspaces next =
                    new RecipesTest.Window(Settings.DEFAULT.with(Settings.COMPARED, one.compared())).workspaces();
            assertThat(next.compared()).as("before anybody goes there").isEqualTo(one.compared());
            next.show(Workspace.COMPARE);
            assertThat(next.bench(CompareWorkspace.class).orElseThrow().setUp()).contains(three);
        });
    }

    @Test
    void whatIsNotThereAnyMoreIsNotCompared() throws Exception {
        String text = KeptComparison.text(three());
        assertThat(KeptComparison.read(text, RuleBooks.shipped())).contains(three());
        for (String other : List.of("", "x;y;z", text.replace("congkak", "gone"), text.replace("move", "gone"))) {
            assertThat(KeptComparison.read(other, RuleBooks.shipped()))
                    .as(other)
                    .isEmpty();
        }
    }
}
