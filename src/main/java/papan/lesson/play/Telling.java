package papan.lesson.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.lesson.script.Step;
import papan.narration.Caption;
import papan.narration.CaptionText;

/**
 * Tells a lesson stage by stage in sentences only: on a terminal, read aloud or on paper.
 *
 * @param words in which the program's own sentences are put
 */
public record Telling(LessonRun run, CaptionText words) {

    /** What a stage is called: as its author says, else by the id of its step. */
    public String title(Stage stage) {
        Step.Head head = stage.step().head();
        return head.title().isEmpty() ? head.id() : run.text(head.title());
    }

    /** Whether the board has to be shown where a stage begins, because it is not as the last one left it. */
    public boolean showsBoard(Stage stage) {
        return stage.opensScene()
                || (stage.index() > 0
                        && run.stages().get(stage.index() - 1).step().isAside());
    }

    /** What the author says where a stage begins; empty if nothing. */
    public Optional<String> opening(Stage stage) {
        boolean ownWords =
                stage.step().head().say().stream().anyMatch(say -> say.on().isEmpty());
        return ownWords ? run.sentence(stage, stage.start(), words) : Optional.empty();
    }

    /** What happens: spoken events, and of the quiet ones those about which the author has something to say. */
    public List<String> events(Stage stage) {
        List<String> told = new ArrayList<>();
        for (int cursor = stage.start() + 1; cursor <= stage.end(); cursor++) {
            Caption caption = stage.timeline().caption(cursor - 1);
            Optional<String> sentence = run.sentence(stage, cursor, words);
            boolean authors = !sentence.equals(Optional.of(words.format(caption)));
            if (authors || caption.volume() == Caption.Volume.SPOKEN) {
                sentence.ifPresent(told::add);
            }
        }
        return told;
    }
}
