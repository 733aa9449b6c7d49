package papan.lesson.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import papan.lesson.check.LessonFigures.First;
import papan.lesson.play.LessonText;

class LessonFiguresTest {
    private static final String LOOK = "{ 'id': 'look', 'kind': 'play', 'moves': ['S7'], 'minutes': 1.3 }";
    private static final String ASK =
            "{ 'id': 'ask', 'kind': 'ask', 'minutes': 0.6, 'question': { 'type': 'bestMove', 'by': 'storeGain' } }";
    private static final String TRY = "{ 'id': 'try', 'kind': 'try', 'minutes': 2, 'position': 'start',"
            + " 'goal': { 'ruling': 'extraTurn' }, 'moves': 1 }";

    @Test
    void questionsAndOwnMovesAreCounted() {
        LessonFigures figures = figures(LOOK + "," + ASK + "," + TRY);

        assertThat(figures.questions()).isOne();
        assertThat(figures.ownMoves()).isOne();
    }

    @Test
    void theFirstActMayBeAnAnswerAndTheFirstMoveComesLater() {
        LessonFigures figures = figures(LOOK + "," + ASK + "," + TRY);

        assertThat(figures.firstAct()).contains(new First(2, "ask", 1.3));
        assertThat(figures.firstOwnMove()).contains(new First(3, "try", 1.9));
    }

    @Test
    void whereThereIsNothingToDoThereIsNoFirst() {
        assertThat(figures(LOOK).firstAct()).isEmpty();
        assertThat(figures(ASK).firstOwnMove()).isEmpty();
    }

    private static LessonFigures figures(String steps) {
        return LessonFigures.of(LessonText.run(steps), List.of());
    }
}
