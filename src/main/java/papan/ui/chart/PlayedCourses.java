package papan.ui.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import papan.analysis.Course;
import papan.analysis.Courses;
import papan.model.Position;
import papan.model.Side;
import papan.replay.PlayedMatch;
import papan.replay.Timeline;
import papan.rules.RuleSet;
import papan.search.Exhibition;
import papan.search.Strategy;
import papan.search.Watch;
import papan.ui.common.SupersedingTask;

/** Plays matches in the background, and ends those that nobody wants any more. Lives on the event dispatch thread. */
final class PlayedCourses {
    private final SupersedingTask playing = new SupersedingTask();

    /**
     * What is to be played.
     *
     * @param rules one match for each
     * @param rounds of each match
     */
    record Request(List<RuleSet> rules, Strategy south, Strategy north, int rounds, long seed) {}

    /**
     * A match that has been played, ready to be shown.
     *
     * @param timeline surveyed, for that takes long where the match is long
     */
    record Played(Course course, Timeline timeline) {
        static Played of(PlayedMatch match) {
            Timeline timeline = match.timeline();
            return new Played(Course.of(match.rules(), timeline.positionAt(0), timeline.events()), timeline);
        }

        private static Played of(Course course) {
            int[] cells = course.rules().board().cells();
            Timeline timeline = Timeline.of(Position.of(course.layout(), cells, 0, Side.SOUTH, 1), course.events());
            timeline.survey();
            return new Played(course, timeline);
        }
    }

    /** Plays no more; nobody is told. */
    void stop() {
        playing.stop();
    }

    /** Whether matches are still to come. */
    boolean isRunning() {
        return playing.isRunning();
    }

    /**
     * Plays a match under each rule set.
     *
     * @param failed is told if it broke off
     */
    void ask(Request request, Consumer<List<Played>> then, Runnable failed) {
        playing.run(ended -> play(request, ended), then, failure -> failed.run());
    }

    private static List<Played> play(Request request, BooleanSupplier ended) {
        List<Played> all = new ArrayList<>();
        for (RuleSet rules : request.rules()) {
            if (!ended.getAsBoolean()) {
                all.add(Played.of(course(rules, request, Watch.until(ended))));
            }
        }
        return all;
    }

    private static Course course(RuleSet rules, Request request, Watch watch) {
        return Courses.play(
                        rules,
                        Optional.empty(),
                        Exhibition.moves(
                                rules, request.south(), request.north(), request.seed(), request.rounds(), watch))
                .firstRounds(request.rounds())
                .course();
    }
}
