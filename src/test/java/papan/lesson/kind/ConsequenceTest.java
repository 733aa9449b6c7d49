package papan.lesson.kind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import papan.event.SowingEvent.Ruled;
import papan.event.SowingEvent.Sown;
import papan.format.Problem;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonText;
import papan.lesson.play.Stage;
import papan.model.House;
import papan.model.Side;
import papan.replay.Timeline;

/** What would come of a wrong answer. */
final class ConsequenceTest {
    private static final String BEST =
            "{ 'id': 'a', 'kind': 'ask', 'position': 'few', 'question': { 'type': 'bestMove' }, 'feedback': { 'showConsequence': true } }";
    private static final String LANDING = "{ 'id': 'a', 'kind': 'ask', 'position': 'start', 'question':"
            + " { 'type': 'landing', 'move': 'S3', 'until': 'firstLap' }, 'feedback': { 'showConsequence': true } }";

    @Test
    void aHouseThatWasChosenIsSownOnABoardOfItsOwn() {
        LessonRun run = LessonText.run(BEST);
        Stage stage = run.stages().get(0);
        String right = run.rightAnswer(stage).written();
        String wrong = right.equals("S2") ? "S6" : "S2";

        Timeline supposed = run.consequence(stage, wrong).orElseThrow().timeline();

        assertThat(supposed.positionAt(0)).isEqualTo(stage.timeline().positionAt(stage.end()));
        assertThat(supposed.events().get(0).toString()).contains(wrong.substring(1));
        assertThat(run.consequence(stage, right)).isEmpty();
        assertThat(stage.timeline().size()).isZero();
    }

    @Test
    void aHouseThatCannotBeSownHasNoConsequence() {
        LessonRun run = LessonText.run(BEST);

        assertThat(run.consequence(run.stages().get(0), "S1")).isEmpty();
        assertThat(run.consequence(run.stages().get(0), "N2")).isEmpty();
        assertThat(run.consequence(run.stages().get(0), "nonsense")).isEmpty();
    }

    @Test
    void aLandingIsSupposedWithTheSeedsThatItWouldNeed() {
        LessonRun run = LessonText.run(LANDING);
        Stage stage = run.stages().get(0);

        Consequence consequence = run.consequence(stage, "N3").orElseThrow();
        Timeline supposed = consequence.timeline();

        assertThat(consequence.captionArgs()).containsEntry("seeds", 8);
        assertThat(supposed.positionAt(0).seedsIn(new House(Side.SOUTH, 3))).isEqualTo(8);
        assertThat(supposed.events().get(supposed.size() - 1)).isInstanceOf(Sown.class);
        assertThat(supposed.positionAt(supposed.size()).seedsIn(new House(Side.NORTH, 3)))
                .isEqualTo(8);
    }

    @Test
    void theRightAnswerIsNotInWhatIsSupposed() {
        LessonRun run = LessonText.run(LANDING);
        Stage stage = run.stages().get(0);

        for (AnswerOption option : run.options(stage)) {
            run.consequence(stage, option.id()).ifPresent(what -> {
                assertThat(option.id()).isNotEqualTo("N4");
                assertThat(what.captionArgs().toString()).doesNotContain("N4").doesNotContain("seeds=7");
                assertThat(what.timeline().events()).noneMatch(Ruled.class::isInstance);
            });
        }
        assertThat(run.consequence(stage, "N.store")).isEmpty();
        assertThat(run.consequence(stage, "N4")).isEmpty();
    }

    @Test
    void withoutTheAuthorsWishNothingIsSupposed() {
        LessonRun run = LessonText.run(LANDING.replace("'showConsequence': true", "'why': true"));

        assertThat(run.consequence(run.stages().get(0), "N3")).isEmpty();
    }

    @Test
    void anAnswerThatCannotBePlayedIsToldToTheAuthor() {
        List<Problem> problems = LessonText.problems(
                LessonText.around(LANDING.replace("'firstLap'", "'turn'") + ", " + LANDING.replace("'a'", "'b'")));

        assertThat(problems).extracting(Problem::code).containsOnlyOnce("E830");
    }
}
