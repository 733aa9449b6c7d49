package papan.lesson.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import papan.chart.Chart;
import papan.lesson.script.ManyRounds;
import papan.rules.RuleSet;
import papan.search.Simulation;
import papan.search.Strategy;
import papan.search.Watch;

/** The rounds that were played for the charts of a lesson, each once. Any thread may ask. */
final class PlayedRounds {
    private final Map<ManyRounds, List<Chart.Sample>> played = new ConcurrentHashMap<>();

    /** What they came to, if they have been played. */
    Optional<List<Chart.Sample>> known(ManyRounds rounds) {
        return Optional.ofNullable(played.get(rounds));
    }

    /** Plays them, unless they have been played; takes a second or so. */
    List<Chart.Sample> of(ManyRounds rounds) {
        return played.computeIfAbsent(rounds, PlayedRounds::play);
    }

    private static List<Chart.Sample> play(ManyRounds rounds) {
        Strategy players = Strategy.parse(rounds.players()).orElseThrow();
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        List<Chart.Sample> all = new ArrayList<>();
        for (ManyRounds.Board board : rounds.boards()) {
            RuleSet rules =
                    board.label().isEmpty() ? board.rules() : board.rules().called(board.label());
            Simulation.Plan plan = new Simulation.Plan(
                    rules, false, rounds.rounds(), players, players, rounds.seed(), threads, Simulation.ByTurn.LEAD);
            all.add(new Chart.Sample(rules, Simulation.run(plan, Watch.NOBODY), true));
        }
        return List.copyOf(all);
    }
}
