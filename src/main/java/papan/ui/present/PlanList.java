package papan.ui.present;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import papan.lesson.script.From;
import papan.lesson.script.Step;
import papan.ui.common.TickList;
import papan.ui.common.WindowText;

/** All steps of a lesson in the order of today, by their 0-based numbers; those that are shown have a tick. */
final class PlanList extends TickList<Integer> {
    /** How far those stand in that move with the step before them, of scale 1. */
    private static final int INDENT = 18;

    private final transient TodaysLesson today;
    private final transient WindowText words;

    /**
     * The list of the lesson that is open.
     *
     * @param toggled shows the chosen step, or leaves it out
     * @param selected hears that another step is chosen
     */
    PlanList(TodaysLesson today, WindowText words, Runnable toggled, Runnable selected) {
        super("plan.steps", step -> row(step, today, words), step -> toggled.run(), step -> selected.run());
        this.today = today;
        this.words = words;
    }

    /** Shows the plan as it is now; the same step stays chosen. */
    void refresh() {
        List<Integer> all = today.way().all();
        boolean begins = shown().isEmpty();
        if (!shown().equals(all)) {
            show(all);
        }
        if (begins) {
            setSelectedValue(today.session().index(), true);
        }
        repaint();
    }

    int chosen() {
        return picked().orElse(0);
    }

    /** How a step is called. */
    String title(int step) {
        return title(step, today);
    }

    private static String title(int step, TodaysLesson today) {
        Step.Head head = today.steps().get(step).head();
        return today.session().lesson().text(head.title().isEmpty() ? head.id() : head.title());
    }

    /** A step in words, with how long it takes and whether it is shown. */
    String said(int step) {
        return row(step, today, words).said();
    }

    private static Row row(int step, TodaysLesson today, WindowText words) {
        boolean shown = today.way().isShown(step);
        String title = title(step, today);
        String minutes = minutes(today.steps().get(step).head().minutes(), words);
        String said =
                title + (minutes.isEmpty() ? "" : ", " + minutes) + ", " + words.text(shown ? "plan.in" : "plan.out");
        boolean goesWithTheOneBefore =
                step > 0 && today.steps().get(step).head().from() instanceof From.Keep;
        return new Row(
                (step + 1) + "  " + title,
                minutes,
                Optional.of(shown),
                !shown,
                goesWithTheOneBefore ? INDENT : 0,
                said);
    }

    private static String minutes(double minutes, WindowText words) {
        String number = minutes == Math.rint(minutes)
                ? String.valueOf((int) minutes)
                : String.format(Locale.forLanguageTag(words.language().tag()), "%.1f", minutes);
        return minutes == 0 ? "" : words.text("plan.step.minutes", Map.of("minutes", number));
    }
}
