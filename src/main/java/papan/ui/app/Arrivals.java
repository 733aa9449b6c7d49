package papan.ui.app;

import java.nio.file.Path;
import java.util.Map;
import papan.json.lesson.LessonFile;
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
        contents.notice().clear();
        contents.showLesson(lesson);
    }

    @Override
    public void rules(Path file) {
        contents.notice().clear();
        contents.showRules();
        contents.rules().ifPresent(atlas -> atlas.open(file));
    }

    @Override
    public void match(Path file) {
        contents.notice().clear();
        contents.showExplore();
        contents.explore().ifPresent(explore -> explore.open(file));
    }

    @Override
    public void position(RecordedMatch board) {
        contents.notice().clear();
        contents.showMatch(board);
    }

    @Override
    public void learners(Path folder) {
        contents.notice().clear();
        contents.showLearn();
        contents.learn().showClass(folder);
    }

    @Override
    public void lessons(Path folder) {
        contents.notice().clear();
        contents.addFolder(folder);
    }

    @Override
    public void told(String key, Map<String, Object> values) {
        contents.notice().tell(contents.text(key, values));
    }
}
