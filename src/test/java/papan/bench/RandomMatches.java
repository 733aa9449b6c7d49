package papan.bench;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import papan.engine.Engine;
import papan.json.rules.RuleBooks;
import papan.model.Position;
import papan.rules.RuleSet;
import papan.testing.RandomPlay;
import papan.testing.RandomPlay.Outcome;
import papan.testing.SeedCount;

/**
 * Plays ten thousand random matches of every rule set, or of those named, counts the seeds after every event, and prints
 * the lines of {@code src/test/resources/papan/random-matches.csv}. Takes an hour or two on two processors.
 */
final class RandomMatches {
    private static final int MATCHES = 10_000;
    /** Between equals many matches have no end in sight; after so many rounds they are reported. */
    private static final int ROUNDS = 100;

    private RandomMatches() {}

    public static void main(String[] args) {
        List<RuleSet> chosen = RuleBooks.shipped().all().stream()
                .filter(rules -> args.length == 0 || Arrays.asList(args).contains(rules.id()))
                .toList();
        System.out.println("rules,matches,ended,tooManyRounds,cyclic,events");
        chosen.parallelStream().forEach(rules -> System.out.println(play(rules)));
    }

    private static String play(RuleSet rules) {
        Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);
        Position start = new Engine(rules).start();
        long events = 0;
        for (int seed = 0; seed < MATCHES; seed++) {
            SeedCount count = new SeedCount(rules.id() + ", seed " + seed, start);
            outcomes.merge(RandomPlay.match(rules, seed, ROUNDS, count::add), 1, Integer::sum);
            events += count.events();
        }
        return String.join(
                ",",
                rules.id(),
                String.valueOf(MATCHES),
                String.valueOf(outcomes.getOrDefault(Outcome.ENDED, 0)),
                String.valueOf(outcomes.getOrDefault(Outcome.TOO_MANY_ROUNDS, 0)),
                String.valueOf(outcomes.getOrDefault(Outcome.CYCLIC, 0)),
                String.valueOf(events));
    }
}
