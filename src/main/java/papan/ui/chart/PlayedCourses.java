package papan.ui.chart;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import papan.analysis.Course;
import papan.analysis.Courses;
import papan.rules.RuleSet;
import papan.search.Exhibition;
import papan.search.Strategy;
import papan.ui.common.Background;

/** Plays matches in the background. Only the answer to the latest request is told. */
final class PlayedCourses {
    private int asked;

    /**
     * What is to be played.
     *
     * @param rules one match for each
     * @param rounds of each match
     */
    record Request(List<RuleSet> rules, Strategy south, Strategy north, int rounds, long seed) {}

    /** Plays a match under each rule set and gives the courses. */
    void ask(Request request, Consumer<List<Course>> then) {
        int number = ++asked;
        Background.run(() -> play(request), courses -> {
            if (number == asked) {
                then.accept(courses);
            }
        });
    }

    private static List<Course> play(Request request) {
        return request.rules().stream()
                .map(rules -> Courses.play(
                                rules,
                                Optional.empty(),
                                Exhibition.moves(
                                        rules, request.south(), request.north(), request.seed(), request.rounds()))
                        .firstRounds(request.rounds())
                        .course())
                .toList();
    }
}
