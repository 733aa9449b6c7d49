package papan.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import papan.engine.Engine;
import papan.engine.Round;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.model.Move;
import papan.model.Position;
import papan.rules.RuleSet;

/** Rounds played by a seeded die. Every failure message of a test that uses one must name the seed. */
public final class RandomPlay {
    /** More choices than any round of the shipped rule sets needs. */
    private static final int MAX_CHOICES = 2000;

    private RandomPlay() {}

    /**
     * A whole round.
     *
     * @param rounds where it stood after each choice, the beginning first
     * @param events everything that happened
     * @param after the fold of the events
     */
    public record Played(List<Round> rounds, List<BoardEvent> events, Position after) {}

    /** Plays a round of a rule set from its own start. */
    public static Played round(RuleSet rules, long seed) {
        Random random = new Random(seed);
        Engine engine = new Engine(rules);
        Round round = Round.fromStart(engine);
        List<Round> rounds = new ArrayList<>(List.of(round));
        List<BoardEvent> events = new ArrayList<>(round.latest());
        for (int i = 0; !round.isOver() && i < MAX_CHOICES; i++) {
            List<Move> legal = round.legalMoves();
            round = round.choose(legal.get(random.nextInt(legal.size())));
            rounds.add(round);
            events.addAll(round.latest());
        }
        return new Played(rounds, events, Fold.after(engine.start(), events));
    }
}
