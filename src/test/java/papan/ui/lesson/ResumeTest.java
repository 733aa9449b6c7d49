package papan.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import papan.event.BoardEvent;
import papan.json.lesson.LessonReader;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.lesson.kept.Act;
import papan.lesson.kept.Answered;
import papan.lesson.kept.Done;
import papan.lesson.page.Block;
import papan.lesson.play.Confidence;
import papan.lesson.play.Drills;
import papan.lesson.play.Exercise;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonText;
import papan.lesson.play.Trial;
import papan.lesson.play.Votes;
import papan.model.House;
import papan.model.Move;
import papan.rules.Alteration;
import papan.rules.ClauseId;
import papan.rules.ClauseSwitch;
import papan.rules.RuleSet;
import papan.ui.alter.Altering;
import papan.ui.common.Idle;

/** What is there again when the window was closed in the middle of a step. */
class ResumeTest extends OpenSession {
    private static final String AFTER = ", { 'id': 'after', 'kind': 'show', 'position': 'start' }";
    private static final String CHART = "{ 'id': 'p', 'kind': 'play', 'from': 'start', 'moves': ['S3'] },"
            + "{ 'id': 'c', 'kind': 'chart', 'chart': 'stores', 'per': 'lap', 'predictFirst': true }";

    private static LessonRun asking(String more) {
        return LessonText.run(
                "{ 'id': 'q', 'kind': 'ask', 'question': { 'type': 'choice', 'text': 'Which?', 'options': ["
                        + "{ 'id': 'a', 'text': 'A', 'correct': true }, { 'id': 'b', 'text': 'B' },"
                        + "{ 'id': 'c', 'text': 'C' }, { 'id': 'd', 'text': 'D' }]" + more + " } }" + AFTER);
    }

    private List<String> order() throws Exception {
        return onEdt(() -> session.page(session.captions())
                .find(Block.Asked.class)
                .map(asked -> session.inOrder(asked).stream()
                        .map(Block.Asked.Option::id)
                        .toList())
                .orElseThrow());
    }

    @Test
    void whatWasPutTogetherIsThereHoweverTheStepWasLeftUntilItIsGiven() throws Exception {
        LessonRun lesson = asking("");
        LessonRun other = LessonRun.of(
                LessonReader.read(Path.of("examples/ways.lesson.json"), RuleBooks.shipped()), RuleBooks.shipped());
        AtomicReference<String> input = new AtomicReference<>("");
        run(() -> session.open(lesson, 0));
        run(() -> session.setDraft(input::get));
        input.set("b,c");
        run(session::next);
        input.set("");
        run(session::previous);
        assertThat(onEdt(() -> session.attempt().draft())).as("another step").isEqualTo("b,c");
        input.set("b,c,d");
        run(() -> session.open(other, 0));
        input.set("");
        reopen(lesson);
        assertThat(onEdt(() -> session.attempt().draft())).as("another lesson").isEqualTo("b,c,d");
        run(() -> session.setDraft(input::get));
        input.set("c");
        run(session::keep);
        reopen(lesson);
        assertThat(onEdt(() -> session.attempt().draft()))
                .as("the window was closed")
                .isEqualTo("c");
        run(() -> session.answer("a"));
        assertThat(onEdt(() -> session.attempt().draft())).as("it is given").isEmpty();
        reopen(lesson);
        assertThat(onEdt(() -> session.attempt().draft())).isEmpty();
    }

    @Test
    void aGameThatIsBegunAgainWithItsStepCanBeHadBack() throws Exception {
        LessonRun lesson = LessonText.run(
                "{ 'id': 't', 'kind': 'try', 'position': 'start', 'opponent': 'friend', 'moves': 5, 'goal': { 'event': 'roundEnd' } }"
                        + AFTER);
        run(() -> session.open(lesson, 0));
        run(() -> session.trying().move(House.parseHouse("S3").orElseThrow()));
        Trial before = onEdt(() -> session.trial().orElseThrow());
        run(session::restart);
        assertThat(onEdt(() -> session.trial().orElseThrow().moves())).isEmpty();
        reopen(lesson);
        run(session::undo);
        assertThat(onEdt(() -> session.trial().orElseThrow().moves())).isEqualTo(before.moves());
        assertThat(onEdt(() -> session.trial().orElseThrow().position())).isEqualTo(before.position());
    }

