package papan.json.progress;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.JsonOut;
import papan.format.JsonTree;
import papan.format.Problem;
import papan.format.Problems;
import papan.format.Reading;
import papan.format.Shape;
import papan.lesson.learner.Practice;
import papan.lesson.learner.Progress;
import papan.lesson.play.Answered;
import papan.lesson.play.Bookmark;
import papan.lesson.play.Done;
import papan.lesson.play.LessonProgress;
import papan.lesson.play.LessonSummary;

/** Progress files as texts, as they are written and as versions of the program wrote them that kept no acts. */
public final class ProgressFiles {
    /** The endings of what is kept of learners and classes, and what reads it. */
    private static final Map<String, Shape<?>> LISTS =
            Map.of(".plans.json", PlanShape.FILE, ".hands.json", HandsShape.FILE);

    private ProgressFiles() {}

    /** Whether a file of that name is one of a learner, of plans or of hands. */
    public static boolean isKept(String file) {
        return file.endsWith(ProgressFolder.ENDING) || list(file).isPresent();
    }

    private static Optional<Shape<?>> list(String file) {
        return LISTS.entrySet().stream()
                .filter(list -> file.endsWith(list.getKey()))
                .<Shape<?>>map(Map.Entry::getValue)
                .findFirst();
    }

    /** What is said of such a file. */
    public static List<String> said(String text, String file) {
        try {
            Optional<Shape<?>> list = list(file);
            List<Problem> problems = list.isPresent()
                    ? problems(list.get(), text, file)
                    : ProgressShape.KEPT.read(text, file).problems();
            return problems.stream().map(Problem::line).toList();
        } catch (FormatException e) {
            return e.problems().stream().map(Problem::line).toList();
        }
    }

    private static List<Problem> problems(Shape<?> list, String text, String file) throws FormatException {
        Problems problems = new Problems(file);
        list.read(JsonTree.read(text, file), Reading.of(problems));
        return problems.inOrder();
    }

    /** Ana's file with one lesson. */
    public static String of(LessonProgress lesson) {
        return new String(
                ProgressWriter.bytes(new Progress("Ana", Map.of(lesson.lesson(), lesson), Practice.NONE)),
                StandardCharsets.UTF_8);
    }

    /** The same in {@code progress/1}. */
    public static String older(LessonProgress lesson) throws IOException {
        return older("Ana", lesson.lesson(), lesson.revision(), lesson.summary());
    }

    /** A file with one lesson in {@code progress/1}. */
    static String older(String learner, String lesson, int revision, LessonSummary known) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = JsonOut.to(text)) {
            out.writeStartObject();
            out.writeStringField("format", "progress/1");
            out.writeStringField("learner", learner);
            out.writeArrayFieldStart("lessons");
            out.writeStartObject();
            out.writeStringField("lesson", lesson);
            out.writeNumberField("revision", revision);
            place(out, known.place());
            out.writeBooleanField("finished", known.finished());
            out.writeStringField("begun", known.begun().toString());
            out.writeStringField("time", known.time().toString());
            out.writeNumberField("seconds", known.seconds());
            answers(out, "answers", known.answers());
            answers(out, "setAside", known.setAside());
            drafts(out, known.drafts());
            reopened(out, known);
            out.writeEndObject();
            out.writeEndArray();
            out.writeEndObject();
        }
        return text.toString();
    }

    private static void place(JsonGenerator out, Bookmark place) throws IOException {
        out.writeStringField("step", place.step());
        out.writeNumberField("cursor", place.cursor());
        out.writeBooleanField("atEnd", place.atEnd());
        texts(out, "back", place.back());
        texts(out, "made", place.made());
        texts(out, "moves", place.moves());
    }

    private static void answers(JsonGenerator out, String name, List<Answered> answers) throws IOException {
        out.writeArrayFieldStart(name);
        for (Answered answer : answers) {
            out.writeStartObject();
            out.writeStringField("step", answer.step());
            out.writeStringField("type", answer.type());
            out.writeStringField("question", answer.question());
            out.writeStringField("goal", answer.goal());
            out.writeStringField("language", answer.language());
            out.writeArrayFieldStart("attempts");
            for (Answered.Attempt attempt : answer.attempts()) {
                out.writeStartObject();
                out.writeStringField("given", attempt.given());
                out.writeBooleanField("correct", attempt.correct());
                out.writeStringField("time", attempt.time().toString());
                out.writeEndObject();
            }
            out.writeEndArray();
            out.writeNumberField("hints", answer.hints());
            out.writeBooleanField("revealed", answer.revealed());
            out.writeNumberField("seconds", answer.seconds());
            texts(out, "misconceptions", answer.misconceptions());
            if (answer.confidence() > 0) {
                out.writeNumberField("confidence", answer.confidence());
            }
            out.writeStringField("time", answer.time().toString());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void drafts(JsonGenerator out, List<Done> drafts) throws IOException {
        out.writeArrayFieldStart("drafts");
        for (Done draft : drafts) {
            out.writeStartObject();
            out.writeStringField("step", draft.step());
            out.writeStringField("question", draft.question().orElseThrow());
            out.writeStringField("given", draft.act().told().orElseThrow());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void reopened(JsonGenerator out, LessonSummary known) throws IOException {
        out.writeArrayFieldStart("reopened");
        for (Map.Entry<String, Integer> step : known.reopened().entrySet()) {
            Answered answer = known.answers().stream()
                    .filter(each -> each.step().equals(step.getKey()))
                    .findFirst()
                    .orElseThrow();
            out.writeStartObject();
            out.writeStringField("step", step.getKey());
            out.writeStringField("question", answer.question());
            out.writeNumberField("answers", step.getValue());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void texts(JsonGenerator out, String name, List<String> all) throws IOException {
        out.writeArrayFieldStart(name);
        for (String each : all) {
            out.writeString(each);
        }
        out.writeEndArray();
    }
}
