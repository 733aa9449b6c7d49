package papan.json;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.JsonObjectReader;
import papan.lesson.Act;
import papan.lesson.Answered;
import papan.lesson.Done;
import papan.lesson.LessonProgress;
import papan.lesson.LessonProgress.Bookmark;
import papan.lesson.LessonSummary;

/** Reads a lesson of {@code progress/1}, where what a learner did is told in sum, not act by act. */
final class OlderProgressReader {
    private final ProgressItems items;

    OlderProgressReader(ProgressItems items) {
        this.items = items;
    }

    /** A step that was begun again after so many answers to its question. */
    private record Reopened(String step, String question, int answers) {}

    Optional<LessonProgress> lesson(JsonObjectReader in) {
        Optional<String> id = in.requiredText("lesson");
        Bookmark place = new Bookmark(
                in.text("step").orElse(""),
                in.whole("cursor", 0, Integer.MAX_VALUE).orElse(0),
                in.flag("atEnd", false),
                in.list("back", in::asText),
                in.list("made", in::asText),
                in.list("moves", in::asText));
        int revision = in.whole("revision", 1, Integer.MAX_VALUE).orElse(1);
        boolean finished = in.flag("finished", false);
        Instant begun = items.time(in, "begun").orElse(Instant.EPOCH);
        Instant time = items.time(in, "time").orElse(begun);
        int seconds = in.whole("seconds", 0, Integer.MAX_VALUE).orElse(0);
        List<Answered> answers = in.list("answers", items.each(this::answer));
        LessonSummary known = new LessonSummary(
                place,
                finished,
                begun,
                time,
                seconds,
                answers,
                in.list("setAside", items.each(this::answer)),
                in.list("drafts", items.each(draft -> draft(draft, time))),
                reopened(in.list("reopened", items.each(this::reopened)), answers));
        return id.map(lesson -> LessonProgress.of(lesson, revision, known));
    }

    private static Map<String, Integer> reopened(List<Reopened> steps, List<Answered> answers) {
        Map<String, Integer> before = new LinkedHashMap<>();
        for (Reopened each : steps) {
            boolean asked = answers.stream()
                    .anyMatch(answer -> answer.step().equals(each.step())
                            && answer.question().equals(each.question()));
            if (asked) {
                before.put(each.step(), each.answers());
            }
        }
        return before;
    }

    private Optional<Reopened> reopened(JsonObjectReader in) {
        Optional<String> step = in.requiredText("step");
        Optional<String> question = in.requiredText("question");
        int answers = in.whole("answers", 0, Answered.MOST).orElse(0);
        return step.isPresent() && question.isPresent()
                ? Optional.of(new Reopened(step.get(), question.get(), answers))
                : Optional.empty();
    }

    private Optional<Done> draft(JsonObjectReader in, Instant time) {
        Optional<String> step = in.requiredText("step");
        Optional<String> question = in.requiredText("question");
        Optional<String> given = in.required("given").flatMap(in::asText);
        return step.isPresent() && question.isPresent() && given.isPresent()
                ? Optional.of(Done.of(step.get(), new Act.Answered(given.get()))
                        .about(question.get())
                        .at(time, 0))
                : Optional.empty();
    }

    private Optional<Answered> answer(JsonObjectReader in) {
        Optional<String> step = in.requiredText("step");
        Optional<String> question = in.requiredText("question");
        Optional<String> type = in.requiredText("type");
        String goal = in.text("goal").orElse("");
        String language = in.text("language").orElse("");
        List<Answered.Attempt> attempts = in.list("attempts", items.each(this::attempt));
        int hints = in.whole("hints", 0, 1000).orElse(0);
        boolean revealed = in.flag("revealed", false);
        int seconds = in.whole("seconds", 0, Integer.MAX_VALUE).orElse(0);
        List<String> misconceptions = in.list("misconceptions", in::asText);
        int confidence = in.whole("confidence", 1, 100).orElse(0);
        Optional<Instant> time = items.time(in, "time");
        if (step.isEmpty() || question.isEmpty() || type.isEmpty() || time.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Answered(
                step.get(),
                question.get(),
                type.get(),
                goal,
                language,
                attempts,
                hints,
                revealed,
                seconds,
                misconceptions,
                confidence,
                time.get()));
    }

    private Optional<Answered.Attempt> attempt(JsonObjectReader in) {
        Optional<String> given = in.required("given").flatMap(in::asText);
        Optional<Instant> time = items.time(in, "time");
        boolean correct = in.flag("correct", false);
        return given.isPresent() && time.isPresent()
                ? Optional.of(new Answered.Attempt(given.get(), correct, time.get()))
                : Optional.empty();
    }
}
