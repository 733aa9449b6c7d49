package papan.lesson.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.lesson.kept.Act;
import papan.lesson.page.Offers.Reason;
import papan.lesson.page.Page.Action;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.LessonText;
import papan.lesson.play.Stage;
import papan.lesson.play.Telling;
import papan.lesson.play.Trial;
import papan.model.Place;
import papan.model.Position;
import papan.narration.DecisionTable;
import papan.narration.DecisionText;
import papan.narration.Reasoning;
import papan.replay.Trail;
import papan.testing.PlayedLessons;

/** A page says of a moment what the lesson says of it, and offers what can be done. */
class PageTest {
    static Stream<LessonRun> shipped() {
        return PlayedLessons.shipped().stream();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void atEachMomentItHasTheBoardAndTheSentenceOfThatMoment(LessonRun run) {
        for (Stage stage : run.stages()) {
            LessonState state = LessonState.of(run, stage.index());
            for (int cursor = stage.start();
                    cursor <= stage.end() && run.compared(stage).isEmpty();
                    cursor++) {
                List<Block> blocks = Page.of(state, cursor, run.words()).blocks();
                Block.Board board = (Block.Board) blocks.get(0);
                assertThat(board.position()).isEqualTo(stage.timeline().positionAt(cursor));
                // A question is led up to by its author alone: the moment before it is about something else.
                Optional<String> sentence = stage.step().asks()
                        ? new Telling(run, run.words()).opening(stage)
                        : run.sentence(stage, cursor, run.words()).filter(told -> !told.isEmpty());
                sentence.ifPresent(told -> assertThat(blocks).contains(new Block.Said(told)));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void whoAsksWhyIsToldARuleOrWhatIsSaidToTheAnswerAndNothingBeforeThat(LessonRun run) {
        for (Stage stage : run.stages()) {
            String where = run.lesson().id() + ", " + stage.step().head().id();
            LessonState begun = LessonState.of(run, stage.index());
            if (stage.step().asks()) {
                assertThat(reason(begun, stage.end())).as(where).isEqualTo(Reason.AFTER_ANSWER);
                LessonState told = begun.after(new Act.GaveUp());
                boolean said = Page.of(told, stage.end(), run.words())
                        .find(Block.Answer.class)
                        .filter(answer -> !answer.why().isEmpty())
                        .isPresent();
                assertThat(reason(told, stage.end()))
                        .as(where)
                        .isIn(Reason.RULE, said ? Reason.ANSWER : Reason.NOTHING);
            } else if (stage.step().letsTry()) {
                assertThat(reason(begun, stage.end())).as(where).isIn(Reason.NOT_YET, Reason.RULE);
            } else if (stage.step().asPlay().isPresent()) {
                assertThat(reason(begun, stage.start())).as(where).isIn(Reason.NOT_YET, Reason.RULE);
            }
        }
    }

    private static Reason reason(LessonState state, int cursor) {
        return Page.of(state, cursor, state.run().words()).offers().reason();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void whatALastSeedCanMeetStandsWhereOneHasBeenJudged(LessonRun run) {
        for (Stage stage : run.stages()) {
            LessonState state = LessonState.of(run, stage.index());
            assertThat(cases(Page.read(state, run.words())))
                    .as("read from top to bottom")
                    .isEmpty();
            if (!stage.step().asks() && run.compared(stage).isEmpty()) {
                Optional<DecisionTable> table = stage.timeline()
                        .decisionAt(stage.end())
                        .flatMap(event -> DecisionText.of(event, new Reasoning(run.words(), run.rules(stage))))
                        .flatMap(DecisionText::table);
                assertThat(cases(Page.of(state, stage.end(), run.words())))
                        .isEqualTo(table.map(DecisionTable::lines).stream().toList());
            }
        }
    }

    private static List<List<DecisionTable.Line>> cases(Page page) {
        return page.blocks().stream()
                .filter(Block.Cases.class::isInstance)
                .map(block -> ((Block.Cases) block).lines())
                .toList();
    }

    private static final String TRIED =
            "{ 'id': 't', 'kind': 'try', 'position': 'few', 'goal': { 'moves': { 'gte': 1 } }, 'moves': { 'lte': 1 } },";

    private static final String LOOKING =
            "{ 'id': 'q', 'kind': 'ask', 'position': 'few', 'question': { 'type': 'choice', 'looksBack': true, "
                    + "'text': 'Look at the chart: what came of it?', 'options': ["
                    + "{ 'id': 'a', 'text': 'A', 'correct': true }, { 'id': 'b', 'text': 'B' }] } }";

    @Test
    void aQuestionThatLooksBackShowsTheTryAsItWasLeftAndWhatDecidedInIt() {
        LessonState tried = LessonState.of(LessonText.run(TRIED + LOOKING));
        Trial before = tried.trial().orElseThrow();
        LessonState asked =
                tried.after(new Act.Moved(before.legalMoves().get(0))).after(new Act.WentOn());
        Position left = before.play(before.legalMoves().get(0)).position();
        assertThat(left).isNotEqualTo(before.position());
        for (Page page : List.of(
                Page.of(asked, 0, asked.run().words()),
                Page.read(asked, asked.run().words()))) {
            assertThat(page.find(Block.Board.class).orElseThrow().position()).isEqualTo(left);
            assertThat(page.find(Block.Ruling.class))
                    .as("nothing of the answer")
                    .isEmpty();
        }
        LessonState told = asked.after(new Act.Answered("a"));
        assertThat(Page.of(told, 0, told.run().words()).find(Block.Ruling.class))
                .isPresent();
        LessonState skipped = tried.after(new Act.WentOn());
        assertThat(Page.of(skipped, 0, skipped.run().words())
                        .find(Block.Board.class)
                        .orElseThrow()
                        .position())
                .as("nothing was tried")
                .isEqualTo(before.position());
    }

    @Test
    void aQuestionThatLooksBackHasTheChartBeforeIt() {
        String chart = "{ 'id': 'p', 'kind': 'play', 'from': 'few', 'moves': ['S6'] },"
                + "{ 'id': 'c', 'kind': 'chart', 'chart': 'stores' },";
        LessonRun run = LessonText.run(chart + LOOKING);
        LessonState shown = LessonState.of(run, 1);
        LessonState asked = LessonState.of(run, 2);
        Block.Charted before = Page.of(shown, run.stages().get(1).end(), run.words())
                .find(Block.Charted.class)
                .orElseThrow();
        assertThat(Page.of(asked, 0, run.words()).find(Block.Charted.class).map(Block.Charted::asked))
                .contains(before.asked());
        LessonRun plain = LessonText.run(chart + LOOKING.replace("'looksBack': true, ", ""));
        assertThat(Page.of(LessonState.of(plain, 2), 0, plain.words()).find(Block.Charted.class))
                .isEmpty();
    }

    @Test
    void whatIsRightIsOnItOnlyOnceItIsSettled() {
        LessonRun run = LessonText.run("{ 'id': 'q', 'kind': 'ask', 'position': 'start', 'question': "
                + "{ 'type': 'choice', 'text': 'Which?', 'options': ["
                + "{ 'id': 'a', 'text': 'A', 'correct': true }, { 'id': 'b', 'text': 'B' }] } }");
        LessonState asked = LessonState.of(run);
        LessonState wrong = asked.after(new Act.Answered("b"));

        assertThat(marks(asked)).containsOnly(Block.Asked.Mark.OPEN);
        assertThat(Page.read(asked, run.words()).actions())
                .contains(Action.GIVE_UP, Action.GO_ON)
                .doesNotContain(Action.TRY_AGAIN);
        assertThat(marks(wrong)).containsExactly(Block.Asked.Mark.OPEN, Block.Asked.Mark.WRONG);
        assertThat(Page.read(wrong, run.words()).actions()).contains(Action.TRY_AGAIN, Action.ANSWER, Action.GIVE_UP);
        assertThat(marks(wrong.after(new Act.TriedAgain())))
                .as("the wrong one stays marked")
                .containsExactly(Block.Asked.Mark.OPEN, Block.Asked.Mark.WRONG);
        assertThat(marks(wrong.after(new Act.TriedAgain()).after(new Act.GaveUp())))
                .containsExactly(Block.Asked.Mark.MISSED, Block.Asked.Mark.WRONG);
    }

    @Test
    void ofSeveralAnswersTheWrongOnesAreMarkedAndTheRightOnesOnceItIsSettled() {
        LessonState asked =
                LessonState.of(LessonText.run("{ 'id': 'q', 'kind': 'ask', 'position': 'start', 'question': "
                        + "{ 'type': 'choice', 'text': 'Which?', 'several': true, 'shuffle': false, 'options': ["
                        + "{ 'id': 'a', 'text': 'A', 'correct': true }, { 'id': 'b', 'text': 'B', 'correct': true }, "
                        + "{ 'id': 'c', 'text': 'C' }] } }"));
        LessonState wrong = asked.after(new Act.Answered("a,c"));
        assertThat(marks(wrong)).containsExactly(Block.Asked.Mark.OPEN, Block.Asked.Mark.OPEN, Block.Asked.Mark.WRONG);
        LessonState half = asked.after(new Act.Answered("a"));
        assertThat(marks(half)).containsOnly(Block.Asked.Mark.OPEN);
        assertThat(marks(half.after(new Act.TriedAgain()))).containsOnly(Block.Asked.Mark.OPEN);
        assertThat(marks(half.after(new Act.Answered("a,b"))))
                .containsExactly(Block.Asked.Mark.RIGHT, Block.Asked.Mark.RIGHT, Block.Asked.Mark.OPEN);
        assertThat(marks(wrong.after(new Act.GaveUp())))
                .containsExactly(Block.Asked.Mark.MISSED, Block.Asked.Mark.MISSED, Block.Asked.Mark.OPEN);
    }

    @Test
    void theWayOfTheHandIsDrawnOnceTheAnswerIsKnown() {
        LessonState asked = LessonState.of(LessonText.run("{ 'id': 'q', 'kind': 'ask', 'position': 'few', 'question': "
                + "{ 'type': 'landing', 'text': 'Where?', 'move': 'S6', 'until': 'firstLap' } }"));
        assertThat(ways(asked)).isEmpty();
        assertThat(ways(asked.after(new Act.Answered("S6")))).as("wrong").isEmpty();
        assertThat(ways(asked.after(new Act.GaveUp())))
                .singleElement()
                .satisfies(
                        way -> assertThat(way.places()).extracting(Place::name).containsExactly("S6", "S5", "S4"));
    }

    private static List<Trail> ways(LessonState state) {
        Block.Board board =
                (Block.Board) Page.of(state, 0, state.run().words()).blocks().get(0);
        return board.ways();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void beforeAQuestionIsAnsweredThePageHasNoPartOfTheAnswer(LessonRun run) {
        for (Stage stage : run.stages()) {
            LessonState open = LessonState.of(run, stage.index());
            Page.of(open, stage.end(), run.words()).find(Block.Asked.class).ifPresent(asked -> {
                assertThat(asked.right()).as(stage.step().head().id()).isEmpty();
                assertThat(asked.options()).allMatch(option -> option.mark() == Block.Asked.Mark.OPEN);
                assertThat(Page.of(open, stage.end(), run.words()).blocks())
                        .noneMatch(block -> block instanceof Block.Judged
                                || block instanceof Block.Answer
                                || block instanceof Block.Ruling
                                || block instanceof Block.Cases);
                if (stage.isScored()) {
                    LessonState shown = open.after(new Act.GaveUp());
                    assertThat(Page.of(shown, stage.end(), run.words())
                                    .find(Block.Asked.class)
                                    .orElseThrow()
                                    .right())
                            .containsExactly(run.rightAnswer(stage).written().split(",", -1));
                }
            });
        }
    }

    @Test
    void aTeacherIsToldTheAnswerAndWhatMostHandsAreWorthBeside() {
        LessonState asked =
                LessonState.of(LessonText.run("{ 'id': 'q', 'kind': 'ask', 'teacher': 'Let them guess.', 'question': "
                        + "{ 'type': 'choice', 'text': 'Which?', 'options': [{ 'id': 'a', 'text': 'Alpha', 'correct': true },"
                        + "{ 'id': 'b', 'text': 'Beta', 'feedback': 'Look again.' }] } }"));
        Aside aside = new Aside(asked, asked.run().words());
        assertThat(aside.answer()).isEqualTo("Alpha");
        assertThat(aside.notes()).isEqualTo("Let them guess.");
        assertThat(aside.favoured()).isEmpty();
        Aside voted =
                new Aside(asked.after(new Act.Counted("q", "b", 9)), asked.run().words());
        assertThat(voted.favoured()).contains(new Block.Judged(false, "Beta", "", List.of("Look again.")));
        Aside even = new Aside(
                asked.after(new Act.Counted("q", "b", 9)).after(new Act.Counted("q", "a", 9)),
                asked.run().words());
        assertThat(even.favoured()).isEmpty();
    }

    private static List<Block.Asked.Mark> marks(LessonState state) {
        return Page.read(state, state.run().words()).blocks().stream()
                .filter(Block.Asked.class::isInstance)
                .map(Block.Asked.class::cast)
                .flatMap(asked -> asked.options().stream())
                .map(Block.Asked.Option::mark)
                .toList();
    }
}
