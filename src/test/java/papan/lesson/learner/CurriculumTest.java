package papan.lesson.learner;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.lesson.kept.Answered;
import papan.lesson.kept.Bookmark;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.testing.PlayedLessons;

class CurriculumTest {
    private static final Instant NOW = Instant.parse("2026-03-01T09:00:00Z");
    private static final List<Lesson> SHIPPED =
            PlayedLessons.shipped().stream().map(LessonRun::lesson).toList();

    private static Lesson lesson(String id, Lesson.Strand strand, String... requires) {
        Lesson like = LessonShelf.find("first-turn", RuleBooks.shipped()).orElseThrow();
        Lesson.Meta meta = like.meta();
        return new Lesson(
                id,
                1,
                "en",
                id,
                "",
                new Lesson.Meta(
                        new Lesson.Audience(List.of(8, 99), Lesson.Level.BEGINNER, strand, List.of(requires)),
                        10,
                        meta.goals(),
                        meta.sources(),
                        meta.authors(),
                        meta.license(),
                        meta.keywords(),
                        meta.teaching(),
                        meta.end()),
                like.rules(),
                like.players(),
                like.view(),
                like.positions(),
                Map.of(),
                Map.of(),
                like.steps(),
                List.of(),
                List.of());
    }

    private static final List<Lesson> COURSE = List.of(
            lesson("last", Lesson.Strand.MAKE, "first"),
            lesson("second", Lesson.Strand.PLAY, "first", "not-installed"),
            lesson("first", Lesson.Strand.PLAY),
            lesson("round-a", Lesson.Strand.RULES, "round-b"),
            lesson("round-b", Lesson.Strand.RULES, "round-a"));

    private static Answered answer(String step, String type, boolean right) {
        return new Answered(
                step,
                "print",
                type,
                "",
                "en",
                List.of(new Answered.Attempt("a", right, NOW)),
                0,
                false,
                61,
                List.of(),
                0,
                NOW,
                false);
    }

    @Test
    void lessonsStandByStrandAndAfterWhatTheyRequire() {
        Curriculum course = Curriculum.of(COURSE, Progress.of("Ana"));
        assertThat(course.groups())
                .extracting(Curriculum.Group::strand)
                .containsExactly(Lesson.Strand.PLAY, Lesson.Strand.RULES, Lesson.Strand.MAKE);
        assertThat(course.entries())
                .extracting(entry -> entry.lesson().id())
                .containsExactly("first", "second", "round-b", "round-a", "last");
        assertThat(course.entries().get(1).requires())
                .extracting(each -> each.lesson().id() + " " + each.done())
                .containsExactly("first false");
        assertThat(Curriculum.of(List.of(), Progress.of("Ana")).groups()).isEmpty();
    }

    @Test
    void everyShippedLessonIsThereOnce() {
        assertThat(Curriculum.of(SHIPPED, Progress.of("")).entries())
                .extracting(Curriculum.Entry::lesson)
                .containsExactlyInAnyOrderElementsOf(SHIPPED);
    }

    @Test
    void anEntryTellsHowFarTheLearnerIs() {
        List<Step> steps = COURSE.get(2).steps();
        String asks = steps.get(0).head().id();
        Progress begun = Progress.of("Ana")
                .begun("first", 1, new Bookmark(steps.get(2).head().id(), 0, false), NOW)
                .at("first", 1, new Bookmark(steps.get(2).head().id(), 0, false), 61, NOW)
                .answered("first", answer(asks, "landing", false));
        Curriculum.Entry entry = Curriculum.of(COURSE, begun).entries().get(0);
        assertThat(entry.state()).isEqualTo(Curriculum.State.BEGUN);
        assertThat(entry.step()).isEqualTo(3);
        assertThat(entry.answered()).isEqualTo(1);
        assertThat(entry.right()).isZero();
        assertThat(entry.minutes()).isEqualTo(2);
        Progress done = begun.at("first", 1, new Bookmark(asks, 0, true), 0, NOW);
        Curriculum after = Curriculum.of(COURSE, done);
        assertThat(after.entries().get(0).state()).isEqualTo(Curriculum.State.DONE);
        assertThat(after.entries().get(1).isReady()).isTrue();
    }

    /** Where the learner looks at it again, or begins it once more, it stays done; what was skipped is not done. */
    @Test
    void whatIsDoneStaysDoneAndWhatWasSkippedIsNot() {
        Progress done = Progress.of("Ana").at("first", 1, new Bookmark("x", 0, true), 0, NOW);
        assertThat(state(done)).isEqualTo(Curriculum.State.DONE);
        assertThat(state(done.at("first", 1, new Bookmark("x", 0, false), 0, NOW)))
                .isEqualTo(Curriculum.State.DONE);
        assertThat(state(done.begun("first", 1, new Bookmark("x", 0, false), NOW)))
                .isEqualTo(Curriculum.State.DONE);
        Answered passed =
                new Answered("x", "print", "landing", "", "en", List.of(), 1, false, 1, List.of(), 0, NOW, false);
        Progress skipped = done.answered("first", passed);
        assertThat(state(skipped)).isEqualTo(Curriculum.State.LEFT);
        assertThat(Curriculum.of(COURSE, skipped).entries().get(1).isReady()).isFalse();
        assertThat(next(skipped)).isEqualTo("first");
        assertThat(state(skipped.answered("first", answer("x", "landing", false))))
                .isEqualTo(Curriculum.State.DONE);
    }

    private static Curriculum.State state(Progress progress) {
        return Curriculum.of(COURSE, progress).entries().get(0).state();
    }

    @Test
    void aStrandTellsHowMuchOfItIsDoneAndALessonWhatIsLeftBeforeIt() {
        Progress done = Progress.of("Ana").at("first", 1, new Bookmark("x", 0, true), 0, NOW);
        Curriculum.Group beginner = Curriculum.of(COURSE, done).groups().get(0);
        assertThat(beginner.done()).isEqualTo(1);
        assertThat(beginner.minutes()).as("both of them, ten minutes each").isEqualTo(20);
        assertThat(beginner.entries().get(1).left()).isEmpty();
        Curriculum.Group nobody =
                Curriculum.of(COURSE, Progress.of("Ben")).groups().get(0);
        assertThat(nobody.done()).isZero();
        assertThat(nobody.entries().get(1).left()).extracting(Lesson::id).containsExactly("first");
    }

    @Test
    void oneGoesOnWithWhatWasLeftLastOrElseWithWhatIsNextAndReady() {
        Progress none = Progress.of("Ana");
        assertThat(next(none)).isEqualTo("first");
        Progress done = none.begun("first", 1, new Bookmark("x", 0, true), NOW)
                .at("first", 1, new Bookmark("x", 0, true), 0, NOW);
        assertThat(next(done)).isEqualTo("second");
        Progress left = done.begun("last", 1, new Bookmark("x", 0, false), NOW.plusSeconds(9))
                .begun("second", 1, new Bookmark("x", 0, false), NOW.plusSeconds(5));
        assertThat(next(left)).isEqualTo("last");
    }

    private static String next(Progress progress) {
        return Curriculum.of(COURSE, progress)
                .next(progress)
                .map(entry -> entry.lesson().id())
                .orElse("");
    }
}
