package papan.lesson.learner;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import papan.lesson.play.TodaysWay;
import papan.lesson.script.From;
import papan.lesson.script.Step;

/**
 * The way of a plan through the steps of a lesson, by their 0-based numbers. A step that carries on from the board of the
 * step before it, or asks about what was done there, stays behind that step: the two move together, as one block.
 */
public final class PlannedWay implements TodaysWay {
    private final List<Step> steps;
    private final TodaysPlan plan;
    private final List<List<Integer>> blocks;

    /** The way of a plan through a lesson's steps. */
    public PlannedWay(List<Step> steps, TodaysPlan plan) {
        this.steps = List.copyOf(steps);
        this.plan = plan;
        this.blocks = ordered(blocks(steps), block -> plan.order().indexOf(id(block.get(0))));
    }

    /** Blocks that the plan does not know, since the lesson has become longer, stay behind the one before them. */
    private static List<List<Integer>> ordered(List<List<Integer>> written, ToIntFunction<List<Integer>> rank) {
        List<List<Integer>> next = new ArrayList<>(written);
        next.removeIf(block -> rank.applyAsInt(block) < 0);
        next.sort((one, other) -> Integer.compare(rank.applyAsInt(one), rank.applyAsInt(other)));
        for (int i = 0; i < written.size(); i++) {
            if (rank.applyAsInt(written.get(i)) < 0) {
                next.add(i == 0 ? 0 : next.indexOf(written.get(i - 1)) + 1, written.get(i));
            }
        }
        return next;
    }

    private static List<List<Integer>> blocks(List<Step> steps) {
        List<List<Integer>> blocks = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            boolean looksBack =
                    step.asAsk().filter(ask -> ask.asking().looksBack()).isPresent();
            if (i == 0 || !(looksBack || step.head().from() instanceof From.Keep)) {
                blocks.add(new ArrayList<>());
            }
            blocks.get(blocks.size() - 1).add(i);
        }
        return blocks;
    }

    private String id(int step) {
        return steps.get(step).head().id();
    }

    /** The plan. */
    public TodaysPlan plan() {
        return plan;
    }

    /** All steps in the order of the plan, also those that are left out. */
    public List<Integer> all() {
        return blocks.stream().flatMap(List::stream).toList();
    }

    /** The steps that are shown, in order. */
    public List<Integer> shown() {
        return all().stream().filter(this::isShown).toList();
    }

    @Override
    public boolean isShown(int step) {
        return !plan.hidden().contains(id(step));
    }

    /** Whether it is another way than the lesson's own. */
    public boolean differs() {
        return !shown().equals(IntStream.range(0, steps.size()).boxed().toList());
    }

    @Override
    public Optional<Integer> after(int step) {
        List<Integer> all = all();
        return all.subList(all.indexOf(step) + 1, all.size()).stream()
                .filter(this::isShown)
                .findFirst();
    }

    @Override
    public Optional<Integer> before(int step) {
        List<Integer> all = all();
        return all.subList(0, all.indexOf(step)).stream().filter(this::isShown).reduce((one, later) -> later);
    }

    /** How many steps of today there are up to this one, with it if it is shown. */
    public int place(int step) {
        return upTo(step).size();
    }

    private List<Integer> upTo(int step) {
        List<Integer> all = all();
        return all.subList(0, all.indexOf(step) + 1).stream()
                .filter(this::isShown)
                .toList();
    }

    /** The minutes that the author planned for what is shown up to a step, with it. */
    public double minutes(int step) {
        return upTo(step).stream()
                .mapToDouble(each -> steps.get(each).head().minutes())
                .sum();
    }

    /** The minutes that the author planned for all that is shown. */
    public double minutes() {
        return all().isEmpty() ? 0 : minutes(all().get(all().size() - 1));
    }

    /** A step with those that move with it. */
    public List<Integer> block(int step) {
        return List.copyOf(blocks.get(blockOf(step)));
    }

    /** Whether there is anything to move: a lesson that goes on from one board to its end is a single block. */
    public boolean isOneBlock() {
        return blocks.size() < 2;
    }

    private int blockOf(int step) {
        return IntStream.range(0, blocks.size())
                .filter(i -> blocks.get(i).contains(step))
                .findFirst()
                .orElseThrow();
    }

    /** The plan with a step, and those that move with it, before the block before it or behind the one after it. */
    public TodaysPlan moved(int step, boolean up) {
        int from = blockOf(step);
        int to = up ? from - 1 : from + 1;
        if (to < 0 || to >= blocks.size()) {
            return plan;
        }
        List<List<Integer>> next = new ArrayList<>(blocks);
        next.add(to, next.remove(from));
        return plan.withOrder(next.stream().flatMap(List::stream).map(this::id).toList());
    }
}
