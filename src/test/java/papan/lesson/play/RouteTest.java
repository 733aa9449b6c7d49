package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import papan.lesson.kept.Waypoint;

/** The way that a learner has gone, and what is left of it after a jump. */
final class RouteTest {
    private static Route gone(int... steps) {
        Route route = Route.at(steps[0]);
        for (int i = 1; i < steps.length; i++) {
            route = route.on(Waypoint.at(steps[i]));
        }
        return route;
    }

    private static List<Integer> behind(Route route) {
        return route.behind().stream().map(Waypoint::step).toList();
    }

    @Test
    void aJumpBackToAStepThatWasPassedForgetsTheWayFromThereOn() {
        Route back = gone(0, 1, 2, 3).jump(1);
        assertThat(back.here().step()).isEqualTo(1);
        assertThat(behind(back)).containsExactly(0);
    }

    @Test
    void aJumpBackLeadsToWhereTheStepWasPassedLast() {
        Route back = gone(0, 1, 4, 1, 2, 3).jump(1);
        assertThat(behind(back)).containsExactly(0, 1, 4);
    }

    @Test
    void aJumpBackToAStepThatWasNeverPassedKeepsOnlyWhatLiesBeforeIt() {
        Route back = gone(0, 1, 7, 8).jump(4);
        assertThat(back.here().step()).isEqualTo(4);
        assertThat(behind(back)).containsExactly(0, 1);
    }

    @Test
    void aJumpAheadLeavesTheStepBehind() {
        assertThat(behind(gone(0, 1).jump(5))).containsExactly(0, 1);
    }

    @Test
    void aJumpToWhereOneIsChangesNothing() {
        Route route = gone(0, 1, 2);
        assertThat(route.jump(2)).isSameAs(route);
    }

    @Test
    void ofAVeryLongWayTheBeginningIsForgotten() {
        Route route = Route.at(0);
        for (int i = 1; i <= 600; i++) {
            route = route.on(Waypoint.at(i % 2));
        }
        assertThat(route.behind()).hasSize(500);
        assertThat(route.before()).hasValue(1);
    }
}
