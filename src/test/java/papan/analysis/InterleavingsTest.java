package papan.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papan.analysis.Interleavings.Outcome;
import papan.analysis.Interleavings.Outcomes;
import papan.engine.Engine;
import papan.engine.OpeningAct;
import papan.engine.OpeningOrder;
import papan.engine.SimultaneousOpening.Played;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.FirstMove.Schedule;
import papan.rules.RuleSet;
import papan.testing.RuleFiles;

/** What the order of the acts does to a simultaneous opening. */
class InterleavingsTest {
    private static final RuleSet CONGKAK = RuleFiles.shipped("congkak");
    private static final RuleSet SMALL =
            RuleFiles.changed("congkak", "\"board\": {\"housesPerSide\": 3, \"setup\": {\"uniform\": 2}}");

    private static Interleavings opening(RuleSet rules, String south, String north) {
        return new Interleavings(
                rules,
                new Engine(rules).start(),
                Map.of(
                        Side.SOUTH, List.of(Move.parse(south).orElseThrow()),
                        Side.NORTH, List.of(Move.parse(north).orElseThrow())));
    }

    private static Stream<Interleavings> everySmallOpening() {
        return Stream.of("S1", "S2", "S3")
                .flatMap(south -> Stream.of("N1", "N2", "N3").map(north -> opening(SMALL, south, north)));
    }

    private static Stream<OpeningOrder> orders(int count, int acts) {
        Random die = new Random(5);
        return Stream.generate(() -> new OpeningOrder(Stream.generate(() -> Side.of(die.nextInt(2)))
                        .limit(acts)
                        .toList()))
                .limit(count);
    }

    @Test
    void whatAnyOrderComesToIsAmongAllThatCanCome() {
        everySmallOpening().forEach(opening -> {
            Outcomes all = opening.outcomes();
            assertThat(all.complete()).isTrue();
            List<Position> found = all.outcomes().stream().map(Outcome::after).toList();
            assertThat(found).doesNotHaveDuplicates();
            assertThat(orders(500, 60))
                    .allSatisfy(order -> assertThat(found)
                            .as("%s", order)
                            .contains(opening.in(order).after()));
        });
    }

    @Test
    void theOrderOfAnOutcomeLeadsToIt() {
        Interleavings opening = opening(CONGKAK, "S3", "N5");
        OpeningOrder own = opening.asWritten().order();
        List<Outcome> outcomes = opening.outcomes(20_000).outcomes();
        assertThat(outcomes).hasSizeGreaterThan(20).allSatisfy(outcome -> {
            Played played = opening.in(outcome.order());
            assertThat(played.after()).isEqualTo(outcome.after());
            assertThat(played.order()).isEqualTo(outcome.order());
        });
        assertThat(outcomes.get(0)).isEqualTo(new Outcome(opening.asWritten().after(), own, 0));
        assertThat(outcomes).extracting(Outcome::deviations).isSorted();
    }

    @Test
    void aSearchThatIsStoppedSaysSo() {
        Outcomes stopped = opening(CONGKAK, "S3", "N5").outcomes(1000);
        assertThat(stopped.complete()).isFalse();
        assertThat(stopped.states()).isEqualTo(1000);
    }

    @Test
    void exchangingActsThatDoNotMeetChangesNothing() {
        everySmallOpening()
                .forEach(opening -> orders(20, 60).forEach(order -> {
                    Played played = opening.in(order);
                    List<Meeting> meetings = opening.meetings(order);
                    List<OpeningAct> acts = played.acts();
                    for (int i = 0; i + 1 < acts.size(); i++) {
                        int act = i;
                        if (acts.get(i).side() != acts.get(i + 1).side()
                                && meetings.stream().noneMatch(meeting -> meeting.act() == act)) {
                            Played exchanged = opening.in(played.order().exchanged(i));
                            assertThat(exchanged.after())
                                    .as("%s at %d", order, i)
                                    .isEqualTo(played.after());
                        }
                    }
                }));
    }

    @Test
    void aMeetingTellsWhereAndWhatEitherHandDid() {
        List<Meeting> meetings = orders(40, 120)
                .flatMap(order -> opening(CONGKAK, "S3", "N5").meetings(order).stream())
                .toList();
        assertThat(meetings).isNotEmpty().allSatisfy(meeting -> {
            assertThat(meeting.first().side()).isNotEqualTo(meeting.second().side());
            boolean lastSeeds = meeting.first().kind() == OpeningAct.Kind.DROP
                    && meeting.second().kind() == OpeningAct.Kind.DROP;
            assertThat(meeting.at().isPresent() || lastSeeds).isTrue();
        });
        assertThat(meetings).extracting(Meeting::changesOutcome).contains(true);
        assertThat(meetings)
                .anySatisfy(meeting -> assertThat(
                                List.of(meeting.first().kind(), meeting.second().kind()))
                        .containsExactlyInAnyOrder(OpeningAct.Kind.LIFT, OpeningAct.Kind.DROP));
    }

    @Test
    void handsThatTouchNoCommonHouseMeetOnlyInWhoIsDoneFirst() {
        Interleavings opening = opening(CONGKAK, "S7", "N7");
        Outcomes outcomes = opening.outcomes();
        assertThat(outcomes.complete()).isTrue();
        assertThat(outcomes.outcomes())
                .extracting(outcome -> outcome.after().toMove())
                .containsExactlyInAnyOrder(Side.SOUTH, Side.NORTH);
        assertThat(opening.meetings(opening.asWritten().order()))
                .singleElement()
                .satisfies(meeting -> assertThat(meeting.at()).isEmpty());
        assertThat(opening.bySchedule(Schedule.BY_LAP).after())
                .isEqualTo(opening.bySchedule(Schedule.BY_SEED).after());
    }
}
