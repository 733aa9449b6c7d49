package papan.json.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import papan.lesson.learner.Progress;
import papan.lesson.play.Act;
import papan.lesson.play.Answered;
import papan.lesson.play.Bookmark;
import papan.lesson.play.Done;
import papan.lesson.play.LessonProgress;
import papan.lesson.play.LessonSummary;
import papan.testing.Attacks;

/** What files told that kept no acts is what the acts say that are made of it. */
class OlderProgressTest {
    private static final int FILES = Attacks.rounds(500);
    private static final Instant BEGUN = Instant.parse("2026-03-01T09:00:00Z");

    private static LessonProgress read(String text) throws Exception {
        KeptFormat.Found<Progress> found = ProgressShape.KEPT.read(text, "old.progress.json");
        assertThat(found.problems()).isEmpty();
        return found.content().in("relay").orElseThrow();
    }

    @Test
    void whatAnOlderFileSaidIsWhatTheActsSayHoweverOftenItIsWritten() throws Exception {
        for (int seed = 1; seed <= FILES; seed++) {
            LessonSummary old = new Older(new Random(seed)).lesson();
            LessonProgress acts = read(ProgressFiles.older("Ana", "relay", 3, old));
            says(acts, old, seed);
            LessonProgress again = read(ProgressFiles.of(acts));
            assertThat(again).as("file %d, written and read", seed).isEqualTo(acts);
            says(again.shorter(), old, seed);
            assertThat(again.shorter().shorter())
                    .as("file %d, shorter twice", seed)
                    .isEqualTo(again.shorter());
        }
    }

    private static void says(LessonProgress acts, LessonSummary old, int seed) {
        assertThat(acts.revision()).isEqualTo(3);
        assertThat(acts.place()).as("file %d", seed).isEqualTo(old.place());
        assertThat(acts.finished())
                .as("file %d", seed)
                .isEqualTo(old.finished() || old.place().atEnd());
        assertThat(acts.begun()).as("file %d", seed).isEqualTo(old.begun());
        assertThat(acts.time()).as("file %d", seed).isEqualTo(old.time());
        assertThat(acts.seconds()).as("file %d", seed).isEqualTo(old.seconds());
        assertThat(acts.answers()).as("file %d", seed).containsExactlyInAnyOrderElementsOf(old.answers());
        assertThat(acts.setAside()).as("file %d", seed).containsExactlyInAnyOrderElementsOf(old.setAside());
        assertThat(acts.drafts().stream().map(OlderProgressTest::draft))
                .as("file %d", seed)
                .containsExactlyElementsOf(
                        old.drafts().stream().map(OlderProgressTest::draft).toList());
        assertThat(acts.summary().reopened()).as("file %d", seed).isEqualTo(old.reopened());
    }

    private static String draft(Done done) {
        return done.step() + " " + done.question() + " " + done.act().told();
    }

    /** Makes up what a learner may have come to. */
    private static final class Older {
        private final Random random;
        private final boolean orderly;

        Older(Random random) {
            this.random = random;
            orderly = random.nextBoolean();
        }

        LessonSummary lesson() {
            List<Answered> answers = new ArrayList<>();
            List<Answered> setAside = new ArrayList<>();
            List<Done> drafts = new ArrayList<>();
            Map<String, Integer> reopened = new HashMap<>();
            for (int step = 0; step < random.nextInt(6); step++) {
                Answered answer = answer("s" + step, "now");
                if (random.nextInt(3) > 0) {
                    answers.add(answer);
                }
                if (random.nextInt(3) == 0) {
                    setAside.add(answer("s" + step, "then"));
                }
                boolean known = answers.contains(answer);
                if (known && random.nextInt(4) == 0 && !answer.time().isBefore(BEGUN)) {
                    reopened.put("s" + step, random.nextInt(answer.attempts().size() + 1));
                }
                if (random.nextInt(5) == 0) {
                    drafts.add(Done.of("s" + step, new Act.Answered("d")).about("now"));
                }
            }
            if (orderly) {
                answers.sort(Comparator.comparing(Answered::time));
            }
            boolean atEnd = random.nextInt(4) == 0;
            return new LessonSummary(
                    place(atEnd),
                    atEnd || random.nextBoolean(),
                    BEGUN,
                    BEGUN.plusSeconds(random.nextInt(900)),
                    random.nextInt(5_000),
                    answers,
                    setAside,
                    drafts,
                    reopened);
        }

        private Bookmark place(boolean atEnd) {
            List<String> back = random.nextInt(4) == 0 ? List.of("s1", "s2") : List.of();
            List<String> made = back.isEmpty() ? List.of() : List.of("s1/s2", "s2/s3");
            boolean tries = random.nextInt(3) == 0;
            return new Bookmark(
                    "s" + random.nextInt(6),
                    random.nextInt(9),
                    atEnd,
                    back,
                    made,
                    tries ? List.of("S1", "S4") : List.of());
        }

        private Answered answer(String step, String question) {
            Instant first = BEGUN.plusSeconds(random.nextInt(600) - 300);
            int gap = orderly || random.nextBoolean() ? 5 : -7;
            List<Answered.Attempt> attempts = IntStream.range(0, random.nextInt(5))
                    .mapToObj(i -> new Answered.Attempt(
                            "a" + random.nextInt(3), random.nextBoolean(), first.plusSeconds((long) gap * i)))
                    .toList();
            boolean later = attempts.isEmpty() || random.nextInt(3) == 0;
            Instant time = later
                    ? first.plusSeconds(60)
                    : attempts.get(attempts.size() - 1).time();
            return new Answered(
                    step,
                    question,
                    "choice",
                    random.nextBoolean() ? "G1" : "",
                    random.nextBoolean() ? "en" : "",
                    attempts,
                    random.nextInt(3) * random.nextInt(500),
                    random.nextInt(4) == 0,
                    random.nextInt(90),
                    random.nextBoolean() ? List.of("m1", "m2") : List.of(),
                    random.nextInt(4),
                    time);
        }
    }
}
