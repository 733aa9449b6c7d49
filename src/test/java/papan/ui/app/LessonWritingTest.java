package papan.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import papan.ui.board.BoardLooks;
import papan.ui.board.BoardLooks.Writing;
import papan.ui.playback.OnEdt;

@ExtendWith(OnEdt.class)
class LessonWritingTest {
    private final LessonWriting writing = new LessonWriting();

    @AfterEach
    void writeAll() throws Exception {
        EventQueue.invokeAndWait(BoardLooks.USUAL::install);
    }

    private static void press() {
        BoardLooks.current().withNextWriting().install();
    }

    @Test
    void namesHiddenInALessonComeBackWithTheNext() {
        writing.follow("first", true);
        press();
        writing.follow("first", true);
        assertThat(BoardLooks.current().writing()).as("in the same lesson").isEqualTo(Writing.NUMBERS);
        assertThat(writing.kept().writing()).as("kept for tomorrow").isEqualTo(Writing.ALL);
        writing.follow("second", true);
        assertThat(BoardLooks.current().writing()).isEqualTo(Writing.ALL);
    }

    @Test
    void otherWorkspacesHaveTheirOwnNames() {
        writing.follow("first", true);
        press();
        writing.follow("first", false);
        assertThat(BoardLooks.current().writing()).isEqualTo(Writing.ALL);
        press();
        press();
        assertThat(writing.kept().writing()).isEqualTo(Writing.ASKED);
        writing.follow("first", true);
        assertThat(BoardLooks.current().writing()).as("the lesson's").isEqualTo(Writing.NUMBERS);
        writing.follow("second", true);
        assertThat(BoardLooks.current().writing())
                .as("what was wished for elsewhere")
                .isEqualTo(Writing.ASKED);
    }
}
