package papan.lesson.learner;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import papan.lesson.script.Step;

/**
 * What to leave out when there is less time than the author planned: first what explains beside the board, then what is
 * only watched, the longest first. The first and the last step stay, and so does whatever asks or lets try.
 */
public final class TwentyMinutes {
    private TwentyMinutes() {}

    /** The plan with as much left out as is needed, and no more than may be. */
    public static TodaysPlan fitted(List<Step> steps, TodaysPlan plan, int minutes) {
        Set<String> out = new TreeSet<>();
        double left = steps.stream().mapToDouble(step -> step.head().minutes()).sum();
        for (Step step : extras(steps)) {
            if (left > minutes) {
                out.add(step.head().id());
                left -= step.head().minutes();
            }
        }
        return plan.withHidden(out).withMinutes(minutes);
    }

    private static List<Step> extras(List<Step> steps) {
        List<Step> inner = new ArrayList<>(
                steps.subList(Math.min(1, steps.size()), Math.max(Math.min(1, steps.size()), steps.size() - 1)));
        inner.removeIf(step -> step.asks() || step.letsTry() || step.head().minutes() == 0);
        inner.sort(Comparator.comparing((Step step) -> step.asPlay().isPresent())
                .thenComparing(step -> -step.head().minutes()));
        return inner;
    }
}