    @Test
    void anAnswerStillWaitsForHowSureItIs() throws Exception {
        LessonRun lesson = asking(", 'confidence': true");
        run(() -> session.open(lesson, 0));
        run(() -> session.answer("b"));
        assertThat(kept(lesson).answers()).as("it is not judged").isEmpty();
        reopen(lesson);
        assertThat(onEdt(() -> session.attempt().waiting())).contains("b");
        assertThat(onEdt(session::isOpenQuestion)).isTrue();
        run(() -> session.sure(Confidence.SURE));
        Answered judged = kept(lesson).answer("q").orElseThrow();
        assertThat(judged.attempts()).extracting(Answered.Attempt::given).containsExactly("b");
        assertThat(judged.confidence()).isEqualTo(Confidence.SURE.number());
        reopen(lesson);
        assertThat(onEdt(() -> session.attempt().waiting()))
                .as("nothing waits any more")
                .isEmpty();
    }

    @Test
    void howSureItWasIsNotAskedAgain() throws Exception {
        LessonRun lesson = asking(", 'confidence': true");
        run(() -> session.open(lesson, 0));
        run(() -> session.answer("b"));
        run(() -> session.sure(Confidence.GUESS));
        run(session::tryAgain);
        reopen(lesson);
        run(session::tryAgain);
        run(() -> session.answer("a"));
        assertThat(onEdt(() -> session.attempt().isSettled())).isTrue();
        assertThat(kept(lesson).answer("q").orElseThrow().confidence()).isEqualTo(Confidence.GUESS.number());
    }

    @Test
    void whoBeginsAgainHasNothingWaiting() throws Exception {
        LessonRun lesson = asking(", 'confidence': true");
        run(() -> session.open(lesson, 0));
        run(() -> session.answer("b"));
        run(session::restart);
        reopen(lesson);
        assertThat(onEdt(() -> session.attempt().waiting())).as("the step").isEmpty();
        run(() -> session.answer("b"));
        run(() -> session.open(lesson, 0));
        reopen(lesson);
        assertThat(onEdt(() -> session.attempt().waiting())).as("the lesson").isEmpty();
    }

    @Test
    void anAnswerToAnotherQuestionDoesNotWait() throws Exception {
        LessonRun lesson = asking(", 'confidence': true");
        run(() -> session.open(lesson, 0));
        run(() -> session.answer("b"));
        LessonRun other = LessonText.run(
                "{ 'id': 'q', 'kind': 'ask', 'question': { 'type': 'choice', 'text': 'Which?', 'confidence': true, 'options': ["
                        + "{ 'id': 'b', 'text': 'B', 'correct': true }, { 'id': 'x', 'text': 'X' }] } }");
        reopen(other);
        assertThat(onEdt(() -> session.attempt().waiting())).isEmpty();
    }

    @Test
    void optionsAreInTheOrderInWhichTheyWere() throws Exception {
        LessonRun lesson = asking(", 'shuffle': true");
        run(() -> session.open(lesson, 0));
        List<String> before = order();
        assertThat(before).as("another order than the author's").isNotEqualTo(List.of("a", "b", "c", "d"));
        reopen(lesson);
        assertThat(order()).isEqualTo(before);
    }

    @Test
    void answersCountForTheirGoal() throws Exception {
        LessonRun lesson = LessonRun.of(
                LessonReader.read(
                        LessonText.around("""
                                { 'id': 'q', 'kind': 'ask', 'question': { 'type': 'choice', 'text': 'Which?', 'goal': 'G1', 'options': [
                                  { 'id': 'a', 'text': 'A', 'correct': true }, { 'id': 'b', 'text': 'B' }] } },
                                { 'id': 'fork', 'kind': 'show', 'position': 'start',
                                  'next': [{ 'if': { 'goal': 'G1', 'mastery': { 'gte': 1 } }, 'go': 'well' }, 'more'] },
                                { 'id': 'more', 'kind': 'show', 'position': 'start' },
                                { 'id': 'well', 'kind': 'show', 'position': 'start' }""")
                                .replace(
                                        "\"minutes\": 5",
                                        "\"minutes\": 5, \"goals\": [{ \"id\": \"G1\", \"text\": \"t\" }]"),
                        "small.lesson.json",
                        RuleBooks.shipped()),
                RuleBooks.shipped());
        run(() -> session.open(lesson, 0));
        run(() -> session.answer("a"));
        run(session::next);
        assertThat(kept(lesson).answer("q").orElseThrow().goal()).isEqualTo("G1");
        reopen(lesson);
        assertThat(step()).isEqualTo("fork");
        run(session::next);
        assertThat(step()).as("what was answered before the window was closed").isEqualTo("well");
    }

