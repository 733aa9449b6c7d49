package papan.lesson.learner;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.lesson.kept.Bookmark;
import papan.lesson.play.Drills;
import papan.lesson.play.Exercise;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonText;
import papan.lesson.script.Lesson;
import papan.lesson.script.Rung;
import papan.rules.RuleSet;
import papan.testing.PlayedLessons;
import papan.testing.Slow;

/** Which boards come today, and after them. */
class PracticePlanTest {
    private static final ZoneId ZONE = ZoneOffset.UTC;
    private static final LocalDate DAY = LocalDate.of(2026, 3, 1);

    private final Lesson lesson = LessonText.lesson("""
            { 'id': 'first', 'kind': 'drill', 'goal': { 'ruling': 'extraTurn', 'count': { 'gte': 1 } }, 'rungs': 4 },
            { 'id': 'second', 'kind': 'drill', 'goal': { 'event': 'capture', 'count': { 'gte': 1 } }, 'rungs': 3 }
            """);
    private final Drills drills = new Drills(
            List.of(lesson),
            any -> Optional.of(LessonText.run("{ 'id': 'x', 'kind': 'show', 'position': 'start' }")
                    .rules()));

    private Progress finished() {
        return Progress.of("Ana").at(lesson.id(), 1, new Bookmark("second", 0, true), 9, Instant.EPOCH);
    }

    private PracticePlan plan(Progress progress, int day) {
        return PracticePlan.of(progress, drills, DAY.plusDays(day), ZONE);
    }

    private static Practised practised(Exercise exercise, boolean right, int day, int minute) {
        return new Practised(
                exercise.rules(),
                exercise.drill().lesson().id(),
                exercise.drill().id(),
                exercise.number(),
                exercise.print(),
                right,
                DAY.plusDays(day).atTime(LocalTime.NOON).plusMinutes(minute).toInstant(ZoneOffset.UTC));
    }

    private static Progress did(Progress progress, Exercise exercise, boolean right, int day, int minute) {
        return progress.practised(practice -> practice.did(practised(exercise, right, day, minute)));
    }

    @Test
    void newBoardsComeFromDrillsThatWereMetTheEasierOnesFirst() {
        assertThat(plan(finished(), 0).ofToday())
                .extracting(exercise -> exercise.drill().id() + " " + exercise.rung())
                .containsExactly("first 0", "second 0", "second 1");
        Progress reached = Progress.of("Ana").at(lesson.id(), 1, new Bookmark("second", 0, false), 9, Instant.EPOCH);
        assertThat(plan(reached, 0).ofToday())
                .extracting(exercise -> exercise.drill().id())
                .containsOnly("second");
    }

    @Test
    void whoHasMetNoDrillBeginsWithTheFirstOfTheCourse() {
        assertThat(plan(Progress.of("Ana"), 0).ofToday())
                .hasSize(3)
                .extracting(exercise -> exercise.drill().id())
                .containsOnly("first");
    }

