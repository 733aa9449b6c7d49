package papan.lesson.learner;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import papan.json.rules.RuleBooks;
import papan.lesson.kept.Answered;
import papan.lesson.kept.Bookmark;
import papan.lesson.kept.LessonProgress;
import papan.lesson.play.LessonRun;
import papan.lesson.play.QuestionPrint;
import papan.lesson.script.Lesson;
import papan.testing.PlayedLessons;

class ProgressTest {
    private static final Instant NOW = Instant.parse("2026-03-01T09:00:00Z");
    private static final Bookmark START = new Bookmark("one", 0, false);

    private static Answered answer(String step, String question, Instant time, boolean correct) {
        return new Answered(
                step,
                question,
                "choice",
                "",
                "en",
                List.of(new Answered.Attempt(correct ? "yes" : "no", correct, time)),
                0,
                false,
                5,
                List.of(),
                0,
                time,
                false);
    }

    private static Progress two() {
        return Progress.of("Ana")
                .begun("relay", 1, START, NOW)
                .answered("relay", answer("one", "a", NOW, false))
                .answered("relay", answer("two", "b", NOW, true));
    }

    @Test
    void anotherAttemptIsAddedToTheFirst() {
        Answered both = two().answered("relay", answer("one", "a", NOW.plusSeconds(9), true))
                .in("relay")
                .flatMap(lesson -> lesson.answer("one"))
                .orElseThrow();
        assertThat(both.correctFirst()).isFalse();
        assertThat(both.last().orElseThrow().correct()).isTrue();
        assertThat(both.attempts()).hasSize(2);
        assertThat(both.seconds()).isEqualTo(10);
    }

    @Test
    void theFirstAttemptIsKeptHoweverManyFollow() {
        Progress many = two();
        for (int i = 1; i <= 2 * Answered.MOST; i++) {
            many = many.answered("relay", answer("one", "a", NOW.plusSeconds(i), true));
        }
        Answered kept = many.in("relay").flatMap(l -> l.answer("one")).orElseThrow();
        assertThat(kept.attempts()).hasSize(Answered.MOST);
        assertThat(kept.first().orElseThrow().given()).isEqualTo("no");
    }

    @Test
    void onlyAnswersWhoseQuestionHasChangedAreSetAsideAndTheyComeBack() {
        Progress changed = two().against("relay", Map.of("one", "a", "two", "other"));
        LessonProgress lesson = changed.in("relay").orElseThrow();
        assertThat(lesson.answers()).extracting(Answered::step).containsExactly("one");
        assertThat(lesson.setAside()).extracting(Answered::step).containsExactly("two");
        assertThat(changed.against("relay", Map.of("one", "a", "two", "b"))
                        .in("relay")
                        .orElseThrow()
                        .answers())
                .hasSize(2);
    }

    @Test
    void fingerprintsOfShippedQuestionsDifferAndAreTheSameEachTime() {
        for (LessonRun shared : PlayedLessons.shipped()) {
            Lesson lesson = shared.lesson();
            Map<String, String> prints = QuestionPrint.of(shared);
            assertThat(prints).isNotEmpty().isEqualTo(QuestionPrint.of(LessonRun.of(lesson, RuleBooks.shipped())));
            assertThat(prints.values())
                    .as(lesson.id())
                    .doesNotHaveDuplicates()
                    .allMatch(print -> print.matches("[0-9a-f]{12}"));
        }
    }

    @Test
    void beginningAgainKeepsWhatWasAnswered() {
        LessonProgress again = two().at("relay", 1, new Bookmark("two", 3, true), 61, NOW)
                .begun("relay", 2, START, NOW.plusSeconds(60))
                .in("relay")
                .orElseThrow();
        assertThat(again.finished()).isTrue();
        assertThat(again.place()).isEqualTo(START);
        assertThat(again.answers()).hasSize(2);
        assertThat(again.answersOfThisTime()).isEmpty();
        assertThat(again.minutes()).isEqualTo(2);
        assertThat(two().without("relay")).isEqualTo(Progress.of("Ana"));
    }

    @Test
    void namesAreKeptShortAndPlain() {
        assertThat(Progress.name("  Siti \n Nur\u0000 ")).isEqualTo("Siti Nur");
        assertThat(Progress.name("😀".repeat(90)).codePointCount(0, 80)).isEqualTo(Progress.LONGEST_NAME);
        assertThat(Progress.name(" \t")).isEmpty();
    }

