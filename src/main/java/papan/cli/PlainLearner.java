package papan.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import papan.lesson.Act;
import papan.lesson.LessonRun;
import papan.lesson.LessonState;
import papan.lesson.Stage;
import papan.lesson.page.Block;
import papan.lesson.page.Page;
import papan.narration.CaptionText;

/** Who goes through a lesson on a terminal, and is told what comes of each act. */
final class PlainLearner {
    private final CaptionText words;
    private final PlainPage lines;
    private final PrintWriter out;
    private final List<Act> acts = new ArrayList<>();
    private LessonState state;

    PlainLearner(LessonRun run, CaptionText words, PrintWriter out) {
        this.words = words;
        this.lines = new PlainPage(words, run.lesson().view().bottom());
        this.out = out;
        state = LessonState.of(run);
    }

    /** How far the learner has come. */
    LessonState state() {
        return state;
    }

    /** What the learner has done, in order. */
    List<Act> acts() {
        return List.copyOf(acts);
    }

    /** The step at which the learner is. */
    Stage stage() {
        return state.stage();
    }

    /** Tells the step at which the learner is. */
    void tell() {
        Page page = page();
        out.println();
        out.println(page.number() + ". " + page.title());
        print(page.blocks());
    }

    /** Does something and tells what is new then; says whether it leads to another step, of which nothing is told yet. */
    boolean act(Act act) {
        Page before = page();
        int entries = state.entries();
        acts.add(act);
        state = state.after(act);
        if (state.entries() != entries) {
            return true;
        }
        print(page().newSince(before));
        return false;
    }

    private Page page() {
        return Page.read(state, words);
    }

    private void print(List<Block> blocks) {
        blocks.stream().flatMap(block -> block.accept(lines).stream()).forEach(out::println);
        out.flush();
    }
}
