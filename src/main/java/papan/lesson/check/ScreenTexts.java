package papan.lesson.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import papan.lesson.page.BlockTexts;
import papan.lesson.page.Page;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.Stage;
import papan.lesson.script.Hint;
import papan.lesson.text.TextReader;

/**
 * The texts of a step that a learner reads, as they are shown. What stands on boards, charts and rule cards is not among
 * them.
 *
 * @param screens by where they stand, the texts that are shown at the same time: at each moment of the step before an
 *     answer, and to each answer
 * @param hints by where they stand
 */
record ScreenTexts(Map<String, List<Set<String>>> screens, Map<String, String> hints) {

    static ScreenTexts of(LessonRun run, Stage stage) {
        String path = "steps[" + stage.index() + "]";
        LessonState state = LessonState.of(run, stage.index());
        Map<String, List<Set<String>>> screens = new LinkedHashMap<>();
        List<Set<String>> moments = new ArrayList<>();
        for (int cursor = stage.start(); cursor <= stage.end(); cursor++) {
            moments.add(texts(Page.of(state, cursor, run.words())));
        }
        screens.put(path, moments);
        TextReader answered = (at, text) -> {
            if (at.contains(".feedback")) {
                screens.put(at, List.of(Set.of(run.text(text))));
            }
        };
        answered.all(stage.step(), path);
        Map<String, String> hints = new LinkedHashMap<>();
        List<Hint> ladder = stage.step().head().hints();
        for (int i = 0; i < ladder.size(); i++) {
            hints.put(path + ".hints[" + i + "].text", run.text(ladder.get(i).text()));
        }
        return new ScreenTexts(screens, hints);
    }

    /** The texts of a page; one that two blocks have is shown once. */
    private static Set<String> texts(Page page) {
        Set<String> texts = new LinkedHashSet<>(Set.of(page.title()));
        page.blocks().forEach(block -> texts.addAll(block.accept(new BlockTexts() {})));
        return texts;
    }
}
