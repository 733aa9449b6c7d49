package papan.lesson.learner;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What follows from the boards that were practised. */
class PracticeTest {
    private static final ZoneId ZONE = ZoneOffset.UTC;
    private static final LocalDate DAY = LocalDate.of(2026, 3, 1);

    private static Practised board(String board, boolean right, int day) {
        return new Practised(
                "congklak",
                "lesson",
                "drill",
                0,
                board,
                right,
                DAY.plusDays(day).atTime(LocalTime.NOON).toInstant(ZoneOffset.UTC));
    }

    private static Practice of(Practised... boards) {
        return new Practice(Practice.NONE.without(), Practice.NONE.invited(), List.of(boards), Optional.empty());
    }

    /** Practised on some days, of which the last is today. */
    private static int streak(int today, int... days) {
        return of(IntStream.of(days).mapToObj(day -> board("a", true, day)).toArray(Practised[]::new))
                .streak(DAY.plusDays(today), ZONE);
    }

    private static long backAfter(Practised... boards) {
        LocalDate back = of(boards).back("a", ZONE).orElseThrow();
        return ChronoUnit.DAYS.between(DAY, back);
    }

    @Test
    void whatWasRightComesBackLaterAndLater() {
        assertThat(backAfter(board("a", true, 0))).isEqualTo(3);
        assertThat(backAfter(board("a", true, 0), board("a", true, 3))).isEqualTo(3 + 7);
        Practice all = of(
                board("a", true, 0),
                board("a", true, 3),
                board("a", true, 10),
                board("a", true, 24),
                board("a", true, 54));
        assertThat(all.back("a", ZONE)).contains(DAY.plusDays(54 + 30));
    }

    @Test
    void whatWasMissedIsBackTheNextDayWhereverItWas() {
        assertThat(backAfter(board("a", false, 0))).isEqualTo(1);
        assertThat(backAfter(board("a", true, 0), board("a", true, 3), board("a", false, 10)))
                .isEqualTo(11);
    }

    @Test
    void onOneDayTheFirstGoCounts() {
        assertThat(backAfter(board("a", false, 0), board("a", true, 0), board("a", true, 0)))
                .isEqualTo(1);
        assertThat(backAfter(board("a", true, 0), board("a", false, 0))).isEqualTo(3);
    }

    @Test
    void strengthGrowsWithBoardsThatClimbAndNoMissTakesItAway() {
        assertThat(of().strength("congklak", ZONE)).isZero();
        assertThat(of(board("a", false, 0)).strength("congklak", ZONE)).isZero();
        assertThat(of(board("a", true, 0)).strength("congklak", ZONE)).isEqualTo(1);
        assertThat(of(board("a", true, 0)).strength("dakon", ZONE)).isZero();
        Practice before = of(IntStream.range(0, 60)
                .mapToObj(i -> board("board " + i, true, i / 3))
                .toArray(Practised[]::new));
        assertThat(before.strength("congklak", ZONE)).isEqualTo(Practice.STRONGEST);
        Practice now = before;
        for (int i = 0; i < 60; i++) {
            now = now.did(board("board " + i, false, 30 + i / 3));
        }
        assertThat(now.strength("congklak", ZONE)).isEqualTo(Practice.STRONGEST);
    }

    @Test
    void theSameBoardOverAndOverOnOneDayMakesNobodyStrong() {
        Practice all = of();
        for (int i = 0; i < 40; i++) {
            all = all.did(board("a", true, 0));
        }
        assertThat(all.strength("congklak", ZONE)).isEqualTo(1);
    }

    @Test
    void daysInARowAreCountedUpToTodayOrYesterday() {
        assertThat(streak(0)).isZero();
        assertThat(streak(0, 0)).isEqualTo(1);
        assertThat(streak(3, 0, 1, 2, 3)).isEqualTo(4);
        assertThat(streak(3, 0, 1, 2)).as("today is not over").isEqualTo(3);
    }

    @Test
    void inAnySevenDaysOneMayBeMissed() {
        assertThat(streak(3, 0, 1, 3)).as("one day off").isEqualTo(3);
        assertThat(streak(4, 0, 1, 2)).as("yesterday off, today not over").isEqualTo(3);
        assertThat(streak(5, 0, 1, 2)).as("two days off").isZero();
        assertThat(streak(8, 0, 1, 3, 4, 5, 6, 7, 8)).isEqualTo(8);
        assertThat(streak(9, 0, 1, 3, 4, 5, 6, 7, 8)).as("2 and today").isEqualTo(8);
        assertThat(streak(10, 0, 1, 3, 4, 5, 6, 7, 8, 10))
                .as("2 and 9 are seven days apart")
                .isEqualTo(9);
        assertThat(streak(9, 0, 1, 3, 4, 5, 6, 7, 9))
                .as("2 and 8 are only six days apart")
                .isEqualTo(6);
    }

    @Test
    void theNamelessAndTheNamedHavePractisedTogether() {
        Practice both = of(board("a", true, 1))
                .choosing("dakon", false)
                .and(of(board("b", true, 0), board("a", true, 1)).choosing("sungka", false));
        assertThat(both.boards()).extracting(Practised::board).containsExactly("b", "a");
        assertThat(both.wants("dakon")).isFalse();
        assertThat(both.wants("sungka")).isFalse();
        assertThat(both.wants("congklak")).isTrue();
        assertThat(both.choosing("dakon", true).wants("dakon")).isTrue();
    }

    @Test
    void aForgottenLessonIsForgottenHereToo() {
        Progress progress = Progress.of("Ana").practised(practice -> of(board("a", true, 0)));
        assertThat(progress.without("another").practice().boards()).hasSize(1);
        assertThat(progress.without("lesson").practice().boards()).isEmpty();
    }

    @Test
    void noMoreIsKeptThanAFileShouldHave() {
        Practice all = of(IntStream.range(0, Practice.MOST + 10)
                .mapToObj(i -> board("board " + i, true, i / 3))
                .toArray(Practised[]::new));
        assertThat(all.boards()).hasSize(Practice.MOST);
        assertThat(all.boards().get(0).board()).isEqualTo("board 10");
    }

    @Test
    void anAnsweredInvitationStaysAnsweredWhenTwoLearnersTurnOutToBeOne() {
        Practice both = Practice.NONE.answering("big-sister").and(Practice.NONE.answering("grandma"));
        assertThat(both.invited()).containsExactly("big-sister", "grandma");
        assertThat(both.choosing("congkak", false).half().without("relay").invited())
                .hasSize(2);
    }
}
