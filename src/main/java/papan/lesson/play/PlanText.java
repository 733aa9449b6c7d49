package papan.lesson.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import papan.lesson.script.Teaching;
import papan.narration.CaptionText;

/** Writes what an author says to the teacher, line by line: the note, and the plan of a school lesson. */
public final class PlanText {
    private PlanText() {}

    /** The lines in the language of the words; none where nothing is said. */
    public static List<String> of(LessonRun run, CaptionText words) {
        Teaching teaching = run.lesson().meta().teaching();
        List<String> lines = new ArrayList<>();
        if (!teaching.note().isEmpty()) {
            lines.add(run.text(teaching.note()));
        }
        teaching.plan().ifPresent(plan -> plan(plan, run, words, lines));
        return lines;
    }

    private static void plan(Teaching.Plan plan, LessonRun run, CaptionText words, List<String> lines) {
        lines.add(words.text("plan.aim", Map.of("text", run.text(plan.aim()))));
        plan.run()
                .forEach(each -> lines.add(
                        words.text("plan.run", Map.of("minutes", each.minutes(), "text", run.text(each.text())))));
        plan.watch().forEach(each -> lines.add(words.text("plan.watch", Map.of("text", run.text(each)))));
        if (!plan.fast().isEmpty()) {
            lines.add(words.text("plan.fast", Map.of("text", run.text(plan.fast()))));
        }
        if (!plan.without().isEmpty()) {
            lines.add(words.text("plan.without", Map.of("text", run.text(plan.without()))));
        }
    }
}
