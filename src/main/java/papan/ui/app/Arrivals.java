package papan.ui.app;

import java.nio.file.Path;
import java.util.Map;
import papan.json.LessonFile;
import papan.replay.RecordedMatch;
import papan.rules.RuleSet;

/** Brings files that were opened to the workspaces in which they are shown. */
final class Arrivals implements Opener.Places {
    private final Contents contents;

    Arrivals(Contents contents) {
        this.contents = contents;
    }

    @Override
    public RuleSet rules() {
        return contents.explore().map(shown -> shown.session().rules()).orElseGet(contents::rulesOfLesson);
    }

    @Override
    public void lesson(LessonFile lesson) {
        contents.showLesson(lesson);
    }

    @Override
    public void rules(Path file) {
        contents.showRules();
        contents.rules().ifPresent(atlas -> atlas.open(file));
    }

    @Override
    public void match(Path file) {
        contents.showExplore();
        contents.explore().ifPresent(explore -> explore.open(file));
    }

    @Override
    public void position(RecordedMatch board) {
        contents.showMatch(board);
    }

    @Override
    public void learners(Path folder) {
        contents.showLearn();
        contents.learn().showClass(folder);
    }

    @Override
    public void told(String key, Map<String, Object> values) {
        contents.ear().answer(key, values);
    }
}
