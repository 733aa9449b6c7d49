package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import papan.format.FormatException;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.kept.Act;
import papan.lesson.page.Block;
import papan.lesson.page.Page;
import papan.model.Place;

/** What a learner takes along: only what was shown counts, and the best moment is the lesson's own. */
final class EndingTest {
    private static final String GOALS =
            "\"goals\": [{ \"id\": \"G1\", \"text\": \"One.\" }, { \"id\": \"G2\", \"text\": \"Two.\" }], ";

    private static String asks(String id, String goal) {
        return "{ 'id': '" + id + "', 'kind': 'ask', 'title': 'About " + id + "', 'position': 'start', 'question': "
                + "{ 'type': 'choice', 'goal': '" + goal + "', 'text': 'Which?', 'options': ["
                + "{ 'id': 'a', 'text': 'A', 'correct': true }, { 'id': 'b', 'text': 'B' }] } }";
    }

    private static String plays(String id, String house) {
        return "{ 'id': '" + id + "', 'kind': 'play', 'from': 'start', 'moves': ['" + house + "'] }";
    }

    private static LessonState begun(String... steps) throws FormatException {
        String text = LessonText.around(String.join(",", steps)).replace("\"minutes\"", GOALS + "\"minutes\"");
        return LessonState.of(
                LessonRun.of(LessonReader.read(text, "small.lesson.json", RuleBooks.shipped()), RuleBooks.shipped()));
    }

    private static LessonState after(LessonState state, Act... acts) {
        LessonState now = state;
        for (Act act : acts) {
            now = now.after(act);
        }
        return now;
    }

    private static LessonState three(Act... acts) throws FormatException {
        return after(begun(asks("p", "G1"), asks("q", "G1"), asks("r", "G2")), acts);
    }

    private static List<Boolean> shown(LessonState state) {
        return Ending.of(state).goals().stream().map(Ending.Standing::shown).toList();
    }

    private static List<String> open(LessonState state) {
        return Ending.of(state).open().stream()
                .map(stage -> stage.step().head().id())
                .toList();
    }

    private static final Act ON = new Act.WentOn();
    private static final Act RIGHT = new Act.Answered("a");
    private static final Act WRONG = new Act.Answered("b");
    private static final Act AGAIN = new Act.TriedAgain();
    private static final Act GIVE_UP = new Act.GaveUp();

    @Test
    void aGoalIsShownByRightAnswersToAllOfItsQuestions() throws FormatException {
        LessonState all = three(RIGHT, ON, RIGHT, ON, RIGHT, ON);
        assertThat(all.isFinished()).isTrue();
        assertThat(shown(all)).containsExactly(true, true);
        assertThat(open(all)).isEmpty();
        assertThat(Ending.of(all).atFirst()).isEqualTo(3);
        assertThat(Ending.of(all).questions()).isEqualTo(3);
    }

    @Test
    void whoFindsItAfterAWrongAnswerHasShownItButNotAtTheFirstTry() throws FormatException {
        LessonState found = three(RIGHT, ON, RIGHT, ON, WRONG, AGAIN, RIGHT, ON);
        assertThat(shown(found)).containsExactly(true, true);
        assertThat(Ending.of(found).atFirst()).isEqualTo(2);
    }

    @Test
    void whatIsSkippedOrGivenAwayIsNotShownAndCanBeComeBackTo() throws FormatException {
        LessonState left = three(GIVE_UP, ON, RIGHT, ON, ON);
        assertThat(shown(left)).containsExactly(false, false);
        assertThat(open(left)).as("what was skipped first").containsExactly("r", "p");
        assertThat(Ending.of(left).goals().get(0).open())
                .extracting(stage -> stage.step().head().id())
                .containsExactly("p");
        assertThat(Ending.of(left).atFirst()).isEqualTo(1);
    }

