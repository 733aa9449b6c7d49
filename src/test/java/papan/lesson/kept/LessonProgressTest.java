package papan.lesson.kept;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import papan.lesson.learner.Progress;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.LessonText;
import papan.lesson.play.Trial;
import papan.lesson.play.WrittenAct;
import papan.model.House;
import papan.model.Move;

/** What is kept of a lesson in its two lists. */
final class LessonProgressTest {
    private static final Instant NOW = Instant.parse("2026-03-01T09:00:00Z");
    private static final Bookmark START = new Bookmark("q", 0, false);
    private static final String QUESTION =
            "{ 'id': 'q', 'kind': 'ask', 'question': { 'type': 'choice', 'text': 'Which?', 'options': ["
                    + "{ 'id': 'a', 'text': 'A', 'correct': true }, { 'id': 'b', 'text': 'B' }] } }, ";
    private static final String SHOWN = "{ 'id': 'after', 'kind': 'show', 'position': 'start' }";
    private static final LessonRun ASKING = LessonText.run(QUESTION + SHOWN);

    private static Written to(Bookmark place, Act.OfLearner... acts) {
        List<Done> way =
                List.of(acts).stream().map(act -> Done.of(place.step(), act)).toList();
        return new Written(way, place, Optional.empty(), false);
    }

    private static LessonProgress begun() {
        return LessonProgress.begin("small", 1, START, NOW);
    }

    private static Answered answer(String question) {
        List<Answered.Attempt> attempts = List.of(new Answered.Attempt("a", true, NOW));
        return new Answered("q", question, "choice", "", "en", attempts, 0, false, 1, List.of(), 0, NOW, false);
    }

    /** What is kept after acts, and the state to which they lead. */
    private record Kept(LessonState state, LessonProgress progress) {
        static Kept of(LessonRun run) {
            return new Kept(LessonState.of(run), begun());
        }

        Kept after(Act... acts) {
            Kept now = this;
            for (Act act : acts) {
                LessonState next = now.state.after(act);
                LessonProgress before = now.progress;
                now = new Kept(
                        next,
                        WrittenAct.of(now.state, act, next, "en", false)
                                .map(written -> before.did(1, written, 1, NOW))
                                .orElse(before));
            }
            return now;
        }

        LessonState resumedAtItsPlace() {
            return LessonState.resumed(state.run(), progress.withoutWay(), state.run());
        }
    }

    @Test
    void anAnswerToAnotherQuestionOfTheStepSetsTheEarlierAside() {
        LessonProgress other = begun().answered(answer("old")).answered(answer("new"));
        assertThat(other.answers()).extracting(Answered::question).containsExactly("new");
        assertThat(other.setAside()).extracting(Answered::question).containsExactly("old");
    }

    @Test
    void aWayOfMoreThanFiveHundredActsIsToldNoMoreAndTheLessonIsGoneOnWithAtItsPlace() {
        LessonProgress kept = begun();
        for (int i : IntStream.range(1, LessonProgress.MOST_ACTS).toArray()) {
            kept = kept.did(1, to(new Bookmark("s" + i, 0, false), new Act.Looked()), 1, NOW);
        }
        assertThat(kept.way()).hasSize(LessonProgress.MOST_ACTS);
        Bookmark last = new Bookmark("last", 2, false);
        LessonProgress more = kept.did(1, to(last, new Act.Looked()), 1, NOW);
        assertThat(more.way()).isEmpty();
        assertThat(more.place()).isEqualTo(last);
        assertThat(more.did(1, to(START, new Act.Looked()), 1, NOW).way())
                .as("no way begins in the middle")
                .isEmpty();
        assertThat(more.again(1, START, NOW)
                        .did(1, to(START, new Act.Looked()), 1, NOW)
                        .way())
                .as("begun again")
                .hasSize(2);
    }

    @Test
    void ofHowFarAStepWasSeenTheLastIsEnough() {
        LessonProgress seen = begun().did(1, to(START, new Act.Saw(1)), 1, NOW)
                .did(1, to(START, new Act.Looked(), new Act.Saw(2)), 1, NOW);
        assertThat(seen.way()).extracting(Done::act).containsExactly(new Act.Began(), new Act.Looked(), new Act.Saw(2));
    }

    @Test
    void whoTurnsOutToBeTheSameIsWhereTheLaterOneIs() {
        LessonProgress later = LessonProgress.begin("small", 2, new Bookmark("after", 0, false), NOW.plusSeconds(9));
        assertThat(begun().and(later).place().step()).isEqualTo("after");
        assertThat(later.and(begun()).place().step()).isEqualTo("after");
    }

