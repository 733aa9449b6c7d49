package papan.lesson.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import papan.engine.Engine;
import papan.engine.Round;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.lesson.play.LessonText;
import papan.narration.Narrator;

final class EventKindTest {
    @Test
    void everyKindOfEventHasAName() {
        assertThat(EventKind.values())
                .hasSize(SowingEvent.class.getPermittedSubclasses().length
                        + RoundEvent.class.getPermittedSubclasses().length);
    }

    @Test
    void placeholdersAreThoseOfTheEvents() {
        Set<EventKind> seen = EnumSet.noneOf(EventKind.class);
        Round round = Round.fromStart(new Engine(LessonText.rules()));
        while (true) {
            for (BoardEvent event : round.latest()) {
                EventLine line = EventLine.of(event);
                seen.add(line.kind());
                assertThat(line.kind().placeholders())
                        .containsExactlyInAnyOrderElementsOf(
                                Narrator.caption(event).args().keySet());
            }
            if (round.legalMoves().isEmpty()) {
                break;
            }
            round = round.choose(round.legalMoves().get(0));
        }
        assertThat(seen)
                .contains(EventKind.LIFT, EventKind.SOW, EventKind.SKIP, EventKind.RULING, EventKind.CAPTURE)
                .contains(EventKind.TURN_END, EventKind.ROUND_START, EventKind.ROUND_END);
    }
}