    @Test
    void aQuestionThatIsComeBackToAndAnsweredRightlyShowsItsGoal() throws FormatException {
        LessonState back = three(GIVE_UP, ON, RIGHT, ON, RIGHT, ON, new Act.WentTo("p"), new Act.BeganAgain(), RIGHT);
        assertThat(shown(back)).containsExactly(true, true);
        assertThat(open(back)).isEmpty();
    }

    @Test
    void aGoalIsNotShownBeforeAnyOfItsQuestionsWasAsked() throws FormatException {
        assertThat(shown(three(RIGHT))).containsExactly(true, false);
    }

    @Test
    void theBestMomentIsTheLargestCapture() throws FormatException {
        LessonState played = after(begun(plays("none", "S7"), plays("nine", "S6"), plays("home", "S1")), ON, ON, ON);
        Ending ending = Ending.of(played);
        assertThat(ending.best().step().head().id()).isEqualTo("nine");
        assertThat(ending.best()
                        .timeline()
                        .positionAt(ending.cursor())
                        .seedsIn(Place.parse("S.store").orElseThrow()))
                .isEqualTo(10);
    }

    @Test
    void withoutACaptureItIsTheRuleThatEndedTheLongestRelay() throws FormatException {
        LessonState played = after(begun(plays("home", "S7"), plays("again", "S7")), ON, ON);
        assertThat(Ending.of(played).best().step().head().id())
                .as("of several the first")
                .isEqualTo("home");
        Ending ending = Ending.of(played);
        assertThat(ending.best().timeline().rulingAt(ending.cursor())).isPresent();
    }

    @Test
    void nothingCountsToWhichTheLearnerHasNotCome() throws FormatException {
        LessonState state = begun(asks("p", "G1"), plays("nine", "S6"));
        assertThat(Ending.of(state).best().step().head().id()).isEqualTo("p");
        assertThat(Ending.of(state).questions()).isEqualTo(1);
    }

    @Test
    void thePageSaysItInWords() throws FormatException {
        LessonState state = after(begun(asks("p", "G1"), asks("r", "G2"), plays("nine", "S6")), RIGHT, ON, ON, ON);
        List<Block> blocks = Page.of(state, 0, state.run().words()).blocks();
        Block.Ended ended = (Block.Ended) blocks.get(0);
        assertThat(ended.atFirst()).isEqualTo("1 of 2 right on the first try.");
        assertThat(ended.keep()).startsWith("Remember: If your last seed lands in an empty house in your own row");
        assertThat(ended.open()).containsExactly(new Block.Ended.Open("r", "About r", "Come back to “About r”"));
        assertThat(ended.goals()).extracting(Block.Ended.Goal::shown).containsExactly(true, false);
        assertThat(blocks).contains(new Block.Said("The best moment: Aina captures 9 seeds from S6 and N2."));
    }

    @Test
    void theAuthorsSentenceIsKeptAndTheStepThatIsNamedHasTheBestMoment() throws FormatException {
        String text = LessonText.around(String.join(",", plays("first", "S3"), plays("second", "S1")))
                .replace("\"minutes\"", "\"end\": { \"keep\": \"Count first.\", \"best\": \"second\" }, \"minutes\"");
        LessonRun run =
                LessonRun.of(LessonReader.read(text, "small.lesson.json", RuleBooks.shipped()), RuleBooks.shipped());
        LessonState end = after(LessonState.of(run), ON, ON);

        assertThat(Ending.of(end).best().step().head().id()).isEqualTo("second");
        assertThat(Page.read(end, run.words()).blocks())
                .filteredOn(Block.Ended.class::isInstance)
                .extracting(block -> ((Block.Ended) block).keep())
                .containsExactly("Remember: Count first.");
    }

    @Test
    void aStepThatIsNotThereCannotHaveTheBestMoment() {
        String text = LessonText.around(plays("first", "S3"))
                .replace("\"minutes\"", "\"end\": { \"best\": \"frist\" }, \"minutes\"");
        assertThat(LessonText.problems(text))
                .extracting(problem -> problem.code() + " " + problem.fix())
                .containsExactly("E703 Did you mean \"first\"?");
    }
}
