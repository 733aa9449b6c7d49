package papan.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import papan.lesson.kept.Act;
import papan.lesson.page.Block;
import papan.lesson.page.Page;
import papan.lesson.play.LessonState;
import papan.lesson.play.Stage;
import papan.narration.CaptionText;

/** Who goes through a lesson on a terminal, and is told what comes of each act. */
final class PlainLearner {
    private final CaptionText words;
    private final PlainPage lines;
    private final PrintWriter out;
    private final List<Act> acts = new ArrayList<>();
    private LessonState state;
    /** The state of which {@link #page} is the page. */
    private LessonState read;

    private Page page;

    PlainLearner(LessonState state, CaptionText words, PrintWriter out) {
        this.words = words;
        this.lines = new PlainPage(words, state.run().lesson().view().bottom());
        this.out = out;
        this.state = state;
        this.read = state;
        this.page = Page.read(state, words);
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
        Page told = page();
        out.println();
        out.println(told.number() + ". " + told.title());
        print(told.blocks());
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
        if (read != state) {
            read = state;
            page = Page.read(state, words);
        }
        return page;
    }

    private void print(List<Block> blocks) {
        blocks.stream().flatMap(block -> block.accept(lines).stream()).forEach(out::println);
        out.flush();
    }
}
