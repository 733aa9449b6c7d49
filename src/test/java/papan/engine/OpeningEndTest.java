package papan.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import papan.event.BoardEvent;
import papan.event.SowingEvent.TurnEnded;
import papan.event.TurnEndReason;
import papan.json.rules.RuleBooks;
import papan.model.Move;
import papan.model.Side;
import papan.rules.ClauseId;
import papan.rules.ClauseSwitch;
import papan.rules.RuleSet;
import papan.testing.Slow;

/** After a simultaneous opening nobody is owed a move, also where a capture earns one, which no shipped rule set has. */
class OpeningEndTest {
    private static final RuleSet ONE_MORE_MOVE =
            RuleBooks.shipped().find("ali-guli-mane").orElseThrow();

    private static Match opened(RuleSet rules, Random dice, List<BoardEvent> events) {
        Match match = Match.fromStart(new Engine(rules));
        events.addAll(match.latest());
        while (!match.isOver() && match.round().isOpening()) {
            List<Move> legal = match.legalMoves();
            match = match.choose(legal.get(dice.nextInt(legal.size())));
            events.addAll(match.latest());
        }
        return match;
    }

    private static Optional<RuleSet> borrowing(RuleSet rules) {
        return ClauseSwitch.take(rules, ONE_MORE_MOVE, ClauseId.AFTER_CAPTURE);
    }

    @Test
    @Slow
    void noMoveIsOwedAfterAnOpening() {
        int openings = 0;
        for (RuleSet shipped : RuleBooks.shipped().all()) {
            for (RuleSet rules : List.of(shipped, borrowing(shipped).orElse(shipped))) {
                Random dice = new Random(7);
                for (int i = 0; i < 300 && SimultaneousOpening.in(rules).isPresent(); i++) {
                    assertThat(opened(rules, dice, new ArrayList<>()).position().isBonus())
                            .as("%s, opening %d", rules.id(), i)
                            .isFalse();
                    openings++;
                }
            }
        }
        assertThat(openings).isGreaterThan(5_000);
    }

    /** A capture earns exactly one more move, in an opening too. */
    @Test
    void theMoveThatACaptureHasEarnedEarnsNoOther() {
        RuleSet rules =
                borrowing(RuleBooks.shipped().find("congkak").orElseThrow()).orElseThrow();
        Random dice = new Random(7);
        int earned = 0;
        for (int i = 0; i < 2_000; i++) {
            boolean[] used = new boolean[2];
            List<BoardEvent> events = new ArrayList<>();
            opened(rules, dice, events);
            for (BoardEvent event : events) {
                if (event instanceof TurnEnded ended && ended.next() == ended.player()) {
                    int side = ended.player() == Side.SOUTH ? 0 : 1;
                    boolean capture = ended.reason() == TurnEndReason.CAPTURE;
                    assertThat(capture && used[side]).as("opening %d", i).isFalse();
                    used[side] = capture;
                    earned += capture ? 1 : 0;
                }
            }
        }
        assertThat(earned).isPositive();
    }
}
