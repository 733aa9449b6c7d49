package papan.lesson.learner;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import papan.lesson.play.LessonRun;
import papan.lesson.script.From;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.testing.PlayedLessons;

public final class PlannedWayTest {
    private static final List<Lesson> LESSONS =
            PlayedLessons.shipped().stream().map(LessonRun::lesson).toList();

    /** A plan with steps in any order, of which a third is left out. */
    public static PlannedWay random(Lesson lesson, Random random) {
        List<String> ids = new ArrayList<>(
                lesson.steps().stream().map(step -> step.head().id()).toList());
        ids.add("no such step");
        Collections.shuffle(ids, random);
        TodaysPlan plan = TodaysPlan.asWritten(lesson.id(), "").withOrder(ids.subList(0, random.nextInt(ids.size())));
        for (String id : ids) {
            plan = plan.withHidden(id, random.nextInt(3) == 0);
        }
        return new PlannedWay(lesson.steps(), plan);
    }

    @Test
    void theOrderHasEveryStepOnceAndNoStepIsTornFromTheOneItCarriesOn() {
        assertThat(LESSONS).hasSizeGreaterThan(20);
        Random random = new Random(7);
        for (Lesson lesson : LESSONS) {
            for (int i = 0; i < 20; i++) {
                List<Integer> all = random(lesson, random).all();
                assertThat(all)
                        .containsExactlyInAnyOrderElementsOf(
                                IntStream.range(0, lesson.steps().size())
                                        .boxed()
                                        .toList());
                for (int step = 1; step < all.size(); step++) {
                    if (lesson.steps().get(step).head().from() instanceof From.Keep) {
                        assertThat(all.indexOf(step)).isEqualTo(all.indexOf(step - 1) + 1);
                    }
                }
            }
        }
    }

    @Test
    void afterAndBeforeAreEachOthersOpposite() {
        Random random = new Random(8);
        for (Lesson lesson : LESSONS) {
            PlannedWay way = random(lesson, random);
            List<Integer> walked = new ArrayList<>();
            Optional<Integer> at = way.shown().stream().findFirst();
            while (at.isPresent()) {
                walked.add(at.get());
                Optional<Integer> next = way.after(at.get());
                assertThat(next.flatMap(way::before)).isEqualTo(next.isPresent() ? at : Optional.empty());
                at = next;
            }
            assertThat(walked).isEqualTo(way.shown());
        }
    }

    @Test
    void movingUpAndDownAgainLeavesTheWayAsItWas() {
        for (Lesson lesson : LESSONS) {
            PlannedWay written = new PlannedWay(lesson.steps(), TodaysPlan.asWritten(lesson.id(), ""));
            assertThat(written.differs()).isFalse();
            int last = lesson.steps().size() - 1;
            PlannedWay moved = new PlannedWay(lesson.steps(), written.moved(last, true));
            PlannedWay back = new PlannedWay(lesson.steps(), moved.moved(last, false));
            assertThat(back.all()).isEqualTo(written.all());
        }
    }

    private static PlannedWay fitted(Lesson lesson, int minutes) {
        TodaysPlan written = TodaysPlan.asWritten(lesson.id(), "");
        return new PlannedWay(lesson.steps(), TwentyMinutes.fitted(lesson.steps(), written, minutes));
    }

    @Test
    void everyLessonThatTakesLongerFitsIntoTwentyMinutes() {
        for (Lesson lesson : LESSONS) {
            assertThat(fitted(lesson, 20).minutes()).as(lesson.id()).isLessThan(20.01);
        }
        assertThat(LESSONS).anyMatch(lesson -> fitted(lesson, 600).minutes() > 20);
    }

    @Test
    void theFirstAndTheLastStepStayAndNothingIsLeftOutWithoutNeed() {
        for (Lesson lesson : LESSONS) {
            List<Step> steps = lesson.steps();
            for (int minutes = 1; minutes <= lesson.meta().minutes(); minutes++) {
                assertThat(fitted(lesson, minutes).shown()).contains(0, steps.size() - 1);
            }
            assertThat(fitted(lesson, 600).differs()).isFalse();
        }
    }

    /** A chart, a comparison or a play goes only with each question that may speak of it. */
    @Test
    void noQuestionIsAskedOfWhatIsLeftOut() {
        for (Lesson lesson : LESSONS) {
            List<Step> steps = lesson.steps();
            for (int minutes = 1; minutes <= lesson.meta().minutes(); minutes++) {
                PlannedWay way = fitted(lesson, minutes);
                for (int asked = 1; asked < steps.size(); asked++) {
                    if (steps.get(asked).asks() && way.isShown(asked)) {
                        boolean before = steps.get(asked - 1).leadsToQuestions()
                                || steps.get(asked).head().from() instanceof From.Keep;
                        int first = before ? asked - 1 : asked;
                        assertThat(IntStream.range(0, asked)
                                        .filter(i -> i >= first
                                                || (!steps.get(i).asks()
                                                        && !steps.get(i).letsTry())))
                                .as(lesson.id() + " " + steps.get(asked).head().id())
                                .allMatch(way::isShown);
                    }
                }
            }
        }
    }

    @Test
    void whatAGameOfChanceShowedStaysWithTheQuestionsAboutIt() {
        Lesson fair = LESSONS.stream()
                .filter(lesson -> lesson.id().equals("is-it-fair"))
                .findFirst()
                .orElseThrow();

        assertThat(fitted(fair, 12).shown())
                .extracting(step -> fair.steps().get(step).head().id())
                .containsExactly("begin", "tally", "enough", "many", "line", "together", "what-changed", "once-more");
    }
}
