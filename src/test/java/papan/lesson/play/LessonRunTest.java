package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import papan.analysis.Spacing;
import papan.event.Ruling;
import papan.event.SowingEvent.Ruled;
import papan.json.rules.RuleBooks;
import papan.lesson.compare.ComparedBoards;
import papan.lesson.kind.AnswerOption;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.lesson.script.Verdict;
import papan.model.House;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.replay.Pairing;
import papan.rules.ClauseId;

final class LessonRunTest {
    private static final String STOPPED = """
            { 'id': 'lap1', 'kind': 'play', 'from': 'start', 'moves': ['S3'], 'stopAt': { 'event': 'ruling', 'when': 'before' } },
            { 'id': 'rule', 'kind': 'ask', 'question': { 'type': 'rule' }, 'feedback': { 'why': true, 'wrong': 'No, {south}.', 'byAnswer': { 'capture': 'Not in {house:N4}.' } } },
            { 'id': 'where', 'kind': 'ask', 'question': { 'type': 'landing', 'move': 'N4', 'until': { 'lap': 2 } } },
            { 'id': 'lap2', 'kind': 'play', 'continue': true }""";

    private static final String CHOICE = """
            { 'id': 'which', 'kind': 'ask', 'question': { 'type': 'choice', 'text': 'Which?', 'several': true, 'options': [
              { 'id': 'a', 'text': 'A', 'correct': true, 'feedback': 'a is one' },
              { 'id': 'b', 'text': 'B', 'feedback': 'not b' },
              { 'id': 'c', 'text': 'C', 'correct': true, 'feedback': 'c is one' } ] },
              'feedback': { 'wrong': 'not all' } }""";

    @Test
    void stepsThatGoOnShareAScene() {
        List<Stage> stages = LessonText.run(STOPPED).stages();

        assertThat(stages).extracting(Stage::start).containsExactly(0, 8, 8, 8);
        assertThat(stages).extracting(Stage::end).containsExactly(8, 8, 8, 22);
        assertThat(stages).extracting(Stage::opensScene).containsExactly(true, false, false, false);
        assertThat(stages.get(3).timeline().events().subList(0, 8))
                .isEqualTo(stages.get(0).timeline().events());
    }

    @Test
    void aStageWithItsOwnPositionOpensAScene() {
        LessonRun run = LessonText.run(STOPPED + ", { 'id': 'look', 'kind': 'show', 'position': 'few' }");

        Stage look = run.stages().get(4);
        assertThat(look.opensScene()).isTrue();
        assertThat(look.end()).isZero();
        assertThat(look.timeline().positionAt(0).seedsIn(new House(Side.NORTH, 2)))
                .isEqualTo(3);
    }

    @Test
    void noTimelineGoesBeyondTheEndOfItsStage() {
        for (Stage stage : LessonText.run(STOPPED).stages()) {
            assertThat(stage.timeline().size()).isEqualTo(stage.end());
        }
    }

    @Test
    void theRulingThatIsAskedForIsNotOnTheTimeline() {
        LessonRun run = LessonText.run(STOPPED);

        assertThat(run.stages().get(1).timeline().events()).noneMatch(Ruled.class::isInstance);
        assertThat(run.rightAnswer(run.stages().get(1)).written()).isEqualTo("relay");
    }

    @Test
    void aLandingInTheMiddleOfATurnIsJudged() {
        LessonRun run = LessonText.run(STOPPED);
        Stage where = run.stages().get(2);

        assertThat(run.judge(where, "S3").correct()).isTrue();
        assertThat(run.judge(where, " s3 "))
                .extracting(Verdict::correct, verdict -> verdict.given().written())
                .containsExactly(true, "S3");
        assertThat(run.judge(where, "S4"))
                .extracting(Verdict::correct, verdict -> verdict.right().written())
                .containsExactly(false, "S3");
        assertThat(run.judge(where, "nonsense").correct()).isFalse();
        assertThat(run.options(where)).hasSize(16).extracting(AnswerOption::id).contains("S1", "N7", "S.store");
    }

