package papan.lesson.learner;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import papan.lesson.kept.Answered;
import papan.lesson.learner.ResultGrid.Mark;

class ResultGridTest {
    private static final Instant NOW = Instant.parse("2026-03-01T09:00:00Z");

    private static Answered answer(String step, String goal, int after, int hints, boolean shown, boolean... tries) {
        List<Answered.Attempt> attempts = new ArrayList<>();
        for (boolean right : tries) {
            attempts.add(new Answered.Attempt(right ? "N4" : "S1", right, NOW.plusSeconds(after)));
        }
        boolean misled = tries.length > 0 && !tries[0];
        return new Answered(
                step,
                "print",
                "landing",
                goal,
                "en",
                attempts,
                hints,
                shown,
                1,
                misled ? List.of("m") : List.of(),
                0,
                NOW,
                false);
    }

    private static ResultRow row(String learner, String lesson, Answered answer) {
        return new ResultRow(learner, lesson, 1, answer);
    }

    @Test
    void aMarkTellsTheFirstTryFromALaterOneAndFromHelp() {
        assertThat(Arrays.asList(
                        Mark.of(Optional.of(answer("a", "", 0, 0, false, true))),
                        Mark.of(Optional.of(answer("a", "", 0, 0, false, false, true))),
                        Mark.of(Optional.of(answer("a", "", 0, 0, false, false, false, true))),
                        Mark.of(Optional.of(answer("a", "", 0, 1, false, true))),
                        Mark.of(Optional.of(answer("a", "", 0, 1, true, false))),
                        Mark.of(Optional.of(answer("a", "", 0, 0, false, false))),
                        Mark.of(Optional.of(answer("a", "", 0, 1, false))),
                        Mark.of(Optional.empty())))
                .containsExactly(
                        Mark.FIRST, Mark.SECOND, Mark.SECOND, Mark.HINT, Mark.SHOWN, Mark.WRONG, Mark.NONE, Mark.NONE);
    }

    @Test
    void goalsStayTogetherAndWhatMisledMostStandsFirst() {
        ResultGrid grid = ResultGrid.of(List.of(
                row("Ana", "b", answer("one", "G1", 1, 0, false, true)),
                row("Ana", "b", answer("two", "G2", 2, 0, false, true)),
                row("Ana", "b", answer("three", "G1", 3, 0, false, false)),
                row("Ana", "b", answer("four", "G2", 4, 0, false, false)),
                row("Ben", "b", answer("four", "G2", 4, 0, false, false)),
                row("Ben", "a", answer("late", "G9", 900, 0, false, true))));
        assertThat(grid.questions())
                .extracting(each -> each.lesson() + " " + each.goal() + " " + each.step() + " " + each.misled())
                .containsExactly("a G9 late 0", "b G2 four 2", "b G2 two 0", "b G1 three 1", "b G1 one 0");
        assertThat(grid.of("b").learners().get(1).marks())
                .as("Ben has met one of the four")
                .containsExactly(Mark.WRONG, Mark.NONE, Mark.NONE, Mark.NONE);
        assertThat(grid.of("a").learners()).extracting(ResultGrid.Learner::name).containsExactly("Ben");
    }
}