    @Test
    void aLineThatWasDrawnIsThereBesideTheTrueOne() throws Exception {
        LessonRun lesson = LessonText.run(CHART);
        run(() -> session.open(lesson, 1));
        assertThat(onEdt(() -> session.foretold())).isEmpty();
        run(() -> session.foretell("2,8"));
        assertThat(kept(lesson).way()).extracting(Done::act).contains(new Act.Drew("2,8"));
        assertThat(kept(lesson).answers()).as("it is no answer").isEmpty();
        reopen(lesson);
        assertThat(step()).isEqualTo("c");
        assertThat(onEdt(() -> session.foretold())).contains("2,8");
        run(session::restart);
        reopen(lesson);
        assertThat(onEdt(() -> session.foretold())).isEmpty();
    }

    @Test
    void bothVotesOfAClassAreThere() throws Exception {
        LessonRun lesson =
                LessonText.run("{ 'id': 'q', 'kind': 'ask', 'question': { 'type': 'tally', 'text': 'Who?', 'options': ["
                        + "{ 'id': 's', 'text': 'South' }, { 'id': 'n', 'text': 'North' }] } }" + AFTER);
        run(() -> session.open(lesson, 0));
        run(() -> session.answer("12 5"));
        run(session::tryAgain);
        run(() -> session.answer("3 14"));
        Votes before = onEdt(() -> session.attempt().votes());
        assertThat(before.taken()).containsExactly(Map.of("s", 12, "n", 5), Map.of("s", 3, "n", 14));
        reopen(lesson);
        assertThat(onEdt(() -> session.attempt().votes())).isEqualTo(before);
        run(session::restart);
        reopen(lesson);
        assertThat(onEdt(() -> session.attempt().votes()))
                .as("a step begun again")
                .isEqualTo(Votes.NONE);
        assertThat(onEdt(session::isOpenQuestion)).isTrue();
        run(() -> session.answer("9 8"));
        reopen(lesson);
        assertThat(onEdt(() -> session.attempt().votes()).taken()).containsExactly(Map.of("s", 9, "n", 8));
        assertThat(kept(lesson).answer("q").orElseThrow().attempts())
                .as("all are kept")
                .hasSize(3);
        run(() -> session.open(lesson, 0));
        assertThat(onEdt(() -> session.attempt().votes()))
                .as("a lesson begun again")
                .isEqualTo(Votes.NONE);
    }

    @Test
    void aQuestionThatWasBegunAgainIsOpen() throws Exception {
        LessonRun lesson = asking("");
        run(() -> session.open(lesson, 0));
        run(() -> session.answer("a"));
        run(session::restart);
        reopen(lesson);
        assertThat(onEdt(session::isOpenQuestion)).isTrue();
        run(session::reveal);
        reopen(lesson);
        assertThat(onEdt(session::isOpenQuestion)).as("the answer was shown").isFalse();
    }

    private Trial trial() throws Exception {
        return onEdt(() -> session.trial().orElseThrow());
    }

    private void moveOnce() throws Exception {
        Trial before = trial();
        run(() -> session.trying().move(before.legalMoves().get(0).from()));
        run(() -> session.playback().last());
    }

