package papan.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import papan.engine.Engine;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.json.rules.RuleBooks;
import papan.rules.RuleSet;
import papan.testing.RandomPlay;

/** What a rule card is about at each place of a timeline. */
class DecisionAtTest {
    private static Timeline round(String id, long seed) {
        RuleSet rules = RuleBooks.shipped().find(id).orElseThrow();
        return Timeline.of(
                new Engine(rules).start(), RandomPlay.round(rules, seed).events());
    }

    @Test
    void aRulingHoldsUntilAnotherHouseIsChosen() {
        Timeline timeline = round("congklak-classic", 1);
        List<BoardEvent> events = timeline.events();
        for (int cursor = 1; cursor <= events.size(); cursor++) {
            BoardEvent last = events.get(cursor - 1);
            Optional<BoardEvent> decision = timeline.decisionAt(cursor);
            if (last instanceof SowingEvent.Ruled) {
                assertThat(decision).contains(last);
            } else if (last instanceof SowingEvent.Lifted lifted && lifted.lap() == 1) {
                assertThat(decision).isEmpty();
            } else if (last instanceof SowingEvent.TurnEnded) {
                assertThat(decision).get().isInstanceOf(SowingEvent.Ruled.class);
            } else if (last instanceof RoundEvent.Swept || last instanceof RoundEvent.RoundEnded) {
                assertThat(decision).contains(last);
            }
        }
    }

    @Test
    void theSecondHandOfAnOpeningKeepsTheRulingOfTheFirst() {
        Timeline timeline = round("congkak", 3);
        List<BoardEvent> events = timeline.events();
        int ruled = 0;
        while (!(events.get(ruled) instanceof SowingEvent.Ruled)) {
            ruled++;
        }
        int choice = ruled;
        while (!(events.get(choice) instanceof SowingEvent.TurnEnded)) {
            choice++;
            assertThat(timeline.decisionAt(choice)).as("at %d", choice).get().isInstanceOf(SowingEvent.Ruled.class);
        }
    }

    @Test
    void whatComesBetweenRoundsHasARuleOfItsOwn() {
        RuleSet rules = RuleBooks.shipped().find("congkak").orElseThrow();
        List<BoardEvent> played = new ArrayList<>();
        RandomPlay.match(rules, 5, 2, played::add);
        Timeline timeline = Timeline.of(new Engine(rules).start(), played);
        List<BoardEvent> events = timeline.events();
        assertThat(events).hasAtLeastOneElementOfType(RoundEvent.Refilled.class);
        for (int cursor = 1; cursor <= events.size(); cursor++) {
            if (events.get(cursor - 1) instanceof RoundEvent event) {
                assertThat(timeline.decisionAt(cursor)).contains(event);
            }
        }
    }
}
