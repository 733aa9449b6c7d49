package papan.ui.chart;

import java.util.List;
import java.util.function.Supplier;
import papan.analysis.ChartKind;
import papan.analysis.Course;
import papan.analysis.Spacing;
import papan.chart.Chart;
import papan.model.Layout;
import papan.model.Position;
import papan.model.Side;
import papan.replay.PlayedMatch;
import papan.rules.RuleSet;
import papan.ui.plot.Sampling;

/**
 * What charts are made of: a match under each rule set, and many rounds of them; played in the background as the settings
 * say. Lives on the event dispatch thread.
 */
final class ChartSource {
    private final PlayedCourses matches = new PlayedCourses();
    private final Sampling sampling = new Sampling();
    private final Supplier<Long> clock;
    private final Listener listener;
    private ChartSettings settings;
    private List<Course> courses;
    private List<Chart.Sample> samples = List.of();

    /** Who hears of it. */
    interface Listener {
        /** A match has been played under each rule set. */
        void played(List<PlayedCourses.Played> matches);

        /** The matches or the rounds that were asked for could not be played. */
        void failed();

        /** So many of all rounds have been played. */
        void progress(long done, long total);

        /** There are figures of many rounds, or better ones. */
        void sampled();

        /**
         * No more rounds are played.
         *
         * @param complete whether all that were wanted
         */
        void over(boolean complete, long done, long total, double seconds);
    }

    /**
     * With nothing played yet.
     *
     * @param clock milliseconds from any moment, to tell how long many rounds took
     */
    ChartSource(RuleSet rules, Supplier<Long> clock, Listener listener) {
        this.clock = clock;
        this.listener = listener;
        settings = ChartSettings.of(rules);
        courses = List.of(Course.of(rules, empty(rules.layout()), List.of()));
    }

    /** A board without seeds, which is shown until something has been played. */
    static Position empty(Layout layout) {
        return Position.of(layout, new int[layout.places()], 0, Side.SOUTH, 1);
    }

    ChartSettings settings() {
        return settings;
    }

    /** The rule set of which a match is shown. */
    RuleSet rules() {
        return settings.rules().get(0);
    }

    /** Other settings; the figures of many rounds under the old ones are of no use any more. */
    void change(ChartSettings next) {
        settings = next;
        sampling.abandon();
        samples = List.of();
    }

    /** Plays the matches anew. */
    void play() {
        PlayedCourses.Request request = new PlayedCourses.Request(
                settings.rules(), settings.south(), settings.north(), settings.rounds(), settings.seed());
        matches.ask(
                request,
                played -> {
                    courses = played.stream().map(PlayedCourses.Played::course).toList();
                    listener.played(played);
                },
                listener::failed);
    }

    /** Takes a match that somebody has played, in place of what is being played. */
    void take(PlayedMatch match) {
        PlayedCourses.Played played = PlayedCourses.Played.of(match);
        matches.stop();
        courses = List.of(played.course());
        listener.played(List.of(played));
    }

    /** Begins to play many rounds. */
    void sample() {
        Sampling.Request request = new Sampling.Request(
                settings.rules(),
                settings.sample().matches(),
                settings.sample().count(),
                settings.south(),
                settings.north(),
                settings.seed(),
                Math.max(1, Runtime.getRuntime().availableProcessors()));
        sampling.start(request, new Counted(clock.get()));
    }

    /** Plays no more rounds than have been played. */
    void stop() {
        sampling.stop();
    }

    /** Whether many rounds are being played. */
    boolean isSampling() {
        return sampling.isRunning();
    }

    /** Whether anything is being played. */
    boolean isBusy() {
        return sampling.isRunning() || matches.isRunning();
    }

    /** Whether there is something to answer a kind of question with. */
    boolean has(ChartKind kind) {
        return kind.followsACourse() || !samples.isEmpty();
    }

    /** The chart that answers a kind of question; that of the match's seeds as long as there is none. */
    Chart chart(ChartKind kind, Spacing spacing) {
        if (kind.followsACourse()) {
            return Chart.of(kind, spacing, courses);
        }
        return samples.isEmpty() ? Chart.of(ChartKind.SEEDS, spacing, courses) : Chart.ofSamples(kind, samples);
    }

    /** The same of the first rule set alone. */
    Chart firstChart(ChartKind kind, Spacing spacing) {
        return Chart.of(kind, spacing, courses.subList(0, 1));
    }

    /** How far many rounds have come. */
    private final class Counted implements Sampling.Listener {
        private final long started;

        Counted(long started) {
            this.started = started;
        }

        @Override
        public void progress(long done, long total) {
            listener.progress(done, total);
        }

        @Override
        public void found(List<Chart.Sample> found) {
            samples = List.copyOf(found);
            listener.sampled();
        }

        @Override
        public void failed() {
            listener.failed();
        }

        @Override
        public void over(boolean complete, long done, long total) {
            listener.over(complete, done, total, (clock.get() - started) / 1000.0);
        }
    }
}
