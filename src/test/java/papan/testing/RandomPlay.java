package papan.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import papan.engine.Engine;
import papan.engine.Match;
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

    /** How a match went that was played by a die. */
    public enum Outcome {
        /** It has a winner, or is drawn. */
        ENDED,
        /** So many rounds were played without an end. */
        TOO_MANY_ROUNDS,
        /** A round went on and on, as where two players only walk single seeds round the board. */
        CYCLIC
    }

    /**
     * Plays a match of a rule set from its own start.
     *
     * @param rounds more are not played
     * @param listener told every event in order
     */
    public static Outcome match(RuleSet rules, long seed, int rounds, Consumer<BoardEvent> listener) {
        Random random = new Random(seed);
        Match match = Match.fromStart(new Engine(rules));
        match.latest().forEach(listener);
        int round = match.position().round();
        int choices = 0;
        while (!match.isOver()) {
            List<Move> legal = match.legalMoves();
            match = match.choose(legal.get(random.nextInt(legal.size())));
            match.latest().forEach(listener);
            choices = match.position().round() == round ? choices + 1 : 0;
            round = match.position().round();
            if (choices > MAX_CHOICES) {
                return Outcome.CYCLIC;
            }
            if (round > rounds) {
                return Outcome.TOO_MANY_ROUNDS;
            }
        }
        return Outcome.ENDED;
    }

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