    @Test
    void theWayThroughALessonThatIsOverGoesWhenAnotherIsBegun() {
        Progress begun = Progress.of("Ana").begun("small", 1, START, NOW);
        assertThat(begun.begun("other", 1, START, NOW).in("small").orElseThrow().way())
                .as("not over")
                .isNotEmpty();
        Progress over = begun.did("small", 1, to(new Bookmark("q", 0, true), new Act.WentOn()), 1, NOW);
        assertThat(over.in("small").orElseThrow().way()).isNotEmpty();
        assertThat(over.begun("other", 1, START, NOW).in("small").orElseThrow().way())
                .isEmpty();
    }

    @Test
    void whatCameOnceMoreDoesNotComeAgainWhereTheWayIsNotTold() {
        Kept over = Kept.of(ASKING)
                .after(
                        new Act.Answered("b"),
                        new Act.WentOn(),
                        new Act.WentOn(),
                        new Act.Answered("a"),
                        new Act.WentOn());
        assertThat(over.progress().finished()).isTrue();
        LessonState again = over.resumedAtItsPlace();
        assertThat(again.isFinished()).isTrue();
        LessonState through =
                again.after(new Act.WentTo("q")).after(new Act.WentOn()).after(new Act.WentOn());
        assertThat(through.isFinished()).isTrue();
    }

    @Test
    void whereAnActLedIsWhereTheLearnerIsThoughTheLessonLeadsElsewhereNow() {
        LessonProgress kept =
                Kept.of(ASKING).after(new Act.Answered("a"), new Act.WentOn()).progress();
        LessonRun changed = LessonText.run(QUESTION + "{ 'id': 'new', 'kind': 'show', 'position': 'start' }, " + SHOWN);
        LessonState resumed = LessonState.resumed(changed, kept, changed);
        assertThat(resumed.stage().step().head().id()).isEqualTo("after");
    }

    @Test
    void whoLooksBackHasPassedNothingBy() {
        LessonState second = LessonState.of(LessonText.run(SHOWN.replace("after", "first") + ", " + QUESTION + SHOWN))
                .after(new Act.WentTo("q"));
        assertThat(result(second, new Act.WentTo("first"))).as("back").isEmpty();
        assertThat(result(second, new Act.WentTo("after"))).as("ahead").isPresent();
        assertThat(result(second, new Act.WentOn())).as("on").isPresent();
    }

    private static Optional<Answered> result(LessonState before, Act act) {
        return WrittenAct.of(before, act, before.after(act), "en", false)
                .orElseThrow()
                .result();
    }

    @Test
    void aTryStandsAsItDidAndMovesThatWereRefusedAreNotTold() {
        Kept tried = Kept.of(LessonText.run("{ 'id': 't', 'kind': 'try', 'position': 'start', 'moves': 3,"
                + " 'goal': { 'moves': { 'gte': 3 } } }, " + SHOWN));
        Move move = tried.state().trial().orElseThrow().legalMoves().get(0);
        Kept refused = tried.after(new Act.Moved(new Move(House.parseHouse("N1").orElseThrow())));
        assertThat(refused.progress()).isEqualTo(tried.progress());
        Kept moved = refused.after(new Act.Moved(move));
        assertThat(moved.resumedAtItsPlace().here().moves()).containsExactly(move);
        assertThat(moved.after(new Act.StartedOver()).resumedAtItsPlace().here().moves())
                .as("begun again")
                .isEmpty();
    }

    @Test
    void aGameThatIsLeftInItsSecondRoundIsGoneOnWithThere() {
        Kept begun = Kept.of(LessonText.run("""
                { 'id': 'g', 'kind': 'game', 'opponent': 'big-sister', 'rounds': 2,
                  'position': { 'south': [1, 0, 0, 0, 0, 0, 0], 'north': [0, 0, 0, 0, 0, 0, 0],
                    'stores': { 'south': 40, 'north': 57 }, 'mover': 'south' } },\
                """ + SHOWN));
        Kept over = begun.after(first(begun));
        Kept second = over.after(new Act.WentOn());
        Kept moved = second.after(first(second));
        for (Kept left : List.of(over, second, moved)) {
            Trial stands = left.state().trial().orElseThrow();
            LessonRun run = left.state().run();
            for (LessonState again :
                    List.of(LessonState.resumed(run, left.progress(), run), left.resumedAtItsPlace())) {
                assertThat(again.trial().orElseThrow().events()).isEqualTo(stands.events());
                assertThat(again.trial().orElseThrow().captionKey()).isEqualTo(stands.captionKey());
                assertThat(again.trial().orElseThrow().captionArgs()).isEqualTo(stands.captionArgs());
            }
        }
        assertThat(LessonState.resumed(
                                moved.state().run(),
                                moved.progress(),
                                moved.state().run())
                        .after(new Act.TookBack())
                        .trial()
                        .orElseThrow()
                        .events())
                .isEqualTo(second.state().trial().orElseThrow().events());
    }

    private static Act first(Kept kept) {
        return new Act.Moved(kept.state().trial().orElseThrow().legalMoves().get(0));
    }
}