    @Test
    void aVerdictOnARuleBringsTheFacts() {
        LessonRun run = LessonText.run(STOPPED);

        Verdict verdict = run.judge(run.stages().get(1), "relay");

        assertThat(verdict.correct()).isTrue();
        assertThat(verdict.why()).map(Ruled::ruling).contains(Ruling.RELAY);
    }

    @Test
    void feedbackForAnAnswerComesBeforeFeedbackForAnyWrongOne() {
        LessonRun run = LessonText.run(STOPPED);
        Stage rule = run.stages().get(1);

        assertThat(run.judge(rule, "capture").feedback()).isEqualTo("Not in N4.");
        assertThat(run.judge(rule, "turnOver").feedback()).isEqualTo("No, Aina.");
        assertThat(run.judge(rule, "relay").feedback()).isEmpty();
    }

    @Test
    void severalAnswersMustAllBeNamedInAnyOrder() {
        LessonRun run = LessonText.run(CHOICE);
        Stage which = run.stages().get(0);

        assertThat(run.judge(which, "c,a").correct()).isTrue();
        assertThat(run.judge(which, "a").correct()).isFalse();
        assertThat(run.judge(which, "a,b,c").correct()).isFalse();
        assertThat(run.judge(which, "a,b").feedback()).isEqualTo("not b");
        assertThat(run.judge(which, "a").feedback()).isEqualTo("not all");
    }

    @Test
    void theRightAnswerOfSeveralIsNotAnsweredWithTheWordsOfOneOption() {
        LessonRun run = LessonText.run(CHOICE.replace("'wrong'", "'correct': 'a and c', 'wrong'"));
        Stage which = run.stages().get(0);

        assertThat(run.judge(which, "a,c").feedback()).isEqualTo("a and c");
        assertThat(run.judge(which, "a,b").feedback()).isEqualTo("not b");
        LessonRun without = LessonText.run(CHOICE);
        assertThat(without.judge(without.stages().get(0), "a,c").feedback()).isEqualTo("a is one");
    }

    @Test
    void everythingThatIsSaidToAStepAsAWholeIsSaidInOrder() {
        LessonRun run = LessonText.run("""
                { 'id': 'p', 'kind': 'play', 'from': 'start', 'moves': ['S3'], 'say': [
                  'Here we go, {south}.', { 'on': { 'event': 'lift', 'lap': 1 }, 'text': 'Up.' }, { 'text': 'Look.' }, 'And wait.' ] }""");
        Stage stage = run.stages().get(0);

        assertThat(run.said(stage)).contains("Here we go, Aina. Look. And wait.");
        assertThat(run.sentence(stage, 0, run.words())).contains("Here we go, Aina. Look. And wait.");
    }

    @Test
    void whoHasWonIsCalledByName() {
        LessonRun run = LessonText.run("""
                { 'id': 'p', 'kind': 'play', 'moves': ['S1', { 'action': 'refill' }], 'from': { 'south': [1,0,0,0,0,0,0],
                  'north': [0,0,0,0,0,0,0], 'stores': { 'south': 60, 'north': 37 }, 'mover': 'south' } }""");
        Stage stage = run.stages().get(0);
        List<String> told = java.util.stream.IntStream.rangeClosed(1, stage.end())
                .mapToObj(cursor -> run.sentence(stage, cursor, run.words()).orElse(""))
                .toList();

        assertThat(told).anySatisfy(sentence -> assertThat(sentence).contains("Aina wins."));
        assertThat(told).noneSatisfy(sentence -> assertThat(sentence).contains("South"));
    }

