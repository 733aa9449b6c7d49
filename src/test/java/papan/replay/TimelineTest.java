package papan.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import papan.engine.Engine;
import papan.engine.Turn;
import papan.event.Fold;
import papan.event.SowingEvent;
import papan.json.rules.RuleBooks;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.RuleSet;
import papan.testing.RandomPlay;
import papan.testing.RuleFiles;

class TimelineTest {
    private static final int JUMPS = 1000;

    static Stream<RuleSet> ruleSets() {
        return RuleBooks.shipped().all().stream();
    }

    private static Timeline round(RuleSet rules, long seed) {
        return Timeline.of(
                new Engine(rules).start(), RandomPlay.round(rules, seed).events());
    }

    private static Timeline workedExample() {
        Engine engine = new Engine(RuleFiles.shipped("congklak-classic"));
        Turn turn = engine.play(engine.start(), new Move(new House(Side.SOUTH, 6)));
        return Timeline.of(turn.before(), turn.events());
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void aThousandRandomJumpsEndWherePlayingThroughDoes(RuleSet rules) {
        Timeline timeline = round(rules, 3);
        List<Position> played = new ArrayList<>(List.of(timeline.positionAt(0)));
        timeline.events().forEach(event -> played.add(Fold.after(played.get(played.size() - 1), event)));
        Random random = new Random(1);
        for (int i = 0; i < JUMPS; i++) {
            int cursor = random.nextInt(timeline.size() + 1);
            assertThat(timeline.positionAt(cursor)).as("cursor %d", cursor).isEqualTo(played.get(cursor));
        }
    }

    @ParameterizedTest
    @EnumSource(Grain.class)
    void aStepBackUndoesAStepForwardFromEveryStop(Grain grain) {
        Timeline timeline = round(RuleFiles.shipped("congkak"), 5);
        int cursor = 0;
        while (cursor < timeline.size()) {
            int next = timeline.next(cursor, grain);
            assertThat(next).isGreaterThan(cursor);
            assertThat(timeline.previous(next, grain)).isEqualTo(cursor);
            cursor = next;
        }
    }

    @Test
    void aLapStopsAtTheRelayAndAtTheEndOfTheTurn() {
        Timeline timeline = workedExample();
        int relay = timeline.next(0, Grain.LAP);
        assertThat(timeline.events().get(relay - 1)).isInstanceOf(SowingEvent.Ruled.class);
        assertThat(timeline.next(relay, Grain.LAP)).isEqualTo(timeline.size());
    }

    @Test
    void theMarksAreTheChoiceTheRelayAndTheCapture() {
        assertThat(workedExample().marks())
                .extracting(Mark::kind)
                .containsExactly(Mark.Kind.CHOICE, Mark.Kind.RELAY, Mark.Kind.CAPTURE);
    }

    @Test
    void nothingHappensOnAStillTimeline() {
        Timeline still = Timeline.still(new Engine(RuleFiles.shipped("sungka")).start());
        assertThat(still.size()).isZero();
        assertThat(still.next(0, Grain.SEED)).isZero();
        assertThat(still.previous(0, Grain.ROUND)).isZero();
    }

    @Test
    void aTimelineThatIsCutKeepsTheMarkAtTheCutAndNoneAfterIt() {
        Timeline whole = workedExample();
        for (int i = 0; i < whole.marks().size(); i++) {
            int cursor = whole.marks().get(i).cursor();
            assertThat(whole.first(cursor).marks()).isEqualTo(whole.marks().subList(0, i + 1));
            assertThat(whole.first(cursor - 1).marks()).isEqualTo(whole.marks().subList(0, i));
        }
    }
}