    @Test
    void whatWasMissedComesTomorrowAndFirst() {
        Progress now = finished();
        List<Exercise> first = plan(now, 0).ofToday();
        now = did(did(did(now, first.get(0), true, 0, 0), first.get(1), false, 0, 1), first.get(2), true, 0, 2);
        assertThat(plan(now, 0).ofToday()).as("today is done").isEmpty();
        List<Exercise> next = plan(now, 1).ofToday();
        assertThat(next).hasSize(3);
        assertThat(next.get(0)).isEqualTo(first.get(1));
        assertThat(next).doesNotContain(first.get(0), first.get(2));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void overManyDaysNothingComesTwiceADayAndWhatWasMissedComesBeforeWhatWasRight(long seed) {
        Random chance = new Random(seed);
        Progress now = finished();
        Map<String, Boolean> latest = new HashMap<>();
        int asked = 0;
        for (int day = 0; day < 60; day++) {
            List<Exercise> today = plan(now, day).ofToday();
            assertThat(today).hasSizeLessThanOrEqualTo(PracticePlan.A_DAY).doesNotHaveDuplicates();
            List<Boolean> before = today.stream()
                    .filter(exercise -> latest.containsKey(exercise.print()))
                    .map(exercise -> latest.get(exercise.print()))
                    .toList();
            assertThat(before.subList(0, before.lastIndexOf(false) + 1))
                    .as("missed boards first, day " + day)
                    .doesNotContain(true);
            for (Exercise exercise : today) {
                boolean right = chance.nextInt(3) > 0;
                now = did(now, exercise, right, day, asked % 60);
                latest.put(exercise.print(), right);
                asked++;
            }
            assertThat(plan(now, day).ofToday()).hasSizeLessThan(PracticePlan.A_DAY);
        }
        assertThat(asked).isGreaterThan(30);
    }

    /** Practises so many boards in a row. */
    private List<Exercise> goOn(Progress progress, int boards, Set<Integer> missed) {
        PracticePlan plan = plan(progress, 0);
        List<Exercise> asked = new ArrayList<>();
        for (int i = 0; i < boards; i++) {
            Exercise next = plan.next(asked).orElseThrow();
            asked.add(next);
            plan = plan.after(practised(next, !missed.contains(i), 0, i));
        }
        return asked;
    }

    @Test
    void asLongAsOneLikesTakesBoardsThatNoLessonHasAndIsTheSameEachTime() {
        List<Exercise> asked = goOn(finished(), 20, Set.of());
        assertThat(asked).allMatch(exercise -> exercise.number() > 0);
        assertEachIsSolvedByAnotherHouse(asked);
        assertThat(new HashSet<>(asked.stream().map(Exercise::print).toList())).hasSize(20);
        assertThat(goOn(finished(), 20, Set.of())).isEqualTo(asked);
    }

    private static void assertEachIsSolvedByAnotherHouse(List<Exercise> boards) {
        for (int i = 1; i < boards.size(); i++) {
            assertThat(boards.get(i).board().isSolvedLike(boards.get(i - 1).board()))
                    .as(
                            "boards %s and %s",
                            boards.get(i - 1).board(), boards.get(i).board())
                    .isFalse();
        }
    }

    @Test
    @Slow
    void overTwoHundredDaysOfAllDrillsNoHouseIsRightTwiceInARowAndOnlyWhatWasMissedComesAgainAtOnce() {
        Map<String, RuleSet> rules = new HashMap<>();
        Progress now = Progress.of("Ana");
        for (LessonRun run : PlayedLessons.shipped()) {
            rules.put(run.lesson().id(), run.rules());
            now = now.at(run.lesson().id(), 1, new Bookmark("end", 0, true), 9, Instant.EPOCH);
        }
        Drills all = new Drills(
                PlayedLessons.shipped().stream().map(LessonRun::lesson).toList(),
                each -> Optional.of(rules.get(each.id())));
        Set<Rung> ofLessons = all.all().stream()
                .flatMap(drill -> drill.ladder().rungs().stream())
                .collect(Collectors.toSet());
        Random chance = new Random(1);
        Set<String> rightYesterday = Set.of();
        for (int day = 0; day < 200; day++) {
            PracticePlan plan = PracticePlan.of(now, all, DAY.plusDays(day), ZONE);
            List<Exercise> today = new ArrayList<>(plan.ofToday());
            assertThat(today).hasSize(PracticePlan.A_DAY);
            Set<String> right = new HashSet<>();
            for (int i = 0; i < today.size(); i++) {
                Exercise exercise = today.get(i);
                assertThat(rightYesterday).as("day " + day).doesNotContain(exercise.print());
                assertThat(ofLessons).as("day " + day).doesNotContain(exercise.board());
                boolean knows = chance.nextInt(3) > 0;
                if (knows) {
                    right.add(exercise.print());
                }
                now = did(now, exercise, knows, day, i);
                // Whoever stops after a board and comes back finds the others as they should be.
                if (chance.nextInt(4) == 0) {
                    List<Exercise> rest =
                            PracticePlan.of(now, all, DAY.plusDays(day), ZONE).ofToday();
                    today = new ArrayList<>(today.subList(0, i + 1));
                    today.addAll(rest);
                }
            }
            assertThat(today).hasSize(PracticePlan.A_DAY).doesNotHaveDuplicates();
            assertEachIsSolvedByAnotherHouse(today);
            rightYesterday = right;
        }
    }

    @Test
    void asLongAsOneLikesAMissedBoardComesOnceMoreAfterThreeOthers() {
        List<Exercise> asked = goOn(finished(), 8, Set.of(0));
        assertThat(asked.get(4)).isEqualTo(asked.get(0));
        assertThat(asked.subList(5, 8)).doesNotContain(asked.get(0));
    }

    @Test
    void aBoardFromAFurtherLadderIsFoundAgainWhenItIsDue() {
        Exercise further = goOn(finished(), 8, Set.of()).get(7);
        Progress now = did(finished(), further, false, 0, 0);
        assertThat(plan(now, 1).ofToday().get(0)).isEqualTo(further);
    }

    @Test
    void aBoardThatIsNoLongerThereIsPassedOver() {
        Practised gone = new Practised("congklak", "gone", "first", 0, "0123456789ab", false, Instant.EPOCH);
        Progress now = finished().practised(practice -> practice.did(gone));
        assertThat(plan(now, 0).ofToday()).hasSize(3);
    }

    @Test
    void rulesThatAreNotWantedAreNotPractised() {
        Progress now = finished();
        Exercise missed = plan(now, 0).ofToday().get(0);
        Progress without =
                did(now, missed, false, 0, 0).practised(practice -> practice.choosing(lesson.rulesId(), false));
        assertThat(plan(without, 1).ofToday()).isEmpty();
        assertThat(plan(without, 1).next(List.of())).isEmpty();
        assertThat(plan(without, 1).rules()).as("they can be chosen again").containsExactly(lesson.rulesId());
    }
}