    @Test
    void theMostSpecificSentenceOfTheAuthorsIsSaid() {
        LessonRun run = LessonText.run("""
                { 'id': 'p', 'kind': 'play', 'from': 'start', 'moves': ['S3'], 'say': [
                  { 'text': 'Here we go.' },
                  { 'on': { 'event': 'lift' }, 'text': 'Lifted {seeds}.' },
                  { 'on': { 'event': 'lift', 'lap': 2 }, 'text': 'Again, from {house}.' },
                  { 'on': { 'event': 'capture' }, 'mode': 'after', 'text': 'Well done.' } ] }""");
        Stage stage = run.stages().get(0);
        CaptionText words = run.words();

        assertThat(run.sentence(stage, 0, words)).contains("Here we go.");
        assertThat(run.sentence(stage, 1, words)).contains("Lifted 7.");
        assertThat(run.sentence(stage, 10, words)).contains("Again, from N4.");
        assertThat(run.sentence(stage, 21, words)).contains("Aina captures 9 seeds from S3 and N5. Well done.");
        assertThat(run.sentence(stage, 22, words)).contains("The turn ends. Ben goes next.");
        assertThat(run.sentence(stage, 23, words)).isEqualTo(Optional.empty());
    }

    @Test
    void aStepThatCannotBePlayedIsNamed() {
        Lesson lesson = LessonText.lesson("{ 'id': 'p', 'kind': 'play', 'from': 'few', 'moves': ['S6', 'S1'] }");

        assertThatThrownBy(() -> LessonRun.of(lesson, RuleBooks.shipped()))
                .isInstanceOf(LessonException.class)
                .hasMessage("E502 steps[0].moves[1]  \"S1\" is south's house, but north is to move."
                        + " North may sow N2, N7.");
    }

    private static final String COMPARED = """
            { 'id': 'p', 'kind': 'play', 'moves': ['S7', 'S3'],
              'say': [{ 'on': { 'event': 'lift' }, 'text': 'Up they go.' }] },
            { 'id': 'c', 'kind': 'compare', 'ask': 'differences', 'say': 'One more seed.', 'sync': 'lap', 'boards': [
              { 'id': 'A', 'rules': 'congklak-classic', 'position': 'few', 'moves': ['S2'] },
              { 'id': 'B', 'rules': 'congklak-simple' },
              { 'id': 'C', 'rules': 'congklak-classic', 'label': '{south} keeps it',
                'switch': { 'clause': 'capturing-seed', 'as': 'congklak-simple' } } ] },
            { 'id': 'h', 'kind': 'chart', 'chart': 'stores', 'per': 'turn', 'predictFirst': true }""";

    @Test
    void boardsAreComparedWithTheFirst() {
        LessonRun run = LessonText.run(COMPARED);
        Stage stage = run.stages().get(1);
        ComparedBoards compared = run.compared(stage).orElseThrow();

        assertThat(compared.comparisons()).hasSize(2);
        assertThat(compared.differBy()).containsExactly(ClauseId.CAPTURING_SEED);
        assertThat(compared.lockstep().pairing()).isEqualTo(Pairing.LAP);
        assertThat(compared.boards().stream().map(b -> b.end().inStore(Side.SOUTH)))
                .containsExactly(3, 2, 2);
        assertThat(compared.boards().stream().map(b -> run.label(compared, b, Language.ENGLISH)))
                .containsExactly("Congklak, classic", "Congklak, simple", "Aina keeps it");
        assertThat(stage.timeline().events())
                .isEqualTo(compared.boards().get(0).played().events());
    }

    @Test
    void whatIsAskedComesBeforeWhatTheAuthorSays() {
        LessonRun run = LessonText.run(COMPARED);
        Stage stage = run.stages().get(1);

        assertThat(run.sentence(stage, 0, run.words())).contains("Where do the boards differ, and why?");
        assertThat(run.said(stage)).contains("One more seed.");
    }

    @Test
    void afterComparedBoardsTheSceneBeforeThemGoesOn() {
        LessonRun run = LessonText.run(COMPARED);
        Stage play = run.stages().get(0);
        Stage chart = run.stages().get(2);

        assertThat(chart.timeline()).isSameAs(play.timeline());
        assertThat(chart.start()).isEqualTo(play.end()).isEqualTo(chart.end());
        assertThat(run.sentence(chart, 1, run.words())).contains("Up they go.");
        assertThat(run.course(chart).size()).isEqualTo(play.end());
        assertThat(((Step.ShowChart) chart.step()).chart().plan().per()).isEqualTo(Spacing.TURN);
    }
}