    @Test
    void questionsOfLessonsThatAreDoneComeBackAfterTheSameGapThreeADay() {
        Progress done = Progress.of("Ana").begun("relay", 1, START, NOW);
        for (int i : IntStream.range(0, 5).toArray()) {
            done = done.answered("relay", answer("s" + i, "q" + i, NOW.plusSeconds(i), i != 4));
        }
        LocalDate day = LocalDate.of(2026, 3, 1);
        assertThat(Reviews.due(done, day.plusDays(9), ZoneOffset.UTC, lesson -> List.of(), all -> true))
                .as("not done")
                .isEmpty();
        done = done.at("relay", 1, new Bookmark("s4", 0, true), 1, NOW);
        assertThat(Reviews.due(done, day.plusDays(2), ZoneOffset.UTC, lesson -> List.of(), all -> true))
                .isEmpty();
        assertThat(Reviews.due(done, day.plusDays(3), ZoneOffset.UTC, lesson -> List.of(), all -> true))
                .extracting(Reviews.Due::step)
                .containsExactly("s4", "s0", "s1");
        Instant later = NOW.plusSeconds(3 * 86_400);
        done = done.answered("relay", answer("s4", "q4", later, true));
        assertThat(Reviews.due(done, day.plusDays(3), ZoneOffset.UTC, lesson -> List.of(), all -> true))
                .extracting(Reviews.Due::step)
                .containsExactly("s0", "s1");
        assertThat(Reviews.due(done, day.plusDays(4), ZoneOffset.UTC, lesson -> List.of(), all -> true))
                .extracting(Reviews.Due::step)
                .containsExactly("s0", "s1", "s2");
    }

    @Test
    void whatALessonKeepsForLaterComesAfterWhatWasWrongAndIsCountedTheDayItIsAsked() {
        Function<String, List<String>> bank = lesson -> List.of("later", "last");
        LocalDate day = LocalDate.of(2026, 3, 1);
        Progress begun = Progress.of("Ana")
                .begun("relay", 1, START, NOW)
                .answered("relay", answer("s0", "q0", NOW, true))
                .answered("relay", answer("s1", "q1", NOW, false));
        assertThat(due(begun, day.plusDays(9), bank)).as("not done").isEmpty();
        Progress done = begun.at("relay", 1, new Bookmark("s1", 0, true), 1, NOW);
        assertThat(due(done, day.plusDays(2), bank)).as("too early").isEmpty();
        assertThat(due(done, day.plusDays(3), bank)).containsExactly("s1", "later", "last");
        assertThat(Reviews.next(done, day, ZoneOffset.UTC, bank)).contains(day.plusDays(3));

        Instant later = NOW.plusSeconds(3 * 86_400);
        Progress asked = done.answered("relay", answer("later", "q", later, true));
        assertThat(due(asked, day.plusDays(3), bank)).as("one of three is done").containsExactly("s1", "last");
        assertThat(due(asked, day.plusDays(5), bank))
                .as("what came back does not move the others")
                .containsExactly("s1", "last", "s0");
        assertThat(due(asked, day.plusDays(3), lesson -> List.of()))
                .as("without a bank")
                .containsExactly("s1", "s0");
    }

    private static List<String> due(Progress progress, LocalDate day, Function<String, List<String>> bank) {
        return Reviews.due(progress, day, ZoneOffset.UTC, bank, all -> true).stream()
                .map(Reviews.Due::step)
                .toList();
    }

    @Test
    void theNextQuestionsComeOnADayOfTheirOwn() {
        LocalDate day = LocalDate.of(2026, 3, 1);
        Progress done = two().at("relay", 1, new Bookmark("two", 0, true), 1, NOW);
        assertThat(Reviews.next(two(), day, ZoneOffset.UTC, lesson -> List.of()))
                .as("not done")
                .isEmpty();
        assertThat(Reviews.next(done, day, ZoneOffset.UTC, lesson -> List.of()))
                .contains(day.plusDays(Reviews.GAP_DAYS));
        assertThat(Reviews.next(done, day.plusDays(9), ZoneOffset.UTC, lesson -> List.of()))
                .contains(day.plusDays(9));
        assertThat(Reviews.due(
                        done,
                        day.plusDays(9),
                        ZoneOffset.UTC,
                        lesson -> List.of(),
                        due -> due.step().equals("two")))
                .extracting(Reviews.Due::step)
                .containsExactly("two");
    }
}