    @Test
    void aLongGameIsGoneOnWithWhereItWasLeft() throws Exception {
        LessonRun lesson = LessonText.run("{ 'id': 'g', 'kind': 'game', 'position': 'start', 'stops': false },"
                + "{ 'id': 'c', 'kind': 'chart', 'chart': 'lead', 'per': 'turn' }");
        run(() -> session.open(lesson, 0));
        for (int i = 0; i < 6; i++) {
            moveOnce();
        }
        Trial left = trial();
        assertThat(left.outcome()).isEqualTo(Trial.Outcome.OPEN);
        reopen(lesson);
        assertThat(trial().moves()).isEqualTo(left.moves());
        assertThat(trial().events()).as("with all answers").isEqualTo(left.events());
        assertThat(onEdt(() -> session.playback().atLimit())).isTrue();
        while (trial().outcome() == Trial.Outcome.OPEN) {
            moveOnce();
        }
        List<BoardEvent> game = trial().timeline().events();
        run(session::next);
        reopen(lesson);
        assertThat(step()).isEqualTo("c");
        assertThat(onEdt(() -> session.playback().timeline().events()))
                .as("the chart's course")
                .isEqualTo(game);
    }

    @Test
    void aLongGameIsGoneOnWithThoughItsWayIsNotToldAnyMore() throws Exception {
        LessonRun lesson = LessonText.run("{ 'id': 'g', 'kind': 'game', 'position': 'start', 'stops': false },"
                + "{ 'id': 'c', 'kind': 'chart', 'chart': 'lead', 'per': 'turn' }");
        run(() -> session.open(lesson, 0));
        moveOnce();
        moveOnce();
        for (int i = 0; i < 250; i++) {
            run(session.trying()::undo);
            moveOnce();
        }
        assertThat(kept(lesson).way()).isEmpty();
        Trial left = trial();
        reopen(lesson);
        assertThat(trial().moves()).isEqualTo(left.moves());
        assertThat(trial().events()).isEqualTo(left.events());
    }

    @Test
    void aBoardThatIsPractisedAndHalfDoneStandsAsItDidUntilItIsDecided() throws Exception {
        LessonRun lesson = LessonRun.of(
                LessonShelf.find("ready-houses", RuleBooks.shipped()).orElseThrow(), RuleBooks.shipped());
        Exercise exercise = new Drills(List.of(lesson.lesson()), any -> Optional.of(lesson.rules()))
                .all().stream()
                        .filter(drill -> drill.id().equals("two-in-a-row"))
                        .flatMap(drill -> drill.own().stream())
                        .filter(board -> board.board().moves() == 2)
                        .findFirst()
                        .orElseThrow();
        Move first = exercise.board().firsts().get(0);
        LessonRun board = lesson.practising("two-in-a-row", exercise.board());
        Runnable practise = () -> session.rehearse(List.of(Rehearsal.Question.of(board, exercise)), done -> {});
        run(practise);
        run(() -> session.trying().move(first.from()));
        run(session::keep);
        reopen(lesson);
        run(practise);
        assertThat(onEdt(() -> session.trial().orElseThrow().moves())).containsExactly(first);
        assertThat(onEdt(() -> session.playback().atLimit())).isTrue();
        run(session::reveal);
        Idle.awaitBackground();
        reopen(lesson);
        run(practise);
        assertThat(onEdt(() -> session.trial().orElseThrow().moves()))
                .as("decided")
                .isEmpty();
    }

    private static String otherwise(RuleSet base) {
        return RuleBooks.shipped().all().stream()
                .filter(other -> ClauseSwitch.take(base, other, ClauseId.OWN_STORE)
                        .filter(rules -> !rules.equals(base))
                        .isPresent())
                .findFirst()
                .map(other -> other.about().id())
                .orElseThrow();
    }

    @Test
    void aRuleThatIsChangedIsChangedStill() throws Exception {
        LessonRun lesson = LessonText.run(
                "{ 'id': 'change', 'kind': 'alter', 'rules': 'congklak-classic', 'clause': 'own-store' }" + AFTER);
        run(() -> session.open(lesson, 0));
        Alteration changed = onEdt(() -> {
            Altering altering = session.altering();
            altering.resume("own-store="
                    + otherwise(lesson.alteration(session.stage()).orElseThrow().base()));
            return altering.alteration();
        });
        run(session::next);
        run(() -> session.altering());
        run(session::previous);
        assertThat(onEdt(() -> session.altering().alteration()))
                .as("another step")
                .isEqualTo(changed);
        run(session::keep);
        reopen(lesson);
        assertThat(onEdt(() -> session.altering().alteration())).isEqualTo(changed);
        assertThat(changed.isNone()).isFalse();
        run(session::close);
        run(() -> session.altering());
    }
}
