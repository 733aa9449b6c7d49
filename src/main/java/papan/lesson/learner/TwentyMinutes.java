package papan.lesson.learner;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import papan.lesson.script.Step;

/**
 * What to leave out when there is less time than the author planned. A lesson is left out by its parts: a step that goes
 * on from the board before it belongs to that step, and a question to what is watched or tried just before it. The first
 * part and the last stay, and of the others the longest for which there is time. A part that asks stays only with all that
 * is watched before it, of which it may speak.
 */
public final class TwentyMinutes {
    /** Minutes are added up as fractions. */
    private static final double ROUNDING = 1e-6;

    private final List<List<Step>> parts = new ArrayList<>();
    private final Set<Integer> kept = new TreeSet<>();

    private TwentyMinutes(List<Step> steps) {
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            if (i == 0 || (!step.goesOn() && !(step.asks() && steps.get(i - 1).leadsToQuestions()))) {
                parts.add(new ArrayList<>());
            }
            parts.get(parts.size() - 1).add(step);
        }
    }

    /** The plan with as much left out as is needed, and no more than may be. */
    public static TodaysPlan fitted(List<Step> steps, TodaysPlan plan, int minutes) {
        TwentyMinutes fitting = new TwentyMinutes(steps);
        fitting.keep(minutes);
        Set<String> out = IntStream.range(0, fitting.parts.size())
                .filter(part -> !fitting.kept.contains(part))
                .mapToObj(fitting.parts::get)
                .flatMap(List::stream)
                .map(step -> step.head().id())
                .collect(Collectors.toSet());
        return plan.withHidden(out).withMinutes(minutes);
    }

    private void keep(int minutes) {
        IntStream.of(0, parts.size() - 1).filter(part -> part >= 0).forEach(part -> kept.addAll(with(part)));
        List<Integer> longestFirst = IntStream.range(0, parts.size())
                .boxed()
                .sorted(Comparator.comparingDouble((Integer part) -> -minutes(Set.of(part))))
                .toList();
        for (int part : longestFirst) {
            Set<Integer> more = new TreeSet<>(kept);
            more.addAll(with(part));
            if (minutes(more) <= minutes + ROUNDING) {
                kept.addAll(more);
            }
        }
    }

    /** A part, and the parts without which it cannot be understood. */
    private Set<Integer> with(int part) {
        Set<Integer> with = new TreeSet<>(Set.of(part));
        if (parts.get(part).stream().anyMatch(Step::asks)) {
            IntStream.range(0, part)
                    .filter(earlier -> parts.get(earlier).stream().anyMatch(TwentyMinutes::isWatched))
                    .forEach(with::add);
        }
        return with;
    }

    private static boolean isWatched(Step step) {
        return !step.asks() && !step.letsTry();
    }

    private double minutes(Set<Integer> some) {
        return some.stream()
                .flatMap(part -> parts.get(part).stream())
                .mapToDouble(step -> step.head().minutes())
                .sum();
    }
}
