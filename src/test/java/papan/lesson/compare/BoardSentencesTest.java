package papan.lesson.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.replay.Lockstep;
import papan.testing.PlayedLessons;

/** Whatever is told of compared boards is true of each board of which it is told: in all shipped lessons, at every event. */
class BoardSentencesTest {
    private static final int SHIPPED = 39;

    @Test
    void eachBoardHasTheSentenceOfWhatHappenedOnItAndOnlyWhatHoldsForAllIsToldOfAll() {
        int steps = 0;
        int apart = 0;
        for (LessonRun run : PlayedLessons.all()) {
            for (Stage stage : run.stages()) {
                if (run.compared(stage).isPresent()) {
                    steps++;
                    for (Language language : Language.values()) {
                        apart += check(run, stage, language);
                    }
                }
            }
        }
        assertThat(steps).isGreaterThanOrEqualTo(SHIPPED);
        assertThat(apart).as("sentences of boards that differ").isGreaterThan(1_000);
    }

    private static int check(LessonRun run, Stage stage, Language language) {
        ComparedBoards compared = run.compared(stage).orElseThrow();
        Lockstep lockstep = compared.lockstep();
        CaptionText words = new CaptionText(run.lesson().wording(language, run.rules(stage)));
        int apart = 0;
        for (int cursor = 1; cursor <= stage.end(); cursor++) {
            List<String> expected = new ArrayList<>();
            for (int board = 0; board < compared.boards().size(); board++) {
                int own = lockstep.beside(board, cursor);
                CaptionText terms = new CaptionText(run.lesson()
                        .wording(language, compared.boards().get(board).rules()));
                expected.add(
                        own == 0
                                ? ""
                                : terms.format(lockstep.timelines().get(board).caption(own - 1)));
            }
            assertThat(lockstep.beside(0, cursor)).isEqualTo(cursor);
            String where = run.lesson().id() + "/" + stage.step().head().id() + " at " + cursor;
            List<String> told = run.latest(stage, cursor, words).stream()
                    .map(each -> each.orElse(""))
                    .toList();
            assertThat(told).as(where).isEqualTo(expected);
            boolean same = expected.stream().distinct().count() == 1;
            assertThat(run.sentence(stage, cursor, words).isPresent()).as(where).isEqualTo(same);
            apart += same ? 0 : 1;
        }
        return apart;
    }
}
