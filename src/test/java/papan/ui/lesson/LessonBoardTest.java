package papan.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.lesson.script.Highlight;
import papan.lesson.script.Highlight.Target.Ring;
import papan.model.Side;
import papan.model.Store;
import papan.narration.Language;
import papan.testing.LessonFiles;
import papan.testing.PlayedLessons;
import papan.ui.board.BoardView;
import papan.ui.board.Viewpoint;
import papan.ui.common.WindowText;
import papan.ui.playback.HandTicker;
import papan.ui.playback.OnEdt;
import papan.ui.playback.Playback;

/** What authors point at comes to the board as they wrote it, in all shipped lessons. */
@ExtendWith(OnEdt.class)
class LessonBoardTest {
    private int labels;
    private int rings;

    @Test
    void everyWordComesToTheBoardOnceAndARingIsOfThePlayerWhoIsSpokenOf() throws Exception {
        for (Path file : LessonFiles.all()) {
            LessonRun run = PlayedLessons.of(file);
            for (LessonRun each :
                    Stream.concat(Stream.of(run), run.bank().stream()).toList()) {
                each.stages().forEach(stage -> check(each, stage));
            }
        }
        assertThat(labels).as("words that authors wrote").isGreaterThanOrEqualTo(28);
        assertThat(rings).isGreaterThan(15);
    }

    private void check(LessonRun run, Stage stage) {
        List<Highlight> highlights = stage.step().head().highlights();
        List<String> written = highlights.stream()
                .map(Highlight::label)
                .filter(label -> !label.isEmpty())
                .toList();
        List<papan.ui.board.BoardHighlight> shown = shown(run, stage, highlights);
        String where = run.lesson().id() + "/" + stage.step().head().id();
        List<String> drawn = new ArrayList<>(shown.stream()
                .map(papan.ui.board.BoardHighlight::label)
                .filter(label -> !label.isEmpty())
                .toList());
        assertThat(drawn).as(where).containsExactlyInAnyOrderElementsOf(written);
        labels += written.size();
        if (highlights.stream().anyMatch(each -> each.target() instanceof Ring)) {
            rings++;
            Side whose = where.equals("refill-three-readings/past-the-lids") ? Side.NORTH : Side.SOUTH;
            assertThat(shown)
                    .as(where)
                    .contains(new papan.ui.board.BoardHighlight(
                            new Store(whose), papan.ui.board.BoardHighlight.Role.PATH))
                    .doesNotContain(new papan.ui.board.BoardHighlight(
                            new Store(whose.opponent()), papan.ui.board.BoardHighlight.Role.PATH));
        }
    }

    private static List<papan.ui.board.BoardHighlight> shown(LessonRun run, Stage stage, List<Highlight> highlights) {
        Playback playback = new Playback(new HandTicker(), stage.timeline().positionAt(0));
        playback.load(stage.timeline(), stage.start(), stage.end());
        BoardView view = new BoardView(
                playback,
                new Viewpoint(Side.SOUTH, run.rules(stage).sowing().direction()),
                new WindowText(Language.ENGLISH));
        new LessonBoard(view, playback).point(highlights, List.of());
        return view.scene().marks().highlights();
    }
}
